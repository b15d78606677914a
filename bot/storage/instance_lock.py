"""Lets one process at a time run with a database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from filelock import AsyncFileLock, Timeout
from sqlalchemy import func, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.errors import UnusableDatabase
from bot.storage.opening import prepare_file

PATIENCE = 6.0
"""Seconds that a process waits for an earlier one that is ending."""

INSTANCE_LOCK = 1999
"""The key of the advisory lock that a running bot holds on a PostgreSQL database."""

LOCK_NOT_AVAILABLE = "55P03"
"""PostgreSQL's code for a lock that wasn't to be had in time."""

_TAKEN = "another process of Mission Control runs with it"


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
        lock = AsyncFileLock(f"{parsed.database}.lock", timeout=patience, mode=0o600)
        try:
            await lock.acquire()
        except Timeout:
            raise UnusableDatabase(_TAKEN) from None
        except OSError as error:
            raise UnusableDatabase(f"{parsed.database}.lock: {error.strerror}") from error
        try:
            yield
        finally:
            await lock.release()
    else:
        async with _server_lock(parsed, patience):
            yield


@asynccontextmanager
async def _server_lock(url: URL, patience: float) -> AsyncIterator[None]:
    """Hold an advisory lock of a connection of its own."""
    try:
        engine = create_async_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"server_settings": {"lock_timeout": f"{patience * 1000:.0f}ms"}},
        )
    except ModuleNotFoundError as error:
        raise UnusableDatabase(f"its driver {error.name} isn't installed") from error
    async with AsyncExitStack() as held:
        held.push_async_callback(engine.dispose)
        try:
            connection = await held.enter_async_context(engine.connect())
            await connection.execute(select(func.pg_advisory_lock(INSTANCE_LOCK)))
        except OSError as error:
            raise UnusableDatabase(f"its server can't be reached: {error}") from error
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == LOCK_NOT_AVAILABLE:
                raise UnusableDatabase(_TAKEN) from None
            raise UnusableDatabase(f"{url.database}: {error.orig}") from error
        yield
