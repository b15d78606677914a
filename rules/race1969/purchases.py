"""Purchases: scientists, spies and espionage cards, in any number and order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Annotated

from rules.core.actions import one_of
from rules.core.errors import IllegalAction
from rules.core.events import event
from rules.core.game import Decision, Seat
from rules.core.structs import struct, with_item
from rules.race1969.espionage import deal, discards, left, may_discard
from rules.race1969.income import PhaseBegan
from rules.race1969.state import Action, Event, LastMove, Recorder, State, decision
from rules.race1969.terms import (
    MISSIONS,
    NATIONS,
    PURCHASE,
    RESEARCH_INDEX,
    RESEARCHES,
    ROBOTICS,
    SCIENTIST_INDEX,
    SCIENTISTS,
    SPY,
)

HIRED = tuple(scientist for scientist in SCIENTISTS if scientist != SPY)
"""Scientists that a nation hires for itself; a spy works for another."""


@event
class ScientistHired(Event):
    """A scientist joined one of the nation's own researches for ``paid`` million."""

    seat: Seat
    scientist: str
    research: str
    paid: int

    def evolve(self, state: State) -> State:
        nation = state.nations[self.seat]
        research = RESEARCH_INDEX[self.research]
        joined = nation.researches[research].joined(self.scientist, state.start.board)
        nation = replace(nation, money=nation.money - self.paid).with_research(research, joined)
        return replace(
            state,
            nations=with_item(state.nations, self.seat, nation),
            supply=less_one(state.supply, self.scientist),
            hired=state.hired | {self.seat},
            making_room=False,
            last=LastMove(self.seat, "hire", research=self.research),
        )


@event
class SpyPlaced(Event):
    """A spy went to ``host``'s research; ``bonus``: a token came with it (Purchases: Spies)."""

    seat: Seat
    host: Seat
    research: str
    paid: int
    bonus: bool

    def evolve(self, state: State) -> State:
        research = RESEARCH_INDEX[self.research]
        host, nation = state.nations[self.host], state.nations[self.seat]
        joined = host.researches[research].joined(SPY, state.start.board)
        host = host.with_research(research, joined)
        nation = replace(nation, money=nation.money - self.paid)
        if self.bonus:
            token = nation.researches[research].with_bonus()
            nation = nation.with_research(research, token)
        return replace(
            state,
            nations=with_item(with_item(state.nations, self.seat, nation), self.host, host),
            supply=less_one(state.supply, SPY),
            hired=state.hired | {self.seat},
            making_room=False,
            last=LastMove(self.seat, "spy", research=self.research, host=self.host),
        )


@event
class PurchasesEnded(Event):
    seat: Seat

    def evolve(self, state: State) -> State:
        return replace(state, done=state.done | {self.seat}, making_room=False)


def decisions(state: State) -> tuple[Decision, ...]:
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
    for scientist in HIRED:
        found = openings(state, seat, seat, scientist)
        yield [Hire(scientist, research) for research in found]
    for host, nation in enumerate(state.start.nations):
        yield [Spy(nation, research) for research in openings(state, seat, host, SPY)]
    yield [Buy(count) for count in range(1, _cards_for_sale(state, seat) + 1)]
    if may_discard(state, seat):
        yield discards(state.nations[seat].hand)


# Scientists


def price(state: State, seat: Seat, scientist: str) -> int:
    """The price of a scientist for the nation now: Robotics lowers the first of the round."""
    board = state.start.board
    cost = board.scientist(scientist).price
    if seat in state.hired:
        return cost
    researchers = state.nations[seat].researches[ROBOTICS].researchers
    return max(0, cost - researchers * board.money.robotics)


def openings(state: State, seat: Seat, host: Seat, scientist: str) -> tuple[str, ...]:
    """The researches of ``host`` where the nation may put a scientist now.

    Whether a hire is legal is decided here and nowhere else.
    """
    if (scientist == SPY) == (seat == host) or not state.supply[SCIENTIST_INDEX[scientist]]:
        return ()
    if price(state, seat, scientist) > state.nations[seat].money:
        return ()
    board, researches = state.start.board, state.nations[host].researches
    return tuple([
        name
        for name, research in zip(RESEARCHES, researches, strict=True)
        if research.has_room(scientist, board)
    ])  # fmt: skip


def less_one(supply: tuple[int, ...], scientist: str) -> tuple[int, ...]:
    index = SCIENTIST_INDEX[scientist]
    return with_item(supply, index, supply[index] - 1)


@struct
class Hire(Action):
    """Hire a scientist for one of the nation's own researches (Purchases: Scientists)."""

    decisions = (PURCHASE,)

    scientist: Annotated[str, one_of(HIRED)]
    research: Annotated[str, one_of(RESEARCHES)]

    def check(self, state: State, seat: Seat) -> None:
        """A scientist needs money, supply and a free space for the type (Purchases: Scientists)."""
        if self.scientist not in HIRED:
            raise IllegalAction("unknown-scientist", scientist=self.scientist)
        _check_place(state, seat, seat, self.scientist, self.research)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        paid = price(recorder.state, seat, self.scientist)
        recorder.emit(ScientistHired(seat, self.scientist, self.research, paid))


@struct
class Spy(Action):
    """Hire a spy and put them in another nation's research (Purchases: Spies)."""

    decisions = (PURCHASE,)

    nation: Annotated[str, one_of(NATIONS)]
    research: Annotated[str, one_of(RESEARCHES)]

    def check(self, state: State, seat: Seat) -> None:
        if self.nation not in state.start.nations:
            raise IllegalAction("unknown-nation", nation=self.nation)
        host = state.start.nations.index(self.nation)
        if host == seat:
            raise IllegalAction("own-research")
        _check_place(state, seat, host, SPY, self.research)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        """Pay for the spy and place it, and a bonus token at home if that space is free."""
        state = recorder.state
        host = state.start.nations.index(self.nation)
        index = RESEARCH_INDEX[self.research]
        bonus = not state.nations[seat].researches[index].bonus
        recorder.emit(SpyPlaced(seat, host, self.research, price(state, seat, SPY), bonus))


def _check_place(state: State, seat: Seat, host: Seat, scientist: str, research: str) -> None:
    if research not in RESEARCHES:
        raise IllegalAction("unknown-research", research=research)
    if research in openings(state, seat, host, scientist):
        return
    if not state.supply[SCIENTIST_INDEX[scientist]]:
        raise IllegalAction("scientists-exhausted", scientist=scientist)
    held, needed = state.nations[seat].money, price(state, seat, scientist)
    if needed > held:
        raise IllegalAction("money-lacking", needed=needed, held=held)
    placed = state.nations[host].researches[RESEARCH_INDEX[research]].scientists
    spaces = state.start.board.limits.spaces
    if len(placed) >= spaces:
        raise IllegalAction("research-full", research=research, limit=spaces)
    raise IllegalAction("same-type", scientist=scientist, research=research)


# Espionage cards


def _cards_for_sale(state: State, seat: Seat) -> int:
    """The number of cards for sale now: as money, room in the hand and the deck allow."""
    deck, nation = state.start.board.espionage, state.nations[seat]
    room = deck.hand_limit - len(nation.hand)
    return min(room, nation.money // deck.price, left(state))


@struct
class Buy(Action):
    """Buy ``count`` espionage cards, 1 to 6, at 2 million each (Purchases)."""

    decisions = (PURCHASE,)

    count: int

    def check(self, state: State, seat: Seat) -> None:
        """Cards need money, room in the hand and something left to draw (Purchases)."""
        if 1 <= self.count <= _cards_for_sale(state, seat):
            return
        deck, nation = state.start.board.espionage, state.nations[seat]
        room = deck.hand_limit - len(nation.hand)
        if self.count < 1:
            raise IllegalAction("buy-nothing")
        if self.count > room:
            raise IllegalAction("hand-limit", limit=deck.hand_limit, room=room)
        if self.count > left(state):
            raise IllegalAction("deck-exhausted", left=left(state))
        needed = self.count * deck.price
        raise IllegalAction("money-lacking", needed=needed, held=nation.money)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        deal(recorder, seat, self.count, recorder.state.start.board.espionage.price)


# The end of the purchases


@struct
class Done(Action):
    """End the nation's purchases."""

    decisions = (PURCHASE,)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(PurchasesEnded(seat))


DONE = Done()
