"""Frames the smaller pictures: a night sky, a heading in a nation's colour, titles."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.core.colour import Colour
from render.core.picture import WIDTH
from render.core.sky import Stops, night_page
from render.core.text import clean, printable, shrink
from render.race1969.parts.labels import Labels
from render.race1969.parts.palette import PALETTE
from render.race1969.parts.sprites import badge
from render.race1969.parts.theme import (
    CREAM,
    DUSK,
    HEADING,
    NATION_STYLES,
    NIGHT,
    SIGNAL,
    SKY,
    SMALL,
    STEEL,
    TITLE,
)

HEAD = 128
"""Height of the heading."""
_SKY: Stops = ((0.0, NIGHT), (0.55, SKY), (1.0, DUSK))


def page(height: int) -> Canvas:
    """A night sky of this height."""
    return night_page(PALETTE, height, _SKY, height // 4)


def draw_heading(canvas: Canvas, nation: str, person: str, labels: Labels) -> None:
    """The nation's badge, its name and its player's over a stripe of its colour."""
    canvas.rect(0, 0, WIDTH, HEAD - 10, NIGHT)
    canvas.rect(0, HEAD - 10, WIDTH, 6, NATION_STYLES[nation].colour)
    canvas.rect(0, HEAD - 4, WIDTH, 4, SIGNAL)
    canvas.sprite(22, 17, badge(nation, labels.letter(nation), 84))
    title = labels.nation(nation)
    style = shrink(title, TITLE, 560, 34)
    canvas.text(130, 58 if not printable(person, SMALL.face) else 44, title, style, CREAM)
    canvas.text(132, 92, clean(person), SMALL, STEEL, room=560)


def draw_title(canvas: Canvas, y: int, title: str, colour: Colour = CREAM) -> int:
    """A title in the middle of two rules; returns the y below it."""
    wide = canvas.text(WIDTH // 2, y + 24, title, HEADING, colour, "m", WIDTH - 200)
    half = wide // 2 + 24
    canvas.rect(24, y + 23, WIDTH // 2 - half - 24, 3, colour)
    canvas.rect(WIDTH // 2 + half, y + 23, WIDTH // 2 - half - 24, 3, colour)
    return y + 56
