"""``python -m tools.trace``: list the files that a press, an undo, a deadline and a restart enter.

The real bot runs in a simulated Discord, on a temporary database, at a table of 1969 with two
people. Each is done once before, so that nothing is listed that only a first time needs, and then
once more, with another scientist, until the bot has come to rest: answered, saved and published.

A file counts when one of its functions is called in any thread, a lambda or a comprehension
included. Code without a file (as ``dataclasses`` generates it) doesn't count, nor does the
playground, which stands for Discord and its people here.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import simcord

import bot
from bot import logs
from bot.delivery.channel import TURN_PACE
from bot.playground.players import PanelPlayer, controls, quick_game
from bot.playground.simulation import Simulation, temporary_simulation
from bot.settings import Settings
from rules.core.chance import SEED_BYTES, Dice
from rules.games import GAMES

ROOT = Path(bot.__file__).resolve().parent.parent
PACKAGES = ("bot", "render", "rules")
PLAYGROUND = "bot/playground/"
GAME = GAMES["race1969"]
WAYS = ("press", "undo", "deadline", "restart")
MOST_MOVES = 40
"""Moves within which somebody can hire a scientist."""


class Recorder:
    """Notes the files of the functions that are called while it records, in order."""

    def __init__(self) -> None:
        self._found: dict[str, None] = {}
        self._recording = False

    @property
    def files(self) -> list[str]:
        """The project's files that were entered while it last recorded, in order of first entry."""
        found = []
        for name in self._found:
            path = Path(name)
            if path.is_relative_to(ROOT):
                found.append(path.relative_to(ROOT).as_posix())
        return [
            file
            for file in found
            if file.partition("/")[0] in PACKAGES and not file.startswith(PLAYGROUND)
        ]

    def watch_new_threads(self) -> None:
        """Record in every thread that starts from now on as well, whenever this one does."""
        threading.setprofile(self._on_event)

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Forget what was found before and record while the block runs."""
        self._found = {}
        self._recording = True
        sys.setprofile(self._on_event)
        try:
            yield
        finally:
            sys.setprofile(None)
            self._recording = False

    def _on_event(self, frame: FrameType, event: str, _argument: object) -> None:
        if self._recording and event == "call":
            self._found.setdefault(frame.f_code.co_filename)


class _HiringPilot:
    """Hires a scientist as soon as it can, another each time, and takes what comes until then."""

    style = "hiring"

    def __init__(self) -> None:
        self._hired = 0

    def choose(self, view: Any, actions: Sequence[Any], dice: Dice) -> Any:
        """The next hiring there is, else the first action."""
        hirings = [action for action in actions if hires(action)]
        if not hirings:
            return actions[0]
        self._hired += 1
        return hirings[self._hired % len(hirings)]


def hires(action: Any) -> bool:
    """Whether an action hires a scientist."""
    return GAME.format_action(action).startswith("hire ")


class Tracer:
    """Goes the ways at one table and tells the files that each enters."""

    def __init__(self, simulation: Simulation, recorder: Recorder) -> None:
        self._simulation = simulation
        self._recorder = recorder
        self._answers: dict[str, simcord.ResponseMessage] = {}

    @property
    def _bot(self) -> Any:
        return self._simulation.env.bot

    async def start(self) -> None:
        """Open a table, start the game and play until somebody can hire."""
        people, pilot = self._simulation.people, _HiringPilot()
        host = next(iter(people.values()))
        self._channel = await quick_game(self._simulation, host, game=GAME.id, seats=2, humans=2)
        self._table = await self._bot.tables.in_channel(self._channel.id)
        self._players = {
            person.id: PanelPlayer(
                self._simulation,
                key,
                self._channel,
                pilot,
                Dice(bytes(SEED_BYTES), 0),
                self._answers.__setitem__,
                self._recorder.recording,
            )
            for key, person in people.items()
        }
        for _ in range(MOST_MOVES):
            if any(map(hires, await self._actions())):
                return
            await self._move()
        raise RuntimeError(f"nobody could hire within {MOST_MOVES} moves")

    async def press(self) -> list[str]:
        """A press on a panel's button that hires a scientist."""
        await self._move()
        return self._recorder.files

    async def undo(self) -> list[str]:
        """A press on the button that takes the last move back."""
        key, answer = next(reversed(self._answers.items()))
        control = next(control for control, _ in controls(answer) if control.verb == "undo")
        with self._recorder.recording():
            await self._simulation.people[key].click(answer, custom_id=str(control))
        return self._recorder.files

    async def deadline(self) -> list[str]:
        """The moment at which a person's time is up, and the rules decide for them."""
        position = await self._bot.tables.position(self._table.id)
        left = (min(position.due.values()) - self._simulation.env.now()).total_seconds()
        await self._simulation.advance(left - 1)
        with self._recorder.recording():
            await self._simulation.advance(2)
        return self._recorder.files

    async def restart(self) -> list[str]:
        """The end of the running bot and the start of another on the same database."""
        with self._recorder.recording():
            await self._simulation.restart()
        return self._recorder.files

    async def _move(self) -> None:
        """Let the first person who is up make a move; their last press is recorded."""
        await self._simulation.advance(2 * TURN_PACE.total_seconds())  # it is shown at once then
        position, decision = await self._up()
        user = position.table.seats[decision.seat].user_id
        self._answers.clear()
        await self._players[user].act(position, decision)

    async def _actions(self) -> Sequence[Any]:
        position, decision = await self._up()
        actions: Sequence[Any] = GAME.legal_actions(position.state, decision.seat)
        return actions

    async def _up(self) -> tuple[Any, Any]:
        position = await self._bot.tables.position(self._table.id)
        return position, GAME.decisions(position.state)[0]


async def trace(ways: Collection[str] = WAYS) -> dict[str, list[str]]:
    """The files that each of the ``ways`` enters, in order of first entry."""
    recorder = Recorder()
    recorder.watch_new_threads()
    # In threads, where the files that draw are seen.
    settings = Settings(_env_file=None, drawing_process=False)
    try:
        async with temporary_simulation(settings) as simulation:
            tracer = Tracer(simulation, recorder)
            await tracer.start()
            found = {}
            await tracer.press()
            found["press"] = await tracer.press()
            await tracer.undo()
            await tracer.press()
            found["undo"] = await tracer.undo()
            for way in ("deadline", "restart"):
                if way in ways:
                    await getattr(tracer, way)()
                    found[way] = await getattr(tracer, way)()
    finally:
        threading.setprofile(None)
    return {way: found[way] for way in WAYS if way in ways}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the files of each way that is asked for, and how many there are."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.trace",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("ways", nargs="*", metavar="way", help=f"{', '.join(WAYS)} (default: all)")
    parser.add_argument(
        "--all", action="store_true", help="list the files of render and rules as well"
    )
    chosen = parser.parse_args(arguments)
    for way in chosen.ways:
        if way not in WAYS:
            parser.error(f"no such way: {way}")
    logs.set_up("ERROR", "text")
    for way, files in asyncio.run(trace(chosen.ways or WAYS)).items():
        shown = [file for file in files if chosen.all or file.startswith("bot/")]
        own = sum(file.startswith("bot/") for file in files)
        print(f"{way}: {own} files under bot/" + (f", {len(files)} in all" if chosen.all else ""))
        for number, file in enumerate(shown, 1):
            print(f"  {number:3} {file}")


if __name__ == "__main__":
    main()
