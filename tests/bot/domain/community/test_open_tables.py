"""Interests: the tables that fit them, and the people who get one together."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.community.open_tables import Interest, Pace, in_order, party, waits_for_people
from bot.domain.table import SeatAssignment, Status, Table
from bot.domain.table_settings import TableSettings
from rules.games import GAMES

NOW = datetime(2026, 3, 1, tzinfo=UTC)
GAME = GAMES["race1969"]
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def interest(
    number: int, pace: Pace = Pace.ANY, seats: int = 0, user: int | None = None
) -> Interest:
    who = number if user is None else user
    return Interest(number, 1, who, f"P{who}", GAME.id, pace, seats, NOW + DAY)


def table(*users: int, clock: timedelta | None = DAY, number: int = 1) -> Table:
    seats = tuple(
        SeatAssignment(place, GAME.identities[place], user, f"P{user}")
        for place, user in enumerate(users)
    )
    settings = TableSettings(language="en", clock=clock)
    return Table(
        number, 1, 10, False, GAME.id, users[0], Status.LOBBY, settings, None, seats, 1, NOW
    )


@pytest.mark.parametrize(
    ("pace", "clock", "fits"),
    [
        (Pace.ANY, DAY, True),
        (Pace.ANY, None, True),
        (Pace.QUICK, HOUR, True),
        (Pace.QUICK, DAY, False),
        (Pace.QUICK, None, False),
        (Pace.DAYS, DAY, True),
        (Pace.DAYS, None, True),
        (Pace.DAYS, HOUR, False),
    ],
)
def test_a_pace_is_of_the_clock(pace: Pace, clock: timedelta | None, fits: bool) -> None:
    assert interest(9, pace).fits(GAME, table(1, clock=clock)) is fits


def test_a_table_fits_who_can_sit_down_there() -> None:
    assert interest(9).fits(GAME, table(1))
    assert not interest(1).fits(GAME, table(1)), "sits there"
    full = table(*range(1, max(GAME.seat_counts) + 1))
    assert not interest(9).fits(GAME, full)
    assert not interest(9).fits(GAME, replace(table(1), status=Status.RUNNING))
    assert not interest(9).fits(GAME, replace(table(1), guided=True))
    assert not interest(9).fits(GAME, replace(table(1), game="space1999"))
    assert waits_for_people(GAME, table(1))


def test_a_table_fits_a_number_of_people_that_can_still_come_together_there() -> None:
    assert interest(9, seats=3).fits(GAME, table(1, 2))
    assert not interest(9, seats=3).fits(GAME, table(1, 2, 3)), "it would be the fourth"
    assert not interest(9, seats=max(GAME.seat_counts) + 1).fits(GAME, table(1))
    fixed = replace(table(1, 2), settings=TableSettings(language="en", clock=DAY))
    autopilots = tuple(replace(seat, user_id=None) for seat in table(2, 3).seats)
    with_autopilots = replace(fixed, seats=(*fixed.seats[:1], *autopilots))
    assert not interest(9, seats=3).fits(GAME, with_autopilots), "those count as seats"


def test_nobody_is_told_of_a_table_that_was_open_when_they_wished() -> None:
    mine = interest(9)
    assert mine.fits(GAME, table(1))
    assert not mine.is_told_of(GAME, replace(table(1), created_at=mine.since))
    assert mine.is_told_of(GAME, replace(table(1), created_at=mine.since + HOUR))


def test_tables_that_can_begin_soonest_come_first() -> None:
    few, enough = table(1, number=5), table(1, 2, number=4)
    assert in_order({GAME.id: GAME}, [few, enough]) == [enough, few]


def numbers(*waiting: Interest) -> list[int]:
    return [one.number for one in party(GAME, waiting)]


def test_two_who_want_anything_get_a_table() -> None:
    assert numbers(interest(1)) == []
    assert numbers(interest(1), interest(2)) == [1, 2]
    assert numbers(interest(1), interest(2), interest(3)) == [1, 2], "others can join them"


def test_a_number_of_people_is_waited_for() -> None:
    four = [interest(one, seats=4) for one in (1, 2, 3)]
    assert numbers(*four) == []
    assert numbers(*four, interest(4)) == [1, 2, 3, 4], "who likes any number counts"
    assert numbers(interest(5, seats=3), *four) == [], "nobody plays with more than they want"


def test_paces_must_agree() -> None:
    quick, days = interest(1, Pace.QUICK), interest(2, Pace.DAYS)
    assert numbers(quick, days) == []
    assert numbers(quick, days, interest(3)) == [1, 3]
    assert numbers(interest(3), quick, days) == [3, 1], "the first who names one decides it"


def test_nobody_counts_twice() -> None:
    assert numbers(interest(1, user=7), interest(2, user=7)) == []


def test_whoever_came_first_is_served_first() -> None:
    waiting = [interest(1, seats=5), interest(2, Pace.QUICK), interest(3, Pace.QUICK)]
    assert numbers(*waiting) == [2, 3], "the first wish can't be met yet"
