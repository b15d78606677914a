"""Nothing is sent once others may have the shards, nor before a shard's servers are known."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from math import inf
from typing import Any

import pytest

from bot.delivery.transport import DiscordTransport
from bot.domain.notices import LIVE_ANEW, ping
from bot.storage.messages import outbox
from tests.bot.conftest import NewDatabase, settings_at
from tests.bot.helpers.simulated_server import SimulatedServer, simulated_env


@pytest.fixture
async def server(new_database: NewDatabase) -> AsyncIterator[SimulatedServer]:
    """A server of shard 1, of two."""
    settings = settings_at(new_database("games"), shard_count=2)
    async with simulated_env(settings) as env:
        yield SimulatedServer(env, settings, shard=1)


async def test_a_lease_that_ends_between_two_messages_stops_the_second(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    post, posted = DiscordTransport.post, 0

    async def slow(courier: DiscordTransport, *args: Any, **options: Any) -> int:
        nonlocal posted
        sent = await post(courier, *args, **options)
        posted += 1
        server.bot.presence.share.lease_until = 0.0
        return sent

    table = await server.table("Anna", "Bruno")
    monkeypatch.setattr(DiscordTransport, "post", slow)
    async with server.acting():
        said, now = [LIVE_ANEW, ping([0, 1])], server.bot.clock.now()
        await server.bot.database.write(outbox.enqueue, table.id, said, now)
        server.bot.delivery.wake(table.id)
    assert posted == 1
    server.bot.presence.share.lease_until = inf
    async with server.acting():
        await server.bot.delivery.look()
    assert posted == 2
    assert not await server.bot.database.read(outbox.waiting, [1])


async def test_whoever_has_lost_its_shards_waits_for_no_message(server: SimulatedServer) -> None:
    delivery = server.bot.delivery
    sending = delivery._tasks[0] = asyncio.create_task(asyncio.sleep(3600.0))
    server.bot.presence.lose_all()
    async with asyncio.timeout(60):
        await delivery.stop(patience=3600.0)
        await asyncio.wait({sending})
    assert sending.cancelled()
    del delivery._tasks[0]


async def test_a_shard_is_spoken_to_once_its_servers_are_known(server: SimulatedServer) -> None:
    """Until then a server that has removed the bot would look like one with a deleted channel."""
    table = await server.table("Anna", "Bruno")
    before, presence = len(server.posts()), server.bot.presence
    del presence._connected[1]
    async with server.acting():
        await server.bot.tables.hosting.show(table.id)
        await server.bot.delivery.look()
    assert len(server.posts()) == before
    assert await server.bot.database.read(outbox.waiting, [1]) == [table.id]
    async with server.acting():
        await server.bot.on_shard_ready(1)
    assert not await server.bot.database.read(outbox.waiting, [1])


async def test_what_a_server_without_the_bot_was_to_be_told_is_left_alone(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bruno")
    server.bot.presence.absent_guilds = frozenset({server.guild.id})
    async with server.acting():
        await server.bot.tables.hosting.show(table.id)
    database, now = server.bot.database, server.bot.clock.now()
    assert (await database.read(outbox.due, [0, 1], now))[0] == [table.id]
    assert (await database.read(outbox.due, [0, 1], now, [server.guild.id]))[0] == []
