"""Servers of all shards: their names, members, channels, and what the bot may do there.

discord.py knows the servers of this process's shards. Names of others are in the database, where
the process that runs a server's shard keeps them; the rest is asked of Discord.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import islice
from typing import Any

import discord
from cachetools import TTLCache

from bot.clock import Clock, timer_of
from bot.delivery.transport import (
    MISSING_ACCESS,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    is_discords,
)
from bot.domain.presence import Presence
from bot.domain.table import TablePlace
from bot.errors import TableError
from bot.storage.community import guilds
from bot.storage.engine import Database

ANSWER_SECONDS = 2.0
"""The longest that one answer of Discord's is waited for: somebody's press waits for it."""
KNOWN_FOR = 60.0
"""Seconds for which what was found out about servers of other processes isn't asked again."""
NAMES_AT_ONCE = 200
"""Names that are kept in one transaction: each takes a lock."""
KNOWN = 1024
"""Answers of each kind that are kept."""


class Servers:
    """Looks servers up; where this process runs a server's shard, no request is made for it.

    Only that the bot, or somebody, *is* in a server is remembered: whoever comes (back) is there
    at once.
    """

    def __init__(
        self, client: discord.Client, database: Database, presence: Presence, clock: Clock
    ) -> None:
        self._client = client
        self._database = database
        self._presence = presence
        moment = timer_of(clock)
        self._others: TTLCache[int, discord.Guild] = TTLCache(KNOWN, KNOWN_FOR, moment)
        self._names: TTLCache[int, str] = TTLCache(KNOWN, KNOWN_FOR, moment)
        self._members: TTLCache[tuple[int, int], bool] = TTLCache(KNOWN, KNOWN_FOR, moment)

    def own(self, guild_id: int) -> discord.Guild | None:
        """A server of this process's shards that the bot is in, as discord.py knows it."""
        return self._client.get_guild(guild_id)

    async def find(self, guild_id: int, *, anew: bool = False) -> discord.Guild | None:
        """A server; ``None`` for one that the bot isn't in.

        ``anew``: what was known of one of another process doesn't count. Raises ``TableError``
        (``discord-busy``) where Discord doesn't tell.
        """
        guild = self.own(guild_id)
        if guild is not None or self._presence.sees(guild_id):
            return guild
        known = None if anew else self._others.get(guild_id)
        if known is not None:
            return known
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                found = await self._client.fetch_guild(guild_id, with_counts=False)
        except Exception as error:
            if not is_discords(error):
                raise
            self._others.pop(guild_id, None)
            if _code(error) in (UNKNOWN_GUILD, MISSING_ACCESS):
                return None
            raise TableError("discord-busy") from error
        self._others[guild_id] = found
        return found

    async def has_member(self, guild_id: int, user_id: int) -> bool | None:
        """Whether somebody is in a server.

        ``None`` where Discord doesn't tell, or not in time, and where the bot isn't in the server.
        """
        guild = self.own(guild_id)
        if guild is None and self._presence.sees(guild_id):
            return None
        if guild is None and (guild_id, user_id) in self._members:
            return True
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if guild is None:
                    await self._client.http.get_member(guild_id, user_id)
                else:
                    await guild.fetch_member(user_id)
        except Exception as error:
            if not is_discords(error):
                raise
            # A 404 of another code may come from a proxy.
            return False if _code(error) in (UNKNOWN_MEMBER, UNKNOWN_USER) else None
        if guild is None:
            self._members[guild_id, user_id] = True
        return True

    async def member(self, guild_id: int, user_id: int) -> discord.Member | None:
        """Somebody in a server, with their roles; ``None`` where they or the bot aren't there.

        Raises ``TableError`` (``discord-busy``) where Discord doesn't tell.
        """
        guild = await self.find(guild_id)
        if guild is None:
            return None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await guild.fetch_member(user_id)
        except Exception as error:
            if not is_discords(error):
                raise
            if _code(error) in (UNKNOWN_MEMBER, UNKNOWN_USER):
                return None
            raise TableError("discord-busy") from error

    def shows(
        self, guild: discord.Guild, place: TablePlace, who: discord.Member | None = None
    ) -> bool:
        """Whether a table's channel can be seen by ``who``, by default by everybody in a server.

        For servers of this process. A thread that nobody has written in for long counts as the
        channel above.
        """
        return self.shows_channel(guild, place.channel_id, who, place.above)

    def shows_channel(
        self,
        guild: discord.Guild,
        channel_id: int,
        who: discord.Member | None = None,
        above: int | None = None,
    ) -> bool:
        """Whether a channel, or thread of the one ``above``, can be seen; as ``shows``."""
        channel = guild.get_channel_or_thread(channel_id)
        if channel is None and above is not None:
            channel = guild.get_channel(above)
        if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
            return False
        try:
            granted = channel.permissions_for(who or guild.default_role)
        except discord.ClientException:  # a thread whose channel isn't known
            return False
        return granted.view_channel

    async def category_of(self, channel: Any) -> int | None:
        """The category of a channel, or of a thread's channel; ``None`` where nothing tells."""
        above = channel
        if isinstance(channel, discord.Thread) and (above := channel.parent) is None:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    above = await channel.guild.fetch_channel(channel.parent_id)
            except Exception as error:
                if not isinstance(error, discord.InvalidData) and not is_discords(error):
                    raise
                return None
        found: int | None = above.category_id
        return found

    async def permissions(self, channel: Any) -> discord.Permissions | None:
        """The bot's permissions in a channel or thread of a server; ``None`` where nothing tells.

        None for a thread of a channel that the bot may not see.
        """
        guild: discord.Guild = channel.guild
        if guild.me is not None:
            try:
                return channel.permissions_for(guild.me)  # type: ignore[no-any-return]
            except discord.ClientException:
                return discord.Permissions.none()
        # Of a server of another process discord.py keeps neither the bot as a member nor channels.
        assert self._client.user is not None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                me = await guild.fetch_member(self._client.user.id)
                above = channel
                if isinstance(channel, discord.Thread):
                    above = await guild.fetch_channel(channel.parent_id)
        except Exception as error:
            if not isinstance(error, discord.InvalidData) and not is_discords(error):
                raise
            return discord.Permissions.none() if isinstance(error, discord.Forbidden) else None
        granted = discord.abc.GuildChannel.permissions_for(above, me)
        return granted if granted.view_channel else discord.Permissions.none()

    # Names

    async def names(self, guild_ids: Collection[int]) -> dict[int, str]:
        """The names of these servers, as far as they are known.

        Of this process's, those that the bot is in.
        """
        known: dict[int, str] = {}
        others = []
        for guild_id in guild_ids:
            if (guild := self.own(guild_id)) is not None:
                known[guild_id] = guild.name
            elif guild_id in self._names:
                known[guild_id] = self._names[guild_id]
            elif not self._presence.sees(guild_id):
                others.append(guild_id)
        if others:
            found = await self._database.read(guilds.names, others)
            self._names.update(found)
            known |= found
        return known

    async def keep_names(self) -> None:
        """Keep the names of this process's servers for others, where they are kept otherwise."""
        shards = self._presence.connected_shards
        seen = {one.id: one.name for one in self._client.guilds if not one.unavailable}
        found = await self._database.read(guilds.misnamed, shards, seen)
        left = iter(sorted(found.items()))
        while some := dict(islice(left, NAMES_AT_ONCE)):
            await self._database.write(guilds.put_names, some, seen)

    async def keep_name(self, guild: discord.Guild) -> None:
        """Keep the name of a server of this process, if it is kept with another."""
        known = await self._database.read(guilds.names, [guild.id])
        if known.get(guild.id, guild.name) != guild.name:
            await self._database.write(guilds.rename, guild.id, guild.name)


def _code(error: Exception) -> int | None:
    return error.code if isinstance(error, discord.HTTPException) else None
