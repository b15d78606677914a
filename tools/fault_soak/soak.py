"""Runs a soak: people play, faults befall them, then all comes to rest and is looked at."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from rules.games import GAMES
from tools.discord_stub.bot_process import database_of
from tools.discord_stub.payloads import VOICE_CHANNEL, guild_ids
from tools.discord_stub.server import DiscordStub
from tools.discord_stub.world import INVITED
from tools.fault_soak.checks import Checks
from tools.fault_soak.database import Look
from tools.fault_soak.faults import Faults
from tools.fault_soak.games import Soak
from tools.fault_soak.journal import Journal
from tools.fault_soak.process import ROOT, Surroundings
from tools.fault_soak.processes import Bots
from tools.fault_soak.tables import PEOPLE, Place

_LOOKS = 3.0
CLOCKS_APART = timedelta(seconds=1)
"""By how much a process may follow the database's clock late."""
_WITH_VOICE = 4
"""So many channels, of which one is a voice channel's chat."""
_NAMES = (
    *("\u2800\u2800", "\u200b\u200e", "\u0301\u0302", "a" + "\u0336\u0321\u0327" * 12),
    *("**bold** [x](https://a.b)", "<@5001> @everyone", "\u202eright to left", "日本語の名前"),
)
"""Names that show nothing, break lines, or act as Markdown."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do: ``minutes`` of play with faults, then up to ``calm`` minutes to end the games.

    ``slack`` multiplies all bounds of time. ``faults`` names the kinds of faults, none for all.
    ``pace`` multiplies how long faults last. ``rest`` are the seconds in which nobody presses
    before all is looked at; whoever has moved in the last half minute isn't called before.
    ``database`` is the address of one on a server, ``checkout`` the folder of the program. So many
    ``processes`` share the database, with a server and a shard each.
    """

    seed: str
    minutes: float
    calm: float = 4.0
    tables: int = 6
    games: tuple[str, ...] = tuple(GAMES)
    faults: tuple[str, ...] = ()
    without_faults: bool = False
    pace: float = 1.0
    slack: float = 1.0
    think: float = 0.6
    rest: float = 60.0
    database: str | None = None
    folder: Path | None = None
    checkout: Path = ROOT
    processes: int = 1


@dataclass(frozen=True, slots=True)
class Found:
    """What a soak has found."""

    journal: Journal
    soak: Soak
    bots: Bots
    unfinished: int
    still: float


async def run(plan: Plan) -> Found:
    """Run a soak to its end."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = plan.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        stub = DiscordStub(plan.tables, guilds=guild_ids(plan.processes), permissions=INVITED)
        stub.faults.limited = True
        if plan.tables >= _WITH_VOICE:
            next(reversed(stub.channels.values())).kind = VOICE_CHANNEL
        stub.world.names = dict(zip(PEOPLE, _NAMES, strict=False))
        journal = Journal(plan.slack)
        stub.interactions.answer_within *= plan.slack
        await stub.start()
        around = Surroundings(stub, folder, journal, plan.database, plan.checkout)
        bots = Bots(around, plan.processes)
        look = Look(plan.database or database_of(folder))
        soak = Soak(stub, journal, look, plan.seed, plan.think, sleepy=plan.minutes >= 30)
        if plan.processes > 1:
            soak.clocks_apart = CLOCKS_APART
        stub.faults.chance = soak.chance("requests")
        try:
            return await _run(plan, soak, bots, folder)
        finally:
            bots.stop()
            await look.close()
            await stub.stop()


async def _run(plan: Plan, soak: Soak, bots: Bots, folder: Path) -> Found:
    journal, checks = soak.journal, Checks(soak, bots)
    await bots.start()
    places = [Place(soak, channel, plan.games) for channel in [*soak.stub.channels.values()]]
    playing = [asyncio.create_task(place.keep_playing()) for place in places]
    looking = asyncio.create_task(_keep_looking(checks, soak, places))
    database = plan.database or database_of(folder)
    faults = Faults(soak, bots, database, plan.faults, plan.pace)
    failing = None if plan.without_faults else asyncio.create_task(faults.run())
    tasks = {*playing, looking, *([] if failing is None else [failing])}
    reporting = asyncio.create_task(_report(soak, bots))
    tasks.add(asyncio.create_task(bots.keep_running()))
    try:
        await _while_well(plan.minutes * 60, tasks)
        soak.calm = True
        soak.stub.world.inboxes.clear()
        if failing is not None:
            await failing  # the last fault
        print(f"calm after {journal.now:.0f} s", flush=True)
        soak.think = min(soak.think, 0.2)
        done, _ = await asyncio.wait(playing, timeout=plan.calm * 60)
        for task in done:
            task.result()
        unfinished = sum(game.status in ("running", "paused") for game in soak.games.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        soak.awake.clear()
        await _while_well(plan.rest, {looking})
        await checks.at_rest()
        await bots.terminate()
        await checks.nothing_lost()
        await bots.start()
        await _while_well(plan.rest / 3, {looking})
        await checks.at_rest()
        await checks.nowhere()
        await bots.terminate()
        await checks.nothing_lost()
    finally:
        for task in (*tasks, reporting):
            task.cancel()
        await asyncio.gather(*tasks, reporting, return_exceptions=True)
    return Found(journal, soak, bots, unfinished, checks.longest_wait)


async def _keep_looking(checks: Checks, soak: Soak, places: Sequence[Place]) -> None:
    starts = 0
    while True:
        await asyncio.sleep(_LOOKS)
        soak.awake.clear()
        for place in places:
            if place.game is not None and all(not one.asleep for one in place.players):
                soak.awake.add(place.game.number)
        await checks.look()
        if checks.starts != starts:
            starts = checks.starts
            await checks.nothing_lost()


async def _while_well(seconds: float, tasks: set[asyncio.Task[None]]) -> None:
    """Wait; raises what has gone wrong in the soak itself."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()


async def _report(soak: Soak, bots: Bots) -> None:
    """Print a line a minute."""
    while True:
        await asyncio.sleep(60)
        counts, journal = soak.journal.counts, soak.journal
        memory = bots.memory[-1] if bots.memory else 0
        print(
            f"{journal.now / 60:5.1f} min  {counts['moves']} moves, {counts['finished']} games"
            f" ended, {counts['closed']} closed, {counts['tables']} opened;"
            f" {journal.faults.total()} faults, {bots.starts} starts, {memory:.0f} MB,"
            f" {len(journal.violations)} violations",
            flush=True,
        )
