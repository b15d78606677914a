"""All processes of a soak: one, or several with one database, a shard each, and a spare."""

from __future__ import annotations

import asyncio
import random
import signal

from tools.discord_stub.bot_process import shard_settings
from tools.fault_soak.process import Bot, Surroundings

_APART = 5.0
"""Seconds that clocks are apart."""
_AGAIN = 1.0
"""Seconds between two looks for processes that have lost their shards."""


class Bots:
    """The bot's processes; where there are several, each second one's clock is ahead.

    ``count`` is the number of shards, too. With more than one process there is one more than that,
    which waits until a shard is free.
    """

    def __init__(self, around: Surroundings, count: int = 1) -> None:
        self.count = count
        if count == 1:
            self.every = [Bot(around)]
            return
        self.every = [
            Bot(
                around,
                number=number,
                shards=shard_settings(count, "auto"),
                ahead=_APART * (number % 2),
            )
            for number in range(count + 1)
        ]

    @property
    def starts(self) -> int:
        """How often a process was started."""
        return sum(one.starts for one in self.every)

    @property
    def slowest_end(self) -> float:
        return max(one.slowest_end for one in self.every)

    @property
    def memory(self) -> list[float]:
        """The memory of each process at each look, in MB."""
        return [memory for one in self.every for memory in one.memory]

    def some(self, chance: random.Random) -> Bot:
        """A process that runs; perhaps the spare."""
        return chance.choice([one for one in self.every if one.wanted] or self.every)

    async def start(self) -> None:
        """Start all that don't run, and wait until they are ready."""
        await asyncio.gather(*(one.start() for one in self.every if not one.wanted))

    async def kill(self) -> None:
        """Kill all."""
        await asyncio.gather(*(one.kill() for one in self.every))

    async def terminate(self, number: int = signal.SIGTERM) -> None:
        """Tell all to end."""
        await asyncio.gather(*(one.terminate(number) for one in self.every if one.wanted))

    async def second(self) -> None:
        """Start another process for a shard that is taken: it must refuse to run."""
        await self.every[0].second()

    async def keep_running(self) -> None:
        """Start those again that have ended by themselves."""
        while True:
            await asyncio.sleep(_AGAIN)
            for one in self.every:
                if one.fallen:
                    await one.start()

    def stop(self) -> None:
        """End whatever still runs."""
        for one in self.every:
            one.stop()

    def look(self) -> None:
        """Note the memory of all, and say if one has ended by itself."""
        for one in self.every:
            one.look()

    def read_log(self, secrets: frozenset[str] = frozenset()) -> None:
        """Read what is new in the logs."""
        for one in self.every:
            one.read_log(secrets)
