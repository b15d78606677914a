"""Servers that removed the bot: their tables stand still until it is invited back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime

import structlog

from bot.clock import Clock
from bot.domain.presence import Presence, shard_of
from bot.storage import shards
from bot.storage.community import guilds
from bot.storage.engine import Database

log = structlog.get_logger(__name__)


class GuildPresence:
    """Keeps ``presence.absent_guilds``: servers of this process with open tables, without the bot.

    Their clocks stand still and nothing is sent to them. ``returned`` is called with the tables of
    a server that the bot is in again.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        presence: Presence,
        *,
        returned: Callable[[Collection[int]], None],
    ) -> None:
        self._database = database
        self._clock = clock
        self._presence = presence
        self._returned = returned
        self._leaving: set[int] = set()
        """Servers that have removed the bot, until that is noted."""

    async def start(self, present: Collection[int]) -> None:
        """Note who removed the bot while it was away; ``present`` are the servers it is in.

        Only shards that are connected tell that.
        """
        own, connected = self._presence.share.shards, self._presence.connected_shards
        known, concerned = await self._database.read(guilds.left_and_concerned, own, connected)
        self._presence.absent_guilds = known | self._leaving
        if gone := concerned - set(present) - known:
            beats = await self._database.read(shards.last_beats, connected)
            for guild_id in gone:
                last_seen = beats.get(shard_of(guild_id, self._presence.share.shard_count))
                await self._leave(guild_id, last_seen or self._clock.now())

    async def go_on(self, present: Collection[int]) -> None:
        """Let those of these servers go on that had removed the bot.

        Once an outage is credited to all others: theirs is part of the time since the removal.
        """
        for guild_id in self._presence.absent_guilds & set(present):
            await self.returned(guild_id)

    def removed(self, guild_id: int) -> None:
        """The bot was removed from a server; ``left`` notes it.

        At once: what is being sent there must not be taken for a deleted channel.
        """
        self._leaving.add(guild_id)
        self._presence.absent_guilds |= {guild_id}

    async def left(self, guild_id: int) -> None:
        """Note that the bot was removed from a server."""
        await self._leave(guild_id, self._clock.now())

    async def _leave(self, guild_id: int, since: datetime) -> None:
        self.removed(guild_id)
        shard = shard_of(guild_id, self._presence.share.shard_count)
        await self._database.write(guilds.leave, guild_id, shard, since)
        self._leaving.discard(guild_id)
        known = await self._database.read(guilds.left, self._presence.share.shards)
        self._presence.absent_guilds = known | self._leaving
        log.info("removed from a server", guild=guild_id)

    async def returned(self, guild_id: int) -> None:
        """The bot is in a server; if it was removed before, its tables go on."""
        if guild_id not in self._presence.absent_guilds:
            return
        woken = await self._database.write(guilds.come_back, guild_id, self._clock.now())
        self._leaving.discard(guild_id)
        self._presence.absent_guilds -= {guild_id}
        log.info("invited back to a server", guild=guild_id, tables=len(woken))
        self._returned(woken)

    def forgotten(self, guild_id: int) -> None:
        """A server isn't known any more."""
        self._presence.absent_guilds -= {guild_id}
