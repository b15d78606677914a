"""Set-up: from an agreed table to the first decision."""

from __future__ import annotations

from rules.core.chance import Dice
from rules.core.events import Transition
from rules.core.game import Setup
from rules.core.values import check_seats
from rules.space1999 import decision_rules
from rules.space1999.chart.star_chart import chart_of
from rules.space1999.components.loading import board_of
from rules.space1999.events import Event, GameStarted
from rules.space1999.evolve.recorder import Progress
from rules.space1999.monitor.grid import grid_of
from rules.space1999.options import options_of
from rules.space1999.phases.central_computer import draw_plan
from rules.space1999.phases.moon import begin_round
from rules.space1999.state import Start, State, blank
from rules.space1999.terms import SECTORS

SEAT_COUNTS = range(2, 5)


def start(setup: Setup, seed: bytes) -> Start:
    """The agreement of a table; raises ``IllegalAction`` or ``BrokenData`` for what can't be.

    Seats are in the order of play; sectors that nobody chose stay empty (A33).
    """
    check_seats(setup.seats, SEAT_COUNTS, SECTORS)
    options = options_of(setup.options)
    board = board_of(setup.content)
    return Start(
        board,
        chart_of(board),
        grid_of(board),
        tuple(setup.seats),
        options,
        seed,
    )


def new(setup: Setup, seed: bytes) -> Transition[State, Event]:
    """Draw the first player, deal the plans, move the Moon and begin the first turn (1, 2)."""
    agreed = start(setup, seed)
    progress = Progress(blank(agreed))
    dice = Dice(seed, 0)
    first = dice.below(len(agreed.sectors))
    progress.reveal(GameStarted(agreed.sectors, first, dice.counter))
    for seat in progress.state.order:
        for _ in range(agreed.board.start.plans):
            draw_plan(progress, seat)
    begin_round(progress)
    decision_rules.advance(progress)
    return progress.transition()
