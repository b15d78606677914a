"""The page that each picture begins with, and what is drawn on many."""

from __future__ import annotations

from typing import NamedTuple

from render.core.art import Stops, night_page
from render.core.canvas import Canvas
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.text import printable
from render.space1999 import theme
from render.space1999.palette import PALETTE
from render.space1999.sprites import badge

HEAD = 112
"""Height of the heading in pixels."""
_SKY: Stops = ((0.0, theme.VOID), (0.5, theme.DEEP), (1.0, theme.VOID))


def page() -> Canvas:
    """A canvas as high as a band may be, with a dark sky."""
    return night_page(PALETTE, MAX_HEIGHT, _SKY, MAX_HEIGHT // 6)


def draw_strip(canvas: Canvas, y: int, height: int) -> None:
    """A cream strip across the picture, with a light upper and a dark lower edge."""
    canvas.rect(0, y, WIDTH, height, theme.SHELL)
    canvas.rect(0, y, WIDTH, 4, theme.SHELL_LIGHT)
    canvas.rect(0, y + height - 6, WIDTH, 6, theme.SHELL_DARK)


def draw_console(canvas: Canvas, x: int) -> None:
    """A cream console from ``x`` to the right edge, as high as a band may be."""
    canvas.rect(x, 0, WIDTH - x, MAX_HEIGHT, theme.SHELL)
    canvas.rect(x, 0, 4, MAX_HEIGHT, theme.SHELL_LIGHT)
    canvas.rect(WIDTH - 4, 0, 4, MAX_HEIGHT, theme.SHELL_DARK)


def draw_recess(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """A dark panel with round corners, for figures."""
    canvas.panel(x, y, width, height, 14, theme.SCREEN)
    canvas.frame(x, y, width, height, 14, theme.SCREEN_LIGHT, 3)


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
    canvas.rect(0, HEAD - 14, WIDTH, 8, theme.SECTOR_STYLES[sector].colour)
    canvas.disc(62, 49, 86, theme.INK)
    canvas.sprite(28, 15, badge(sector, 68))
    wide = 0
    if aside:
        wide = canvas.write(WIDTH - 30, 49, aside, theme.HEADING, theme.INK, 460, "r") + 30
    room = WIDTH - 156 - wide
    named = bool(printable(person, theme.SMALL.face))
    canvas.write(124, 32 if named else 49, title, theme.HEADING, theme.INK, room)
    canvas.text(125, 75, person, theme.SMALL, theme.INK, room=room)
