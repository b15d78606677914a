"""Draws the way of a campaign: over the hills from mission to mission, a flag at each."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.core import art, shapes
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import mix
from render.core.picture import WIDTH
from render.core.shapes import Point
from render.core.text import TextStyle, width
from render.first_martians import theme
from render.first_martians.drawings.scenery import SceneBrush, habitat, hills, rocks, sun
from render.first_martians.drawings.things import thing
from render.first_martians.page import EDGE_GAP, text_block
from render.first_martians.palette import PALETTE

HIGH = 280
"""Height of the landscape in pixels."""
GROUND = mix(theme.RUST_DARK, theme.BASALT, 0.45)
"""The nearest hills, and what is below them."""
START, END = 130, WIDTH - 50
"""The way's stations stand between these columns; the base is left of them."""
FAR, NEAR = 148, 196
"""Stations stand on these rows by turns, the first one on the nearer."""
POLE = 72
"""Height of a flag's pole."""
THING, MOST_THINGS = 66, 6
"""Size of the thing beside a flag, and up to how many stations there is room for things."""
TITLE = theme.LABEL_BOLD
TITLE_HIGH, WIDEST = 66, 330
"""The most pixels that a title's lines take."""
FLAG_WIDE = 60
DASH = 20
"""About the length of the way's dashes, and of the gaps between them."""
NUMBER = TextStyle(theme.FIGURE.face, 36)
_SKY: art.Stops = (
    (0.0, theme.DUSK_DARK),
    (0.3, theme.DUSK),
    (0.5, theme.DUSK_LIGHT),
    (0.6, mix(theme.OCHRE, theme.SAND, 0.4)),
    (1.0, theme.RUST),
)


class StationShown(NamedTuple):
    """A mission: its number in the campaign, its title, whether it was won, a thing of it."""

    number: int
    title: str
    won: bool
    picture: str


def station_feet(stations: int) -> list[tuple[int, int]]:
    """Where so many flags stand, in pixels of the landscape."""
    step = (END - START) // max(1, stations)
    return [(START + step * at + step // 2, FAR if at % 2 else NEAR) for at in range(stations)]


def draw_way(canvas: Canvas, top: int, stations: Sequence[StationShown]) -> None:
    """Draw the landscape below ``top``, and the stations in it."""
    feet = station_feet(len(stations))
    canvas.image.paste(_landscape(len(stations)).convert("RGB"), (0, top))
    room = min(WIDEST, 2 * (END - START) // max(1, len(stations)) - 20)
    for shown, (x, y) in zip(stations, feet, strict=True):
        with_thing = len(stations) <= MOST_THINGS
        _station(canvas, x, top + y, shown, y == NEAR, room, with_thing)


@cached_image
def _landscape(stations: int) -> Image.Image:
    """Dusk over hills, the base, and the way past so many stations, as an indexed image."""
    ground = art.gradient(WIDTH, HIGH, _SKY, PALETTE)
    art.stars(ground, 24, HIGH // 3, "way")
    brush = SceneBrush(ground)
    sun(brush, 1040, 108)
    far = mix(theme.RUST, theme.DUSK_LIGHT, 0.35)
    hills(brush, (112, far), (140, theme.RUST), (178, theme.RUST_DARK), (218, GROUND))
    habitat(brush, 66, NEAR + 8, 84)
    feet: list[Point] = [(108, NEAR + 6), *station_feet(stations), (WIDTH + 40, NEAR - 20)]
    apart = max(other[0] - one[0] for one, other in itertools.pairwise(feet))
    way = shapes.curve(feet, round(apart / DASH))
    for dash in range(0, len(way) - 1, 2):
        brush.line(way[dash : dash + 2], theme.SAND, 7)
    rocks(brush, (1176, 262, 30), (30, 268, 22))
    return PALETTE.map(brush.finish())


@cached_image
def _flag(won: bool) -> Image.Image:
    """A flag on its pole: at half-mast for a lost mission."""
    canvas = art.SpriteCanvas(FLAG_WIDE + 12, POLE + 8)
    canvas.oval(6, POLE + 2, 12, 8, theme.BASALT)
    canvas.box(3, 6, 6, POLE - 4, 3, theme.CREAM)
    canvas.oval(6, 6, 12, 12, theme.AMBER)
    top, right = _flag_top(won), FLAG_WIDE + 12
    points = [(9, top), (right, top), (right - 12, top + 21), (right, top + 42), (9, top + 42)]
    canvas.polygon(points, theme.GO if won else theme.RED)
    return canvas.finish()


def _flag_top(won: bool) -> int:
    return 10 if won else 28


def _station(
    canvas: Canvas, x: int, y: int, shown: StationShown, near: bool, room: int, with_thing: bool
) -> None:
    """A flag that stands at (x, y), and the title on a plate: below a ``near`` one, else above."""
    if with_thing:
        canvas.sprite(x - THING - 6, y - THING + 4, thing(shown.picture, THING))
    top = y - POLE - 4
    canvas.sprite(x - 6, top, _flag(shown.won))
    middle = x + FLAG_WIDE // 2
    canvas.text(middle, top + _flag_top(shown.won) + 21, str(shown.number), NUMBER, theme.INK, "m")
    block = text_block(shown.title, TITLE, room - 24, TITLE_HIGH)
    wide = max(width(line, block.style) for line in block.lines) + 24
    high = block.step * len(block.lines) + 10
    left = min(max(EDGE_GAP, x - wide // 2), WIDTH - EDGE_GAP - wide)
    plate = y + 8 if near else top - 2 - high
    canvas.panel(left, plate, wide, high, 8, theme.BASALT)
    block.write(canvas, left + wide // 2, plate + high // 2, theme.CREAM, "m")
