"""Finds the seeds of a game's lesson and prints its records.

``python -m tools.lesson race1969`` goes through seeds until each scene of the lesson can be played
as its script says, and prints ``bot/games/<game>/lesson.toml``. A script is a function in
``tools/<game>/lesson.py`` that plays a ``Rehearsal``: it names the positions of the steps, and
demands whatever their texts say of dice and cards.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count, cycle, islice
from typing import Any, TypeVar

from rules.core.chance import SEED_BYTES, stream
from rules.core.errors import IllegalAction
from rules.core.events import Transition
from rules.core.game import AnyGame, Seat, Setup
from rules.games import GAMES

E = TypeVar("E")
_HEAD = "# The positions of a lesson, written by `python -m tools.lesson`. Their seeds are public."
PATIENCE = 500
"""The most decisions that autopilots make on the way to a position."""


class Missed(Exception):
    """With this seed the scene doesn't come out as its script says."""


class Rehearsal:
    """A scene while it is played: its state, and the moves up to the position of each step."""

    def __init__(self, game: AnyGame, setup: Setup, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.state: Any = game.new(setup, seed).state
        self.moves: dict[str, list[str]] = {}
        self._since: list[str] = []
        styles = islice(cycle(game.styles_in_turn()), len(setup.seats))
        self._pilots = [game.autopilots[style] for style in styles]
        self._dice = [stream(seed, f"autopilot {seat}") for seat in range(len(setup.seats))]

    def step(self, name: str) -> None:
        """Name the position as it is now."""
        self.moves[name], self._since = self._since, []

    def want(self, condition: object) -> None:
        """Raise ``Missed`` unless the condition holds."""
        if not condition:
            raise Missed

    def attempt(self, seat: Seat, *lines: str) -> list[Transition[Any, Any]]:
        """The transitions that some actions would bring about; raises ``IllegalAction``."""
        found: list[Transition[Any, Any]] = []
        state = self.state
        for line in lines:
            found.append(self.game.apply(state, seat, self.game.parse_action(line)))
            state = found[-1].state
        return found

    def act(self, seat: Seat, *lines: str) -> list[Transition[Any, Any]]:
        """Let a seat do something; raises ``IllegalAction``."""
        found = self.attempt(seat, *lines)
        self._since += [f"{seat} {line}" for line in lines]
        self.state = found[-1].state
        return found

    def play(self, moves: str) -> None:
        """Play moves, a line each as in a record; raises ``IllegalAction``."""
        for move in moves.split("\n"):
            seat, line = move.strip().split(" ", 1)
            self.act(int(seat), line)

    def pilot(self, until: Callable[[Any], bool]) -> None:
        """Let autopilots play until a state is as wanted."""
        for _ in range(PATIENCE):
            if until(self.state):
                return
            asked = [one.seat for one in self.game.decisions(self.state) if not one.ready]
            self.want(asked)
            self.pilot_move(asked[-1])
        raise Missed

    def pilot_move(self, seat: Seat) -> None:
        """Let a seat's autopilot make one move."""
        actions = self.game.legal_actions(self.state, seat)
        view = self.game.view(self.state, seat)
        action = self._pilots[seat].choose(view, actions, self._dice[seat])
        self.act(seat, self.game.format_action(action))


def happened(transitions: Sequence[Transition[Any, Any]], kind: type[E]) -> E:
    """The first event of a kind; raises ``Missed`` where there is none."""
    for one in transitions:
        for event in one.events:
            if isinstance(event, kind):
                return event
    raise Missed


@dataclass(frozen=True)
class Scene:
    """A part of a lesson that is one game; ``script`` plays it."""

    seats: tuple[str, ...]
    script: Callable[[Rehearsal], None]
    options: Mapping[str, str] = field(default_factory=dict)


def rehearse(game: AnyGame, scene: Scene, seed: bytes) -> dict[str, list[str]]:
    """The moves up to each step's position from the one before; raises ``Missed``."""
    rehearsal = Rehearsal(game, Setup(scene.seats, scene.options), seed)
    try:
        scene.script(rehearsal)
    except IllegalAction as error:
        raise Missed from error
    return rehearsal.moves


def find(game: AnyGame, scene: Scene) -> tuple[bytes, dict[str, list[str]]]:
    """The first seed with which a scene comes out, and its moves."""
    for number in count():
        seed = number.to_bytes(SEED_BYTES, "big")
        with suppress(Missed):
            return seed, rehearse(game, scene, seed)
    raise AssertionError("unreachable: there is always another seed")


def record(scene: Scene, seed: bytes, moves: Mapping[str, Sequence[str]]) -> str:
    """A scene as a table of the file."""
    chosen = ", ".join(f"{name} = {json.dumps(choice)}" for name, choice in scene.options.items())
    head = (
        f'[[scenes]]\nseed = "{seed.hex()}"\nseats = {json.dumps(scene.seats)}\n'
        f"options = {{{chosen}}}\n\n[scenes.moves]\n"
    )
    steps = (
        f'{name} = """\n' + "".join(f"{m}\n" for m in some) + '"""' for name, some in moves.items()
    )
    return head + "\n".join(steps)


def scenes_of(game: str) -> tuple[Scene, ...]:
    """The scenes of a game's lesson."""
    found: tuple[Scene, ...] = import_module(f"tools.{game}.lesson").SCENES
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the records."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    given = parser.parse_args(arguments)
    game = GAMES[given.game]
    records = [record(scene, *find(game, scene)) for scene in scenes_of(given.game)]
    print("\n\n".join([_HEAD, *records]))


if __name__ == "__main__":
    main()
