"""Measures processes with tens of thousands of servers and open tables, against ten tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from rich.table import Table

from tools.bench.copies import make_copies
from tools.bench.database_server import fresh_database
from tools.bench.fleet import Fleet, FleetLoad, fleet
from tools.bench.people import Figures, keep_playing
from tools.discord_stub.payloads import guild_ids
from tools.discord_stub.server import DiscordStub

_SERVERS_A_SHARD = 2000
"""Discord allows 2500."""
_PLAYED = 10
"""Moves of the table that is copied."""


@dataclass(frozen=True, slots=True)
class Crowd(FleetLoad):
    """``copies`` are the open tables at which nobody sits down, ``busy`` those with people."""

    processes: int = 4
    servers: int = 20_000
    copies: int = 50_000
    busy: int = 10
    think: float = 1.0

    @property
    def shards(self) -> int:
        """The shards of each process."""
        return -(-self.servers // (_SERVERS_A_SHARD * self.processes))


@dataclass(frozen=True, slots=True)
class Crowded:
    """Times are in seconds, memory in MB: that of each process, and with its workers."""

    filled_in: float
    ready_in: float
    memory: tuple[float, ...]
    workers_memory: tuple[float, ...]
    answer_median: float
    answer_95: float
    moves: int


async def measure(crowd: Crowd) -> Crowded:
    """Measure a crowd; raises ``RuntimeError`` where a process ends."""
    async with fresh_database(crowd.server) as database:
        begun = perf_counter()
        if crowd.copies:
            await _play_one(crowd, database)
            every = crowd.shards * crowd.processes
            await make_copies(database, crowd.servers, crowd.copies, every)
        filled = perf_counter() - begun
        stub = DiscordStub(crowd.copies, guilds=guild_ids(crowd.servers))
        for guild in [*stub.world.guilds][: crowd.busy]:
            stub.world.add_channel(guild=guild)
        await stub.start()
        try:
            async with fleet(crowd.checkout, stub, database, crowd.processes, crowd.shards) as bots:
                ready = await bots.start()
                figures = await _play(crowd, stub, bots)
                memory = [process.most_memory() for process in bots.processes]
        finally:
            await stub.stop()
    answers = sorted(figures.answers) or [float("nan")]
    return Crowded(
        filled_in=filled,
        ready_in=ready,
        memory=tuple(own for own, _ in memory),
        workers_memory=tuple(workers for _, workers in memory),
        answer_median=answers[len(answers) // 2],
        answer_95=answers[len(answers) * 95 // 100],
        moves=figures.moves,
    )


async def _play_one(crowd: Crowd, database: str) -> None:
    """Play one table with a process of its own, so that there is something to copy."""
    stub = DiscordStub(1)
    await stub.start()
    try:
        async with fleet(crowd.checkout, stub, database, 1) as bots:
            await bots.start()
            figures = Figures()
            (channel,) = stub.channels.values()
            playing = asyncio.create_task(keep_playing(stub, channel, 0, crowd.game, figures, 0.0))
            while not playing.done():
                await asyncio.sleep(0.1)
                if figures.moves >= _PLAYED:
                    break
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    finally:
        await stub.stop()


async def _play(crowd: Crowd, stub: DiscordStub, bots: Fleet) -> Figures:
    """Let people play at new tables, with those of the crowd beside them."""
    figures = Figures()
    channels = [*stub.channels.values()][crowd.copies :]
    playing = [
        asyncio.create_task(keep_playing(stub, channel, number, crowd.game, figures, crowd.think))
        for number, channel in enumerate(channels)
    ]
    try:
        await asyncio.wait(playing, timeout=crowd.seconds / 3, return_when=asyncio.FIRST_COMPLETED)
        figures.clear()
        done, _ = await asyncio.wait(
            playing, timeout=crowd.seconds, return_when=asyncio.FIRST_COMPLETED
        )
        for task in done:
            task.result()
        bots.check()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return figures


def compare(crowd: Crowd, told: Callable[[str], None]) -> Table:
    """Measure a crowd, and the busy tables without it."""
    few = replace(crowd, servers=crowd.busy, copies=0)
    found = []
    for each in (few, crowd):
        told(f"measuring {each.busy + each.copies} tables in {each.servers} servers")
        found.append(asyncio.run(measure(each)))
    table = Table("what", *(f"{one.busy + one.copies} tables" for one in (few, crowd)))
    rows: Sequence[tuple[str, Callable[[Crowded], str]]] = (
        ("tables made in, s", lambda one: f"{one.filled_in:.0f}"),
        ("all shards ready after, s", lambda one: f"{one.ready_in:.1f}"),
        ("memory of each process, MB", lambda one: " ".join(f"{m:.0f}" for m in one.memory)),
        ("its workers', MB", lambda one: " ".join(f"{m:.0f}" for m in one.workers_memory)),
        ("moves", lambda one: f"{one.moves}"),
        ("half of the answers, ms", lambda one: f"{one.answer_median * 1000:.0f}"),
        ("95 % of answers, ms", lambda one: f"{one.answer_95 * 1000:.0f}"),
    )
    for name, read in rows:
        table.add_row(name, *map(read, found))
    table.add_row("shards", *(f"{one.shards * one.processes}" for one in (few, crowd)))
    return table
