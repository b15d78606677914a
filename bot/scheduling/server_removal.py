"""Deletes the tables of servers that have removed the bot for good."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta

import structlog

from bot.clock import Clock
from bot.scheduling.absent_guilds import GuildPresence
from bot.storage import servers
from bot.storage.engine import Database
from bot.tables.service import TableService

log = structlog.get_logger(__name__)


class ServerRemoval:
    """Notes which servers the bot isn't in, and deletes their tables ``after`` a time.

    The time begins when this process or an earlier one noticed it, so no outage counts, however
    long; and before anything is deleted, Discord has to say that the bot ``was_removed``. A server
    in an outage of Discord's is among those ``present``. ``after`` is ``None`` for never.
    """

    def __init__(
        self,
        database: Database,
        tables: TableService,
        clock: Clock,
        guild_presence: GuildPresence,
        after: timedelta | None,
        *,
        application: Callable[[], int],
        present: Callable[[], Collection[int]],
        was_removed: Callable[[int], Awaitable[bool]],
    ) -> None:
        self._database = database
        self._tables = tables
        self._clock = clock
        self._guild_presence = guild_presence
        self._after = after
        self._application = application
        self._present = present
        self._was_removed = was_removed

    async def run(self) -> None:
        """Look around, and delete what is due; each table in a transaction of its own."""
        if self._after is None:
            return
        now = self._clock.now()
        missing = await self._database.write(
            servers.look_around, self._application(), self._present(), now
        )
        for guild_id, since in missing.items():
            if now - since >= self._after and await self._was_removed(guild_id):
                await self._delete_tables(guild_id)

    async def _delete_tables(self, guild_id: int) -> None:
        deleted = people = 0
        while guild_id not in self._present():  # it may be invited back meanwhile
            table_id = await self._database.read(servers.first_table, guild_id)
            if table_id is None:
                await self._guild_presence.forget(guild_id)
                break
            people += await self._tables.privacy.delete_table(table_id)
            deleted += 1
        log.info("a server was forgotten", guild=guild_id, tables=deleted, people=people)
