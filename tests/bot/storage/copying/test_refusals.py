"""Refused copies, and their reasons: the target stays as it was."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from bot.command_line import copying as command
from bot.command_line.copying import copy_database
from bot.domain.table import Person
from bot.storage.copying import comparison, rows
from bot.storage.instance_lock import only_instance
from bot.storage.opening import open_database
from bot.storage.people import people
from tests.bot.helpers.server_databases import ServerDatabases
from tests.bot.storage.copying.conftest import (
    KINDS,
    WAYS,
    Place,
    Way,
    contents,
    copied,
    execute,
    filled,
    is_untouched,
    opened,
    service_at,
)
from tests.bot.storage.test_opening import _released

pytestmark = pytest.mark.sqlite_threads


async def refused(capsys: pytest.CaptureFixture[str], why: str, source: str, target: str) -> None:
    """Nothing is copied for a reason that is told in one line, without a password."""
    said: list[str] = []
    assert await copied(source, target, said) == 1
    told = capsys.readouterr().err
    assert told.startswith("Nothing was copied. ")
    assert why in told
    assert told.count("\n") == 1
    assert "pass-word" not in told
    assert said == []


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("{}/none.sqlite3", "The source: there is no file"),
        ("sqlite+aiosqlite:///{}/none.sqlite3", "The source: there is no file"),
        ("mysql://bot:pass-word@host/games", "An address must start with sqlite+aiosqlite:"),
        ("sqlite+aiosqlite:///x?mode=ro", "An address has an option that isn't known: mode"),
        ("postgresql+asyncpg://bot:pass-word@h/x?sslmode=no", "option that isn't known: sslmode"),
        ("postgresql+asyncpg://bot:pass-word@127.0.0.1:1/games", "The source: its server can't be"),
    ],
)
async def test_a_source_that_isnt_there_is_named(
    source: str, why: str, place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if source.startswith("postgresql"):
        pytest.importorskip("asyncpg")
    target = place("file")
    await refused(capsys, why, source.format(tmp_path), target)
    assert await is_untouched(target)


@KINDS
@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE alembic_version SET version_num = '0010'", "start the bot"),
        ("UPDATE alembic_version SET version_num = '9999'", "use that one"),
        ("DROP TABLE alembic_version", "name another"),
    ],
)
async def test_a_source_of_another_schema_is_left_alone(
    kind: str, statement: str, why: str, place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = place(kind), place("file")
    await execute(source, statement)
    await refused(capsys, why, source, target)
    assert await is_untouched(target)


async def test_an_older_file_is_to_be_migrated_first(
    place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _released(tmp_path / "released.sqlite3")
    source, target = place("file"), place("file")
    (tmp_path / "released.sqlite3").rename(make_url(source).database or "")
    await refused(capsys, "start the bot", source, target)
    assert await is_untouched(target)
    async with service_at(source):
        pass
    assert await copied(source, target) == 0


@KINDS
@pytest.mark.parametrize("running", ["source", "target"])
async def test_a_running_bot_is_to_be_stopped_first(
    kind: str, running: str, place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    urls = {"source": place(kind), "target": place(kind)}
    await (await open_database(urls["source"])).close()
    async with only_instance(urls[running]):
        await refused(capsys, f"The {running}: another process", *urls.values())
    assert await copied(*urls.values()) == 0


@KINDS
async def test_a_target_with_games_or_people_is_left_alone(
    kind: str, place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target, other = place("file"), place(kind), place(kind)
    async with service_at(source) as service:
        await service.begun()
    async with service_at(target) as service:
        await service.lobby()
    await execute(target, "DELETE FROM people")
    async with opened(other) as database:
        await database.write(people.keep, Person(5, "Eva", "it"))
    for url in (target, other):
        before = await contents(url)
        await refused(capsys, "holds games or people already", source, url)
        assert await contents(url) == before


@KINDS
@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "later version"),
        ("DROP TABLE alembic_version", "isn't a database of Mission Control"),
    ],
)
async def test_a_target_of_somebody_else_is_left_alone(
    kind: str, statement: str, why: str, place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = place("file"), place(kind)
    await (await open_database(source)).close()
    await execute(target, statement)
    await refused(capsys, why, source, target)


async def test_a_file_isnt_copied_to_itself(
    place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = place("file")
    await (await open_database(source)).close()
    (tmp_path / "link").symlink_to(make_url(source).database or "")
    for target in (source, f"{tmp_path}/./1.sqlite3", f"{tmp_path}/link"):
        await refused(capsys, "it is the source", source, target)


async def test_nor_a_server_whatever_it_is_called(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    source = place("server")
    await (await open_database(source)).close()
    other = make_url(source).update_query_dict({"prepared_statement_cache_size": "7"})
    for target in (source, other.render_as_string(hide_password=False)):
        await refused(capsys, "it is the source", source, target)


async def test_a_missing_driver_is_named(
    place: Place, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = place("file")
    await (await open_database(source)).close()
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it weren't installed
    server = "postgresql+asyncpg://bot:pass-word@localhost/games"
    await refused(capsys, "The target: its driver asyncpg isn't installed", source, server)
    await refused(capsys, "The source: its driver asyncpg isn't installed", server, source)


@WAYS
@pytest.mark.parametrize("doing", ["copying", "comparing"])
@pytest.mark.parametrize("emptied", [False, True])
async def test_a_copy_that_is_broken_off_leaves_nothing(
    way: Way,
    doing: str,
    emptied: bool,
    place: Place,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source, target = place(way[0]), place(way[1])
    await filled(source)
    if emptied:  # prepared, but never used
        await (await open_database(target)).close()

    def stop(line: str) -> None:
        if line.startswith(f"{doing} votes"):
            task = asyncio.current_task()
            assert task is not None
            task.cancel()  # as Ctrl-C does

    with monkeypatch.context() as patch:
        patch.setattr(command, "SAY_EVERY", 0)
        for module in (rows, comparison):
            patch.setattr(module, "BATCH", 1)
        assert await asyncio.to_thread(copy_database, source, target, stop) == 1
    assert capsys.readouterr().err == "Broken off. Nothing was copied\n"
    if emptied:
        assert not any((await contents(target)).values())
    else:
        assert await is_untouched(target)
    assert await copied(source, target) == 0


END_WRITER = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = '{}' AND query LIKE '%SAVEPOINT%'"
)


async def test_a_server_that_is_lost_meanwhile_holds_nothing(
    place: Place,
    server_databases: ServerDatabases | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source, target = place("file"), place("server")
    await filled(source)

    def lose(line: str) -> None:
        if server_databases is not None and line.startswith("copying votes"):
            server_databases._execute(END_WRITER.format(make_url(target).database))

    with monkeypatch.context() as patch:
        patch.setattr(command, "SAY_EVERY", 0)
        patch.setattr(rows, "BATCH", 1)
        assert await asyncio.to_thread(copy_database, source, target, lose) == 1
    assert "Nothing was copied. A database failed" in capsys.readouterr().err
    assert await is_untouched(target)
    assert await copied(source, target) == 0


async def test_nobody_is_told_that_nothing_was_copied_where_the_end_was_lost(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = place("file"), place("server")
    await filled(source)
    await execute(
        target,
        "CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END$$",
        "CREATE CONSTRAINT TRIGGER lost AFTER INSERT ON meta DEFERRABLE INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION lose()",
    )
    assert await copied(source, target) == 1
    assert "Give the command again" in capsys.readouterr().err
    await execute(target, "DROP TRIGGER lost ON meta")
    assert await copied(source, target) == 0


@WAYS
async def test_a_row_that_the_target_refuses_is_named_but_not_shown(
    way: Way, place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = place(way[0]), place(way[1])
    await filled(source)
    await (await open_database(target)).close()
    await execute(target, "CREATE UNIQUE INDEX x ON seats (name)")
    await execute(source, "UPDATE seats SET name = 'Zoe' WHERE seat != 0")
    said: list[str] = []
    assert await copied(source, target, said) == 1
    told = capsys.readouterr().err
    assert told.startswith("Nothing was copied. seats (table_id ")
    assert "the target doesn't take it" in told
    assert "Zo" not in told
    assert said == []
    assert not any((await contents(target)).values())


async def test_a_name_that_is_too_long_for_the_server_is_named(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = place("file"), place("server")
    await filled(source)
    await execute(source, f"UPDATE people SET name = '{'x' * 129}' WHERE user_id = 0")
    assert await copied(source, target) == 1
    assert "Nothing was copied. people (user_id 0): " in capsys.readouterr().err
    assert await is_untouched(target)


async def test_a_copy_that_differs_isnt_kept(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = place("file"), place("file")
    await filled(source)
    await execute(
        target,
        "CREATE TRIGGER other AFTER INSERT ON people WHEN NEW.user_id = 0"
        " BEGIN UPDATE people SET name = 'Zoe' WHERE user_id = 0; END",
    )
    assert await copied(source, target) == 1
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "people (user_id 0) differs"
    assert told[1].startswith("Nothing was copied. The copy wasn't equal")
    assert not any((await contents(target)).values())
