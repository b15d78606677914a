"""Databases of every kind to copy from and to, with a row of every value."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import Boolean, Column, Integer, LargeBinary, String, insert, inspect, select, text
from sqlalchemy.engine import Connection, make_url

from bot.command_line.copying import copy_database
from bot.domain.presence import Presence
from bot.storage.copying.rows import JsonText, as_stored, copied_tables
from bot.storage.engine import Database, Id
from bot.storage.opening import open_database, open_unprepared
from bot.tables.service import TableService
from tests.bot.helpers.experts import InlineExperts
from tests.bot.helpers.server_databases import VARIABLE, ServerDatabases
from tests.bot.tables.conftest import ManualClock, OpenedService
from tests.bot.toys.toy_presenter import presenters

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
            yield OpenedService(tables, database, clock, url, InlineExperts(), Presence())
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


async def filled(url: str) -> None:
    async with opened(url) as database:
        await database.write(fill)
