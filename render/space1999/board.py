"""Draws the whole star chart, with the seats' figures and a small Star Monitor."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.picture import Picture, Words
from render.space1999.parts.alt_text import board_alt_text
from render.space1999.parts.backdrop import backdrop
from render.space1999.parts.header import draw_header
from render.space1999.parts.layout import board_layout
from render.space1999.parts.pieces import draw_pieces
from render.space1999.parts.seat_rows import draw_seat_rows
from rules.space1999.views.view import View


def board(
    view: View, people: Sequence[str], words: Words, reach: Sequence[str] | None = None
) -> Picture:
    """Lines of force, planets, the Moon, ships, each seat's figures and a small Star Monitor.

    Only what is public is looked at, so every viewer's picture is the same. ``people`` are display
    names by seat, as they are typed; an empty one stands for an autopilot. ``reach`` are places to
    choose from, the viewer's ``base`` among them: they are marked, and nodes out of reach lose
    their numbers. Raises ``KeyError`` for a place that isn't on the chart.
    """
    layout = board_layout(view.board)
    canvas = backdrop(layout)
    draw_pieces(canvas, layout, view, reach)
    draw_header(canvas, view, people, words)
    draw_seat_rows(canvas, layout, view, people, words)
    return Picture(canvas.image, board_alt_text(view, people, words, reach))
