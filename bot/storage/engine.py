"""The database: opened, brought up to date, read from, written to.

Work on it is a plain function of a connection: ``def work(connection, ...)``. It runs in one go on
the database's own thread (SQLite) or greenlet (PostgreSQL): a transaction of ten statements costs
the event loop one hand-over, not thirty.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite
import orjson
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from bot.errors import TableError
from bot.storage.errors import UnusableDatabase, translate_errors
from bot.storage.migrations import migrate

BUSY_SECONDS = 5.0
"""How long a writer waits for another program that holds the file."""

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[Concatenate[Connection, P], R]

_ENGINE_OPTIONS: dict[str, Any] = {
    # Parameters hold seeds and hands: no error message may repeat them.
    "hide_parameters": True,
    "json_serializer": lambda value: orjson.dumps(value).decode(),
}


class Database(ABC):
    """Runs work in transactions.

    Errors of the database reach callers as ``TableError``: ``storage-busy`` (somebody else holds
    it), ``storage-full`` (no room on the disk) or ``storage-failed``; nothing was written then.
    A broken constraint stays ``sqlalchemy.exc.IntegrityError``.
    """

    @abstractmethod
    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run ``work(connection, ...)``; durable once this returns, undone if it raises."""

    async def write_beside(
        self, meanwhile: Callable[[], None], work: Work[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """``write``; the event loop calls ``meanwhile`` when only the disk is waited for.

        It may be called and the writing fail all the same, and it may not be called at all.
        """
        return await self.write(work, *args, **kwargs)

    async def jot(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run ``work(connection, ...)`` without waiting for the disk.

        For what can be found out again: a power cut may undo it, the end of a process can't. The
        next ``write`` makes it durable.
        """
        return await self.write(work, *args, **kwargs)

    @abstractmethod
    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run ``work(connection, ...)`` on one consistent look at the database."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of every connection."""


async def open_database(url: str, *, busy_seconds: float = BUSY_SECONDS) -> Database:
    """Open a database and bring its schema up to date.

    ``url`` starts with ``sqlite+aiosqlite:`` or ``postgresql+asyncpg:``. Raises
    ``UnusableDatabase`` for a folder that isn't there, a file that is no database or one that a
    later version of the program has written, a server that can't be reached or has no driver here.
    """
    parsed = make_url(url)
    database: Database
    if parsed.get_backend_name() == "sqlite":
        database = await SqliteDatabase.open(parsed, busy_seconds)
    else:
        try:
            database = ServerDatabase(parsed)
        except ModuleNotFoundError as error:
            raise UnusableDatabase(f"its driver {error.name} isn't installed") from error
    try:
        await database.write(migrate)
    except TableError as error:
        await database.close()
        if isinstance(error.__cause__, OSError):
            raise UnusableDatabase(f"its server can't be reached: {error.__cause__}") from error
        raise
    except DBAPIError as error:
        await database.close()
        raise UnusableDatabase(str(error.orig)) from error
    except BaseException:
        await database.close()
        raise
    return database


class SqliteDatabase(Database):
    """A file with one connection that writes and one that reads, each on its own thread."""

    def __init__(self, writer: _Lane, reader: _Lane) -> None:
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, url: URL, busy_seconds: float) -> SqliteDatabase:
        """Connect to the file, made if it isn't there; raises ``UnusableDatabase``."""
        path = _prepare_file(url)
        # A writer that begins as a reader can't wait for its turn: it would fail at once.
        writer = await _Lane.open(path, busy_seconds, "BEGIN IMMEDIATE")
        return cls(writer, await _Lane.open(path, busy_seconds, "BEGIN"))

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run on the writing connection, after whatever was asked of it before."""
        return await self._writer.run(work, *args, **kwargs)

    async def write_beside(
        self, meanwhile: Callable[[], None], work: Work[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """The same; the statements hold the interpreter, so ``meanwhile`` waits for the commit."""
        loop, context = asyncio.get_running_loop(), copy_context()

        def told(connection: Connection) -> R:
            result = work(connection, *args, **kwargs)
            loop.call_soon_threadsafe(meanwhile, context=context)
            return result

        return await self._writer.run(told)

    async def jot(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run on the writing connection, leaving the log of changes to the system's buffers."""
        return await self._writer.run_hastily(work, *args, **kwargs)

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run on the reading connection; it never waits for the writer."""
        return await self._reader.run(work, *args, **kwargs)

    async def close(self) -> None:
        """Close both connections."""
        await self._writer.close()
        await self._reader.close()


def _prepare_file(url: URL) -> Path:
    if not url.database or url.database == ":memory:":
        raise UnusableDatabase("a file is needed, not a database in memory")
    path = Path(url.database)
    if not path.parent.is_dir():
        raise UnusableDatabase(f"there is no folder {path.parent}")
    if not path.exists():
        path.touch(mode=0o600)  # seeds and hands are in it
    return path


class _Lane:
    """An aiosqlite connection and, on its thread, the SQLAlchemy engine that uses it."""

    def __init__(self, connection: aiosqlite.Connection, engine: Engine) -> None:
        self._connection = connection
        self._engine = engine

    @classmethod
    async def open(cls, path: Path, busy_seconds: float, begin: str) -> _Lane:
        connection = aiosqlite.connect(
            path,
            timeout=busy_seconds,
            isolation_level=None,  # sqlite3 would begin transactions by itself, and too late
        )
        # A program that dies of an error must not wait for a thread that nobody stops.
        connection._thread.daemon = True
        await connection
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                # A pragma whose answer isn't read to the end keeps its lock on the file.
                await connection.execute_fetchall(f"PRAGMA {pragma}")
        except aiosqlite.Error as error:
            await connection.close()
            raise UnusableDatabase(f"{path}: {error}") from error
        engine = create_engine(
            "sqlite://", creator=lambda: connection._conn, poolclass=StaticPool, **_ENGINE_OPTIONS
        )

        @event.listens_for(engine, "begin")
        def begun(sync: Connection) -> None:
            sync.exec_driver_sql(begin)

        return cls(connection, engine)

    async def run(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        def transaction() -> R:
            with translate_errors(), self._engine.begin() as sync:
                return work(sync, *args, **kwargs)

        return await self._do(transaction)

    async def run_hastily(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        def transaction() -> R:
            with self._unsynchronised(), translate_errors(), self._engine.begin() as sync:
                return work(sync, *args, **kwargs)

        return await self._do(transaction)

    @contextmanager
    def _unsynchronised(self) -> Iterator[None]:
        """Commits of a log of changes (WAL) reach the disk with the next synchronised one."""
        self._connection._conn.execute("PRAGMA synchronous = NORMAL")
        try:
            yield
        finally:
            self._connection._conn.execute("PRAGMA synchronous = FULL")

    async def _do(self, transaction: Callable[[], R]) -> R:
        # aiosqlite's inner door to its thread; its public ones cost a hand-over per statement.
        result: R = await self._connection._execute(transaction)  # type: ignore[no-untyped-call]
        return result

    async def close(self) -> None:
        await self._connection.close()


class ServerDatabase(Database):
    """A database server, spoken to through an asynchronous driver."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True, **_ENGINE_OPTIONS)

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run in a transaction of its own."""
        with translate_errors():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run in a transaction that sees one moment and may not write."""
        with translate_errors():
            async with self._engine.connect() as connection:
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
                return await connection.run_sync(work, *args, **kwargs)

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()
