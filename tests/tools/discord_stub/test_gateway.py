"""The gateway of the Discord on loopback: sessions are resumed with what was missed, or refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tools.discord_stub.server import DiscordStub


@pytest.fixture
async def stub() -> AsyncIterator[DiscordStub]:
    stub = DiscordStub(channels=1)
    await stub.start()
    yield stub
    await stub.stop()


async def _say(
    session: aiohttp.ClientSession, stub: DiscordStub, frame: dict[str, Any], events: int
) -> list[Any]:
    """Connect, say hello, and return so many of the frames that follow."""
    async with asyncio.timeout(30):
        socket = await session.ws_connect(f"http://127.0.0.1:{stub.port}/gateway")
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json(frame)
        return [await socket.receive_json() for _ in range(events)]


def _resume(number: int) -> dict[str, Any]:
    return {"op": 6, "d": {"session_id": "session-1", "seq": number}}


async def test_a_dropped_session_is_resumed_with_what_was_missed(stub: DiscordStub) -> None:
    async with aiohttp.ClientSession() as session:
        ready, guild = await _say(session, stub, {"op": 2, "d": {}}, 2)
        assert [ready["t"], guild["t"]] == ["READY", "GUILD_CREATE"]
        await stub.gateway.drop()
        stub.gateway.dispatch("CHANNEL_UPDATE", {"id": "1"})
        missed, resumed = await _say(session, stub, _resume(guild["s"]), 2)
        assert [missed["t"], resumed["t"]] == ["CHANNEL_UPDATE", "RESUMED"]


async def test_a_session_whose_process_has_ended_is_not_resumed(stub: DiscordStub) -> None:
    async with aiohttp.ClientSession() as session:
        await _say(session, stub, {"op": 2, "d": {}}, 2)
        stub.gateway.forget()
        (refused,) = await _say(session, stub, _resume(2), 1)
        assert (refused["op"], refused["d"]) == (9, False)
