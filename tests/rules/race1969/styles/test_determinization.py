"""Imagined states: the deciding seat sees in them what it sees, and nothing is lost in them."""

from __future__ import annotations

import random

import pytest

from rules.core.chance import Dice, stream
from rules.core.game import Setup
from rules.race1969.expert import imagine, playout
from rules.race1969.game import GAME
from tests.rules.contract import autopilots, play
from tests.rules.race1969.adapter import ADAPTER

KINDS = {"trade", "purchase", "launch", "reroll", "sabotage", "support"}


@pytest.mark.parametrize("setup", ADAPTER.setups)
@pytest.mark.parametrize("wild", [False, True], ids=["autopilots", "chance"])
def test_an_imagined_state_agrees_with_the_view(setup: Setup, wild: bool) -> None:
    rnd, dice = random.Random(23), Dice(bytes(32), 0)
    met = set()
    for step in play(ADAPTER, setup, rnd, None if wild else autopilots(ADAPTER, rnd)):
        view = GAME.view(step.before, step.seat)
        actions = GAME.legal_actions(step.before, step.seat)
        kind = next(d.kind for d in view.decisions if d.seat == step.seat)
        met.add(kind)
        state = imagine(view, actions, dice, playout)
        assert GAME.legal_actions(state, step.seat) == actions
        assert GAME.view(state, step.seat) == view, kind
        assert ADAPTER.conserved(state) == ADAPTER.conserved(step.before)
    assert met >= KINDS - ({"reroll"} if wild else set())


def test_what_is_hidden_is_dealt_anew() -> None:
    table = list(play(ADAPTER, ADAPTER.setups[4], random.Random(24)))
    hands = set()
    step = next(s for s in table if sum(len(n.hand) > 2 for n in s.before.nations) > 2)
    view = GAME.view(step.before, step.seat)
    actions = GAME.legal_actions(step.before, step.seat)
    for number in range(12):
        state = imagine(view, actions, stream(bytes(32), str(number)), playout)
        hands.add(tuple(nation.hand for nation in state.nations))
        assert state.start.seed != step.before.start.seed
        assert state.nations[step.seat].hand == step.before.nations[step.seat].hand
    assert len(hands) > 4


def test_the_public_imagines_nothing() -> None:
    state = GAME.new(ADAPTER.setups[0], bytes(32)).state
    with pytest.raises(ValueError, match="decides now"):
        imagine(GAME.view(state, None), (), Dice(bytes(32), 0), playout)
