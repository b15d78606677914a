"""Connections of aiosqlite to a SQLite file that ask their thread once for each statement.

SQLAlchemy takes four requests of aiosqlite for one statement: make a cursor, execute, fetch all
rows, close the cursor. Each waits for the connection's thread and for the event loop's next turn,
which takes longer than the statement itself. Here one request does all four, and the first of a
transaction begins it as well. SQLAlchemy is given such connections by
``create_async_engine(async_creator=...)``, and everything else of aiosqlite's interface is
unchanged.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from threading import Thread
from typing import Any, Self

import aiosqlite


class Rows(list[Any]):
    """All rows of a statement, with what its cursor tells about it (PEP 249)."""

    def __init__(self, rows: Iterable[Any], cursor: sqlite3.Cursor) -> None:
        super().__init__(rows)
        self.description = cursor.description
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid


class RowsCursor(sqlite3.Cursor):
    """A cursor whose ``fetchall`` returns ``Rows``."""

    def fetchall(self) -> Rows:
        """All rows that are left."""
        return Rows(super().fetchall(), self)


class FileConnection(sqlite3.Connection):
    """A connection whose ``execute`` returns a ``RowsCursor``; it lives in one thread."""

    opening: str | None = None
    """The statement that begins a transaction, to be executed before the next one."""

    def _open(self) -> None:
        opening, self.opening = self.opening, None
        if opening is not None:
            super().execute(opening)

    def execute(self, sql: str, parameters: Any = ()) -> RowsCursor:
        """Execute one statement with a new cursor."""
        self._open()
        return self.cursor(RowsCursor).execute(sql, parameters)

    def executemany(self, sql: str, parameters: Any) -> sqlite3.Cursor:
        """Execute one statement for each set of parameters."""
        self._open()
        return super().executemany(sql, parameters)

    def commit(self) -> None:
        """End the transaction, if any was begun."""
        self.opening = None
        super().commit()

    def rollback(self) -> None:
        """Take the transaction back, if any was begun."""
        self.opening = None
        super().rollback()


class StatementCursor:
    """An asynchronous cursor as SQLAlchemy asks for it: it executes, then holds all rows."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.arraysize = 1
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Self:
        """Execute one statement and fetch all its rows; raises what ``sqlite3`` raises."""
        rows: Any = await self._connection.execute_fetchall(sql, parameters)
        self._rows = rows
        self.description = rows.description
        self.rowcount = rows.rowcount
        self.lastrowid = rows.lastrowid
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        """Execute a statement without rows, once for each set of parameters."""
        async with self._connection.executemany(sql, parameters) as cursor:
            self.rowcount = cursor.rowcount
        return self

    async def fetchall(self) -> Sequence[Any]:
        """All rows of the last statement."""
        return self._rows

    async def close(self) -> None:
        """Nothing is left open."""


class StatementConnection(aiosqlite.Connection):
    """A connection whose cursors make one request of its thread for each statement."""

    file: FileConnection

    def begin(self, statement: str) -> None:
        """Begin a transaction by ``statement`` as soon as there is another to be executed."""
        self.file.opening = statement

    def cursor(self) -> Any:
        """A cursor for SQLAlchemy."""
        return StatementCursor(self)


async def connect(path: str, *, busy_seconds: float) -> aiosqlite.Connection:
    """Open a file; ``busy_seconds`` is the time to wait for another program that holds it.

    Transactions are begun by statements only, never by ``sqlite3`` itself. A connection that nobody
    closes doesn't keep the process alive.
    """
    made: list[StatementConnection] = []

    def make() -> None:
        made.append(StatementConnection(connector, iter_chunk_size=64))

    def connector() -> sqlite3.Connection:
        made[0].file = sqlite3.connect(
            path, timeout=busy_seconds, isolation_level=None, factory=FileConnection
        )
        return made[0].file

    # The connection's thread is a daemon if it was made in one (``threading.Thread``).
    maker = Thread(target=make, daemon=True)
    maker.start()
    maker.join()
    return await made[0]
