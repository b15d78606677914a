"""Draws espionage cards, free or bought; renews the deck (Purchases: Espionage cards)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.events import Hidden, Own, event
from rules.core.game import Seat
from rules.core.piles import added, without
from rules.core.structs import replace, struct, with_item
from rules.race1969.progress import Action, Event, Recorder
from rules.race1969.state import LastMove, State, counted, values
from rules.race1969.terms import FREE_CARD, INCOME, PURCHASE, PURCHASES


@event
class CardsDrawn(Event):
    """A nation drew cards, free (``paid`` 0) or bought; their values are its own secret."""

    seat: Seat
    count: int
    paid: int
    cards: Own[tuple[int, ...]]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.cards is not None
        assert self.draws is not None
        nation = state.nations[self.seat]
        nation = replace(
            nation, money=nation.money - self.paid, hand=added(nation.hand, *self.cards)
        )
        state = replace(
            state,
            draws=self.draws,
            nations=with_item(state.nations, self.seat, nation),
            deck=counted(state.deck, self.cards, -1),
        )
        if state.phase == INCOME:
            owed = state.owed[self.seat] - self.count
            return replace(state, owed=with_item(state.owed, self.seat, owed))
        return replace(state, making_room=False, last=LastMove(self.seat, "cards"))


@event
class DeckRenewed(Event):
    """The deck was empty and the ``cards`` discarded ones became the new deck."""

    cards: int

    def evolve(self, state: State) -> State:
        return replace(state, deck=state.discards, discards=state.deck)


@event
class CardDiscarded(Event):
    """A nation threw away a card, face down."""

    seat: Seat
    card: Own[int]

    def evolve(self, state: State) -> State:
        assert self.card is not None
        nation = state.nations[self.seat]
        nation = replace(nation, hand=without(nation.hand, self.card))
        return replace(
            state,
            nations=with_item(state.nations, self.seat, nation),
            discards=counted(state.discards, (self.card,), 1),
            making_room=state.phase == PURCHASES,
        )


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


def may_discard(state: State, seat: Seat) -> bool:
    """Only a full hand makes room, and only for a card that could be bought then.

    Having begun, it may throw away more before it buys: "one or more" (ruling 4).
    """
    deck, nation = state.start.board.espionage, state.nations[seat]
    full = len(nation.hand) >= deck.hand_limit
    return (full or state.making_room) and nation.money >= deck.price and left(state) > 0


@struct
class Discard(Action):
    """Throw away a card of this value to make room in a full hand (rulings 3 and 4)."""

    decisions = (
        FREE_CARD,
        PURCHASE,
    )

    card: int

    def check(self, state: State, seat: Seat) -> None:
        """Refuse a card that isn't held; for a purchase the hand must be full (ruling 4)."""
        deck, nation = state.start.board.espionage, state.nations[seat]
        if self.card not in nation.hand:
            raise IllegalAction("card-not-held")
        if state.phase == INCOME or may_discard(state, seat):
            return
        if len(nation.hand) < deck.hand_limit and not state.making_room:
            raise IllegalAction("hand-not-full", held=len(nation.hand), limit=deck.hand_limit)
        if not left(state):
            raise IllegalAction("deck-exhausted", left=0)
        raise IllegalAction("money-lacking", needed=deck.price, held=nation.money)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        """Throw the card away, face down; in the income draw the free card then."""
        recorder.emit(CardDiscarded(seat, self.card))
        if recorder.state.phase == INCOME:
            deal(recorder, seat, 1, 0)


def discards(hand: tuple[int, ...]) -> tuple[Discard, ...]:
    """One discard for each different value in a hand."""
    return tuple(Discard(card) for card in values(hand))
