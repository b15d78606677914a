"""Limits of the time for a decision, the usual times, and how a person writes one. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
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
"""What menus offer, by the text that stands for it; ``None`` is a table without a clock."""

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


def usual_name(clock: timedelta | None) -> str | None:
    """The text that stands for one of the usual clocks; ``None`` for any other."""
    return next((name for name, usual in USUAL_CLOCKS.items() if usual == clock), None)
