"""The unmodified bot as a process of its own, which takes this machine's stub for Discord.

What a process takes is told on Linux only.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from bot.settings import Settings

TOKEN = "no.token.needed"
UNLIMITED = {name.upper(): "0" for name in Settings.model_fields if name.startswith("limit_")}
"""Settings for a stub, where few people play many games, and faster than anybody else."""
JSON_LOG = {"LOG_LEVEL": "INFO", "LOG_FORMAT": "json"}
"""Settings for a log that programs read."""
_PATIENCE = 20
"""Seconds until a bot that doesn't end is killed."""


class BotProcess:
    """A running bot that knows Discord by ``port``, with the program in the folder ``checkout``.

    ``folder`` is where it is started and keeps its database, unless ``database`` gives the address
    of another. Its log goes to ``log``, by default to the terminal. ``profile`` is a file for the
    figures of cProfile, ``settings`` are more environment variables. ``script`` is a file that runs
    the bot instead of itself. ``core`` is the only one that it may use.
    """

    def __init__(
        self,
        checkout: Path,
        folder: Path,
        port: int,
        *,
        database: str | None = None,
        log: IO[bytes] | None = None,
        profile: Path | None = None,
        settings: dict[str, str] | None = None,
        script: Path | None = None,
        core: int | None = None,
    ) -> None:
        profiled = [] if profile is None else ["cProfile", "-o", str(profile), "-m"]
        # Without the script's folder among those of modules.
        run = ["-m", *profiled, "bot"] if script is None else ["-P", str(script)]
        environment = os.environ | {
            "PYTHONPATH": str(checkout),
            "DISCORD_TOKEN": TOKEN,
            "DATABASE_URL": database or database_of(folder),
            "DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10",
            "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
            "DEFAULT_LANGUAGE": "en",
            "LOG_LEVEL": "WARNING",
            **(settings or {}),
        }
        # In a folder without an ``.env`` of somebody's own.
        self.process = subprocess.Popen(
            [sys.executable, *run],
            cwd=folder,
            env=environment,
            stdout=log,
            stderr=log,
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def cpu_seconds(self) -> float:
        """Return the processor time that the bot's processes have used so far, in seconds."""
        stats = [_stat(process) for process in self._processes()]
        return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")

    def most_memory(self) -> tuple[float, float]:
        """Return the most resident memory of the bot's process, and of its workers, in MB."""
        bot, *workers = (_memory(process, "VmHWM:") for process in self._processes())
        return bot, sum(workers)

    def memory(self) -> float:
        """Return the resident memory of the bot's own process now, in MB."""
        with suppress(FileNotFoundError, ProcessLookupError):
            return _memory(Path(f"/proc/{self.process.pid}"), "VmRSS:")
        return 0.0

    def suspend(self) -> None:
        """Let the bot's processes stand still, as a machine that is suspended does."""
        for process in self._processes():
            with suppress(ProcessLookupError):
                os.kill(int(process.name), signal.SIGSTOP)

    def resume(self) -> None:
        """Let them go on."""
        for process in self._processes():
            with suppress(ProcessLookupError):
                os.kill(int(process.name), signal.SIGCONT)

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        if self.running:
            self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End the process in an orderly way."""
        if self.running:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def _processes(self) -> list[Path]:
        """The bot's process, followed by the processes that it has started."""
        own = Path(f"/proc/{self.process.pid}")
        workers = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(FileNotFoundError, ProcessLookupError):
                if int(_stat(process)[1]) == self.process.pid:
                    workers.append(process)
        return [own, *workers]


def shard_settings(count: int, shards: str) -> dict[str, str]:
    """The settings of a process that runs the shards ``0-3``, ``0,2`` or ``auto`` of ``count``."""
    return {"SHARD_COUNT": str(count), "SHARD_IDS": shards}


def database_of(folder: Path) -> str:
    """The address of the database that a bot keeps in a folder by itself."""
    return f"sqlite+aiosqlite:///{folder / 'games.sqlite3'}"


def _stat(process: Path) -> list[str]:
    """The fields of ``/proc/PID/stat`` from the third on, the process's state."""
    return (process / "stat").read_text().rpartition(")")[2].split()


def _memory(process: Path, key: str) -> float:
    for line in (process / "status").read_text().splitlines():
        if line.startswith(key):
            return int(line.split()[1]) / 1024
    return 0.0  # it has just ended
