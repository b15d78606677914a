"""Imagined states: the deciding crew sees in them what it sees, and nothing is lost in them."""

from __future__ import annotations

import random

import pytest

from rules.core.chance import Dice, stream
from rules.space1999.autopilots import imagine
from rules.space1999.game import GAME
from rules.space1999.terms import DECISIONS
from tests.rules.contract import autopilots, play
from tests.rules.space1999.adapter import ADAPTER
from tests.rules.space1999.table import Table


def test_an_imagined_state_agrees_with_the_view() -> None:
    rnd, dice, met = random.Random(23), Dice(bytes(32), 0), set()
    for setup in ADAPTER.setups:
        for step in play(ADAPTER, setup, rnd, autopilots(ADAPTER, rnd)):
            view = GAME.view(step.before, step.seat)
            met.add(view.agenda[0].kind)
            state = imagine(view, dice)
            assert GAME.view(state, step.seat) == view
            actions = GAME.legal_actions(step.before, step.seat)
            assert GAME.legal_actions(state, step.seat) == actions
            assert GAME.default_action(state, step.seat) in actions
            assert ADAPTER.conserved(state) == ADAPTER.conserved(step.before)
    assert met == set(DECISIONS)


def test_what_is_hidden_is_dealt_anew() -> None:
    table = Table("a", "b")
    hands = set()
    for number in range(12):
        state = imagine(table.view("a"), stream(bytes(32), str(number)))
        hands.add(state.ships[1].plans)
        assert state.ships[0].plans == table.ship("a").plans
        assert state.start.seed != table.state.start.seed
    assert len(hands) > 4


@pytest.mark.parametrize("sector", [None, "b"])
def test_who_does_not_decide_imagines_nothing(sector: str | None) -> None:
    with pytest.raises(ValueError, match="decides now"):
        imagine(Table("a", "b").view(sector), Dice(bytes(32), 0))
