"""The database file: opened, migrated, refused."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from socket import EAI_AGAIN, EAI_NONAME, gaierror
from typing import Any

import aiosqlite
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from bot.command_line.checkup import check
from bot.command_line.start_checks import passes
from bot.errors import TableError, UnusableDatabase
from bot.settings import Settings
from bot.storage import meta
from bot.storage.engine import READERS
from bot.storage.migrations import FIRST, HEAD
from bot.storage.opening import open_database, unusable
from bot.storage.schema import metadata

pytestmark = pytest.mark.sqlite_threads


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def _released(path: Path) -> None:
    """Make a file as the first release left it."""
    sql = Path(__file__).parents[1] / "upgrade" / "fixtures" / "version_0_1.sql"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(sql.read_text())


def _note_revision(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = ?", (revision,))


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


async def test_a_new_file_is_like_one_that_was_migrated(tmp_path: Path) -> None:
    _released(tmp_path / "released.sqlite3")
    described = []
    for name in ("new.sqlite3", "released.sqlite3"):
        database = await open_database(url(tmp_path / name))
        assert await database.read(_differences) == []
        described.append(await database.read(_described))
        await database.close()
    assert described[0] == described[1]
    with closing(sqlite3.connect(tmp_path / "new.sqlite3")) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


async def test_each_migration_can_be_undone(tmp_path: Path) -> None:
    """The file is as the first release left it, but for the order of columns."""
    paths = [tmp_path / "released.sqlite3", tmp_path / "undone.sqlite3"]
    for path in paths:
        _released(path)
    await (await open_database(url(paths[1]))).close()
    config = Config()
    config.set_main_option("script_location", "bot.storage:migrations")
    engine = create_engine(f"sqlite:///{paths[1]}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, FIRST)
    engine.dispose()
    found = []
    for path in paths:
        with closing(sqlite3.connect(path)) as file:
            file.row_factory = sqlite3.Row
            rows = [dict(row) for row in file.execute("SELECT * FROM tables ORDER BY id")]
            found.append([{**row, "options": json.loads(row["options"])} for row in rows])
    assert found[0] == found[1]


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


@pytest.mark.parametrize(
    ("revision", "why"), [("9999", "later version"), ("0008", "before version 0.1.0")]
)
async def test_a_file_of_another_program_is_left_alone(
    tmp_path: Path, revision: str, why: str
) -> None:
    path = tmp_path / "other.sqlite3"
    await (await open_database(url(path))).close()
    _note_revision(path, revision)
    with pytest.raises(UnusableDatabase, match=why):
        await open_database(url(path))
    settings = Settings(_env_file=None, database_url=url(path))
    page: list[str] = []
    assert await asyncio.to_thread(check, settings, page.append)
    assert any(why in line for line in page)


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


def test_a_server_of_no_known_name_may_be_a_part_of_the_password() -> None:
    url = make_url("postgresql+asyncpg://bot:secret@hunter2/games@localhost/games")
    told = str(unusable(url, gaierror(-2, "Name or service not known")))
    assert told.startswith("there is no server of this name; in a password, signs such as @")
    assert "hunter2" not in told


def _of_server(state: str, *, lost: bool = False) -> DBAPIError:
    failed = Exception("said by the server")
    failed.sqlstate = state  # type: ignore[attr-defined]
    return DBAPIError("SELECT 1", {}, failed, connection_invalidated=lost)


@pytest.mark.parametrize(
    ("error", "passing"),
    [
        (ConnectionRefusedError(111, "Connection refused"), True),
        (gaierror(EAI_AGAIN, "Temporary failure in name resolution"), True),
        (gaierror(EAI_NONAME, "Name or service not known"), False),
        (_of_server("57P01"), True),  # ended by an administrator
        (_of_server("57P03"), True),  # is starting up
        (_of_server("53300"), True),  # too many connections
        (_of_server("XX000", lost=True), True),
        (_of_server("28P01"), False),  # the password
        (_of_server("3D000"), False),  # there is no such database
        (_of_server("42501"), False),  # a right is missing
        (TableError("storage-busy"), True),
    ],
    ids=str,
)
def test_what_may_pass_is_told_from_what_must_be_set_right(
    error: TableError | DBAPIError | OSError, passing: bool
) -> None:
    found = unusable(make_url("postgresql+asyncpg://bot@localhost/games"), error)
    assert found.passing is passing
    assert passes(found) is passing
