"""The shapes of the map's spaces, in pixels of its band.

Each ring ends in a rounded curve about the HUB, and the borders between directions lead outwards. A
gentle distortion, the same for all of them, makes borders look like those of a landscape.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.core.cache import cached_image
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.shapes import Point, averaged

X, Y = 600, 406
"""The middle of the HUB."""
HORIZON = 46
"""The upper edge of the land; the sky is above it."""
DIRECTIONS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""Counter-clockwise, as angles go."""
GAP = 2
"""Pixels between a space's edge and what is painted of it."""
FINE = 2
"""The factor by which shapes are drawn larger before they are averaged."""


class Ring(NamedTuple):
    """The outer edge of a ring: its reach to the sides, up and down, and how square it is.

    ``across`` and ``along`` are halves of the widths of the spaces in the north and the south, and
    of those in the east and the west.
    """

    side: int
    up: int
    down: int
    square_up: float
    square_down: float
    across: int
    along: int


RINGS = (
    Ring(104, 48, 48, 7, 7, 96, 40),
    Ring(376, 190, 184, 4.2, 4.2, 124, 66),
    Ring(572, 286, 290, 4, 14, 172, 80),
    Ring(606, Y - HORIZON, 300, 40, 40, 200, 84),
)
"""The HUB, and the rings about it."""


class Cut(NamedTuple):
    """A part of the band: where its upper left corner is, and a mask."""

    left: int
    top: int
    image: Image.Image


def _edge(ring: int, angle: float) -> Point:
    """The point of a ring's edge at an angle of its curve, counter-clockwise from the east."""
    shape = RINGS[ring]
    cos, sin = math.cos(angle), math.sin(angle)
    reach, square = (shape.up, shape.square_up) if sin >= 0 else (shape.down, shape.square_down)
    x = X + math.copysign(shape.side * abs(cos) ** (2 / square), cos)
    return x, Y - math.copysign(reach * abs(sin) ** (2 / square), sin)


def _arc(ring: int, direction: str) -> tuple[float, float]:
    """The angles between which a direction's part of a ring's edge lies."""
    shape = RINGS[ring]

    def corner(upper: bool, steep: bool) -> float:
        reach, square = (shape.up, shape.square_up) if upper else (shape.down, shape.square_down)
        if steep:
            return math.acos((shape.across / shape.side) ** (square / 2))
        return math.asin((shape.along / reach) ** (square / 2))

    high, low = (
        (corner(True, False), corner(True, True)),
        (corner(False, False), corner(False, True)),
    )
    turn = 2 * math.pi
    corners = (
        -low[0],
        high[0],
        high[1],
        math.pi - high[1],
        math.pi - high[0],
        math.pi + low[0],
        math.pi + low[1],
        turn - low[1],
        turn - low[0],
    )
    at = DIRECTIONS.index(direction)
    return corners[at], corners[at + 1]


def _moved(point: Point) -> Point:
    """A point after the distortion, which leaves the HUB and the band's edges where they are."""
    x, y = point
    near = max(abs(x - X) / RINGS[0].side, abs(y - Y) / RINGS[0].up)
    share = min(1.0, max(0.0, near - 1.0))
    x += share * 7 * math.sin(y / 37 + 1.3)
    y += share * 5 * math.sin(x / 47 + y / 90 + 0.7)
    return x, y


def outline(ring: int, direction: str) -> list[Point]:
    """The corners of a space, counter-clockwise; those of its outer edge come first."""
    points: list[Point] = []
    for each, back in ((ring, False), (ring - 1, True)):
        start, end = _arc(each, direction)
        if back:
            start, end = end, start
        points += [_edge(each, start + (end - start) * i / 40) for i in range(41)]
    across = [points[40], points[41]], [points[-1], points[0]]
    first, second = ([_between(a, b, i / 10) for i in range(1, 10)] for a, b in across)
    return [_moved(each) for each in (*points[:41], *first, *points[41:], *second)]


def outer_edge(ring: int, direction: str) -> list[Point]:
    """The edge between a space and the ring outside."""
    return outline(ring, direction)[2:39]


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


@cached_image
def space_mask(ring: int, direction: str, inset: int = GAP) -> Cut:
    """A space as a mask, ``inset`` pixels smaller at each edge."""
    points = outline(ring, direction)
    margin = max(0, -inset) + 1
    left = max(0, math.floor(min(x for x, _ in points)) - margin)
    top = max(0, math.floor(min(y for _, y in points)) - margin)
    right = min(WIDTH, math.ceil(max(x for x, _ in points)) + margin)
    low = min(MAX_HEIGHT, math.ceil(max(y for _, y in points)) + margin)
    image = Image.new("L", ((right - left) * FINE, (low - top) * FINE))
    draw = ImageDraw.Draw(image)
    scaled = [((x - left) * FINE, (y - top) * FINE) for x, y in points]
    draw.polygon(scaled, fill=255)
    if inset:
        paint = 0 if inset > 0 else 255
        wide = 2 * abs(inset) * FINE
        draw.line([*scaled, *scaled[:2]], fill=paint, width=wide, joint="curve")
    return Cut(left, top, averaged(image, FINE))


class Place(NamedTuple):
    """What stands where on a space: its sign from (left, top), as wide as ``room``.

    ``stand`` is where pawns stand, and where ways lead to.
    """

    left: int
    top: int
    room: int
    stand: tuple[int, int]


PLACES = {
    "r1-n": Place(490, 224, 222, (664, 328)),
    "r1-ne": Place(730, 232, 214, (890, 322)),
    "r1-e": Place(712, 364, 264, (924, 424)),
    "r1-se": Place(722, 468, 214, (884, 534)),
    "r1-s": Place(490, 464, 222, (664, 556)),
    "r1-sw": Place(270, 468, 206, (436, 536)),
    "r1-w": Place(232, 364, 264, (448, 424)),
    "r1-nw": Place(264, 232, 218, (446, 322)),
    "r2-n": Place(444, 135, 304, (700, 186)),
    "r2-ne": Place(778, 144, 280, (1034, 280)),
    "r2-e": Place(982, 350, 210, (1104, 436)),
    "r2-se": Place(790, 600, 330, (1064, 546)),
    "r2-s": Place(444, 602, 304, (706, 662)),
    "r2-sw": Place(80, 600, 340, (136, 546)),
    "r2-w": Place(14, 350, 208, (96, 436)),
    "r2-nw": Place(160, 144, 270, (166, 280)),
    "r3-n": Place(412, 50, 384, (744, 90)),
    "r3-ne": Place(808, 54, 380, (1146, 168)),
    "r3-nw": Place(12, 54, 380, (54, 168)),
}
