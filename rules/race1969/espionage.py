"""Espionage cards on a launch (Missions 8), and what the mission earns (Missions 9 and 10).

Cards leave the hand for a face-down play one by one and may be taken back until the play is
sealed. Opponents seal first: all at the same time, or clockwise as the rulebook has it. Then the
launching nation, who sees how many cards lie there, has its turn.
"""

from __future__ import annotations

from rules.core import events
from rules.core.errors import IllegalAction
from rules.core.events import Audience, Own, event
from rules.core.game import Decision, Seat, Viewer
from rules.core.piles import added, without
from rules.core.structs import replace, struct, with_item
from rules.race1969.board import (
    FIRST_CELL,
    Mission,
    cell_after_cards,
    cell_on_track,
    prestige_after_flags,
)
from rules.race1969.progress import Action, Event, Recorder, decision
from rules.race1969.state import (
    Flight,
    LastMove,
    Reveal,
    RunningLaunch,
    State,
    clockwise,
    counted,
    values,
)
from rules.race1969.terms import MOON, SABOTAGE, SUPPORT


@event
class CardPlayed(Event):
    """A card was added to a face-down play; only its owner knows."""

    audience = Audience.OWNER

    seat: Seat
    card: int

    def evolve(self, state: State) -> State:
        launch, nation = state.current_launch, state.nations[self.seat]
        nation = replace(nation, hand=without(nation.hand, self.card))
        play = added(launch.plays[self.seat], self.card)
        return replace(
            state,
            nations=with_item(state.nations, self.seat, nation),
            launch=replace(launch, plays=with_item(launch.plays, self.seat, play)),
        )


@event
class CardTaken(Event):
    """A card was taken back from a face-down play; only its owner knows."""

    audience = Audience.OWNER

    seat: Seat
    card: int

    def evolve(self, state: State) -> State:
        launch, nation = state.current_launch, state.nations[self.seat]
        nation = replace(nation, hand=added(nation.hand, self.card))
        play = without(launch.plays[self.seat], self.card)
        return replace(
            state,
            nations=with_item(state.nations, self.seat, nation),
            launch=replace(launch, plays=with_item(launch.plays, self.seat, play)),
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
        return replace(state, launch=replace(launch, sealed=launch.sealed | 1 << self.seat))


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
            discards=counted(state.discards, cards, 1),
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
        nation = replace(
            nation, prestige=nation.prestige + self.prestige, flights=(*nation.flights, flight)
        )
        return replace(
            state,
            nations=with_item(state.nations, self.seat, nation),
            done=state.done | 1 << self.seat,
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
        nation = replace(state.nations[self.seat], moon_cell=self.cell)
        return replace(
            state,
            nations=with_item(state.nations, self.seat, nation),
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
        if not launch.sealed >> seat & 1 and (state.nations[seat].hand or launch.plays[seat])
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
    if launch.sealed & ~(1 << launch.seat) and not launch.laid:
        laid = [(seat, len(launch.plays[seat])) for seat in opponents(state, launch)]
        recorder.reveal(PlaysLaid(tuple([(seat, count) for seat, count in laid if count])))
        return True
    seat = launch.seat
    own_cards = state.nations[seat].hand or launch.plays[seat]
    if own_cards and not launch.sealed >> seat & 1:
        return False
    _reveal(recorder, launch)
    return True


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Add a card, take one back, or seal."""
    return _plays(state.nations[seat].hand, state.current_launch.plays[seat])


def _plays(hand: tuple[int, ...], play: tuple[int, ...]) -> tuple[Action, ...]:
    return (*map(Play, values(hand)), *map(Take, values(play)), SEAL)


@struct
class Play(Action):
    """Add a card of this value to the nation's face-down play (Missions 8)."""

    decisions = (
        SABOTAGE,
        SUPPORT,
    )

    card: int

    def check(self, state: State, seat: Seat) -> None:
        """Only a card from the nation's own hand."""
        if self.card not in state.nations[seat].hand:
            raise IllegalAction("card-not-held")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        """Add a card to the nation's play."""
        recorder.emit(CardPlayed(seat, self.card))


@struct
class Take(Action):
    """Take a card of this value back from a play that isn't sealed yet."""

    decisions = (
        SABOTAGE,
        SUPPORT,
    )

    card: int

    def check(self, state: State, seat: Seat) -> None:
        """Only a card that lies in the nation's own play."""
        if self.card not in state.current_launch.plays[seat]:
            raise IllegalAction("card-not-laid")

    def carry_out(self, recorder: Recorder, seat: Seat) -> None:
        """Take a card of the nation's play back into its hand."""
        recorder.emit(CardTaken(seat, self.card))


@struct
class Seal(Action):
    """Make the play, however many cards it holds, final."""

    decisions = (
        SABOTAGE,
        SUPPORT,
    )

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
    against = sum([sum(launch.plays[opponent]) for opponent in opposing])
    support = sum(launch.plays[seat])
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
