"""Draws espionage cards, free or bought; renews the deck (Purchases: Espionage cards)."""

from __future__ import annotations

from rules.core.game import Seat
from rules.race1969.espionage_cards import counted
from rules.race1969.events import CardsDrawn, DeckRenewed
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.state import State


def left(state: State) -> int:
    """The number of cards to be drawn still: the deck's and, once it is empty, the discards."""
    return sum(state.deck) + sum(state.discards)


def deal(recorder: Recorder, seat: Seat, count: int, price: int) -> None:
    """Let a nation draw ``count`` cards for ``price`` million each, as far as there are any.

    The deck keeps no order: drawing evenly from what is left of it is the same as shuffling it
    beforehand, and leaves nothing to be peeked at.
    """
    while count:
        state = recorder.state
        available = sum(state.deck)
        if not available:
            discards = sum(state.discards)
            if not discards:
                return
            recorder.reveal(DeckRenewed(discards))
            continue
        taken = min(count, available)
        dice = recorder.dice()
        deck, cards = state.deck, []
        for _ in range(taken):
            card = dice.weighted(deck) + 1
            deck = counted(deck, (card,), -1)
            cards.append(card)
        recorder.reveal(CardsDrawn(seat, taken, taken * price, tuple(cards), dice.counter))
        count -= taken
