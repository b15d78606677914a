"""Measures one, two … processes of the bot on one database server, and how one is replaced.

Their people are busy at tables of all shards; some play from direct messages, which shard 0 hears.
Pictures aren't drawn. It works on Linux only, where the system tells what a process takes.
"""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from rich.table import Table

from tools.bench.database_server import Watch, fresh_database, watched
from tools.bench.direct_play import keep_playing_directly
from tools.bench.fleet import Fleet, FleetLoad, fleet
from tools.bench.people import Figures, keep_playing
from tools.discord_stub.controls import controls, live_message
from tools.discord_stub.payloads import guild_ids
from tools.discord_stub.server import DiscordStub
from tools.discord_stub.world import Channel

_OBSERVER = 9999
"""The number of somebody who only looks."""
_LOOKS_EVERY = 0.1
_BACK_WITHIN = 60.0
_THOUGHT = 4.0
"""Seconds before a direct press: a table's message is edited again no sooner than after some."""


@dataclass(frozen=True, slots=True)
class SharedLoad(FleetLoad):
    """``tables`` at which people are busy, and ``direct`` ones more that are played directly.

    The latter go on for ``calm`` seconds more by themselves. ``guilds`` are so many that each
    number of processes divides them.
    """

    tables: int = 40
    direct: int = 6
    guilds: int = 12
    warm_up: float = 10.0
    calm: float = 40.0
    failover: bool = True


@dataclass(frozen=True, slots=True)
class Shared:
    """What so many processes did; times are in seconds, ``waiting`` and CPU are shares of one."""

    processes: int
    pinned: bool
    moves_a_second: float
    answer_95: float
    shown_95: float
    shown_95_calm: float
    bot_cpu: tuple[float, ...]
    server_cpu: float
    stub_cpu: float
    waiting: float
    deadlocks: int
    unanswered: int
    taken_over_in: float | None = None
    restarted_in: float | None = None

    def rows(self) -> Sequence[tuple[str, str]]:
        """The figures with their names."""
        used = sum(self.bot_cpu)
        found = [
            ("moves a second", f"{self.moves_a_second:.1f}"),
            ("95 % of answers, ms", f"{self.answer_95 * 1000:.0f}"),
            ("95 % from a direct press to the channel, ms", f"{self.shown_95 * 1000:.0f}"),
            ("… when nobody else plays, ms", f"{self.shown_95_calm * 1000:.0f}"),
            ("of transactions' time waiting for others, %", f"{self.waiting * 100:.1f}"),
            ("deadlocks", f"{self.deadlocks}"),
            ("unanswered presses", f"{self.unanswered}"),
            ("cores used by each process", " ".join(f"{one:.2f}" for one in self.bot_cpu)),
            ("cores used by the database", f"{self.server_cpu:.2f}"),
            ("cores used by the stub", f"{self.stub_cpu:.2f}"),
            ("processor time of the bot a move, ms", f"{used / self.moves_a_second * 1000:.1f}"),
            (
                "processor time of the database a move, ms",
                f"{self.server_cpu / self.moves_a_second * 1000:.1f}",
            ),
            ("each process has a core", "yes" if self.pinned else "no"),
        ]
        for name, value in (
            ("killed: a spare answers after, s", self.taken_over_in),
            ("killed and started again: answers after, s", self.restarted_in),
        ):
            if value is not None:
                found.append((name, f"{value:.1f}"))
        return found


async def measure(load: SharedLoad, processes: int) -> Shared:
    """Measure so many processes; raises ``RuntimeError`` where one ends or nobody moves."""
    guilds = guild_ids(load.guilds)
    stub = DiscordStub(load.tables, guilds=guilds)
    await stub.start()
    try:
        async with (
            fresh_database(load.server) as database,
            fleet(load.checkout, stub, database, processes) as bots,
        ):
            await bots.start()
            async with watched(database) as watch:
                found = await _play(load, stub, bots, watch)
            found["deadlocks"] = watch.figures.deadlocks
            if load.failover and processes > 1:
                found["taken_over_in"] = await _killed(stub, bots, spare=True)
                found["restarted_in"] = await _killed(stub, bots, spare=False)
            return Shared(processes=processes, pinned=bots.pinned, **found)  # type: ignore[arg-type]
    finally:
        await stub.stop()


async def _play(
    load: SharedLoad, stub: DiscordStub, bots: Fleet, watch: Watch
) -> dict[str, object]:
    """Let people play, and measure for a while."""
    figures, direct = Figures(), Figures()
    channels = [*stub.channels.values()]
    busy = [
        asyncio.create_task(keep_playing(stub, channel, number, load.game, figures, 0.0))
        for number, channel in enumerate(channels)
    ]
    playing = [*busy]
    for number in range(2 * load.tables, 2 * load.tables + load.direct):
        # The last server is never of shard 0, which hears of direct messages.
        channel = stub.world.add_channel(guild=[*stub.world.guilds][-1])
        stub.gateway.dispatch("CHANNEL_CREATE", channel.shown())
        play = keep_playing_directly(stub, channel, number, load.game, direct, _THOUGHT)
        playing.append(asyncio.create_task(play))
    try:
        await _while_well(load.warm_up, playing, bots)
        for one in (figures, direct, watch.figures):
            one.clear()
        before, begun = _used(bots, watch), perf_counter()
        await _while_well(load.seconds, playing, bots)
        passed = perf_counter() - begun
        used = [(now - then) / passed for now, then in zip(_used(bots, watch), before, strict=True)]
        moves, shown, waiting = figures.moves + direct.moves, [*direct.shown], watch.figures.waiting
        for task in busy:
            task.cancel()
        await asyncio.wait(busy)
        await _while_well(load.calm / 3, playing[len(busy) :], bots)
        direct.shown.clear()
        await _while_well(load.calm, playing[len(busy) :], bots)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    if not moves:
        raise RuntimeError("nobody made a move")
    return {
        "moves_a_second": moves / passed,
        "answer_95": _most(figures.answers),
        "shown_95": _most(shown),
        "shown_95_calm": _most(direct.shown),
        "bot_cpu": tuple(used[2:]),
        "server_cpu": used[0],
        "stub_cpu": used[1],
        "waiting": waiting,
        "unanswered": figures.unanswered + direct.unanswered,
    }


def _used(bots: Fleet, watch: Watch) -> list[float]:
    own = resource.getrusage(resource.RUSAGE_SELF)
    return [watch.cpu_seconds(), own.ru_utime + own.ru_stime, *bots.cpu_seconds()]


def _most(times: list[float]) -> float:
    """The time that 95 % don't exceed."""
    ordered = sorted(times)
    return ordered[len(ordered) * 95 // 100] if ordered else float("nan")


async def _while_well(seconds: float, playing: list[asyncio.Task[None]], bots: Fleet) -> None:
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    bots.check()


# A process that is killed


async def _killed(stub: DiscordStub, bots: Fleet, *, spare: bool) -> float:
    """Kill the process of shard 1; the seconds until one of its tables is answered again."""
    shards = len(bots.processes)
    guilds = [one for one in stub.world.guilds if (one >> 22) % shards == 1]
    found = (one for guild in guilds for one in stub.world.guilds[guild].values())
    channel = next(one for one in found if live_message(one) is not None)
    if spare:
        bots.spares.append(bots.begin("auto"))
        await asyncio.sleep(5.0)
    begun = perf_counter()
    bots.processes[1].kill()
    bots.processes[1] = bots.spares.pop() if spare else bots.begin("1")
    await _until_answered(stub, channel)
    return perf_counter() - begun


async def _until_answered(stub: DiscordStub, channel: Channel) -> None:
    """Press again and again, until a press is answered; raises ``TimeoutError``."""
    async with asyncio.timeout(_BACK_WITHIN):
        while True:
            live = live_message(channel)
            if live is not None:
                control = next(one for one in controls(live) if one.verb == "move")
                pressed = stub.begin_press(_OBSERVER, channel.id, live, control.custom_id)
                await asyncio.wait({pressed.answer}, timeout=_LOOKS_EVERY)
                if pressed.acknowledged is not None:
                    return
            await asyncio.sleep(0)


def compare(load: SharedLoad, numbers: Sequence[int], told: Callable[[str], None]) -> Table:
    """Measure each number of processes; the figures side by side, and what moves were gained."""
    found = []
    for number in numbers:
        told(f"measuring {load.game}, {number} processes")
        found.append(asyncio.run(measure(load, number)))
    table = Table("what", *(f"{number} processes" for number in numbers), title=load.game)
    names = list(dict.fromkeys(name for one in found for name, _ in one.rows()))
    for name in names:
        table.add_row(name, *(dict(one.rows()).get(name, "") for one in found))
    gains = [f"{one.moves_a_second / found[0].moves_a_second:.2f}" for one in found]
    table.add_row("moves, by those of the first", *gains)
    return table
