"""Limits on what one person or one server may do, so that nobody can flood the bot. Pure."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from cachetools import LRUCache

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)

REMEMBERED = 8192
"""Allowances that are remembered, of some 200 bytes each; the one that was left alone longest is
whole again."""


class Hourly(StrEnum):
    """What a person may do so often an hour, counted in memory."""

    GUIDED = "guided"
    HINTS = "hints"
    REPLAYS = "replays"
    """Pages of a replay."""
    ANIMATIONS = "animations"
    EXPORTS = "exports"
    CHECKS = "checks"
    REVIEWS = "reviews"


@dataclass(frozen=True, slots=True)
class Limits:
    """Each ends with whom it holds for; 0 stands for no limit.

    ``tables`` are open ones that a person hosts or a server has, ``opened`` those that were opened
    within an hour. ``presses`` are commands and presses a minute, ``suggestions`` what is asked for
    while a command is typed, a minute. All others are those of ``Hourly``.
    """

    tables_person: int = 0
    tables_server: int = 0
    opened_person: int = 0
    opened_server: int = 0
    guided_person: int = 0
    hints_person: int = 0
    replays_person: int = 0
    animations_person: int = 0
    exports_person: int = 0
    checks_person: int = 0
    reviews_person: int = 0
    presses_person: int = 0
    suggestions_person: int = 0

    def hourly(self, what: Hourly) -> int:
        """How often a person may do this within an hour."""
        most: int = getattr(self, f"{what}_person")
        return most


UNLIMITED = Limits()


class Allowances:
    """How often each of many may do something, in constant memory.

    Each may do it some times at once, and gets one more every so often: the generic cell rate
    algorithm, which keeps one moment for each (ITU-T I.371).
    """

    def __init__(self) -> None:
        self._spent: LRUCache[Hashable, datetime] = LRUCache(REMEMBERED)
        """The moment from which on each has all of the allowance again."""

    def spend(
        self,
        who: Hashable,
        now: datetime,
        *,
        most: int,
        period: timedelta,
        at_once: int | None = None,
    ) -> datetime | None:
        """Take one of ``most`` a period, ``at_once`` of them (all) in a row.

        ``None`` if there was one left (always where ``most`` is 0), else when there is one again.
        """
        if most <= 0:
            return None
        each = period / most
        room = each * (most if at_once is None else at_once)
        # A clock that was set back leaves nobody without any for longer than a whole allowance.
        whole = min(max(self._spent.get(who, now), now), now + room)
        if whole + each > now + room:
            return whole + each - room
        self._spent[who] = whole + each
        return None
