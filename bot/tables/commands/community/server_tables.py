"""The open tables of a server, for its managers: those that may need a hand first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.table import Position, Status, Table, TablePlace
from bot.storage.community import server_tables
from bot.storage.community.server_tables import ServerRow
from bot.tables.session.due_notices import seen_by_all
from bot.tables.session.store import Look, TableStore

STALLED_AFTER = timedelta(days=3)
"""The time without anything to be seen after which a running game is named as one that waits."""


@dataclass(frozen=True, slots=True)
class ServerTable:
    """An open table, without its game.

    ``stalled``: it is running, and nothing has happened for long, not even in secret.
    """

    row: ServerRow
    stalled: bool

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.place.table_id

    @property
    def place(self) -> TablePlace:
        """Where the table is."""
        return self.row.place

    @property
    def status(self) -> Status:
        """The table's status."""
        return self.row.status

    @property
    def unsent(self) -> int:
        """Messages for the channel that Discord has refused so far."""
        return self.row.unsent

    @property
    def unsent_direct(self) -> int:
        """The same for direct messages."""
        return self.row.unsent_direct


@dataclass(frozen=True, slots=True)
class ServerGame:
    """The same with its game, as everybody may know it.

    ``position`` is ``None`` before the start, and where this program can't read the game; ``why``
    is the error's reason then. ``since`` is when the last thing happened that everybody could see,
    or when the pause began; ``None`` where that isn't known. ``stalled``: it is running, and that
    was long ago.
    """

    about: ServerTable
    table: Table
    position: Position | None
    why: str
    since: datetime | None
    stalled: bool


class ServerTablesQueries:
    """Looks at the tables of one server; who may is for the caller to check."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def tables(self, guild_id: int) -> list[ServerTable]:
        """The open tables of a server, in order of their numbers."""
        rows = await self._store.database.read(server_tables.open_tables, guild_id)
        long_ago = self._store.clock.now() - STALLED_AFTER
        return [
            ServerTable(row, row.status is Status.RUNNING and row.changed_at <= long_ago)
            for row in rows
        ]

    async def games(self, found: Sequence[ServerTable]) -> list[ServerGame]:
        """The games of some of these tables, but for those that were closed meanwhile."""
        by_id = {one.id: one for one in found}
        looks = await self._store.looks({one.id: one.row.current for one in found})
        return [await self._game(by_id[look.table.id], look) for look in looks if _is_open(look)]

    async def _game(self, about: ServerTable, look: Look) -> ServerGame:
        table, since = look.table, await self._since(about, look)
        long_ago = self._store.clock.now() - STALLED_AFTER
        running = table.status is Status.RUNNING
        stalled = running and since is not None and since <= long_ago
        return ServerGame(about, table, look.position, look.why, since, stalled)

    async def _since(self, about: ServerTable, look: Look) -> datetime | None:
        """When everybody could see that something happened; never when only some could."""
        if look.table.status is Status.PAUSED:
            return look.table.paused_at
        if look.table.status is Status.LOBBY:
            return about.row.changed_at
        if look.position is None:
            return None
        game, snapshot = self._store.game(look.table), await self._store.snapshot_of(look.table)
        seen = (entry.at for entry in reversed(snapshot.recent) if seen_by_all(game, entry))
        return next(seen, None)


def _is_open(look: Look) -> bool:
    return look.table.status.open
