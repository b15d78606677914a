"""A whole move through the bot, against a bot that answers "pong" and writes one row durably.

Both live in the same simulated Discord and write with SQLAlchemy on aiosqlite. Of both it is
measured how long after the press (or command) the last of the calls that follow from it reaches
Discord: acknowledged, saved and published. What either does to come to rest afterwards counts
for neither, nor how SimCord finds out that it has. Pictures are left aside: a dot stands for each.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import discord
import simcord
from discord.ext import commands
from sqlalchemy import Column, Integer, MetaData, Table, insert
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import create_bot
from bot.games import FACES
from bot.playground.player import Player
from bot.playground.quick import quick_game
from bot.playground.world import PatientEnv, World
from bot.settings import Settings
from bot.tables.model import Status
from rules.core.chance import Dice
from tools.bench.row import Row
from tools.bench.still import still_pictures

MOVES = 150


class PongBot(commands.Bot):
    """The least that a bot can do: one durable row and one word."""

    def __init__(self, path: Path) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True))
        self.path = path

    async def setup_hook(self) -> None:
        """Open the file and offer ``/ping``."""
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{self.path}")
        pings = Table("pings", MetaData(), Column("id", Integer, primary_key=True))
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA journal_mode = WAL")  # synchronous is FULL
        async with self.engine.begin() as connection:
            await connection.run_sync(pings.create)

        @self.tree.command(description="pong")
        async def ping(interaction: discord.Interaction) -> None:
            async with self.engine.begin() as connection:
                await connection.execute(insert(pings))
            await interaction.response.send_message("pong", ephemeral=True)

        await self.tree.sync()

    async def close(self) -> None:
        """Close the file too."""
        await self.engine.dispose()
        await super().close()


class Calls(list[Any]):
    """The calls that have reached Discord, and when the last one did."""

    last: float = 0.0

    def append(self, call: Any) -> None:
        """SimCord notes a call before it looks into it."""
        self.last = perf_counter()
        super().append(call)

    @classmethod
    def of(cls, env: simcord.Env) -> Calls:
        """Watch the calls of this world from now on."""
        calls = cls(env.backend.http_requests)
        env.backend.http_requests = calls
        return calls


async def pong_seconds(folder: Path) -> float:
    """The median time of a ping, until it is answered."""
    env = PatientEnv(PongBot(folder / "pong.sqlite3"), check_errors=False)
    await env.start()
    guild = env.create_guild("Bench")
    channel = guild.create_text_channel("bench")
    anna = guild.add_member(env.create_user("anna"))
    calls, times = Calls.of(env), []
    for _ in range(MOVES):
        start = perf_counter()
        await anna.slash(channel, "ping")
        times.append(calls.last - start)
    await env.bot.close()
    await env.shutdown()
    return sorted(times)[MOVES // 2]


class Stopwatch(Player):
    """A player whose last press, the one that makes the move, is timed."""

    calls: Calls
    last: float = 0.0

    async def _use(self, panel: Any, control: Any, value: str | None) -> Any:
        start = perf_counter()
        answer = await super()._use(panel, control, value)
        self.last = self.calls.last - start
        return answer


async def move_seconds(world: World, channel: simcord.ChannelHandle) -> float:
    """The median time of the press that makes a move, until everything that follows is sent."""
    calls = Calls.of(world.env)
    bot: Any = world.env.bot
    table = await bot.tables.at(channel.id)
    game = bot.faces[table.game].game
    styles = list(game.autopilots.values())
    players = {}
    for number, key in enumerate(world.people):
        one = Stopwatch(
            world, key, channel, styles[number % len(styles)], Dice(b"bench", number), _unseen
        )
        one.calls = calls
        players[one.id] = one
    times: list[float] = []
    position = await bot.tables.position(table.id)
    while position.table.status is Status.RUNNING and len(times) < MOVES:
        decision = game.decisions(position.state)[0]
        player = players[position.table.seats[decision.seat].user_id]
        await player.act(position, decision)
        times.append(player.last)
        position = await bot.tables.position(table.id)
    return sorted(times)[len(times) // 2]


def _unseen(key: str, panel: simcord.ResponseMessage) -> None:
    """Nobody looks."""


async def _measure(folder: Path, game: str) -> tuple[float, float]:
    settings = Settings(
        discord_token=None, database_url=f"sqlite+aiosqlite:///{folder / 'bench.sqlite3'}"
    )
    pong = await pong_seconds(folder)
    world = World(lambda: create_bot(settings))
    await world.start()
    try:
        host = next(iter(world.people.values()))
        channel = await quick_game(world, host, seats=2, humans=2)
        return await move_seconds(world, channel), pong
    finally:
        await world.stop()


def rows() -> Iterator[Row]:
    """One row a game: a move with everything that follows, against a pong."""
    for game in FACES:
        with tempfile.TemporaryDirectory() as folder, still_pictures():
            move, pong = asyncio.run(_measure(Path(folder), game))
        yield Row(
            f"{game}: a move (answer, rules, save, publish), pictures aside",
            f"{move * 1000:.1f} ms",
            "pong and one durable row",
            f"{pong * 1000:.1f} ms",
            move / pong,
            3.0,
        )
