"""Draws the top of the nations' band: the phase, the first player, the calendar of years."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH
from render.core.typography.text import shrink
from render.race1969.art.icons import icon
from render.race1969.art.sprites import badge
from render.race1969.parts.nations_band.nations_shown import CALENDAR, Nations
from render.race1969.parts.theme import (
    CREAM,
    FIGURE,
    HEADING,
    INK,
    LABEL,
    LABEL_BOLD,
    NAME_BOLD,
    NIGHT,
    PANEL,
    PANEL_LIGHT,
    SIGNAL,
    SMALLEST,
    STEEL,
)

LEFT, STEP, HEIGHT = 286, 130, 80
"""Left edge of the years, the most pixels from one to the next, and their height."""


def draw_calendar(canvas: Canvas, shown: Nations) -> None:
    """The phase, the first player, and the years with income and the limit of trades."""
    style = shrink(shown.phase, HEADING, LEFT - 34, SMALLEST)
    canvas.text(18, CALENDAR + 20, shown.phase, style, CREAM, room=LEFT - 34)
    wide = canvas.text(18, CALENDAR + 60, shown.first_title, LABEL, STEEL, room=LEFT - 88)
    nation = shown.rows[shown.first].nation
    canvas.sprite(30 + wide, CALENDAR + 41, badge(nation, shown.labels.letter(nation), 38))
    step = min(STEP, (WIDTH - LEFT - 6) // len(shown.years))
    for i, (year, income, limit) in enumerate(shown.years):
        x, y, width = LEFT + i * step, CALENDAR, step - 8
        ground, ink = PANEL_LIGHT, CREAM
        if i == shown.now:
            ground, ink = SIGNAL, INK
        elif i < shown.now:
            ground, ink = mix(NIGHT, PANEL, 0.6), mix(STEEL, PANEL, 0.3)
        canvas.panel(x, y, width, HEIGHT, 12, ground)
        canvas.text(x + width // 2, y + 22, str(year), NAME_BOLD, ink, "m", width - 8)
        wide = canvas.text(x + 10, y + 58, str(income), FIGURE, ink)
        canvas.text(x + 13 + wide, y + 61, shown.labels.million, LABEL_BOLD, ink, room=24)
        wide = canvas.text(x + width - 10, y + 58, str(limit), FIGURE, ink, "r")
        canvas.mask(x + width - 11 - wide - 28, y + 43, icon("prestige", 27), ink)
