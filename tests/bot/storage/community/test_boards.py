"""Boards as rows: nothing that changes while one is shown is lost, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.storage.community import boards
from bot.storage.community.boards import AGAIN, TOGETHER
from bot.storage.engine import Database
from bot.storage.opening import open_database
from tests.bot.conftest import NewDatabase

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


@pytest.fixture
def url(new_database: NewDatabase) -> str:
    return new_database("games")


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()


async def board(
    database: Database, guild_id: int, shard: int = 0, *, elsewhere: bool = True
) -> None:
    await database.write(boards.choose, guild_id, shard, 7, elsewhere, NOW)


async def test_changes_within_seconds_are_one(database: Database) -> None:
    await board(database, 1)
    (taken,) = await database.write(boards.take_due, [0], NOW)
    await database.write(boards.settle, taken, NOW, None)
    assert await database.read(boards.next_wake, [0]) is None
    await database.write(boards.wake, 1, NOW)
    await database.write(boards.wake, 1, NOW + SECOND)
    assert await database.read(boards.next_wake, [0]) == NOW + TOGETHER
    await database.write(boards.wake, 99, NOW)


async def test_what_changes_while_it_is_shown_is_shown_next(database: Database) -> None:
    await board(database, 1)
    (taken,) = await database.write(boards.take_due, [0], NOW)
    await database.write(boards.wake, 1, NOW + SECOND)
    await database.write(boards.settle, replace(taken, message_id=5), NOW, None)
    assert await database.read(boards.next_wake, [0]) == NOW + SECOND + TOGETHER
    (again,) = await database.write(boards.take_due, [0], NOW + timedelta(minutes=1))
    assert again.message_id == 5


async def test_a_process_that_ends_in_the_middle_loses_nothing(database: Database) -> None:
    await board(database, 1)
    await database.write(boards.take_due, [0], NOW)
    assert not await database.write(boards.take_due, [0], NOW + SECOND)
    assert len(await database.write(boards.take_due, [0], NOW + AGAIN)) == 1


async def test_a_process_takes_its_shards_alone(database: Database) -> None:
    await board(database, 1)
    await board(database, 2, shard=1)
    assert [one.guild_id for one in await database.write(boards.take_due, [1], NOW)] == [2]


async def test_only_boards_that_show_others_wake(database: Database) -> None:
    for guild_id in (1, 2):
        await board(database, guild_id)
    await board(database, 3, elsewhere=False)
    for taken in await database.write(boards.take_due, [0], NOW):
        await database.write(boards.settle, taken, NOW, None)
    await database.write(boards.wake_elsewhere, 1, NOW)
    due = await database.write(boards.take_due, [0], NOW + AGAIN)
    assert [one.guild_id for one in due] == [2]


async def test_processes_wait_for_each_other_in_one_order(database: Database, url: str) -> None:
    other = await open_database(url)
    try:
        for guild_id in range(8):
            await board(database, guild_id, guild_id % 2)

        async def many(own: Database, shard: int) -> None:
            for number in range(12):
                now = NOW + number * timedelta(hours=1)
                await own.write(boards.take_due, [shard], now)
                await own.write(boards.wake_elsewhere, shard, now)
                await own.write(boards.wake, 7 - shard, now)

        async with asyncio.timeout(60):
            await asyncio.gather(many(database, 0), many(other, 1))
    finally:
        await other.close()
