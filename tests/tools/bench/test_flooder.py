"""The load bench's flooder uses all that a person can press, and counts its own answers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tools.bench.flooder import LANES, Flooder
from tools.discord_stub.server import DiscordStub
from tools.discord_stub.world import Channel

ENOUGH = 400


def _message(*custom_ids: str) -> dict[str, Any]:
    buttons = [{"type": 2, "custom_id": one} for one in custom_ids]
    return {"components": [{"type": 17, "components": [{"type": 1, "components": buttons}]}]}


async def test_it_presses_commands_and_types_all_kinds_of_things(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stub = DiscordStub(channels=2)
    running, finished = stub.channels.values()
    running.messages[1] = {"id": "1", **_message("mc1:move:7", "mc1:log:7")}
    finished.messages[2] = {"id": "2", **_message("mc1:replay:8", "mc1:review:8")}
    used: list[str] = []
    waiting, most, enough = 0, 0, asyncio.Event()

    async def answered(what: str) -> dict[str, Any]:
        nonlocal waiting, most
        waiting += 1
        most = max(most, waiting)
        await asyncio.sleep(0)
        waiting -= 1
        used.append(what)
        if len(used) >= ENOUGH:
            enough.set()
        return _message("mc1:do:7:0:5:1", "mc1:animate:8")

    async def press(user: int, place: int, message: Any, custom_id: str, value: Any) -> Any:
        return await answered(custom_id.split(":")[1])

    async def slash(user: int, place: int, data: Any) -> Any:
        return await answered(f"/{data['options'][0]['name']}")

    async def suggest(user: int, place: int, data: Any) -> Any:
        return await answered("typed")

    monkeypatch.setattr(stub, "press", press)
    monkeypatch.setattr(stub, "slash", slash)
    monkeypatch.setattr(stub, "suggest", suggest)
    flooder = Flooder(stub, running, finished, 0, "race1969")
    flood = asyncio.create_task(flooder.flood())
    async with asyncio.timeout(30):
        await enough.wait()
    flood.cancel()
    await asyncio.gather(flood, return_exceptions=True)
    wanted = {"move", "log", "do", "replay", "review", "animate", "typed"}
    wanted |= {"/new", "/replay", "/verify", "/export", "/log", "/show"}
    assert wanted <= set(used)
    assert most == LANES
    assert len(flooder.figures.answers) >= ENOUGH


async def test_it_waits_for_the_game_that_autopilots_play_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stub = DiscordStub(channels=2)
    running, finished = stub.channels.values()
    used: list[tuple[int, str]] = []

    async def slash(user: int, place: int, data: Any) -> Any:
        used.append((place, data["options"][0]["name"]))
        if used[-1] == (finished.id, "resume"):
            asyncio.get_running_loop().call_soon(_end, finished)
        return _message()

    monkeypatch.setattr(stub, "slash", slash)
    async with asyncio.timeout(30):
        await Flooder(stub, running, finished, 0, "race1969").prepare()
    assert used == [
        *((finished.id, one) for one in ("new", "start")),
        *((running.id, one) for one in ("new", "start")),
        *((finished.id, one) for one in ("leave", "resume")),
    ]


def _end(channel: Channel) -> None:
    channel.messages[1] = {"id": "1", **_message("mc1:replay:8")}
    channel.change()
