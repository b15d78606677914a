"""Measures one load: a bot in processes of its own, Discord's stub and its people in this one.

It works on Linux only, where the system tells what a process takes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bot.settings import Settings
from tools.bench.flooder import Flooder
from tools.bench.people import Figures, keep_playing
from tools.bench.stub import DiscordStub

_SETTLE = 3.0
"""Seconds that the bot takes from its first word to Discord until it takes part."""
_PATIENCE = 20
"""Seconds until a bot that doesn't end is killed."""
_FLOODED = 2
"""Channels of the person who floods."""
_LIMITS = [name for name in Settings.model_fields if name.startswith("limit_")]
_SERVER_LIMITS = [name.upper() for name in _LIMITS if name.endswith("_server")]


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


class BotProcess:
    """A running bot that knows Discord by ``port`` and keeps its database in ``folder``."""

    def __init__(self, load: Load, folder: Path, port: int) -> None:
        profiled = [] if load.profile is None else ["cProfile", "-o", str(load.profile), "-m"]
        environment = os.environ | {
            "PYTHONPATH": str(load.checkout),
            "DISCORD_TOKEN": "no.token.needed",
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'load.sqlite3'}",
            "DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10",
            "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
            "DEFAULT_LANGUAGE": "en",
            "LOG_LEVEL": "ERROR",
            # All tables are in one server, and are opened anew game after game.
            **dict.fromkeys(_SERVER_LIMITS, "0"),
        }
        if not load.limits:
            environment |= dict.fromkeys(map(str.upper, _LIMITS), "0")
        # In a folder without an ``.env`` of somebody's own.
        self._process = subprocess.Popen(
            [sys.executable, "-m", *profiled, "bot"], cwd=folder, env=environment
        )

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def cpu_seconds(self) -> float:
        """Return the processor time that the bot's processes have used so far, in seconds."""
        stats = [_stat(process) for process in self._processes()]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")

    def most_memory(self) -> tuple[float, float]:
        """Return the most resident memory of the bot's process, and of its workers, in MB."""
        bot, *workers = (_most_memory(process) for process in self._processes())
        return bot, sum(workers)

    def stop(self) -> None:
        """End the process in an orderly way."""
        if self.running:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def _processes(self) -> list[Path]:
        """The bot's process, followed by the processes that it has started."""
        own = Path(f"/proc/{self._process.pid}")
        workers = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(FileNotFoundError, ProcessLookupError):
                if int(_stat(process)[1]) == self._process.pid:
                    workers.append(process)
        return [own, *workers]


def _stat(process: Path) -> list[str]:
    """The fields of ``/proc/PID/stat`` from the third on, the process's state."""
    return (process / "stat").read_text().rpartition(")")[2].split()


def _most_memory(process: Path) -> float:
    for line in (process / "status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0  # it has just ended


async def measure(load: Load) -> Measured:
    """Measure a load; raises ``RuntimeError`` if the bot ends or nobody makes a move."""
    stub = DiscordStub(load.tables + _FLOODED)
    await stub.start()
    with tempfile.TemporaryDirectory() as folder:
        bot = BotProcess(load, Path(folder), stub.port)
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
