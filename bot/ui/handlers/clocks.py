"""The clocks that a table may have, and how a person writes one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import timedelta

from bot.errors import TableError

OFF = "off"
DEFAULT = timedelta(hours=24)
LEAST, MOST = timedelta(minutes=10), timedelta(days=14)

CLOCKS: Mapping[str, timedelta | None] = {
    "1h": timedelta(hours=1),
    "4h": timedelta(hours=4),
    "8h": timedelta(hours=8),
    "12h": timedelta(hours=12),
    "24h": DEFAULT,
    "48h": timedelta(hours=48),
    "3d": timedelta(days=3),
    "7d": timedelta(days=7),
    OFF: None,
}
"""What is offered; anything between ``LEAST`` and ``MOST`` may be written."""

_UNITS = {"m": "minutes", "min": "minutes", "h": "hours", "d": "days", "t": "days", "g": "days"}
"""Minutes, hours, and days by the first letter of Discord's four languages (jours is ``j``)."""
_UNITS["j"] = "days"
_WRITTEN = re.compile(r"\s*(\d{1,5})\s*(min|[mhdtgj])[a-z]*\s*", re.IGNORECASE)


def clock_of(text: str) -> timedelta | None:
    """The clock that somebody chose or wrote: ``36h``, ``2 days``, ``off``.

    Raises ``TableError`` for what can't be read, or is too short or too long.
    """
    if text.strip().lower() in (OFF, "0"):
        return None
    match = _WRITTEN.fullmatch(text)
    if match is None:
        raise TableError("clock-unreadable")
    clock = timedelta(**{_UNITS[match[2].lower()]: int(match[1])})
    if not LEAST <= clock <= MOST:
        raise TableError("clock-out-of-range")
    return clock


def name_of(clock: timedelta | None) -> str | None:
    """Which of the offered clocks it is, if any."""
    return next((name for name, span in CLOCKS.items() if span == clock), None)
