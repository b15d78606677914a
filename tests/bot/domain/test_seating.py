"""The seat, of several, that a person acts for; and who sits where in another game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.domain.seating import acting_seat, seats_again
from bot.domain.table import Position, SeatAssignment, Status, Table
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


def after_a_game(*people: tuple[int | None, str | None]) -> Table:
    """A finished table: per seat the person and the autopilot that played at the end."""
    seats = tuple(
        SeatAssignment(seat, f"side{seat}", user, f"name{user}", pilot)
        for seat, (user, pilot) in enumerate(people)
    )
    return replace(worst_case.table(2), seats=seats)


def sitting(seats: tuple[SeatAssignment, ...]) -> list[tuple[int, str, int | None, str | None]]:
    return [(one.seat, one.identity, one.user_id, one.autopilot) for one in seats]


def test_everybody_moves_on_by_one_seat() -> None:
    old = after_a_game((1, None), (2, None), (None, "balanced"))
    assert sitting(seats_again(old, 1, together=False)) == [
        (0, "side0", None, "balanced"),
        (1, "side1", 1, None),
        (2, "side2", 2, None),
    ]


def test_a_crew_keeps_its_seats() -> None:
    old = after_a_game((1, None), (2, None), (1, None))
    assert [one[2] for one in sitting(seats_again(old, 1, together=True))] == [1, 2, 1]


def test_whoever_was_away_at_the_end_is_not_seated_unasked() -> None:
    old = after_a_game((1, None), (2, "balanced"), (3, None))
    assert sitting(seats_again(old, 1, together=False)) == [
        (0, "side0", 3, None),
        (1, "side1", 1, None),
    ]
    asked_for = sitting(seats_again(old, 2, together=False))
    assert (2, "side2", 2, None) in asked_for, "who asks for it comes in any case"
