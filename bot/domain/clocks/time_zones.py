"""A person's time zone and quiet hours as they write them. Pure but for the list of time zones."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from datetime import timedelta
from functools import cache
from zoneinfo import available_timezones

from bot.domain.clocks.calendar import MINUTES_OF_DAY, QuietHours
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
