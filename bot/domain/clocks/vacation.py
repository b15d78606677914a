"""The days that a table lets each person be away, season by season. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.clocks.calendar import DAY, Absence
from bot.errors import TableError

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
