"""Reserves of time banks once clocks have stopped."""

from __future__ import annotations

from datetime import timedelta

from bot.domain.clocks import reserves_after

HOUR = timedelta(hours=1)
MOST, REFILL = 12 * HOUR, 2 * HOUR
FULL = (MOST, MOST)


def test_a_decision_adds_to_what_is_left() -> None:
    found = reserves_after(FULL, most=MOST, refill=REFILL, left={0: 5 * HOUR}, decided={0})
    assert found == (7 * HOUR, MOST)


def test_a_bank_never_holds_more_than_its_most() -> None:
    left = {0: 11 * HOUR, 1: 40 * HOUR}
    assert reserves_after(FULL, most=MOST, refill=REFILL, left=left, decided={0}) == FULL


def test_whoever_ran_out_of_time_has_one_refill() -> None:
    found = reserves_after(FULL, most=MOST, refill=REFILL, left={1: -HOUR}, decided={1})
    assert found == (MOST, REFILL)


def test_a_clock_that_only_stops_adds_nothing() -> None:
    found = reserves_after(FULL, most=MOST, refill=REFILL, left={0: 3 * HOUR})
    assert found == (3 * HOUR, MOST)


def test_deciding_and_taking_it_back_wins_no_time() -> None:
    reserves = (5 * HOUR, MOST)
    for _ in range(5):
        done = reserves_after(
            reserves, most=MOST, refill=REFILL, left={0: reserves[0]}, decided={0}
        )
        reserves = reserves_after(done, most=MOST, refill=REFILL, left={}, reopened={0})
    assert reserves == (5 * HOUR, MOST)
    poor = reserves_after((HOUR, MOST), most=MOST, refill=REFILL, left={}, reopened={0})
    assert poor == (REFILL, MOST), "nobody has less than a refill"
