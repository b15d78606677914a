"""The pictures of Spazio: 1999: names as people wear them, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words
from render.core.picture import Picture
from render.space1999 import answer as answers
from render.space1999 import board as boards
from render.space1999 import final as finals
from render.space1999 import hand as hands
from render.space1999 import monitor as monitors
from render.space1999 import planet_card as cards
from render.space1999 import sheet as sheets
from rules.core.game import Seat
from rules.space1999.actions import Lay, Slide
from rules.space1999.events import PlanetExplored, RouteChecked
from rules.space1999.views.view import View


def board(
    view: View, people: Sequence[str], t: Words, reach: Sequence[str] | None = None
) -> Picture:
    """The star chart; ``reach`` are places to choose from, to be marked."""
    return boards.board(view, people, t, reach)


def monitor(
    view: View,
    people: Sequence[str],
    t: Words,
    preview: Lay | Slide | None = None,
    seat: Seat | None = None,
) -> Picture:
    """The Star Monitor; ``preview`` is a move of ``seat`` that isn't made yet."""
    return monitors.monitor(view, people, t, preview, seat)


def sheet(view: View, seat: Seat, people: Sequence[str], t: Words) -> Picture:
    """What lies before one seat."""
    return sheets.sheet(view, seat, people, t)


def planet_card(event: PlanetExplored, view: View, people: Sequence[str], t: Words) -> Picture:
    """What a landing found."""
    return cards.planet_card(view, event.seat, event.planet, event.card, people, t)


def answer(view: View, people: Sequence[str], t: Words) -> Picture:
    """The Central Computer's latest answer."""
    return answers.answer(view, people, t)


def check(event: RouteChecked, view: View, people: Sequence[str], t: Words) -> Picture:
    """The Central Computer's answer about a route that has reached Earth."""
    return answers.check(view, event.seat, event.ok, people, t)


def hand(view: View, seat: Seat, people: Sequence[str], t: Words) -> Picture:
    """The viewing seat's flight plans."""
    return hands.hand(view, seat, people, t)


def final(view: View, people: Sequence[str], t: Words) -> Picture:
    """The end, with the way to Earth."""
    return finals.final(view, people, t)
