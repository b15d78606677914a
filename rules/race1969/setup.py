"""Sets a game up, from an agreed table to the first decision."""

from __future__ import annotations

from rules.core.chance import Dice
from rules.core.game import Option, Setup
from rules.core.setup_checks import check_seats, chosen_options
from rules.core.transition import Transition
from rules.race1969 import decision_rules
from rules.race1969.components.loading import board_of
from rules.race1969.events import Event, GameStarted
from rules.race1969.evolve.recorder import Recorder
from rules.race1969.phases import income
from rules.race1969.state import Start, State, blank
from rules.race1969.terms import NATIONS

SEALED, RULEBOOK, FLAGS = "sealed", "rulebook", "flags"
ESPIONAGE_ORDER = Option("espionage", (SEALED, RULEBOOK), SEALED)
TRADES_ORDER = Option("trades", (SEALED, RULEBOOK), SEALED)
# Before this was an option, flags were a limit at every table (ruling 14).
MISSIONS_FLOWN = Option("missions", (RULEBOOK, FLAGS), RULEBOOK, absent=FLAGS)
OPTIONS = (ESPIONAGE_ORDER, TRADES_ORDER, MISSIONS_FLOWN)
SEAT_COUNTS = range(2, 6)


def start(setup: Setup, seed: bytes) -> Start:
    """The agreement of a table; raises ``IllegalAction`` or ``BrokenData`` for what can't be."""
    check_seats(setup.seats, SEAT_COUNTS, NATIONS)
    chosen = chosen_options(OPTIONS, setup.options)
    return Start(
        board_of(setup.content),
        tuple(setup.seats),
        chosen[ESPIONAGE_ORDER.id] == SEALED,
        chosen[TRADES_ORDER.id] == SEALED,
        chosen[MISSIONS_FLOWN.id] == FLAGS,
        seed,
    )


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
