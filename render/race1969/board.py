"""The whole board in one picture."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.picture import Picture
from render.race1969.parts import layout as where
from render.race1969.parts.backdrop import backdrop
from render.race1969.parts.seat_rows import rows, score_track, supply
from render.race1969.parts.alt_text import board_in_words
from render.race1969.parts.pieces import flights
from render.race1969.parts.header import calendar, status
from render.race1969.parts.labels import labels
from render.race1969.parts.theme import Words
from rules.race1969.views.view import View


def board(view: View, people: Sequence[str], words: Words) -> Picture:
    """Tracks, rockets, flags, calendar, score, supply, and each nation's figures.

    Only what is public is looked at, so every viewer's picture is the same. ``people`` are display
    names by seat, as they are typed; an empty one stands for an autopilot.
    """
    printed = labels(words)
    spots = where.for_board(view.board, len(view.nations))
    canvas = backdrop(view.board, len(view.nations), printed)
    calendar(canvas, view, printed)
    status(canvas, view, printed, words)
    flights(canvas, view, spots, printed)
    score_track(canvas, view, spots, printed)
    supply(canvas, view, spots, printed)
    rows(canvas, view, spots, people, printed)
    return Picture(canvas.image, board_in_words(view, people, printed, words))
