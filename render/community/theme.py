"""Colours, letters and the heading that the pictures of competitions share."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.core.palette import Palette, mix, rgb
from render.core.picture import WIDTH
from render.core.text import JOST, JOST_BOLD, TextStyle, printable

SKY, PAPER, INK, QUIET = rgb("0d1630"), rgb("16244a"), rgb("f4f6fb"), rgb("a9b6d6")
GOLD = rgb("ffcf5c")
TITLE, SUBTITLE = TextStyle(JOST_BOLD, 46), TextStyle(JOST, 30)
MARGIN = 24


def palette(*more: tuple[int, int, int]) -> Palette:
    """The colours of a picture that has ``more`` than those of all, with the steps between."""
    inks = (SKY, PAPER, INK, QUIET, GOLD, *more)
    return Palette(
        dict.fromkeys(
            mix(paper, ink, step / 6) for paper in (SKY, PAPER) for ink in inks for step in range(7)
        )
    )


def write_heading(canvas: Canvas, title: str, subtitle: str) -> None:
    """Write the name of the competition, and how far it is."""
    canvas.write(MARGIN, 42, printable(title, JOST_BOLD), TITLE, GOLD, 720)
    canvas.write(WIDTH - MARGIN, 42, subtitle, SUBTITLE, QUIET, 400, "r")
