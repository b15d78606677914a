"""Others hold the database or a table: whoever presses is told so soon, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.domain.table import Person
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.waiting import in_all
from tests.bot.helpers.server_databases import VARIABLE
from tests.bot.helpers.simulated_server import HANGS
from tests.bot.tables.conftest import CHANNEL, Open, OpenedService

pytestmark = pytest.mark.sqlite_threads

TABLES = 10
BUSY = 0.4
"""Seconds that a press waits in these tests."""
TOGETHER = TABLES * BUSY * 0.75
"""Seconds within which everybody has been told; one after the other they would take longer."""


@asynccontextmanager
async def another_writes(url: str) -> AsyncIterator[None]:
    """Another program is in the midst of a transaction that writes."""
    if make_url(url).get_backend_name() != "sqlite":
        async with another_locks(url, "LOCK TABLE tables IN EXCLUSIVE MODE"):
            yield
        return
    other = sqlite3.connect(make_url(url).database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


@asynccontextmanager
async def another_locks(url: str, statement: str = "LOCK TABLE tables") -> AsyncIterator[None]:
    """Another program holds a lock on a server, as somebody's psql may."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.exec_driver_sql(statement)
        yield
        await connection.rollback()
    await engine.dispose()


async def begun(service: OpenedService) -> list[tuple[int, Person]]:
    """Tables of a game for two, with who is up at each."""
    found = []
    for number in range(TABLES):
        one, other = Person(10 + number, f"A{number}"), Person(100 + number, f"B{number}")
        settings = TableSettings(language="en")
        table = await service.tables.lobby.open(10, CHANNEL + number, False, one, "toy", settings)
        await service.tables.lobby.join(table.id, other)
        await service.tables.people.keep(one)
        await service.tables.lobby.start(table.id, one)
        found.append((table.id, one))
    return found


async def pressed(service: OpenedService, table_id: int, person: Person) -> str:
    """What a press comes to: the reason of its refusal, or nothing."""
    try:
        with in_all(BUSY):
            await service.tables.people.keep(person)
            await service.tables.play.act(table_id, 0, "pick 3", by=person)
    except TableError as error:
        return error.reason
    return ""


async def carried_out(service: OpenedService, table_id: int, person: Person) -> None:
    """The person presses until that goes well: a loaded machine may be slower than their time."""
    async with asyncio.timeout(HANGS):
        while reason := await pressed(service, table_id, person):
            assert reason == "storage-busy"


async def all_press(service: OpenedService, tables: list[tuple[int, Person]]) -> set[str]:
    return set(await asyncio.gather(*(pressed(service, *each) for each in tables)))


async def refused_while(service: OpenedService, held: AbstractAsyncContextManager[None]) -> None:
    """Everybody is refused within the time of one, and can go on afterwards."""
    tables = await begun(service)
    before = await service.contents()
    async with held:
        at = time.monotonic()
        assert await all_press(service, tables) == {"storage-busy"}
        assert time.monotonic() - at < TOGETHER
    assert await service.contents() == before
    for each in tables:
        await carried_out(service, *each)


async def test_ten_tables_wait_for_another_program_no_longer_than_one(open_service: Open) -> None:
    service = await open_service(busy_seconds=BUSY)
    await refused_while(service, another_writes(service.url))


@pytest.mark.skipif(not os.environ.get(VARIABLE), reason=f"no {VARIABLE}")
async def test_ten_tables_wait_for_a_locked_table_no_longer_than_one(open_service: Open) -> None:
    service = await open_service(busy_seconds=BUSY)
    await refused_while(service, another_locks(service.url))


async def test_what_waits_at_the_same_table_waits_no_longer(open_service: Open) -> None:
    """Those behind wait for the table, and whoever holds it waits for the database."""
    service = await open_service(busy_seconds=BUSY)
    (table_id, person), *_ = await begun(service)
    async with another_writes(service.url):
        at = time.monotonic()
        assert await all_press(service, [(table_id, person)] * TABLES) == {"storage-busy"}
        assert time.monotonic() - at < TOGETHER
    await carried_out(service, table_id, person)


async def test_a_press_that_gets_through_in_time_is_carried_out(open_service: Open) -> None:
    service = await open_service()
    tables = await begun(service)
    async with another_writes(service.url):
        pressing = [
            asyncio.create_task(service.tables.play.act(table_id, 0, "pick 3", by=person))
            for table_id, person in tables
        ]
        await asyncio.sleep(0.05)
        assert not any(press.done() for press in pressing)
    await asyncio.gather(*pressing)


async def test_a_line_says_what_is_waited_for(
    open_service: Open, log: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.waiting._told", {})
    service = await open_service(busy_seconds=BUSY)
    tables = await begun(service)
    async with another_writes(service.url):
        await all_press(service, tables)
    lines = [line for line in log.getvalue().splitlines() if "a wait was given up" in line]
    assert any("the database, to write" in line for line in lines)
    assert any("a connection to write" in line for line in lines)
    assert len(lines) == 2, "not one for each press"


async def test_a_table_that_is_held_for_too_long_refuses(open_service: Open) -> None:
    service = await open_service()
    (table_id, person), (other, somebody), *_ = await begun(service)
    async with service.tables._store.lock(table_id):
        assert await pressed(service, table_id, person) == "storage-busy"
        await carried_out(service, other, somebody)
    await carried_out(service, table_id, person)
