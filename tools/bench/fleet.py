"""Several processes of the bot with one database, each with some of the shards."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tools.discord_stub.bot_process import JSON_LOG, UNLIMITED, BotProcess, shard_settings
from tools.discord_stub.server import DiscordStub

READY_WITHIN = 300.0
_READY = '"event": "ready"'
_SCRIPT = Path(__file__).with_name("without_pictures.py")
"""What runs the bot instead of itself."""


@dataclass(frozen=True, slots=True)
class FleetLoad:
    """People play ``game`` for ``seconds`` with the program in the folder ``checkout``.

    ``server`` is the address of a database whose user may create others.
    """

    checkout: Path
    game: str
    server: str
    seconds: float = 25.0


class Fleet:
    """``count`` processes with ``shards`` each; a spare waits until some are free.

    None draws pictures.
    """

    def __init__(
        self,
        checkout: Path,
        folder: Path,
        stub: DiscordStub,
        database: str,
        count: int,
        shards: int = 1,
    ) -> None:
        self.processes: list[BotProcess] = []
        self.spares: list[BotProcess] = []
        self._checkout = checkout
        self._folder = folder
        self._stub = stub
        self._database = database
        self._count = count
        self._shards = shards
        self._starts = 0

    @property
    def pinned(self) -> bool:
        """Whether each process has a core of its own; the stub and the database may use all."""
        return self._count <= len(os.sched_getaffinity(0))

    def begin(self, shards: str, core: int | None = None) -> BotProcess:
        """Start a process with these shards, or ``auto``."""
        self._starts += 1
        with (self._folder / f"{self._starts}.log").open("ab") as log:
            return BotProcess(
                self._checkout,
                self._folder,
                self._stub.port,
                database=self._database,
                log=log,
                settings={
                    **JSON_LOG,
                    **UNLIMITED,
                    **shard_settings(self._count * self._shards, shards),
                    "SHARDS_A_PROCESS": str(self._shards),
                },
                script=_SCRIPT,
                core=core,
            )

    async def start(self) -> float:
        """Start all; the seconds until every shard is ready."""
        begun = perf_counter()
        cores = sorted(os.sched_getaffinity(0))
        for number in range(self._count):
            core = cores[number] if self.pinned else None
            last = (number + 1) * self._shards - 1
            self.processes.append(self.begin(f"{number * self._shards}-{last}", core))
        await self.until_ready(range(1, self._count + 1))
        return perf_counter() - begun

    async def until_ready(self, starts: range) -> None:
        """Wait until the processes that were started so are ready; raises ``RuntimeError``."""
        async with asyncio.timeout(READY_WITHIN):
            while True:
                logs = [(self._folder / f"{number}.log").read_text() for number in starts]
                if all(log.count(_READY) >= self._shards for log in logs):
                    return
                self.check()
                await asyncio.sleep(0.05)

    def check(self) -> None:
        """Raise ``RuntimeError`` if a process has ended by itself."""
        for number, process in enumerate(self.processes):
            if not process.running:
                log = (self._folder / f"{number + 1}.log").read_text()
                raise RuntimeError(f"process {number} of the bot has ended: {log[-2000:]}")

    def cpu_seconds(self) -> list[float]:
        """The processor time that each process has used so far."""
        return [process.cpu_seconds() for process in self.processes]

    async def stop(self) -> None:
        """End all in an orderly way; their Discord must be there still."""
        every = [*self.processes, *self.spares]
        await asyncio.gather(*(asyncio.to_thread(process.stop) for process in every))


@asynccontextmanager
async def fleet(
    checkout: Path, stub: DiscordStub, database: str, count: int, shards: int = 1
) -> AsyncIterator[Fleet]:
    """Processes that aren't started yet, and are ended at the end."""
    with TemporaryDirectory() as folder:
        found = Fleet(checkout, Path(folder), stub, database, count, shards)
        try:
            yield found
        finally:
            await found.stop()
