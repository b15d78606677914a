"""Deletes the tables of servers that have removed the bot for good."""

from __future__ import annotations

from datetime import timedelta

import discord
import structlog

from bot.clock import Clock
from bot.delivery.transport import MISSING_ACCESS, UNKNOWN_GUILD, is_discords
from bot.domain.presence import Presence
from bot.scheduling.absent_guilds import GuildPresence
from bot.storage.community import guilds
from bot.storage.engine import Database
from bot.tables.service import TableService

log = structlog.get_logger(__name__)


class ServerRemoval:
    """Notes which servers the bot isn't in, and deletes their tables ``after`` a time.

    The time begins when this process or an earlier one noticed it, so no outage counts, however
    long; and before anything is deleted, Discord has to say that the bot isn't there. A server in
    an outage of Discord's is among the client's. ``after`` is ``None`` for never.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        tables: TableService,
        clock: Clock,
        presence: Presence,
        guild_presence: GuildPresence,
        after: timedelta | None,
    ) -> None:
        self._client = client
        self._database = database
        self._tables = tables
        self._clock = clock
        self._presence = presence
        self._guild_presence = guild_presence
        self._after = after

    async def run(self) -> None:
        """Look around, and delete what is due; each table in a transaction of its own."""
        if self._after is None:
            return
        missing = await self._database.write(
            guilds.look_around,
            self._client.application_id or 0,
            self._presence.connected_shards,
            {guild.id for guild in self._client.guilds},
            now := self._clock.now(),
        )
        for guild_id, since in missing.items():
            if now - since >= self._after and await self._was_removed(guild_id):
                await self._delete_tables(guild_id)

    async def _was_removed(self, guild_id: int) -> bool:
        """Whether Discord says that the bot isn't in a server."""
        try:
            await self._client.fetch_guild(guild_id, with_counts=False)
        except Exception as error:
            if not is_discords(error):
                raise
            code = error.code if isinstance(error, discord.HTTPException) else None
            return code in (UNKNOWN_GUILD, MISSING_ACCESS)
        return False

    async def _delete_tables(self, guild_id: int) -> None:
        deleted = people = 0
        # It may be invited back meanwhile, or another process may look after it.
        while self._presence.sees(guild_id) and self._client.get_guild(guild_id) is None:
            table_id = await self._database.read(guilds.first_table, guild_id)
            if table_id is None:
                people += await self._tables.privacy.forget_server(guild_id)
                self._guild_presence.forgotten(guild_id)
                break
            people += await self._tables.privacy.delete_table(table_id)
            deleted += 1
        log.info("a server was forgotten", guild=guild_id, tables=deleted, people=people)
