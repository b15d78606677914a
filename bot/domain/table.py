"""Values of a table: status, people, seats, position, log entries; who may do what when."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.domain.dice import Promise
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from rules.core.game import Json, Seat, Setup


class Status(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def open(self) -> bool:
        """Whether the table still holds its channel."""
        return self in (Status.LOBBY, Status.RUNNING, Status.PAUSED)


class Pause(StrEnum):
    """The reason of a pause that neither the host nor a manager began."""

    DESERTED = "deserted"
    """Autopilots have every seat: it waits for one of its people, then it is closed."""
    AWAY = "away"
    """Everybody who plays is away: it goes on when the first is back."""
    VOTE = "vote"
    """Its people voted for it: it goes on when they vote again, or after a time."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: id, display name in the server, language of their client."""

    id: int
    name: str
    language: str = "en"


JOINER = "\u200d"
"""Joins emoji: families, flags, professions."""

_INVISIBLE = frozenset({"Cc", "Cf", "Zl", "Zp", "Cs"})


def visible(text: str) -> str:
    """A typed name or text without needless blanks and invisible characters, such as bidi ones."""
    kept = "".join(
        character
        for character in unicodedata.normalize("NFC", text)
        if character == JOINER or unicodedata.category(character) not in _INVISIBLE
    )
    return " ".join(kept.split())


@dataclass(frozen=True, slots=True)
class SeatAssignment:
    """A seat of a table, with the person or the autopilot in it.

    ``autopilot`` is the style that plays it, ``None`` where the person does. A seat with both a
    person and an autopilot is one whose person is away and may take it back. ``press_id`` is that
    of the person's own press before the start, with which the game's seed is made.
    """

    seat: Seat
    identity: str
    user_id: int | None
    name: str
    autopilot: str | None = None
    press_id: int | None = None

    @property
    def played_by_person(self) -> bool:
        """Whether a person has to be asked when this seat is up."""
        return self.autopilot is None

    @property
    def former(self) -> bool:
        """Whether a person played it who was forgotten once the game was over."""
        return self.user_id is None and self.autopilot is None


@dataclass(frozen=True, slots=True)
class Card:
    """The message in a channel that tells of a table in one of its threads."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where the table of a number is: a channel or thread, and the channel ``above`` with its card.

    A thread without a card has a channel above all the same.
    """

    table_id: int
    guild_id: int
    channel_id: int
    above: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table without its game's state.

    ``version`` counts everything that was ever done at it. ``wakes_at`` ends a ``pause`` of the
    table's own; that of a lobby is when its game begins by itself. ``carried`` is the end of an
    earlier game from which this one starts. Nobody is told the ``seed`` before the game's end.
    ``promise`` is that of its secret (``domain.dice``); ``None`` at tables of earlier versions.
    ``live_message_id`` is ``None`` before the live message is posted. ``edits`` counts changes
    without a new version. ``again_of`` is the finished table whose people sit down here once more.
    ``card`` tells of a table in a thread to whoever reads the channel above. A ``guided`` table was
    opened to explain the game (``domain.guidance``), a ``what_if`` table to play on from a moment
    of another game.
    """

    id: int
    guild_id: int
    channel_id: int
    thread: bool
    game: str
    host_id: int
    status: Status
    settings: TableSettings
    content: Json
    seats: tuple[SeatAssignment, ...]
    version: int
    created_at: datetime
    carried: Json = field(default=None, repr=False)
    seed_hash: str | None = None
    seed: bytes | None = field(default=None, repr=False)
    promise: Promise | None = None
    live_message_id: int | None = None
    edits: int = 0
    paused_at: datetime | None = None
    pause: Pause | None = None
    wakes_at: datetime | None = None
    again_of: int | None = None
    card: Card | None = None
    guided: bool = False
    what_if: bool = False

    @property
    def setup(self) -> Setup:
        """The set-up from which the game is replayed."""
        identities = tuple(seat.identity for seat in self.seats)
        return Setup(identities, self.settings.options, self.content, self.carried)

    @property
    def place(self) -> TablePlace:
        """Where the table is."""
        above = None if self.card is None else self.card.channel_id
        return TablePlace(self.id, self.guild_id, self.channel_id, above)

    @property
    def advised(self) -> bool:
        """Whether choices may be marked and hints asked for."""
        return self.settings.hints and not self.settings.rated

    def seat_of(self, user_id: int) -> SeatAssignment | None:
        """The first seat that a person sits in; most games have one seat a person."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    @property
    def people(self) -> frozenset[int]:
        """Everybody who has a seat, also where an autopilot plays it."""
        return frozenset(seat.user_id for seat in self.seats if seat.user_id is not None)

    @property
    def players(self) -> frozenset[int]:
        """Everybody who plays a seat themselves."""
        people = (seat.user_id for seat in self.seats if seat.played_by_person)
        return frozenset(user for user in people if user is not None)

    def seats_of(self, user_id: int) -> tuple[SeatAssignment, ...]:
        """Every seat that a person sits in."""
        return tuple(seat for seat in self.seats if seat.user_id == user_id)


@dataclass(frozen=True, slots=True)
class Position:
    """A running or finished table with its game.

    ``tokens`` holds each deciding seat's token, which its controls carry: a number that changes
    when what the seat may do changes, and tells nothing about the version. ``due`` tells when a
    deciding seat's time ends. ``away`` are people who are away, until when. ``barrier`` is the
    version that undo may go back to without a vote.
    """

    table: Table
    state: Any = field(repr=False)
    tokens: Mapping[Seat, int]
    due: Mapping[Seat, datetime]
    barrier: int = 0
    away: Mapping[int, datetime] = field(default_factory=dict)

    def asks_as(self, other: Position, seat: Seat) -> bool:
        """Whether the game goes on as in another position and asks the same person in a seat."""
        return (
            self.table.status is Status.RUNNING
            and self.table.seats[seat] == other.table.seats[seat]
            and (self.tokens, self.state) == (other.tokens, other.state)
        )


class EntryKind(StrEnum):
    """The kinds of log entries."""

    START = "start"
    ACT = "act"
    UNDO = "undo"
    SEAT = "seat"
    """A seat changed hands, to or from an autopilot or another person."""
    PAUSE = "pause"
    RESUME = "resume"
    AWAY = "away"
    """A person is away for some days."""
    BACK = "back"
    """A person is back sooner than they said."""
    EXTEND = "extend"
    """Everybody who is up got more time."""
    MOVED = "moved"
    """The table moved from its channel into a thread."""
    CLOSE = "close"
    REBASE = "rebase"
    """The rules changed under a running game, which goes on from its snapshot."""


class Origin(StrEnum):
    """What made an entry of the log."""

    PERSON = "person"
    AUTOPILOT = "autopilot"
    CLOCK = "clock"
    FORCED = "forced"
    """The rules: its seat had no choice and wasn't asked."""
    TABLE = "table"
    """The table itself: nobody was left who plays, or somebody came back."""
    VOTE = "vote"
    """People agreed on it, as somebody had asked."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One recorded change of a table: a move with what came of it, an undo, a pause, a seat.

    ``action`` is notation (secret: never to be logged); ``by`` is a user id, ``None`` for an
    autopilot, the clock or the table itself, told apart by ``how``. ``seat`` is ``None`` for what
    no seat did.
    ``undone``: an undo took the move back since.
    """

    version: int
    seat: Seat | None
    action: str = field(repr=False)
    by: int | None
    how: Origin
    events: tuple[Any, ...] = field(repr=False)
    kind: EntryKind = EntryKind.ACT
    at: datetime | None = None
    undone: bool = False
    seating: Json = None
    """The players of a seat before and after it changed hands, as ``MoveBatch`` notes them."""


@dataclass(frozen=True, slots=True)
class Told:
    """An announcement in a digest: the one at ``place`` among those of a log entry.

    ``bookmark`` is the number by which controls name the entry.
    """

    entry: LogEntry
    place: int
    bookmark: int


@dataclass(frozen=True, slots=True)
class MoveResult:
    """The result of a move: the table as it is now, and every log entry that led there."""

    position: Position
    entries: tuple[LogEntry, ...]
    ticket: int | None = None
    """The number that a button may carry, in place of a version, to take the first entry back."""


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A table with its game and its latest log entries, read in one go."""

    table: Table
    position: Position | None
    """``None`` before the start."""
    recent: tuple[LogEntry, ...] = field(default=(), repr=False)

    @property
    def running(self) -> Position | None:
        """The position of a game that goes on; ``None`` before, after and during a pause."""
        return self.position if self.table.status is Status.RUNNING else None


def require_host(table: Table, by: Person, manager: bool) -> None:
    """Raise ``TableError`` for somebody who neither hosts the table nor manages the server."""
    if by.id != table.host_id and not manager:
        raise TableError("host-only")


def require_movable(table: Table) -> None:
    """Raise ``TableError`` unless the table is open and in no thread yet."""
    if not table.status.open:
        raise TableError("over")
    if table.thread:
        raise TableError("in-thread-already")


def require_lobby(table: Table) -> None:
    """Raise ``TableError`` unless the table waits for its start."""
    if not table.status.open:
        raise TableError("over")
    if table.status is not Status.LOBBY:
        raise TableError("already-started")


def require_running(table: Table) -> None:
    """Raise ``TableError`` unless the game goes on."""
    match table.status:
        case Status.LOBBY:
            raise TableError("not-started")
        case Status.PAUSED:
            waits = table.pause in (Pause.DESERTED, Pause.AWAY)
            raise TableError("waits-for-players" if waits else "paused")
        case Status.FINISHED | Status.CLOSED:
            raise TableError("over")


def require_started(table: Table) -> None:
    """Raise ``TableError`` unless the game is running or paused."""
    if table.status is not Status.PAUSED:
        require_running(table)


def own_seats(table: Table, person: Person) -> tuple[SeatAssignment, ...]:
    """The person's seats, at least one; raises ``TableError`` if there is none."""
    seats = table.seats_of(person.id)
    if not seats:
        raise TableError("not-seated")
    return seats
