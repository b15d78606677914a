"""SQLAlchemy's statements on connections that go to their thread only where they may wait."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial, partialmethod
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.storage import sqlite_driver
from bot.storage.sqlite_driver import READS, WRITES, StatementConnection
from tests.bot.helpers.simulated_server import HANGS

pytestmark = pytest.mark.sqlite_threads

WORDS = Table(
    "words",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("word", String, unique=True),
)
THREE = [{"word": "one"}, {"word": "two"}, {"word": "three"}]


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[AsyncConnection]:
    """A connection to a new file with an empty table."""
    path = str(tmp_path / "words.sqlite3")
    engine = create_async_engine(
        "sqlite+aiosqlite://", async_creator=partial(sqlite_driver.connect, path, busy_seconds=1.0)
    )
    async with engine.connect() as connection:
        await connection.run_sync(WORDS.create)
        yield connection
    await engine.dispose()


async def driver_connection(connection: AsyncConnection) -> StatementConnection:
    driver = (await connection.get_raw_connection()).driver_connection
    assert isinstance(driver, StatementConnection)
    return driver


async def begin(connection: AsyncConnection, statement: str = READS) -> None:
    (await driver_connection(connection)).begin(statement)


async def words(connection: AsyncConnection) -> list[str | None]:
    return list(await connection.scalars(select(WORDS.c.word).order_by(WORDS.c.id)))


async def test_inserted_rows_tell_their_keys(connection: AsyncConnection) -> None:
    first = await connection.execute(insert(WORDS).values(word="one"))
    second = await connection.execute(insert(WORDS).values(word="two"))
    assert (first.inserted_primary_key, second.inserted_primary_key) == ((1,), (2,))


async def test_changes_tell_how_many_rows_they_met(connection: AsyncConnection) -> None:
    await connection.execute(insert(WORDS), THREE)
    changed = await connection.execute(update(WORDS).where(WORDS.c.id > 1).values(word=None))
    deleted = await connection.execute(delete(WORDS).where(WORDS.c.id == 9))
    assert (changed.rowcount, deleted.rowcount) == (2, 0)
    assert await words(connection) == ["one", None, None]


async def test_deleted_rows_are_returned(connection: AsyncConnection) -> None:
    await connection.execute(insert(WORDS), THREE)
    gone = await connection.execute(delete(WORDS).where(WORDS.c.id > 1).returning(WORDS.c.word))
    assert sorted(gone.scalars()) == ["three", "two"]
    assert await words(connection) == ["one"]


async def test_no_row_has_columns_all_the_same(connection: AsyncConnection) -> None:
    found = await connection.execute(select(WORDS))
    assert list(found.keys()) == ["id", "word"]
    assert found.all() == []


async def test_errors_are_those_of_sqlite(connection: AsyncConnection) -> None:
    await connection.execute(insert(WORDS).values(word="one"))
    with pytest.raises(IntegrityError):
        await connection.execute(insert(WORDS).values(word="one"))
    with pytest.raises(OperationalError):
        await connection.exec_driver_sql("SELECT nothing FROM nowhere")
    assert await words(connection) == ["one"]


async def test_nothing_begins_a_transaction_but_a_statement(connection: AsyncConnection) -> None:
    await connection.exec_driver_sql("BEGIN")
    await connection.execute(insert(WORDS).values(word="one"))
    await connection.rollback()
    assert await words(connection) == []
    await connection.execute(insert(WORDS).values(word="two"))
    await connection.rollback()
    assert await words(connection) == ["two"]


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What connections ask of their threads from now on."""
    found: list[str] = []
    for name in ("execute_fetchall", "executemany", "commit", "rollback", "cursor", "execute"):

        def noted(self: Any, *args: Any, name: str = name, plain: Any = None) -> Any:
            found.append(name)
            return plain(self, *args)

        plain = getattr(aiosqlite.Connection, name)
        monkeypatch.setattr(aiosqlite.Connection, name, partialmethod(noted, plain=plain))
    return found


async def test_reading_asks_nothing_of_the_thread(
    connection: AsyncConnection, requests: list[str]
) -> None:
    await begin(connection, READS)
    assert await words(connection) == []
    await connection.rollback()
    assert requests == []


async def test_writing_asks_the_thread_to_commit(
    connection: AsyncConnection, requests: list[str]
) -> None:
    await begin(connection, WRITES)
    await connection.execute(insert(WORDS).values(word="one"))
    await connection.execute(insert(WORDS), THREE[1:])
    await connection.execute(update(WORDS).values(word=None))
    await connection.commit()
    assert requests == ["commit"]
    await begin(connection, WRITES)
    await connection.execute(insert(WORDS), THREE)
    await connection.rollback()
    assert requests == ["commit"]


@pytest.mark.parametrize(
    ("rows", "request_"), [(THREE[0], "execute_fetchall"), (THREE, "executemany")]
)
async def test_the_thread_waits_for_another_program(
    connection: AsyncConnection,
    tmp_path: Path,
    requests: list[str],
    rows: Any,
    request_: str,
) -> None:
    with closing(sqlite3.connect(tmp_path / "words.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await begin(connection, WRITES)
        writing = asyncio.create_task(connection.execute(insert(WORDS), rows))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not writing.done()
        other.execute("COMMIT")
        await writing
    await connection.commit()
    assert requests == [request_, "commit"]


@pytest.mark.parametrize("statement", [READS, WRITES])
async def test_another_program_is_waited_for_while_others_go_on(
    connection: AsyncConnection, tmp_path: Path, statement: str
) -> None:
    """A program that holds the whole file, not only the right to write."""
    with closing(sqlite3.connect(tmp_path / "words.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        await begin(connection, statement)
        reading = asyncio.create_task(words(connection))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not reading.done()
        other.execute("COMMIT")
        assert await reading == []
    await connection.rollback()


async def test_waiting_for_another_program_has_an_end(
    connection: AsyncConnection, tmp_path: Path
) -> None:
    (await driver_connection(connection)).file.busy_seconds = 0.05
    with closing(sqlite3.connect(tmp_path / "words.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        await begin(connection, WRITES)
        with pytest.raises(OperationalError, match="locked"):
            await words(connection)
        await connection.rollback()
        other.execute("COMMIT")
    await connection.execute(insert(WORDS).values(word="one"))
    assert await words(connection) == ["one"]


async def test_what_nobody_waits_for_any_more_leaves_no_transaction_open(
    connection: AsyncConnection, tmp_path: Path
) -> None:
    """A task is cancelled while its transaction waits to begin; the thread begins it later."""
    driver = await driver_connection(connection)
    with closing(sqlite3.connect(tmp_path / "words.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        driver.begin(WRITES)
        writing = asyncio.create_task(driver.rows("INSERT INTO words (word) VALUES ('late')", ()))
        await asyncio.sleep(0)
        assert driver.file.requested == 1
        writing.cancel()
        taking_back = asyncio.create_task(driver.rollback())
        await asyncio.sleep(0)
        other.execute("COMMIT")
        await taking_back
    assert not driver.file.in_transaction
    assert await words(connection) == []


async def test_closing_has_an_end_though_the_thread_was_stopped_meanwhile(tmp_path: Path) -> None:
    """SQLAlchemy stops the thread of a task that is cancelled again while it closes."""
    driver = await sqlite_driver.connect(str(tmp_path / "closed.sqlite3"), busy_seconds=1.0)
    closing = asyncio.create_task(driver.close())
    await asyncio.sleep(0)
    driver.stop()
    async with asyncio.timeout(HANGS):
        await closing


def test_a_process_ends_though_a_connection_is_open(tmp_path: Path) -> None:
    program = (
        "import asyncio, sys\n"
        "from bot.storage import sqlite_driver\n"
        "async def main():\n"
        "    return await sqlite_driver.connect(sys.argv[1], busy_seconds=1.0)\n"
        "kept = asyncio.run(main())\n"
    )
    path = tmp_path / "open.sqlite3"
    done = subprocess.run([sys.executable, "-c", program, str(path)], timeout=60, check=False)
    assert done.returncode == 0


async def test_a_transaction_begins_with_its_first_statement(connection: AsyncConnection) -> None:
    await begin(connection)
    await connection.execute(insert(WORDS), THREE)
    await connection.execute(insert(WORDS).values(word="four"))
    await connection.rollback()
    assert await words(connection) == []
    await begin(connection)
    await connection.execute(insert(WORDS).values(word="one"))
    await connection.commit()
    await connection.rollback()
    assert await words(connection) == ["one"]


@pytest.mark.parametrize("end", ["commit", "rollback"])
async def test_a_transaction_without_statements_never_begins(
    connection: AsyncConnection, end: str
) -> None:
    await begin(connection)
    await getattr(connection, end)()
    await connection.execute(insert(WORDS).values(word="one"))  # committed by itself
    await connection.rollback()
    assert await words(connection) == ["one"]
