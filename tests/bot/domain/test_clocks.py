"""Clocks: limits, time banks, and when they start, stop and call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.clocks import (
    DEFAULT_CLOCK,
    MAX_CLOCK,
    MIN_CLOCK,
    USUAL_BANKS,
    USUAL_CLOCKS,
    Deadline,
    DeadlineChange,
    DeadlineKind,
    RunningClock,
    TimeControl,
    change_between,
    check_clock,
    clocks_of,
    moments_of,
    next_moment,
    parse_clock,
    parse_time_control,
    reserves_after,
    usual_control,
    usual_name,
)
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.scheduling.heartbeat import interval_for
from rules.core.game import Decision, Seat
from tests.bot.toys.toy import Toy


@pytest.mark.parametrize(
    ("written", "clock"),
    [
        ("off", None),
        ("0", None),
        (" OFF ", None),
        ("10m", timedelta(minutes=10)),
        ("36h", timedelta(hours=36)),
        ("2 days", timedelta(days=2)),
        ("3 Tage", timedelta(days=3)),
        ("2 jours", timedelta(days=2)),
        ("5 giorni", timedelta(days=5)),
        ("45 min", timedelta(minutes=45)),
        ("14d", timedelta(days=14)),
    ],
)
def test_written_clocks(written: str, clock: timedelta | None) -> None:
    assert parse_clock(written) == clock


@pytest.mark.parametrize("written", ["", "soon", "h", "1.5h", "-3h", "999999h", "2w"])
def test_unreadable_clocks(written: str) -> None:
    with pytest.raises(TableError, match="clock-unreadable"):
        parse_clock(written)


@pytest.mark.parametrize("written", ["9m", "5m", "0h", "15d", "99999d"])
def test_clocks_that_are_too_short_or_too_long(written: str) -> None:
    with pytest.raises(TableError) as refused:
        parse_clock(written)
    assert refused.value.reason == "clock-out-of-range"
    assert refused.value.params == {"minutes": 10, "days": 14}


@pytest.mark.parametrize(
    "clock", [timedelta(0), MIN_CLOCK - timedelta(seconds=1), MAX_CLOCK + timedelta(seconds=1)]
)
def test_the_service_has_the_same_limits(clock: timedelta) -> None:
    with pytest.raises(TableError, match="clock-out-of-range"):
        TableSettings(language="en", clock=clock).check(Toy())


def test_the_usual_clocks_are_allowed() -> None:
    for name, clock in USUAL_CLOCKS.items():
        assert check_clock(clock) == clock == parse_clock(name)
        assert usual_name(clock) == name
        TableSettings(language="en", clock=clock).check(Toy())
    assert usual_name(DEFAULT_CLOCK) == "24h"
    assert usual_name(timedelta(hours=5)) is None


def test_the_usual_banks_are_allowed() -> None:
    for name, control in USUAL_BANKS.items():
        assert parse_time_control(name) == control
        assert usual_control(control) == name
        TableSettings(language="en", clock=control.clock, refill=control.refill).check(Toy())
    assert usual_control(TimeControl(DEFAULT_CLOCK)) == "24h"
    assert usual_control(TimeControl(DEFAULT_CLOCK, timedelta(hours=5))) is None


def test_clocks_and_banks_are_read_alike() -> None:
    assert parse_time_control("36h") == TimeControl(timedelta(hours=36))
    assert parse_time_control("off") == TimeControl(None)
    bank = TimeControl(timedelta(days=2), timedelta(hours=6))
    assert parse_time_control("2 days + 6 hours") == bank


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("2h+3h", "bank-refill"),
        ("off+3h", "bank-refill"),
        ("3d+", "clock-unreadable"),
        ("3d+off", "clock-unreadable"),
        ("+3h", "clock-unreadable"),
        ("3d+1m", "clock-out-of-range"),
        ("30d+1h", "clock-out-of-range"),
        ("3d+1h+1h", "clock-unreadable"),
    ],
)
def test_what_is_no_bank_is_refused(written: str, reason: str) -> None:
    with pytest.raises(TableError, match=reason):
        parse_time_control(written)


@pytest.mark.parametrize("days", [-1, 1, 365])
def test_a_vacation_is_one_of_those_that_are_offered(days: int) -> None:
    with pytest.raises(TableError, match="vacation-out-of-range"):
        TableSettings(language="en", vacation=days).check(Toy())


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


NOW = datetime(2026, 1, 1, tzinfo=UTC)
DAY = timedelta(days=1)
BUYING = Decision(0, "purchase", about="1963")


def ends(running: Mapping[Seat, RunningClock]) -> dict[Seat, datetime]:
    return {seat: clock.ends for seat, clock in running.items()}


def change_of_deadlines(
    decisions: Iterable[Decision],
    people: Iterable[Seat],
    clock: timedelta | None,
    running: Mapping[Seat, RunningClock],
    now: datetime,
) -> DeadlineChange:
    return change_between(running, clocks_of(decisions, people, clock, running, now))


def after(running: Mapping[Seat, RunningClock], change: DeadlineChange) -> dict[Seat, RunningClock]:
    kept = {seat: clock for seat, clock in running.items() if seat not in change.stop}
    started: dict[Seat, list[Deadline]] = {}
    for deadline in change.start:
        started.setdefault(deadline.seat, []).append(deadline)
    for seat, (*reminders, end) in started.items():
        assert end.what is DeadlineKind.END
        due = tuple((one.what, one.due) for one in reminders)
        kept[seat] = RunningClock(end.kind, end.about, end.due, due)
    return kept


def test_a_new_decision_gets_two_reminders_and_an_end() -> None:
    made = change_of_deadlines([BUYING], [0], DAY, {}, NOW)
    assert [(d.what, d.due - NOW) for d in made.start] == [
        (DeadlineKind.HALF, 12 * HOUR),
        (DeadlineKind.HOUR, 23 * HOUR),
        (DeadlineKind.END, DAY),
    ]
    assert ends(after({}, made)) == {0: NOW + DAY}


@pytest.mark.parametrize(
    ("clock", "expected"),
    [
        (timedelta(hours=3), [DeadlineKind.HALF, DeadlineKind.HOUR, DeadlineKind.END]),
        (timedelta(hours=2), [DeadlineKind.HALF, DeadlineKind.END]),
        (timedelta(minutes=10), [DeadlineKind.HALF, DeadlineKind.END]),
    ],
)
def test_short_clocks_call_once(clock: timedelta, expected: list[DeadlineKind]) -> None:
    found = moments_of(NOW, clock)
    assert [what for what, _ in found] == expected
    assert [due for _, due in found] == sorted(due for _, due in found)


def test_a_decision_that_goes_on_keeps_its_clock() -> None:
    running = {0: RunningClock("purchase", "1963", NOW + HOUR)}
    made = change_of_deadlines([BUYING], [0], DAY, running, NOW)
    assert not made
    assert ends(after(running, made)) == {0: NOW + HOUR}


def test_another_decision_of_the_same_kind_starts_anew() -> None:
    running = {0: RunningClock("purchase", "1963", NOW + HOUR)}
    made = change_of_deadlines([Decision(0, "purchase", about="1964")], [0], DAY, running, NOW)
    assert made.stop == (0,)
    assert ends(after(running, made)) == {0: NOW + DAY}


def test_autopilots_and_tables_without_clock_are_not_hurried() -> None:
    running = {0: RunningClock("purchase", "1963", NOW + HOUR)}
    assert change_of_deadlines([BUYING], [], DAY, running, NOW).stop == (0,)
    assert change_of_deadlines([BUYING], [0], None, running, NOW).stop == (0,)
    assert not change_of_deadlines([BUYING], [0], None, {}, NOW)


def test_a_decision_that_is_over_stops_its_clock_and_no_other() -> None:
    running = {
        0: RunningClock("sabotage", "1963 usa", NOW + HOUR),
        1: RunningClock("sabotage", "1963 usa", NOW + HOUR),
    }
    left = [Decision(1, "sabotage", secret=True, about="1963 usa")]
    made = change_of_deadlines(left, [0, 1], DAY, running, NOW)
    assert made.stop == (0,)
    assert ends(after(running, made)) == {1: NOW + HOUR}


def test_the_next_moment_is_the_earliest_that_lies_ahead() -> None:
    begun = after({}, change_of_deadlines([BUYING], [0], DAY, {}, NOW))
    later = after({}, change_of_deadlines([BUYING], [1], DAY, {}, NOW + DAY))
    clocks = [*begun.values(), *later.values()]
    assert next_moment(clocks, NOW) == NOW + DAY / 2
    assert next_moment(clocks, NOW + 13 * HOUR) == NOW + 23 * HOUR
    assert next_moment(clocks, NOW + 23.5 * HOUR) == NOW + DAY
    assert next_moment(begun.values(), NOW + 2 * DAY) == NOW + 2 * DAY
    assert next_moment([], NOW) is None


def test_the_heart_beats_as_often_as_the_shortest_clock_needs() -> None:
    assert interval_for(timedelta(minutes=5)) == timedelta(minutes=1)
    assert interval_for(timedelta(hours=8)) == timedelta(minutes=10)
    assert interval_for(timedelta(days=7)) == timedelta(minutes=30)
    assert interval_for(None) == timedelta(minutes=30)
