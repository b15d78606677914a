"""The database: opened, brought up to date, read from, written to."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.errors import TableError
from bot.storage.migrations import UnusableDatabase, migrate

BUSY_SECONDS = 5.0
"""How long a writer waits for another program that holds the file."""

_WRITE = "mission_control_write"
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_BUSY_STATES = {"40001", "40P01", "55P03"}  # serialization, deadlock, lock not available
_FULL_STATES = {"53000", "53100"}  # insufficient resources, disk full

_compact = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


class Database:
    """One engine, with at most one writer at a time on SQLite.

    Errors of the database reach callers as ``TableError``: ``storage-busy`` (somebody else holds
    it), ``storage-full`` (no room on the disk) or ``storage-failed``; nothing was written then.
    A broken constraint stays ``sqlalchemy.exc.IntegrityError``.
    """

    def __init__(self, url: str, *, busy_seconds: float = BUSY_SECONDS) -> None:
        parsed = make_url(url)
        # Parameters hold seeds and hands: no error message may repeat them.
        options: dict[str, Any] = {"hide_parameters": True, "json_serializer": _compact}
        self.sqlite = parsed.get_backend_name() == "sqlite"
        if self.sqlite:
            _prepare_file(parsed)
            options |= {"pool_size": 2, "max_overflow": 2}
        self.engine: AsyncEngine = create_async_engine(parsed, **options)
        if self.sqlite:
            _set_up_sqlite(self.engine, busy_seconds)
        # SQLite polls for its lock; waiting in line within the program is quicker and fair.
        self._line = asyncio.Lock() if self.sqlite else None

    @classmethod
    async def open(cls, url: str, *, busy_seconds: float = BUSY_SECONDS) -> Database:
        """Open a database and bring its schema up to date.

        Raises ``UnusableDatabase`` for a folder that isn't there, a file that is no database or
        one that a later version of the program has written.
        """
        database = cls(url, busy_seconds=busy_seconds)
        try:
            await migrate(database.engine)
        except DBAPIError as error:
            await database.close()
            raise UnusableDatabase(str(error.orig)) from error
        except BaseException:
            await database.close()
            raise
        return database

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable once the block ends, and undone if the block raises."""
        async with self._line or nullcontext():
            with _clear_errors():
                async with self.engine.connect() as connection:
                    await connection.execution_options(**{_WRITE: True})
                    async with connection.begin():
                        yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look at the database; what is written in it is thrown away."""
        with _clear_errors():
            async with self.engine.connect() as connection:
                yield connection

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()


def _prepare_file(url: URL) -> None:
    if not url.database or url.database == ":memory:":
        raise UnusableDatabase("a file is needed, not a database in memory")
    path = Path(url.database)
    if not path.parent.is_dir():
        raise UnusableDatabase(f"there is no folder {path.parent}")
    if not path.exists():
        path.touch(mode=0o600)  # seeds and hands are in it


def _set_up_sqlite(engine: AsyncEngine, busy_seconds: float) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # sqlite3 would begin by itself, and too late
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout = {int(busy_seconds * 1000)}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        # A writer that starts as a reader can't wait for its turn: it fails at once.
        writes = connection.get_execution_options().get(_WRITE, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _clear_errors() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        reason = _reason(error)
        if reason is None:
            raise
        raise TableError(reason) from error


def _reason(error: DBAPIError) -> str | None:
    cause = error.orig
    code = getattr(cause, "sqlite_errorcode", None)
    state = getattr(cause, "sqlstate", None)
    if (code is not None and code & 0xFF in _BUSY) or state in _BUSY_STATES:
        return "storage-busy"
    if code == sqlite3.SQLITE_FULL or state in _FULL_STATES:
        return "storage-full"
    if isinstance(cause, sqlite3.OperationalError) or error.connection_invalidated:
        return "storage-failed"
    return None
