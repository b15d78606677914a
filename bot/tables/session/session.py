"""A table's game in memory: its position with the secrets that the position leaves out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.domain.deadlines import RunningClock
from bot.domain.table import LogEntry, Position, SeatAssignment, Table
from bot.errors import TableError
from bot.storage.moves import Move
from bot.tables.session.tokens import DecisionToken
from rules.core.game import AnyGame, Seat

KEPT_STATES = 64
"""States of the latest entries that are kept beside the last one."""

KEPT_ENTRIES = 32
"""Log entries that are kept for live messages."""


@dataclass(frozen=True, slots=True)
class GameSession:
    """A position, and what goes with it in the database.

    ``content`` is the key of the game's data files. ``timeouts`` counts per seat how often in a
    row its time ran out. ``clocks`` are those that run, whose ends the position tells. ``states``
    are those right after the latest entries, by version; ``recent`` the latest entries that
    weren't undone, ``None`` while nobody has asked. ``voting``: a vote on an undo is open.
    """

    position: Position
    seed: bytes = field(repr=False)
    content: str
    tokens: Mapping[Seat, DecisionToken]
    timeouts: tuple[int, ...]
    clocks: Mapping[Seat, RunningClock] = field(default_factory=dict)
    states: Mapping[int, Any] = field(default_factory=dict, repr=False)
    recent: tuple[LogEntry, ...] | None = field(default=None, repr=False)
    voting: bool = False

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

    def with_clocks(self, clocks: Mapping[Seat, RunningClock]) -> GameSession:
        """The session with other clocks."""
        due = {seat: clock.ends for seat, clock in clocks.items()}
        return replace(self, position=replace(self.position, due=due), clocks=clocks)

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
    )
