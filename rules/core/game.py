"""The definition of a game: its rules, its figures, and what the program needs to run it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from rules.core.actions import Action, Notation
from rules.core.chance import Dice
from rules.core.codec import FieldsCodec, KindsCodec
from rules.core.data_files import GameData
from rules.core.decision_rules import DecisionRules
from rules.core.events import Event, Transition
from rules.core.search import Expert
from rules.core.standing_orders import OrderKind
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
    "replay",
]

S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V")
A_any = TypeVar("A_any")
V_contra = TypeVar("V_contra", contravariant=True)


class Autopilot(Protocol[V_contra, A_any]):
    """Chooses from a view and the legal actions only, so it can't know more than its seat."""

    @property
    def style(self) -> str:
        """Its id, as in ``GameDefinition.autopilots``."""

    def choose(self, view: V_contra, actions: Sequence[A_any], dice: Dice) -> A_any:
        """One of ``actions`` (never empty). ``dice`` is for mixing and for breaking ties."""


@runtime_checkable
class EarlyAutopilot(Autopilot[V_contra, A_any], Protocol[V_contra, A_any]):
    """Does its part of a shared decision while people are still deciding."""

    def prepare(
        self, view: V_contra, actions: Sequence[A_any], dice: Dice, people: frozenset[Seat]
    ) -> A_any | None:
        """One of ``actions`` that leaves the decision open, or ``None`` for nothing.

        ``people`` are the seats of people, on whom it doesn't count.
        """


class GameDefinition(DecisionRules[S, A, E], Generic[S, A, E, V]):
    """A game: pure functions of frozen values (states, actions, events, views).

    A game derives from this class, says what has no value here, and overrides the defaults that
    don't hold for it. Its state is a dataclass with ``start`` (the agreement before the first
    move, with the ``seed``) and ``draws`` (the count of numbers drawn from it); all other fields
    are stored.
    """

    id: str
    """Stable id, as in the database: ``race1969``."""
    rules_version: int = 1
    """Raised when a change of the rules could make a recorded game replay differently."""
    identities: tuple[str, ...]
    """The ids that a seat may choose one of, such as colours; no two seats have the same."""
    seat_counts: range
    options: tuple[Option, ...] = ()
    data: ClassVar[GameData[Any] | None] = None
    """The data files, where the game has any."""

    state: type[S]
    events: type[E]
    """The base class of the game's events."""
    actions: type[A]
    """The base class of the game's actions."""

    autopilots: Mapping[str, Autopilot[V, A]] = {}
    """Styles by id, the first being the one to take unless told otherwise; may be empty."""
    orders: tuple[OrderKind[V, A], ...] = ()
    """The kinds of standing orders that it knows; where several answer, the first one does."""
    usual_styles: tuple[str, ...] = ()
    """The styles that seats take in turn where only a number of autopilots is asked for."""
    group_undo: bool = False
    """Undo belongs to the group: any seat may ask for the table's last move to be taken back.

    The others have to agree, unless it was the seat's own and nobody was shown anything since.
    """
    together: bool = False
    """All seats win or lose as one, so nobody is better than another."""
    seats_per_person: int = 1
    """The most seats of a table that one person may sit in."""
    hides_content: bool = False
    """Data files and what is carried over hold surprises: a running game's export omits them."""

    @abstractmethod
    def start(self, setup: Setup, seed: bytes) -> Any:
        """The agreement before the first move, which a state keeps as its ``start``.

        Raises ``IllegalAction`` for seats or options that the game doesn't know and ``BrokenData``
        for content that it can't read.
        """

    @abstractmethod
    def new(self, setup: Setup, seed: bytes) -> Transition[S, E]:
        """The first state and the events that led to it; raises what ``start`` raises."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """All that a seat, or the public, may know, in a type with no field for anything else."""

    def outcome(self, state: S) -> Outcome | None:
        """The end, or ``None`` while the game goes on."""
        outcome: Outcome | None = getattr(state, "outcome")  # noqa: B009
        return outcome

    def result_detail(self, state: S) -> Json:
        """What the result of a finished game keeps beside the places, as JSON: the seats' scores.

        ``scores`` are in the order of seats.
        """
        outcome = self.outcome(state)
        standings = () if outcome is None else outcome.standings
        return {"scores": [one.score for one in sorted(standings, key=lambda one: one.seat)]}

    def check_restored(self, state: S) -> None:
        """Raise ``BrokenData`` for a stored state that doesn't fit its set-up."""

    def carried_over(self, state: S) -> Json:
        """The data that a finished game hands on to the next one, where it ``continues``."""
        return None

    def content(self) -> Json:
        """The data files shipped with the program, as JSON, for ``Setup.content``."""
        return None if self.data is None else self.data.content()

    def redact(self, event: E, viewer: Viewer) -> E | None:
        """The event as the viewer may know it; ``None`` where even its happening is secret."""
        return event.seen_by(viewer)

    def seats_with(self, options: Mapping[str, str]) -> range:
        """The numbers of seats that a table with these options may have."""
        return self.seat_counts

    def options_for(self, options: Mapping[str, str], taken: int = 0) -> tuple[Option, ...]:
        """The options that matter at a table with these, in their order; it has ``taken`` seats."""
        return self.options

    def continues(self, options: Mapping[str, str]) -> bool:
        """Whether a finished game with these options hands something on to a next one."""
        return False

    def styles_in_turn(self) -> tuple[str, ...]:
        """``usual_styles``, or all but experts where the game names none."""
        return self.usual_styles or tuple(pilot.style for pilot in self.quick_autopilots)

    @property
    def quick_autopilots(self) -> tuple[Autopilot[V, A], ...]:
        """The autopilots that answer at once, which experts don't, in their order."""
        return tuple(p for p in self.autopilots.values() if not isinstance(p, Expert))

    # Records

    @cached_property
    def notation(self) -> Notation[A]:
        return Notation(self.actions)

    @cached_property
    def _state_codec(self) -> FieldsCodec:
        kind: Any = self.state
        return FieldsCodec(kind, tuple(f.name for f in fields(kind) if f.name != "start"))

    @cached_property
    def _event_codec(self) -> KindsCodec[E]:
        return KindsCodec(self.events.kinds)

    def encode_state(self, state: S) -> Json:
        """The state without what a table keeps beside it: set-up, content, seed.

        It holds hands and the like, so it is as secret as the seed until the game is over.
        """
        return self._state_codec.encode(state)

    def decode_state(self, data: Json, setup: Setup, seed: bytes) -> S:
        """The state that ``encode_state`` was given; raises ``BrokenData``."""
        kind: Any = self.state
        state: S = kind(start=self.start(setup, seed), **self._state_codec.decode(data))
        self.check_restored(state)
        return state

    def encode_event(self, event: E) -> Json:
        """The event with its kind, for the log."""
        return self._event_codec.encode(event)

    def decode_event(self, data: Json) -> E:
        """The event that ``encode_event`` was given; raises ``BrokenData``."""
        return self._event_codec.decode(data)

    def format_action(self, action: A) -> str:
        """One line of text that ``parse_action`` reads back to the same action."""
        return self.notation.format(action)

    def parse_action(self, text: str) -> A:
        """The action that a line of notation stands for; raises ``UnreadableAction``."""
        return self.notation.parse(text)


AnyGame: TypeAlias = GameDefinition[Any, Any, Any, Any]
"""A game whose states, actions, events and views the program only hands around."""


def replay(
    game: GameDefinition[S, A, E, V],
    setup: Setup,
    seed: bytes,
    actions: Iterable[tuple[Seat, str]],
) -> Iterator[Transition[S, E]]:
    """Play a recorded game again: yield the set-up's transition, then one for each action.

    ``actions`` are ``(seat, notation)``. Raises what the rules raise for an action that can't be
    taken any more.
    """
    transition = game.new(setup, seed)
    yield transition
    for seat, line in actions:
        transition = game.apply(transition.state, seat, game.parse_action(line))
        yield transition
