"""The definition of a game: its rules, its figures, and what the program needs to run it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from rules.core.chance import Dice
from rules.core.decisions.decision_rules import DecisionRules
from rules.core.experts.expert import Expert
from rules.core.record.codec import GameCodec
from rules.core.record.notation import Notation
from rules.core.standing_orders import OrderKind
from rules.core.transition import Transition
from rules.core.values import (
    Decision,
    Json,
    Option,
    Outcome,
    Seat,
    Setup,
    Standing,
    Viewer,
)

__all__ = [
    "AnyGame",
    "Autopilot",
    "Decision",
    "EarlyAutopilot",
    "GameDefinition",
    "Json",
    "Option",
    "Outcome",
    "Seat",
    "Setup",
    "Standing",
    "Viewer",
]

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Autopilot(Protocol[V_contra, A]):
    """Chooses from a view and the legal actions only, so it can't know more than its seat."""

    @property
    def style(self) -> str:
        """Its id, as in ``GameDefinition.autopilots``."""

    def choose(self, view: V_contra, actions: Sequence[A], dice: Dice) -> A:
        """One of ``actions`` (never empty). ``dice`` is for mixing and for breaking ties."""


@runtime_checkable
class EarlyAutopilot(Autopilot[V_contra, A], Protocol[V_contra, A]):
    """Does its part of a shared decision while people are still deciding."""

    def prepare(
        self, view: V_contra, actions: Sequence[A], dice: Dice, people: frozenset[Seat]
    ) -> A | None:
        """One of ``actions`` that leaves the decision open, or ``None`` for nothing.

        ``people`` are the seats of people, on whom it doesn't count.
        """


@dataclass(frozen=True, kw_only=True, eq=False)
class GameDefinition(Generic[S, A, E, V]):
    """A game's rules as pure functions of frozen values (states, actions, events, views).

    ``legal_actions`` and ``apply`` go through the same checks, so that they never differ.
    """

    id: str
    """Stable id, as in the database: ``race1969``."""
    rules_version: int
    """Raised when a change of the rules could make a recorded game replay differently."""
    identities: tuple[str, ...]
    """The ids that a seat may choose one of, such as colours; no two seats have the same."""
    seat_counts: range
    options: tuple[Option, ...] = ()
    content: Callable[[], Json]
    """The data files shipped with the program, as JSON, for ``Setup.content``."""
    new: Callable[[Setup, bytes], Transition[S, E]]
    """The first state and the events that led to it.

    Raises ``IllegalAction`` for seats or options that the game doesn't know and ``BrokenData``
    for content that it can't read.
    """
    rules: DecisionRules[S, A, E, Any]
    """The decisions, the actions open in each, and their effects."""
    view: Callable[[S, Viewer], V]
    """All that a seat, or the public, may know, in a type with no field for anything else."""
    redact: Callable[[E, Viewer], E | None]
    """The event as the viewer may know it; ``None`` where even its happening is secret."""
    outcome: Callable[[S], Outcome | None]
    """The end, or ``None`` while the game goes on."""
    codec: GameCodec[S, E]
    notation: Notation[A]
    autopilots: Mapping[str, Autopilot[V, A]] = field(default_factory=dict)
    """Styles by id, the first being the one to take unless told otherwise; may be empty."""
    orders: tuple[OrderKind[V, A], ...] = ()
    """The kinds of standing orders that it knows; where several answer, the first one does."""
    usual_styles: tuple[str, ...] = ()
    """The styles that seats take in turn where only a number of autopilots is asked for."""
    group_undo: bool = False
    """Undo belongs to the group: any seat may ask for the table's last move to be taken back.

    The others have to agree, unless it was the seat's own and nobody was shown anything since.
    """
    seats_per_person: int = 1
    """The most seats of a table that one person may sit in."""
    hides_content: bool = False
    """Data files and what is carried over hold surprises: a running game's export omits them."""
    carried_over: Callable[[S], Json] | None = None
    """The data that a finished game hands on to the next of its campaign (``Setup.carried``)."""

    def styles_in_turn(self) -> tuple[str, ...]:
        """``usual_styles``, or all but experts where the game names none."""
        return self.usual_styles or tuple(pilot.style for pilot in self.quick_autopilots)

    @property
    def quick_autopilots(self) -> tuple[Autopilot[V, A], ...]:
        """The autopilots that answer at once, which experts don't, in their order."""
        return tuple(p for p in self.autopilots.values() if not isinstance(p, Expert))

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """The decisions to be made now, at most one a seat; empty exactly when the game is over."""
        return self.rules.decisions(state)

    def decision(self, state: S, seat: Seat) -> Decision | None:
        """The decision of one seat; ``None`` if it has none."""
        return next((each for each in self.decisions(state) if each.seat == seat), None)

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Every action that ``apply`` would take from this seat now, in a stable order."""
        return self.rules.legal_actions(state, seat)

    def apply(self, state: S, seat: Seat, action: A) -> Transition[S, E]:
        """Carry the action out; raises ``IllegalAction`` and changes nothing if it may not be."""
        return self.rules.apply(state, seat, action)

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raise ``IllegalAction`` where ``apply`` would."""
        self.rules.check(state, seat, action)

    def default_action(self, state: S, seat: Seat) -> A:
        """The action taken for a deciding seat whose time is up; raises ``IllegalAction``."""
        return self.rules.default_action(state, seat)

    def forced_action(self, state: S, seat: Seat) -> A | None:
        """The action of a deciding seat that has no choice; ``None`` where it has one.

        Raises ``IllegalAction`` for a seat that isn't asked.
        """
        return self.rules.forced_action(state, seat)

    def forced_act(self, state: S, asked: Collection[Seat]) -> tuple[Seat, A] | None:
        """The first of the seats in ``asked`` that has no choice, with its action.

        In a shared decision it is the first of those who share it that acts for all.
        """
        for decision in self.decisions(state):
            if decision.seat in asked:
                action = self.forced_action(state, decision.seat)
                if action is not None:
                    return decision.seat, action
        return None

    def encode_state(self, state: S) -> Json:
        """The state without its seed and content, for a snapshot."""
        return self.codec.encode_state(state)

    def decode_state(self, data: Json, setup: Setup, seed: bytes) -> S:
        """The state that ``encode_state`` was given; raises ``BrokenData``."""
        return self.codec.decode_state(data, setup, seed)

    def encode_event(self, event: E) -> Json:
        """The event with its kind, for the log."""
        return self.codec.events.encode(event)

    def decode_event(self, data: Json) -> E:
        """The event that ``encode_event`` was given; raises ``BrokenData``."""
        return self.codec.events.decode(data)

    def format_action(self, action: A) -> str:
        """One line of text that ``parse_action`` reads back to the same action."""
        return self.notation.format(action)

    def parse_action(self, text: str) -> A:
        """The action that a line of notation stands for; raises ``UnreadableAction``."""
        return self.notation.parse(text)


AnyGame: TypeAlias = GameDefinition[Any, Any, Any, Any]
"""A game whose states, actions, events and views the program only hands around."""
