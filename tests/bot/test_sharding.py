"""Shards of processes that share a server: how a process gets its own, and their turns."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from datetime import timedelta

import discord
import pytest
import yarl
from sqlalchemy import func, select, update
from sqlalchemy.engine import make_url

from bot import sharding
from bot.app import create_bot
from bot.clock import SystemClock
from bot.command_line.checkup import check
from bot.domain.presence import Share
from bot.errors import UnusableShards
from bot.sharding import IdentifyTurns, Sharding
from bot.storage.engine import Database
from bot.storage.opening import open_database
from bot.storage.postgresql import processes
from bot.storage.postgresql.processes import Wanted
from bot.storage.schema import leases
from tests.bot.conftest import NewDatabase, settings_at
from tests.bot.helpers.server_databases import VARIABLE

pytestmark = pytest.mark.skipif(not os.environ.get(VARIABLE), reason=f"no {VARIABLE}")


@pytest.fixture
def url(new_database: NewDatabase) -> str:
    return new_database("games")


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()


@pytest.fixture(autouse=True)
def no_turn_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharding, "CONNECTS_WITHIN", timedelta(hours=1))
    monkeypatch.setattr(sharding, "IDENTIFY_EVERY", timedelta(hours=1))
    monkeypatch.setattr(sharding, "LOOK_EVERY", 0.01)


async def turns(database: Database, shard: int, together: int = 1) -> IdentifyTurns:
    """Those of a process that runs one shard."""
    wanted = Wanted(f"process {shard}", "", 2, frozenset({shard}))
    number, _ = await database.write(processes.take, wanted)

    async def allowed() -> int:
        return together

    return IdentifyTurns(database, number, allowed)


async def owners(database: Database) -> dict[str, str]:
    """Whose turn it is."""
    rows = select(leases.c.name, processes.processes.c.name).join(
        processes.processes, processes.processes.c.id == leases.c.process_id
    )
    return {row[0]: row[1] for row in await database.read(lambda c: c.execute(rows).all())}


async def end_turns(database: Database) -> None:
    await database.write(
        lambda c: c.execute(update(leases).values(expires_at=func.abs(1))) and None
    )


async def test_shards_connect_one_after_the_other(database: Database) -> None:
    first, second = await turns(database, 0), await turns(database, 1)
    async with asyncio.timeout(30):
        await first.connect(0)
        other = asyncio.create_task(second.connect(1))
        await first.connect(0)  # the first try has failed
        await first.identify(0)
        assert await owners(database) == {"identify 0": "process 0"}
        assert not other.done()
        await end_turns(database)
        await other
    assert await owners(database) == {"identify 0": "process 1"}


async def test_who_takes_too_long_to_connect_waits_again(database: Database) -> None:
    first, second = await turns(database, 0), await turns(database, 1)
    async with asyncio.timeout(30):
        await first.connect(0)
        await end_turns(database)
        await second.connect(1)
        late = asyncio.create_task(first.identify(0))
        await second.identify(1)
        assert await owners(database) == {"identify 0": "process 1"}
        await end_turns(database)
        await late
    assert await owners(database) == {"identify 0": "process 0"}


async def test_as_many_identify_together_as_discord_allows(database: Database) -> None:
    first, second = await turns(database, 0, 2), await turns(database, 1, 2)
    async with asyncio.timeout(30):
        await first.connect(0)
        await second.connect(1)
    assert await owners(database) == {"identify 0": "process 0", "identify 1": "process 1"}


async def test_no_connection_is_opened_before_its_shard_may_identify(
    url: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = asyncio.Event()

    async def launch(*_: object, **__: object) -> None:
        opened.set()

    monkeypatch.setattr(discord.AutoShardedClient, "launch_shard", launch)
    first = await turns(database, 0)
    bot = create_bot(settings_at(url))
    bot.turns = await turns(database, 1)
    async with asyncio.timeout(30):
        await first.connect(0)
        launching = asyncio.create_task(bot.launch_shard(yarl.URL("ws://nowhere"), 1))
        await first.identify(0)
        assert not opened.is_set()
        await end_turns(database)
        await launching
    assert opened.is_set()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"port": 1}, "DATABASE_DIRECT_URL: its server can't be reached"),
        ({"password": "wrong"}, "DATABASE_DIRECT_URL: .* password authentication failed"),
    ],
)
async def test_a_direct_address_that_leads_nowhere_is_named(
    url: str, database: Database, change: dict[str, object], why: str
) -> None:
    direct = make_url(url).set(**change)  # type: ignore[arg-type]
    settings = settings_at(url, database_direct_url=direct.render_as_string(hide_password=False))
    found = Sharding(settings, Share(), SystemClock(), "")
    with pytest.raises(UnusableShards, match=why):
        await found.take(database, 1, lambda table: None)
    await found.close()
    assert await database.read(processes.running) == []


async def test_a_direct_address_of_another_database_is_named(
    url: str, database: Database, new_database: NewDatabase
) -> None:
    other = await open_database(new_database("others"))
    await other.close()
    settings = settings_at(url, database_direct_url=new_database("others"))
    found = Sharding(settings, Share(), SystemClock(), "")
    with pytest.raises(UnusableShards, match="DATABASE_DIRECT_URL: names another database than"):
        await found.take(database, 1, lambda table: None)
    await found.close()


async def test_shards_are_taken_once_however_often_a_login_is_tried(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gateway() -> tuple[int, str, dict[str, int]]:
        return 1, "", {}

    async def fails(*_: object) -> None:
        raise OSError("Discord is gone")

    monkeypatch.setattr("bot.app.sync_commands", fails)
    bot = create_bot(settings_at(url))
    monkeypatch.setattr(bot.http, "get_bot_gateway", gateway)
    async with bot:
        for _ in range(2):
            with pytest.raises(OSError, match="Discord is gone"):
                await bot.setup_hook()
        assert bot.shard_ids == [0]
        assert len(await bot.database.read(processes.running)) == 1


async def test_the_page_says_which_process_runs_which_shards(url: str, database: Database) -> None:
    settings = settings_at(url, discord_token="a.b.c")

    async def line() -> str:
        said: list[str] = []
        await asyncio.to_thread(check, settings, said.append, offline=True)
        (found,) = [one for one in said if " shards " in one]
        return found

    await turns(database, 0)
    assert await line() == "  WRONG  shards     process 0 runs 0; no process runs 1"
    await turns(database, 1)
    assert await line() == "  ok     shards     process 0 runs 0; process 1 runs 1"
