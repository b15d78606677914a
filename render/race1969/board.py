"""The whole board in one picture."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.picture import Picture
from render.race1969 import layout as where
from render.race1969.backdrop import backdrop
from render.race1969.console import rows, score_track, supply
from render.race1969.describe import board_in_words
from render.race1969.flights import flights
from render.race1969.header import calendar, status
from render.race1969.labels import labels
from render.race1969.theme import Words
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
