"""Purchases: scientists, spies and espionage cards, in any number and order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from rules.core.errors import IllegalAction
from rules.core.game import Decision, Seat
from rules.race1969.actions import Action, Buy, Discard, Done, Hire, Spy
from rules.race1969.events import (
    CardDiscarded,
    PhaseBegan,
    PurchasesEnded,
    ScientistHired,
    SpyPlaced,
)
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.phases.deck import deal, left
from rules.race1969.phases.income import discards
from rules.race1969.phases.make_decision import decision
from rules.race1969.state import State
from rules.race1969.terms import (
    MISSIONS,
    PURCHASE,
    RESEARCH_INDEX,
    RESEARCHES,
    ROBOTICS,
    SCIENTIST_INDEX,
    SCIENTISTS,
    SPY,
)

DONE = Done()


def decisions(state: State) -> tuple[Decision, ...]:
    """The nation whose turn it is."""
    seat = state.turn
    return () if seat is None else (decision(seat, PURCHASE, state.year),)


def advance(recorder: Recorder) -> bool:
    """Pass over a nation that can buy nothing at all; begin the missions after the last."""
    state = recorder.state
    seat = state.turn
    if seat is None:
        recorder.emit(PhaseBegan(MISSIONS))
        return True
    if any(_offers(state, seat)):
        return False
    recorder.emit(PurchasesEnded(seat))
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every purchase open to the nation, then the end of its purchases."""
    return (*chain.from_iterable(_offers(state, seat)), DONE)


def _offers(state: State, seat: Seat) -> Iterator[Sequence[Action]]:
    for scientist in range(SPY):
        yield _hires(scientist, openings(state, seat, seat, scientist))
    for host, nation in enumerate(state.start.nations):
        yield _spies(nation, openings(state, seat, host, SPY))
    yield _buys(_cards_for_sale(state, seat))
    if _may_discard(state, seat):
        yield discards(state.nations[seat].hand)


# Scientists


def price(state: State, seat: Seat, scientist: int) -> int:
    """The price of a scientist for the nation now: Robotics lowers the first of the round."""
    board = state.start.board
    cost = board.scientists[scientist].price
    if state.hired >> seat & 1:
        return cost
    researchers = state.nations[seat].sheets.researchers[ROBOTICS]
    return max(0, cost - researchers * board.money.robotics)


def openings(state: State, seat: Seat, host: Seat, scientist: int) -> int:
    """The researches of ``host`` where the nation may put a scientist now, as a bit mask.

    Whether a hire is legal is decided here and nowhere else.
    """
    if (scientist == SPY) == (seat == host) or not state.supply[scientist]:
        return 0
    if price(state, seat, scientist) > state.nations[seat].money:
        return 0
    return state.nations[host].sheets.open[scientist]


@lru_cache(maxsize=1 << 15)
def _hires(scientist: int, mask: int) -> tuple[Hire, ...]:
    return tuple(
        Hire(SCIENTISTS[scientist], research)
        for index, research in enumerate(RESEARCHES)
        if mask >> index & 1
    )


@lru_cache(maxsize=1 << 15)
def _spies(nation: str, mask: int) -> tuple[Spy, ...]:
    return tuple(
        Spy(nation, research) for index, research in enumerate(RESEARCHES) if mask >> index & 1
    )


def check_hire(state: State, seat: Seat, action: Hire) -> None:
    """A scientist needs money, supply and a free space for the type (Purchases: Scientists)."""
    scientist = SCIENTIST_INDEX.get(action.scientist)
    if scientist is None or scientist == SPY:
        raise IllegalAction("unknown-scientist", scientist=action.scientist)
    _check_place(state, seat, seat, scientist, action.research)


def check_spy(state: State, seat: Seat, action: Spy) -> None:
    """A spy needs the same in somebody else's research."""
    if action.nation not in state.start.nations:
        raise IllegalAction("unknown-nation", nation=action.nation)
    host = state.start.nations.index(action.nation)
    if host == seat:
        raise IllegalAction("own-research")
    _check_place(state, seat, host, SPY, action.research)


def _check_place(state: State, seat: Seat, host: Seat, scientist: int, research: str) -> None:
    index = RESEARCH_INDEX.get(research)
    if index is None:
        raise IllegalAction("unknown-research", research=research)
    if openings(state, seat, host, scientist) >> index & 1:
        return
    if not state.supply[scientist]:
        raise IllegalAction("scientists-exhausted", scientist=SCIENTISTS[scientist])
    held, needed = state.nations[seat].money, price(state, seat, scientist)
    if needed > held:
        raise IllegalAction("money-lacking", needed=needed, held=held)
    placed = state.nations[host].sheets.researches[index].scientists
    spaces = state.start.board.limits.spaces
    if len(placed) >= spaces:
        raise IllegalAction("research-full", research=research, limit=spaces)
    raise IllegalAction("same-type", scientist=SCIENTISTS[scientist], research=research)


def hire(recorder: Recorder, seat: Seat, action: Hire) -> None:
    """Pay for the scientist and place them."""
    paid = price(recorder.state, seat, SCIENTIST_INDEX[action.scientist])
    recorder.emit(ScientistHired(seat, action.scientist, action.research, paid))


def spy(recorder: Recorder, seat: Seat, action: Spy) -> None:
    """Pay for the spy and place it, and a bonus token at home if that space is free."""
    state = recorder.state
    host = state.start.nations.index(action.nation)
    index = RESEARCH_INDEX[action.research]
    bonus = not state.nations[seat].sheets.researches[index].bonus
    recorder.emit(SpyPlaced(seat, host, action.research, price(state, seat, SPY), bonus))


# Espionage cards


def _cards_for_sale(state: State, seat: Seat) -> int:
    """The number of cards for sale now: as money, room in the hand and the deck allow."""
    deck, nation = state.start.board.espionage, state.nations[seat]
    room = deck.hand_limit - len(nation.hand)
    return min(room, nation.money // deck.price, left(state))


@lru_cache(maxsize=64)
def _buys(most: int) -> tuple[Buy, ...]:
    return tuple(Buy(count) for count in range(1, most + 1))


def check_buy(state: State, seat: Seat, action: Buy) -> None:
    """Cards need money, room in the hand and something left to draw (Purchases)."""
    if 1 <= action.count <= _cards_for_sale(state, seat):
        return
    deck, nation = state.start.board.espionage, state.nations[seat]
    room = deck.hand_limit - len(nation.hand)
    if action.count < 1:
        raise IllegalAction("buy-nothing")
    if action.count > room:
        raise IllegalAction("hand-limit", limit=deck.hand_limit, room=room)
    if action.count > left(state):
        raise IllegalAction("deck-exhausted", left=left(state))
    needed = action.count * deck.price
    raise IllegalAction("money-lacking", needed=needed, held=nation.money)


def buy(recorder: Recorder, seat: Seat, action: Buy) -> None:
    """Pay for the cards and draw them."""
    deal(recorder, seat, action.count, recorder.state.start.board.espionage.price)


def _may_discard(state: State, seat: Seat) -> bool:
    """Only a full hand makes room, and only for a card that could be bought then.

    Having begun, it may throw away more before it buys: "one or more" (ruling 4).
    """
    deck, nation = state.start.board.espionage, state.nations[seat]
    full = len(nation.hand) >= deck.hand_limit
    return (full or state.making_room) and nation.money >= deck.price and left(state) > 0


def check_discard(state: State, seat: Seat, action: Discard) -> None:
    """A card that the nation holds, from a full hand, before buying another (ruling 4)."""
    deck, nation = state.start.board.espionage, state.nations[seat]
    if action.card not in nation.hand:
        raise IllegalAction("card-not-held")
    if _may_discard(state, seat):
        return
    if len(nation.hand) < deck.hand_limit and not state.making_room:
        raise IllegalAction("hand-not-full", held=len(nation.hand), limit=deck.hand_limit)
    if not left(state):
        raise IllegalAction("deck-exhausted", left=0)
    raise IllegalAction("money-lacking", needed=deck.price, held=nation.money)


def discard(recorder: Recorder, seat: Seat, action: Discard) -> None:
    """Throw the card away, face down."""
    recorder.emit(CardDiscarded(seat, action.card))


# The end of the purchases


def check_done(state: State, seat: Seat, action: Done) -> None:
    """Purchases may end at any time."""


def done(recorder: Recorder, seat: Seat, action: Done) -> None:
    """Leave the rest of the money in the treasury."""
    recorder.emit(PurchasesEnded(seat))
