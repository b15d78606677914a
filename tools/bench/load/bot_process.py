"""The bot in a process of its own, and what the system tells of that process (Linux only).

``python -m tools.bench.load.bot_process`` runs the bot with a dot in place of every picture;
``--profile FILE`` runs it under cProfile and leaves the figures in that file.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[3]
_PATIENCE = 20
"""Seconds until a bot that doesn't end is ended."""


class BotProcess:
    """A running bot that knows Discord by ``port`` and keeps its database in ``folder``."""

    def __init__(
        self, folder: Path, port: int, *, pictures: bool = True, profile: Path | None = None
    ) -> None:
        command = [sys.executable, "-m", "bot"]
        if not pictures or profile is not None:
            command = [sys.executable, "-m", "tools.bench.load.bot_process"]
            command += [] if pictures else ["--without-pictures"]
            command += [] if profile is None else ["--profile", str(profile)]
        environment = os.environ | {
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": "no.token.needed",
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'load.sqlite3'}",
            "DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10",
            "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
            "DEFAULT_LANGUAGE": "en",
            "LOG_LEVEL": "WARNING",
            # A dot is made at once, wherever.
            "DRAWING_PROCESS": str(pictures),
        }
        # In a folder without an ``.env`` of somebody's own.
        self._process = subprocess.Popen(command, cwd=folder, env=environment)

    @property
    def running(self) -> bool:
        """Whether the process hasn't ended."""
        return self._process.poll() is None

    def cpu_seconds(self) -> float:
        """Processor time that the bot's processes have used so far, in seconds."""
        ticks = 0
        for process in self._processes():
            fields = _stat(process)
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def most_memory(self) -> tuple[float, float]:
        """The most resident memory that the bot's process has had, and its workers, in MB."""
        bot, *workers = (_most_memory(process) for process in self._processes())
        return bot, sum(workers)

    def _processes(self) -> list[Path]:
        """The process and those that it has started."""
        own = Path(f"/proc/{self._process.pid}")
        workers = []
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(FileNotFoundError, ProcessLookupError):
                if int(_stat(process)[1]) == self._process.pid:
                    workers.append(process)
        return [own, *workers]

    def stop(self) -> None:
        """End the process in an orderly way."""
        if self.running:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


def _stat(process: Path) -> list[str]:
    """The fields of ``/proc/PID/stat`` from the third on, the process's state."""
    return (process / "stat").read_text().rpartition(")")[2].split()


def _most_memory(process: Path) -> float:
    for line in (process / "status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("the system doesn't tell a process's memory")


def supported() -> bool:
    """Whether the system tells what is measured here."""
    return Path("/proc/self/stat").exists()


def main() -> int:
    """Run the bot as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without-pictures", action="store_true")
    parser.add_argument("--profile", type=Path)
    chosen = parser.parse_args()
    from bot.cli import main as run

    profiler = cProfile.Profile()
    if chosen.profile is not None:
        profiler.enable()
    try:
        if not chosen.without_pictures:
            return run([])
        import bot.app  # noqa: F401  # before patching: names are replaced where they are used
        from tools.bench.without_pictures import still_pictures

        with still_pictures():
            return run([])
    finally:
        if chosen.profile is not None:
            profiler.disable()
            profiler.dump_stats(chosen.profile)


if __name__ == "__main__":
    sys.exit(main())
