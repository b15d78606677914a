"""The database: read from, written to, and what values are in its columns.

Work on it is a plain function of a connection: ``def work(connection, ...)``. It runs in one
transaction through SQLAlchemy's asynchronous engine (``AsyncConnection.run_sync``).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from sqlalchemy import BigInteger, Integer, event, func, select
from sqlalchemy.engine import URL, Connection, Dialect
from sqlalchemy.engine.interfaces import AdaptedConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.types import TypeDecorator, TypeEngine

from bot import metrics
from bot.errors import TableError

READERS = 2
"""Connections that read side by side; there is one that writes."""

WRITER_LOCK = 1969
"""The key of the advisory lock that a transaction which writes holds on a PostgreSQL database."""

log = structlog.get_logger(__name__)

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[Concatenate[Connection, P], R]

_ENGINE_OPTIONS: dict[str, Any] = {
    # Parameters hold seeds and hands: no error message may repeat them.
    "hide_parameters": True,
    "json_serializer": partial(json.dumps, ensure_ascii=False, separators=(",", ":")),
}
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""Settings of each connection to a SQLite file: a commit is on the disk when it returns."""


class Database:
    """Runs work in transactions; those of the ``writer`` one after the other.

    Errors of the database reach callers as ``TableError``: ``storage-busy`` (another program holds
    it), ``storage-full`` (no room on the disk) or ``storage-failed``. Nothing was written then. A
    broken constraint stays ``sqlalchemy.exc.IntegrityError``.
    """

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run ``work(connection, ...)``; durable once this returns, undone if it raises."""
        with metrics.transaction("write") as has_turn, translate_errors():
            async with self._writer.begin() as connection:
                has_turn()
                return await connection.run_sync(work, *args, **kwargs)

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run ``work(connection, ...)`` on one consistent look at the database."""
        with metrics.transaction("read") as has_turn, translate_errors():
            async with self._reader.connect() as connection:
                has_turn()
                return await connection.run_sync(work, *args, **kwargs)

    async def open_readers(self) -> None:
        """Open every connection that reads, so that nobody waits while one is opened.

        If a task is cancelled that opens one, SQLAlchemy's pool keeps others waiting for 30 s.
        """
        with translate_errors():
            async with AsyncExitStack() as opened:
                for _ in range(READERS):
                    await opened.enter_async_context(self._reader.connect())

    async def close(self) -> None:
        """Close every connection."""
        await self._writer.dispose()
        await self._reader.dispose()


def sqlite_database(url: URL, busy_seconds: float) -> Database:
    """The database in a file, whose connections are opened when first needed."""
    return Database(
        # A transaction that begins to write as a reader couldn't wait for another program.
        _sqlite_engine(url, busy_seconds, "BEGIN IMMEDIATE", connections=1),
        _sqlite_engine(url, busy_seconds, "BEGIN", connections=READERS),
    )


def _sqlite_engine(url: URL, busy_seconds: float, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        # Without an isolation level, sqlite3 begins no transaction by itself.
        connect_args={"timeout": busy_seconds, "isolation_level": None},
        pool_size=connections,
        max_overflow=0,
        **_ENGINE_OPTIONS,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_pragmas(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        # Goes to the driver's thread once; a statement of SQLAlchemy's goes there three times.
        adapted = connection.connection.dbapi_connection
        assert isinstance(adapted, AdaptedConnection)
        adapted.run_async(lambda driver: driver.execute(begin))

    return engine


def server_database(url: URL, busy_seconds: float) -> Database:
    """The database on a server; raises ``ModuleNotFoundError`` where its driver isn't installed."""
    writer = _server_engine(url, busy_seconds, "READ COMMITTED", connections=1)

    @event.listens_for(writer.sync_engine, "begin")
    def wait_for_other_writers(connection: Connection) -> None:
        # Work that writes reads first: what it has read mustn't change before it commits.
        connection.execute(select(func.pg_advisory_xact_lock(WRITER_LOCK)))

    reader = _server_engine(url, busy_seconds, "REPEATABLE READ", connections=READERS)
    return Database(writer, reader.execution_options(postgresql_readonly=True))


def _server_engine(url: URL, busy_seconds: float, isolation: Any, connections: int) -> AsyncEngine:
    wait = f"{busy_seconds * 1000:.0f}ms"
    return create_async_engine(
        url,
        connect_args={"server_settings": {"lock_timeout": wait}},
        isolation_level=isolation,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        **_ENGINE_OPTIONS,
    )


_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_SPOILT = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_BUSY_STATES = {"40001", "40P01", "55P03"}  # serialization, deadlock, lock not available
_FULL_STATES = {"53000", "53100"}  # insufficient resources, disk full
_FAILED_STATES = ("08", "25006", "28", "3D", "42501", "42P01", "53", "57", "58", "XX")
"""Errors whose codes begin with these are the server's fault: connection, only to be read,
password, database, right or table missing, resources, shut down or starting, its disk, its
files."""


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn a locked, full or failing database into a ``TableError``."""
    try:
        yield
    except OSError as error:  # a server that isn't there
        raise _failure("storage-failed", error) from error
    except (DBAPIError, sqlite3.Error) as error:  # SQLite's own is of ``begin_transaction``
        reason = _reason(error)
        if reason is None:
            raise
        raise _failure(reason, error) from error


def _failure(reason: str, error: Exception) -> TableError:
    """The refusal for a database that failed, which is counted and logged."""
    metrics.database_errors.labels(reason).inc()
    cause = error.orig if isinstance(error, DBAPIError) else error
    log.warning("the database failed", reason=reason, error=type(cause).__name__)
    return TableError(reason)


def _reason(error: DBAPIError | sqlite3.Error) -> str | None:
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    state = getattr(cause, "sqlstate", None)
    if (code is not None and code & 0xFF in _BUSY) or state in _BUSY_STATES:
        return "storage-busy"
    if code == sqlite3.SQLITE_FULL or state in _FULL_STATES:
        return "storage-full"
    spoilt = (code is not None and code & 0xFF in _SPOILT) or (
        state is not None and state.startswith(_FAILED_STATES)
    )
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    if spoilt or lost or isinstance(cause, sqlite3.OperationalError):
        return "storage-failed"
    return None


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

Id = BigInteger().with_variant(Integer(), "sqlite")
"""A key that counts up by itself; SQLite does that for plain integers only."""

Snowflake = BigInteger()
"""An id of Discord's."""


def microseconds(span: timedelta) -> int:
    """A span as the number that is added to a ``Moment``.

    >>> microseconds(timedelta(seconds=2))
    2000000
    """
    return span // _MICROSECOND


class Moment(TypeDecorator[datetime]):
    """An aware UTC time, kept as microseconds since 1970 so that SQL can sort and shift it.

    ``table.c.due_at + microseconds(span)`` is later by ``span`` on every database.
    """

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Raises ``TypeError`` for a time without a zone."""
        return None if value is None else (value - _EPOCH) // _MICROSECOND

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """The time, in UTC."""
        return None if value is None else _EPOCH + value * _MICROSECOND

    def coerce_compared_value(self, op: Any, value: Any) -> TypeEngine[Any]:
        """Whole numbers beside a moment are microseconds."""
        return BigInteger() if isinstance(value, int) else self
