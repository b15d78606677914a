"""Looks into the bot's database while the bot uses it; nothing is ever written."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import func, select, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.domain.table import EntryKind, Origin, Table
from bot.storage import saved_games
from bot.storage import tables as rows
from bot.storage.schema import moves, outbox, tables
from rules.games import GAMES

T = TypeVar("T")
LOOKS = "fault soak"
"""The name of the connections to a server that only look."""
_DEADLOCKS = text("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")


@dataclass(slots=True)
class Log:
    """What is known of one table's log: a digest of its entries so far."""

    version: int = 0
    digest: str = ""
    last_at: datetime = field(default_factory=lambda: datetime.now(UTC))


@dataclass(frozen=True, slots=True)
class Waiting:
    """A row of the outbox that wasn't sent yet."""

    table: int
    kind: str
    payload: dict[str, Any]
    target: int | None
    due_at: datetime
    attempts: int


class Look:
    """The database as others see it; ``logs`` remembers each table's log."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        options: dict[str, Any] = {}
        if parsed.get_backend_name() == "sqlite":
            self._file: Path | None = Path(parsed.database or "")
            parsed = parsed.set(database=f"file:{self._file}", query={"mode": "ro", "uri": "true"})
        else:
            self._file = None
            options["execution_options"] = {"postgresql_readonly": True}
            options["connect_args"] = {"server_settings": {"application_name": LOOKS}}
        self._engine = create_async_engine(
            parsed, poolclass=NullPool, hide_parameters=True, **options
        )
        self.logs: dict[int, Log] = {}

    @property
    def there(self) -> bool:
        return self._file is None or self._file.exists()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()

    async def deadlocks(self) -> int:
        """How often transactions have waited for each other in a circle."""
        if self._file is not None:
            return 0
        return await self._read(lambda connection: connection.scalar(_DEADLOCKS)) or 0

    async def statuses(self) -> dict[int, tuple[str, int, str, list[bytes]]]:
        """By table: its status, channel and game, and what it promises: its secret, its seed."""

        def read(connection: Connection) -> dict[int, tuple[str, int, str, list[bytes]]]:
            columns = (tables.c.id, tables.c.status, tables.c.channel_id, tables.c.game)
            rows = connection.execute(select(*columns, tables.c.secret, tables.c.seed))
            return {
                row.id: (
                    *(row.status, row.channel_id, row.game),
                    [value for value in (row.secret, row.seed) if value is not None],
                )
                for row in rows
            }

        return await self._read(read)

    async def moved(self, table: int, user: int, since: datetime) -> bool:
        """Whether a person's move at a table has been written since a moment."""
        query = (
            select(moves.c.version)
            .where(moves.c.table_id == table, moves.c.user_id == user, moves.c.at >= since)
            .limit(1)
        )
        return await self._read(lambda connection: connection.scalar(query)) is not None

    async def new_entries(self) -> int:
        """Go on with each table's log by its new entries, and return how many there are."""

        def read(connection: Connection) -> int:
            count = 0
            for table in connection.scalars(select(tables.c.id)):
                log = self.logs.setdefault(table, Log())
                fresh = _entries(connection, table, log.version)
                for version, entry, at in fresh:
                    log.digest = hashlib.sha256((log.digest + entry).encode()).hexdigest()
                    log.version, log.last_at = version, at
                count += len(fresh)
            return count

        return await self._read(read)

    async def lost_entries(self) -> list[int]:
        """The tables whose log doesn't begin any more as it was seen before."""

        def read(connection: Connection) -> list[int]:
            lost = []
            for table, log in self.logs.items():
                digest = ""
                for version, entry, _ in _entries(connection, table, 0):
                    if version <= log.version:
                        digest = hashlib.sha256((digest + entry).encode()).hexdigest()
                if digest != log.digest:
                    lost.append(table)
            return lost

        return await self._read(read)

    async def acts_of_people(self) -> dict[tuple[int, int], int]:
        """By table and person, how often they have moved; several acts at once count as one."""
        query = select(moves.c.table_id, moves.c.user_id, moves.c.detail).where(
            moves.c.kind == EntryKind.ACT, moves.c.how == Origin.PERSON
        )

        def read(connection: Connection) -> dict[tuple[int, int], int]:
            found: dict[tuple[int, int], int] = {}
            for row in connection.execute(query):
                if not isinstance(row.detail, int):
                    key = row.table_id, row.user_id
                    found[key] = found.get(key, 0) + 1
            return found

        return await self._read(read)

    async def waiting(self) -> list[Waiting]:
        """What the bot has still to say."""
        columns = (outbox.c.table_id, outbox.c.kind, outbox.c.payload, outbox.c.target)
        query = select(*columns, outbox.c.due_at, outbox.c.attempts).where(
            outbox.c.done_at.is_(None)
        )

        def read(connection: Connection) -> list[Waiting]:
            return [Waiting(*row) for row in connection.execute(query)]

        return await self._read(read)

    async def table(self, number: int) -> tuple[Table, dict[int, datetime], int | None]:
        """A table, the people for whom its game waits, and who has moved last.

        Each person comes with the moment after which they must have been called: their last move,
        or the distant past where several decide together.
        """

        def read(connection: Connection) -> tuple[Table, dict[int, datetime], int | None]:
            saved = saved_games.load(connection, [number])[number]
            stored, snapshot = saved.stored, saved.snapshot
            table, up = stored.table, dict[int, datetime]()
            if snapshot is not None and stored.seed is not None and table.status == "running":
                game = GAMES[table.game]
                table = replace(table, content=rows.content(connection, stored.content or ""))
                state = game.decode_state(snapshot.state, table.setup, stored.seed)
                for decision in game.decisions(state):
                    seat = table.seats[decision.seat]
                    if not decision.ready and seat.played_by_person and seat.user_id is not None:
                        alone = not decision.shared
                        moved = _moved_last(connection, number, seat.user_id) if alone else None
                        up[seat.user_id] = moved or datetime.fromtimestamp(0, UTC)
            last = (
                select(moves.c.user_id)
                .where(moves.c.table_id == number, moves.c.how != Origin.FORCED)
                .order_by(moves.c.version.desc())
                .limit(1)
            )
            return table, up, connection.scalar(last)

        return await self._read(read)


def _moved_last(connection: Connection, table: int, user: int) -> datetime | None:
    acts = (moves.c.kind == EntryKind.ACT) & (moves.c.how == Origin.PERSON)
    query = select(func.max(moves.c.at)).where(
        moves.c.table_id == table, moves.c.user_id == user, acts
    )
    found: datetime | None = connection.scalar(query)
    return found


def _entries(connection: Connection, table: int, after: int) -> list[tuple[int, str, datetime]]:
    found = connection.execute(
        select(moves)
        .where(moves.c.table_id == table, moves.c.version > after)
        .order_by(moves.c.version)
    )
    return [
        (row.version, json.dumps([*row[:-1]], sort_keys=True, default=str), row.at) for row in found
    ]
