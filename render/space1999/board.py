"""The bands of the board, and the chart of chances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from render.core.alt_text import compose
from render.core.canvas import Canvas
from render.core.line_chart import ChartLook, LineChart, draw_line_chart, with_printable_names
from render.core.picture import Band, Words
from render.space1999 import theme
from render.space1999.alt_text import chart_alt_text
from render.space1999.backdrop import backdrop
from render.space1999.board_shown import ChartShown, chart_shown
from render.space1999.monitor import monitor
from render.space1999.page import page
from render.space1999.palette import PALETTE
from render.space1999.pieces import draw_pieces
from render.space1999.sprites import badge
from rules.space1999.view import View


def board_bands(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The star chart, then the Star Monitor: see ``chart`` and ``monitor.monitor``."""
    return chart(view, words), monitor(view, people, words)


def chart(
    view: View,
    words: Words,
    reach: Sequence[str] | None = None,
    prices: Mapping[str, int] = MappingProxyType({}),
) -> Band:
    """The star chart: lines of force, planets, the Moon and the ships.

    Only what is public is read, so every viewer's picture is the same; its only words are planets'
    names, so it is the same in every language. ``reach`` are places to choose from, the viewer's
    ``base`` among them: they are marked, and nodes out of reach lose their numbers. ``prices`` are
    the energy that flights cost, shown beside planets and Base. Raises ``KeyError`` for a place
    that isn't on the chart.
    """
    shown = chart_shown(view, reach, prices)
    alt = chart_alt_text(view, words, reach, dict(shown.prices))
    return Band("chart", draw_chart, (shown,), alt, PALETTE)


def draw_chart(shown: ChartShown) -> Canvas:
    canvas = backdrop(shown.chart, numbered=shown.reach is None)
    draw_pieces(canvas, shown)
    return canvas


LOOK = ChartLook(
    theme.FORCE,
    theme.QUIET,
    theme.SCREEN_LIGHT,
    theme.SCREEN,
    theme.AMBER,
    theme.INK,
    theme.HEADING,
    theme.NAME_BOLD,
    theme.LABEL,
)


def chances(chart: LineChart, told: Sequence[Sequence[str]], t: Words) -> tuple[Band, ...]:
    """The chart's band; its lines' identities are sectors. ``told`` is as ``compose`` takes it."""
    chart = with_printable_names(chart, theme.LABEL.face)
    return (Band("chances", draw_chances, (chart,), compose(told), PALETTE),)


def draw_chances(chart: LineChart) -> Canvas:
    """The chart with each sector's badge."""
    canvas = page()
    colours = {sector: style.colour for sector, style in theme.SECTOR_STYLES.items()}
    draw_line_chart(canvas, chart, LOOK, colours, badge)
    return canvas
