"""A whole move through the bot, against a bot that answers "pong" and writes one row durably.

Both live in the same simulated Discord and write with SQLAlchemy on aiosqlite. Of both it is
measured how long after it hears of the press (or command) the last of the calls that follow from it
reaches Discord: acknowledged, saved and published. What either does to come to rest afterwards
counts for neither, nor how SimCord finds out that it has, nor what it does with a press or a call:
the real Discord checks and keeps messages on machines of its own. Pictures are left aside: a dot
stands for each. The two take turns, so that a busy machine slows both.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any
from unittest.mock import patch

import discord
import simcord
from discord.ext import commands
from discord.state import ConnectionState
from simcord.http import router
from sqlalchemy import Column, Integer, MetaData, Table, insert
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import create_bot
from bot.cli import rare_collections
from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.playground.players import PanelPlayer, quick_game
from bot.playground.simulation import Simulation
from bot.settings import Settings
from rules.core.chance import Dice
from tools.bench.row import Row
from tools.bench.without_pictures import still_pictures

MOVES = 150
ROUNDS = 6

BOUND = 4.0
BOUNDS = {"first_martians": 5.0}
"""Games that take longer: what a press of First Martians changes is shown as a whole plan.

Its panel offers up to a hundred actions to one of two seats and reckons what each stack of the
crew's takes and risks, for the seat and again for everybody. Lists of actions are made once for
each state and seat; what remains is labels, pictures' keys and the message itself.
"""


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


class Watch:
    """Tells when the last call reached Discord, Discord's own work left out."""

    def __init__(self) -> None:
        self._heard = self._last = self._theirs = 0.0

    @property
    def seconds(self) -> float:
        """From the moment when the bot last heard of a press until its last call."""
        return self._last - self._heard

    @contextmanager
    def over_discord(self) -> Iterator[None]:
        """Within the block SimCord's calls are watched."""
        answered, told = router.dispatch, ConnectionState.parse_interaction_create

        def hear(state: ConnectionState[Any], data: Any) -> None:
            self._theirs, self._heard = 0.0, perf_counter()
            told(state, data)

        def dispatch(*args: Any, **kwargs: Any) -> Any:
            reached = perf_counter()
            self._last = reached - self._theirs
            try:
                return answered(*args, **kwargs)
            finally:
                self._theirs += perf_counter() - reached

        with (
            patch.object(router, "dispatch", dispatch),
            patch.object(ConnectionState, "parse_interaction_create", hear),
        ):
            yield


async def pong_seconds(folder: Path, watch: Watch) -> list[float]:
    """The times of pings, until each is answered."""
    env = simcord.Env(PongBot(folder / "pong.sqlite3"), check_errors=False)
    await env.start()
    guild = env.create_guild("Bench")
    channel = guild.create_text_channel("bench")
    anna = guild.add_member(env.create_user("anna"))
    times = []
    for _ in range(MOVES):
        await anna.slash(channel, "ping")
        times.append(watch.seconds)
    await env.bot.close()
    await env.shutdown()
    return times


async def move_seconds(
    simulation: Simulation, channel: simcord.ChannelHandle, watch: Watch
) -> list[float]:
    """The times of the presses that make a move, until everything that follows is sent."""
    bot: Any = simulation.env.bot
    table = await bot.tables.in_channel(channel.id)
    game = bot.presenters[table.game].game
    styles = list(game.quick_autopilots)
    players = {}
    for number, key in enumerate(simulation.people):
        pilot, dice = styles[number % len(styles)], Dice(b"bench", number)
        player = PanelPlayer(simulation, key, channel, pilot, dice, _unseen)
        players[player.id] = player
    times: list[float] = []
    position = await bot.tables.position(table.id)
    while position.table.status is Status.RUNNING and len(times) < MOVES:
        decision = next(each for each in game.decisions(position.state) if not each.ready)
        player = players[position.table.seats[decision.seat].user_id]
        await player.act(position, decision)
        times.append(watch.seconds)  # of the last press, which made the move
        position = await bot.tables.position(table.id)
    return times


def _unseen(key: str, panel: simcord.ResponseMessage) -> None:
    """Nobody looks."""


async def _moves(folder: Path, game: str, watch: Watch) -> list[float]:
    url = f"sqlite+aiosqlite:///{folder / 'bench.sqlite3'}"
    settings = Settings(discord_token=None, database_url=url, drawing_process=False)
    simulation = Simulation(lambda clock: create_bot(settings, clock))
    await simulation.start()
    try:
        host = next(iter(simulation.people.values()))
        channel = await quick_game(simulation, host, game=game, seats=2, humans=2)
        return await move_seconds(simulation, channel, watch)
    finally:
        await simulation.stop()


def _measured(game: str) -> tuple[float, float]:
    """The medians of a move and of a pong."""
    moves: list[float] = []
    pongs: list[float] = []
    watch = Watch()
    with still_pictures(), watch.over_discord(), collected():
        for _ in range(ROUNDS):
            with tempfile.TemporaryDirectory() as folder:
                pongs += asyncio.run(pong_seconds(Path(folder), watch))
                moves += asyncio.run(_moves(Path(folder), game, watch))
    return median(moves), median(pongs)


@contextmanager
def collected() -> Iterator[None]:
    """Within the block garbage is looked for as ``python -m bot`` does."""
    before = gc.get_threshold()
    rare_collections()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def rows() -> Iterator[Row]:
    """One row a game: a move with everything that follows, against a pong."""
    for game in PRESENTERS:
        move, pong = _measured(game)
        yield Row(
            f"{game}: a move (answer, rules, save, publish), pictures aside",
            f"{move * 1000:.1f} ms",
            "pong and one durable row",
            f"{pong * 1000:.1f} ms",
            move / pong,
            BOUNDS.get(game, BOUND),
        )
