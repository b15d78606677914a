"""The seat, of several, that a person acts for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.domain.seating import acting_seat
from bot.domain.table import Position, SeatAssignment, Status
from rules.core.game import Decision
from tests.bot.helpers import worst_case

ANNA, BOB = 1, 2
OWNERS = (BOB, ANNA, ANNA)


def position(*away: int, status: Status = Status.RUNNING) -> Position:
    """Bob in one seat, Anna in two; autopilots play the seats in ``away``."""
    seats = tuple(
        SeatAssignment(seat, str(seat), owner, "", "meek" if seat in away else None)
        for seat, owner in enumerate(OWNERS)
    )
    return Position(replace(worst_case.table(status=status), seats=seats), None, {}, {})


class Deciding:
    """A game in which these are the decisions."""

    def __init__(self, *decisions: Decision) -> None:
        self._decisions = decisions

    def decisions(self, state: object) -> tuple[Decision, ...]:
        return self._decisions


def seat_of(here: Position, user: int, *decisions: Decision) -> int | None:
    game: Any = Deciding(*decisions)
    found = acting_seat(game, here, user)
    return None if found is None else found.seat


def pull(seat: int, *, ready: bool = False) -> Decision:
    return Decision(seat, "pull", shared=True, ready=ready)


def test_a_person_acts_for_the_seat_that_is_asked() -> None:
    assert seat_of(position(), ANNA, Decision(2, "pick")) == 2
    assert seat_of(position(), ANNA, Decision(1, "pick"), Decision(2, "pick")) == 1
    assert seat_of(position(), ANNA, Decision(0, "pick")) == 1
    assert seat_of(position(), BOB, Decision(2, "pick")) == 0
    assert seat_of(position(), 3, Decision(2, "pick")) is None


def test_a_seat_that_is_waited_for_comes_first() -> None:
    assert seat_of(position(), ANNA, pull(1, ready=True), pull(2)) == 2
    assert seat_of(position(), ANNA, pull(2, ready=True)) == 2
    assert seat_of(position(1), ANNA, pull(2)) == 2


def test_a_seat_to_come_back_to_comes_before_one_that_waits() -> None:
    assert seat_of(position(2), ANNA, Decision(0, "pick")) == 2


def test_a_game_that_is_over_asks_nobody() -> None:
    over = position(status=Status.FINISHED)
    assert seat_of(over, ANNA, Decision(2, "pick")) == 1
