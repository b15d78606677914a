"""Sets a game up, from an agreed table to the first decision."""

from __future__ import annotations

from rules.core.chance import Dice
from rules.core.events import Transition
from rules.core.game import Setup
from rules.core.values import check_seats
from rules.race1969 import decision_rules
from rules.race1969.components.loading import board_of
from rules.race1969.events import Event, GameStarted
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.options import options_of
from rules.race1969.phases import income
from rules.race1969.state import Start, State, blank
from rules.race1969.terms import NATIONS

SEAT_COUNTS = range(2, 6)


def start(setup: Setup, seed: bytes) -> Start:
    """The agreement of a table; raises ``IllegalAction`` or ``BrokenData`` for what can't be."""
    check_seats(setup.seats, SEAT_COUNTS, NATIONS)
    options = options_of(setup.options)
    return Start(board_of(setup.content), tuple(setup.seats), options, seed)


def new(setup: Setup, seed: bytes) -> Transition[State, Event]:
    """Lay the table out, draw the first player and play on to the first decision."""
    agreed = start(setup, seed)
    recorder = Recorder(blank(agreed))
    dice = Dice(seed, 0)
    first = dice.below(len(agreed.nations))
    recorder.reveal(GameStarted(agreed.nations, first, dice.counter))
    income.begin(recorder, 0, first)
    decision_rules.advance(recorder)
    return recorder.transition()
