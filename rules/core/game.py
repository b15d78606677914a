"""The protocol that every game follows, and the words that all of them share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, Protocol, TypeAlias, TypeVar

from rules.core.chance import Dice
from rules.core.structs import struct
from rules.core.transition import Transition

Seat: TypeAlias = int
"""A place at the table, counted from 0 in turn order (clockwise)."""

Viewer: TypeAlias = Seat | None
"""Whose eyes: a seat's, or the public's (``None``)."""

Json: TypeAlias = Any
"""A value that ``json.dumps`` takes as it is."""


@struct
class Decision:
    """Something that a seat has to choose now.

    ``kind`` is an id of the game's; ``secret`` says that others may not learn the choice before a
    reveal. ``about`` tells one decision from the next of its kind (``1965``, ``1965 usa``): as
    long as ``kind`` and ``about`` stay, it is the same decision and its clock runs on. Who decides
    what is public, so neither may hold a secret.
    """

    seat: Seat
    kind: str
    secret: bool = False
    about: str = ""
    shared: bool = False
    """Made together with the other seats whose decision has the same kind and about: one clock
    for all."""


@struct
class Option:
    """A table option: its id, the ids of its choices, and the one taken unless said otherwise."""

    id: str
    choices: tuple[str, ...]
    default: str


@struct
class Setup:
    """How a table starts: all that, with the seed and the actions, replays a game.

    ``seats`` holds one identity per seat in turn order (for 1969 the nation). ``options`` maps
    option ids to choices; what is missing takes its default. ``content`` is the board and card
    data that the game was started with, so that a later edition of the data files leaves running
    games alone; ``None`` stands for the data shipped with the program.
    """

    seats: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    content: Json = None


@struct
class Standing:
    """A seat's place in the final order: ``rank`` 1 is best, equal ranks are shared."""

    seat: Seat
    rank: int
    score: int
    tiebreak: int = 0


@struct
class Outcome:
    """The end of a game: standings from best to worst."""

    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1; more than one where the victory is shared."""
        return tuple(s.seat for s in self.standings if s.rank == 1)


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Autopilot(Protocol[V_contra, A]):
    """Chooses from a view and the legal actions only, so it can't know more than its seat."""

    style: str

    def choose(self, view: V_contra, actions: Sequence[A], dice: Dice) -> A:
        """One of ``actions`` (never empty). ``dice`` is for mixing and for breaking ties."""


class Game(Protocol[S, A, E, V]):
    """A game's rules as pure functions of frozen values.

    ``legal_actions`` and ``apply`` go through the same checks, so that they never differ.
    """

    id: str
    """Stable id, as in the database: ``race1969``."""
    rules_version: int
    """Raised when a change of the rules could make a recorded game replay differently."""
    seat_counts: range
    identities: tuple[str, ...]
    """What a seat can be (nations, sectors); as many as seats may choose from."""
    options: tuple[Option, ...]
    autopilots: Mapping[str, Autopilot[V, A]]
    """Styles by id, the first being the one to take unless told otherwise."""

    def content(self) -> Json:
        """The data files shipped with the program, as JSON, for ``Setup.content``."""

    def new(self, setup: Setup, seed: bytes) -> Transition[S, E]:
        """The first state and the events that led to it.

        Raises ``IllegalAction`` for seats or options that the game doesn't know and ``BrokenData``
        for content that it can't read.
        """

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Which seats decide now, and what; empty exactly when the game is over."""

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Every action that ``apply`` would take from this seat now, in a stable order."""

    def apply(self, state: S, seat: Seat, action: A) -> Transition[S, E]:
        """Carry the action out; raises ``IllegalAction`` and changes nothing if it may not be."""

    def view(self, state: S, viewer: Viewer) -> V:
        """What a seat, or the public, may know: a type with no field for anything else."""

    def redact(self, event: E, viewer: Viewer) -> E | None:
        """The event as the viewer may know it; ``None`` where even its happening is secret."""

    def default_action(self, state: S, seat: Seat) -> A:
        """What is done for a deciding seat whose time is up."""

    def outcome(self, state: S) -> Outcome | None:
        """The final order, or ``None`` while the game goes on."""

    def format_action(self, action: A) -> str:
        """One line of text that ``parse_action`` reads back to the same action."""

    def parse_action(self, text: str) -> A:
        """The action that a line of notation stands for; raises ``UnreadableAction``."""

    def encode_state(self, state: S) -> Json:
        """The state without its seed and content, for a snapshot."""

    def decode_state(self, data: Json, setup: Setup, seed: bytes) -> S:
        """The state that ``encode_state`` was given."""

    def encode_event(self, event: E) -> Json:
        """The event with its kind, for the log."""

    def decode_event(self, data: Json) -> E:
        """The event that ``encode_event`` was given."""
