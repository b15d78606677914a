"""Turns and rounds: whose turn it is, and what it may begin with (rules 2, 3, 7, A7)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.space1999.actions import Action, Pass
from rules.space1999.events import Passed
from rules.space1999.evolve.recorder import Progress
from rules.space1999.phases.central_computer import proposals
from rules.space1999.phases.flight import flights
from rules.space1999.phases.slides import slides
from rules.space1999.state import State

PASS = Pass()


def begin(progress: Progress) -> None:
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


def check_pass(state: State, seat: Seat, action: Pass) -> None:
    """Refuse to pass for whoever can move (A7); no second plan has to be proposed (13)."""
    if not state.agenda[0].on and (flights(state, seat) or proposals(state, seat)):
        raise IllegalAction("must-move")


def pass_(progress: Progress, seat: Seat, action: Pass) -> None:
    """Let the turn end."""
    progress.decided()
    progress.emit(Passed(seat))
