"""Seats: for which one a person acts, and which one an autopilot has to play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain.seating import acting_seat, autopilot_up
from bot.domain.table import Position, SeatAssignment, Status
from rules.core.game import Decision
from tests.bot import worst_case

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


@pytest.mark.parametrize(
    ("decisions", "away", "up"),
    [
        ([Decision(0, "pick"), Decision(1, "pick")], {1}, 1),
        ([pull(0), pull(1), pull(2)], {1}, None),
        ([pull(0, ready=True), pull(1), pull(2, ready=True)], {1}, 1),
        ([pull(0, ready=True), pull(1, ready=True), pull(2)], {1}, None),
        ([pull(0), pull(1), pull(2)], {0, 1, 2}, 0),
        ([pull(0), Decision(1, "pull", about="other", shared=True)], {1}, 1),
    ],
    ids=["alone", "people first", "then it", "ready", "no people", "another matter"],
)
def test_an_autopilot_never_decides_for_people(
    decisions: list[Decision], away: set[int], up: int | None
) -> None:
    assert autopilot_up(decisions, position(*away).table.seats) == up
