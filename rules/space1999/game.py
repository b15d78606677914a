"""The definition of Spazio: 1999."""

from __future__ import annotations

from rules.core.chance import Dice
from rules.core.codec import broken_record
from rules.core.events import Transition
from rules.core.game import GameDefinition, Json, Setup, Viewer
from rules.core.values import check_seats
from rules.space1999.autopilots import AUTOPILOTS
from rules.space1999.board_data import DATA, board_of
from rules.space1999.central_computer import draw_plan
from rules.space1999.chart import chart_of
from rules.space1999.decision_rules import GameStarted, SpazioRules, begin_round
from rules.space1999.monitor import grid_of, route
from rules.space1999.standing_orders import ORDERS
from rules.space1999.state import OPTIONS, Action, Event, Progress, Start, State, blank, options_of
from rules.space1999.terms import BASE, SECTORS
from rules.space1999.view import View, view


class Spazio1999(SpazioRules, GameDefinition[State, Action, Event, View]):
    id = "space1999"
    rules_version = 2
    identities = SECTORS
    seat_counts = range(2, 5)
    options = OPTIONS
    data = DATA
    state, actions, events = State, Action, Event
    autopilots = AUTOPILOTS
    orders = ORDERS

    def start(self, setup: Setup, seed: bytes) -> Start:
        """Seats are in the order of play; sectors that nobody chose stay empty (A33)."""
        check_seats(setup.seats, self.seat_counts, SECTORS)
        options, board = options_of(setup.options), board_of(setup.content)
        return Start(board, chart_of(board), grid_of(board), tuple(setup.seats), options, seed)

    def new(self, setup: Setup, seed: bytes) -> Transition[State, Event]:
        """Draw the first player, deal the plans, move the Moon and begin the first turn (1, 2)."""
        start = self.start(setup, seed)
        progress = Progress(blank(start))
        dice = Dice(seed, 0)
        first = dice.below(len(start.sectors))
        progress.reveal(GameStarted(start.sectors, first, dice.counter))
        for seat in progress.state.order:
            for _ in range(start.board.start.plans):
                draw_plan(progress, seat)
        begin_round(progress)
        self.advance(progress)
        return progress.transition()

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def result_detail(self, state: State) -> Json:
        """Beside the scores, the rounds played and the tiles of each seat's unbroken route."""
        grid, sectors = state.start.grid, state.start.sectors
        routes = [len(route(grid, state.tiles, sector)) for sector in sectors]
        return {**super().result_detail(state), "rounds": state.round, "routes": routes}

    def check_restored(self, state: State) -> None:
        if len(state.ships) != len(state.start.sectors):
            raise broken_record("ships", "not the seats")
        places = {*state.start.chart.places, BASE}
        if any(ship.place not in places for ship in state.ships):
            raise broken_record("ships", "no such place")


GAME = Spazio1999()
