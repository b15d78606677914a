"""The contract, over many games by chance, other ones each day."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from rules.core.game import Setup
from tests.rules.cases import every_table
from tests.rules.contract import Adapter, by_kind, kind_by_kind, play, refusal, total, wandering


@pytest.mark.soak
@every_table
def test_thousands_of_games_keep_the_books(
    adapter: Adapter, setup: Setup, chance: random.Random
) -> None:
    start = adapter.conserved(adapter.game.new(setup, bytes(32)).state)
    for _ in range(300):
        for step in play(adapter, setup, chance):
            assert adapter.conserved(step.after.state) == start
            gained = total([adapter.changes(event) for event in step.after.events])
            owned = total([adapter.balance(step.after.state)])
            assert total([adapter.balance(step.before), gained]) == owned


WHOLE_UNIVERSE = 1 / 250
"""The share of positions that are asked for every action where the others draw lots."""


@pytest.mark.soak
@every_table
def test_many_games_refuse_what_is_not_listed(
    adapter: Adapter, setup: Setup, chance: random.Random
) -> None:
    """In each position of eight games actions are refused just where they aren't listed.

    All that can be written are tried, but where the adapter names a ``lot``: First Martians has
    60,000 of them. There each position of four games is asked for what it lists and for so many of
    each kind, drawn by lot: half of those that send a rover, one in a thousand of those that build.
    A few positions are still asked for every action. What is wrong with few actions of a large kind
    may be missed today; other games and other lots are drawn each day. In two of these games each
    kind of action is as likely as any other, so that seldom ones are played at all.
    """
    game, universe = adapter.game, adapter.universe(setup)
    kinds = by_kind(universe)
    # Where every action is tried, seldom ones need not be played to be asked for.
    choosers = [wandering] * 8 if adapter.lot is None else [wandering, kind_by_kind] * 2
    for chooser in choosers:
        for step in play(adapter, setup, chance, chooser(adapter, chance)):
            for seat in range(len(setup.seats)):
                legal = set(game.legal_actions(step.before, seat))
                tried = universe
                if (most := adapter.lot) is not None and chance.random() >= WHOLE_UNIVERSE:
                    lots = (chance.sample(kind, min(most, len(kind))) for kind in kinds)
                    tried = [*legal, *chain.from_iterable(lots)]
                for action in tried:
                    refused = refusal(adapter, step.before, seat, action)
                    assert (refused is None) == (action in legal), (action, refused)
