"""Frames the pictures: a dark sky, cream strips, a seat's heading, dark recesses."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.core.picture import WIDTH
from render.core.sky import Stops, night_page
from render.core.text import clean, printable, shrink
from render.space1999.parts.sprites import badge
from render.space1999.parts.theme import (
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

HEAD = 118
"""Height of the heading."""
_SKY: Stops = ((0.0, VOID), (0.5, DEEP), (1.0, VOID))


def page(height: int) -> Canvas:
    """A dark sky of this height."""
    return night_page(height, _SKY, height // 6)


def draw_strip(canvas: Canvas, y: int, height: int) -> None:
    """A cream strip across the picture, with a light upper and a dark lower edge."""
    canvas.rect(0, y, WIDTH, height, SHELL)
    canvas.rect(0, y, WIDTH, 4, SHELL_LIGHT)
    canvas.rect(0, y + height - 6, WIDTH, 6, SHELL_DARK)


def draw_recess(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """A dark recess with round corners, for figures."""
    canvas.panel(x, y, width, height, 14, SCREEN)
    canvas.frame(x, y, width, height, 14, SCREEN_LIGHT, 3)


def draw_heading(canvas: Canvas, sector: str, title: str, person: str, aside: str = "") -> None:
    """The seat's badge, a title, its player's name, and ``aside`` on the right."""
    draw_strip(canvas, 0, HEAD)
    canvas.rect(0, HEAD - 14, WIDTH, 8, SECTOR_STYLES[sector].colour)
    canvas.disc(64, 52, 88, INK)
    canvas.sprite(30, 18, badge(sector, 68))
    wide = 0
    if aside:
        style = shrink(aside, HEADING, 420, SMALLEST)
        wide = canvas.text(WIDTH - 30, 52, aside, style, INK, "r", 420) + 30
    room = WIDTH - 160 - wide
    named = bool(printable(person, SMALL.face))
    style = shrink(title, HEADING, room, SMALLEST)
    canvas.text(126, 36 if named else 52, title, style, INK, room=room)
    canvas.text(127, 78, clean(person), SMALL, INK, room=room)
