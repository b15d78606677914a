"""Draws the top of the nations' band: the phase, the first player, the calendar of years."""

from __future__ import annotations

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH
from render.core.typography.text import shrink
from render.race1969.art.icons import icon
from render.race1969.art.sprites import badge
from render.race1969.parts.labels import Labels
from render.race1969.parts.nations_band.nations_shown import CALENDAR, Nations
from render.race1969.parts.palette import PALETTE
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
    years = _years(shown.years, shown.now, shown.labels)
    canvas.image.paste(years, (LEFT, CALENDAR))


@cached_image
def _years(years: tuple[tuple[int, int, int], ...], now: int, labels: Labels) -> Image.Image:
    """The years side by side, of which ``now`` is the current one's index."""
    canvas = Canvas.blank(WIDTH - LEFT, HEIGHT, NIGHT)
    step = min(STEP, (WIDTH - LEFT - 6) // len(years))
    for i, (year, income, limit) in enumerate(years):
        x, width = i * step, step - 8
        ground, ink = PANEL_LIGHT, CREAM
        if i == now:
            ground, ink = SIGNAL, INK
        elif i < now:
            ground, ink = mix(NIGHT, PANEL, 0.6), mix(STEEL, PANEL, 0.3)
        canvas.panel(x, 0, width, HEIGHT, 12, ground)
        canvas.text(x + width // 2, 22, str(year), NAME_BOLD, ink, "m", width - 8)
        wide = canvas.text(x + 10, 58, str(income), FIGURE, ink)
        canvas.text(x + 13 + wide, 61, labels.million, LABEL_BOLD, ink, room=24)
        wide = canvas.text(x + width - 10, 58, str(limit), FIGURE, ink, "r")
        canvas.mask(x + width - 11 - wide - 28, 43, icon("prestige", 27), ink)
    return PALETTE.nearest(canvas.image)
