"""Opens a database and brings its schema up to date."""

from __future__ import annotations

import errno
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from socket import EAI_AGAIN, gaierror

from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError

from bot.errors import TableError, UnusableDatabase
from bot.private_files import OWNERS, keep_private
from bot.storage.engine import Database, sqlite_database
from bot.storage.locks import lock_name
from bot.storage.migrations import HEAD, current_revision, migrate, why_unusable
from bot.storage.postgresql import processes
from bot.storage.postgresql.server import server_database

_MAGIC = b"SQLite format 3\0"
"""The first bytes of a SQLite file that isn't empty (https://www.sqlite.org/fileformat.html)."""

_PASSING_STATES = ("08", "53", "57P")
"""Error codes of PostgreSQL begin so for connections, resources, and a server that is restarted."""

BUSY_SECONDS = 5.0
"""The time, in seconds, that a writer waits for another program that writes."""


async def open_database(url: str, *, busy_seconds: float = BUSY_SECONDS) -> Database:
    """Open a database and bring its schema up to date.

    ``url`` starts with ``sqlite+aiosqlite:`` or ``postgresql+asyncpg:``. Raises
    ``UnusableDatabase`` for a folder that isn't there, a file that is no database or one that a
    later version of the program has written, a server that can't be reached or has no driver here.
    """
    return await _opened(url, busy_seconds, _migrate)


async def open_as_it_is(url: str, *, busy_seconds: float = BUSY_SECONDS) -> Database:
    """Open a database beside a bot that may run with it, and change nothing of it.

    Raises ``UnusableDatabase`` as ``open_database`` does, and for one that isn't there or whose
    schema isn't this program's.
    """
    _require_file(make_url(url))
    return await _opened(url, busy_seconds, _check_schema)


async def open_unprepared(url: str, *, busy_seconds: float = BUSY_SECONDS) -> Database:
    """Open a database, perhaps without a table yet, for whoever sees to its schema later.

    Raises ``UnusableDatabase`` where there can be none.
    """

    async def nothing(database: Database) -> None:
        pass

    return await _opened(url, busy_seconds, nothing)


def _require_file(url: URL) -> None:
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise UnusableDatabase(f"there is no file {url.database}")


async def _migrate(database: Database) -> None:
    await database.write_at_length(_migrate_alone)


def _migrate_alone(connection: Connection) -> None:
    lock_name(connection, processes.LOCK)
    if _has_users(connection) and current_revision(connection) not in (None, HEAD):
        raise UnusableDatabase(
            "processes of an earlier version run with it; end them before this version starts"
        )
    migrate(connection)


def _has_users(connection: Connection) -> bool:
    """Whether processes run with a database on a server; a file has one, which holds its lock.

    Those that don't any more, or stand still, can't write from now on.
    """
    return connection.dialect.name != "sqlite" and processes.present(connection, fence=True)


async def _check_schema(database: Database) -> None:
    revision = await database.read(current_revision)
    if revision != HEAD:
        why = (
            why_unusable(revision)
            or "it is of an earlier version: start the bot, which migrates it"
        )
        raise UnusableDatabase(why)


async def _opened(
    url: str, busy_seconds: float, prepare: Callable[[Database], Awaitable[None]]
) -> Database:
    parsed = make_url(url)
    require_driver(parsed)
    if parsed.get_backend_name() == "sqlite":
        prepare_file(parsed)
        database = sqlite_database(parsed, busy_seconds)
    else:
        database = server_database(parsed, busy_seconds)
    try:
        await prepare(database)
        await database.open_readers()
    except (TableError, DBAPIError) as error:
        await database.close()
        raise unusable(parsed, error) from error
    except BaseException:
        await database.close()
        raise
    return database


def unusable(url: URL, error: TableError | DBAPIError | OSError) -> UnusableDatabase:
    """The refusal of a database for an error that came of working with it."""
    cause: BaseException | None = error
    if isinstance(error, TableError):
        if error.reason == "storage-busy":
            held = f"another program holds {url.database}; wait or end it"
            return UnusableDatabase(held, passing=True)
        cause = error.__cause__
    if isinstance(cause, gaierror):  # the host isn't told: a part of the password may stand there
        return UnusableDatabase(
            "there is no server of this name; in a password, signs such as @ and / are written as"
            " %40 and %2F",
            passing=cause.errno == EAI_AGAIN,
        )
    if isinstance(cause, OSError):
        return UnusableDatabase(f"its server can't be reached: {cause}", passing=True)
    said = cause.orig if isinstance(cause, DBAPIError) else cause
    return UnusableDatabase(f"{url.database}: {said}", passing=_is_passing(cause))


def _is_passing(error: BaseException | None) -> bool:
    """Whether a server has cut a connection, is full of them, or is being started or ended."""
    if not isinstance(error, DBAPIError):
        return False
    state = getattr(error.orig, "sqlstate", None) or ""
    return error.connection_invalidated or state.startswith(_PASSING_STATES)


def require_driver(url: URL) -> None:
    """See that the driver is there; raises ``UnusableDatabase`` if it isn't."""
    try:
        url.get_dialect().import_dbapi()
    except ModuleNotFoundError as error:
        raise UnusableDatabase(
            f"its driver {error.name} isn't installed: add the extra [postgres]"
        ) from error


def require_place(url: URL) -> str:
    """See that a SQLite file is there or can be made, and change nothing.

    Returns what there is. Raises ``UnusableDatabase``.
    """
    if not url.database or url.database == ":memory:":
        raise UnusableDatabase("a file is needed, not a database in memory")
    path = Path(url.database)
    folder = path.absolute().parent
    if not folder.is_dir():
        raise UnusableDatabase(f"there is no folder {folder}")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UnusableDatabase(f"nothing may be written in {folder}")
    if not path.exists():
        return f"{path} will be made at the first start"
    if not path.is_file():
        raise UnusableDatabase(f"{path}: {os.strerror(errno.EISDIR)}")
    if not os.access(path, os.R_OK | os.W_OK):
        raise UnusableDatabase(f"{path}: {os.strerror(errno.EACCES)}")
    # SQLite would say so later, when the file's rights are changed and a lock lies beside it.
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) not in (b"", _MAGIC):
            raise UnusableDatabase(f"{path}: file is not a database")
    size = sum(file.stat().st_size for file in files_of(url) if file.is_file())
    return f"{path}, {size / 2**20:.1f} MiB"


def prepare_file(url: URL) -> None:
    """See that a SQLite file is there, and that only its owner can read it.

    Raises ``UnusableDatabase`` where there can be none.
    """
    require_place(url)
    path = Path(url.database or "")
    try:
        path.touch(mode=OWNERS)  # seeds and hands are in it
    except OSError as error:
        raise UnusableDatabase(f"{path}: {error.strerror}") from error
    keep_private(files_of(url))


def files_of(url: URL) -> list[Path]:
    """The files of a database, whether they are there or not; none on a server.

    SQLite gives those that it makes itself the rights of the first.
    """
    if url.get_backend_name() != "sqlite":
        return []
    return [Path(f"{url.database}{end}") for end in ("", "-wal", "-shm", "-journal", ".lock")]
