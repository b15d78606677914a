"""Draws a chart of each nation's chances of winning over a game of 1969."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.line_chart import (
    HEIGHT,
    ChartLook,
    LineChart,
    draw_line_chart,
    with_printable_names,
)
from render.core.picture import Band, Words
from render.race1969.art.sprites import badge
from render.race1969.parts.labels import Labels
from render.race1969.parts.page import NAME_ALONE, page
from render.race1969.parts.palette import PALETTE
from render.race1969.parts.theme import (
    CREAM,
    LABEL,
    NAME_BOLD,
    NATION_STYLES,
    NIGHT,
    PANEL,
    PANEL_LIGHT,
    SIGNAL,
    SMALLEST,
    STEEL,
)

LOOK = ChartLook(
    CREAM, STEEL, PANEL_LIGHT, PANEL, SIGNAL, NIGHT, NAME_ALONE, NAME_BOLD, LABEL, SMALLEST
)


def chances(chart: LineChart, told: Sequence[Sequence[str]], t: Words) -> tuple[Band, ...]:
    """The chart's band; its lines' identities are nations. ``told`` is as ``compose`` takes it."""
    chart, labels = with_printable_names(chart, LABEL.face), Labels.of(t)
    letters = tuple((line.identity, labels.letter(line.identity)) for line in chart.lines)
    return (Band("chances", draw_chances, (chart, letters), compose(told), PALETTE),)


def draw_chances(chart: LineChart, letters: Sequence[tuple[str, str]]) -> Canvas:
    """The chart with each nation's letter on its badge."""
    canvas, known = page(HEIGHT), dict(letters)
    colours = {nation: style.colour for nation, style in NATION_STYLES.items()}
    draw_line_chart(
        canvas, chart, LOOK, colours, lambda nation, size: badge(nation, known[nation], size)
    )
    return canvas
