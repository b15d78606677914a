"""Says what moves have left to be said: at least once, and once only.

A commit wakes its table; a task reads what waits there, sends it in order and notes it as sent.
There is no task for a table that has nothing to say. Nothing that matters is held in memory: after
a crash the rows are there, and what was sent without being noted is recognised.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta

import structlog

from bot.clock import Clock
from bot.delivery.channel import ChannelSender
from bot.delivery.direct import DirectSender, without_repeats
from bot.delivery.errors import FailureKind, failure_kind
from bot.delivery.lanes import side_by_side
from bot.delivery.message import ChannelMessageBuilder, DirectMessageBuilder
from bot.delivery.ports import TableReader, TableSnapshot, load_snapshot
from bot.delivery.transport import DiscordTransport
from bot.delivery.tray import Tray
from bot.domain.deadlines import LOBBY_LIFETIME, next_moment
from bot.domain.notices import trouble
from bot.domain.table import Status
from bot.games.base import GamePresenter
from bot.scheduling.timer import WakeupTimer
from bot.storage import outbox
from bot.storage.direct_messages import DirectMessages
from bot.storage.engine import Database
from bot.storage.outbox import OutboxRow, Progress, Unsent

AT_ONCE = 8
"""Tables that are served at the same time; discord.py keeps the rate limits."""
FIRST_WAIT = timedelta(seconds=10)
LONGEST_WAIT = timedelta(minutes=30)
BLOCKED_WAIT = timedelta(hours=1)
"""How long to wait before a channel without permission is tried again unasked."""
KEPT = timedelta(days=7)
"""How long rows stay after they were sent."""

_UNSEEN = {FailureKind.FORBIDDEN: ["send_messages"], FailureKind.ARCHIVED: ["manage_threads"]}
"""What to ask for where nothing seems to be missing: in a time-out, and in a locked thread."""

log = structlog.get_logger(__name__)


class ChannelGone(Exception):
    """A table's channel is not there any more."""


def wait_after(attempts: int) -> timedelta:
    """How long to wait after so many failed tries: ten seconds, doubled each time.

    >>> [str(wait_after(n)) for n in (0, 1, 2, 20)]
    ['0:00:10', '0:00:20', '0:00:40', '0:30:00']
    """
    return min(FIRST_WAIT * (1 << min(attempts, 16)), LONGEST_WAIT)


class OutboxWorker:
    """Serves the outbox.

    ``lacking(table)`` names the permissions that the bot lacks in a table's channel, ``present
    (guild_id)`` tells whether the bot is in a server, and ``expect(moment)`` is told when a clock
    of a table that was shown falls due next.
    """

    def __init__(
        self,
        database: Database,
        source: TableReader,
        channel_messages: ChannelMessageBuilder,
        direct_messages: DirectMessageBuilder,
        faces: Mapping[str, GamePresenter],
        courier: DiscordTransport,
        clock: Clock,
        *,
        lacking: Callable[[TableSnapshot], Sequence[str]],
        present: Callable[[int], bool],
        expect: Callable[[datetime, timedelta], Awaitable[None]],
    ) -> None:
        self._database = database
        self._source = source
        self._clock = clock
        self._publisher = ChannelSender(courier, channel_messages, source, faces)
        self._secrets = DirectSender(courier, direct_messages, faces)
        self._lacking = lacking
        self._present = present
        self._expect = expect
        self._alarm = WakeupTimer(clock, self._wake_waiting, "delivery-retry")
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._tray = Tray()
        self._left_over: set[int] = set()
        self._refused: set[int] = set()
        self._blocked: dict[int, int] = {}
        """Tables whose channel the bot may not speak in, with their servers."""
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._started = False
        self._closing = False

    async def start(self) -> None:
        """Say what is still unsaid, by an earlier process or while Discord was out of reach.

        Returns before all of it is said. Nothing is sent before the first start.
        """
        now = self._clock.now()
        await self._database.write(outbox.prune, now - KEPT)
        waiting = await self._database.read(outbox.waiting)
        if not self._started:
            self._left_over.update(waiting)
            self._started = True
        if waiting:
            await self.retry_now(waiting)

    async def close(self, patience: float = 10.0) -> None:
        """Finish what is being sent, for so many seconds; the rest is said after the start."""
        self._closing = True
        await self._alarm.close()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=patience)
            for task in late:
                task.cancel()

    def wake(self, table_id: int, mail: Unsent | None = None) -> None:
        """There is something to say at this table: ``mail``, if it is known."""
        if self._closing or not self._started:
            return
        self._tray.put(table_id, mail)
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._drain(table_id), name=f"delivery-{table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def retry_now(self, table_ids: Collection[int]) -> None:
        """What held these tables up is gone: don't wait for the next try."""
        await self._database.write(outbox.retry_now, table_ids, self._clock.now())
        for table_id in table_ids:
            self.wake(table_id)

    async def unblock(self, guild_id: int) -> None:
        """Permissions changed in a server: try its tables again if they lacked some."""
        tables = [table for table, guild in self._blocked.items() if guild == guild_id]
        if tables:
            await self.retry_now(tables)

    async def idle(self) -> None:
        """Wait until nothing is being sent."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _wake_waiting(self) -> None:
        for table_id in await self._database.read(outbox.waiting):
            self.wake(table_id)

    async def _drain(self, table_id: int) -> None:
        async with self._gate:
            while True:
                self._again.discard(table_id)
                try:
                    again = await self._round(table_id)
                except Exception:
                    # The rows are still there; whatever is wrong may have passed by then.
                    log.exception("delivery failed", table=table_id)
                    self._left_over.add(table_id)
                    self._alarm.at(self._clock.now() + FIRST_WAIT)
                    return
                if self._closing or not (again or table_id in self._again):
                    return

    async def _round(self, table_id: int) -> bool:
        """Send what can be sent; whether there is more to send at once."""
        mail = self._tray.take(table_id)
        if mail is None:
            mail = await self._database.read(outbox.load, table_id)
        if not mail.rows:
            self._left_over.discard(table_id)
            return False
        scene = await load_snapshot(self._source, table_id)
        if not self._present(scene.table.guild_id):
            return False
        settled = Progress()
        try:
            results = await side_by_side(self._lanes(mail, scene, settled))
        finally:
            # What was sent is noted even if something else went wrong.
            if settled:
                now = self._clock.now()
                await self._database.jot(outbox.settle, table_id, settled, now)
        for error in results:
            if isinstance(error, ChannelGone):
                await self._abandon(table_id)
                return False
            if error is not None:
                raise error
        self._left_over.discard(table_id)
        if any(row.target is None for row in settled.done):
            self._blocked.pop(table_id, None)
        all_said = len(settled.done) == len(mail.rows) and not settled.notices
        if all_said and table_id not in self._again:
            self._tray.clear(table_id)
        if settled.later:
            self._alarm.at(min(until for _, until in settled.later))
        if scene.table.status is Status.LOBBY:
            await self._expect(self._clock.now() + LOBBY_LIFETIME, LOBBY_LIFETIME)
        if scene.running is not None and scene.table.clock is not None:
            due = scene.running.due.values()
            moment = next_moment(due, scene.table.clock, self._clock.now())
            if moment is not None:
                await self._expect(moment, scene.table.clock)
        return bool(settled.notices)

    def _lanes(
        self, mail: Unsent, scene: TableSnapshot, settled: Progress
    ) -> Iterable[Awaitable[None]]:
        """The channel's rows, and each person's: in order within, side by side without."""
        lanes: dict[int | None, list[OutboxRow]] = {}
        for row in mail.rows:
            lanes.setdefault(row.target, []).append(row)
        old = scene.table.id in self._left_over
        for target, rows in lanes.items():
            if target is None:
                yield self._lane(rows, scene, settled, self._to_channel(mail, scene, settled, old))
            else:
                inbox = mail.inboxes.get(target, DirectMessages())
                rows = without_repeats(rows, settled)
                yield self._lane(rows, scene, settled, self._to_inbox(inbox, scene, settled, old))

    def _to_channel(
        self, mail: Unsent, scene: TableSnapshot, settled: Progress, old: bool
    ) -> Callable[[OutboxRow], Awaitable[None]]:
        async def say(row: OutboxRow) -> None:
            live_id = settled.live_message_id or mail.live_message_id
            await self._publisher.say(row, scene, live_id, old or row.attempts > 0, settled)

        return say

    def _to_inbox(
        self, inbox: DirectMessages, scene: TableSnapshot, settled: Progress, old: bool
    ) -> Callable[[OutboxRow], Awaitable[None]]:
        async def say(row: OutboxRow) -> None:
            doubtful = old or row.attempts > 0
            await self._secrets.say(row, scene, inbox, doubtful, settled, self._clock.now())

        return say

    async def _lane(
        self,
        rows: Sequence[OutboxRow],
        scene: TableSnapshot,
        settled: Progress,
        say: Callable[[OutboxRow], Awaitable[None]],
    ) -> None:
        now = self._clock.now()
        for row in rows:
            if row.due_at > now:
                self._alarm.at(row.due_at)
                if row.id in self._refused:
                    continue
                return
            try:
                await say(row)
            except Exception as error:
                if not self._put_off(row, error, scene, settled):
                    return
            else:
                if row not in settled.done:
                    settled.done.append(row)

    def _put_off(
        self, row: OutboxRow, error: Exception, scene: TableSnapshot, settled: Progress
    ) -> bool:
        """Try a row again later; whether the rows after it may be said meanwhile."""
        now, table_id = self._clock.now(), scene.table.id
        match failure_kind(error):
            case FailureKind.CHANNEL if row.target is None:
                if self._present(scene.table.guild_id):
                    raise ChannelGone from error
                return False
            case FailureKind.FORBIDDEN | FailureKind.ARCHIVED as fault if row.target is None:
                missing = self._lacking(scene) or _UNSEEN[fault]
                log.warning("permissions are missing", table=table_id, permissions=missing)
                self._blocked[table_id] = scene.table.guild_id
                if row.attempts == 0:
                    settled.notices.append(trouble(scene.table.host_id, missing))
                settled.later.append((row, now + BLOCKED_WAIT))
                return False
            case FailureKind.LATER:
                log.warning("discord fails", table=table_id, error=type(error).__name__)
                settled.later.append((row, now + wait_after(row.attempts)))
                return False
            case _:
                log.error("a message was refused", table=table_id, kind=row.kind, exc_info=error)
                self._refused.add(row.id)
                settled.later.append((row, now + wait_after(row.attempts + 3)))
                return True

    async def _abandon(self, table_id: int) -> None:
        log.info("the channel is gone", table=table_id)
        await self._source.abandon(table_id)
        await self._database.write(outbox.discard, table_id, self._clock.now())
