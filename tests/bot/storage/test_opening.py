"""The database file: opened, migrated, refused."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from bot.domain.votes import VoteStatus
from bot.errors import UnusableDatabase
from bot.storage import meta, undo_votes
from bot.storage.engine import READERS
from bot.storage.migrations import HEAD, upgrade
from bot.storage.opening import open_database
from bot.storage.schema import metadata

pytestmark = pytest.mark.sqlite_threads


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def _revise(path: Path, revision: str) -> None:
    """Make a file by Alembic's revisions alone."""
    connecting = create_engine(f"sqlite:///{path}")
    with connecting.begin() as connection:
        upgrade(connection, revision)
    connecting.dispose()


def _differences(connection: Any) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def _described(connection: Any) -> dict[str, Any]:
    """All that tables consist of, without the order of columns."""
    looked = inspect(connection)
    indexes = text(
        "SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = :table ORDER BY name"
    )
    return {
        table: (
            {c["name"]: (str(c["type"]), c["nullable"], c["default"]) for c in columns},
            looked.get_pk_constraint(table),
            sorted(map(str, looked.get_foreign_keys(table))),
            sorted(map(str, looked.get_unique_constraints(table))),
            connection.scalars(indexes, {"table": table}).all(),
        )
        for table in looked.get_table_names()
        if (columns := looked.get_columns(table))
    }


async def test_a_new_file_is_like_one_that_all_revisions_made(tmp_path: Path) -> None:
    _revise(tmp_path / "revised.sqlite3", HEAD)
    described = []
    for name in ("new.sqlite3", "revised.sqlite3"):
        database = await open_database(url(tmp_path / name))
        assert await database.read(_differences) == []
        described.append(await database.read(_described))
        await database.close()
    assert described[0] == described[1]
    with sqlite3.connect(tmp_path / "new.sqlite3") as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    file.close()


def test_head_is_the_last_of_one_line_of_revisions() -> None:
    config = Config()
    config.set_main_option("script_location", "bot.storage:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_a_file_is_opened_again_as_it_was_left(tmp_path: Path) -> None:
    for _ in range(2):
        database = await open_database(url(tmp_path / "again.sqlite3"))
        kept = await database.read(meta.get, "word")
        await database.write(meta.put, "word", "kept")
        await database.close()
    assert kept == "kept"


async def test_votes_of_the_first_schema_are_carried_over(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    _revise(path, "0001")
    with sqlite3.connect(path) as other:
        other.execute(
            "INSERT INTO tables (id, guild_id, channel_id, thread, game, language, host_id, status,"
            " options, version, created_at, changed_at, unfinished)"
            " VALUES (7, 1, 2, 0, 'toy', 'en', 3, 'running', '{}', 9, 0, 0, 0)"
        )
        other.execute(
            "INSERT INTO votes (id, table_id, version, user_id, seat, undoes, needed, agreed, at,"
            " ballot) VALUES (5, 7, 9, 3, 0, '[8, 9]', '[4]', '[]', 0, 'open')"
        )
    other.close()
    database = await open_database(url(path))
    asked = await database.read(undo_votes.find, 7, 5)
    assert asked is not None
    assert (asked.undoes, asked.vote.moves, asked.vote.status) == ((8, 9), 1, VoteStatus.OPEN)
    assert await database.read(undo_votes.message, 5) is None
    assert await database.read(undo_votes.is_open, 7)
    await database.close()


async def test_a_file_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "later.sqlite3"
    await (await open_database(url(path))).close()
    with sqlite3.connect(path) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    with pytest.raises(UnusableDatabase, match="later version"):
        await open_database(url(path))


async def test_what_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database at all, however long it may be " * 20)
    for wrong in (
        url(tmp_path / "text"),
        url(tmp_path / "no" / "folder.sqlite3"),
        "sqlite+aiosqlite://",
    ):
        with pytest.raises(UnusableDatabase):
            await open_database(wrong)


async def test_others_on_the_machine_cant_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "private.sqlite3"
    await (await open_database(url(path))).close()
    assert path.stat().st_mode & 0o077 == 0


async def test_a_server_without_a_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it weren't installed
    with pytest.raises(UnusableDatabase, match="asyncpg"):
        await open_database("postgresql+asyncpg://nobody@localhost/nothing")


async def test_every_connection_is_there_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waited for one that is being opened would wait long if that was broken off."""
    opened: list[str] = []

    def connect(path: str, **options: Any) -> aiosqlite.Connection:
        opened.append(path)
        return plain(path, **options)

    plain = aiosqlite.connect
    monkeypatch.setattr(aiosqlite, "connect", connect)
    database = await open_database(url(tmp_path / "games.sqlite3"))
    assert len(opened) == 1 + READERS
    await asyncio.gather(*(database.read(meta.get, "word") for _ in range(READERS + 1)))
    await database.write(meta.put, "word", "kept")
    assert len(opened) == 1 + READERS
    await database.close()
