"""One measurement: the bot in its process, the stub and its people in this one."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from tools.bench.load.bot_process import BotProcess
from tools.bench.load.people import Figures, keep_playing
from tools.bench.load.stub import DiscordStub

_SETTLE = 3.0
"""Seconds that the bot takes from its first word to Discord until it takes part."""


@dataclass(frozen=True, slots=True)
class Load:
    """The load to measure: ``seconds`` of play after ``warm_up`` of it.

    ``think``: seconds between an answer and the person's next press, on average.
    """

    game: str
    tables: int = 1
    think: float = 0.0
    warm_up: float = 10.0
    seconds: float = 30.0
    pictures: bool = True
    profile: Path | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """The results; times in seconds, memory in MB, ``uploaded`` in bytes a move."""

    moves: int
    moves_a_second: float
    cpu_a_move: float
    uploaded: float
    files: float
    presses: float
    """Presses (and answers to them) a move."""
    memory: float
    """Of the bot's own process."""
    workers_memory: float
    """Of those that it has started."""
    answer_median: float
    answer_95: float
    cpu_share: float
    """Processor time by time, of one core."""
    refused: int
    unanswered: int
    games: int
    completed: int
    """Answers whose pictures came after them."""


async def measure(load: Load) -> Measured:
    """Measure a load; raises ``RuntimeError`` if the bot ends or nobody makes a move."""
    stub = DiscordStub(load.tables)
    await stub.start()
    with tempfile.TemporaryDirectory() as folder:
        bot = BotProcess(Path(folder), stub.port, pictures=load.pictures, profile=load.profile)
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
    playing = [
        asyncio.create_task(keep_playing(stub, channel, number, load.game, figures, load.think))
        for number, channel in enumerate(stub.channels.values())
    ]
    try:
        await _while_well(load.warm_up, playing, bot)
        figures.clear()
        uploaded, files, completed = stub.uploaded, stub.files, stub.completed
        used, begun = bot.cpu_seconds(), perf_counter()
        await _while_well(load.seconds, playing, bot)
        used, passed = bot.cpu_seconds() - used, perf_counter() - begun
        memory, workers_memory = bot.most_memory()
    finally:
        for task in playing:
            task.cancel()
        for task in playing:
            with suppress(asyncio.CancelledError, Exception):
                await task
    answers = sorted(figures.answers)
    if not figures.moves or not answers:
        raise RuntimeError("nobody made a move")
    return Measured(
        figures.moves,
        figures.moves / passed,
        used / figures.moves,
        (stub.uploaded - uploaded) / figures.moves,
        (stub.files - files) / figures.moves,
        len(answers) / figures.moves,
        memory,
        workers_memory,
        answers[len(answers) // 2],
        answers[len(answers) * 95 // 100],
        used / passed,
        figures.refused,
        figures.unanswered,
        figures.games,
        stub.completed - completed,
    )


async def _while_well(seconds: float, playing: list[asyncio.Task[None]], bot: BotProcess) -> None:
    """Wait; raises what has gone wrong with people or bot meanwhile."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    if not bot.running:
        raise RuntimeError("the bot has ended")
