"""Lets one process at a time run with a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import structlog
from filelock import AsyncFileLock, FileLock, Timeout
from sqlalchemy import func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.errors import UnusableDatabase
from bot.private_files import OWNERS
from bot.storage.opening import prepare_file, require_driver, unusable

PATIENCE = 6.0
"""Seconds that a process waits for an earlier one that is ending."""

INSTANCE_LOCK = 1999
"""The key of the advisory lock that a running bot holds on a PostgreSQL database."""

LOCK_NOT_AVAILABLE = "55P03"
"""PostgreSQL's code for a lock that wasn't to be had in time."""

LOOK_EVERY = 5.0
"""Seconds between two looks whether the connection that holds the lock on a server is there."""
ANSWERS_WITHIN = 10.0
"""Seconds in which a server has to answer a look."""

TAKEN = "another process of Mission Control runs with it"

log = structlog.get_logger(__name__)


@asynccontextmanager
async def only_instance(url: str, patience: float = PATIENCE) -> AsyncIterator[None]:
    """Keep other processes from running with the database; the end of this one lets them.

    A file ``….lock`` beside a SQLite file is locked, on a server an advisory lock is held. Raises
    ``UnusableDatabase`` if another process holds it for longer than ``patience`` seconds, and for
    a database that isn't there.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        prepare_file(parsed)
        lock = AsyncFileLock(f"{parsed.database}.lock", timeout=patience, mode=OWNERS)
        try:
            await lock.acquire()
        except Timeout:
            raise UnusableDatabase(TAKEN) from None
        except OSError as error:
            raise UnusableDatabase(f"{parsed.database}.lock: {error.strerror}") from error
        try:
            yield
        finally:
            await lock.release()
    else:
        async with _server_lock(parsed, patience):
            yield


async def is_running(url: str) -> bool:
    """Whether a process runs with the database; changes nothing. Raises ``UnusableDatabase``."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _is_locked(Path(f"{parsed.database}.lock"))
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            return await connection.scalar(_HOLDER, {"key": INSTANCE_LOCK}) is not None
    except (OSError, DBAPIError) as error:
        raise unusable(parsed, error) from error
    finally:
        await engine.dispose()


def _is_locked(file: Path) -> bool:
    if not file.is_file():
        return False
    try:
        with FileLock(file, timeout=0, mode=OWNERS):
            return False
    except Timeout:
        return True
    except OSError:  # it isn't this user's
        return False


_HOLDER = text(
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = :key"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


@asynccontextmanager
async def _server_lock(url: URL, patience: float) -> AsyncIterator[None]:
    """Hold an advisory lock of a connection of its own, and take it again where that is lost."""
    require_driver(url)
    engine = create_async_engine(
        url,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"server_settings": {"lock_timeout": f"{patience * 1000:.0f}ms"}},
    )
    lock = _ServerLock(engine)
    owner = asyncio.current_task()
    assert owner is not None
    try:
        try:
            await lock.take()
        except (OSError, DBAPIError) as error:
            if _is_taken(error):
                raise UnusableDatabase(TAKEN) from None
            raise unusable(url, error) from error
        keeping = asyncio.create_task(lock.keep(owner), name="instance lock")
        try:
            yield
        except asyncio.CancelledError:
            if not lock.lost:
                raise
            owner.uncancel()
            raise UnusableDatabase(TAKEN) from None
        finally:
            keeping.cancel()
            await asyncio.wait({keeping})
    finally:
        await lock.release()
        await engine.dispose()


class _ServerLock:
    """The advisory lock, which is held as long as its connection, so not beyond a server's restart.

    ``lost`` once another process has it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.lost = False
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._session = 0

    async def take(self) -> None:
        """Wait for the lock; raises ``OSError`` or ``DBAPIError``."""
        connection = await self._engine.connect()
        try:
            await connection.execute(select(func.pg_advisory_lock(INSTANCE_LOCK)))
            self._session = await connection.scalar(select(func.pg_backend_pid())) or 0
        except BaseException:
            await connection.close()
            raise
        self._connection = connection

    async def keep(self, owner: asyncio.Task[Any]) -> None:
        """Look after the lock; ``owner`` is cancelled once another process has it."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                async with asyncio.timeout(ANSWERS_WITHIN):
                    if self._connection is not None:
                        await self._connection.execute(select(1))
                        continue
                    if await self._held_by_other():
                        break
                    await self.take()
                log.info("the database's lock is held again")
            except (OSError, DBAPIError, InvalidRequestError):
                await self.release()
        log.error("another process runs with the database")
        self.lost = True
        owner.cancel()

    async def _held_by_other(self) -> bool:
        """Whether another session has it than the one that was lost, which may linger."""
        async with self._engine.connect() as connection:
            holder = await connection.scalar(_HOLDER, {"key": INSTANCE_LOCK})
        return holder is not None and holder != self._session

    async def release(self) -> None:
        """Close the connection, and with it let go of the lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(OSError, DBAPIError, InvalidRequestError):
                await connection.close()


def _is_taken(error: BaseException) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", None) == LOCK_NOT_AVAILABLE
