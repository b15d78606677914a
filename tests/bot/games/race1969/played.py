"""Games of 1969 played at random: every decision on the way, with its state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core.game import Decision, Setup
from rules.race1969.game import GAME
from rules.race1969.terms import NATIONS
from tests.bot.games.presentation import Moment


def moments(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Moment]:
    """Every decision of a game in which all seats act at random, and its end."""
    chooser = Random(seed)
    transition = GAME.new(Setup(NATIONS[:seats], options or {}), bytes([seed]) * 32)
    while decisions := GAME.decisions(transition.state):
        decision = chooser.choice(decisions)
        actions = GAME.legal_actions(transition.state, decision.seat)
        yield Moment(GAME, transition, decision, actions)
        transition = GAME.apply(transition.state, decision.seat, chooser.choice(actions))
    yield Moment(GAME, transition, Decision(0, "over"), ())
