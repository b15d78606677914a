"""Heartbeat: measures how long Discord was out of reach and credits that time to the players.

Each shard beats for itself, now and then while somebody's clock runs or a round of a competition is
played. Where its next beat comes
late, because the process was gone, the machine slept or Discord couldn't be reached, every running
clock of its tables gets the gap, and every round of its competitions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime, timedelta

import structlog
from sqlalchemy import func, select
from sqlalchemy.engine import Connection

from bot.clock import Clock
from bot.domain.presence import Presence
from bot.errors import TableError
from bot.scheduling.timer import WakeupTimer
from bot.storage import deadlines, shards
from bot.storage.community import competitions
from bot.storage.engine import Database
from bot.storage.locks import lock_name
from bot.storage.messages import outbox, reminders
from bot.storage.schema import IS_OPEN, tables

SHORTEST, LONGEST = timedelta(minutes=1), timedelta(minutes=30)
BEATS = 48
"""Beats in the shortest clock: after a crash nobody is given more than a 48th too much."""
AMONG_OTHERS = timedelta(minutes=1)
"""The longest time between two beats where other processes act on a shard's tables: what they do
doesn't tell how long its own process was there."""
LEEWAY = timedelta(minutes=1)
"""Gaps up to this are nobody's loss."""

log = structlog.get_logger(__name__)


def interval_for(clock: timedelta | None) -> timedelta:
    """The time between two beats, when the shortest running clock is this long.

    >>> str(interval_for(timedelta(hours=24))), str(interval_for(timedelta(minutes=10)))
    ('0:30:00', '0:01:00')
    """
    return LONGEST if clock is None else min(max(clock / BEATS, SHORTEST), LONGEST)


class Heartbeat:
    """Beats for the shards that are connected, while clocks run.

    ``credited`` is called with the tables whose clocks were given time. Servers that the bot was
    removed from get nothing: their clocks stand still anyway.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        presence: Presence,
        *,
        credited: Callable[[Collection[int]], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._presence = presence
        self._credited = credited
        self._timer = WakeupTimer(clock, self._tick, "heartbeat")
        self._interval = LONGEST
        self._last: dict[int, datetime] = {}
        """The last beat of each shard; none while no clock runs."""
        self._lost: dict[int, datetime] = {}
        """Since when shards can't be reached, until that time is given back."""
        self._begun = clock.now()
        """Since when this process works: what was done before is known of the last one."""
        self._started: set[int] = set()
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """Give the time back for which shards that are connected weren't, and begin to beat.

        For a shard of which this process knows nothing yet that time began with the last thing
        that the process before is known to have done there. What can't be written is still owed:
        it raises then, and so does ``catch_up`` until it goes well. Whoever calls it waits for what
        others give back.
        """
        async with self._starting:
            for shard in self._presence.connected_shards:
                lost = self._lost.pop(shard, None)
                if lost is None and shard in self._started:
                    continue
                try:
                    known = shard in self._started or self._is_among_others
                    before = None if known else self._begun
                    await self._write(shard, LEEWAY, since=lost, before=before)
                except Exception:
                    if lost is not None:
                        self._lost.setdefault(shard, lost)
                    raise
                self._started.add(shard)

    @property
    def beats(self) -> bool:
        """Whether a clock is known to run."""
        return bool(self._last)

    def connection_lost(self, shard: int) -> None:
        """A shard can't be reached any more."""
        if shard in self._started:
            self._lost.setdefault(shard, self._clock.now())

    async def stop(self) -> None:
        """Beat once more, so that the next start knows to the second."""
        await self._timer.stop()
        if self._last:
            try:
                await self._database.write(shards.beat, self._beating, self._clock.now())
            except TableError as error:  # others must be stopped all the same
                log.warning("no heartbeat was written", reason=error.reason)

    async def expect(self, clock: timedelta) -> None:
        """A clock of this length runs: beat, and often enough for it."""
        beating = self._beating
        if not beating:
            return  # a beat would hide how long nobody could be reached; start() sees the clock
        interval = self._interval_for(clock)
        if not self._last:
            # No clock ran before this one, so there is nothing to give back.
            now = self._clock.now()
            self._interval = interval
            self._last = dict.fromkeys(beating, now)
            self._timer.at(now + interval)
            try:
                await self._database.write(shards.beat, beating, now)
            except TableError as error:  # the change that started the clock counts all the same
                log.warning("no heartbeat was written", reason=error.reason)
        # The time since the last beat is measured by the interval that it was to last.
        elif interval < self._interval and await self._beat(self._tolerance):
            self._interval = min(interval, self._interval)
            self._timer.at(self._clock.now() + self._interval)

    async def catch_up(self) -> None:
        """Beat now if the last beat was too long ago, before anybody's time is called over."""
        await self.start()
        now = self._clock.now()
        if any(now - self._last.get(shard, now) > self._tolerance for shard in self._beating):
            await self._beat(self._tolerance)

    @property
    def _beating(self) -> list[int]:
        """The shards that are connected and owe nobody any time."""
        connected = self._presence.connected_shards
        return [each for each in connected if each in self._started and each not in self._lost]

    @property
    def _is_among_others(self) -> bool:
        """Whether other processes may act on the tables of this one's shards."""
        return self._database.membership.process_id is not None

    def _interval_for(self, clock: timedelta | None) -> timedelta:
        interval = interval_for(clock)
        return min(interval, AMONG_OTHERS) if self._is_among_others else interval

    @property
    def _tolerance(self) -> timedelta:
        return self._interval * 1.5 + LEEWAY

    async def _tick(self) -> None:
        if self._beating:
            await self._beat(self._tolerance)
        else:
            self._timer.at(self._clock.now() + self._interval)

    async def _beat(self, tolerance: timedelta) -> bool:
        """Beat for each shard; whether that was written."""
        try:
            for shard in self._beating:
                await self._write(shard, tolerance)
        except Exception:
            log.exception("no heartbeat was written")
            self._timer.at(self._clock.now() + SHORTEST)
            return False
        return True

    async def _write(
        self,
        shard: int,
        tolerance: timedelta,
        *,
        since: datetime | None = None,
        before: datetime | None = None,
    ) -> None:
        now = self._clock.now()
        # Of its own last beat it knows also where that couldn't be written.
        since = since or self._last.get(shard)
        gap, moved, clock, running = await self._database.write(
            _beat, shard, now, tolerance, self._presence.absent_guilds, since=since, before=before
        )
        if running:
            others = self._last.keys() - {shard}
            self._interval = min(self._interval_for(clock), self._interval if others else LONGEST)
            self._last[shard] = now
            self._timer.at(now + self._interval)
        else:
            self._last.pop(shard, None)
        if gap:
            seconds = int(gap.total_seconds())
            log.info("an outage was credited to the players", shard=shard, seconds=seconds)
            self._credited(moved)


def _beat(
    connection: Connection,
    shard: int,
    now: datetime,
    tolerance: timedelta,
    absent: Collection[int],
    *,
    since: datetime | None,
    before: datetime | None,
) -> tuple[timedelta, Collection[int], timedelta | None, bool]:
    """Credit and beat in one transaction, so that no crash can credit a gap twice.

    The gap began with the shard's last beat or, if it is later, with ``since``; where ``before`` is
    given, with the last change of its tables before that moment, if that was later still.
    What tells when time ends follows. Returns the gap that was credited, the tables that it was
    credited to, the shortest clock, and whether any clock runs. Those of servers that the bot isn't
    in count: they run again as soon as it is invited back.
    """
    lock_name(connection, f"beat {shard}")  # what is read here is credited once
    # A beat after ``since`` came with its credit, though the answer to that was lost.
    known = (since, shards.last_beats(connection, [shard]).get(shard))
    last = max((moment for moment in known if moment is not None), default=None)
    if last is not None and before is not None:
        moved: datetime | None = connection.scalar(
            select(func.max(tables.c.changed_at)).where(
                tables.c.shard == shard, IS_OPEN, tables.c.changed_at <= before
            )
        )
        last = max(last, moved or last)
    gap = timedelta(0) if last is None or now - last <= tolerance else now - last
    credited = deadlines.credit(connection, [shard], now - gap, now, absent) if gap else ()
    if gap:
        competitions.credit(connection, [shard], now - gap, now, absent)
    if credited:
        outbox.show_tables(connection, credited, now)
        for table_id in reminders.tables_of_shards(connection, [shard]).intersection(credited):
            outbox.renew_reminders(connection, table_id, now)
    shards.beat(connection, [shard], now)
    running = deadlines.earliest(connection, [shard]) is not None
    running = running or competitions.is_played(connection, [shard])
    return gap, credited, deadlines.shortest_clock(connection, [shard]), running
