"""The time that counts for a person: time zone, quiet hours, free weekends, days away.

Quiet hours and weekends are in the person's own time zone, so that they move with daylight saving
time; the time of clocks itself is UTC.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, lru_cache
from zoneinfo import ZoneInfo, available_timezones

from bot.errors import TableError

LONGEST_QUIET = timedelta(hours=16)
"""Quiet hours of a day may not last longer: a clock has to run at some time."""

SUGGESTED = 3
_HOURS = re.compile(
    r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|—|to|bis|à|a)\s*(\d{1,2})(?:[:.](\d{2}))?\s*"
)
_OFF = frozenset({"off", "0", "no", "none"})


@cache
def zones() -> Mapping[str, str]:
    """Every IANA name that the machine knows, by its lower-case form."""
    return {name.casefold(): name for name in sorted(available_timezones())}


def check_zone(typed: str) -> str:
    """The IANA name of a time zone; raises ``TableError`` with a suggestion for what isn't one.

    >>> check_zone("europe/rome")
    'Europe/Rome'
    """
    name = zones().get(typed.strip().replace(" ", "_").casefold())
    if name is not None:
        return name
    found = suggested_zones(typed)
    if not found:
        raise TableError("unknown-zone", zone=typed)
    raise TableError("unknown-zone-near", zone=typed, near=", ".join(found))


def suggested_zones(typed: str, most: int = SUGGESTED) -> list[str]:
    """The names that come closest to what was typed: first those that contain it.

    >>> suggested_zones("Rome"), suggested_zones("Europe/Belrin")[0]
    (['Europe/Rome'], 'Europe/Berlin')
    """
    wanted = typed[:64].strip().replace(" ", "_").casefold()
    known = zones()
    found = [name for key, name in known.items() if wanted in key]
    found.sort(key=lambda name: (not name.casefold().endswith("/" + wanted), name.count("/"), name))
    if not found:
        cities = {key.rpartition("/")[2]: name for key, name in reversed(list(known.items()))}
        close = difflib.get_close_matches(wanted, known, most)
        close_cities = difflib.get_close_matches(wanted.rpartition("/")[2], cities, most)
        found = [known[key] for key in close] + [cities[key] for key in close_cities]
    return list(dict.fromkeys(found))[:most]


def parse_quiet(typed: str) -> QuietHours | None:
    """Quiet hours as somebody wrote them; ``None`` for ``off``.

    Raises ``TableError`` for what can't be read, and for more than ``LONGEST_QUIET`` of a day.

    >>> parse_quiet("22-7"), parse_quiet("22:30 - 06:45").end
    (QuietHours(start=1320, end=420), 405)
    """
    if typed.strip().casefold() in _OFF:
        return None
    match = _HOURS.fullmatch(typed.casefold())
    if match is None:
        raise TableError("quiet-unreadable")
    parts = [int(part or 0) for part in match.groups()]
    start, end = parts[0] * 60 + parts[1], parts[2] * 60 + parts[3]
    if max(start, end) > MINUTES_OF_DAY or max(parts[1], parts[3]) > 59:
        raise TableError("quiet-unreadable")
    quiet = QuietHours(start % MINUTES_OF_DAY, end % MINUTES_OF_DAY)
    if quiet.start == quiet.end or quiet.length > LONGEST_QUIET:
        raise TableError("quiet-too-long", hours=LONGEST_QUIET // timedelta(hours=1))
    return quiet


def written_hours(quiet: QuietHours) -> str:
    """Quiet hours as ``22:00–07:00``."""
    return "–".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in (quiet.start, quiet.end))


INSTANT = timedelta(microseconds=1)
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

    def next_counted(self, now: datetime) -> datetime:
        """The first moment from ``now`` on that counts.

        >>> night = Calendar("Europe/Rome", QuietHours(22 * 60, 7 * 60))
        >>> print(night.next_counted(datetime(2026, 1, 1, 22, tzinfo=UTC)))
        2026-01-02 06:00:00+00:00
        """
        return self.moment_after(now, INSTANT) - INSTANT

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


SEASON = timedelta(days=90)
"""A table's seasons are counted from the day on which it was opened."""

DEFAULT_VACATION = 14
VACATIONS = (0, 3, 7, 14, 21, 30)
"""Days a season that a table can grant."""


def vacation_left(
    absences: Sequence[Absence], days: int, opened: datetime, now: datetime
) -> timedelta:
    """The rest of a season's ``days``; an absence counts for the season in which it began."""
    season = opened + (now - opened) // SEASON * SEASON
    used = (one.until - one.since for one in absences if one.since >= season)
    return max(timedelta(days=days) - sum(used, timedelta(0)), timedelta(0))


def ended(absences: Sequence[Absence], now: datetime) -> tuple[Absence, ...]:
    """The absences, with the one that goes on now ended."""
    kept = (replace(one, until=min(one.until, now)) for one in absences)
    return tuple(one for one in kept if one.since < one.until)


def begun(
    absences: Sequence[Absence], span: timedelta, days: int, opened: datetime, now: datetime
) -> tuple[Absence, ...]:
    """The absences with one more from now on, in place of one that goes on.

    ``days`` are those that the table grants a season. Raises ``TableError`` for more than is left.
    """
    before = ended(absences, now)
    if not days:
        raise TableError("no-vacation")
    left = vacation_left(before, days, opened, now)
    if span > left:
        raise TableError("away-too-long", days=left // DAY, granted=days)
    return (*before, Absence(now, now + span))
