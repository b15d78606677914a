"""Hands over or deletes, for the operator, all that is kept about one person."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import Connection

from bot.clock import SystemClock
from bot.domain.privacy import Forgetting
from bot.errors import TableError, UnusableDatabase
from bot.games import PRESENTERS
from bot.settings import Settings
from bot.storage.engine import Database
from bot.storage.instance_lock import only_instance
from bot.storage.opening import open_as_it_is
from bot.storage.people import forgetting, person_records
from bot.tables.service import TableService

AT_ONCE = 0.1
"""Seconds that a running bot's lock is waited for: if it runs, it has the work done."""


def export_person(
    settings: Settings, user_id: int, file: Path, say: Callable[[str], None] = print
) -> int:
    """Write everything that is kept about a person to a new file, also while the bot runs.

    It is the file of ``/mine data``; only its owner may read it. Returns 0, or 1 with a line on
    stderr where nothing is kept about the person, the file is there already or can't be written,
    or the database can't be read.
    """
    try:
        kept = asyncio.run(_records(settings, user_id))
    except (TableError, UnusableDatabase) as error:
        return _refused(f"Nothing was written. DATABASE_URL: {error}")
    if kept is None:
        return _refused(f"Nothing was written. Nothing is kept about {user_id}")
    try:
        file.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        return _refused(f"Nothing was written. {file} is there already")
    except OSError as error:
        return _refused(f"Nothing was written. {file}: {error.strerror}")
    try:
        file.write_bytes(kept)
    except OSError as error:
        file.unlink(missing_ok=True)
        return _refused(f"Nothing was written. {file}: {error.strerror}")
    say(f"{file}: {len(kept)} bytes")
    return 0


def delete_person(settings: Settings, user_id: int, say: Callable[[str], None] = print) -> int:
    """Forget a person as ``/mine forget`` does, and have autopilots take over their seats.

    A running bot is left a mark, which it carries out within an hour. Without one it is done here,
    but for direct messages, which only a running bot can delete. Returns 0, or 1 with a line on
    stderr where nothing is kept about the person, or not all could be done.
    """
    try:
        return asyncio.run(_delete(settings, user_id, say))
    except (TableError, UnusableDatabase) as error:
        return _refused(f"The person was not deleted. DATABASE_URL: {error}")


async def _records(settings: Settings, user_id: int) -> bytes | None:
    async with _opened(settings) as (database, tables):
        if not await database.read(_known, user_id):
            return None
        return await tables.privacy.records(user_id)


async def _delete(settings: Settings, user_id: int, say: Callable[[str], None]) -> int:
    async with _opened(settings) as (database, tables):
        if not await database.read(_known, user_id):
            return _refused(f"The person was not deleted. Nothing is kept about {user_id}")
        await tables.privacy.forget(user_id, Forgetting.NOW)
        try:
            async with only_instance(settings.database_url, AT_ONCE):
                gone = await _carry_out(database, tables, user_id)
        except UnusableDatabase:
            say(f"{user_id}: marked; the bot is running and deletes them within an hour")
            return 0
    if not gone:
        return _refused(f"{user_id}: a table can't be read, so not all was deleted; see the log")
    say(f"{user_id}: deleted; direct messages that show hands stay at Discord")
    return 0


async def _carry_out(database: Database, tables: TableService, user_id: int) -> bool:
    await tables.privacy.leave_tables(user_id)
    for trace in await database.read(forgetting.traces, user_id):
        await tables.privacy.forget_at(trace.table_id, user_id)
    return await tables.privacy.forget_person(user_id)


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[tuple[Database, TableService]]:
    database = await open_as_it_is(settings.database_url)
    tables = TableService(database, PRESENTERS, SystemClock())
    try:
        yield database, tables
    finally:
        await tables.stop()
        await database.close()


def _known(connection: Connection, user_id: int) -> bool:
    """Whether anything is kept about somebody."""
    known = person_records.person(connection, user_id) is not None
    return known or person_records.is_kept(connection, user_id)


def _refused(why: str) -> int:
    sys.stderr.write(f"{why}\n")
    return 1
