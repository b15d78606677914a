"""The page that each picture begins with, and what is drawn on many."""

from __future__ import annotations

from typing import NamedTuple

from render.core.art import Stops, night_page
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.text import printable, shrink
from render.space1999.palette import PALETTE
from render.space1999.sprites import badge
from render.space1999.theme import (
    DEEP,
    HEADING,
    INK,
    SCREEN,
    SCREEN_LIGHT,
    SECTOR_STYLES,
    SHELL,
    SHELL_DARK,
    SHELL_LIGHT,
    SMALL,
    SMALLEST,
    VOID,
)

HEAD = 112
"""Height of the heading in pixels."""


_SKY: Stops = ((0.0, VOID), (0.5, DEEP), (1.0, VOID))


def page() -> Canvas:
    """A canvas as high as a band may be, with a dark sky."""
    return night_page(PALETTE, MAX_HEIGHT, _SKY, MAX_HEIGHT // 6)


def draw_strip(canvas: Canvas, y: int, height: int) -> None:
    """A cream strip across the picture, with a light upper and a dark lower edge."""
    canvas.rect(0, y, WIDTH, height, SHELL)
    canvas.rect(0, y, WIDTH, 4, SHELL_LIGHT)
    canvas.rect(0, y + height - 6, WIDTH, 6, SHELL_DARK)


def draw_console(canvas: Canvas, x: int) -> None:
    """A cream console from ``x`` to the right edge, as high as a band may be."""
    canvas.rect(x, 0, WIDTH - x, MAX_HEIGHT, SHELL)
    canvas.rect(x, 0, 4, MAX_HEIGHT, SHELL_LIGHT)
    canvas.rect(WIDTH - 4, 0, 4, MAX_HEIGHT, SHELL_DARK)


def draw_recess(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """A dark panel with round corners, for figures."""
    canvas.panel(x, y, width, height, 14, SCREEN)
    canvas.frame(x, y, width, height, 14, SCREEN_LIGHT, 3)


class HeadingShown(NamedTuple):
    """A seat's sector, a title, its player's name (cleaned), and what is written on the right."""

    sector: str
    title: str
    person: str
    aside: str = ""


def draw_heading(canvas: Canvas, shown: HeadingShown) -> None:
    """The seat's badge, the title above the player's name, and what is written on the right."""
    sector, title, person, aside = shown
    draw_strip(canvas, 0, HEAD)
    canvas.rect(0, HEAD - 14, WIDTH, 8, SECTOR_STYLES[sector].colour)
    canvas.disc(62, 49, 86, INK)
    canvas.sprite(28, 15, badge(sector, 68))
    wide = 0
    if aside:
        style = shrink(aside, HEADING, 460, SMALLEST)
        wide = canvas.text(WIDTH - 30, 49, aside, style, INK, "r", 460) + 30
    room = WIDTH - 156 - wide
    named = bool(printable(person, SMALL.face))
    style = shrink(title, HEADING, room, SMALLEST)
    canvas.text(124, 32 if named else 49, title, style, INK, room=room)
    canvas.text(125, 75, person, SMALL, INK, room=room)
