"""The pictures of 1969: names as people wear them, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words
from render.core.picture import Picture
from render.race1969 import board as boards
from render.race1969 import final as finals
from render.race1969 import hand as hands
from render.race1969 import reveal as reveals
from render.race1969 import sheet as sheets
from rules.core.game import Seat
from rules.race1969.views.view import View


def board(view: View, people: Sequence[str], t: Words) -> Picture:
    """The whole board."""
    return boards.board(view, people, t)


def sheet(view: View, seat: Seat, people: Sequence[str], t: Words) -> Picture:
    """A nation's two research sheets."""
    return sheets.sheet(view, seat, people, t)


def hand(view: View, seat: Seat, people: Sequence[str], t: Words) -> Picture:
    """The viewing nation's cards."""
    return hands.hand(view, seat, people, t)


def reveal(view: View, people: Sequence[str], t: Words) -> Picture:
    """The latest flight's end."""
    return reveals.reveal(view, people, t)


def final(view: View, people: Sequence[str], t: Words) -> Picture:
    """The final score and how it came about."""
    return finals.final(view, people, t)
