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

from bot.app import create_bot
from bot.clock import SystemClock
from bot.games import FACES
from bot.playground.world import World
from bot.settings import Settings
from bot.storage.engine import open_database
from bot.tables.model import Person
from bot.tables.service import Tables
from tools.bench.row import Row

MANY, FEW = 1000, 10
MOVES = 60
HOST = Person(1, "Anna")
GUEST = Person(2, "Bruno")


def _url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"


async def fill(folder: Path, count: int) -> None:
    """Open ``count`` tables with a game under way, the games taking turns."""
    database = await open_database(_url(folder))
    tables = Tables(database, FACES, SystemClock())
    games = list(FACES)
    for number in range(count):
        table = await tables.open(
            7,
            1000 + number,
            False,
            HOST,
            games[number % len(games)],
            language="en",
            clock=timedelta(days=1),
            options={},
        )
        await tables.join(table.id, GUEST)
        await tables.start(table.id, HOST, manager=False)
    await database.close()


async def _probe(folder: Path) -> dict[str, float]:
    """Start the bot on what is there; tell seconds, memory in MB, and the median move in ms."""
    settings = Settings(discord_token=None, database_url=_url(folder))
    start = perf_counter()
    world = World(lambda: create_bot(settings))
    await world.start()
    started = perf_counter() - start
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    times = []
    tables: Any = world.env.bot.tables  # type: ignore[attr-defined]
    database = world.env.bot.database  # type: ignore[attr-defined]
    ids = list(range(1, FEW + 1))
    if await database.read(_any):
        for turn in range(MOVES):
            table_id = ids[turn % len(ids)]
            position = await tables.position(table_id)
            game = FACES[position.table.game].game
            decision = game.decisions(position.state)[0]
            action = game.default_action(position.state, decision.seat)
            begun = perf_counter()
            await tables.act(table_id, decision.seat, action, by=None)
            times.append(perf_counter() - begun)
    await world.stop()
    move = sorted(times)[len(times) // 2] * 1000 if times else 0.0
    return {"start": started, "memory": memory, "move": move}


def _any(connection: Any) -> bool:
    return bool(connection.exec_driver_sql("SELECT count(*) FROM tables").scalar())


def _measure(count: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder), count))
        done = subprocess.run(
            [sys.executable, "-m", "tools.bench.tables", folder],
            check=True,
            capture_output=True,
            text=True,
        )
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
    print(json.dumps(asyncio.run(_probe(Path(sys.argv[1])))))
