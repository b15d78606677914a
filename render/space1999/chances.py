"""Draws a chart of each ship's chances of winning over a game of Spazio: 1999."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.line_chart import ChartLook, LineChart, draw_line_chart, with_printable_names
from render.core.picture import Band, Words
from render.space1999.art.sprites import badge
from render.space1999.parts.page import page
from render.space1999.parts.palette import PALETTE
from render.space1999.parts.theme import (
    AMBER,
    FORCE,
    HEADING,
    INK,
    LABEL,
    NAME_BOLD,
    QUIET,
    SCREEN,
    SCREEN_LIGHT,
    SECTOR_STYLES,
    SMALLEST,
)

LOOK = ChartLook(
    FORCE, QUIET, SCREEN_LIGHT, SCREEN, AMBER, INK, HEADING, NAME_BOLD, LABEL, SMALLEST
)


def chances(chart: LineChart, told: Sequence[Sequence[str]], t: Words) -> tuple[Band, ...]:
    """The chart's band; its lines' identities are sectors. ``told`` is as ``compose`` takes it."""
    chart = with_printable_names(chart, LABEL.face)
    return (Band("chances", draw_chances, (chart,), compose(told), PALETTE),)


def draw_chances(chart: LineChart) -> Canvas:
    """The chart with each sector's badge."""
    canvas = page()
    colours = {sector: style.colour for sector, style in SECTOR_STYLES.items()}
    draw_line_chart(canvas, chart, LOOK, colours, badge)
    return canvas
