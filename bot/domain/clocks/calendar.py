"""The time that counts for a clock: a person's quiet hours and absences, a table's weekends. Pure.

Quiet hours and weekends are those of the person's own time zone, so that they move with daylight
saving time; the time of clocks itself is UTC.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

DAY = timedelta(days=1)
WEEK = timedelta(days=7)
SATURDAY = 5
MINUTES_OF_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The part of each day in which a person isn't hurried, in minutes since local midnight.

    Where ``end`` isn't after ``start`` they end on the following day.
    """

    start: int
    end: int

    @property
    def length(self) -> timedelta:
        """The length of these hours on a day without a change of the clocks."""
        return timedelta(minutes=(self.end - self.start) % MINUTES_OF_DAY)


@dataclass(frozen=True, slots=True)
class PersonalHours:
    """A person's time zone and quiet hours; no zone for somebody who never told it."""

    zone: str | None = None
    quiet: QuietHours | None = None


@dataclass(frozen=True, slots=True)
class Absence:
    """A time for which a person has said that they are away."""

    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Calendar:
    """The time that counts for one person at one table.

    ``zone`` is the IANA name of the person's time zone; one that the machine doesn't know is taken
    for UTC. With ``free_weekends`` Saturdays and Sundays don't count.
    """

    zone: str = "UTC"
    quiet: QuietHours | None = None
    free_weekends: bool = False
    absences: tuple[Absence, ...] = ()

    @property
    def always(self) -> bool:
        """Whether all time counts."""
        return self.quiet is None and not self.free_weekends and not self.absences

    def with_hours(self, hours: PersonalHours) -> Calendar:
        """The calendar with another time zone and other quiet hours."""
        return replace(self, zone=hours.zone or "UTC", quiet=hours.quiet)

    def absent_until(self, now: datetime) -> datetime | None:
        """The moment when an absent person is back; ``None`` for somebody who is here."""
        running = (one.until for one in self.absences if one.since <= now < one.until)
        return max(running, default=None)

    def counted(self, start: datetime, end: datetime) -> timedelta:
        """The time from ``start`` to ``end`` that counts; nothing if ``end`` is earlier."""
        if end <= start:
            return timedelta(0)
        free = (until - since for since, until in self._free(start, end))
        return end - start - sum(free, timedelta(0))

    def moment_after(self, start: datetime, span: timedelta) -> datetime:
        """The first moment at which so much counted time has passed since ``start``.

        >>> night = Calendar("Europe/Rome", QuietHours(22 * 60, 7 * 60))
        >>> evening = datetime(2026, 1, 1, 20, tzinfo=UTC)  # nine o'clock in Rome
        >>> print(night.moment_after(evening, timedelta(hours=2)))
        2026-01-02 07:00:00+00:00
        """
        if self.always or span <= timedelta(0):
            return start + max(span, timedelta(0))
        now, left = start, span
        while True:
            window = now + WEEK
            for since, until in [*self._free(now, window), (window, window)]:
                if since - now >= left:
                    return now + left
                left -= since - now
                now = until

    def _free(self, start: datetime, end: datetime) -> list[tuple[datetime, datetime]]:
        """The spans between ``start`` and ``end`` that don't count, in order and apart."""
        if self.always:
            return []
        found: list[tuple[datetime, datetime]] = []
        for since, until in sorted(self._spans(start, end)):
            since, until = max(since, start), min(until, end)
            if until <= since:
                continue
            if found and since <= found[-1][1]:
                found[-1] = (found[-1][0], max(found[-1][1], until))
            else:
                found.append((since, until))
        return found

    def _spans(self, start: datetime, end: datetime) -> Iterator[tuple[datetime, datetime]]:
        for absence in self.absences:
            yield absence.since, absence.until
        if self.quiet is None and not self.free_weekends:
            return
        zone = known_zone(self.zone)
        day, last = start.astimezone(zone).date() - DAY, end.astimezone(zone).date()
        while day <= last:
            if self.quiet is not None:
                ends = day + DAY if self.quiet.end <= self.quiet.start else day
                yield _begin(day, self.quiet.start, zone), _end(ends, self.quiet.end, zone)
            if self.free_weekends and day.weekday() >= SATURDAY:
                yield _begin(day, 0, zone), _begin(day + DAY, 0, zone)
            day += DAY


ALWAYS = Calendar()
"""All time counts."""


def end_of(start: datetime, span: timedelta, calendars: Iterable[Calendar]) -> datetime:
    """The end of a clock that several people share: the moment when the last has had ``span``."""
    ends = (calendar.moment_after(start, span) for calendar in calendars)
    return max(ends, default=start + span)


def left_of(start: datetime, end: datetime, calendars: Sequence[Calendar]) -> timedelta:
    """The span with which ``end_of`` gives this end: what counts for whom the least counts.

    Somebody in whose free time the end lies isn't asked, if there are others: they joined a clock
    that was theirs.
    """
    calendars = calendars or (ALWAYS,)
    spans = [calendar.counted(start, end) for calendar in calendars]
    reached = [
        span
        for span, calendar in zip(spans, calendars, strict=True)
        if calendar.moment_after(start, span) == end
    ]
    return min(reached or spans)


@lru_cache(maxsize=1024)
def known_zone(name: str) -> ZoneInfo:
    """A time zone by its IANA name; UTC for one that the machine doesn't know."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError):
        return ZoneInfo("UTC")


def _begin(day: date, minutes: int, zone: ZoneInfo) -> datetime:
    """A local time as a moment: of two the first; what the clocks skip comes when they have."""
    return _moments(day, minutes, zone)[0]


def _end(day: date, minutes: int, zone: ZoneInfo) -> datetime:
    """The same, but of two the last."""
    return max(_moments(day, minutes, zone))


def _moments(day: date, minutes: int, zone: ZoneInfo) -> tuple[datetime, datetime]:
    local = datetime.combine(day, time(*divmod(minutes % MINUTES_OF_DAY, 60)), tzinfo=zone)
    return local.astimezone(UTC), local.replace(fold=1).astimezone(UTC)
