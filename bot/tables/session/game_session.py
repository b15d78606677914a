"""A table's game in memory, and the tokens that tell whether a seat's choice is still open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.domain.calendar import Calendar
from bot.domain.clocks import RunningClock
from bot.domain.table import EntryKind, LogEntry, Position, SeatAssignment, Table
from bot.errors import TableError
from bot.storage.commits import Move
from rules.core.chance import stream
from rules.core.game import AnyGame, Decision, Json, Seat

TOKENS = 1 << 40
"""The number of different tokens."""


@dataclass(frozen=True, slots=True)
class DecisionToken:
    """A seat's decision and the version at which what it may do last changed."""

    kind: str
    about: str
    version: int

    def same(self, decision: Decision) -> bool:
        """Whether it is still this decision."""
        return (self.kind, self.about) == (decision.kind, decision.about)


def token_numbers(tokens: Mapping[Seat, DecisionToken], seed: bytes) -> dict[Seat, int]:
    """The numbers that the seats' controls carry: one a version, which tells nothing else.

    The version itself would: from one question to the next, a seat could count what others did in
    secret meanwhile.
    """
    return {
        seat: stream(seed, f"token {seat} {token.version}").below(TOKENS)
        for seat, token in tokens.items()
    }


def undo_ticket(seat: Seat, version: int, seed: bytes) -> int:
    """The number that a button carries to take a seat's move back, in place of its version."""
    return token_numbers({seat: DecisionToken("undo", "", version)}, seed)[seat]


def bookmark_number(version: int, seed: bytes) -> int:
    """The number that a button carries for a place in the log, in place of a version."""
    return stream(seed, f"bookmark {version}").below(TOKENS)


def encode_tokens(tokens: Mapping[Seat, DecisionToken]) -> Json:
    """The tokens as they are kept beside the snapshot."""
    return {str(seat): [t.kind, t.about, t.version] for seat, t in tokens.items()}


def decode_tokens(data: Json) -> dict[Seat, DecisionToken]:
    """The tokens that ``encode_tokens`` was given."""
    return {int(seat): DecisionToken(*parts) for seat, parts in data.items()}


def renew_tokens(
    game: AnyGame,
    old: Any | None,
    new: Any,
    tokens: Mapping[Seat, DecisionToken],
    acted: Iterable[Seat],
    version: int,
) -> dict[Seat, DecisionToken]:
    """The tokens of the seats that decide in ``new``, reached from ``old`` at ``version``.

    A token stays as long as its seat hasn't acted and has the same actions for the same decision:
    then every control that was made for it still means what it says.
    """
    acted = frozenset(acted)
    found: dict[Seat, DecisionToken] = {}
    for decision in game.decisions(new):
        seat = decision.seat
        before = tokens.get(seat)
        if (
            before is not None
            and old is not None
            and seat not in acted
            and before.same(decision)
            and game.legal_actions(old, seat) == game.legal_actions(new, seat)
        ):
            found[seat] = before
        else:
            found[seat] = DecisionToken(decision.kind, decision.about, version)
    return found


KEPT_STATES = 64
"""States of the latest entries that are kept beside the last one."""

KEPT_ENTRIES = 32
"""Log entries that are kept for live messages."""


class Reading:
    """Marks sessions of a table that go back to the same look at the database."""


@dataclass(frozen=True, slots=True)
class GameSession:
    """A position, and what goes with it in the database.

    ``content`` is the key of the game's data files. ``timeouts`` counts per seat how often in a
    row its time ran out. ``clocks`` are those that run, whose ends the position tells.
    ``calendars`` tell of people (by user id) which time counts for them here, ``reserves`` what the
    seats' banks hold while their clocks stand (``bot.domain.clocks.time_bank``). ``states``
    are those right after the latest entries, by version; ``recent`` the latest entries that
    weren't undone, ``None`` while nobody has asked. ``voting``: a vote on an undo is open.
    ``reading`` is the look at the database that it goes back to.
    """

    position: Position
    seed: bytes = field(repr=False)
    content: str
    tokens: Mapping[Seat, DecisionToken]
    timeouts: tuple[int, ...]
    reading: Reading = field(repr=False, compare=False)
    clocks: Mapping[Seat, RunningClock] = field(default_factory=dict)
    states: Mapping[int, Any] = field(default_factory=dict, repr=False)
    recent: tuple[LogEntry, ...] | None = field(default=None, repr=False)
    voting: bool = False
    reserves: tuple[timedelta, ...] = ()
    calendars: Mapping[int, Calendar] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        """The table of the position."""
        return self.position.table

    def seat(self, seat: Seat) -> SeatAssignment:
        """A seat's assignment; raises ``TableError`` if the table has none such."""
        if not 0 <= seat < len(self.table.seats):
            raise TableError("no-such-seat")
        return self.table.seats[seat]

    def with_table(self, table: Table) -> GameSession:
        """The session with its table's row changed."""
        return replace(self, position=replace(self.position, table=table))

    def with_clocks(
        self,
        clocks: Mapping[Seat, RunningClock],
        calendars: Mapping[int, Calendar],
        now: datetime,
    ) -> GameSession:
        """The session with other clocks and calendars; ``now`` tells who is away."""
        due = {seat: clock.ends for seat, clock in clocks.items()}
        away = {
            user: until
            for user, calendar in calendars.items()
            if calendar.absences
            and self.table.seat_of(user)
            and (until := calendar.absent_until(now)) is not None
        }
        position = replace(self.position, due=due, away=away)
        return replace(self, position=position, clocks=clocks, calendars=calendars)

    def seat_calendars(self, calendars: Mapping[int, Calendar]) -> dict[Seat, Calendar]:
        """The calendars of those who sit here, by their seats."""
        return {
            record.seat: calendars[record.user_id]
            for record in self.table.seats
            if record.user_id is not None and record.user_id in calendars
        }

    def with_recent(self, entries: tuple[LogEntry, ...] | None) -> GameSession:
        """The session with these latest entries, no more than are kept."""
        return replace(self, recent=None if entries is None else entries[-KEPT_ENTRIES:])


def newest_states(states: Mapping[int, Any], more: Mapping[int, Any]) -> dict[int, Any]:
    """The latest states of both, by version."""
    merged = {**states, **more}
    return {version: merged[version] for version in sorted(merged)[-KEPT_STATES:]}


def entry_of(game: AnyGame, move: Move, undone: bool = False) -> LogEntry:
    """A kept move as a log entry with its events."""
    events = tuple(game.decode_event(event) for event in move.events)
    return LogEntry(
        move.version,
        move.seat,
        move.action,
        move.user_id,
        move.how,
        events,
        move.kind,
        move.at,
        undone,
        move.detail if move.kind is EntryKind.SEAT else None,
    )
