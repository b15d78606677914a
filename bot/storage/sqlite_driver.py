"""Connections of aiosqlite to a SQLite file that go to their thread only where they may wait.

A statement takes some microseconds, and going to the connection's thread and back many times as
long. So a statement is executed by whoever asks for it. The thread does what has to wait: for
another program that holds the file, and for the disk, when a transaction is committed. SQLAlchemy
is given such connections by ``create_async_engine(async_creator=...)``; everything else of
aiosqlite's interface is unchanged.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from threading import Thread
from typing import Any, Self, TypeVar

import aiosqlite

R = TypeVar("R")

READS, WRITES = "BEGIN", "BEGIN IMMEDIATE"
"""The statements that begin a transaction. One that begins to write as a reader couldn't wait."""
PAUSE = 0.002
"""Seconds between two looks at whether another program still holds the file."""


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
    """A connection on which one thread at a time works: the asking one, or aiosqlite's.

    aiosqlite's thread calls the methods of ``sqlite3``'s names; they wait until another program
    lets go of the file. Those that end in ``_now`` don't wait: they raise
    ``sqlite3.OperationalError``.
    """

    busy_seconds = 0.0
    """The time, in seconds, to wait for another program."""
    opening: str | None = None
    """The statement that begins a transaction, to be executed before the next one."""
    requested = 0
    """Requests that aiosqlite's thread was ever given."""
    served = 0
    """Those of them that it has carried out."""

    def execute_now(self, sql: str, parameters: Any = ()) -> RowsCursor:
        """Execute one statement with a new cursor."""
        self._open()
        return self.cursor(RowsCursor).execute(sql, parameters)

    def executemany_now(self, sql: str, parameters: Any) -> sqlite3.Cursor:
        """Execute one statement for each set of parameters."""
        self._open()
        return super().executemany(sql, parameters)

    def rollback_now(self) -> None:
        """Take the transaction back, if any was begun."""
        self.opening = None
        super().rollback()

    def execute(self, sql: str, parameters: Any = ()) -> RowsCursor:
        """The same as ``execute_now``."""
        return self._serve(lambda: self.execute_now(sql, parameters))

    def executemany(self, sql: str, parameters: Any) -> sqlite3.Cursor:
        """The same as ``executemany_now``."""
        return self._serve(lambda: self.executemany_now(sql, parameters))

    def commit(self) -> None:
        """End the transaction, if any was begun."""
        self.opening = None
        self._serve(super().commit)

    def rollback(self) -> None:
        """The same as ``rollback_now``."""
        self._serve(self.rollback_now)

    def _open(self) -> None:
        if self.opening is not None:
            super().execute(self.opening)
            self.opening = None

    def _serve(self, work: Callable[[], R]) -> R:
        """Carry a request out, again and again while another program holds the file."""
        until = time.monotonic() + self.busy_seconds
        try:
            while True:
                try:
                    return work()
                except sqlite3.OperationalError as error:
                    if not is_busy(error) or time.monotonic() >= until:
                        raise
                time.sleep(PAUSE)
        finally:
            self.served += 1


def is_busy(error: sqlite3.OperationalError) -> bool:
    """Whether another program holds the file."""
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


class StatementCursor:
    """An asynchronous cursor as SQLAlchemy asks for it: it executes, then holds all rows."""

    def __init__(self, connection: StatementConnection) -> None:
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
        rows = await self._connection.rows(sql, parameters or ())
        self._rows = rows
        self.description = rows.description
        self.rowcount = rows.rowcount
        self.lastrowid = rows.lastrowid
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> Self:
        """Execute a statement without rows, once for each set of parameters."""
        self.rowcount = await self._connection.changes(sql, parameters)
        return self

    async def fetchall(self) -> Sequence[Any]:
        """All rows of the last statement."""
        return self._rows

    async def close(self) -> None:
        """Nothing is left open."""


class StatementConnection(aiosqlite.Connection):
    """A connection that executes statements itself, unless another program holds the file.

    While its thread still carries out what nobody waits for any more (a task was cancelled),
    everything goes there, so that things happen in the order in which they were asked for.
    """

    file: FileConnection
    _stopped = False
    _end: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        """Let the thread end, once: nobody would answer a second time."""
        if not self._stopped:
            self._stopped, self._end = True, super().stop()
        return self._end

    def begin(self, statement: str) -> None:
        """Begin a transaction by ``statement`` as soon as there is another to be executed."""
        self.file.opening = statement

    def cursor(self) -> Any:
        """A cursor for SQLAlchemy."""
        return StatementCursor(self)

    async def rows(self, sql: str, parameters: Any) -> Rows:
        """Execute one statement; all its rows."""
        made = self._at_once(lambda: self.file.execute_now(sql, parameters).fetchall())
        if made is not None:
            return made
        self.file.requested += 1
        found = await self.execute_fetchall(sql, parameters)
        assert isinstance(found, Rows)
        return found

    async def changes(self, sql: str, parameters: Any) -> int:
        """Execute one statement for each set of parameters; the number of changed rows."""
        made = self._at_once(lambda: self.file.executemany_now(sql, parameters).rowcount)
        if made is not None:
            return made
        self.file.requested += 1
        async with self.executemany(sql, parameters) as cursor:
            return int(cursor.rowcount)

    async def commit(self) -> None:
        """End the transaction, if any was begun; it is on the disk then."""
        self.file.requested += 1
        await super().commit()

    async def rollback(self) -> None:
        """Take the transaction back, if any was begun."""
        if self._served:
            self.file.rollback_now()
        else:
            self.file.requested += 1
            await super().rollback()

    @property
    def _served(self) -> bool:
        """Whether the thread has carried out all that it was asked for."""
        return self.file.served == self.file.requested

    def _at_once(self, work: Callable[[], R]) -> R | None:
        """A statement's result; ``None`` if it has to wait, for the thread or another program."""
        if not self._served:
            return None
        try:
            return work()
        except sqlite3.OperationalError as error:
            if not is_busy(error):
                raise
            return None


async def connect(path: str, *, busy_seconds: float) -> aiosqlite.Connection:
    """Open a file; ``busy_seconds`` is the time to wait for another program that holds it.

    Transactions are begun by statements only, never by ``sqlite3`` itself. A connection that nobody
    closes doesn't keep the process alive.
    """
    made: list[StatementConnection] = []

    def make() -> None:
        made.append(StatementConnection(connector, iter_chunk_size=64))

    def connector() -> sqlite3.Connection:
        file = sqlite3.connect(
            path,
            timeout=0,
            isolation_level=None,
            check_same_thread=False,
            factory=FileConnection,
        )
        file.busy_seconds = busy_seconds
        made[0].file = file
        return file

    # The connection's thread is a daemon if it was made in one (``threading.Thread``).
    maker = Thread(target=make, daemon=True)
    maker.start()
    maker.join()
    return await made[0]
