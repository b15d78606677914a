"""Draws the map: the land about the HUB, what was found there, and who is on the way.

A space that isn't explored lies under haze, brighter where somebody could explore it now; an
explored one shows its region's land. Each has a sign with its code and the pawns that an action
there takes, and a plate with its region's name and terrain.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from render.core import shapes
from render.core.art import gradient
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, mix
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.shapes import Point
from render.core.text import FIGURES_BOLD, TextStyle, width
from render.first_martians import theme
from render.first_martians.drawings.icons import icon
from render.first_martians.drawings.pawns import draw_pawn
from render.first_martians.drawings.things import thing
from render.first_martians.map.shape import (
    HORIZON,
    PLACES,
    RINGS,
    Place,
    X,
    Y,
    outer_edge,
    space_mask,
)
from render.first_martians.map.terrain import (
    LandBrush,
    closed_land,
    mountains,
    region_land,
    unexplored_land,
)
from render.first_martians.page import fitted, ridge, write
from render.first_martians.palette import PALETTE
from render.first_martians.plan.stack_shown import PawnShown


class SpaceShown(NamedTuple):
    """A space: its code, its region's name, which may be too long for the map, and what lies there.

    ``pawns`` is how many an action there takes by the viewer's way of fewest pawns, 0 where no way
    is known. ``known``: whether its region was seen but isn't explored. ``walled``: whether no way
    leads from it to the ring outside. ``finds`` is the number of objective tokens, ``standing``
    that of projects. ``mark`` is its place among the marked spaces from 1 on, or 0.
    """

    id: str
    ring: int
    direction: str
    code: str
    closed: bool
    explored: bool
    known: bool
    name: str
    short: str
    region: str
    terrain: tuple[str, ...]
    walled: bool
    samples: int
    finds: int
    standing: int
    pawns: int
    mark: int


class TripShown(NamedTuple):
    """A stack of the plan that leads outside: its way, its pawns, its rover or none."""

    way: tuple[str, ...]
    pawns: tuple[PawnShown, ...]
    rover: str


class MapShown(NamedTuple):
    """The map's values.

    ``way`` are the marked spaces if they are a way from the HUB. ``trips`` are what the plan leads
    outside, ``rovers`` those that stay at the HUB, with whether they are blocked. ``regions`` (by
    ring) and ``pois`` count the face-down regions and points of interest, ``unseen`` is the title
    of these.
    """

    spaces: tuple[SpaceShown, ...]
    way: tuple[str, ...]
    trips: tuple[TripShown, ...]
    rovers: tuple[tuple[str, bool], ...]
    hub: str
    regions: tuple[int, ...]
    pois: int
    unseen: str


BORDER = theme.RUST_DARK
"""The borders between spaces."""
HUB_WIDE, HUB_HIGH = 2 * RINGS[0].side, 2 * RINGS[0].up
SKY = ((0.0, theme.DUSK_DARK), (0.6, theme.DUSK), (1.0, mix(theme.DUSK_LIGHT, theme.DUSK, 0.4)))
CODE_HIGH, NAME_HIGH = 42, 38
"""Heights of a sign's lines: the code, and the region's name."""
CODE, NAME = TextStyle(FIGURES_BOLD, 38), TextStyle(FIGURES_BOLD, 36)
PIP, SIGN = 28, 34
"""Sizes of a pawn that an action takes, and of a sign of terrain."""
MOST_PIPS = 4
"""The most pawns that are drawn one by one; more are a figure."""
PAWN, THING = 52, 42
"""Sizes of a pawn that was laid, and of a thing that lies in a region."""


def draw_map(shown: MapShown) -> Canvas:
    canvas = Canvas(_ground().convert("RGB"))
    for each in shown.spaces:
        _land(canvas, each)
    for each in shown.spaces:
        if each.walled:
            _wall(canvas, each)
        if each.mark:
            _frame(canvas, each)
    for trip in shown.trips:
        _way(canvas, trip.way, theme.CREAM, 8)
    if shown.way:
        _way(canvas, shown.way, theme.AMBER, 11)
    _hub(canvas, shown)
    for each in shown.spaces:
        place = PLACES.get(each.id)
        if place is not None and not each.closed:
            _sign(canvas, place, each)
    for trip in shown.trips:
        _trip(canvas, trip)
    _legend(canvas, shown)
    return canvas


@cached_image
def _ground() -> Image.Image:
    """The sky, and what is between the spaces, as an indexed image."""
    canvas = Canvas.blank(WIDTH, MAX_HEIGHT, BORDER)
    canvas.image.paste(gradient(WIDTH, HORIZON + 20, SKY, PALETTE), (0, 0))
    for reach, share in ((120, 0.25), (76, 0.5), (40, 1.0)):
        canvas.disc(560, HORIZON - 6, reach, mix(theme.DUSK_LIGHT, theme.CREAM, 0.7), share)
    sky = Canvas(canvas.image.crop((0, 0, WIDTH, HORIZON + 40)))
    ridge(sky, HORIZON + 4, 1, theme.RUST)
    canvas.image.paste(sky.image, (0, 0))
    canvas.rect(0, HORIZON + 40, WIDTH, MAX_HEIGHT, BORDER)
    for left in (0, WIDTH - 70):
        land = mountains(left, HORIZON + 180, 70, MAX_HEIGHT - HORIZON - 180)
        canvas.image.paste(land, (left, HORIZON + 180))
    return PALETTE.map(canvas.image)


def _land(canvas: Canvas, each: SpaceShown) -> None:
    if each.closed:
        land = closed_land(each.ring, each.direction)
    elif each.explored:
        land = region_land(each.ring, each.direction, each.region)
    else:
        land = unexplored_land(each.ring, each.direction, each.region, each.pawns > 0)
    mask = space_mask(each.ring, each.direction)
    canvas.image.paste(land.image.convert("RGB"), (land.left, land.top), mask.image)


def _frame(canvas: Canvas, each: SpaceShown) -> None:
    """A bright edge about a marked space."""
    whole, inner = (space_mask(each.ring, each.direction, inset) for inset in (0, 7))
    edge = whole.image.copy()
    edge.paste(0, (inner.left - whole.left, inner.top - whole.top), inner.image)
    canvas.mask(whole.left, whole.top, edge, theme.AMBER)


def _wall(canvas: Canvas, each: SpaceShown) -> None:
    """Steep rock at the outer edge of a region that no way leads over."""
    points = outer_edge(each.ring, each.direction)
    canvas.path([(x, y + 4) for x, y in points], theme.BASALT, 12)
    canvas.path(points, mix(theme.QUIET, theme.RUST_DARK, 0.35), 9)


def _stand(name: str) -> Point:
    return PLACES[name].stand if name in PLACES else (X, Y)


def _way(canvas: Canvas, way: Sequence[str], colour: Colour, thick: int) -> None:
    """A track of dashes from the HUB through the spaces to the last of them."""
    points = shapes.curve([(X, Y), *map(_stand, way)], 14)
    for dash in _dashes(points, 20, 13):
        canvas.path([(x, y + 2) for x, y in dash], theme.BASALT, thick + 4)
    for dash in _dashes(points, 20, 13):
        canvas.path(dash, colour, thick)
    x, y = round(points[-1][0]), round(points[-1][1])
    canvas.disc(x, y, 3 * thick + 8, theme.BASALT)
    canvas.disc(x, y, 3 * thick, colour)


def _dashes(points: Sequence[Point], length: float, gap: float) -> list[list[Point]]:
    """Parts of a line through points, in turns drawn and left out."""
    found: list[list[Point]] = []
    left, drawn = length, True
    dash = [points[0]]
    for one, other in pairwise(points):
        far = math.dist(one, other)
        gone = 0.0
        while far - gone > left:
            gone += left
            at = (
                one[0] + (other[0] - one[0]) * gone / far,
                one[1] + (other[1] - one[1]) * gone / far,
            )
            if drawn:
                found.append([*dash, at])
            dash, drawn = [at], not drawn
            left = length if drawn else gap
        left -= far - gone
        dash.append(other)
    return found


@cached_image
def hub_base(wide: int, high: int) -> Image.Image:
    """The base: its domes, tubes between them, and the door of the garage."""
    brush = LandBrush(0, 0, wide, high, mix(theme.RUST_DARK, theme.BASALT, 0.35))
    metal, shade = mix(theme.CREAM, theme.QUIET, 0.25), mix(theme.QUIET, theme.BASALT, 0.3)
    low = high - 14
    brush.shape([(0, low - 8), (wide, low - 8), (wide, high), (0, high)], theme.RUST_DARK)
    brush.line([(20, low - 6), (wide - 20, low - 6)], shade, 12)
    for x, reach, tall in ((46, 32, 30), (wide - 50, 36, 34), (wide / 2, 48, 42)):
        brush.oval(x, low, reach, tall, metal)
        brush.shape(
            [
                (x + reach * 0.3, low),
                *(
                    (x + reach * math.cos(a), low - tall * math.sin(a))
                    for a in [math.pi / 2 * (1 - i / 12) * 0.9 for i in range(13)]
                ),
            ],
            shade,
        )
        for at in (-0.45, -0.05):
            brush.oval(x + reach * at, low - tall * 0.42, 4.5, 4.5, theme.AMBER)
    brush.shape([(0, low), (wide, low), (wide, high), (0, high)], theme.RUST_DARK)
    brush.line([(0, low), (wide, low)], theme.OCHRE, 3)
    brush.line([(wide - 24, low - 30), (wide - 24, 16)], theme.QUIET, 3)
    brush.oval(wide - 24, 14, 4, 4, theme.RED)
    return PALETTE.map(brush.finish())


def _hub(canvas: Canvas, shown: MapShown) -> None:
    """The base in the middle, with the rovers that stay there."""
    left, top = X - HUB_WIDE // 2, Y - HUB_HIGH // 2
    mask = shapes.rounded(HUB_WIDE, HUB_HIGH, 34)
    canvas.mask(left - 5, top - 5, shapes.rounded(HUB_WIDE + 10, HUB_HIGH + 10, 38), theme.OCHRE)
    canvas.image.paste(hub_base(HUB_WIDE, HUB_HIGH).convert("RGB"), (left, top), mask)
    canvas.text(X, top + 21, shown.hub, theme.NAME_BIG, theme.CREAM, "m")
    for at, (rover, blocked) in enumerate(shown.rovers):
        x = left + 16 + at * (HUB_WIDE - 32 - 56)
        canvas.sprite(x, top + HUB_HIGH - 58, thing(rover, 56))
        if blocked:
            canvas.disc(x + 46, top + HUB_HIGH - 52, 30, theme.CREAM)
            canvas.mask(x + 33, top + HUB_HIGH - 65, icon("blocked", 26), theme.RED)


def _sign(canvas: Canvas, place: Place, each: SpaceShown) -> None:
    """A space's sign: code and pawns; its name with its terrain; what lies there.

    All of it stands on one row if there is room. Else the name stands below the code, and each kind
    of things beside the code, else beside the name, else below.
    """
    x, y, end = place.left, place.top, place.left + place.room
    wide = _code(canvas, x, y, each)
    rows = [(x + wide, y), (x, y + CODE_HIGH)]
    if each.name:
        name, name_wide = _name(each, place.room)
        things = sum(_thing_wide(count) + 4 for _, count in _kinds(each))
        if wide + name_wide + 4 + things <= place.room:
            _plate(canvas, x + wide + 4, y, name_wide, CODE_HIGH, name, each)
            rows[0] = (x + wide + 4 + name_wide, y)
        else:
            _plate(canvas, x, y + CODE_HIGH, name_wide, NAME_HIGH, name, each)
            rows[1:] = [(x + name_wide, y + CODE_HIGH - 2), (x, y + CODE_HIGH + NAME_HIGH)]
    elif each.pawns:
        question_token(canvas, *place.stand)
    for kind, count in _kinds(each):
        taken = _thing_wide(count)
        fits = [at for at, (left, _) in enumerate(rows) if left + 4 + taken <= end]
        at = fits[0] if fits else -1
        left, top = rows[at]
        _thing(canvas, left + 4, top, kind, count)
        rows[at] = (left + taken, top)


def _code(canvas: Canvas, x: int, y: int, each: SpaceShown) -> int:
    """The code with the pawns that an action takes; returns the width."""
    pips = each.pawns if each.pawns <= MOST_PIPS else 1
    figure = "" if each.pawns <= MOST_PIPS else str(each.pawns)
    bright = each.explored or each.pawns
    wide = 22 + width(each.code, CODE) + (6 + (PIP - 4) * pips if pips else 0)
    wide += width(figure, CODE) + 6 if figure else 0
    canvas.panel(x, y, wide, CODE_HIGH, 10, theme.PANEL)
    middle = y + CODE_HIGH // 2
    ink = theme.CREAM if bright else theme.QUIET
    at = x + 12 + canvas.text(x + 12, middle, each.code, CODE, ink) + 4
    for _ in range(pips):
        canvas.mask(at, middle - PIP // 2, icon("pawn", PIP), theme.AMBER)
        at += PIP - 4
    if figure:
        canvas.text(at + 6, middle, figure, CODE, theme.AMBER)
    return wide


def _plate(
    canvas: Canvas, x: int, y: int, wide: int, high: int, name: str, each: SpaceShown
) -> None:
    """A region's name, and after it the signs of its terrain."""
    canvas.panel(x, y, wide, high, 10, theme.CREAM if each.explored else theme.QUIET)
    middle = y + high // 2
    signs = (SIGN + 4) * len(each.terrain)
    write(canvas, x + 10, middle, name, NAME, theme.INK, wide - signs - 16)
    at = x + wide - signs - 4
    for sign in each.terrain:
        canvas.mask(at, middle - SIGN // 2, icon(sign, SIGN), theme.BLOOD)
        at += SIGN + 4


def _name(each: SpaceShown, room: int) -> tuple[str, int]:
    """The name that fits, and the width of its plate."""
    left = name_room(room, each.terrain)
    name = each.name if width(each.name, NAME) <= left else each.short
    return name, room - left + min(left, width(name, fitted(name, NAME, left)))


def name_room(room: int, terrain: Sequence[str]) -> int:
    """The pixels that a plate leaves for its name beside the signs of its terrain."""
    return room - 20 - (SIGN + 4) * len(terrain)


def question_token(canvas: Canvas, x: int, y: int) -> None:
    """A token for what nobody knows yet, where somebody could go now."""
    canvas.disc(x, y, 66, theme.AMBER, 0.35)
    canvas.disc(x, y, 54, theme.PANEL)
    canvas.ring(x, y, 54, theme.AMBER, 3)
    canvas.text(x, y, "?", theme.FIGURE_BIG, theme.AMBER, "m")


def _kinds(each: SpaceShown) -> tuple[tuple[str, int], ...]:
    kinds = (("sample", each.samples), ("find", each.finds), ("standing", each.standing))
    return tuple((name, count) for name, count in kinds if count)


def _thing_wide(count: int) -> int:
    return THING + 3 + (width(str(count), CODE) + 8 if count > 1 else 0)


def _thing(canvas: Canvas, x: int, y: int, kind: str, count: int) -> None:
    """What lies in a region or stands there, with its number."""
    canvas.sprite(x, y, thing(kind, THING))
    if count > 1:
        canvas.panel(x + THING - 5, y + 6, width(str(count), CODE) + 10, 34, 9, theme.PANEL)
        canvas.text(x + THING, y + 23, str(count), CODE, theme.CREAM)


def _trip(canvas: Canvas, trip: TripShown) -> None:
    """The pawns of a stack where it works, and its rover."""
    x, y = map(round, _stand(trip.way[-1]))
    step = PAWN - 10
    wide = step * len(trip.pawns) + (64 if trip.rover else 10)
    left = max(10, min(x - wide // 2, WIDTH - 10 - wide))
    for at, pawn in enumerate(trip.pawns):
        draw_pawn(canvas, left + at * step, y - PAWN // 2, PAWN, pawn)
    if trip.rover:
        canvas.sprite(left + step * len(trip.pawns) + 8, y - 32, thing(trip.rover, 60))


def _legend(canvas: Canvas, shown: MapShown) -> None:
    """How many regions of each ring and points of interest are unseen."""
    middle = HORIZON // 2
    right = WIDTH - 16
    right -= canvas.text(right, middle, f"×{shown.pois}", CODE, theme.CREAM, "r") + 40
    canvas.mask(right, middle - 17, icon("poi", 34), theme.AMBER)
    right -= 26
    for ring, count in reversed(tuple(enumerate(shown.regions, 1))):
        right -= canvas.text(right, middle, f"×{count}", CODE, theme.CREAM, "r") + 42
        canvas.panel(right, middle - 18, 36, 37, 9, theme.GROUNDS[min(ring, 3)])
        canvas.text(right + 18, middle, str(ring), CODE, theme.INK, "m")
        right -= 22
    write(canvas, right, middle, shown.unseen, NAME, theme.CREAM, 220, "r")
