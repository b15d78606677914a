"""The places of a competition's table: who stayed, who left, who came in."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.domain.community.competition import places_of
from bot.domain.community.results import How, Result, SeatResult

ENTRANTS = {101: 1, 102: 2, 103: 3, 104: 4}


def result(*rows: tuple[int, int | None, int, How, int | None]) -> Result:
    seats = tuple(
        SeatResult(seat, "a", user, None, place, how, until)
        for seat, user, place, how, until in rows
    )
    return Result(7, 1, "toy", datetime(2026, 1, 1, tzinfo=UTC), False, seats)


def test_who_stays_keeps_the_order_of_the_game() -> None:
    found = result(
        (0, 101, 2, How.PLAYED, None), (1, 102, 1, How.PLAYED, None), (2, 103, 2, How.PLAYED, None)
    )
    assert places_of(found, (1, 2, 3), ENTRANTS) == {1: 2, 2: 1, 3: 2}


def test_who_left_or_ran_out_of_time_comes_last() -> None:
    """Whatever an autopilot reached in their seat."""
    for how in (How.LEFT, How.TIMED_OUT, How.REPLACED):
        found = result(
            (0, 101, 1, how, 40), (1, 102, 2, How.PLAYED, None), (2, 103, 3, How.PLAYED, None)
        )
        assert places_of(found, (1, 2, 3), ENTRANTS) == {2: 1, 3: 2, 1: 3}


def test_who_came_back_after_an_autopilot_s_help_has_played() -> None:
    found = result((0, 101, 1, How.PLAYED, None), (1, 102, 2, How.PLAYED, None))
    assert places_of(found, (1, 2), ENTRANTS) == {1: 1, 2: 2}


def test_an_autopilot_in_place_of_who_withdrew_comes_last() -> None:
    found = result((0, None, 1, How.AUTOPILOT, None), (1, 102, 2, How.PLAYED, None))
    assert places_of(found, (1, 2), ENTRANTS) == {2: 1, 1: 2}


def test_a_table_counts_for_the_replacement_who_has_taken_the_seat_over() -> None:
    found = result(
        (0, 101, 1, How.TIMED_OUT, 40),
        (0, 104, 1, How.TOOK_OVER, None),
        (1, 102, 2, How.PLAYED, None),
    )
    assert places_of(found, (1, 2), ENTRANTS) == {4: 1, 2: 2}


def test_who_took_over_and_left_again_has_not_stayed() -> None:
    found = result(
        (0, 101, 1, How.TIMED_OUT, 40),
        (0, 104, 1, How.TOOK_OVER, 60),
        (1, 102, 2, How.PLAYED, None),
    )
    assert places_of(found, (1, 2), ENTRANTS) == {2: 1, 1: 2}


def test_somebody_from_outside_plays_for_whom_the_seat_was_opened() -> None:
    found = result(
        (0, 101, 1, How.LEFT, 40),
        (0, 999, 1, How.TOOK_OVER, None),
        (1, 102, 2, How.PLAYED, None),
    )
    assert places_of(found, (1, 2), ENTRANTS) == {2: 1, 1: 2}
