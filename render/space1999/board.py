"""The whole star chart in one picture, with the console round it."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.picture import Picture
from render.space1999.parts import layout
from render.space1999.parts.backdrop import backdrop
from render.space1999.parts.seat_rows import header, rows
from render.space1999.parts.alt_text import board_in_words
from render.space1999.parts.theme import Words
from render.space1999.parts.pieces import traffic
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
    plot = layout.for_board(view.board)
    canvas = backdrop(plot)
    traffic(canvas, plot, view, reach)
    header(canvas, view, people, words)
    rows(canvas, plot, view, people, words)
    return Picture(canvas.image, board_in_words(view, people, words, reach))
