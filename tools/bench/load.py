"""Measures one load: a bot in processes of its own, Discord's stub and its people in this one.

It works on Linux only, where the system tells what a process takes.
"""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from tools.bench.flooder import Flooder
from tools.bench.people import Figures, keep_playing
from tools.discord_stub.bot_process import UNLIMITED, BotProcess
from tools.discord_stub.server import DiscordStub

_SETTLE = 3.0
"""Seconds that the bot takes from its first word to Discord until it takes part."""
_FLOODED = 2
"""Channels of the person who floods."""
_UNLIMITED_SERVER = {name: none for name, none in UNLIMITED.items() if name.endswith("_SERVER")}


@dataclass(frozen=True, slots=True)
class Load:
    """``seconds`` of play after ``warm_up`` of it, with the program in the folder ``checkout``.

    ``think``: seconds between an answer and the person's next press, on average. ``flood``: one
    more person presses as fast as they can. ``limits``: the bot's usual ones hold for each person,
    else none. ``profile`` is a file for the figures of cProfile about the bot's own process.
    """

    checkout: Path
    game: str
    tables: int
    think: float = 0.0
    warm_up: float = 10.0
    seconds: float = 25.0
    profile: Path | None = None
    flood: bool = False
    limits: bool = True


@dataclass(frozen=True, slots=True)
class Measured:
    """Times in seconds, memory in MB, ``uploaded`` in bytes a move."""

    moves_a_second: float
    cpu_a_move: float
    uploaded: float
    memory: float
    """The most that the bot's own process had."""
    workers_memory: float
    """The most that each process which the bot started had, summed up."""
    answer_median: float
    answer_95: float
    refused: int
    unanswered: int
    flood_a_second: float
    """Presses of the person who floods that were answered."""


async def measure(load: Load) -> Measured:
    """Measure a load; raises ``RuntimeError`` if the bot ends or nobody makes a move."""
    stub = DiscordStub(load.tables + _FLOODED)
    await stub.start()
    with tempfile.TemporaryDirectory() as folder:
        # All tables are in one server, and are opened anew game after game.
        unlimited = _UNLIMITED_SERVER if load.limits else UNLIMITED
        bot = BotProcess(
            load.checkout,
            Path(folder),
            stub.port,
            profile=load.profile,
            settings={"LOG_LEVEL": "ERROR", **unlimited},
        )
        try:
            return await _measure(load, stub, bot)
        finally:
            # In a thread: what the bot does at the end still needs its Discord.
            await asyncio.to_thread(bot.stop)
            await stub.stop()


async def _measure(load: Load, stub: DiscordStub, bot: BotProcess) -> Measured:
    while not stub.connected.is_set():
        if not bot.running:
            raise RuntimeError("the bot has ended")
        await asyncio.sleep(0.1)
    await asyncio.sleep(_SETTLE)
    figures = Figures()
    *channels, running, finished = stub.channels.values()
    flooder = Flooder(stub, running, finished, 2 * load.tables, load.game)
    if load.flood:
        await flooder.prepare()
    playing = [
        asyncio.create_task(keep_playing(stub, channel, number, load.game, figures, load.think))
        for number, channel in enumerate(channels)
    ]
    if load.flood:
        playing.append(asyncio.create_task(flooder.flood()))
    try:
        await _while_well(load.warm_up, playing, bot)
        figures.clear()
        flooder.figures.clear()
        uploaded = stub.uploaded
        used, begun = bot.cpu_seconds(), perf_counter()
        await _while_well(load.seconds, playing, bot)
        used, passed = bot.cpu_seconds() - used, perf_counter() - begun
        memory, workers_memory = bot.most_memory()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    answers = sorted(figures.answers)
    if not figures.moves or not answers:
        raise RuntimeError("nobody made a move")
    return Measured(
        moves_a_second=figures.moves / passed,
        cpu_a_move=used / figures.moves,
        uploaded=(stub.uploaded - uploaded) / figures.moves,
        memory=memory,
        workers_memory=workers_memory,
        answer_median=answers[len(answers) // 2],
        answer_95=answers[len(answers) * 95 // 100],
        refused=figures.refused,
        unanswered=figures.unanswered,
        flood_a_second=len(flooder.figures.answers) / passed,
    )


async def _while_well(seconds: float, playing: list[asyncio.Task[None]], bot: BotProcess) -> None:
    """Wait; raises what has gone wrong with people or bot meanwhile."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    if not bot.running:
        raise RuntimeError("the bot has ended")
