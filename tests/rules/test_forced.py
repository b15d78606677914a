"""The contract's part about decisions without a choice: what isn't asked gives nothing away."""

from __future__ import annotations

import random

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import Setup
from tests.rules.cases import every_table
from tests.rules.contract import Adapter, autopilots, play


@every_table
def test_what_is_done_without_asking_is_legal(adapter: Adapter, setup: Setup) -> None:
    game, rnd = adapter.game, random.Random(31)
    for step in play(adapter, setup, rnd, autopilots(adapter, rnd)):
        deciding = {decision.seat for decision in game.decisions(step.before)}
        for seat in range(len(setup.seats)):
            if seat not in deciding:
                with pytest.raises(IllegalAction, match="not-deciding"):
                    game.forced_action(step.before, seat)
                continue
            action = game.forced_action(step.before, seat)
            assert action is None or action in game.legal_actions(step.before, seat)


@every_table
def test_whether_somebody_is_asked_tells_no_secret(adapter: Adapter, setup: Setup) -> None:
    """It is the same in every game that looks the same to all."""
    _compare(adapter, setup, random.Random(32), share=0.3)


@pytest.mark.soak
@every_table
def test_whether_somebody_is_asked_tells_no_secret_in_many_games(
    adapter: Adapter, setup: Setup, chance: random.Random
) -> None:
    for _ in range(20):
        _compare(adapter, setup, chance, share=1.0)


def _compare(adapter: Adapter, setup: Setup, rnd: random.Random, share: float) -> None:
    game = adapter.game
    for step in play(adapter, setup, rnd, autopilots(adapter, rnd)):
        if rnd.random() > share:
            continue
        twin = adapter.scramble(step.before, None, rnd)
        for decision in game.decisions(step.before):
            one = game.forced_action(step.before, decision.seat)
            two = game.forced_action(twin, decision.seat)
            assert (one is None) == (two is None), decision
