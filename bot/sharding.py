"""The shards of this process: which it runs, and when each of them may identify at Discord.

A bot with a file runs all of them, and none waits for another process's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import aiohttp
from discord import GatewayNotFound

from bot.clock import Clock, SystemClock
from bot.domain.presence import Share
from bot.errors import TableError
from bot.settings import Settings
from bot.storage import shards
from bot.storage.engine import Database
from bot.storage.postgresql.process_link import ProcessLink, process_name
from bot.storage.postgresql.processes import Wanted, begin_alone, go_on_alone

IDENTIFY_EVERY = timedelta(seconds=5)
"""Discord's time between two shards that identify
(https://discord.com/developers/docs/topics/gateway#rate-limiting)."""
CONNECTS_WITHIN = timedelta(seconds=10)
"""The time for which a shard whose turn it is may take to connect, before another has its turn."""
LOOK_EVERY = 0.5
"""Seconds between two looks whether it is a shard's turn."""


class Sharding:
    """Takes the shards of this process, and keeps them; ``lost`` once others may have them.

    ``program`` is what processes that share the shards have to agree in.
    """

    def __init__(self, settings: Settings, share: Share, clock: Clock, program: str) -> None:
        self.lost = asyncio.Event()
        self._settings = settings
        self._share = share
        self._clock = clock
        self._program = program
        self._link: ProcessLink | None = None

    @property
    def number(self) -> int | None:
        """The number of this process among those that share the shards, if any may."""
        return None if self._link is None else self._link.number

    async def take(self, database: Database, count: int, heard: Callable[[int], None]) -> list[int]:
        """Take shards of ``count``; returns them in order.

        ``heard`` is called with the number of a table of theirs that another process has changed.
        Raises ``UnusableShards``.
        """
        own = frozenset(range(count))
        if self._settings.on_server:
            own = await self._of_server(database, count, heard)
        else:
            await database.write_at_length(shards.count_anew, count)
        self._share.shard_count, self._share.shards = count, own
        return sorted(own)

    async def _of_server(
        self, database: Database, count: int, heard: Callable[[int], None]
    ) -> frozenset[int]:
        settings = self._settings
        if self._link is None:  # else the bot has logged in before, and not connected
            self._share.shards = frozenset()
            self._link = ProcessLink(
                settings.database_url,
                database,
                direct_url=settings.database_direct_url,
                renewed=self._renewed,
                heard=heard,
                lost=self.lost,
            )
        wanted = settings.wanted_shards(count)
        size = settings.shards_a_process
        return await self._link.take(Wanted(process_name(), self._program, count, wanted, size))

    def _renewed(self, until: float, now: datetime) -> None:
        """The lease holds until then, and it is ``now`` by the clock of all processes."""
        self._share.lease_until = until
        if isinstance(self._clock, SystemClock):
            self._clock.follow(now)

    async def close(self) -> None:
        """Let others have the shards."""
        if self._link is not None:
            await self._link.close()


class IdentifyTurns:
    """Lets the shards of all processes identify one after the other.

    ``together`` asks Discord how many may at the same time. A shard waits before it connects, too:
    nobody reads from a connection that has yet to identify, and discord.py gives up one that wasn't
    read for a minute.
    """

    def __init__(
        self, database: Database, number: int, together: Callable[[], Awaitable[int]]
    ) -> None:
        self._database = database
        self._number = number
        self._ask = together
        self._together: int | None = None
        self._connecting: int | None = None
        """The shard that has its turn, and hasn't identified yet."""

    async def connect(self, shard: int) -> None:
        """Wait until a shard may connect, so that it may identify then."""
        again = self._connecting == shard  # the connection has failed
        if not again or not await self._write(go_on_alone, shard, CONNECTS_WITHIN):
            await self._wait(shard, CONNECTS_WITHIN)
        self._connecting = shard

    async def identify(self, shard: int) -> None:
        """Wait until a shard may identify."""
        connected, self._connecting = self._connecting == shard, None
        if not connected or not await self._write(go_on_alone, shard, IDENTIFY_EVERY):
            await self._wait(shard, IDENTIFY_EVERY)

    async def _wait(self, shard: int, span: timedelta) -> None:
        while True:
            if await self._write(begin_alone, shard, span):
                return
            await asyncio.sleep(LOOK_EVERY)

    async def _write(self, work: Callable[..., bool], shard: int, span: timedelta) -> bool:
        """Whether a turn could be had; not while Discord or the database is out of reach."""
        try:
            if self._together is None:
                self._together = await self._ask()
            name = f"identify {shard % self._together}"
            return await self._database.write(work, name, self._number, span)
        except (TableError, GatewayNotFound, aiohttp.ClientError, OSError):
            return False
