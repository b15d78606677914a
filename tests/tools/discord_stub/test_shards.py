"""Shards at the Discord on loopback, as discord.py uses them: in one process or in several."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tools.discord_stub.gateway import INVALID_SHARD, SHARDING_REQUIRED
from tools.discord_stub.payloads import guild_ids
from tools.discord_stub.server import DiscordStub

GUILDS = guild_ids(4)
USER = 5001


@pytest.fixture
async def stub(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordStub]:
    stub = DiscordStub(channels=len(GUILDS), guilds=GUILDS)
    await stub.start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{stub.port}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(stub.gateway_url))
    yield stub
    await stub.stop()


class Client(discord.AutoShardedClient):
    """A bot with some shards, which notes what it hears of."""

    def __init__(self, shards: Sequence[int] | None, count: int | None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_ids=shards,
            shard_count=count,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.2,
        )
        self.pressed_in: list[int | None] = []
        self.deleted_in: list[int] = []
        self.resumed: list[int] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord's pause of five seconds between two shards isn't needed here."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.pressed_in.append(interaction.guild_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.deleted_in.append(channel.guild.id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed.append(shard_id)

    @property
    def known(self) -> set[int]:
        return {guild.id for guild in self.guilds}


@asynccontextmanager
async def running(*clients: Client) -> AsyncIterator[None]:
    """While these clients are connected."""
    running = [asyncio.create_task(client.start("no.token.needed")) for client in clients]
    try:
        async with asyncio.timeout(30):
            while not all(client.is_ready() for client in clients):
                for task in running:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)
        yield
    finally:
        await asyncio.gather(*(client.close() for client in clients))
        await asyncio.gather(*running, return_exceptions=True)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while True:
            if holds():
                return
            await asyncio.sleep(0.02)


def press(stub: DiscordStub, channel: int) -> None:
    stub.begin_press(USER, channel, {"id": "1", "components": []}, "mc1:move:1")


async def test_two_processes_each_hear_of_the_servers_of_their_shard(stub: DiscordStub) -> None:
    first, second = Client([0], 2), Client([1], 2)
    async with running(first, second):
        assert (first.known, second.known) == (set(GUILDS[::2]), set(GUILDS[1::2]))
        assert stub.gateway.connected_shards == {0, 1}
        assert stub.gateway.hurried == 1
        channels = [*stub.channels.values()]
        for channel in channels:
            press(stub, channel.id)
        press(stub, stub.world.direct_channel(USER).id)
        stub.world.remove(channels[3])
        await until(lambda: len(first.pressed_in) == 3 and bool(second.deleted_in))
        assert first.pressed_in == [GUILDS[0], GUILDS[2], None]
        assert second.pressed_in == [GUILDS[1], GUILDS[3]]
        assert (first.deleted_in, second.deleted_in) == ([], [GUILDS[3]])


async def test_one_process_runs_all_shards_that_it_is_told_to(stub: DiscordStub) -> None:
    stub.gateway.recommended = 2
    client = Client(None, None)
    async with running(client):
        assert client.shard_count == 2
        assert client.known == set(GUILDS)
        await stub.gateway.drop(1)
        assert stub.gateway.connected_shards == {0}
        press(stub, next(reversed(stub.channels)))
        await until(lambda: client.pressed_in == [GUILDS[3]])
        assert client.resumed == [1]


async def test_a_server_is_found_from_any_shard(stub: DiscordStub) -> None:
    client = Client([0], 2)
    async with running(client):
        found = await client.fetch_guild(GUILDS[1], with_counts=False)
        assert found.name == "Server 1"
        stub.remove_bot(GUILDS[1])
        for number in (GUILDS[1], 17):
            with pytest.raises(discord.NotFound) as refused:
                await client.fetch_guild(number)
            assert refused.value.code == 10004
        stub.remove_bot(GUILDS[2])
        await until(lambda: client.known == {GUILDS[0]})


async def test_both_sessions_of_a_shard_hear_the_same_while_both_are_connected(
    stub: DiscordStub,
) -> None:
    first, second = Client([1], 2), Client([1], 2)
    async with running(first):
        async with running(second):
            press(stub, next(reversed(stub.channels)))
            await until(lambda: first.pressed_in == second.pressed_in == [GUILDS[3]])
        await until(lambda: stub.gateway.connected)


@pytest.mark.parametrize(
    ("shard", "most", "code"),
    [([2, 2], 2500, INVALID_SHARD), ([0, 1], 3, SHARDING_REQUIRED)],
    ids=["no such shard", "too many servers"],
)
async def test_a_shard_that_cannot_be_is_refused(
    stub: DiscordStub, shard: list[int], most: int, code: int
) -> None:
    stub.gateway.most_guilds = most
    async with asyncio.timeout(30), aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"http://127.0.0.1:{stub.port}/gateway")
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"shard": shard}})
        await socket.receive()
        assert socket.close_code == code


async def test_a_single_shard_is_refused(stub: DiscordStub) -> None:
    stub.gateway.refused.add(1)
    async with asyncio.timeout(30), aiohttp.ClientSession() as session:
        for shard in (1, 0):
            socket = await session.ws_connect(f"http://127.0.0.1:{stub.port}/gateway")
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"shard": [shard, 2]}})
            received = await socket.receive()
            assert (received.type is aiohttp.WSMsgType.TEXT) == (shard == 0)
