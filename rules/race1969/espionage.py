"""Espionage cards drawn, thrown away and laid on a launch, and what the mission earns then.

Cards leave the hand for a face-down play one by one and may be taken back until the play is
sealed. The opponents seal first: all at the same time, or clockwise as the rulebook has it. Then
the launching nation, who sees how many cards lie there, has its turn.
"""

from __future__ import annotations

from dataclasses import replace

from rules.core import events
from rules.core.errors import IllegalAction
from rules.core.events import Audience, Hidden, Own, event
from rules.core.game import Decision, Seat, Viewer
from rules.core.piles import added, without
from rules.core.structs import struct, with_item
from rules.race1969.board import (
    FIRST_CELL,
    Mission,
    cell_after_cards,
    cell_on_track,
    prestige_after_flags,
)
from rules.race1969.espionage_cards import counted, different, drawn, points_of
from rules.race1969.state import (
    Action,
    Event,
    Flight,
    LastMove,
    Recorder,
    Reveal,
    RunningLaunch,
    State,
    clockwise,
    decision,
)
from rules.race1969.terms import FREE_CARD, INCOME, MOON, PURCHASE, PURCHASES, SABOTAGE, SUPPORT


@event
class CardsDrawn(Event):
    """A nation drew cards, free (``paid`` 0) or bought; which ones is its own secret."""

    seat: Seat
    count: int
    paid: int
    cards: Own[tuple[int, ...]]
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.cards is not None
        assert self.draws is not None
        nation = state.nations[self.seat]
        money, hand = nation.money - self.paid, added(nation.hand, *self.cards)
        state = replace(
            state,
            draws=self.draws,
            nations=state.with_nation(self.seat, money=money, hand=hand),
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
        hand = without(state.nations[self.seat].hand, self.card)
        return replace(
            state,
            nations=state.with_nation(self.seat, hand=hand),
            discards=counted(state.discards, (self.card,)),
            making_room=state.phase == PURCHASES,
        )


def left(state: State) -> int:
    """The number of cards to be drawn still: the deck's and, once it is empty, the discards."""
    return sum(state.deck) + sum(state.discards)


def deal(recorder: Recorder, seat: Seat, count: int, price: int) -> None:
    """Let a nation draw ``count`` cards for ``price`` million each, as far as there are any."""
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
        cards = drawn(state.deck, taken, dice)
        recorder.reveal(CardsDrawn(seat, taken, taken * price, cards, dice.counter))
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
    """Throw a card away to make room in a full hand (rulings 3 and 4)."""

    decisions = (FREE_CARD, PURCHASE)

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
    return tuple(Discard(card) for card in different(hand))


# Cards laid on a launch


@event
class CardPlayed(Event):
    """A card was added to a face-down play; only its owner knows."""

    audience = Audience.OWNER

    seat: Seat
    card: int

    def evolve(self, state: State) -> State:
        hand = without(state.nations[self.seat].hand, self.card)
        return _laid(state, self.seat, hand, added(_play(state, self.seat), self.card))


@event
class CardTaken(Event):
    """A card was taken back from a face-down play; only its owner knows."""

    audience = Audience.OWNER

    seat: Seat
    card: int

    def evolve(self, state: State) -> State:
        hand = added(state.nations[self.seat].hand, self.card)
        return _laid(state, self.seat, hand, without(_play(state, self.seat), self.card))


def _play(state: State, seat: Seat) -> tuple[int, ...]:
    return state.current_launch.plays[seat]


def _laid(state: State, seat: Seat, hand: tuple[int, ...], play: tuple[int, ...]) -> State:
    launch = state.current_launch
    return replace(
        state,
        nations=state.with_nation(seat, hand=hand),
        launch=replace(launch, plays=with_item(launch.plays, seat, play)),
    )


@event
class PlaySealed(Event):
    """A play became final; ``count`` is ``None`` for those who may not know it yet.

    ``open``: the number of cards is public at once, as it is when plays are made one by one.
    """

    seat: Seat
    count: Own[int]
    open: bool = False

    def seen_by(self, viewer: Viewer) -> PlaySealed | None:
        return self if self.open else events.Event.seen_by(self, viewer)

    def evolve(self, state: State) -> State:
        launch = state.current_launch
        return replace(state, launch=replace(launch, sealed=launch.sealed | {self.seat}))


@event
class PlaysLaid(Event):
    """All opponents have sealed: the cards that each laid face down, ``(seat, count)``.

    Only those who laid any are listed, clockwise. The event comes only where an opponent held
    cards.
    """

    counts: tuple[tuple[Seat, int], ...]

    def evolve(self, state: State) -> State:
        return replace(state, launch=replace(state.current_launch, laid=True))


@event
class PlaysRevealed(Event):
    """All plays were turned up and the rocket moved (Missions 8).

    ``plays`` holds ``(seat, cards)`` of everybody who played a card, the launching nation last.
    ``back`` and ``forward`` are the whole cells that the cards are worth, even where the track ends
    sooner; ``start`` is the cell before, ``cell`` after. ``cost`` is the mission's espionage cost.
    """

    seat: Seat
    mission: str
    plays: tuple[tuple[Seat, tuple[int, ...]], ...]
    cost: int
    back: int
    forward: int
    start: int
    cell: int

    def evolve(self, state: State) -> State:
        launch = state.current_launch
        reveal = Reveal(
            seat=self.seat,
            mission=self.mission,
            year=state.year,
            dice=launch.dice,
            research=launch.research,
            score=launch.score or 0,
            launched_from=launch.start,
            start=self.start,
            plays=self.plays,
            cost=self.cost,
            back=self.back,
            forward=self.forward,
            cell=self.cell,
            worth=0,
            flags=0,
            prestige=0,
            advanced=False,
        )
        cards = [card for _, play in self.plays for card in play]
        return replace(
            state,
            discards=counted(state.discards, cards),
            launch=replace(launch, cell=self.cell, plays=((),) * len(launch.plays)),
            reveal=reveal,
        )


@event
class MissionPaid(Event):
    """A mission earned ``prestige``: its cell's ``worth`` less ``flags``, at least 0."""

    seat: Seat
    mission: str
    cell: int
    worth: int
    flags: int
    prestige: int

    def evolve(self, state: State) -> State:
        assert state.reveal is not None
        nation = state.nations[self.seat]
        flight = Flight(self.seat, self.mission, state.year, self.cell, self.prestige)
        prestige, flights = nation.prestige + self.prestige, (*nation.flights, flight)
        return replace(
            state,
            nations=state.with_nation(self.seat, prestige=prestige, flights=flights),
            done=state.done | {self.seat},
            launch=None,
            reveal=replace(
                state.reveal, worth=self.worth, flags=self.flags, prestige=self.prestige
            ),
            last=LastMove(self.seat, "flight", mission=self.mission, cell=self.cell),
        )


@event
class MoonFlagAdvanced(Event):
    """A mission's last cell moved the nation's flag on the Moon track to ``cell`` (Missions 10)."""

    seat: Seat
    cell: int

    def evolve(self, state: State) -> State:
        assert state.reveal is not None
        return replace(
            state,
            nations=state.with_nation(self.seat, moon_cell=self.cell),
            reveal=replace(state.reveal, advanced=True),
        )


def opponents(state: State, launch: RunningLaunch) -> tuple[Seat, ...]:
    """Everybody but the launching nation, clockwise from its left."""
    return clockwise(len(state.nations), launch.seat)[1:]


def _waiting(state: State, launch: RunningLaunch) -> list[Seat]:
    """The opponents that hold cards and haven't sealed, clockwise."""
    return [
        seat
        for seat in opponents(state, launch)
        if seat not in launch.sealed and (state.nations[seat].hand or launch.plays[seat])
    ]


def decisions(state: State, launch: RunningLaunch) -> tuple[Decision, ...]:
    """The opponents that may still play, then the launching nation."""
    year, nation = state.year, state.start.nations[launch.seat]
    waiting = _waiting(state, launch)
    if not waiting:
        return (decision(launch.seat, SUPPORT, year, nation),)
    if not state.start.options.sealed_espionage:
        waiting = waiting[:1]
    return tuple([decision(seat, SABOTAGE, year, nation) for seat in waiting])


def advance(recorder: Recorder, launch: RunningLaunch) -> bool:
    """Lay out the opponents' plays once all are sealed; reveal after the launching nation's."""
    state = recorder.state
    if _waiting(state, launch):
        return False
    if launch.sealed - {launch.seat} and not launch.laid:
        laid = [(seat, len(launch.plays[seat])) for seat in opponents(state, launch)]
        recorder.reveal(PlaysLaid(tuple([(seat, count) for seat, count in laid if count])))
        return True
    seat = launch.seat
    own_cards = state.nations[seat].hand or launch.plays[seat]
    if own_cards and seat not in launch.sealed:
        return False
    _reveal(recorder, launch)
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    hand, play = state.nations[seat].hand, state.current_launch.plays[seat]
    return (*map(Play, different(hand)), *map(Take, different(play)), SEAL)


@struct
class Play(Action):
    """Add a card to the nation's face-down play (Missions 8)."""

    decisions = (SABOTAGE, SUPPORT)

    card: int

    def check(self, state: State, seat: Seat) -> None:
        if self.card not in state.nations[seat].hand:
            raise IllegalAction("card-not-held")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(CardPlayed(seat, self.card))


@struct
class Take(Action):
    """Take a card back from a play that isn't sealed yet."""

    decisions = (SABOTAGE, SUPPORT)

    card: int

    def check(self, state: State, seat: Seat) -> None:
        if self.card not in state.current_launch.plays[seat]:
            raise IllegalAction("card-not-laid")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        recorder.emit(CardTaken(seat, self.card))


@struct
class Seal(Action):
    """Make the play, however many cards it holds, final."""

    decisions = (SABOTAGE, SUPPORT)

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        """Make the play final; its size is public at once unless others still choose in secret."""
        state = recorder.state
        launch = state.current_launch
        count = len(launch.plays[seat])
        if state.start.options.sealed_espionage and seat != launch.seat:
            recorder.emit(PlaySealed(seat, count, open=False))
        else:
            recorder.reveal(PlaySealed(seat, count, open=True))


SEAL = Seal()


def _reveal(recorder: Recorder, launch: RunningLaunch) -> None:
    """Turn up all cards: back for the opponents', then forward for the own ones."""
    state, seat = recorder.state, launch.seat
    mission = state.start.board.mission(launch.mission)
    cost, opposing = mission.espionage_cost, opponents(state, launch)
    against = sum([points_of(launch.plays[opponent], mission) for opponent in opposing])
    support = points_of(launch.plays[seat], mission)
    cell = cell_after_cards(launch.cell, len(mission.cells), cost, against, support)
    plays = tuple([(who, launch.plays[who]) for who in (*opposing, seat) if launch.plays[who]])
    back, forward = against // cost, support // cost
    recorder.reveal(PlaysRevealed(seat, mission.id, plays, cost, back, forward, launch.cell, cell))
    _pay(recorder, seat, mission, cell)


def _pay(recorder: Recorder, seat: Seat, mission: Mission, cell: int) -> None:
    """Prestige for the cell, less the flags of earlier rounds; a last cell moves the Moon flag."""
    state = recorder.state
    board = state.start.board
    flags = len(state.flags[board.mission_index(mission.id)])
    worth = mission.cells[cell - FIRST_CELL]
    earned = prestige_after_flags(worth, flags)
    recorder.emit(MissionPaid(seat, mission.id, cell, worth, flags, earned))
    if mission.id == MOON or cell < len(mission.cells):
        return
    moon_cell = state.nations[seat].moon_cell
    advanced = cell_on_track(moon_cell + 1, len(board.mission(MOON).cells))
    if advanced > moon_cell:
        recorder.emit(MoonFlagAdvanced(seat, advanced))
