"""The definition of 1969."""

from __future__ import annotations

from dataclasses import fields
from functools import cached_property

from rules.core.chance import Dice
from rules.core.codec import FieldsCodec, broken_record
from rules.core.events import Transition
from rules.core.game import GameDefinition, Json, Setup, Viewer
from rules.core.values import check_seats
from rules.race1969 import income
from rules.race1969.board import DATA, board_of
from rules.race1969.decision_rules import RaceRules
from rules.race1969.expert import AUTOPILOTS
from rules.race1969.income import GameStarted
from rules.race1969.nation_codec import decode_nations, encode_nations
from rules.race1969.progress import Action, Event, Recorder
from rules.race1969.standing_orders import ORDERS
from rules.race1969.state import OPTIONS, Start, State, blank, options_of
from rules.race1969.terms import NATIONS
from rules.race1969.view import View, view

FIELDS = tuple(each.name for each in fields(State) if each.name != "start")


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

    @cached_property
    def _state_codec(self) -> FieldsCodec:
        return FieldsCodec(State, tuple(name for name in FIELDS if name != "nations"))

    def encode_state(self, state: State) -> Json:
        data = self._state_codec.encode(state) | {"nations": encode_nations(state.nations)}
        return {name: data[name] for name in FIELDS}

    def decode_state(self, data: Json, setup: Setup, seed: bytes) -> State:
        if not isinstance(data, dict) or "nations" not in data:
            raise broken_record("nations", "Field required")
        start = self.start(setup, seed)
        rest = {name: value for name, value in data.items() if name != "nations"}
        nations = decode_nations(data["nations"], start)
        return State(start=start, nations=nations, **self._state_codec.decode(rest))


GAME = Race1969()
