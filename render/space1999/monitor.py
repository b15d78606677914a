"""Draws the Star Monitor with everybody's route to Earth, beside each ship's figures."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.picture import Band, Words
from render.space1999.parts.alt_text import monitor_alt_text
from render.space1999.parts.board_shown import (
    ConsoleShown,
    RoutesShown,
    console_shown,
    routes_shown,
)
from render.space1999.parts.console import draw_console_figures
from render.space1999.parts.monitor_grid import grid_frame, monitor_page
from render.space1999.parts.palette import PALETTE
from rules.core.game import Seat
from rules.space1999.route_tiles import Lay
from rules.space1999.slides import Slide
from rules.space1999.view import View


def monitor(
    view: View,
    people: Sequence[str],
    words: Words,
    preview: Lay | Slide | None = None,
    seat: Seat | None = None,
    choices: Sequence[str] = (),
) -> Band:
    """The Star Monitor: unbroken routes bright, displaced tiles hatched, the last move marked.

    Only what is public is read. ``preview`` is a move of ``seat`` (the viewer's, if not given) that
    isn't made yet; it is framed, with a glow. ``choices`` are squares to choose from. Columns and
    rows are named as in notation.
    """
    mover = view.viewer if seat is None else seat
    routes = routes_shown(view, preview, mover, choices)
    console = console_shown(view, people, words)
    alt = monitor_alt_text(view, people, words, preview, choices)
    return Band("monitor", draw_monitor, (routes, console), alt, PALETTE)


def draw_monitor(routes: RoutesShown, console: ConsoleShown) -> Canvas:
    """The Star Monitor's band."""
    canvas = monitor_page(routes, len(console.seats))
    draw_console_figures(canvas, grid_frame(routes.size).right, console)
    return canvas
