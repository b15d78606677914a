"""A thousand open tables: memory, start-up, and what a move costs among them.

Each figure is taken in a process of its own, so that nothing measured earlier weighs in.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.engine import Connection

from bot.app import create_bot
from bot.clock import SystemClock
from bot.domain.table import Person
from bot.games import PRESENTERS
from bot.playground.simulation import Simulation
from bot.settings import Settings
from bot.storage import schema
from bot.storage.messages import outbox
from bot.storage.opening import open_database
from bot.tables.service import TableService
from tools.bench.row import Row
from tools.bench.without_pictures import still_pictures

MANY, FEW = 1000, 10
MOVES = 60
HOST = Person(1, "Anna")
GUEST = Person(2, "Bruno")


def _settings(folder: Path, name: str) -> Settings:
    url = f"sqlite+aiosqlite:///{folder / name}.sqlite3"
    return Settings(discord_token=None, database_url=url, drawing_process=False)


async def fill(settings: Settings, count: int) -> None:
    """Open ``count`` tables with a game under way of which all is said, the games taking turns."""
    database = await open_database(settings.database_url)
    clock = SystemClock()
    tables = TableService(database, PRESENTERS, clock)
    games = list(PRESENTERS)
    for number in range(1, count + 1):
        table = await tables.lobby.open(
            1,
            number,
            False,
            HOST,
            games[number % len(games)],
            language="en",
            clock=timedelta(days=1),
            options={},
        )
        await tables.lobby.join(table.id, GUEST)
        await tables.lobby.start(table.id, HOST, manager=False)
        await database.write(outbox.discard, table.id, clock.now())
    await database.close()


async def _probe(folder: Path) -> dict[str, float]:
    """Start the bot on what is there; tell seconds, memory in MB, and the median move in ms.

    An idle bot builds the simulation first. The tables then move to its server, the first few into
    channels of it, since that is where moves are made. Both starts count, as the first reads
    catalogs and the like, which the second needn't. Memory is what the process has taken once
    every table was looked at.
    """
    bots = iter([_settings(folder, "idle"), _settings(folder, "tables")])
    begun = perf_counter()
    simulation = Simulation(lambda clock: create_bot(next(bots), clock))
    await simulation.start()
    started = perf_counter() - begun
    count = await _move_in(simulation, _settings(folder, "tables"))
    begun = perf_counter()
    await simulation.restart()
    started += perf_counter() - begun
    tables: Any = simulation.env.bot.tables  # type: ignore[attr-defined]
    for table_id in range(1, count + 1):
        await tables.position(table_id)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    times = [await _move(simulation, tables, 1 + turn % FEW) for turn in range(MOVES) if count]
    await simulation.stop()
    move = sorted(times)[len(times) // 2] * 1000 if times else 0.0
    return {"start": started, "memory": memory, "move": move}


async def _move_in(simulation: Simulation, settings: Settings) -> int:
    """Give the tables the simulation's server, the first few its channels; return their number."""
    channels = [simulation.add_channel().id for _ in range(FEW)]

    def work(connection: Connection) -> int:
        connection.execute(update(schema.tables).values(guild_id=simulation.guild.id))
        for number, channel in enumerate(channels, 1):
            own = update(schema.tables).where(schema.tables.c.id == number)
            connection.execute(own.values(channel_id=channel))
        return connection.scalar(select(func.count()).select_from(schema.tables)) or 0

    database = await open_database(settings.database_url)
    count = await database.write(work)
    await database.close()
    return count


async def _move(simulation: Simulation, tables: Any, table_id: int) -> float:
    """Seconds of a default action until it is saved; what it has to say is said afterwards."""
    position = await tables.position(table_id)
    game = PRESENTERS[position.table.game].game
    decision = next(each for each in game.decisions(position.state) if not each.ready)
    action = game.default_action(position.state, decision.seat)
    begun = perf_counter()
    await tables.play.act(table_id, decision.seat, action, by=None)
    taken = perf_counter() - begun
    await simulation.env.settle()
    return taken


def _measure(count: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(_settings(Path(folder), "tables"), count))
        done = subprocess.run(
            [sys.executable, "-m", "tools.bench.tables", folder],
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise RuntimeError(f"measuring {count} tables failed:\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def rows() -> Iterator[Row]:
    """Memory over none, start-up, and a move against one among ten tables."""
    none, few, many = _measure(0), _measure(FEW), _measure(MANY)
    yield Row(
        f"{MANY} open tables: memory over none, in MB",
        f"{many['memory']:.0f} MB",
        "no table",
        f"{none['memory']:.0f} MB",
        many["memory"] - none["memory"],
        60.0,
    )
    yield Row(
        f"{MANY} open tables: start-up, in seconds",
        f"{many['start']:.2f} s",
        "no table",
        f"{none['start']:.2f} s",
        many["start"],
        2.0,
    )
    yield Row(
        f"{MANY} open tables: a move",
        f"{many['move']:.2f} ms",
        f"{FEW} open tables",
        f"{few['move']:.2f} ms",
        many["move"] / few["move"],
        1.2,
    )


if __name__ == "__main__":
    with still_pictures():
        print(json.dumps(asyncio.run(_probe(Path(sys.argv[1])))))
