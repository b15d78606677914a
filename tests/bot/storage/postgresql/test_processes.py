"""Processes that share a server: who has which shards, and who may write."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from bot.app import create_bot
from bot.domain.presence import shard_of
from bot.errors import TableError, UnusableDatabase, UnusableShards
from bot.storage import meta
from bot.storage.engine import Database
from bot.storage.instance_lock import is_running, only_instance
from bot.storage.locks import lock_table
from bot.storage.migrations import HEAD
from bot.storage.opening import open_database
from bot.storage.postgresql import processes
from bot.storage.postgresql.process_link import ProcessLink
from bot.storage.postgresql.processes import ShardsTaken, Wanted, alone
from bot.storage.schema import processes as rows
from bot.storage.schema import shards as shard_rows
from bot.storage.schema import tables
from tests.bot.conftest import NewDatabase, settings_at
from tests.bot.helpers.server_databases import VARIABLE

pytestmark = pytest.mark.skipif(not os.environ.get(VARIABLE), reason=f"no {VARIABLE}")

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


@pytest.fixture
def url(new_database: NewDatabase) -> str:
    return new_database("games")


@pytest.fixture
async def first(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()


@pytest.fixture
async def second(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()


def wanted(name: str, *ids: int, count: int = 4, size: int = 2, program: str = HEAD) -> Wanted:
    return Wanted(name, program, count, frozenset(ids) if ids else None, size)


async def join(database: Database, want: Wanted) -> frozenset[int]:
    number, own = await database.write(processes.take, want)
    database.membership.process_id, database.membership.shards = number, own
    return own


async def expire(database: Database) -> None:
    """As if a process had stood still for longer than its lease."""
    await database.write(lambda c: c.execute(update(rows).values(expires_at=func.abs(1))) and None)


async def test_two_share_the_shards_out(first: Database, second: Database) -> None:
    assert await join(first, wanted("one", 0, 1)) == {0, 1}
    assert await join(second, wanted("two", 2, 3)) == {2, 3}
    assert await first.read(processes.running) == ["one", "two"]
    assert await first.read(processes.without_process) == []


async def test_whoever_takes_any_gets_the_first_that_are_free(
    first: Database, second: Database
) -> None:
    assert await join(first, wanted("one")) == {0, 1}
    assert await join(second, wanted("two")) == {2, 3}
    with pytest.raises(ShardsTaken, match="other processes run all shards"):
        await second.write(processes.take, wanted("spare"))


async def test_a_gap_is_known(first: Database) -> None:
    await join(first, wanted("one", 1))
    assert await first.read(processes.without_process) == [0, 2, 3]


async def test_shards_that_overlap_are_refused_by_name(first: Database, second: Database) -> None:
    await join(first, wanted("one", 0, 1))
    with pytest.raises(ShardsTaken, match="shard 1 is run by one"):
        await second.write(processes.take, wanted("two", 1, 2))


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (wanted("two", 2, count=8), "SHARD_COUNT: one runs with 4 and this process with 8"),
        (wanted("two", 2, program="later"), "one runs another version of the program"),
    ],
)
async def test_processes_that_disagree_are_refused(
    first: Database, second: Database, other: Wanted, why: str
) -> None:
    await join(first, wanted("one", 0, 1))
    with pytest.raises(UnusableShards, match=why):
        await second.write(processes.take, other)


async def test_a_schema_that_was_brought_further_is_refused(first: Database) -> None:
    def further(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    await first.write(further)
    with pytest.raises(UnusableShards, match="schema to 9999"):
        await first.write(processes.take, wanted("one", 0))


async def test_no_later_version_migrates_under_one_that_runs(url: str, first: Database) -> None:
    await join(first, wanted("one", 0, 1))

    def back(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0014'")

    await first.write(back)
    with pytest.raises(UnusableDatabase, match="processes of an earlier version run with it"):
        await open_database(url)


async def test_one_that_stood_still_while_the_schema_changed_cannot_write(
    url: str, first: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await join(first, wanted("one", 0, 1))
    await expire(first)
    migrated: list[bool] = []

    def migrate(connection: Any) -> None:
        migrated.append(True)

    monkeypatch.setattr("bot.storage.opening.current_revision", lambda connection: "0014")
    monkeypatch.setattr("bot.storage.opening.migrate", migrate)
    await (await open_database(url)).close()
    assert migrated
    with pytest.raises(TableError, match="storage-failed"):
        await first.write(meta.put, "word", "late")


async def test_one_that_stood_still_loses_its_shards_and_cannot_write(
    first: Database, second: Database
) -> None:
    await join(first, wanted("one", 0, 1))
    await expire(second)
    assert await join(second, wanted("two", 0, 1)) == {0, 1}
    with pytest.raises(TableError) as caught:
        await first.write(meta.put, "word", "late")
    assert caught.value.reason == "storage-failed"
    assert first.membership.lost
    assert await second.read(meta.get, "word") is None


async def test_what_it_has_begun_is_waited_for(first: Database, second: Database) -> None:
    """A transaction of its own that is under way ends before its shards are another's."""
    await join(first, wanted("one", 0, 1))
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def slow() -> None:
        async with first._writer.connection() as (connection, _, _), connection.begin():
            await connection.run_sync(meta.put, "word", "in time")
            begun.set()
            await may_end.wait()

    writing = asyncio.create_task(slow())
    await begun.wait()
    await expire(second)
    taking = asyncio.create_task(join(second, wanted("two", 0, 1)))
    _, waiting = await asyncio.wait({taking}, timeout=0.3)
    assert waiting
    may_end.set()
    await writing
    assert await taking == {0, 1}
    assert await second.read(meta.get, "word") == "in time"


async def test_a_lease_that_nobody_else_wants_goes_on(first: Database) -> None:
    await join(first, wanted("one", 0, 1))
    await expire(first)
    number = first.membership.process_id
    assert number is not None
    assert await first.write(processes.renew, number) is not None
    assert await first.read(processes.running) == ["one"]


async def test_a_new_count_gives_every_row_its_shard(first: Database) -> None:
    guilds = [number << 22 for number in range(8)]

    def fill(connection: Any) -> None:
        connection.execute(insert(shard_rows).values(shard=0))
        for channel, guild in enumerate(guilds):
            connection.execute(insert(tables), _table(channel + 1, guild))

    await first.write(fill)
    await join(first, wanted("one", 0, 1, 2, 3))
    found = await first.read(lambda c: c.execute(select(tables.c.guild_id, tables.c.shard)).all())
    assert {row.guild_id: row.shard for row in found} == {g: shard_of(g, 4) for g in guilds}


async def test_work_is_done_by_one_at_a_time(first: Database, second: Database) -> None:
    await join(first, wanted("one", 0, 1))
    await join(second, wanted("two", 2, 3))
    minute = timedelta(minutes=1)
    async with alone(first, "work", minute) as may:
        assert may
        async with alone(second, "work", minute) as other_may:
            assert not other_may
        async with alone(second, "other work", minute) as other_may:
            assert other_may
    async with alone(second, "work", minute) as may:
        assert may


async def test_the_database_is_for_one_alone_or_for_those_who_share_it(
    url: str, first: Database
) -> None:
    async with only_instance(url):
        assert await is_running(url)
        with pytest.raises(ShardsTaken, match="is used by"):
            await first.write(processes.take, wanted("one", 0))
    await join(first, wanted("one", 0))
    with pytest.raises(UnusableDatabase, match="another process"):
        async with only_instance(url, patience=0.1):
            pytest.fail("two of them use it")


async def test_the_owner_hears_of_a_table_that_another_process_changed(
    url: str, first: Database, second: Database
) -> None:
    """In the moment in which the change is there for all to see."""
    await first.write(lambda c: c.execute(insert(tables), _table(1, 2 << 22)) and None)
    heard: asyncio.Queue[int] = asyncio.Queue()
    link = ProcessLink(
        url, second, renewed=lambda *_: None, heard=heard.put_nowait, lost=asyncio.Event()
    )
    await join(first, wanted("one", 0, 1))
    await link.take(wanted("two", 2, 3))

    def change(connection: Any) -> None:
        lock_table(connection, 1)
        connection.execute(update(tables).values(version=7))

    async with asyncio.timeout(30):
        await first.write(change)
        assert await heard.get() == 1
    found = await second.read(lambda c: c.scalar(select(tables.c.version)))
    assert found == 7
    await second.write(change)
    await link.close()
    assert heard.empty(), "its own changes need no telling"
    assert await first.read(processes.running) == ["one"]


async def test_a_lost_connection_of_the_link_is_made_anew(
    url: str, first: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.postgresql.process_link.RENEW_EVERY", 0.05)
    renewals: asyncio.Queue[float] = asyncio.Queue()
    lost = asyncio.Event()
    link = ProcessLink(
        url,
        first,
        renewed=lambda until, now: renewals.put_nowait(until),
        heard=lambda table: None,
        lost=lost,
    )
    await link.take(wanted("one"))
    assert link._connection is not None
    pid = await link._connection.scalar(select(func.pg_backend_pid()))
    await first.write(lambda c: c.execute(select(func.pg_terminate_backend(pid))) and None)
    while not renewals.empty():
        renewals.get_nowait()
    async with asyncio.timeout(30):
        await renewals.get()
        await renewals.get()
    assert not lost.is_set()
    await link.close()


async def test_what_the_driver_raises_itself_ends_no_lease(
    url: str, first: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server goes away between the new connection and LISTEN; and it is tried again soon."""
    monkeypatch.setattr("bot.storage.postgresql.process_link.RENEW_EVERY", 0.05)
    renewals: asyncio.Queue[float] = asyncio.Queue()
    lost, failed = asyncio.Event(), asyncio.Event()
    link = ProcessLink(
        url,
        first,
        renewed=lambda until, now: renewals.put_nowait(until),
        heard=lambda table: None,
        lost=lost,
    )
    await link.take(wanted("one"))
    assert link._connection is not None
    asyncpg = pytest.importorskip("asyncpg")
    listen, raw = asyncpg.Connection.add_listener, await link._connection.get_raw_connection()

    async def fail(connection: Any, channel: str, callback: Any) -> None:
        monkeypatch.setattr(asyncpg.Connection, "add_listener", listen)
        monkeypatch.setattr("bot.storage.postgresql.process_link.RENEW_EVERY", 3600.0)
        while not renewals.empty():
            renewals.get_nowait()
        failed.set()
        raise asyncpg.InterfaceError("connection is closed")

    monkeypatch.setattr(asyncpg.Connection, "add_listener", fail)
    raw.driver_connection.terminate()
    async with asyncio.timeout(30):
        await failed.wait()
        await renewals.get()
    assert not lost.is_set()
    await link.close()
    assert await first.read(processes.running) == []


async def test_a_login_that_is_repeated_takes_no_other_shards(url: str) -> None:
    """Discord may fail after the shards were taken, and before the gateway is connected."""
    async with create_bot(settings_at(url, shard_count=2, shard_ids="0")) as bot:
        await bot.open_parts()
        async with asyncio.timeout(30):
            await bot._take_shards()
            number = bot.database.membership.process_id
            await bot._take_shards()
        assert bot.database.membership.process_id == number
        assert (bot.presence.share.shards, bot.shard_ids) == ({0}, [0])


async def test_a_link_whose_shards_are_gone_says_so(
    url: str, first: Database, second: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.postgresql.process_link.RENEW_EVERY", 0.3)
    lost = asyncio.Event()
    link = ProcessLink(url, first, renewed=lambda *_: None, heard=lambda table: None, lost=lost)
    await link.take(wanted("one", 0, 1))
    number = first.membership.process_id
    assert number is not None
    await second.write(processes.release, number)
    await join(second, wanted("two", 0, 1))
    async with asyncio.timeout(30):
        await lost.wait()
    await link.close()
    assert await second.read(processes.running) == ["two"]


def _table(channel: int, guild: int) -> dict[str, Any]:
    return {
        "guild_id": guild,
        "channel_id": channel,
        "thread": False,
        "game": "toy",
        "host_id": 1,
        "status": "lobby",
        "version": 1,
        "created_at": NOW,
        "changed_at": NOW,
    }
