"""Turns and rounds: whose turn it is, what it begins with, the Moon's move (2, 3, 7, 21, A7)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.events import Hidden, event
from rules.core.game import Seat
from rules.core.structs import replace, struct, with_item
from rules.space1999.central_computer import proposals
from rules.space1999.chart import Moon
from rules.space1999.flight import flights
from rules.space1999.progress import Action, Event, Progress
from rules.space1999.ships import come_home
from rules.space1999.slides import slides
from rules.space1999.state import State
from rules.space1999.terms import TURN


@event
class GameStarted(Event):
    """Seats were given their sectors, and the first player was drawn by lot (1, 2)."""

    sectors: tuple[str, ...]
    first: Seat
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        return replace(state, first=self.first, draws=self.draws)


def begin_turn(progress: Progress) -> None:
    """Begin the turn of the next seat in order."""
    state = progress.state
    progress.begin_turn((state.first + state.begun) % len(state.ships))


def turn_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Fly or propose; pass where neither can be done; after a negative answer propose or pass."""
    if state.agenda[0].on:
        return (*proposals(state, seat), PASS, *slides(state, seat))
    ways, plans = flights(state, seat), proposals(state, seat)
    none = () if ways or plans else (PASS,)
    return (*ways, *plans, *none, *slides(state, seat))


@event
class Passed(Event):
    """A seat had nothing left to do in its turn, or chose to propose no further plan."""

    seat: Seat


@struct
class Pass(Action):
    """End the turn where nothing can be done, or propose no further plan (13, A7)."""

    decisions = (TURN,)

    def check(self, state: State, seat: Seat) -> None:
        """Refuse to pass for whoever can move (A7); no second plan has to be proposed (13)."""
        if not state.agenda[0].on and (flights(state, seat) or proposals(state, seat)):
            raise IllegalAction("must-move")

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        """Let the turn end."""
        progress.decided()
        progress.emit(Passed(seat))


PASS = Pass()


# The Moon


@event
class MoonMoved(Event):
    """A Moon card was drawn: the Moon slid to ``number`` and turned a quarter (2, A3, A4).

    ``turns`` counts quarter turns clockwise since the start, 0 to 3. ``met`` are the ships in
    space that it picks up, in turn order (21, A5). ``renewed``: all Moon cards had been drawn and
    were shuffled anew before (A19).
    """

    number: int
    turns: int
    met: tuple[Seat, ...]
    renewed: bool
    draws: Hidden[int]

    def evolve(self, state: State) -> State:
        assert self.draws is not None
        cards = state.start.board.moon_cards.copies if self.renewed else state.moon_cards
        return replace(
            state,
            draws=self.draws,
            moon=Moon(self.number, self.turns),
            moon_cards=with_item(cards, self.number, cards[self.number] - 1),
        )


@event
class RoundBegan(Event):
    """A round began, in which nobody has had a turn yet; rounds count from 1."""

    round: int

    def evolve(self, state: State) -> State:
        return replace(state, round=self.round, begun=0, turn=None)


def begin_round(progress: Progress) -> None:
    """Draw a Moon card, move the Moon and begin a round (A2, A3, A4).

    Ships on nodes that the Moon passes or covers come home, in turn order (A5).
    """
    state = progress.state
    renewed = not any(state.moon_cards)
    dice = progress.dice()
    cards = state.start.board.moon_cards.copies if renewed else state.moon_cards
    moon = state.moon.moved(dice.weighted(cards))
    swept = state.start.chart.swept(state.moon.number, moon.number)
    met = tuple(seat for seat in state.order if state.ships[seat].place in swept)
    progress.reveal(MoonMoved(moon.number, moon.turns, met, renewed, dice.counter))
    progress.emit(RoundBegan(state.round + 1))
    for seat in met:
        come_home(progress, seat, "moon")
