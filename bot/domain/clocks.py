"""Clocks of decisions: their limits, when they start, remind and stop, and banks."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.calendar import ALWAYS, Calendar, end_of, left_of
from bot.errors import TableError
from rules.core.game import Decision, Seat

MIN_CLOCK = timedelta(minutes=10)
MAX_CLOCK = timedelta(days=14)
DEFAULT_CLOCK = timedelta(hours=24)
NO_CLOCK = "off"

USUAL_CLOCKS: Mapping[str, timedelta | None] = {
    "1h": timedelta(hours=1),
    "4h": timedelta(hours=4),
    "8h": timedelta(hours=8),
    "12h": timedelta(hours=12),
    "24h": DEFAULT_CLOCK,
    "48h": timedelta(hours=48),
    "3d": timedelta(days=3),
    "7d": timedelta(days=7),
    NO_CLOCK: None,
}
"""The clocks of menus, by the text that stands for each; ``None`` is a table without a clock."""


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time control of a table: ``clock`` for each decision, ``None`` to hurry nobody.

    With a ``refill`` the clock is a bank: a seat spends it over all its decisions, each of which
    adds ``refill``, and it never holds more than ``clock``.
    """

    clock: timedelta | None = DEFAULT_CLOCK
    refill: timedelta | None = None


USUAL_BANKS: Mapping[str, TimeControl] = {
    "12h+2h": TimeControl(timedelta(hours=12), timedelta(hours=2)),
    "24h+4h": TimeControl(timedelta(hours=24), timedelta(hours=4)),
    "3d+12h": TimeControl(timedelta(days=3), timedelta(hours=12)),
    "7d+24h": TimeControl(timedelta(days=7), timedelta(hours=24)),
}
"""The banks that menus offer, by the text that stands for them."""

_UNITS = {
    "m": "minutes",
    "min": "minutes",
    "h": "hours",
    "d": "days",
    "t": "days",  # Tage
    "g": "days",  # giorni
    "j": "days",  # jours
}
_WRITTEN = re.compile(r"\s*(\d{1,5})\s*(min|[mhdtgj])[a-z]*\s*", re.IGNORECASE)


def check_clock(clock: timedelta | None) -> timedelta | None:
    """The clock itself; raises ``TableError`` if it is too short or too long."""
    if clock is not None and not MIN_CLOCK <= clock <= MAX_CLOCK:
        raise TableError(
            "clock-out-of-range", minutes=int(MIN_CLOCK.total_seconds()) // 60, days=MAX_CLOCK.days
        )
    return clock


def parse_clock(text: str) -> timedelta | None:
    """The clock that somebody chose or wrote.

    Raises ``TableError`` for what can't be read, or is too short or too long.

    >>> str(parse_clock("36h")), str(parse_clock("2 days")), parse_clock("off")
    ('1 day, 12:00:00', '2 days, 0:00:00', None)
    """
    if text.strip().lower() in (NO_CLOCK, "0"):
        return None
    match = _WRITTEN.fullmatch(text)
    if match is None:
        raise TableError("clock-unreadable")
    return check_clock(timedelta(**{_UNITS[match[2].lower()]: int(match[1])}))


def check_time_control(control: TimeControl) -> TimeControl:
    """The time control itself; raises ``TableError`` for one that is out of range."""
    check_clock(control.clock)
    check_clock(control.refill)
    if control.refill is not None and (control.clock is None or control.refill > control.clock):
        raise TableError("bank-refill")
    return control


def parse_time_control(text: str) -> TimeControl:
    """A clock as ``parse_clock`` reads it, or a bank: what it holds, and what a decision adds.

    >>> parse_time_control("3d+12h").refill
    datetime.timedelta(seconds=43200)
    """
    holds, plus, adds = text.partition("+")
    refill = parse_clock(adds) if plus else None
    if plus and refill is None:
        raise TableError("clock-unreadable")
    return check_time_control(TimeControl(parse_clock(holds), refill))


def usual_control(control: TimeControl) -> str | None:
    """The text that stands for one of the usual clocks and banks; ``None`` for any other."""
    if control.refill is None:
        return usual_name(control.clock)
    return next((name for name, usual in USUAL_BANKS.items() if usual == control), None)


def usual_name(clock: timedelta | None) -> str | None:
    """The text that stands for one of the usual clocks; ``None`` for any other."""
    return next((name for name, usual in USUAL_CLOCKS.items() if usual == clock), None)


HOUR = timedelta(hours=1)

LOBBY_LIFETIME = timedelta(days=7)
"""The time for which a lobby in which nothing happens holds its channel."""

START_AFTER = timedelta(minutes=3)
"""The time from the last seat taken to a start by itself, for choosing sides and for leaving."""


DESERTED_LIFETIME = timedelta(days=30)
"""The time for which a game that nobody plays any more waits for one of its people."""


class DeadlineKind(StrEnum):
    """The kinds of deadlines."""

    HALF = "half"
    HOUR = "hour"
    END = "end"


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A decision whose clock runs, when it ends, and when it reminds before that."""

    kind: str
    about: str
    ends: datetime
    reminders: tuple[tuple[DeadlineKind, datetime], ...] = ()

    def is_of(self, decision: Decision) -> bool:
        """Whether it is this decision's."""
        return (self.kind, self.about) == (decision.kind, decision.about)

    @property
    def moments(self) -> tuple[tuple[DeadlineKind, datetime], ...]:
        """The deadlines of the clock with their moments: the reminders, then the end."""
        return (*self.reminders, (DeadlineKind.END, self.ends))


@dataclass(frozen=True, slots=True)
class Deadline:
    """A moment at which something happens to a seat's decision."""

    seat: Seat
    kind: str
    about: str
    what: DeadlineKind
    due: datetime


@dataclass(frozen=True, slots=True)
class DeadlineChange:
    """Seats whose clocks stop, and deadlines of clocks that start."""

    stop: tuple[Seat, ...]
    start: tuple[Deadline, ...]

    def __bool__(self) -> bool:
        return bool(self.stop or self.start)


def change_between(
    stored: Mapping[Seat, RunningClock], wanted: Mapping[Seat, RunningClock]
) -> DeadlineChange:
    """The change that leads from the clocks that run to those that are to run."""
    stop = tuple(seat for seat, clock in stored.items() if wanted.get(seat) != clock)
    start = tuple(
        Deadline(seat, clock.kind, clock.about, what, due)
        for seat, clock in wanted.items()
        if stored.get(seat) != clock
        for what, due in clock.moments
    )
    return DeadlineChange(stop, start)


def hurried_seats(
    decisions: Iterable[Decision], people: Iterable[Seat], clock: timedelta | None
) -> dict[Seat, Decision]:
    """The decisions that have a clock, by their seats.

    ``people`` are the seats that people play: autopilots are never hurried, nor is a seat that is
    ready. Without a ``clock`` nobody is.
    """
    people = frozenset(people)
    return {d.seat: d for d in decisions if clock is not None and d.seat in people and not d.ready}


def clocks_of(
    decisions: Iterable[Decision],
    people: Iterable[Seat],
    clock: timedelta | None,
    running: Mapping[Seat, RunningClock],
    now: datetime,
    *,
    reserves: Mapping[Seat, timedelta] | None = None,
    calendars: Mapping[Seat, Calendar] | None = None,
) -> dict[Seat, RunningClock]:
    """The clocks that run when ``decisions`` are what is decided now.

    A decision keeps its clock as long as its ``kind`` and ``about`` stay; seats that make a shared
    decision have one clock. A new one lasts for ``clock``, or for the seat's share of ``reserves``
    (of a shared decision the largest), of time that counts by the seat's calendar.
    """
    hurried = hurried_seats(decisions, people, clock)
    if clock is None:
        return {}
    wanted = {
        seat: old
        for seat, decision in hurried.items()
        if (old := running.get(seat)) is not None and old.is_of(decision)
    }
    fresh: dict[object, list[Seat]] = {}
    for seat, decision in hurried.items():
        if seat not in wanted:
            key = (decision.kind, decision.about) if decision.shared else seat
            fresh.setdefault(key, []).append(seat)
    for seats in fresh.values():
        decision = hurried[seats[0]]
        joined = _shared_clock(decision, running, now)
        if joined is None:
            span = max((reserves or {}).get(seat, clock) for seat in seats)
            times = [(calendars or {}).get(seat, ALWAYS) for seat in seats]
            *reminders, (_, ends) = moments_of(now, span, times)
            joined = RunningClock(decision.kind, decision.about, ends, tuple(reminders))
        wanted |= dict.fromkeys(seats, joined)
    return wanted


def _shared_clock(
    decision: Decision, running: Mapping[Seat, RunningClock], now: datetime
) -> RunningClock | None:
    """The clock of a shared decision that other seats make already."""
    others = [clock for clock in running.values() if decision.shared and clock.is_of(decision)]
    if not others:
        return None
    found = min(others, key=lambda clock: clock.ends)
    ahead = ((what, moment) for what, moment in found.reminders if moment > now)
    return replace(found, reminders=tuple(ahead))


def recounted(
    running: Mapping[Seat, RunningClock],
    since: datetime,
    until: datetime,
    before: Mapping[Seat, Calendar],
    after: Mapping[Seat, Calendar],
    *,
    more: timedelta = timedelta(0),
    shared: Collection[tuple[str, str]] | None = None,
) -> dict[Seat, RunningClock]:
    """The clocks with what they had left at ``since``, and ``more``, going on from ``until``.

    What is left was counted by the calendars of ``before``; it counts by those of ``after`` now.
    ``shared`` are kind and about of the decisions that several seats make together; without it,
    clocks of one decision that end together are taken to be one.
    """
    groups: dict[object, list[Seat]] = {}
    for seat, clock in running.items():
        decision = (clock.kind, clock.about)
        one = shared is None or decision in shared
        groups.setdefault((*decision, clock.ends) if one else seat, []).append(seat)
    found: dict[Seat, RunningClock] = {}
    for seats in groups.values():
        old = [before.get(seat, ALWAYS) for seat in seats]
        new = [after.get(seat, ALWAYS) for seat in seats]
        if since == until and old == new and not more:
            found |= {seat: running[seat] for seat in seats}
            continue
        for seat in seats:
            found[seat] = _moved(running[seat], since, until, old, new, more)
    return found


def _moved(
    clock: RunningClock,
    since: datetime,
    until: datetime,
    old: Sequence[Calendar],
    new: Sequence[Calendar],
    more: timedelta,
) -> RunningClock:
    def moved(moment: datetime) -> datetime:
        return end_of(until, left_of(since, moment, old) + more, new)

    left = left_of(since, clock.ends, old) + more
    reminders = [(what, moved(moment)) for what, moment in clock.reminders if moment > since]
    if more and left > 2 * HOUR and DeadlineKind.HOUR not in dict(reminders):
        reminders.append((DeadlineKind.HOUR, end_of(until, left - HOUR, new)))
    return replace(clock, ends=moved(clock.ends), reminders=tuple(reminders))


def moments_of(
    now: datetime, clock: timedelta, calendars: Sequence[Calendar] = ()
) -> list[tuple[DeadlineKind, datetime]]:
    """Half time, one hour before the end, and the end, of time that counts.

    The second reminder is left out where it would come with the first or before it: on clocks of
    two hours or less.
    """
    found = [(DeadlineKind.HALF, end_of(now, clock / 2, calendars))]
    if clock > 2 * HOUR:
        found.append((DeadlineKind.HOUR, end_of(now, clock - HOUR, calendars)))
    return [*found, (DeadlineKind.END, end_of(now, clock, calendars))]


def next_moment(clocks: Iterable[RunningClock], now: datetime) -> datetime | None:
    """The first moment at which one of the clocks has something to do."""
    ahead = (
        max(moment, now)
        for clock in clocks
        for what, moment in clock.moments
        if moment > now or what is DeadlineKind.END
    )
    return min(ahead, default=None)


def reserves_after(
    reserves: Sequence[timedelta],
    *,
    most: timedelta,
    refill: timedelta,
    left: Mapping[Seat, timedelta],
    decided: Collection[Seat] = (),
    reopened: Collection[Seat] = (),
) -> tuple[timedelta, ...]:
    """Each seat's reserve once clocks have stopped.

    ``left`` is what the stopped clocks had left. Seats that have ``decided`` get ``refill``, up to
    ``most``; those whose decision an undo has ``reopened`` give it back, but for one refill.
    """
    found = list(reserves)
    for seat, span in left.items():
        found[seat] = min(max(span, timedelta(0)), most)
    for seat in decided:
        found[seat] = min(found[seat] + refill, most)
    for seat in reopened:
        found[seat] = max(found[seat] - refill, min(refill, most))
    return tuple(found)
