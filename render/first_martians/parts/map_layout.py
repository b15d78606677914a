"""Positions of the map's spaces: three rings of sectors about the HUB, in pixels of the band.

A sector at a corner is an L about the ring inside, so that sectors share an edge on the picture
where the rules say that spaces are neighbours.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.core import shapes
from render.core.cache import cached_image
from render.core.picture import MAX_HEIGHT, WIDTH

XS = (12, 136, 316, 506, 694, 884, 1064, 1188)
YS = (14, 122, 234, 346, 462, 574, 686)
"""Edges of the spaces, from left to right and from top to bottom."""
HUB_BOX = (XS[3], YS[3], XS[4], YS[4])
RADII = {0: 26, 1: 44, 2: 70, 3: 90}
"""Radii of the corners, by ring; 0 is the HUB."""
GAP = 3
"""Pixels between a sector's edge and what is painted of it."""


class Box(NamedTuple):
    """A rectangle: left, top, right, low."""

    left: int
    top: int
    right: int
    low: int


def ring_box(ring: int) -> Box:
    """The outer edge of a ring; 0 is the HUB. That of the third goes on below the picture."""
    low = YS[min(4 + ring, 6)] if ring < 3 else YS[6] + 200
    return Box(XS[3 - ring], YS[3 - ring], XS[4 + ring], low)


def text_box(ring: int, direction: str) -> Box:
    """The box of a sector's words, in pixels of the band."""
    outer, inner = ring_box(ring), ring_box(ring - 1)
    left, right = _span(direction, "w", "e", (outer.left, XS[3], XS[4], outer.right))
    if direction in ("w", "e"):
        left, right = (outer.left, inner.left) if direction == "w" else (inner.right, outer.right)
    if "n" in direction:
        return Box(left, outer.top, right, inner.top)
    if "s" in direction:
        return Box(left, inner.low, right, outer.low)
    return Box(left, YS[3], right, YS[4])


def _span(direction: str, low: str, high: str, edges: tuple[int, int, int, int]) -> tuple[int, int]:
    if low in direction:
        return edges[0], edges[1]
    if high in direction:
        return edges[2], edges[3]
    return edges[1], edges[2]


@cached_image
def sector(ring: int, direction: str, inset: int = GAP) -> Image.Image:
    """A sector as a mask of a whole band, ``inset`` pixels smaller at each edge."""
    outer, inner = ring_box(ring), ring_box(ring - 1)
    box = text_box(ring, direction)
    mask = Image.new("L", (WIDTH, MAX_HEIGHT))
    draw = ImageDraw.Draw(mask)

    def fill(left: int, top: int, right: int, low: int) -> None:
        if right > left and low > top:
            draw.rectangle((left, top, right - 1, low - 1), fill=255)

    fill(box.left + inset, box.top + inset, box.right - inset, box.low - inset)
    if len(direction) == 2:
        # The leg of the L, and the corner that the inner ring's round edge leaves open.
        across = (outer.left, inner.left) if "w" in direction else (inner.right, outer.right)
        down = (outer.top, YS[3]) if "n" in direction else (YS[4], outer.low)
        fill(across[0] + inset, down[0] + inset, across[1] - inset, down[1] - inset)
        if ring > 1:
            reach = RADII[ring - 1]
            x = inner.left if "w" in direction else inner.right - reach
            y = inner.top if "n" in direction else inner.low - reach
            fill(x - inset - 1, y - inset - 1, x + reach + inset + 1, y + reach + inset + 1)
    mask = ImageChops.multiply(mask, _rounded(outer, RADII[ring], -inset))
    if ring > 1:
        hole = _rounded(inner, RADII[ring - 1], inset)
        mask = ImageChops.multiply(mask, ImageChops.invert(hole))
    return mask


def _rounded(box: Box, radius: int, grow: int) -> Image.Image:
    """A rounded rectangle, grown by some pixels, as a mask of a whole band."""
    mask = Image.new("L", (WIDTH, MAX_HEIGHT))
    left, top, right, low = box.left - grow, box.top - grow, box.right + grow, box.low + grow
    mask.paste(shapes.rounded(right - left, low - top, max(1, radius + grow)), (left, top))
    return mask
