"""Games played at random for the face's tests: every decision on the way, with its state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.core.game import AnyGame, Decision, Setup
from rules.core.transition import Transition
from rules.race1969.game import GAME
from rules.race1969.terms import NATIONS

WORST_NAME = "\\*" * 32
"""The longest that an escaped display name of 32 characters gets."""


@dataclass(frozen=True)
class Moment:
    """A decision in a game: what led to it, the state, and what may be done."""

    transition: Transition[Any, Any]
    decision: Decision
    actions: tuple[Any, ...]
    game: AnyGame = GAME

    @property
    def view(self) -> Any:
        """The game through the deciding seat's eyes."""
        return self.game.view(self.transition.state, self.decision.seat)


def moments(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Moment]:
    """Every decision of a game in which all seats act at random."""
    chooser = Random(seed)
    transition = GAME.new(Setup(NATIONS[:seats], options or {}), bytes([seed]) * 32)
    while decisions := GAME.decisions(transition.state):
        decision = chooser.choice(decisions)
        actions = GAME.legal_actions(transition.state, decision.seat)
        yield Moment(transition, decision, actions)
        transition = GAME.apply(transition.state, decision.seat, chooser.choice(actions))
    yield Moment(transition, Decision(0, "over"), ())
