"""The database: written to and read from, its columns' values, its errors told apart."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, create_mock_engine, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.errors import TableError
from bot.storage import engine, meta
from bot.storage.engine import microseconds, translate_errors
from bot.storage.opening import open_database
from bot.storage.schema import metadata, outbox, tables

pytestmark = pytest.mark.sqlite_threads


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def test_single_statements_read_what_was_written_last(tmp_path: Path) -> None:
    database = await open_database(url(tmp_path / "single.sqlite3"))
    for word in ("first", "second", "third"):
        await database.write(meta.put, "word", word)
        for _ in range(engine.READERS + 1):
            assert await database.read(meta.get, "word") == word
        assert await database.read(meta.get, "word") == word
    await database.close()


async def test_writing_is_durable_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    durable = tuple(one.replace("= OFF", "= FULL") for one in engine.PRAGMAS)
    monkeypatch.setattr(engine, "PRAGMAS", durable)
    database = await open_database(url(tmp_path / "durable.sqlite3"))

    def pragma(connection: Any, name: str) -> Any:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()

    assert await database.write(pragma, "synchronous") == 2
    assert await database.write(pragma, "journal_mode") == "wal"
    assert await database.write(pragma, "foreign_keys") == 1
    orphan = {"table_id": 5, "kind": "live", "payload": {}, "nonce": "1", "due_at": NOW}
    with pytest.raises(IntegrityError):
        await database.write(lambda connection: connection.execute(insert(outbox), orphan))
    await database.close()


NOW = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)


async def test_moments_come_back_exactly_and_can_be_shifted(tmp_path: Path) -> None:
    database = await open_database(url(tmp_path / "moments.sqlite3"))
    row = {
        "guild_id": 1,
        "channel_id": 2**63 - 1,
        "thread": False,
        "game": "toy",
        "language": "en",
        "host_id": 1,
        "status": "lobby",
        "options": {},
        "version": 1,
        "created_at": NOW,
        "changed_at": NOW,
    }
    await database.write(lambda connection: connection.execute(insert(tables), row).rowcount)
    later = tables.c.changed_at + microseconds(timedelta(hours=1, microseconds=1))
    await database.write(
        lambda connection: connection.execute(update(tables).values(changed_at=later)).rowcount
    )
    kept = await database.read(lambda connection: connection.execute(select(tables)).one())
    assert kept.created_at == NOW
    assert kept.changed_at == NOW + timedelta(hours=1, microseconds=1)
    assert kept.channel_id == 2**63 - 1
    await database.close()


def test_a_server_takes_the_same_schema() -> None:
    said: list[str] = []

    def take(statement: Any, *_: Any, **__: Any) -> None:
        said.append(str(statement.compile(dialect=engine.dialect)))

    engine = create_mock_engine("postgresql+psycopg2://", take)
    metadata.create_all(engine, checkfirst=False)
    script = "\n".join(said)
    assert "BIGSERIAL" in script
    assert "WHERE status IN ('lobby', 'running', 'paused')" in script
    assert "BYTEA" in script


def test_a_server_that_is_gone_is_a_failed_storage() -> None:
    with pytest.raises(TableError) as caught, translate_errors():
        raise ConnectionRefusedError(111, "refused")
    assert caught.value.reason == "storage-failed"


class ServerError(Exception):
    """An error as asyncpg raises it."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("sqlstate", "reason"),
    [
        ("55P03", "storage-busy"),  # another program writes
        ("40001", "storage-busy"),
        ("53100", "storage-full"),
        ("53300", "storage-failed"),  # too many connections
        ("57P01", "storage-failed"),  # it is shut down
        ("57P03", "storage-failed"),  # it is starting
        ("25006", "storage-failed"),  # a copy that is only read from
        ("3D000", "storage-failed"),
    ],
)
def test_a_servers_errors_are_told_apart(sqlstate: str, reason: str) -> None:
    with pytest.raises(TableError) as caught, translate_errors():
        raise DBAPIError("statement", None, ServerError(sqlstate))
    assert caught.value.reason == reason


def test_a_statement_that_a_server_cant_take_is_no_failure_of_the_server() -> None:
    with pytest.raises(DBAPIError), translate_errors():
        raise DBAPIError("statement", None, ServerError("22001"))


async def test_a_file_that_is_spoilt_while_the_bot_runs_is_a_failed_storage(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.sqlite3"
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("create table things (name)")
    file.write_bytes(file.read_bytes()[:100] + bytes(4096))
    engine = create_engine(f"sqlite:///{file}")
    with pytest.raises(TableError) as caught, translate_errors(), engine.connect() as connection:
        connection.execute(text("select * from things"))
    assert caught.value.reason == "storage-failed"
    engine.dispose()


async def test_another_program_is_waited_for_while_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "held.sqlite3"
    database = await open_database(url(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(database.write(meta.put, "word", "late"))
        assert await database.read(meta.get, "word") is None
        assert not writing.done()
        other.execute("COMMIT")
        await writing
    assert await database.read(meta.get, "word") == "late"
    await database.close()


async def test_waiting_for_another_program_has_an_end(tmp_path: Path) -> None:
    path = tmp_path / "held.sqlite3"
    database = await open_database(url(path), busy_seconds=0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(TableError, match="storage-busy"):
            await database.write(meta.put, "word", "lost")
        other.execute("COMMIT")
    await database.write(meta.put, "word", "kept")
    assert await database.read(meta.get, "word") == "kept"
    await database.close()


async def test_a_cancelled_task_leaves_no_transaction_open(tmp_path: Path) -> None:
    """Its transaction waits to begin; aiosqlite's thread begins it after nobody wants it."""
    path = tmp_path / "held.sqlite3"
    database = await open_database(url(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(database.write(meta.put, "word", "lost"))
        assert await database.read(meta.get, "word") is None
        writing.cancel()
        other.execute("COMMIT")
        with pytest.raises(asyncio.CancelledError):
            await writing
    assert await database.read(meta.get, "word") is None
    await database.write(meta.put, "word", "kept")
    assert await database.read(meta.get, "word") == "kept"
    await database.close()
