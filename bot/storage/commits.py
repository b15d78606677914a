"""The log as it is read: every entry of a table in order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Row, Select, bindparam, delete, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.domain.calendar import Absence
from bot.domain.clocks import LOBBY_LIFETIME, DeadlineChange, RunningClock, next_moment
from bot.domain.community.results import Result, SeatChange
from bot.domain.notices import Notice, seat_offer, table_vote, vote_over
from bot.domain.table import EntryKind, Origin, SeatAssignment, Status, Table
from bot.domain.votes import SeatOffer, TableVote, UndoVote
from bot.storage import deadlines, schema, standing_orders
from bot.storage.community import boards, competitions, results
from bot.storage.locks import Conflict, lock_table
from bot.storage.messages import outbox
from bot.storage.people import calendars
from bot.storage.schema import IS_SEAT_CHANGE, moves, seats, snapshots, tables
from bot.storage.votes import seat_offers, table_votes, undo_votes
from rules.core.game import Json, Seat


@dataclass(frozen=True, slots=True)
class Move:
    """A step as it is kept; ``events`` and ``detail`` are JSON.

    ``detail`` of an undo is the list of versions that it takes back, of a rebase the state that
    the game goes on from, of an act the version of the first that was asked for together with it
    (nothing for that one, and for an act by itself), of a seat given to somebody who played it
    before and who plays it now. ``asked`` is the version since which the seat of an act had the
    choice that a person, or the clock for them, has made by it; of several acts only the first has
    one.
    """

    version: int
    kind: EntryKind
    seat: Seat | None
    action: str
    user_id: int | None
    how: Origin
    events: Json
    barrier: bool
    detail: Json
    at: datetime
    asked: int | None = None


def whole(connection: Connection, table_id: int) -> list[Move]:
    """Every step of a table, in order."""
    rows = connection.execute(
        select(moves).where(moves.c.table_id == table_id).order_by(moves.c.version)
    )
    return [_move(row) for row in rows]


def chosen(
    connection: Connection, table_id: int, versions: Collection[int]
) -> tuple[list[Move], frozenset[int]]:
    """The steps of these versions, in order, with the versions that were undone."""
    rows = connection.execute(
        select(moves)
        .where(moves.c.table_id == table_id, moves.c.version.in_(versions))
        .order_by(moves.c.version)
    )
    return [_move(row) for row in rows], undone(connection, table_id)


def people(connection: Connection, table_id: int) -> frozenset[int]:
    """Everybody who has ever moved at a table."""
    rows = connection.scalars(
        select(moves.c.user_id)
        .where(moves.c.table_id == table_id, moves.c.kind == EntryKind.ACT)
        .where(moves.c.user_id.is_not(None))
        .distinct()
    )
    return frozenset(rows)


def seat_changes(connection: Connection, table_id: int) -> list[Move]:
    """The steps by which seats of a table changed hands, in order."""
    rows = connection.execute(
        select(moves).where(moves.c.table_id == table_id, IS_SEAT_CHANGE).order_by(moves.c.version)
    )
    return [_move(row) for row in rows]


def changes_among(steps: Iterable[Move]) -> list[SeatChange]:
    """The changes of seats' players among steps."""
    return [
        SeatChange(
            one.version, one.seat, one.detail["from"], one.detail["to"], one.user_id, one.how
        )
        for one in steps
        if one.kind is EntryKind.SEAT and one.seat is not None
    ]


def waits_since(connection: Connection, table_id: int, seat: Seat, version: int) -> datetime | None:
    """The moment since which the game has waited for whoever sits in a seat now.

    The seat's choice is that of ``version``; nobody was waited for before the last pause ended, nor
    the person before they had the seat. ``None`` where that isn't known.
    """
    asked = connection.scalar(
        select(moves.c.at).where(moves.c.table_id == table_id, moves.c.version == version)
    )
    later = connection.scalar(
        select(moves.c.at)
        .where(moves.c.table_id == table_id)
        .where(
            (moves.c.kind == EntryKind.RESUME)
            | ((moves.c.kind == EntryKind.SEAT) & (moves.c.seat == seat))
        )
        .order_by(moves.c.version.desc())
        .limit(1)
    )
    return None if asked is None else max(asked, later or asked)


def undone(connection: Connection, table_id: int) -> frozenset[int]:
    """The versions that undos have taken back."""
    rows = connection.scalars(
        select(moves.c.detail).where(moves.c.table_id == table_id, moves.c.kind == EntryKind.UNDO)
    )
    return frozenset(version for versions in rows for version in versions)


def _move(row: Row[Any]) -> Move:
    return Move(
        row.version,
        EntryKind(row.kind),
        row.seat,
        row.action,
        row.user_id,
        Origin(row.how),
        row.events,
        row.barrier,
        row.detail,
        row.at,
        row.asked,
    )


def tail(
    connection: Connection,
    table_id: int,
    limit: int,
    before: int | None = None,
    seat: Seat | None = None,
) -> tuple[list[Move], frozenset[int]]:
    """The last steps (before a version, of one seat), in order, with the versions undone."""
    query = select(moves).where(moves.c.table_id == table_id)
    if seat is not None:
        query = query.where(moves.c.seat == seat)
    if before is not None:
        query = query.where(moves.c.version < before)
    rows = connection.execute(query.order_by(moves.c.version.desc()).limit(limit)).all()
    return [_move(row) for row in reversed(rows)], undone(connection, table_id)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game's state as it was saved; ``tokens`` as in ``bot.tables.session.game_session``."""

    state: Json
    tokens: Json
    barrier: int


class Current(NamedTuple):
    """Enough of a table to tell whether a copy is still what it is."""

    version: int
    live_message_id: int | None
    edits: int


CURRENT = (tables.c.version, tables.c.live_message_id, tables.c.edits)
"""The columns of ``Current``, in its order."""

# Each press runs these; as constants they cost a sixth of what it takes to build them each time.
_CURRENT: Select[Any] = select(*CURRENT).where(tables.c.id == bindparam("key"))
_CHANGE = update(tables).where(
    tables.c.id == bindparam("key"),
    tables.c.version == bindparam("was"),
    tables.c.edits == bindparam("known"),
)
_APPEND_MOVES = insert(schema.moves)
_PUT_SNAPSHOT = update(snapshots).where(snapshots.c.table_id == bindparam("key"))


def current_version(connection: Connection, table_id: int) -> Current | None:
    """The current version of a table; ``None`` if there is none."""
    row = connection.execute(_CURRENT, {"key": table_id}).first()
    return None if row is None else current_of(row)


def current_versions(connection: Connection, table_ids: Collection[int]) -> dict[int, Current]:
    """The same of several tables, in order of number; those that there are."""
    rows: Select[Any] = select(tables.c.id, *CURRENT).where(tables.c.id.in_(table_ids))
    return {row.id: current_of(row) for row in connection.execute(rows.order_by(tables.c.id))}


def current_of(row: Row[Any]) -> Current:
    """What a row with the columns ``CURRENT`` tells of its table."""
    return Current(row.version, row.live_message_id, row.edits)


def is_current(table: Table, current: Current | None) -> bool:
    """Whether a table is as it was read; ``None``: there is none any more."""
    if current is None:
        return False
    return (current.version, current.edits) == (table.version, table.edits)


def require_current(connection: Connection, table: Table) -> None:
    """Lock a table; raises ``Conflict`` unless it is as it was read."""
    lock_table(connection, table.id)
    if not is_current(table, current_version(connection, table.id)):
        raise Conflict


@dataclass(frozen=True, slots=True)
class Commit:
    """The rows to write for one change of a table, from one version to a later one.

    ``table`` is as it will be, ``was`` the version that it must still have, with as many edits.
    ``values`` are more columns of its row. ``timeouts`` and the banks' ``reserves`` are given when
    the seats have to be written, ``absences`` of people whose absences have changed. ``clocks``
    stops and starts clocks. ``vote`` is one on an undo that this change settles, ``table_vote`` one
    on the clocks, ``seat_offer`` a seat that its person hands over; ``ends_votes`` and
    ``ends_table_votes``: any other of either kind that is open lapses. ``silent``: say nothing
    more, nor what still waits to be said. ``result`` is that of the game, if this ends it.
    """

    table: Table
    was: int
    now: datetime
    values: Mapping[str, Any] = field(default_factory=dict)
    timeouts: Sequence[int] | None = None
    reserves: Sequence[timedelta] = ()
    absences: Mapping[int, Sequence[Absence]] = field(default_factory=dict)
    moves: Sequence[Move] = field(default=(), repr=False)
    snapshot: Snapshot | None = field(default=None, repr=False)
    clocks: DeadlineChange | None = None
    notices: Sequence[Notice] = ()
    vote: UndoVote | None = None
    table_vote: TableVote | None = None
    seat_offer: SeatOffer | None = None
    ends_votes: bool = False
    ends_table_votes: bool = False
    silent: bool = False
    result: Result | None = None

    @property
    def changes_lobby(self) -> bool:
        """Whether a table that waits for people changes, begins its game or may be closed."""
        begins = any(one.kind is EntryKind.START for one in self.moves)
        return begins or self.table.status in (Status.LOBBY, Status.CLOSED)

    def next_deadline(self, running: Sequence[RunningClock]) -> datetime | None:
        """The moment of the table's next deadline, if this change has moved it.

        ``running`` are the clocks that run from now on.
        """
        if self.table.status is Status.LOBBY:
            return self.table.wakes_at or self.now + LOBBY_LIFETIME
        if self.table.status is Status.PAUSED:
            return self.table.wakes_at
        return next_moment(running, self.now) if self.clocks else None


def write_commit(connection: Connection, commit: Commit) -> None:
    """Write a change.

    Raises ``Conflict`` if the table isn't as it was when the change was worked out: at another
    version, or with another edit, such as a clock that got the credit for an outage.
    """
    table = commit.table
    if commit.result is not None:
        results.lock(connection)
    lock_table(connection, table.id)
    values = {
        "version": table.version,
        "status": table.status,
        "changed_at": commit.now,
        **commit.values,
    }
    if not change(connection, table, commit.was, values):
        raise Conflict
    if commit.moves:
        try:
            append_moves(connection, table.id, commit.moves)
        except IntegrityError as error:
            raise Conflict from error
    if commit.timeouts is not None:
        put_seats(connection, table.id, table.seats, commit.timeouts, commit.reserves)
    for user_id, spans in commit.absences.items():
        calendars.put_absences(connection, table.id, user_id, spans)
    if commit.snapshot is not None:
        put_snapshot(connection, table.id, commit.snapshot)
    if table.status in (Status.FINISHED, Status.CLOSED):
        deadlines.drop(connection, table.id)
        standing_orders.forget_withdrawn(connection, table.id)
        competitions.wake_of_table(connection, table.id, commit.now)
    if commit.changes_lobby:
        boards.wake(connection, table.guild_id, commit.now)
    if commit.clocks:
        deadlines.carry_out(connection, table.id, commit.clocks)
    if commit.result is not None:
        results.add(connection, commit.result)
    notices = [*commit.notices]
    if commit.vote is not None:
        undo_votes.cast(connection, commit.vote)
    if commit.table_vote is not None:
        table_votes.cast(connection, commit.table_vote)
    if commit.seat_offer is not None:
        seat_offers.answer(connection, commit.seat_offer)
    if (commit.timeouts is not None or not table.status.open) and not commit.silent:
        outdated = seat_offers.lapse_outdated(connection, table)
        notices += [seat_offer(offer_id, over=True) for offer_id in outdated]
    if commit.ends_votes:
        notices += [vote_over(vote_id) for vote_id in undo_votes.lapse(connection, table.id)]
    if commit.ends_table_votes:
        lapsed = table_votes.lapse(connection, table.id)
        notices += [table_vote(vote_id, over=True) for vote_id in lapsed]
    if commit.silent:
        outbox.discard(connection, table.id, commit.now)
    outbox.enqueue(connection, table.id, notices, commit.now)
    if commit.clocks or commit.timeouts is not None or table.status is not Status.RUNNING:
        outbox.renew_reminders(connection, table.id, commit.now)


def append_moves(connection: Connection, table_id: int, moves: Sequence[Move]) -> None:
    """Write moves; raises ``sqlalchemy.exc.IntegrityError`` if a version is taken."""
    rows = [
        {
            "table_id": table_id,
            "version": move.version,
            "kind": move.kind,
            "seat": move.seat,
            "action": move.action,
            "user_id": move.user_id,
            "how": move.how,
            "events": move.events,
            "barrier": move.barrier,
            "detail": move.detail,
            "at": move.at,
            "asked": move.asked,
        }
        for move in moves
    ]
    connection.execute(_APPEND_MOVES, rows)


def change(connection: Connection, table: Table, version: int, values: Mapping[str, Any]) -> bool:
    """Change a table's row if it still has ``version``, and no edit since; whether that was so."""
    known = {"key": table.id, "was": version, "known": table.edits}
    return bool(connection.execute(_CHANGE, {**known, **values}).rowcount)


def put_seats(
    connection: Connection,
    table_id: int,
    seat_rows: Sequence[SeatAssignment],
    timeouts: Sequence[int],
    reserves: Sequence[timedelta] = (),
) -> None:
    """Write who sits where, in place of what was there; without ``reserves`` banks are full."""
    full: list[int | None] = [None] * len(seat_rows)
    banks = [int(reserve.total_seconds()) for reserve in reserves] or full
    connection.execute(delete(seats).where(seats.c.table_id == table_id))
    if seat_rows:
        connection.execute(
            insert(seats),
            [
                {
                    "table_id": table_id,
                    "seat": seat.seat,
                    "identity": seat.identity,
                    "user_id": seat.user_id,
                    "name": seat.name,
                    "autopilot": seat.autopilot,
                    "timeouts": count,
                    "reserve": bank,
                    "press_id": seat.press_id,
                }
                for seat, count, bank in zip(seat_rows, timeouts, banks, strict=True)
            ],
        )


def put_snapshot(connection: Connection, table_id: int, saved: Snapshot) -> None:
    """Keep a game's state, in place of the earlier one."""
    values = {"state": saved.state, "since": saved.tokens, "barrier": saved.barrier}
    if not connection.execute(_PUT_SNAPSHOT, {"key": table_id, **values}).rowcount:
        connection.execute(insert(snapshots).values(table_id=table_id, **values))
