"""The database: read from, written to, and what values are in its columns.

Work on it is a plain function of a connection: ``def work(connection, ...)``. It runs in one
transaction through SQLAlchemy's asynchronous engine (``AsyncConnection.run_sync``).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from sqlalchemy import BigInteger, Integer, event
from sqlalchemy.engine import URL, Connection, Dialect
from sqlalchemy.engine.interfaces import AdaptedConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.types import TypeDecorator, TypeEngine

from bot import metrics
from bot.errors import TableError
from bot.waiting import Wait, bounded, is_press

READERS = 2
"""Connections that read side by side."""

log = structlog.get_logger(__name__)

WRITES, READS = "write", "read"
"""The uses of connections, as the log names them."""

LEEWAY = 0.25
"""Seconds after which work is broken off that the database should have refused by then."""

WORK_SECONDS = 60.0
"""Seconds that work in the background may take, which may concern all tables."""

SAVING_SECONDS = 15.0
"""Seconds that the end of a transaction may take."""

LOCK_SECONDS = "lock_seconds"
"""The option of a connection that has less time than usual to wait for others' locks."""
FULL = 0.9
"""The part of the usual time from which on a connection isn't told to wait less."""

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[Concatenate[Connection, P], R]

ENGINE_OPTIONS: dict[str, Any] = {
    # Parameters hold seeds and hands: no error message may repeat them.
    "hide_parameters": True,
    "json_serializer": partial(json.dumps, ensure_ascii=False, separators=(",", ":")),
}
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""Settings of each connection to a SQLite file: a commit is on the disk when it returns."""


class Connections:
    """An engine's connections, each lent to one piece of work at a time.

    What ``connection`` yields begins its transaction with the first statement. To wait for a free
    connection and for others' locks takes ``busy_seconds`` at most, for a press together with its
    work and no longer than it has time left (``bot.waiting``).
    """

    def __init__(self, engine: AsyncEngine, count: int, purpose: str, busy_seconds: float) -> None:
        self.count = count
        self._engine = engine
        self._purpose = purpose
        self._busy_seconds = busy_seconds
        # The pool would wait as well, but not for a time that differs from one to the next.
        self._free = asyncio.Semaphore(count)

    @asynccontextmanager
    async def connection(
        self,
    ) -> AsyncIterator[tuple[AsyncConnection, Wait, Callable[[], None]]]:
        """A connection, and the wait for it and for what it does.

        The third is to be called once nothing is waited for any more.
        """
        with metrics.transaction(self._purpose) as has_turn:
            async with bounded(f"a connection to {self._purpose}", self._busy_seconds) as wait:
                with translate_errors():
                    async with self._free:
                        left = wait.left
                        most = left if is_press() else max(left, WORK_SECONDS)
                        wait.now(f"the database, to {self._purpose}", most + LEEWAY)
                        async with self._engine.connect() as connection:
                            if left < self._busy_seconds * FULL:
                                await connection.execution_options(**{LOCK_SECONDS: left})
                            yield connection, wait, has_turn

    async def close(self) -> None:
        """Close all of them."""
        await self._engine.dispose()


@dataclass(slots=True)
class Membership:
    """What this process is among those that share a database on a server.

    ``process_id`` is its fencing token, ``None`` before it has shards; ``shards`` are its own.
    ``lost``: others may have its shards, so it must end.
    """

    process_id: int | None = None
    shards: frozenset[int] = frozenset()
    lost: bool = False


def _nothing_more(connection: Connection) -> None:
    """What is left to do at the end of a transaction in a file."""


class Database:
    """Runs work in transactions; those that write to a SQLite file one after the other.

    On a server they run side by side: work locks what it must find unchanged (``storage.locks``).

    Errors of the database reach callers as ``TableError``: ``storage-busy`` (others hold it for too
    long), ``storage-full`` (no room on the disk) or ``storage-failed``. Nothing was written then.
    After ``storage-unsure`` nobody knows: the connection was lost while it was being saved. A
    broken constraint stays ``sqlalchemy.exc.IntegrityError``. ``write_failed`` is why the last
    change couldn't be saved, until one can. ``finish`` is run at the end of each transaction that
    writes.
    """

    def __init__(
        self,
        writer: Connections,
        reader: Connections,
        *,
        membership: Membership | None = None,
        finish: Callable[[Connection], None] = _nothing_more,
    ) -> None:
        self.membership = membership or Membership()
        self.write_failed: str | None = None
        self._finish = finish
        self._writer = writer
        self._reader = reader

    async def write(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run ``work(connection, ...)``; durable once this returns, undone if it raises."""
        return await self._write(False, work, *args, **kwargs)

    async def write_at_length(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """As ``write``, but however long the work takes once its transaction has begun."""
        return await self._write(True, work, *args, **kwargs)

    async def _write(
        self, at_length: bool, work: Work[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        saving = False
        try:
            async with (
                self._writer.connection() as (connection, wait, has_turn),
                connection.begin() as transaction,
            ):
                has_turn()
                if at_length:
                    wait.now("a long change", None)
                result = await connection.run_sync(work, *args, **kwargs)
                await connection.run_sync(self._finish)
                # To break this off earlier would leave it open whether it was saved.
                wait.now("the end of a transaction", None if at_length else SAVING_SECONDS)
                saving = True
                await transaction.commit()
                self.write_failed = None
                return result
        except TableError as error:
            if error.of_storage:
                self.write_failed = error.reason
            if saving and _is_unsure(error):
                raise TableError("storage-unsure") from error
            raise

    async def read(self, work: Work[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run ``work(connection, ...)`` on one consistent look at the database."""
        async with self._reader.connection() as (connection, _, has_turn):
            has_turn()
            return await connection.run_sync(work, *args, **kwargs)

    async def open_readers(self) -> None:
        """Open every connection that reads, so that nobody waits while one is opened."""
        async with AsyncExitStack() as opened:
            for _ in range(self._reader.count):
                await opened.enter_async_context(self._reader.connection())

    async def close(self) -> None:
        """Close every connection."""
        await self._writer.close()
        await self._reader.close()


def sqlite_database(url: URL, busy_seconds: float) -> Database:
    """The database in a file, whose connections are opened when first needed."""
    return Database(
        # A transaction that begins to write as a reader couldn't wait for another program.
        _sqlite_connections(url, busy_seconds, "BEGIN IMMEDIATE", 1, WRITES),
        _sqlite_connections(url, busy_seconds, "BEGIN", READERS, READS),
    )


def _sqlite_connections(
    url: URL, busy_seconds: float, begin: str, count: int, purpose: str
) -> Connections:
    engine = create_async_engine(
        url,
        # Without an isolation level, sqlite3 begins no transaction by itself.
        connect_args={"timeout": busy_seconds, "isolation_level": None},
        pool_size=count,
        max_overflow=0,
        pool_timeout=busy_seconds,
        **ENGINE_OPTIONS,
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
        seconds = connection.get_execution_options().get(LOCK_SECONDS, busy_seconds)
        if seconds != connection.info.get(LOCK_SECONDS, busy_seconds):
            pragma = f"PRAGMA busy_timeout = {seconds * 1000:.0f}"
            adapted.run_async(lambda driver: driver.execute(pragma))
            connection.info[LOCK_SECONDS] = seconds
        adapted.run_async(lambda driver: driver.execute(begin))

    return Connections(engine, count, purpose, busy_seconds)


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
    except PoolTimeout as error:  # one is being closed whose work was broken off
        raise TableError("storage-busy") from error
    except (DBAPIError, sqlite3.Error) as error:  # SQLite's own is of ``begin_transaction``
        reason = _reason(error)
        if reason is None:
            raise
        raise _failure(reason, error) from error


def _failure(reason: str, error: Exception) -> TableError:
    """The refusal for a database that failed; ``bot.waiting`` tells of one that is held."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if reason != "storage-busy":
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


def _is_unsure(error: TableError) -> bool:
    """Whether a transaction's end failed without an answer of the database."""
    cause = error.__cause__
    lost = isinstance(cause, DBAPIError) and cause.connection_invalidated
    return cause is None or lost or isinstance(cause, OSError)


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
