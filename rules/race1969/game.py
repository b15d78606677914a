"""The definition of 1969."""

from __future__ import annotations

from dataclasses import replace

from rules.core.chance import Dice
from rules.core.codec import broken_record
from rules.core.events import Transition
from rules.core.game import GameDefinition, Json, Setup, Viewer
from rules.core.values import check_seats
from rules.race1969 import income
from rules.race1969.board import DATA, Board, board_of
from rules.race1969.decision_rules import RaceRules
from rules.race1969.expert import AUTOPILOTS
from rules.race1969.income import GameStarted
from rules.race1969.standing_orders import ORDERS
from rules.race1969.state import (
    EMPTY,
    OPTIONS,
    Action,
    Event,
    Recorder,
    Research,
    Start,
    State,
    blank,
    options_of,
)
from rules.race1969.terms import MOON, NATIONS, SCIENTISTS
from rules.race1969.view import View, view


class Race1969(RaceRules, GameDefinition[State, Action, Event, View]):
    id = "race1969"
    identities = NATIONS
    seat_counts = range(2, 6)
    options = OPTIONS
    data = DATA
    state, actions, events = State, Action, Event
    autopilots = AUTOPILOTS
    orders = ORDERS

    def start(self, setup: Setup, seed: bytes) -> Start:
        check_seats(setup.seats, self.seat_counts, NATIONS)
        options = options_of(setup.options)
        return Start(board_of(setup.content), tuple(setup.seats), options, seed)

    def new(self, setup: Setup, seed: bytes) -> Transition[State, Event]:
        """Lay the table out, draw the first player and play on to the first decision."""
        start = self.start(setup, seed)
        recorder = Recorder(blank(start))
        dice = Dice(seed, 0)
        first = dice.below(len(start.nations))
        recorder.reveal(GameStarted(start.nations, first, dice.counter))
        income.begin(recorder, 0, first)
        self.advance(recorder)
        return recorder.transition()

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def decode_state(self, data: Json, setup: Setup, seed: bytes) -> State:
        """The state that was encoded, with its researchers counted again."""
        state = super().decode_state(data, setup, seed)
        board = state.start.board
        nations = tuple(
            replace(nation, researches=tuple(_counted(each, board) for each in nation.researches))
            for nation in state.nations
        )
        return replace(state, nations=nations)

    def result_detail(self, state: State) -> Json:
        """Beside the scores, the year in which each nation flew to the Moon; ``None``: never."""
        moon = [
            next((flown.year for flown in nation.flights if flown.mission == MOON), None)
            for nation in state.nations
        ]
        return {**super().result_detail(state), "moon": moon}

    def check_restored(self, state: State) -> None:
        if len(state.nations) != len(state.start.nations):
            raise broken_record("nations", "not the seats")


def _counted(research: Research, board: Board) -> Research:
    """The research with its number of researchers; raises ``BrokenData`` if it can't be."""
    counted = EMPTY
    for scientist in research.scientists:
        if scientist not in SCIENTISTS or not counted.has_room(scientist, board):
            raise broken_record("researches", "no such content")
        counted = counted.joined(scientist, board)
    return counted.with_bonus() if research.bonus else counted


GAME = Race1969()
