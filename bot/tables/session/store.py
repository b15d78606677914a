"""Loads tables and their games, keeps the latest in memory, and locks them one by one."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from cachetools import LRUCache
from sqlalchemy.engine import Connection

from bot.clock import Clock
from bot.domain.presence import Share
from bot.domain.table import Position, Table, TableSnapshot
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.storage import commits, saved_games
from bot.storage import tables as rows
from bot.storage.commits import Current, current_version
from bot.storage.engine import Database
from bot.storage.saved_games import SavedGame
from bot.storage.tables import Stored
from bot.tables.record.entries import entry_of
from bot.tables.record.upgrade import Upgrade, is_earlier
from bot.tables.session.game_session import (
    KEPT_ENTRIES,
    GameSession,
    Reading,
    decode_tokens,
    token_numbers,
)
from bot.waiting import KeyedLocks
from rules.core.errors import BrokenData
from rules.core.game import AnyGame, Json

KEPT_SESSIONS = 64
"""Games kept in memory, of some 100 KB each; the one that was left alone longest goes first."""

KEPT_CONTENTS = 16
"""Data files kept in memory: one for each edition of each game that is being played."""


@dataclass(frozen=True, slots=True)
class Look:
    """A table as it is; ``session`` is ``None`` before the start.

    So it is where this program can't read the game: ``why`` is the error's reason then.
    """

    table: Table
    session: GameSession | None = None
    why: str = ""

    @property
    def position(self) -> Position | None:
        """The table with its game, where there is one."""
        return None if self.session is None else self.session.position


class TableStore:
    """Every table as it is in the database; the writers share its lock for each table.

    Raises ``TableError``: ``no-table``, ``not-started`` for a game before its start,
    ``unknown-game`` for one that this program doesn't have.
    """

    def __init__(
        self,
        database: Database,
        presenters: Mapping[str, GamePresenter],
        clock: Clock,
        share: Share,
    ) -> None:
        self.database = database
        self.presenters = presenters
        self.clock = clock
        self.share = share
        self._sessions: LRUCache[int, GameSession] = LRUCache(KEPT_SESSIONS)
        self._contents: LRUCache[str, Json] = LRUCache(KEPT_CONTENTS)
        # Those of sessions that are still what the database says, for as long as there are any.
        self._readings: WeakValueDictionary[int, Reading] = WeakValueDictionary()
        self._locks = KeyedLocks()

    async def get(self, table_id: int, *, current: Current | None = None) -> Table:
        """A table by its number; ``current`` is its ``current_version``, if known."""
        session = await self._cached(table_id, current)
        if session is not None:
            return session.table
        stored = await self.database.read(rows.load, table_id)
        if stored is None:
            raise TableError("no-table")
        return await self._with_content(stored)

    async def in_channel(self, channel_id: int) -> Table | None:
        """A channel's open table, else the last one that a game was played at."""
        stored = await self.database.read(_load_in_channel, channel_id)
        return None if stored is None else await self._with_content(stored)

    async def of_person(self, user_id: int) -> list[Table]:
        """The open tables at which a person has a seat, oldest first."""
        found = await self.database.read(rows.of_person, user_id)
        return [await self.get(table_id) for table_id in found]

    async def session(self, table_id: int) -> GameSession:
        """The table's game as it is in the database."""
        session = await self._cached(table_id)
        return await self._load(table_id) if session is None else session

    async def looks(self, currents: Mapping[int, Current]) -> list[Look]:
        """Several tables, in their order, with what was just read of each; those that there are.

        Those that aren't in memory as they are now are read together.
        """
        cached = {one: await self._cached(one, current) for one, current in currents.items()}
        missing = [table_id for table_id, session in cached.items() if session is None]
        readings = {table_id: self.reading(table_id) for table_id in missing}
        loaded = await self.database.read(saved_games.load, missing) if missing else {}
        found = []
        for table_id, session in cached.items():
            if session is not None:
                found.append(Look(session.table, session))
            elif table_id in loaded:
                found.append(await self._look(loaded[table_id], readings[table_id]))
        return found

    async def _look(self, saved: SavedGame, reading: Reading) -> Look:
        if saved.stored.table.seed_hash is None:
            return Look(await self._with_content(saved.stored))
        try:
            session = await self._opened(saved, reading)
        except TableError as error:
            return Look(await self._with_content(saved.stored), why=error.reason)
        return Look(session.table, session)

    async def position(self, table_id: int) -> Position:
        """A table with its game."""
        return (await self.session(table_id)).position

    async def position_of(self, table: Table) -> Position:
        """A table that was just read, with its game; the database is asked only if need be."""
        return (await self.session_of(table)).position

    async def snapshot(
        self, table_id: int, limit: int, *, current: Current | None = None
    ) -> TableSnapshot:
        """The table as it is, with the last entries that count, oldest first (at most 32)."""
        return await self.snapshot_of(await self.get(table_id, current=current), limit)

    async def snapshot_of(self, table: Table, limit: int = KEPT_ENTRIES) -> TableSnapshot:
        """A table that was just read, with the last entries that count (at most 32)."""
        if table.seed_hash is None:
            return TableSnapshot(table, None)
        session = await self.session_of(table)
        if session.recent is None:
            kept, undone = await self.database.read(commits.tail, table.id, 2 * KEPT_ENTRIES, None)
            game = self.game(session.table)
            entries = [entry_of(game, move) for move in kept if move.version not in undone]
            session = session.with_recent(tuple(entries))
            self.put(session)
        return TableSnapshot(session.table, session.position, (session.recent or ())[-limit:])

    async def session_of(self, table: Table) -> GameSession:
        """The game of a table that was just read; the database is asked only if need be."""
        session = self._sessions.get(table.id)
        if session is not None and session.table is table:
            return session
        return await self.session(table.id)

    def put(self, session: GameSession) -> None:
        """Keep a game, unless whoever read it comes with it late.

        That is when a later one is kept, or when the table was forgotten since.
        """
        table_id = session.table.id
        kept = self._sessions.get(table_id)
        if session.reading is self._readings.get(table_id):
            if kept is None or kept.table.version <= session.table.version:
                self._sessions[table_id] = session
        elif kept is not None and kept.table.version < session.table.version:
            self.forget(table_id)

    def reading(self, table_id: int) -> Reading:
        """What marks the sessions that are read of a table until it is next forgotten."""
        return self._readings.setdefault(table_id, Reading())

    def forget(self, table_id: int) -> None:
        """Read a table anew when it is next asked for: it was changed without a new version."""
        self._readings.pop(table_id, None)
        self._sessions.pop(table_id, None)

    def forget_all(self) -> None:
        """Rows were changed behind the store's back: read every table anew."""
        self._readings.clear()
        self._sessions.clear()

    def presenter(self, table: Table) -> GamePresenter:
        """The presenter of a table's game."""
        try:
            return self.presenters[table.game]
        except KeyError:
            raise TableError("unknown-game", game=table.game) from None

    def game(self, table: Table) -> AnyGame:
        """The rules of the table's game."""
        return self.presenter(table).game

    def lock(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """The table's lock: it keeps others of this process from changing the table meanwhile.

        To hold it raises ``TableError`` (``storage-busy``) where others hold it for too long.
        """
        return self._locks.held(table_id, "a table")

    async def _cached(self, table_id: int, current: Current | None = None) -> GameSession | None:
        """The session in memory with its live message as it is now.

        ``None`` if there is none, or if somebody else has changed the table since.
        """
        if table_id not in self._sessions:
            return None
        current = current or await self.database.read(current_version, table_id)
        # What is in memory now, not before that look: a change may have been committed meanwhile.
        session = self._sessions.get(table_id)
        if session is None or current is None or current.version > session.table.version:
            return None
        table = session.table
        if current.version < table.version:
            return session  # the look was earlier
        if current.edits != table.edits:
            self.forget(table_id)
            return None
        if current.live_message_id != table.live_message_id:
            session = session.with_table(replace(table, live_message_id=current.live_message_id))
            self.put(session)
        return session

    async def _load(self, table_id: int) -> GameSession:
        reading = self.reading(table_id)
        saved = await self.database.read(saved_games.load, [table_id])
        if table_id not in saved:
            raise TableError("no-table")
        return await self._opened(saved[table_id], reading)

    async def _opened(self, saved: SavedGame, reading: Reading) -> GameSession:
        """The game that was just read; raises ``TableError`` for one that can't go on."""
        stored, snapshot = saved.stored, saved.snapshot
        if snapshot is None or stored.seed is None or stored.content is None:
            raise TableError("not-started")
        table = await self._with_content(stored)
        game = self.game(table)
        if table.status.open and self._outdated(stored, game):
            upgrade = Upgrade(self.database, game, self.clock.now())
            stored, snapshot = await upgrade.migrate(table, stored, snapshot)
            table = await self._with_content(stored)
        assert stored.seed is not None
        assert stored.content is not None
        try:
            state = game.decode_state(snapshot.state, table.setup, stored.seed)
        except BrokenData:  # of a game that was over before the program's form of it changed
            raise TableError("table-broken", table=table.id) from None
        tokens = decode_tokens(snapshot.tokens)
        numbers = token_numbers(tokens, stored.seed)
        session = GameSession(
            Position(table, state, numbers, {}, snapshot.barrier),
            stored.seed,
            stored.content,
            tokens,
            stored.timeouts,
            reading,
            states={table.version: state},
            voting=saved.voting,
            reserves=stored.reserves,
        ).with_clocks(saved.clocks, saved.calendars, self.clock.now())
        self.put(session)
        return session

    async def _with_content(self, stored: Stored) -> Table:
        if stored.content is None:
            return stored.table
        content = self._contents.get(stored.content)
        if content is None:
            content = await self.database.read(rows.content, stored.content)
            self._contents[stored.content] = content
        return replace(stored.table, content=content)

    @staticmethod
    def _outdated(stored: Stored, game: AnyGame) -> bool:
        if stored.rules_version != game.rules_version:
            return True
        return is_earlier(stored.program_version)


def _load_in_channel(connection: Connection, channel_id: int) -> Stored | None:
    table_id = rows.find(connection, channel_id)
    return None if table_id is None else rows.load(connection, table_id)
