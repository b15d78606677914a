"""Finds out which tables' channels are gone, where no event told of it, and closes the tables.

Discord tells nobody what was deleted while the bot was off, nor that a channel takes its archived
threads with it; and discord.py keeps no archived threads. So Discord is asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import timedelta
from enum import Enum, auto
from itertools import islice
from typing import Any

import discord
import structlog
from cachetools import TTLCache

from bot.clock import Clock, timer_of
from bot.delivery.servers import Servers
from bot.delivery.transport import UNKNOWN_CHANNEL, FailureKind, failure_kind
from bot.domain.presence import Presence
from bot.domain.table import TablePlace
from bot.errors import TableError
from bot.scheduling.timer import WakeupTimer
from bot.storage.engine import Database
from bot.storage.tables import open_places
from bot.tables.service import TableService

AT_ONCE = 3
"""Channels that Discord is asked for at the same time."""
PAUSE = timedelta(seconds=0.5)
"""The time between these and the next."""
BEGIN_AFTER = timedelta(seconds=5)
"""The time after a start or a channel's end until Discord is asked: there is more to do then."""
ASK_AGAIN = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1))
"""The waits before Discord is asked once more for channels of which it told nothing."""
ANSWER_SECONDS = 10.0
"""The longest that one answer is waited for; discord.py itself may go on for minutes."""
LOOKS_AT_ONCE = 6
"""Channels at most that a look at one person's tables asks for."""
LOOK_SECONDS = 0.4
"""Seconds that such a look waits for Discord at most."""
KNOWN_FOR = 300.0
"""Seconds for which such looks don't ask for the same channel again."""

log = structlog.get_logger(__name__)


class ChannelState(Enum):
    """What is known of a table's channel."""

    THERE = auto()
    GONE = auto()
    HIDDEN = auto()
    """It is there, but the bot may not see it."""
    UNKNOWN = auto()
    """Discord didn't tell: the bot isn't in the server, or Discord can't be reached."""


class TableChannels:
    """Looks after the channels of open tables.

    What isn't in discord.py's cache is asked of Discord, a few channels at a time. Only where it
    says that a channel isn't there, its table is closed.
    """

    def __init__(
        self,
        servers: Servers,
        database: Database,
        tables: TableService,
        clock: Clock,
        presence: Presence,
    ) -> None:
        self._servers = servers
        self._database = database
        self._tables = tables
        self._clock = clock
        self._presence = presence
        self._timer = WakeupTimer(clock, self._ask_for_some, "table-channels")
        self._waiting: dict[int, TablePlace] = {}
        self._unknown: dict[int, TablePlace] = {}
        self._tries = 0
        self._asking: dict[int, asyncio.Task[ChannelState]] = {}
        self._known: TTLCache[int, ChannelState] = TTLCache(1024, KNOWN_FOR, timer_of(clock))
        self._closing = False

    async def start(self) -> None:
        """Look at the channels of open tables in a moment, on all shards that are connected."""
        self._unknown.clear()
        self._will_ask(await self._database.read(open_places, self._presence.connected_shards))

    async def deleted(self, channel_id: int) -> None:
        """Close the table of a channel or thread of which Discord says that it was deleted."""
        table = await self._tables.in_channel(channel_id)
        if table is not None and table.status.open:
            await self._tables.hosting.abandon(table.id)

    async def look_in(self, guild_id: int) -> None:
        """Look at a server's channels: one was deleted, and archived threads may have gone too."""
        places = await self._database.read(open_places, self._presence.connected_shards)
        self._will_ask([one for one in places if one.guild_id == guild_id])

    async def stop(self) -> None:
        """Ask no more; the next start asks again."""
        self._closing = True
        self._timer.cancel()
        for task in self._asking.values():
            task.cancel()
        await self._timer.stop()

    def there(self, place: TablePlace) -> Any:
        """A table's channel as discord.py knows it; ``None`` for one that isn't known.

        No request is made: it may be there nevertheless, as an archived thread.
        """
        return self._cached(place)

    async def gone(self, places: Iterable[TablePlace]) -> frozenset[int]:
        """The numbers of those of these open tables that are closed now: their channels are gone.

        Waits for ``LOOK_SECONDS`` at most; what Discord tells later closes tables later.
        """
        unknown = (
            one for one in places if one.table_id not in self._known and self._cached(one) is None
        )
        asked = list(islice(unknown, LOOKS_AT_ONCE))
        if not asked or self._closing:
            return frozenset()
        tasks = {one.table_id: self._ask(one) for one in asked}
        await asyncio.wait(tasks.values(), timeout=LOOK_SECONDS)
        return frozenset(
            table
            for table, task in tasks.items()
            if task.done() and not task.cancelled() and task.result() is ChannelState.GONE
        )

    async def find(self, place: TablePlace) -> tuple[ChannelState, Any]:
        """What is known of a table's channel, and the channel if it is there. Never raises."""
        channel = self._cached(place)
        if channel is not None:
            return ChannelState.THERE, channel
        guild = await self._server(place.guild_id)
        if guild is None:
            return ChannelState.UNKNOWN, None
        state, channel = await self._fetch(guild, place.channel_id)
        # Discord may go on to show or to hide a thread whose channel was deleted.
        above = channel.parent_id if isinstance(channel, discord.Thread) else place.above
        if state is not ChannelState.GONE and above and guild.get_channel(above) is None:
            state_above, _ = await self._fetch(guild, above)
            state = state_above if state_above is ChannelState.GONE else state
        if place.guild_id in self._presence.absent_guilds:
            return ChannelState.UNKNOWN, None
        if state is ChannelState.GONE and await self._server(place.guild_id, anew=True) is None:
            return ChannelState.UNKNOWN, None
        return state, channel if state is ChannelState.THERE else None

    async def close_if_gone(self, place: TablePlace) -> ChannelState:
        """What is known of a table's channel; the table is closed if it is gone. Never raises."""
        state, _ = await self.find(place)
        if state is not ChannelState.GONE:
            return state
        try:
            if (await self._tables.get(place.table_id)).channel_id != place.channel_id:
                return ChannelState.UNKNOWN  # it has moved since
            await self._tables.hosting.abandon(place.table_id)
        except TableError as error:
            if error.of_storage:
                return ChannelState.UNKNOWN  # so that it is tried again
            log.info(
                "a table without a channel stays as it is", table=place.table_id, why=error.reason
            )
        except Exception:
            log.exception("a table without a channel was not closed", table=place.table_id)
            return ChannelState.UNKNOWN
        else:
            log.info("the channel is gone", table=place.table_id)
        return state

    async def _server(self, guild_id: int, *, anew: bool = False) -> discord.Guild | None:
        """A server; ``None`` where it isn't known whether the bot is there, or what it has."""
        if self._presence.share.owns(guild_id) and not self._presence.sees(guild_id):
            return None
        try:
            guild = await self._servers.find(guild_id, anew=anew)
        except TableError:
            return None
        return None if guild is None or guild.unavailable else guild

    def _cached(self, place: TablePlace) -> Any:
        guild = self._servers.own(place.guild_id)
        return None if guild is None else guild.get_channel_or_thread(place.channel_id)

    async def _fetch(self, guild: discord.Guild, channel_id: int) -> tuple[ChannelState, Any]:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return ChannelState.THERE, await guild.fetch_channel(channel_id)
        except Exception as error:
            # A 404 of another code may come from a proxy.
            if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL:
                return ChannelState.GONE, None
            if failure_kind(error) is FailureKind.FORBIDDEN:
                return ChannelState.HIDDEN, None
            log.debug("a channel is not known", error=type(error).__name__)
            return ChannelState.UNKNOWN, None

    def _ask(self, place: TablePlace) -> asyncio.Task[ChannelState]:
        """Ask for a channel in a task of its own, unless that is under way."""
        task = self._asking.get(place.table_id)
        if task is None:
            task = asyncio.create_task(self.close_if_gone(place), name=f"channel-{place.table_id}")
            self._asking[place.table_id] = task
            task.add_done_callback(lambda done: self._asked(place.table_id, done))
        return task

    def _asked(self, table_id: int, task: asyncio.Task[ChannelState]) -> None:
        del self._asking[table_id]
        if not task.cancelled() and task.result() is not ChannelState.UNKNOWN:
            self._known[table_id] = task.result()

    def _will_ask(self, places: Iterable[TablePlace]) -> None:
        self._waiting.update((one.table_id, one) for one in places if self._cached(one) is None)
        self._tries = 0
        if self._waiting and not self._closing:
            self._timer.at(self._clock.now() + BEGIN_AFTER)

    async def _ask_for_some(self) -> None:
        """Ask for the next few channels that wait; at the end, later, for those left over.

        Where Discord tells nothing of several in a row it is out of reach, and the others wait.
        """
        some: list[TablePlace] = []
        while self._waiting and len(some) < AT_ONCE:
            place = self._waiting.pop(next(iter(self._waiting)))
            if self._cached(place) is None:
                some.append(place)
        states = await asyncio.gather(*map(self._ask, some), return_exceptions=True)
        if self._closing:
            return
        unknown = [
            place
            for place, state in zip(some, states, strict=True)
            if state is ChannelState.UNKNOWN and place.guild_id not in self._presence.absent_guilds
        ]
        self._unknown.update((one.table_id, one) for one in unknown)
        if len(unknown) == AT_ONCE:
            self._unknown.update(self._waiting)
            self._waiting.clear()
        if self._waiting:
            self._timer.at(self._clock.now() + PAUSE)
        elif self._unknown and self._tries < len(ASK_AGAIN):
            self._waiting, self._unknown = self._unknown, {}
            self._timer.at(self._clock.now() + ASK_AGAIN[self._tries])
            self._tries += 1
