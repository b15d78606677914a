"""The lesson of a game: a scripted first game of positions, choices and questions.

A lesson has no table and is stored nowhere. Each step is a position of a recorded game, and what
the learner presses there is done by the rules. ``python -m tools.lesson`` writes the records.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, TypeAlias

from render.core.picture import Band
from rules.core.events import Event, Transition
from rules.core.game import AnyGame, Seat, Setup

Drawing: TypeAlias = Callable[[Any], tuple[Band, ...]]
"""Makes the picture of a ``Presentation`` to the learner, with what it points at."""

LEARNER: Seat = 0
"""The learner's seat in every record."""
FILE = "lesson.toml"


@dataclass(frozen=True, kw_only=True, eq=False)
class Step:
    """A position, what its picture points at, and what the learner may press.

    The catalogs hold ``<game>-step-<id>``, of at most 350 characters, its ``…-heading``, and what
    each choice teaches, ``…-a``, ``…-b`` and so on. ``teaches`` names the rules that are new.
    """

    id: str
    teaches: tuple[str, ...]
    choices: tuple[tuple[str, ...], ...]
    """The actions of each choice, in notation; the lesson goes on as if the first were chosen."""
    picture: Drawing
    after: Drawing
    """The same after a choice."""
    asks: bool = False
    """Whether the game's own question stands above the text, as where it tells a story."""
    tells: tuple[type[Event], ...] = ()
    """The kinds of events that are told after a choice; all of them where it is empty."""


@dataclass(frozen=True)
class Question:
    """A question about a rule; one of its answers ``a``, ``b`` and ``c`` is right.

    The catalogs hold ``<game>-quiz-<rule>``, its answers ``…-a`` and so on, and ``…-why``.
    """

    rule: str
    right: str


ANSWERS = ("a", "b", "c")


@dataclass(frozen=True, kw_only=True, eq=False)
class Lesson:
    """A game's lesson: its steps, then its questions.

    ``package`` is where the records lie, ``rivals`` are the names of the other seats.
    """

    package: str
    steps: tuple[Step, ...]
    questions: tuple[Question, ...]
    rivals: tuple[str, ...] = ()

    def position(self, game: AnyGame, number: int) -> Any:
        """The state of a step; raises ``IllegalAction`` if the rules or the board have changed."""
        return position(game, self.records(), self.steps[number].id)

    def records(self) -> Mapping[str, Any]:
        """The records, as they were written."""
        text = resources.files(self.package).joinpath(FILE).read_text(encoding="utf-8")
        return tomllib.loads(text)


def position(game: AnyGame, records: Mapping[str, Any], step: str) -> Any:
    """The state at a step of one of the recorded scenes; raises ``KeyError`` if none has it."""
    for scene in records["scenes"]:
        if step in scene["moves"]:
            break
    else:
        raise KeyError(step)
    setup = Setup(tuple(scene["seats"]), scene["options"])
    state = game.new(setup, bytes.fromhex(scene["seed"])).state
    for name, moves in scene["moves"].items():
        for move in moves.splitlines():
            seat, action = move.split(" ", 1)
            state = game.apply(state, int(seat), game.parse_action(action)).state
        if name == step:
            break
    return state


def carry_out(game: AnyGame, state: Any, choice: Sequence[str]) -> list[Transition[Any, Any]]:
    """What the learner's choice brings about, an action after the other."""
    found: list[Transition[Any, Any]] = []
    for line in choice:
        found.append(game.apply(state, LEARNER, game.parse_action(line)))
        state = found[-1].state
    return found
