"""A position as one reader sees it: who decides now, alone or together."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.domain.table import Position, SeatAssignment, Status, Table
from bot.i18n import words
from bot.ui.components.position_view import PositionView
from rules.core.game import Decision
from tests.bot.toy import Toy, presenter
from tests.bot.worst_case import table

PEOPLE = ("Anna", "Bea", "Anna")
DUE = datetime(1999, 9, 13, 12, 0, tzinfo=UTC)


class Deciding(Toy):
    """A game in which just these decisions are to be made."""

    def __init__(self, *decisions: Decision) -> None:
        self.waiting = decisions

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        return self.waiting

    def view(self, state: Any, viewer: Any) -> Any:
        return None


def position_view(*decisions: Decision) -> PositionView:
    ids = {name: 10**18 + number for number, name in enumerate(dict.fromkeys(PEOPLE))}
    seats = tuple(
        SeatAssignment(seat, Toy.identities[seat], ids[name], name)
        for seat, name in enumerate(PEOPLE)
    )
    here: Table = replace(table(3), game="toy", seats=seats, status=Status.RUNNING)
    waiting = [decision.seat for decision in decisions]
    position = Position(here, None, dict.fromkeys(waiting, 1), dict.fromkeys(waiting, DUE))
    return PositionView(presenter(Deciding(*decisions)), position, None, words("en"))


def test_each_seat_that_decides_alone_has_a_line() -> None:
    shown = position_view(Decision(0, "pick"), Decision(1, "pick"))
    lines = shown.up(mention=False)
    assert [line.partition("\n")[0] for line in lines] == [
        "▶️ **red** · Anna chooses a pick",
        "▶️ **green** · Bea chooses a pick",
    ]
    assert all("<t:" in line for line in lines)
    assert shown.up_of(1, 2) == lines[1:]


def test_seats_that_decide_together_share_a_line_and_a_clock() -> None:
    together = [Decision(seat, "route", about="1", shared=True) for seat in range(2)]
    shown = position_view(*together, Decision(2, "pick"))
    lines = shown.up(mention=False)
    assert len(lines) == 2
    assert lines[0].startswith("▶️ **Anna**, **Bea**: chooses a route\n")
    assert lines[0].count("<t:") == 1
    assert shown.up_of(0) == shown.up_of(0, 1) == lines[:1]


def test_decisions_of_different_matters_are_not_made_together() -> None:
    shown = position_view(
        Decision(0, "route", about="1", shared=True), Decision(1, "route", about="2", shared=True)
    )
    assert len(shown.up(mention=False)) == 2


def test_a_person_in_two_seats_is_named_and_called_once() -> None:
    shown = position_view(*(Decision(seat, "route", shared=True) for seat in range(3)))
    assert shown.up(mention=False)[0].startswith("▶️ **Anna**, **Bea**: ")
    assert shown.up(mention=True)[0].startswith(f"▶️ <@{10**18}>, <@{10**18 + 1}>: ")
    assert shown.mentions() == (10**18, 10**18 + 1)
