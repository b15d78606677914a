"""A PostgreSQL server in place of the file; skipped without one (``make test-postgres``)."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bot.command_line.checkup import RUNNING, check
from bot.domain.table import Person
from bot.errors import TableError, UnusableDatabase
from bot.settings import Settings
from bot.storage import meta
from bot.storage.engine import READERS, Database
from bot.storage.instance_lock import is_running, only_instance
from bot.storage.opening import open_database
from bot.storage.people import people
from bot.storage.schema import metadata
from bot.waiting import in_all
from tests.bot.conftest import NewDatabase
from tests.bot.helpers.server_databases import VARIABLE

pytestmark = pytest.mark.skipif(not os.environ.get(VARIABLE), reason=f"no {VARIABLE}")


@pytest.fixture
def url(new_database: NewDatabase) -> str:
    return new_database("games")


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()


def execute(connection: Any, statement: str) -> None:
    connection.execute(text(statement))


async def test_it_has_the_schema_that_the_program_uses(database: Database) -> None:
    def differences(connection: Any) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await database.read(differences) == []


async def test_one_of_a_later_program_is_left_alone(url: str, database: Database) -> None:
    await database.write(execute, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(UnusableDatabase, match="later version"):
        await open_database(url)


@pytest.mark.parametrize(
    "statement",
    ["UPDATE alembic_version SET version_num = '9999'", "DROP TABLE alembic_version"],
)
async def test_the_page_says_what_the_start_says(
    url: str, database: Database, statement: str
) -> None:
    await database.write(execute, statement)
    with pytest.raises(UnusableDatabase) as caught:
        await open_database(url)
    assert f"DATABASE_URL: {caught.value}" in "\n".join(await page(url, 1))


async def test_the_page_knows_a_running_bot(url: str) -> None:
    assert not await is_running(url)
    async with only_instance(url):
        assert await is_running(url)
        assert any(RUNNING in line for line in await page(url, 0))
    assert not await is_running(url)


async def test_what_cant_be_used_is_named(url: str) -> None:
    with pytest.raises(UnusableDatabase, match="does not exist"):
        await open_database(f"{url}_missing")


async def test_a_broken_constraint_leaves_the_connection_usable(database: Database) -> None:
    with pytest.raises(IntegrityError):
        await database.write(execute, "INSERT INTO moves (table_id, version) VALUES (1, 1)")
    await database.write(meta.put, "word", "kept")
    assert await database.read(meta.get, "word") == "kept"
    assert await database.read(meta.get, "word") == "kept"


async def test_two_programs_write_one_after_the_other(url: str, database: Database) -> None:
    other = await open_database(url)
    writes = [
        program.write(people.keep, Person(1, f"name {number}", "en"))
        for number in range(10)
        for program in (database, other)
    ]
    await asyncio.gather(*writes)  # each looks first whether it knows the person
    await other.close()


async def test_a_program_that_writes_for_long_is_waited_for_in_vain(
    url: str, database: Database
) -> None:
    other = await open_database(url, busy_seconds=0.1)
    async with database._writer._engine.begin() as connection:
        await connection.execute(text("LOCK TABLE meta IN EXCLUSIVE MODE"))
        with pytest.raises(TableError) as caught:
            await other.write(meta.put, "word", "lost")
        assert caught.value.reason == "storage-busy"
        assert await other.read(meta.get, "word") is None
    await other.write(meta.put, "word", "kept")
    await other.close()


async def test_a_lost_connection_is_made_anew(database: Database) -> None:
    with pytest.raises(TableError) as caught:
        await database.write(execute, "SELECT pg_terminate_backend(pg_backend_pid())")
    assert caught.value.reason == "storage-failed"
    await database.write(meta.put, "word", "kept")
    assert await database.read(meta.get, "word") == "kept"


async def page(url: str, code: int) -> list[str]:
    settings = Settings(_env_file=None, database_url=url, discord_token="a.b.c")
    said: list[str] = []
    assert await asyncio.to_thread(check, settings, said.append, offline=True) == code
    return said


async def test_the_page_is_all_well(url: str) -> None:
    assert await page(url, 0)


async def test_work_that_hangs_is_broken_off_and_the_connection_replaced(url: str) -> None:
    database = await open_database(url, busy_seconds=0.2)
    for run in (database.read, database.write):
        with in_all(0.2), pytest.raises(TableError, match="storage-busy"):
            await run(execute, "SELECT pg_sleep(60)")
    await database.write(execute, "SELECT pg_sleep(0.6)")  # nobody has pressed
    await database.write(meta.put, "word", "kept")
    for _ in range(READERS):
        assert await database.read(meta.get, "word") == "kept"
    await database.close()


async def test_nobody_is_told_that_nothing_changed_where_the_end_was_lost(
    database: Database,
) -> None:
    """The connection breaks while the server carries out the commit."""
    for statement in (
        "CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END$$",
        "CREATE CONSTRAINT TRIGGER lost AFTER INSERT ON meta DEFERRABLE INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION lose()",
    ):
        await database.write(execute, statement)
    with pytest.raises(TableError, match="storage-unsure"):
        await database.write(meta.put, "word", "perhaps")
    await database.write(execute, "DROP TRIGGER lost ON meta")
    await database.write(meta.put, "word", "kept")
    assert await database.read(meta.get, "word") == "kept"
