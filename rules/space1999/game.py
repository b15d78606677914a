"""Spazio: 1999 as a game among games."""

from __future__ import annotations

from rules.core.game import Decision, Game, Json, Option, Outcome, Seat, Setup, Viewer
from rules.core.transition import Transition
from rules.space1999 import codec, decision_rules, notation
from rules.space1999.actions import Action
from rules.space1999.components import loading
from rules.space1999.decision_rules import FLOW
from rules.space1999.events import Event
from rules.space1999.setup import OPTIONS, SEAT_COUNTS
from rules.space1999.setup import new as new_game
from rules.space1999.state import State
from rules.space1999.styles.autopilots import AUTOPILOTS
from rules.space1999.terms import SECTORS
from rules.space1999.views import make_view, redact
from rules.space1999.views.view import View


class Space1999:
    """The rules of Spazio: 1999; every method is a pure function of its arguments."""

    id = "space1999"
    rules_version = 1
    seat_counts = SEAT_COUNTS
    identities: tuple[str, ...] = SECTORS
    options: tuple[Option, ...] = OPTIONS
    autopilots = AUTOPILOTS

    def content(self) -> Json:
        """The board shipped with the program."""
        return loading.content()

    def new(self, setup: Setup, seed: bytes) -> Transition[State, Event]:
        """The first state, and the events from the draw of the first player on."""
        return new_game(setup, seed)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Which seats decide now, and what."""
        return decision_rules.decisions(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every action that ``apply`` would take from this seat now."""
        return FLOW.legal_actions(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Transition[State, Event]:
        """Carry the action out; raises ``IllegalAction``."""
        return FLOW.apply(state, seat, action)

    def view(self, state: State, viewer: Viewer) -> View:
        """What a seat, or the public, may know."""
        return make_view.view(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        """The event as the viewer may know it."""
        return redact.redact(event, viewer)

    def default_action(self, state: State, seat: Seat) -> Action:
        """What is done for a deciding seat whose time is up."""
        return FLOW.default_action(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """The final order, or ``None`` while the game goes on."""
        return state.outcome

    def format_action(self, action: Action) -> str:
        """One line of text: ``lay straight g1 0``."""
        return notation.format_action(action)

    def parse_action(self, text: str) -> Action:
        """The action of a line; raises ``UnreadableAction``."""
        return notation.parse_action(text)

    def encode_state(self, state: State) -> Json:
        """The state without its seed and board."""
        return codec.encode_state(state)

    def decode_state(self, data: Json, setup: Setup, seed: bytes) -> State:
        """The state that ``encode_state`` was given; raises ``BrokenData``."""
        return codec.decode_state(data, setup, seed)

    def encode_event(self, event: Event) -> Json:
        """The event with its kind."""
        return codec.EVENTS.encode(event)

    def decode_event(self, data: Json) -> Event:
        """The event that ``encode_event`` was given; raises ``BrokenData``."""
        return codec.EVENTS.decode(data)


GAME: Game[State, Action, Event, View] = Space1999()
