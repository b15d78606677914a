"""The simulated Discord: its clock, and the page that shows one of its places."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot.clock import Clock
from bot.playground import preview
from bot.playground.preview import PreviewPage
from bot.playground.simulation import Simulation


async def test_a_bot_begins_its_work_once_it_is_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    class Told(commands.AutoShardedBot):
        async def on_shard_ready(self, shard_id: int) -> None:
            told.append("ready")

    def make(clock: Clock) -> commands.AutoShardedBot:
        return Told("!", intents=discord.Intents(guilds=True), shard_count=1)

    simulation = Simulation(make)
    start, restart = simulation.env.start, simulation.env.restart_bot

    async def started() -> None:
        await start()
        told.append("started")

    async def restarted(bot: commands.AutoShardedBot) -> None:
        await restart(bot)
        told.append("restarted")

    monkeypatch.setattr(simulation.env, "start", started)
    monkeypatch.setattr(simulation.env, "restart_bot", restarted)
    await simulation.start()
    assert told == ["started", "ready"]
    await simulation.restart()
    assert told == ["started", "ready", "restarted", "ready"]
    await simulation.stop()


class _Simulation:
    """As much of a simulation as the page's refreshing uses."""

    def __init__(self) -> None:
        self.env = SimpleNamespace(backend=SimpleNamespace(subscribers=[]))

    @asynccontextmanager
    async def exclusive(self) -> Any:
        yield


@pytest.mark.parametrize("pressed", [False, True])
async def test_what_the_bot_does_by_itself_is_shown_once_nobody_presses(
    pressed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(preview, "monotonic", lambda: now)
    simulation: Any = _Simulation()
    page = PreviewPage(simulation)
    refreshed = asyncio.Event()

    async def refresh() -> None:
        page._changed = False
        refreshed.set()

    monkeypatch.setattr(page, "refresh", refresh)
    if pressed:
        async with page._acting():
            pass
    for told in simulation.env.backend.subscribers:
        told("MESSAGE_UPDATE", {})
    task = asyncio.create_task(page.keep_fresh(every=0.0))
    for _ in range(20):
        await asyncio.sleep(0)
    assert refreshed.is_set() is not pressed
    now += preview.PAUSE
    await refreshed.wait()
    task.cancel()
