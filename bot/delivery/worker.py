"""Sends what the outbox holds: each message at least once, and once only.

A commit wakes its table. A task reads the rows that wait for the table, sends them in order and
notes them as sent. After a crash the rows are still there, and a message that was sent but not
noted is recognised.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime

import structlog

from bot.clock import Clock
from bot.delivery.channel import ChannelSender, without_card_repeats
from bot.delivery.direct import DirectSender, without_repeats
from bot.delivery.stories import Stories
from bot.delivery.transport import (
    BLOCKED_WAIT,
    FIRST_WAIT,
    DiscordTransport,
    FailureKind,
    answer_of,
    failure_kind,
    wait_after,
)
from bot.domain.notices import (
    LIVE_ANEW,
    VOTES,
    MessageKind,
    Notice,
    channel_refused,
    missing_permissions,
)
from bot.domain.presence import Presence
from bot.domain.table import Table, TableSnapshot
from bot.errors import TableError
from bot.messages.channel import TableChannelMessages
from bot.messages.direct import TableDirectMessages
from bot.scheduling.timer import WakeupTimer
from bot.storage.commits import Current
from bot.storage.engine import Database
from bot.storage.messages import outbox
from bot.storage.messages.direct_messages import DirectMessages
from bot.storage.messages.outbox import OutboxRow, Progress, Unsent
from bot.tables.service import TableService

AT_ONCE = 8
"""Tables that are served at the same time; discord.py keeps the rate limits."""
HELD = 2.0
"""Seconds for which a table takes one of these places: discord.py may sleep for half a minute where
a channel's limit is reached, and that is no reason for other channels to wait."""
RECENT = 12
"""Log entries that a live message is given to choose its last events from."""

_UNSEEN = {FailureKind.FORBIDDEN: ["send_messages"], FailureKind.ARCHIVED: ["manage_threads"]}
"""Permissions to ask for where none seems to be missing: the bot may be timed out, or the thread
locked."""

_BEYOND_PERMISSIONS = {
    FailureKind.THREADS_FULL: "threads-full",
    FailureKind.AGE_RESTRICTED: "age-restricted",
}
"""Refusals of a channel that no permission would change, with their names for the host."""

_MESSAGES = (MessageKind.POST, MessageKind.PING, *VOTES)
"""Kinds of public rows that are posted; the row of a vote that is over edits a message."""

log = structlog.get_logger(__name__)


def _posted(row: OutboxRow) -> bool:
    """Whether a public row that was sent was a message of its own, and not an edit."""
    return row.kind in _MESSAGES and not row.payload.get("over")


class ChannelGone(Exception):
    """A table's channel is not there any more."""


class OutboxWorker:
    """Sends the outbox's rows, table by table.

    ``missing_permissions`` returns the permissions that the bot lacks in a table's channel.
    """

    def __init__(
        self,
        database: Database,
        tables: TableService,
        transport: DiscordTransport,
        channel_messages: TableChannelMessages,
        direct_messages: TableDirectMessages,
        stories: Stories,
        clock: Clock,
        presence: Presence,
        *,
        missing_permissions: Callable[[Table], Awaitable[Sequence[str]]],
    ) -> None:
        self._database = database
        self._tables = tables
        self._clock = clock
        self._presence = presence
        self._channel = ChannelSender(transport, channel_messages, stories, tables)
        self._direct = DirectSender(transport, direct_messages, tables)
        self._missing_permissions = missing_permissions
        self._timer = WakeupTimer(clock, self._wake_due, "delivery-retry")
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._left_over: set[int] = set()
        self._refused: set[int] = set()
        self._blocked: dict[int, tuple[int, bool]] = {}
        """The server of each table in whose channel the bot may not speak, and whether a message
        was refused: then a successful edit doesn't show that messages are allowed again."""
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._by_and_by: dict[int, None] = {}
        """Tables to be served when nobody waits for it, in order."""
        self._feeders: set[asyncio.Task[None]] = set()
        self._started = False
        self._closing = False

    async def start(self) -> None:
        """Send what an earlier process left, and what waits since Discord was out of reach.

        Returns before all of it is sent. Nothing is sent before the first start.
        """
        now = self._clock.now()
        waiting = await self._database.read(outbox.waiting, self._presence.share.shards)
        if not self._started:
            self._left_over.update(waiting)
            self._started = True
        if waiting:
            await self._database.write(outbox.retry_now, waiting, now)
            self.wake_by_and_by(waiting)

    async def stop(self, patience: float = 10.0) -> None:
        """Finish what is being sent, for ``patience`` seconds; the next start sends the rest."""
        self._closing = True
        self._by_and_by.clear()
        await self._timer.stop()
        if not self._presence.share.shards:
            patience = 0.0  # it has lost them: the next process sends this already
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=patience)
            for task in late:
                task.cancel()

    def wake(self, table_id: int) -> None:
        """There is something to say at this table."""
        if self._closing or not self._started:
            return
        self._by_and_by.pop(table_id, None)
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._drain(table_id), name=f"delivery-{table_id}")
        self._tasks[table_id] = task

    def wake_by_and_by(self, table_ids: Iterable[int]) -> None:
        """There is something to say at these tables that nobody waits for: a few at a time.

        However many they are, half of the places stay free for tables at which somebody plays.
        """
        if self._closing or not self._started:
            return
        self._by_and_by.update((each, None) for each in table_ids if each not in self._tasks)
        while len(self._feeders) < min(AT_ONCE // 2, len(self._by_and_by)):
            feeder = asyncio.create_task(self._feed(), name="delivery-feeder")
            self._feeders.add(feeder)
            feeder.add_done_callback(self._feeders.discard)

    async def _feed(self) -> None:
        while self._by_and_by:
            table_id = next(iter(self._by_and_by))
            del self._by_and_by[table_id]
            self.wake(table_id)
            if (task := self._tasks.get(table_id)) is not None:
                await asyncio.wait({task})

    async def look(self) -> None:
        """Wake the tables that have something due to say: another process may have written it."""
        tables, _ = await self._due()
        self.wake_by_and_by(tables)

    async def _due(self) -> tuple[list[int], datetime | None]:
        """The tables with something due where this process may speak; when more will be due."""
        shards, absent = self._presence.met_shards, self._presence.absent_guilds
        return await self._database.read(outbox.due, shards, self._clock.now(), absent)

    async def retry_now(self, table_ids: Collection[int]) -> None:
        """Try these tables at once: the obstacle may be gone."""
        await self._database.write(outbox.retry_now, table_ids, self._clock.now())
        for table_id in table_ids:
            self.wake(table_id)

    async def unblock(self, guild_id: int) -> None:
        """Permissions or threads changed in a server: try its tables again if they are held up."""
        tables = [table for table, (guild, _) in self._blocked.items() if guild == guild_id]
        if tables:
            await self.retry_now(tables)

    async def idle(self) -> None:
        """Wait until nothing is being sent."""
        while waiting := [*self._tasks.values(), *self._feeders]:
            await asyncio.wait(waiting)

    async def _wake_due(self) -> None:
        try:
            tables, later = await self._due()
        except Exception as error:
            _tell(error)
            self._timer.at(self._clock.now() + FIRST_WAIT)
            return
        # A running task sets the timer itself for the rows that it leaves.
        self.wake_by_and_by(tables)
        if later is not None:
            self._timer.at(later)

    async def _drain(self, table_id: int) -> None:
        later: datetime | None = None
        try:
            async with self.place():
                while True:
                    self._again.discard(table_id)
                    again, later = await self._round(table_id)
                    if self._closing or not (again or table_id in self._again):
                        break
        except Exception as error:
            # The rows are still there, and a later try may succeed.
            _tell(error, table=table_id)
            self._left_over.add(table_id)
            later = self._clock.now() + FIRST_WAIT
        finally:
            del self._tasks[table_id]
            if later is not None and not self._closing:
                self._timer.at(later)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """One of the places; it is free again after ``HELD`` seconds, though the work goes on."""
        await self._gate.acquire()

        async def give_up() -> None:
            await self._clock.sleep(HELD)
            self._gate.release()

        giving_up = asyncio.create_task(give_up())
        try:
            yield
        finally:
            if giving_up.cancel():
                self._gate.release()

    async def _round(self, table_id: int) -> tuple[bool, datetime | None]:
        """Send what can be sent; return whether there is more now, and when there will be more."""
        unsent = await self._database.read(outbox.load, table_id)
        if not unsent.rows:
            self._left_over.discard(table_id)
            return False, None
        current = Current(unsent.version, unsent.live_message_id, unsent.edits)
        snapshot = await self._tables.snapshot(table_id, RECENT, current=current)
        if not self._presence.may_speak(snapshot.table.guild_id):
            return False, None
        now = self._clock.now()
        moments = [row.due_at for row in unsent.rows if row.due_at > now]
        progress = Progress()
        try:
            results = await asyncio.gather(
                *self._in_order_by_target(unsent, snapshot, progress), return_exceptions=True
            )
        finally:
            # What was sent is noted even if something else went wrong.
            if progress.posted:
                progress.notices.append(LIVE_ANEW)  # the live message hasn't followed the digest
            if progress:
                now = self._clock.now()
                await self._database.write(outbox.settle, table_id, progress, now)
        for error in results:
            if isinstance(error, ChannelGone):
                await self._abandon(table_id)
                return False, None
            if error is not None:
                raise error
        self._left_over.discard(table_id)
        if any(row.target is None and row.kind is not MessageKind.CARD for row in progress.done):
            _, refused = self._blocked.get(table_id, (0, False))
            if not refused or progress.live_message_id or any(map(_posted, progress.done)):
                self._blocked.pop(table_id, None)
        moments += [until for _, until in (*progress.later, *progress.waits)]
        return bool(progress.notices or progress.reminders), min(moments, default=None)

    def _in_order_by_target(
        self, unsent: Unsent, snapshot: TableSnapshot, progress: Progress
    ) -> Iterable[Awaitable[None]]:
        """Send the channel's rows and each person's rows side by side, each group in its order."""
        by_target: dict[int | None, list[OutboxRow]] = {}
        for row in unsent.rows:
            by_target.setdefault(row.target, []).append(row)
        old = snapshot.table.id in self._left_over
        for target, rows in by_target.items():
            if target is None:
                rows = without_card_repeats(rows, progress)
                yield self._send_in_order(
                    rows, snapshot, progress, self._to_channel(unsent, snapshot, progress, old)
                )
            else:
                direct = unsent.direct.get(target, DirectMessages())
                rows = without_repeats(rows, progress)
                yield self._send_in_order(
                    rows, snapshot, progress, self._to_person(direct, snapshot, progress, old)
                )

    def _to_channel(
        self, unsent: Unsent, snapshot: TableSnapshot, progress: Progress, old: bool
    ) -> Callable[[OutboxRow], Awaitable[None]]:
        async def send(row: OutboxRow) -> None:
            doubtful = old or row.attempts > 0
            now = self._clock.now()
            await self._channel.send(row, snapshot, unsent, doubtful, progress, now)

        return send

    def _to_person(
        self, direct: DirectMessages, snapshot: TableSnapshot, progress: Progress, old: bool
    ) -> Callable[[OutboxRow], Awaitable[None]]:
        async def send(row: OutboxRow) -> None:
            doubtful = old or row.attempts > 0
            await self._direct.send(row, snapshot, direct, doubtful, progress, self._clock.now())

        return send

    async def _send_in_order(
        self,
        rows: Sequence[OutboxRow],
        snapshot: TableSnapshot,
        progress: Progress,
        send: Callable[[OutboxRow], Awaitable[None]],
    ) -> None:
        now = self._clock.now()
        for row in rows:
            if row.due_at > now:
                unhurried = any(row.payload.get(key) for key in ("call", "quiet", *outbox.PACED))
                if row.id in self._refused or unhurried:
                    continue
                return
            if not self._presence.may_speak(snapshot.table.guild_id):
                return  # what came before it took longer than the lease
            try:
                await send(row)
            except Exception as error:
                if not await self._put_off(row, error, snapshot, progress):
                    return
            else:
                waits = any(row is waiting for waiting, _ in progress.waits)
                if row not in progress.done and not waits:
                    progress.done.append(row)

    async def _put_off(
        self, row: OutboxRow, error: Exception, snapshot: TableSnapshot, progress: Progress
    ) -> bool:
        """Try a row again later; return whether the rows after it may be sent meanwhile."""
        now, table_id = self._clock.now(), snapshot.table.id
        what = {"table": table_id, "kind": row.kind, "about": row.payload.get("about")}
        match failure_kind(error):
            case FailureKind.CHANNEL if row.target is None:
                if snapshot.table.guild_id not in self._presence.absent_guilds:
                    raise ChannelGone from error
                return False
            case fault if row.target is None and fault in {*_UNSEEN, *_BEYOND_PERMISSIONS}:
                word = await self._word_to_host(fault, snapshot.table)
                told = table_id in self._blocked or row.attempts > 0
                posting = row.kind is not MessageKind.LIVE or row.payload["anew"]
                self._blocked[table_id] = (snapshot.table.guild_id, posting)
                if not told:
                    progress.notices.append(word)
                progress.later.append((row, now + BLOCKED_WAIT))
                return False
            case FailureKind.LATER:
                log.warning("discord fails", **what, **answer_of(error))
                progress.later.append((row, now + wait_after(row.attempts)))
                return False
            case _:
                log.error("a message was refused", **what, exc_info=error)
                self._refused.add(row.id)
                progress.later.append((row, now + wait_after(row.attempts + 3)))
                return True

    async def _word_to_host(self, fault: FailureKind, table: Table) -> Notice:
        """What the host is told of a channel in which the bot may not speak."""
        if fault in _BEYOND_PERMISSIONS:
            why = _BEYOND_PERMISSIONS[fault]
            log.warning("the channel takes no message", table=table.id, why=why)
            return channel_refused(table.host_id, why)
        missing = await self._missing_permissions(table) or _UNSEEN[fault]
        log.warning("permissions are missing", table=table.id, permissions=missing)
        return missing_permissions(table.host_id, missing)

    async def _abandon(self, table_id: int) -> None:
        log.info("the channel is gone", table=table_id)
        await self._database.write(outbox.discard, table_id, self._clock.now())
        if (await self._tables.get(table_id)).status.open:
            # The rows that this writes for direct messages are sent afterwards.
            await self._tables.hosting.abandon(table_id)


def _tell(error: Exception, **about: object) -> None:
    """Log that something couldn't be sent now; a database that is held or away is no fault here."""
    if isinstance(error, TableError) and error.of_storage:
        log.warning("delivery waits for the database", reason=error.reason, **about)
    else:
        log.error("delivery failed", exc_info=error, **about)
