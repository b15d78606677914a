"""The settings of servers: what managers choose for the tables that open there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.domain.community.server_settings import ServerSettings
from bot.domain.presence import shard_of
from bot.storage.community import server_settings as rows
from bot.tables.session.store import TableStore
from rules.core.game import AnyGame


class ServerSettingsCommands:
    """Reads and changes them; who may is for the caller to check.

    They are read from the database each time, so what another process wrote holds at once.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._listeners: list[Callable[[], None]] = []

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` after settings were changed."""
        self._listeners.append(listener)

    async def of(self, guild_id: int) -> ServerSettings:
        """The settings of a server."""
        return await self._store.database.read(rows.of_guild, guild_id)

    async def change(self, guild_id: int, **changes: Any) -> ServerSettings:
        """Change settings; ``changes`` are fields of ``ServerSettings``, and the others stay.

        Raises ``TableError`` for settings that can't be.
        """
        return await self._edit(guild_id, lambda settings: replace(settings, **changes))

    async def choose(
        self, guild_id: int, game: AnyGame, option_id: str, choice: str
    ) -> ServerSettings:
        """Choose an option with which tables of a game begin; raises as ``change`` does."""

        def edit(settings: ServerSettings) -> ServerSettings:
            return replace(settings, options=settings.with_option(game, option_id, choice))

        return await self._edit(guild_id, edit)

    async def _edit(
        self, guild_id: int, edit: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        def checked(settings: ServerSettings) -> ServerSettings:
            edited = edit(settings)
            edited.check()
            return edited

        shard = shard_of(guild_id, self._store.share.shard_count)
        now = self._store.clock.now()
        after = await self._store.database.write(rows.change, guild_id, shard, now, checked)
        for listener in self._listeners:
            listener()
        return after
