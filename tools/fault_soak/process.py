"""Starts, kills and restarts the bot, reads its log, and watches its memory."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import IO, Any

from tools.discord_stub.bot_process import (
    JSON_LOG,
    TOKEN,
    UNLIMITED,
    BotProcess,
    shard_settings,
)
from tools.discord_stub.server import DiscordStub
from tools.fault_soak import clock_ahead
from tools.fault_soak.journal import Journal

ENDS_WITHIN = 5.0
"""Seconds in which the bot ends when it is told to."""
READY_WITHIN = 40.0
"""Seconds from the start of a process until it is ready, migrations and a busy machine included."""
MOST_MEMORY = 450.0
"""MB of the bot's own process."""
ROOT = Path(__file__).parents[2]
_AFTERMATH = 60.0
"""Seconds after a kill in which lines of the log may be torn."""
_EXPECTED = {
    "Attempting a reconnect": "discord.shard",
    "Failed to connect for shard_id": "discord.shard",
    "Task exception was never retrieved": "asyncio",
}
"""Errors in the log that a lost connection brings with it, by their beginnings, and who tells."""
_OF_DATABASE = frozenset({"connections cut", "stands still", "database locked"})
"""Faults after which the bot can't read or write for a while."""
_LOST = "this process has lost its shards"
"""What the log says where another process may have them."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What every process of the bot has: its Discord, its folder, who notes what it does.

    Its database is in the folder unless the address of another is given.
    """

    stub: DiscordStub
    folder: Path
    journal: Journal
    database: str | None = None
    checkout: Path = ROOT

    def begin(
        self, log: IO[bytes], settings: dict[str, str], script: Path | None = None
    ) -> BotProcess:
        """Start a process."""
        return BotProcess(
            self.checkout,
            self.folder,
            self.stub.port,
            database=self.database,
            log=log,
            settings=settings,
            script=script,
        )


class Bot:
    """One process of the bot, started anew as often as need be.

    ``shards`` are the settings of one of several processes, ``number`` which that is. Its clock is
    ``ahead`` by so many seconds.
    """

    def __init__(
        self,
        around: Surroundings,
        *,
        number: int = 0,
        shards: dict[str, str] | None = None,
        ahead: float = 0.0,
    ) -> None:
        self._shards = shards
        self._ahead = ahead
        self._around = around
        self._stub = around.stub
        self._journal = around.journal
        self._log = around.folder / ("bot.log" if shards is None else f"bot{number}.log")
        self._read = 0
        self._output: IO[bytes] = self._log.open("ab")
        self._process: BotProcess | None = None
        self.memory: list[float] = []
        self.starts = 0
        self.warnings: Counter[str] = Counter()
        self.slowest_end = 0.0
        self.wanted = False
        """Whether the process is to run now."""
        self.fallen = False
        """Whether it has ended by itself, and has to be started again."""
        self._killed = -_AFTERMATH
        self._lost = 0

    def _start(self) -> BotProcess:
        settings = JSON_LOG | UNLIMITED | (self._shards or {})
        if not self._ahead:
            return self._around.begin(self._output, settings)
        settings[clock_ahead.VARIABLE] = str(self._ahead)
        return self._around.begin(self._output, settings, Path(clock_ahead.__file__))

    async def start(self) -> None:
        """Start the bot and wait until it is ready, or a spare; says if it isn't in time."""
        connections = self._stub.gateway.connections
        self._process, self.starts, self.wanted = self._start(), self.starts + 1, True
        self.fallen = False
        ready, begun = self._there, monotonic()
        while self._there == ready:
            await asyncio.sleep(0.2)
            self.read_log()
            if not self._process.running:
                self._journal.violated("start", f"ended with {self._process.process.returncode}")
                return
            out_of_reach = self._stub.faults.outage or self._stub.gateway.refuses
            if not out_of_reach and monotonic() - begun > READY_WITHIN * self._journal.slack:
                fresh = self._stub.gateway.connections - connections
                self._journal.violated("start", f"not ready; connected {fresh} times")
                return

    @property
    def _there(self) -> int:
        """How often it was ready, or waited as a spare."""
        return self.warnings["ready"] + self.warnings["waits for shards"]

    async def kill(self) -> None:
        """Kill the process; Discord takes its session for lost."""
        assert self._process is not None
        self.wanted, self._killed = False, monotonic()
        await asyncio.to_thread(self._process.kill)
        self._forget()

    def _forget(self) -> None:
        if self._shards is None:  # else others are connected still
            self._stub.gateway.forget()

    def suspend(self) -> None:
        """Let the process stand still."""
        if self._process is not None:
            self._process.suspend()

    def resume(self) -> None:
        """Let the process go on."""
        if self._process is not None:
            self._process.resume()

    async def terminate(self, number: int = signal.SIGTERM) -> None:
        """Tell the process to end, and see that it does in time and in good order."""
        assert self._process is not None
        self.wanted, process, begun = False, self._process.process, monotonic()
        process.send_signal(number)
        try:
            await asyncio.to_thread(process.wait, 30.0 * self._journal.slack)
        except subprocess.TimeoutExpired:
            self._journal.violated("end", "didn't end when it was told to")
            self._process.kill()
            return
        took = monotonic() - begun
        self.slowest_end = max(self.slowest_end, took)
        if took > ENDS_WITHIN + 1.0 * self._journal.slack:
            self._journal.violated("end", f"took {took:.1f} s to end")
        if process.returncode != 0:
            self._journal.violated("end", f"ended with {process.returncode}")
        self._forget()

    async def second(self) -> None:
        """Start a second process: it must refuse to run with the same database, or shards."""
        settings: dict[str, str] = {}
        if self._shards is not None:
            count = int(self._shards["SHARD_COUNT"])
            settings = shard_settings(count, f"0-{count - 1}")
        with (self._around.folder / "second.log").open("wb") as output:
            process = self._around.begin(output, settings)
            try:
                await asyncio.to_thread(process.process.wait, 60.0 * self._journal.slack)
            except subprocess.TimeoutExpired:
                process.kill()
        if (code := process.process.returncode) != 2:
            self._journal.violated("second process", f"ended with {code}")

    def stop(self) -> None:
        """End whatever still runs."""
        if self._process is not None:
            self._process.kill()
        self._output.close()

    def look(self) -> None:
        """Note the memory, and say if the process has ended by itself."""
        process = self._process
        if process is None or not self.wanted:
            return
        if not process.running:
            self._ended(process)
            return
        memory = process.memory()
        self.memory.append(memory)
        if memory > MOST_MEMORY:
            self._journal.violated("memory", f"{memory:.0f} MB")

    def _ended(self, process: BotProcess) -> None:
        """The process has ended by itself.

        It may where a fault took its shards, or the database while it was starting.
        """
        self.read_log()
        self.wanted = False
        lost = self._shards is not None and self.warnings[_LOST] > self._lost
        self._lost = self.warnings[_LOST]
        self.fallen = True
        if lost:
            self._journal.counts["lost shards"] += 1
        code = process.process.returncode
        cut_off = code == 1 and self._journal.recent(_OF_DATABASE)
        if not cut_off and not (lost and self._journal.answers_disturbed(self._journal.now - 30)):
            self._journal.violated("process", f"ended with {code}")

    # The log

    def read_log(self, secrets: frozenset[str] = frozenset()) -> None:
        """Read what is new in the log: no incident, no error that a fault doesn't explain."""
        with self._log.open("rb") as file:
            file.seek(self._read)
            whole, newline, _ = file.read().rpartition(b"\n")
        self._read += len(whole) + len(newline)
        for line in whole.decode(errors="replace").splitlines():
            self._heard(line)
            if TOKEN in line or any(secret in line for secret in secrets):
                self._journal.violated("secret in the log", "a seed or the token")

    def _heard(self, line: str) -> None:
        try:
            told: dict[str, Any] = json.loads(line)
        except ValueError:
            # A killed process leaves a torn line; Python's helper tells of one that ended at once.
            torn = monotonic() - self._killed < _AFTERMATH
            if line.strip() and not torn and "resource_tracker" not in line:
                self._journal.violated("log", f"no JSON: {line[:300]}")
            return
        event, level = str(told.get("event", "")), told.get("level")
        self.warnings[event.split(":")[0][:60]] += 1
        if "incident" in told or "incident" in event:
            self._journal.violated("incident", line[:3000])
        elif level in ("error", "critical"):
            expected = any(
                event.startswith(begin) and told.get("logger") == logger
                for begin, logger in _EXPECTED.items()
            )
            # What needed the database while it was away, or the shards while others had them.
            failed = "TableError" in (told.get("error"), *str(told.get("exception")).split(":"))
            expected |= event == _LOST or (failed and self._journal.recent(_OF_DATABASE))
            if not expected:
                self._journal.violated("error in the log", line[:3000])
        elif "exception" in told:
            self._journal.violated("traceback in the log", line[:3000])
