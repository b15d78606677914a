"""Heartbeat: measures how long the bot was out of reach and credits that time to the players.

A beat is written now and then while somebody's clock runs. Where the next one comes late, because
the process was gone, the machine slept or Discord couldn't be reached, every running clock gets
the gap.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime, timedelta

import structlog
from sqlalchemy import func, select
from sqlalchemy.engine import Connection

from bot.clock import Clock
from bot.domain.notices import LIVE
from bot.domain.presence import Presence
from bot.errors import TableError
from bot.scheduling.timer import WakeupTimer
from bot.storage import deadlines, meta
from bot.storage.engine import Database
from bot.storage.messages import outbox
from bot.storage.schema import tables

KEY = "heartbeat"
SHORTEST, LONGEST = timedelta(minutes=1), timedelta(minutes=30)
BEATS = 48
"""Beats in the shortest clock: after a crash nobody is given more than a 48th too much."""
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
    """Beats while clocks run and Discord can be reached.

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
        self._last: datetime | None = None
        """The last beat; ``None`` while no clock runs."""
        self._lost: datetime | None = None
        """Since when Discord can't be reached, until that time is given back."""
        self._begun = clock.now()
        """Since when this process works: what was done before is known of the last one."""
        self._started = False

    async def start(self) -> None:
        """Discord can be reached: give back the time since it couldn't, and begin to beat.

        Called at the start, when that time began with the last thing that the process before is
        known to have done, and after every loss of the connection. What can't be written is still
        owed: it raises then, and so does ``catch_up`` until it goes well.
        """
        lost, self._lost = self._lost, None
        if lost is None and self._started:
            return
        try:
            before = None if self._started else self._begun
            await self._write(LEEWAY, since=lost, before=before)
        except Exception:
            self._lost = lost or self._lost
            raise
        self._started = True

    def connection_lost(self) -> None:
        """Discord can't be reached any more."""
        if self._started and self._lost is None:
            self._lost = self._clock.now()

    async def stop(self) -> None:
        """Beat once more, so that the next start knows to the second."""
        await self._timer.stop()
        if self._presence.connected and self._last is not None:
            await self._database.write(meta.put, KEY, self._clock.now().isoformat())

    async def expect(self, clock: timedelta) -> None:
        """A clock of this length runs: beat, and often enough for it."""
        if not self._started:
            return  # a beat would hide how long nobody could be reached; start() sees the clock
        interval = interval_for(clock)
        if self._last is None:
            # No clock ran before this one, so there is nothing to give back.
            self._interval = interval
            self._last = self._clock.now()
            self._timer.at(self._last + interval)
            try:
                await self._database.write(meta.put, KEY, self._last.isoformat())
            except TableError as error:  # the change that started the clock counts all the same
                log.warning("no heartbeat was written", reason=error.reason)
        elif interval < self._interval:
            # The time since the last beat is measured by the interval that it was to last.
            before = self._last
            await self._beat(self._tolerance)
            if self._last is not None and self._last != before:  # else nothing was written
                self._interval = min(interval, self._interval)
                self._timer.at(self._last + self._interval)

    async def catch_up(self) -> None:
        """Beat now if the last beat was too long ago, before anybody's time is called over."""
        await self.start()
        if self._last is not None and self._clock.now() - self._last > self._tolerance:
            await self._beat(self._tolerance)

    @property
    def _tolerance(self) -> timedelta:
        return self._interval * 1.5 + LEEWAY

    async def _tick(self) -> None:
        if self._presence.connected and self._lost is None:
            await self._beat(self._tolerance)
        else:
            self._timer.at(self._clock.now() + self._interval)

    async def _beat(self, tolerance: timedelta) -> None:
        try:
            await self._write(tolerance)
        except Exception:
            log.exception("no heartbeat was written")
            self._timer.at(self._clock.now() + SHORTEST)

    async def _write(
        self,
        tolerance: timedelta,
        *,
        since: datetime | None = None,
        before: datetime | None = None,
    ) -> None:
        now = self._clock.now()
        gap, moved, clock, running = await self._database.write(
            _beat, now, tolerance, self._presence.absent_guilds, since=since, before=before
        )
        self._interval = interval_for(clock)
        self._last = now if running else None
        if running:
            self._timer.at(now + self._interval)
        if gap:
            log.info("an outage was credited to the players", seconds=int(gap.total_seconds()))
            self._credited(moved)


def _beat(
    connection: Connection,
    now: datetime,
    tolerance: timedelta,
    absent: Collection[int],
    *,
    since: datetime | None,
    before: datetime | None,
) -> tuple[timedelta, Collection[int], timedelta | None, bool]:
    """Credit and beat in one transaction, so that no crash can credit a gap twice.

    ``since`` is when the gap began, if known; else it began with the last beat or, where ``before``
    is given, with the last change of a table before that moment, if it was later. What tells when
    time ends follows. Returns the gap that was credited, the tables that it was credited to, the
    shortest clock, and whether any clock runs. Those of servers that the bot isn't in count: they
    run again as soon as it is invited back.
    """
    last = since or last_beat(connection)
    if last is not None and before is not None:
        moved: datetime | None = connection.scalar(
            select(func.max(tables.c.changed_at)).where(tables.c.changed_at <= before)
        )
        last = max(last, moved or last)
    gap = timedelta(0) if last is None or now - last <= tolerance else now - last
    credited = deadlines.credit(connection, now - gap, now, absent) if gap else ()
    for table_id in credited:
        outbox.enqueue(connection, table_id, [LIVE], now)
        outbox.renew_reminders(connection, table_id, now)
    meta.put(connection, KEY, now.isoformat())
    running = deadlines.earliest(connection) is not None
    return gap, credited, deadlines.shortest_clock(connection), running


def last_beat(connection: Connection) -> datetime | None:
    """The last moment at which the bot was known to work."""
    text = meta.get(connection, KEY)
    return None if text is None else datetime.fromisoformat(text)
