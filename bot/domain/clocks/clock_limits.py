"""Limits of the time for a decision, the usual times, and how a person writes one. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from bot.errors import TableError

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
