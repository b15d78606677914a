"""Lets one process at a time run with a database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from filelock import AsyncFileLock, FileLock, Timeout
from sqlalchemy import func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
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

TAKEN = "another process of Mission Control runs with it"


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
            return bool(await connection.scalar(_HELD, {"key": INSTANCE_LOCK}))
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


_HELD = text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = :key"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


@asynccontextmanager
async def _server_lock(url: URL, patience: float) -> AsyncIterator[None]:
    """Hold an advisory lock of a connection of its own."""
    require_driver(url)
    engine = create_async_engine(
        url,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"server_settings": {"lock_timeout": f"{patience * 1000:.0f}ms"}},
    )
    async with AsyncExitStack() as held:
        held.push_async_callback(engine.dispose)
        try:
            connection = await held.enter_async_context(engine.connect())
            await connection.execute(select(func.pg_advisory_lock(INSTANCE_LOCK)))
        except (OSError, DBAPIError) as error:
            if getattr(getattr(error, "orig", None), "sqlstate", None) == LOCK_NOT_AVAILABLE:
                raise UnusableDatabase(TAKEN) from None
            raise unusable(url, error) from error
        yield
