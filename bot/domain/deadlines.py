"""Deadlines of decisions: when clocks start and stop, and when they remind. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from rules.core.game import Decision, Seat

HOUR = timedelta(hours=1)

LOBBY_LIFETIME = timedelta(days=7)
"""How long a lobby in which nothing happens holds its channel."""


class DeadlineKind(StrEnum):
    """The kinds of deadlines."""

    HALF = "half"
    HOUR = "hour"
    END = "end"


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A decision whose clock runs, and when it ends."""

    kind: str
    about: str
    ends: datetime


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

    def after(self, running: Mapping[Seat, RunningClock]) -> dict[Seat, RunningClock]:
        """The clocks that run once the plan is carried out."""
        kept = {seat: clock for seat, clock in running.items() if seat not in self.stop}
        return kept | {
            d.seat: RunningClock(d.kind, d.about, d.due)
            for d in self.start
            if d.what is DeadlineKind.END
        }


def change_of_deadlines(
    decisions: Iterable[Decision],
    people: Iterable[Seat],
    clock: timedelta | None,
    running: Mapping[Seat, RunningClock],
    now: datetime,
) -> DeadlineChange:
    """The clocks to start and to stop when ``decisions`` are those of now.

    ``people`` are the seats that people play: autopilots are never hurried, nor is a seat that is
    ready. A decision keeps its clock as long as its ``kind`` and ``about`` stay; seats that make a
    shared decision have one clock. Without a ``clock`` all of them stop.

    >>> start = datetime(2026, 1, 1)
    >>> begun = plan([Decision(0, "launch")], [0], timedelta(days=1), {}, start)
    >>> [(d.what.value, str(d.due - start)) for d in begun.start]
    [('half', '12:00:00'), ('hour', '23:00:00'), ('end', '1 day, 0:00:00')]
    """
    people = frozenset(people)
    hurried = {
        d.seat: d for d in decisions if clock is not None and d.seat in people and not d.ready
    }
    stop = tuple(
        seat
        for seat, old in running.items()
        if (new := hurried.get(seat)) is None or (new.kind, new.about) != (old.kind, old.about)
    )
    start: list[Deadline] = []
    for seat, decision in hurried.items():
        if clock is None or (seat in running and seat not in stop):
            continue
        begun = _begun(decision, running, clock) or now
        for what, due in moments_of(begun, clock):
            start.append(Deadline(seat, decision.kind, decision.about, what, due))
    return DeadlineChange(stop, tuple(start))


def _begun(
    decision: Decision, running: Mapping[Seat, RunningClock], clock: timedelta
) -> datetime | None:
    """When the clock of a shared decision began for the seats that make it already."""
    if not decision.shared:
        return None
    ends = (
        other.ends
        for other in running.values()
        if (other.kind, other.about) == (decision.kind, decision.about)
    )
    return min((end - clock for end in ends), default=None)


def postponed(running: Mapping[Seat, RunningClock], span: timedelta) -> dict[Seat, RunningClock]:
    """The clocks with that much more time."""
    return {seat: replace(clock, ends=clock.ends + span) for seat, clock in running.items()}


def moments_of(now: datetime, clock: timedelta) -> list[tuple[DeadlineKind, datetime]]:
    """Half time, one hour before the end, and the end.

    The second reminder is left out where it would come with the first or before it: on clocks of
    two hours or less.
    """
    found = [(DeadlineKind.HALF, now + clock / 2)]
    if clock > 2 * HOUR:
        found.append((DeadlineKind.HOUR, now + clock - HOUR))
    return [*found, (DeadlineKind.END, now + clock)]


def next_moment(ends: Iterable[datetime], clock: timedelta, now: datetime) -> datetime | None:
    """The first moment at which one of the clocks that end at ``ends`` has something to do."""
    moments_left = (
        moment for end in ends for moment in (end - clock / 2, end - HOUR, end) if moment > now
    )
    return min(moments_left, default=None)
