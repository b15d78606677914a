"""Draws the board as two bands: the star chart, and the Star Monitor with the ships' figures."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.picture import Band, Words
from render.space1999.art.backdrop import backdrop
from render.space1999.art.pieces import draw_pieces
from render.space1999.monitor import monitor
from render.space1999.parts.alt_text import chart_alt_text
from render.space1999.parts.board_shown import ChartShown, chart_shown
from render.space1999.parts.palette import PALETTE
from rules.space1999.view import View


def board_bands(view: View, people: Sequence[str], words: Words) -> tuple[Band, ...]:
    """The star chart, then the Star Monitor: see ``chart`` and ``monitor.monitor``."""
    return chart(view, words), monitor(view, people, words)


def chart(view: View, words: Words, reach: Sequence[str] | None = None) -> Band:
    """The star chart: lines of force, planets, the Moon and the ships.

    Only what is public is read, so every viewer's picture is the same; its only words are planets'
    names, so it is the same in every language. ``reach`` are places to
    choose from, the viewer's ``base`` among them: they are marked, and nodes out of reach lose
    their numbers. Raises ``KeyError`` for a place that isn't on the chart.
    """
    shown = chart_shown(view, reach)
    return Band("chart", draw_chart, (shown,), chart_alt_text(view, words, reach), PALETTE)


def draw_chart(shown: ChartShown) -> Canvas:
    """The star chart's band."""
    canvas = backdrop(shown.chart, numbered=shown.reach is None)
    draw_pieces(canvas, shown)
    return canvas
