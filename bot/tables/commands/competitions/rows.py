"""Reads competitions, and tells whoever looks after them of changes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.domain.community.competition import Competition, Season
from bot.errors import TableError
from bot.storage.community import competitions as rows
from bot.tables.session.store import TableStore


class CompetitionRows:
    """What all commands on competitions have in common."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._listeners: list[Callable[[], None]] = []

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` after each change that leaves something to do."""
        self._listeners.append(listener)

    def changed(self) -> None:
        """A competition was changed."""
        for listener in self._listeners:
            listener()

    def now(self) -> datetime:
        """The time by which competitions go."""
        return self.store.clock.now()

    async def season(self, competition_id: int, number: int | None = None) -> Season:
        """A competition with its current season, or another; raises ``TableError``."""
        found = await self.store.database.read(rows.season, competition_id, number)
        if found is None:
            raise TableError("no-competition")
        return found

    async def entered(self, user_id: int) -> set[int]:
        """The competitions in which a person takes part, or took part in an earlier season."""
        return await self.store.database.read(rows.entered, user_id)

    async def of_guild(self, guild_id: int, *, over: bool = False) -> list[Competition]:
        """The competitions of a server that aren't over, or all, the latest first."""
        return await self.store.database.read(rows.of_guild, guild_id, over=over)
