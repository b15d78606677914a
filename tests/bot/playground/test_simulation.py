"""The simulated Discord's starts and restarts of the bot."""

from __future__ import annotations

import discord
import pytest
from discord.ext import commands

from bot.clock import Clock
from bot.playground.simulation import Simulation


async def test_a_bot_begins_its_work_once_it_is_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    class Told(commands.Bot):
        async def on_ready(self) -> None:
            told.append("ready")

    def make(clock: Clock) -> commands.Bot:
        return Told("!", intents=discord.Intents(guilds=True))

    simulation = Simulation(make)
    start, restart = simulation.env.start, simulation.env.restart_bot

    async def started() -> None:
        await start()
        told.append("started")

    async def restarted(bot: commands.Bot) -> None:
        await restart(bot)
        told.append("restarted")

    monkeypatch.setattr(simulation.env, "start", started)
    monkeypatch.setattr(simulation.env, "restart_bot", restarted)
    await simulation.start()
    assert told == ["started", "ready"]
    await simulation.restart()
    assert told == ["started", "ready", "restarted", "ready"]
    await simulation.stop()
