"""Opens a database and brings its schema up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError

from bot.errors import TableError, UnusableDatabase
from bot.storage.engine import Database, server_database, sqlite_database
from bot.storage.migrations import migrate

BUSY_SECONDS = 5.0
"""The time, in seconds, that a writer waits for another program that writes."""


async def open_database(url: str, *, busy_seconds: float = BUSY_SECONDS) -> Database:
    """Open a database and bring its schema up to date.

    ``url`` starts with ``sqlite+aiosqlite:`` or ``postgresql+asyncpg:``. Raises
    ``UnusableDatabase`` for a folder that isn't there, a file that is no database or one that a
    later version of the program has written, a server that can't be reached or has no driver here.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        prepare_file(parsed)
        database = sqlite_database(parsed, busy_seconds)
    else:
        try:
            database = server_database(parsed, busy_seconds)
        except ModuleNotFoundError as error:
            raise UnusableDatabase(f"its driver {error.name} isn't installed") from error
    try:
        await database.write_at_length(migrate)
        await database.open_readers()
    except TableError as error:
        await database.close()
        cause = error.__cause__
        if isinstance(cause, OSError):
            raise UnusableDatabase(f"its server can't be reached: {cause}") from error
        if error.reason == "storage-failed":
            said = cause.orig if isinstance(cause, DBAPIError) else cause
            raise UnusableDatabase(f"{parsed.database}: {said}") from error
        raise
    except DBAPIError as error:
        await database.close()
        raise UnusableDatabase(f"{parsed.database}: {error.orig}") from error
    except BaseException:
        await database.close()
        raise
    return database


def prepare_file(url: URL) -> None:
    """See that a SQLite file is there; raises ``UnusableDatabase`` where there can be none."""
    if not url.database or url.database == ":memory:":
        raise UnusableDatabase("a file is needed, not a database in memory")
    path = Path(url.database)
    if not path.parent.is_dir():
        raise UnusableDatabase(f"there is no folder {path.parent}")
    try:
        path.touch(mode=0o600)  # seeds and hands are in it
    except OSError as error:
        raise UnusableDatabase(f"{path}: {error.strerror}") from error
