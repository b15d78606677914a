"""Lets one process at a time run with a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic

from filelock import AsyncFileLock, FileLock, Timeout
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from bot.errors import TableError, UnusableDatabase
from bot.private_files import OWNERS
from bot.storage.opening import open_database, prepare_file, unusable
from bot.storage.postgresql import processes
from bot.storage.postgresql.process_link import process_name
from bot.storage.postgresql.processes import ShardsTaken
from bot.storage.postgresql.server import direct_engine

PATIENCE = 7.0
"""Seconds that a process waits for an earlier one that is ending, or was killed."""

RENEW_EVERY = 2.0
"""Seconds between two renewals of what a process holds on a server."""

TAKEN = "another process of Mission Control runs with it"


@asynccontextmanager
async def only_instance(url: str, patience: float = PATIENCE) -> AsyncIterator[None]:
    """Keep other processes from running with the database; the end of this one lets them.

    A file ``….lock`` beside a SQLite file is locked; on a server a row says that nobody else may
    use the database. Raises ``UnusableDatabase`` if others use it for longer than ``patience``
    seconds, and for a database that isn't there.
    """
    if make_url(url).get_backend_name() == "sqlite":
        async with only_user_of_file(url, patience):
            yield
    else:
        async with _alone_on_server(url, patience):
            yield


@asynccontextmanager
async def only_user_of_file(url: str, patience: float = PATIENCE) -> AsyncIterator[None]:
    """The same for a SQLite file; a server may have several users, and nothing is done for it."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        yield
        return
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


async def is_running(url: str) -> bool:
    """Whether a process runs with the database; changes nothing. Raises ``UnusableDatabase``."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _is_locked(Path(f"{parsed.database}.lock"))
    engine = direct_engine(parsed)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(processes.present)
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


@asynccontextmanager
async def _alone_on_server(url: str, patience: float) -> AsyncIterator[None]:
    """Be the only process that uses the database, while it is of this program's schema."""
    async with AsyncExitStack() as stack:
        database = await open_database(url)
        stack.push_async_callback(database.close)
        begun = monotonic()
        while True:
            try:
                number = await database.write(processes.take_all, process_name())
                break
            except ShardsTaken:
                if monotonic() - begun > patience:
                    raise UnusableDatabase(TAKEN) from None
                await asyncio.sleep(0.5)

        owner, lost = asyncio.current_task(), False
        assert owner is not None

        async def keep() -> None:
            nonlocal lost
            while not lost:
                await asyncio.sleep(RENEW_EVERY)
                with suppress(TableError):  # the next try may succeed in time
                    lost = await database.write(processes.renew, number) is None
            owner.cancel()

        keeping = asyncio.create_task(keep(), name="lease")
        try:
            yield
        except asyncio.CancelledError:
            if not lost:
                raise
            owner.uncancel()
            raise UnusableDatabase(TAKEN) from None
        finally:
            keeping.cancel()
            await asyncio.wait({keeping})
            with suppress(TableError):
                await database.write(processes.release, number)
