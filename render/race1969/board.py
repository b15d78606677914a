"""Draws the whole board of 1969."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.picture import Picture, Words
from render.race1969.parts.alt_text import board_alt_text
from render.race1969.parts.backdrop import backdrop
from render.race1969.parts.header import draw_calendar, draw_status
from render.race1969.parts.labels import Labels
from render.race1969.parts.layout import board_layout
from render.race1969.parts.pieces import draw_pieces
from render.race1969.parts.score_track import draw_score_track
from render.race1969.parts.seat_rows import draw_seat_rows
from render.race1969.parts.supply import draw_supply
from rules.race1969.views.view import View


def board(view: View, people: Sequence[str], words: Words) -> Picture:
    """Tracks, rockets, flags, calendar, score, supply, and each nation's figures.

    Only what is public is looked at, so every viewer's picture is the same. ``people`` are display
    names by seat, as they are typed; an empty one stands for an autopilot.
    """
    labels = Labels.of(words)
    layout = board_layout(view.board, len(view.nations))
    canvas = backdrop(view.board, len(view.nations), labels)
    draw_calendar(canvas, view, labels)
    draw_status(canvas, view, labels, words)
    draw_pieces(canvas, view, layout, labels)
    draw_score_track(canvas, view, layout, labels)
    draw_supply(canvas, view, layout, labels)
    draw_seat_rows(canvas, view, layout, people, labels)
    return Picture(canvas.image, board_alt_text(view, people, labels, words))
