"""What every part of the service shares: the database, the games at hand, a lock per table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Protocol

from sqlalchemy.engine import Connection

from bot.clock import Clock
from bot.domain.deadlines import RunningClock
from bot.domain.table import Person, Position, Status, Table
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.storage import deadlines, people
from bot.storage import tables as rows
from bot.storage.engine import Database
from bot.storage.outbox import Unsent
from bot.storage.tables import Snapshot, Stored
from bot.tables.record.upgrade import PROGRAM, Upgrade
from bot.tables.session.session import (
    AnyGame,
    GameSession,
    SessionCache,
    decode_tokens,
    token_numbers,
)
from rules.core.game import Json, Seat


class Committed(Protocol):
    """Told of each transaction that has something to say, and what, where that is known."""

    def __call__(self, table_id: int, mail: Unsent | None = None) -> None:
        """A table has something to say."""


def _unheard(table_id: int, mail: Unsent | None = None) -> None:
    """Nobody says anything."""


KNOWN_PEOPLE = 4096
"""People whose stored name and language are remembered."""


class TableStore:
    """Base of the service; see ``bot.tables.service.Tables``."""

    def __init__(
        self,
        database: Database,
        faces: Mapping[str, GamePresenter],
        clock: Clock,
        *,
        on_commit: Committed = _unheard,
    ) -> None:
        self._database = database
        self._faces = faces
        self._clock = clock
        self._on_commit = on_commit
        self._shelf = SessionCache()
        self._locks: dict[int, tuple[asyncio.Lock, int]] = {}
        self._contents: dict[str, Json] = {}
        self._met: dict[int, Person] = {}

    # Reading

    async def get(self, table_id: int) -> Table:
        """A table by its number; raises ``TableError`` if there is none."""
        entry = self._shelf.get(table_id)
        if entry is not None:
            fresh = await self._refreshed(entry)
            if fresh is not None:
                return fresh.table
        stored = await self._database.read(rows.load, table_id)
        if stored is None:
            raise TableError("no-table")
        return await self._with_content(stored)

    async def at(self, channel_id: int) -> Table | None:
        """A channel's open table, else the last one that a game was played at."""
        stored = await self._database.read(_load_at, channel_id)
        return None if stored is None else await self._with_content(stored)

    async def position(self, table_id: int) -> Position:
        """A table with its game; raises ``TableError`` before the start."""
        return (await self._load_session(table_id)).position

    async def seats_of(self, user_id: int) -> list[Table]:
        """The open tables at which a person has a seat, oldest first."""
        return [
            await self.get(table_id)
            for table_id in await self._database.read(rows.of_person, user_id)
        ]

    async def remember_user(self, person: Person) -> None:
        """Remember a person's name and language, if they aren't known already."""
        if self._met.get(person.id) == person:
            return
        await self._database.write(people.keep, person)
        if len(self._met) >= KNOWN_PEOPLE:
            self._met.clear()
        self._met[person.id] = person

    def refresh(self) -> None:
        """Times were changed behind the service's back: read tables anew."""
        self._shelf.clear()

    # For the parts

    def _game(self, table: Table) -> AnyGame:
        return self._face(table).game

    def _face(self, table: Table) -> GamePresenter:
        try:
            return self._faces[table.game]
        except KeyError:
            raise TableError("unknown-game", game=table.game) from None

    @asynccontextmanager
    async def _lock(self, table_id: int) -> AsyncIterator[None]:
        """Keep others of this process from changing the table meanwhile."""
        lock, waiting = self._locks.get(table_id, (asyncio.Lock(), 0))
        self._locks[table_id] = (lock, waiting + 1)
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._locks[table_id]
            if waiting == 1:
                del self._locks[table_id]
            else:
                self._locks[table_id] = (lock, waiting - 1)

    async def _load_session(self, table_id: int) -> GameSession:
        """The table's game as it is in the database; raises ``TableError`` before the start."""
        entry = self._shelf.get(table_id)
        if entry is not None and (fresh := await self._refreshed(entry)) is not None:
            return fresh
        loaded = await self._database.read(_load_game, table_id)
        if loaded is None:
            raise TableError("no-table")
        stored, snapshot, running = loaded
        if snapshot is None or stored.seed is None or stored.content is None:
            raise TableError("not-started")
        table = await self._with_content(stored)
        game = self._game(table)
        if table.status.open and self._outdated(stored, game):
            upgrade = Upgrade(self._database, game, self._clock.now())
            stored, snapshot = await upgrade.migrate(table, stored, snapshot)
            table = await self._with_content(stored)
        assert stored.seed is not None
        assert stored.content is not None
        state = game.decode_state(snapshot.state, table.setup, stored.seed)
        since = decode_tokens(snapshot.since)
        position = Position(
            table,
            state,
            token_numbers(since, stored.seed),
            {},
            snapshot.barrier,
        )
        states = {table.version: state}
        entry = GameSession(
            position, stored.seed, stored.content, since, stored.timeouts, states=states
        ).timed(running)
        self._shelf.put(entry)
        return entry

    async def _refreshed(self, entry: GameSession) -> GameSession | None:
        """The entry with its live message as it is; ``None`` if somebody else changed the table."""
        pulse = await self._database.read(rows.pulse, entry.table.id)
        if pulse is None or pulse[0] != entry.table.version:
            self._shelf.drop(entry.table.id)
            return None
        if pulse[1] != entry.table.live_message_id:
            table = replace(entry.table, live_message_id=pulse[1])
            entry = replace(entry, position=replace(entry.position, table=table))
            self._shelf.put(entry)
        return entry

    async def _with_content(self, stored: Stored) -> Table:
        if stored.content is None:
            return stored.table
        if stored.content not in self._contents:
            self._contents[stored.content] = await self._database.read(rows.content, stored.content)
        return replace(stored.table, content=self._contents[stored.content])

    @staticmethod
    def _outdated(stored: Stored, game: AnyGame) -> bool:
        return (stored.rules_version, stored.program_version) != (game.rules_version, PROGRAM)


def require_host(table: Table, by: Person, manager: bool) -> None:
    """Raise ``TableError`` for somebody who neither hosts the table nor manages the server."""
    if by.id != table.host_id and not manager:
        raise TableError("host-only")


def require_running(table: Table) -> None:
    """Raise ``TableError`` unless the game goes on."""
    match table.status:
        case Status.LOBBY:
            raise TableError("not-started")
        case Status.PAUSED:
            raise TableError("paused")
        case Status.FINISHED | Status.CLOSED:
            raise TableError("over")


def _load_at(connection: Connection, channel_id: int) -> Stored | None:
    table_id = rows.find(connection, channel_id)
    return None if table_id is None else rows.load(connection, table_id)


def _load_game(
    connection: Connection, table_id: int
) -> tuple[Stored, Snapshot | None, dict[Seat, RunningClock]] | None:
    stored = rows.load(connection, table_id)
    if stored is None:
        return None
    return stored, rows.snapshot(connection, table_id), deadlines.running(connection, table_id)
