"""Clocks start, stop and call at the right times."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.clocks import (
    Deadline,
    DeadlineChange,
    DeadlineKind,
    RunningClock,
    change_between,
    clocks_of,
    moments_of,
    next_moment,
)
from bot.scheduling.heartbeat import interval_for
from rules.core.game import Decision, Seat

NOW = datetime(2026, 1, 1, tzinfo=UTC)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
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
