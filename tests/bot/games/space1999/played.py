"""Games of Spazio: 1999, mostly played by an autopilot: every decision on the way."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import tee
from random import Random
from typing import Any

from rules.core.chance import stream
from rules.core.events import Transition
from rules.core.game import Decision, Setup
from rules.space1999.game import GAME
from rules.space1999.terms import SECTORS
from tests.bot.games.presentation import Moment

BY_AUTOPILOT = 0.75
"""The share of decisions that an autopilot makes, so that games end; the others are random."""


def moments(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Moment]:
    """Every decision of a game, and its end; a game is played once, as far as anybody asks."""
    return copy(_played(seats, seed, tuple(sorted((options or {}).items()))))


@cache
def _played(seats: int, seed: int, options: tuple[tuple[str, str], ...]) -> Iterator[Moment]:
    """A game from its beginning, to be copied: copies share what was played."""
    (game,) = tee(_play(seats, seed, dict(options)), 1)
    return game


def _play(seats: int, seed: int, options: dict[str, str]) -> Iterator[Moment]:
    chooser, dice = Random(seed), stream(bytes([seed]) * 32, "tests")
    pilot = next(iter(GAME.autopilots.values()))
    transition: Transition[Any, Any] = GAME.new(Setup(SECTORS[:seats], options), bytes([seed]) * 32)
    while decisions := GAME.decisions(transition.state):
        decision = decisions[0]
        actions = GAME.legal_actions(transition.state, decision.seat)
        yield Moment(GAME, transition, decision, actions)
        action: Any = chooser.choice(actions)
        if chooser.random() < BY_AUTOPILOT:
            action = pilot.choose(GAME.view(transition.state, decision.seat), actions, dice)
        transition = GAME.apply(transition.state, decision.seat, action)
    yield Moment(GAME, transition, Decision(0, "over"), ())
