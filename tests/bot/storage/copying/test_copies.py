"""All rows from a file to a server, back, and to another of its kind."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.types import JSON

from bot.command_line import copying as command
from bot.domain.table import Person
from bot.storage.copying import comparison, rows
from bot.storage.copying.comparison import compare
from bot.storage.instance_lock import is_running
from bot.storage.opening import open_database
from bot.storage.schema import COPIED, metadata
from tests.bot.storage.copying.conftest import (
    KINDS,
    SMALL,
    WAYS,
    Place,
    Way,
    contents,
    copied,
    execute,
    fill,
    filled,
    opened,
    service_at,
)

pytestmark = pytest.mark.sqlite_threads


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


async def test_the_command_takes_paths(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(place("file"))
    monkeypatch.chdir(tmp_path)
    assert await copied("1.sqlite3", "a copy?.sqlite3") == 0
    assert (tmp_path / "a copy?.sqlite3").stat().st_mode & 0o077 == 0


def ignore(doing: str, table: str, done: int, total: int) -> None:
    """Progress that nobody watches."""
