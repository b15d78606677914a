"""Keeps one person's presses and commands from holding everybody else up."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

import structlog
from cachetools import LRUCache, TTLCache

from bot.clock import Clock, timer_of
from bot.errors import TableError, until
from bot.limits import HOUR, Hourly, Limits
from bot.waiting import KeyedLocks

MINUTE = timedelta(minutes=1)

AT_ONCE = 4
"""A quarter of a minute's presses may come in a row, more only as fast as the minute allows."""

IN_A_ROW, AT_LEAST = 6, 5
"""A sixth of what a person may have within an hour may come in a row, and five in any case: what
is dear would else be used up at once, and felt by all others."""

WAITING = 10
"""Presses of one person that may wait, beside the one that is worked on."""

REFUSED_AFTER = 1.5
"""Seconds until a press or a request for suggestions is acknowledged that was too much; Discord
waits for 3."""

TOLD_AGAIN = timedelta(seconds=5)
"""The time in which a person is told once that they press too fast; the other presses are
acknowledged without a word."""
LOGGED_AGAIN = timedelta(minutes=10)
"""The time in which the log tells once of the same person."""
REMEMBERED = 8192
"""Allowances that are remembered, of some 200 bytes each; the one that was left alone longest is
whole again."""
TOLD = 1024
"""People of whom it is remembered that they or the log were told."""

log = structlog.get_logger(__name__)


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


class PersonLimits:
    """What each person may do how often, and one thing after the other.

    Without database and network: it is asked before anything is done for a press.
    """

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._allowances = Allowances()
        self._turns = KeyedLocks()
        self._slow_turns = KeyedLocks()
        self._here: Counter[tuple[int, bool]] = Counter()
        seconds = timer_of(clock)
        self._told: TTLCache[int, None] = TTLCache(TOLD, TOLD_AGAIN.total_seconds(), seconds)
        self._logged: TTLCache[int, None] = TTLCache(TOLD, LOGGED_AGAIN.total_seconds(), seconds)

    def press(self, user_id: int, *, slow: bool = False) -> None:
        """Count a press or command.

        Raises ``TableError`` for one too many within a minute, and where too many wait for their
        ``turn`` already.
        """
        most = self._limits.presses_person
        again = self._spend_of_minute("presses", user_id, most)
        if again is not None:
            raise TableError("limit-presses", most=most, until=until(again))
        if most and self._here[user_id, slow] > WAITING:
            raise TableError("one-at-a-time")

    def suggestion(self, user_id: int) -> bool:
        """Count a request for suggestions; whether it may be answered."""
        most = self._limits.suggestions_person
        return self._spend_of_minute("suggestions", user_id, most) is None

    def _spend_of_minute(self, what: str, user_id: int, most: int) -> datetime | None:
        at_once, now = max(1, most // AT_ONCE), self._clock.now()
        return self._allowances.spend(
            (what, user_id), now, most=most, period=MINUTE, at_once=at_once
        )

    def spend(self, user_id: int, what: Hourly) -> None:
        """Count something that costs more than a press; raises ``TableError`` for one too many."""
        most = self._limits.hourly(what)
        again = self._allowances.spend(
            (what, user_id),
            self._clock.now(),
            most=most,
            period=HOUR,
            at_once=min(most, max(AT_LEAST, most // IN_A_ROW)),
        )
        if again is not None:
            raise TableError("limit-hourly", what=what.value, most=most, until=until(again))

    @asynccontextmanager
    async def turn(self, user_id: int, *, slow: bool = False) -> AsyncIterator[None]:
        """Hold a person's other presses back; ``slow`` ones hold each other back only."""
        key = user_id, slow
        self._here[key] += 1
        try:
            async with (self._slow_turns if slow else self._turns).of(user_id):
                yield
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]

    def to_be_told(self, user_id: int) -> bool:
        """Whether a person whose press was refused should read why; notes that they were told."""
        if user_id not in self._logged:
            self._logged[user_id] = None
            log.warning("presses refused", user=user_id)
        if user_id in self._told:
            return False
        self._told[user_id] = None
        return True
