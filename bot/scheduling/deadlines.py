"""Schedules deadlines and fires those that are due.

They are reminders, ends of decisions, idle lobbies, full ones that begin by themselves, and ends of
pauses that end by themselves.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from datetime import datetime, timedelta

import structlog
from sqlalchemy.engine import Connection

from bot.clock import AGAIN, Clock
from bot.domain.clocks import DeadlineKind
from bot.domain.notices import DirectKind, reminder
from bot.domain.presence import Presence
from bot.errors import TableError, TimeLeft
from bot.scheduling.heartbeat import LONGEST, Heartbeat
from bot.scheduling.timer import WakeupTimer
from bot.storage import deadlines
from bot.storage.deadlines import Due
from bot.storage.engine import Database
from bot.storage.messages import outbox
from bot.storage.waiting_tables import LOBBIES, PAUSES, STARTS, WHAT_IFS
from bot.tables.service import TableService

log = structlog.get_logger(__name__)


class DeadlineScheduler:
    """Sleeps until the earliest deadline of a table and carries out what is due.

    A reminder is marked in the transaction that puts it into the outbox, so it comes once. An end
    is the service's to carry out: the clock that it ends goes with the decision.
    """

    def __init__(
        self,
        database: Database,
        tables: TableService,
        clock: Clock,
        presence: Presence,
        heartbeat: Heartbeat,
    ) -> None:
        self._database = database
        self._tables = tables
        self._clock = clock
        self._presence = presence
        self._heartbeat = heartbeat
        self._timer = WakeupTimer(clock, self._fire_due, "deadlines")

    @property
    def next(self) -> datetime | None:
        """The moment at which it next reads what is due; ``None`` while nothing is."""
        return self._timer.when

    async def start(self) -> None:
        """Find out from the database when to look next."""
        self._timer.cancel()
        earliest = await self._database.read(deadlines.earliest, *self._reached)
        if earliest is not None:
            self._timer.at(earliest)

    @property
    def _reached(self) -> tuple[Collection[int], Collection[int]]:
        """The shards whose players can answer, and the servers that nobody is reached in."""
        return self._presence.connected_shards, self._presence.absent_guilds

    async def look(self) -> None:
        """Find clocks that another process has started."""
        earliest = await self._database.read(deadlines.earliest, *self._reached)
        if earliest is None:
            return
        self._timer.at(earliest)
        if not self._heartbeat.beats:
            shards = self._presence.connected_shards
            clock = await self._database.read(deadlines.shortest_clock, shards)
            await self._heartbeat.expect(clock or LONGEST)

    async def schedule(self, moment: datetime, clock: timedelta) -> None:
        """A clock of this length has something due at that moment, or earlier ones have."""
        self._timer.at(moment)
        await self._heartbeat.expect(clock)

    async def stop(self) -> None:
        """Finish what is being carried out; nothing more comes due."""
        await self._timer.stop()

    async def _fire_due(self) -> None:
        if not self._presence.connected_shards:
            return  # nobody could answer; start() is called when the bot is back
        try:
            await self._heartbeat.catch_up()
            failed = await self._carry_out()
            await self.start()
        except Exception:
            log.exception("deadlines failed")
            failed = True
        if failed:
            self._timer.cancel()
            self._timer.at(self._clock.now() + AGAIN)

    async def _carry_out(self) -> bool:
        """Do what is due; whether some of it isn't done with and has to be looked at again."""
        now = self._clock.now()
        shards, absent = self._reached
        found = await self._database.read(deadlines.due, shards, now, absent)
        reminders = [due for due in found if due.what is not DeadlineKind.END]
        if reminders:
            await self._database.write(_remind, reminders, now)
            for table_id in {due.table_id for due in reminders}:
                self._tables.announce(table_id)
        ended = [due for due in found if due.what is DeadlineKind.END]
        over = [due for due in ended if await self._expire(due)]
        if over:
            await self._database.write(deadlines.done, over, self._clock.now())
        done = [len(over) == len(ended)]
        for kind, carry_out, failure in (
            (LOBBIES, self._tables.hosting.expire_lobby, "a lobby was not closed"),
            (PAUSES, self._tables.clocks.wake, "a pause was not ended"),
            (WHAT_IFS, self._tables.hosting.expire_what_if, "a what-if table was not closed"),
            (STARTS, self._tables.lobby.start_by_itself, "a full lobby did not begin"),
        ):
            due = await self._database.read(kind.due, shards, now, absent)
            done += [await _is_done(carry_out(*one), failure, one[0]) for one in due]
        return not all(done)

    async def _expire(self, due: Due) -> bool:
        """End one decision; whether that is done with."""
        decision = due.decision
        try:
            await self._tables.play.expire(
                due.table_id, decision.seat, decision.kind, decision.about
            )
        except TableError as error:
            # The decision is over already, unless the database had no time or room.
            return not error.of_storage
        except TimeLeft:
            return False  # not marked: what was left of it goes on
        except Exception:
            log.exception(
                "a default action failed",
                table=due.table_id,
                seat=decision.seat,
                decision=decision.kind,
            )
            return False
        return True


async def _is_done(work: Awaitable[object], failure: str, table_id: int) -> bool:
    """Do what is due at a table; whether that is done with. ``failure`` is what the log says."""
    try:
        await work
    except TableError as error:
        return not error.of_storage
    except Exception:
        log.exception(failure, table=table_id)
        return False
    return True


def _remind(connection: Connection, found: Sequence[Due], now: datetime) -> None:
    come = deadlines.done(connection, found, now)
    owners = deadlines.owners(connection, come)
    for due in come:
        owner = owners.get((due.table_id, due.decision.seat))
        if owner is not None:
            about = DirectKind.HALF if due.what is DeadlineKind.HALF else DirectKind.HOUR
            notice = reminder(owner, due.decision, about)
            outbox.enqueue(connection, due.table_id, [notice], now)
