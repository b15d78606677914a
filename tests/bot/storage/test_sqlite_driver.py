"""SQLAlchemy's statements on connections that ask their thread once for each."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.storage import sqlite_driver

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


async def test_a_statement_is_one_request_of_the_thread(
    connection: AsyncConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    plain = aiosqlite.Connection.execute_fetchall

    def execute_fetchall(self: Any, sql: str, parameters: Iterable[Any] | None = None) -> Any:
        asked.append(sql.split()[0])
        return plain(self, sql, parameters)

    def cursor(self: Any) -> Any:
        raise AssertionError("aiosqlite was asked for a cursor")

    monkeypatch.setattr(aiosqlite.Connection, "execute_fetchall", execute_fetchall)
    monkeypatch.setattr(aiosqlite.Connection, "cursor", cursor)
    await connection.execute(insert(WORDS).values(word="one"))
    assert await words(connection) == ["one"]
    assert asked == ["INSERT", "SELECT"]


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


async def begin(connection: AsyncConnection) -> None:
    opened: Any = (await connection.get_raw_connection()).driver_connection
    opened.begin("BEGIN")


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
