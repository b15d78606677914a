"""All rows from a file to a server, back, and to another of its kind."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import Boolean, Column, Integer, LargeBinary, String, insert, inspect, select, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.types import JSON

from bot.command_line import copying as command
from bot.command_line.copying import copy_database
from bot.domain.table import Person
from bot.storage.copying import comparison, rows
from bot.storage.copying.comparison import compare
from bot.storage.copying.rows import JsonText, as_stored, copied_tables
from bot.storage.engine import Database, Id
from bot.storage.instance_lock import is_running, only_instance
from bot.storage.opening import open_database, open_unprepared
from bot.storage.people import people
from bot.storage.schema import COPIED, metadata
from bot.tables.service import TableService
from tests.bot.helpers.experts import InlineExperts
from tests.bot.helpers.server_databases import VARIABLE, ServerDatabases
from tests.bot.storage.test_opening import _released
from tests.bot.tables.conftest import ManualClock, OpenedService
from tests.bot.toys.toy_presenter import presenters

pytestmark = pytest.mark.sqlite_threads

Place: TypeAlias = Callable[[str], str]
Way: TypeAlias = tuple[str, str]

WAYS = pytest.mark.parametrize(
    "way",
    [("file", "file"), ("file", "server"), ("server", "file"), ("server", "server")],
    ids=" to ".join,
)
KINDS = pytest.mark.parametrize("kind", ["file", "server"])


@pytest.fixture
def place(tmp_path: Path, server_databases: ServerDatabases | None) -> Iterator[Place]:
    """Gives addresses of databases of a kind, without tables or not even made yet."""
    made: list[str] = []
    files = 0

    def address(kind: str) -> str:
        nonlocal files
        if kind == "file":
            files += 1
            return f"sqlite+aiosqlite:///{tmp_path}/{files}.sqlite3"
        if server_databases is None:
            pytest.skip(f"no {VARIABLE}")
        made.append(server_databases.new())
        return server_databases.address(made[-1])

    yield address
    if server_databases is not None:
        for name in made:
            server_databases.drop(name)


async def copied(source: str, target: str, said: list[str] | None = None) -> int:
    return await asyncio.to_thread(
        copy_database, source, target, (said if said is not None else []).append
    )


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = await open_database(url)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def service_at(url: str) -> AsyncIterator[OpenedService]:
    async with opened(url) as database:
        clock = ManualClock()
        tables = TableService(database, presenters(), clock)
        try:
            yield OpenedService(tables, database, clock, url, InlineExperts())
        finally:
            await tables.stop()


async def execute(url: str, *statements: str) -> None:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    async with opened(url) as database:
        await database.write(work)


async def contents(url: str) -> dict[str, list[Any]]:
    """Every row, as it is stored."""

    def work(connection: Connection) -> dict[str, list[Any]]:
        return {
            table.name: sorted(map(repr, connection.execute(select(as_stored(table)))))
            for table in copied_tables()
        }

    async with opened(url) as database:
        return await database.read(work)


async def names_of_tables(url: str) -> list[str]:
    database = await open_unprepared(url)
    try:
        return await database.read(lambda connection: inspect(connection).get_table_names())
    finally:
        await database.close()


async def is_untouched(url: str) -> bool:
    """Whether there is no row, and no file that wasn't there."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        path = Path(parsed.database or "")
        return not list(path.parent.glob(f"{path.name}*"))
    return not await names_of_tables(url) or not any((await contents(url)).values())


@WAYS
async def test_a_game_goes_on_in_the_copy(way: Way, place: Place) -> None:
    source, target = place(way[0]), place(way[1])
    async with service_at(source) as service:
        table = (await service.begun()).table
        await service.act(table.id, 0, "pick 3", "seal")
        held = await service.position(table.id)
    said: list[str] = []
    assert await copied(source, target, said) == 0
    assert said[-1].split()[0] == "all"
    assert {line.split()[0]: line.split()[1] for line in said}["seats"] == "2"
    async with service_at(target) as service:
        here = await service.position(table.id)
        assert (here.table, here.state) == (held.table, held.state)
        assert dict(here.tokens) == dict(held.tokens)
        await service.act(table.id, 1, "pick 1", "seal")
        after = await service.position(table.id)
        assert after.table.version > here.table.version
        await service.tables.hosting.close(table.id, Person(1, "Anna"))
        assert (await service.lobby()).id == table.id + 1


VALUES: dict[type, tuple[Any, ...]] = {
    Boolean: (False, True, False),
    LargeBinary: (b"", bytes(range(224, 256)), b"\0" * 32),
    JsonText: (
        "null",
        '{"b": 123456789012345678901, "a":[1.50,-0.0,1e400,"ö\\u0000🚀"],"":null, "a":2}',
        '"7"',
    ),
}
"""Values, of a first, a second and a third row; a nullable column has NULL in the third."""

SMALL, LARGE = (0, 2**31 - 1, -(2**31)), (0, 2**63 - 1, -(2**63))


def _value(column: Column[Any], stored: Column[Any], row: int) -> Any:
    if column.nullable and row == 2:
        return None
    if column.type is Id:
        return row + 1
    if isinstance(stored.type, String):
        return ("", 'Zoë\n🚀 "\\%\t'[: stored.type.length], "z" * (stored.type.length or 100))[row]
    for kind, values in VALUES.items():
        if isinstance(stored.type, kind):
            return values[row]
    return (SMALL if type(column.type) is Integer else LARGE)[row]


def fill(connection: Connection) -> None:
    """Three rows in each table, with whatever its columns can hold."""
    for table in copied_tables():
        stored = as_stored(table)
        named = {column.name: column for column in table.columns}
        pairs = [(named[kept.name], kept) for kept in stored.columns]
        three = [
            {column.name: _value(column, kept, row) for column, kept in pairs} for row in range(3)
        ]
        connection.execute(insert(stored), three)


def json_texts(connection: Connection) -> dict[str, list[str | None]]:
    """All JSON, as the database's own text of it."""
    return {
        f"{table.name}.{column.name}": sorted(
            connection.scalars(text(f'SELECT CAST("{column.name}" AS TEXT) FROM {table.name}')),
            key=str,
        )
        for table in metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, JSON)
    }


@WAYS
async def test_every_kind_of_value_is_as_it_was(way: Way, place: Place) -> None:
    source, target = place(way[0]), place(way[1])
    async with opened(source) as database:
        await database.write(fill)
        texts = await database.read(json_texts)
    assert await copied(source, target) == 0
    assert await contents(target) == await contents(source)
    async with opened(target) as database:
        assert await database.read(json_texts) == texts
    assert {None, "null"} < set(texts["tables.settings"]) | set(texts["tables.review"])


@WAYS
async def test_json_that_is_a_mere_number_is_equal_however_it_is_written(
    way: Way, place: Place
) -> None:
    source, target = place(way[0]), place(way[1])
    async with opened(source) as database:
        await database.write(fill)
    await execute(source, "UPDATE snapshots SET state = '1.50' WHERE table_id = 1")
    assert await copied(source, target) == 0


@WAYS
async def test_no_number_comes_twice(way: Way, place: Place) -> None:
    """The newest table was deleted, but its buttons are still in the channel."""
    source, target = place(way[0]), place(way[1])
    async with service_at(source) as service:
        first = await service.lobby()
        await service.tables.hosting.close(first.id, Person(1, "Anna"))
        last = await service.lobby()
    await execute(source, f"DELETE FROM tables WHERE id = {last.id}")
    assert await copied(source, target) == 0
    async with service_at(target) as service:
        assert (await service.lobby()).id == last.id + 1


@KINDS
async def test_nor_one_that_the_target_has_given_before(kind: str, place: Place) -> None:
    source, target = place("file"), place(kind)
    async with service_at(source) as service:
        await service.lobby()
    async with service_at(target) as service:
        for _ in range(3):
            last = await service.lobby()
            await service.tables.hosting.close(last.id, Person(1, "Anna"))
    await execute(
        target,
        "DELETE FROM tables",
        "DELETE FROM people",
        "INSERT INTO meta (key, value) VALUES ('of its own', 'x')",
    )
    assert await copied(source, target) == 0
    assert await contents(target) == await contents(source)
    async with service_at(target) as service:
        await execute(target, "DELETE FROM tables")
        assert (await service.lobby()).id == last.id + 1


async def test_what_is_of_one_database_alone_isnt_copied(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = place("file"), place("file")
    await filled(source)
    await execute(target, "INSERT INTO meta (key, value) VALUES ('own', 'x')")
    with monkeypatch.context() as patch:
        patch.setitem(metadata.tables["meta"].info, COPIED, False)
        assert await copied(source, target) == 0
    there, here = await contents(source), await contents(target)
    assert here.pop("meta") == ["('own', 'x')"]
    assert len(there.pop("meta")) == 3
    assert here == there


async def test_nor_is_what_refers_to_it(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = place("file"), place("file")
    await filled(source)
    with monkeypatch.context() as patch:
        patch.setitem(metadata.tables["contents"].info, COPIED, False)
        assert await copied(source, target) == 0
    here = await contents(target)
    assert (len(here["tables"]), here["contents"]) == (3, [])


def test_each_table_has_a_key_to_compare_it_by() -> None:
    assert all(len(table.primary_key) for table in metadata.sorted_tables)


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
        ("postgresql+asyncpg://bot:pass-word@127.0.0.1:1/games", "The source: its server can't be"),
    ],
)
async def test_a_source_that_isnt_there_is_named(
    source: str, why: str, place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if why.endswith("be"):
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


@WAYS
async def test_nobody_else_starts_meanwhile(
    way: Way, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = place(way[0]), place(way[1])
    await (await open_database(source)).close()
    held: list[bool] = []
    copy_alone = command._copied_to

    async def look(url: str, *rest: Any) -> Any:
        held.extend([await is_running(source), await is_running(target)])
        return await copy_alone(url, *rest)

    monkeypatch.setattr(command, "_copied_to", look)
    assert await copied(source, target) == 0
    assert held == [True, True]


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


async def filled(url: str) -> None:
    async with opened(url) as database:
        await database.write(fill)


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


async def test_whoever_watches_is_told_how_far_it_is(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, said = place("file"), list[str]()
    await filled(source)
    monkeypatch.setattr(command, "SAY_EVERY", 0)
    for module in (rows, comparison):
        monkeypatch.setattr(module, "BATCH", 1)
    assert await copied(source, place("file"), said) == 0
    for doing in ("copying", "comparing"):
        assert any(re.fullmatch(f"{doing} seats: 3 of 3 rows, .* a second", line) for line in said)


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


CHANGES = (
    "UPDATE seats SET name = 'Eva' WHERE table_id = 2",
    "UPDATE tables SET carried = 'null' WHERE id = 3",
    "DELETE FROM hints WHERE table_id = 1",
    "INSERT INTO meta (key, value) VALUES ('more', 'x')",
    "UPDATE tables SET settings = '{}' WHERE id = 1",
)


@WAYS
async def test_a_changed_row_is_found_and_named_by_its_key(way: Way, place: Place) -> None:
    source, target = place(way[0]), place(way[1])
    await filled(source)
    assert await copied(source, target) == 0
    await execute(target, *CHANGES)
    async with opened(source) as one, opened(target) as other, one.reading() as reading:
        found = await other.read(lambda connection: compare(reading, connection, ignore))
    told = [sentence for table in found for sentence in table.differences]
    assert told == [
        "meta (key more) isn't in the source",
        "tables (id 1) differs",
        "tables (id 3) differs",
        f"hints (table_id 1, seat {SMALL[0]}, decision 1) isn't in the target",
        f"seats (table_id 2, seat {SMALL[1]}) differs",
    ]


async def test_many_differences_are_counted(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparison, "NAMED", 1)
    source, target = place("file"), place("file")
    await filled(source)
    await (await open_database(target)).close()
    async with opened(source) as one, opened(target) as other, one.reading() as reading:
        found = await other.read(lambda connection: compare(reading, connection, ignore))
    assert all((table.differing >= 3, len(table.differences)) == (True, 1) for table in found)


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


async def test_the_command_takes_paths(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(place("file"))
    monkeypatch.chdir(tmp_path)
    assert await copied("1.sqlite3", "a copy?.sqlite3") == 0
    assert (tmp_path / "a copy?.sqlite3").stat().st_mode & 0o077 == 0


def ignore(doing: str, table: str, done: int, total: int) -> None:
    """Progress that nobody watches."""
