"""Whole games against books that are kept a second time, straight from the rulebook."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from rules.core.game import Seat, Setup
from rules.race1969.game import GAME
from rules.race1969.missions import Stay
from rules.race1969.purchases import Done
from tests.rules.contract import Chooser, autopilots
from tests.rules.race1969.adapter import ADAPTER, SETUPS
from tests.rules.race1969.ledger import Ledger


def busily(rnd: random.Random) -> Chooser:
    """At random, but by kind first, so that spies and cards don't crowd out the rest."""

    def choose(state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
        kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.__name__)
        busy = [kind for kind in kinds if kind not in (Done, Stay)]
        kind = rnd.choice(busy if busy and rnd.random() < 0.7 else kinds)
        return rnd.choice([action for action in legal if type(action) is kind])

    return choose


def keep_books(setup: Setup, rnd: random.Random, choose: Chooser) -> None:
    """Play a game; after every action the books and the engine must say the same."""
    opening = GAME.new(setup, rnd.randbytes(32))
    ledger = Ledger(setup, GAME.content()["missions"])
    state, events = opening.state, opening.events
    while True:
        for event in events:
            ledger.happened(event)
        deciding = GAME.decisions(state)
        if not deciding:
            break
        for seat, (book, nation) in enumerate(zip(ledger.books, state.nations, strict=True)):
            # Open trades count at once, in the ledger only when all have traded.
            if seat not in ledger.trades:
                assert (book.money, book.prestige) == (nation.money, nation.prestige)
            assert (book.moon, sorted(book.hand)) == (nation.moon_cell, [*nation.hand])
        seat = rnd.choice(deciding).seat
        action = choose(state, seat, GAME.legal_actions(state, seat))
        ledger.act(seat, action)
        transition = GAME.apply(state, seat, action)
        state, events = transition.state, transition.events
    final = [book.final() for book in ledger.books]
    outcome = GAME.outcome(state)
    assert outcome is not None
    for standing in outcome.standings:
        mine = final[standing.seat]
        assert (standing.score, standing.tiebreak) == mine
        assert standing.rank == 1 + sum(other > mine for other in final)


@pytest.mark.parametrize("setup", SETUPS)
def test_random_games_agree_with_the_books(setup: Setup) -> None:
    rnd = random.Random(20)
    for _ in range(8):
        keep_books(setup, rnd, busily(rnd))


@pytest.mark.parametrize("setup", SETUPS[::2])
def test_autopilot_games_agree_with_the_books(setup: Setup) -> None:
    rnd = random.Random(21)
    keep_books(setup, rnd, autopilots(ADAPTER, rnd))


@pytest.mark.soak
@pytest.mark.parametrize("setup", SETUPS)
def test_hundreds_of_games_agree_with_the_books(setup: Setup, chance: random.Random) -> None:
    for _ in range(200):
        keep_books(setup, chance, busily(chance))
