"""Rows of deadlines: reminders and ends of decisions, until they come or the decision is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.engine import Connection, Row

from bot.domain.calendar import ALWAYS, Calendar, end_of, left_of
from bot.domain.clocks import DeadlineChange, DeadlineKind, RunningClock
from bot.domain.table import Status
from bot.storage.engine import microseconds
from bot.storage.locks import lock_shard_tables, lock_tables, portions, touch
from bot.storage.people import calendars
from bot.storage.schema import SHARD_OF_TABLE, deadlines, seats, tables
from bot.storage.waiting_tables import LOBBIES, PAUSES, STARTS, WHAT_IFS
from rules.core.game import Decision, Seat


@dataclass(frozen=True, slots=True)
class Due:
    """A deadline that has come."""

    id: int
    table_id: int
    decision: Decision
    what: DeadlineKind
    due_at: datetime


def running(
    connection: Connection, table_ids: Collection[int]
) -> dict[int, dict[Seat, RunningClock]]:
    """The clocks that run at tables by seat, with the reminders that are still to come."""
    rows = connection.execute(
        select(deadlines)
        .where(deadlines.c.table_id.in_(table_ids), deadlines.c.done_at.is_(None))
        .order_by(deadlines.c.due_at)
    ).all()
    reminders: dict[tuple[int, Seat], list[tuple[DeadlineKind, datetime]]] = {}
    for row in rows:
        if row.what != DeadlineKind.END:
            of_seat = reminders.setdefault((row.table_id, row.seat), [])
            of_seat.append((DeadlineKind(row.what), row.due_at))
    clocks: dict[int, dict[Seat, RunningClock]] = {}
    for row in rows:
        if row.what == DeadlineKind.END:
            to_come = tuple(reminders.get((row.table_id, row.seat), ()))
            clock = RunningClock(row.kind, row.about, row.due_at, to_come)
            clocks.setdefault(row.table_id, {})[row.seat] = clock
    return clocks


# Moves run these; as constants they cost a fraction of what it takes to build them each time.
_START = insert(deadlines).values(shard=SHARD_OF_TABLE.scalar_subquery())
_STOP = delete(deadlines).where(
    deadlines.c.table_id == bindparam("table"),
    deadlines.c.seat.in_(bindparam("seats", expanding=True)),
)


def carry_out(connection: Connection, table_id: int, plan: DeadlineChange) -> None:
    """Stop and start clocks; no statement where nothing changes."""
    concerned = {*plan.stop, *(deadline.seat for deadline in plan.start)}
    if concerned:
        connection.execute(_STOP, {"table": table_id, "seats": sorted(concerned)})
    if plan.start:
        rows = [
            {
                "table_id": table_id,
                "seat": deadline.seat,
                "kind": deadline.kind,
                "about": deadline.about,
                "what": deadline.what,
                "due_at": deadline.due,
                "of_table": table_id,
            }
            for deadline in plan.start
        ]
        connection.execute(_START, rows)


def drop(connection: Connection, table_id: int) -> None:
    """Stop every clock of a table."""
    connection.execute(delete(deadlines).where(deadlines.c.table_id == table_id))


def credit(
    connection: Connection,
    shards: Collection[int],
    since: datetime,
    now: datetime,
    absent: Collection[int] = (),
) -> list[int]:
    """Give the time from ``since`` to ``now`` back to every running table and lobby of shards.

    Only what would have counted is given: an outage at night is no loss to somebody whose quiet
    hours it fell into. Paused tables get theirs when they go on, and those of servers where the bot
    is ``absent`` when it is back. Returns the tables that say when time ends, which may be later
    now.
    """
    lock_shard_tables(connection, shards)
    hurried = _give_back(connection, _counting(shards, absent), since, now)
    LOBBIES.credit(connection, shards, now - since, absent)
    moved = hurried + PAUSES.credit(connection, shards, now - since, absent)
    touch(connection, moved)
    return moved


def credit_guild(connection: Connection, guild_id: int, since: datetime, now: datetime) -> None:
    """The same for the running tables and lobbies of one server."""
    which = [tables.c.status == Status.RUNNING, tables.c.guild_id == guild_id]
    hurried = _give_back(connection, which, since, now)
    LOBBIES.credit_guild(connection, guild_id, now - since)
    touch(connection, hurried + PAUSES.credit_guild(connection, guild_id, now - since))


def _give_back(
    connection: Connection, which: list[ColumnElement[bool]], since: datetime, now: datetime
) -> list[int]:
    """Move the deadlines of these tables; the tables that have any."""
    hurried = list(
        connection.scalars(
            select(deadlines.c.table_id)
            .join(tables, tables.c.id == deadlines.c.table_id)
            .where(deadlines.c.done_at.is_(None), *which)
            .distinct()
        )
    )
    own_time: dict[int, dict[Seat, Calendar]] = {}
    for some in portions(hurried):
        own_time |= calendars.of_tables(connection, some)
    later = update(deadlines).values(due_at=deadlines.c.due_at + microseconds(now - since))
    for some in portions(table for table in hurried if table not in own_time):
        connection.execute(
            later.where(deadlines.c.table_id.in_(some), deadlines.c.done_at.is_(None))
        )
    rows = connection.execute(
        select(deadlines).where(deadlines.c.table_id.in_(own_time), deadlines.c.done_at.is_(None))
    ).all()
    together: dict[object, list[Row[Any]]] = {}
    for row in rows:
        # Seats that decide together have one clock, whose moments coincide.
        key = (row.table_id, row.kind, row.about, row.what, row.due_at)
        together.setdefault(key, []).append(row)
    for same in together.values():
        times = [own_time[row.table_id].get(row.seat, ALWAYS) for row in same]
        end = end_of(now, left_of(since, same[0].due_at, times), times)
        connection.execute(
            update(deadlines).where(deadlines.c.id.in_([row.id for row in same])).values(due_at=end)
        )
    return hurried


def earliest(
    connection: Connection, shards: Collection[int], absent: Collection[int] = ()
) -> datetime | None:
    """The moment at which the next deadline of these shards falls due.

    Or a lobby has waited too long or begins by itself, or a pause ends by itself.
    """
    # One shard at a time, the index yields the moments in order, and the first that counts will do.
    clocks = [
        connection.scalar(
            _pending([shard], absent, deadlines.c.due_at).order_by(deadlines.c.due_at).limit(1)
        )
        for shard in shards
    ]
    others = [
        waiting.earliest(connection, shards, absent)
        for waiting in (LOBBIES, STARTS, PAUSES, WHAT_IFS)
    ]
    return min((moment for moment in (*clocks, *others) if moment is not None), default=None)


def shortest_clock(connection: Connection, shards: Collection[int]) -> timedelta | None:
    """The shortest time for a decision at any running table of shards, if somebody is hurried."""
    clock, refill = (tables.c.settings[name].as_integer() for name in ("clock", "refill"))
    seconds = connection.scalar(
        select(func.min(func.coalesce(refill, clock))).where(
            tables.c.shard.in_(shards), tables.c.status == Status.RUNNING, clock.is_not(None)
        )
    )
    return None if seconds is None else timedelta(seconds=seconds)


def due(
    connection: Connection, shards: Collection[int], now: datetime, absent: Collection[int] = ()
) -> list[Due]:
    """Every deadline of shards' running tables that has come, in order; of one clock only the last.

    Nobody is reminded of what is over anyway, so an end comes without the reminders before it.
    """
    columns = (
        deadlines.c.id,
        deadlines.c.table_id,
        deadlines.c.seat,
        deadlines.c.kind,
        deadlines.c.about,
        deadlines.c.what,
        deadlines.c.due_at,
    )
    rows = connection.execute(
        _pending(shards, absent, *columns)
        .where(deadlines.c.due_at <= now)
        .order_by(deadlines.c.due_at, deadlines.c.id)
    )
    last: dict[tuple[int, Seat], Due] = {}
    for row in rows:
        key = (row.table_id, row.seat)
        last.pop(key, None)
        last[key] = _due(row)
    return list(last.values())


def _due(row: Row[Any]) -> Due:
    decision = Decision(row.seat, row.kind, about=row.about)
    return Due(row.id, row.table_id, decision, DeadlineKind(row.what), row.due_at)


def done(connection: Connection, found: Sequence[Due], now: datetime) -> list[Due]:
    """Note that deadlines have come, with the reminders that they overtook.

    Returns those that have: others end later by now, or not any more.
    """
    lock_tables(connection, {deadline.table_id for deadline in found})
    come = []
    for deadline in found:
        noted = connection.execute(
            update(deadlines)
            .where(deadlines.c.table_id == deadline.table_id)
            .where(deadlines.c.seat == deadline.decision.seat)
            .where(deadlines.c.kind == deadline.decision.kind)
            .where(deadlines.c.about == deadline.decision.about)
            .where(deadlines.c.due_at <= deadline.due_at, deadlines.c.done_at.is_(None))
            .values(done_at=now)
        )
        if noted.rowcount:
            come.append(deadline)
    return come


def _counting(shards: Collection[int], absent: Collection[int]) -> list[ColumnElement[bool]]:
    conditions = [tables.c.shard.in_(shards), tables.c.status == Status.RUNNING]
    if absent:
        conditions.append(tables.c.guild_id.not_in(absent))
    return conditions


def _pending(shards: Collection[int], absent: Collection[int], *columns: Any) -> Select[Any]:
    return (
        select(*columns)
        .select_from(deadlines)
        .join(tables, tables.c.id == deadlines.c.table_id)
        .where(deadlines.c.shard.in_(shards), deadlines.c.done_at.is_(None))
        .where(*_counting(shards, absent))
    )


def owners(connection: Connection, found: Sequence[Due]) -> Mapping[tuple[int, Seat], int]:
    """The people who have to be reminded, by table and seat."""
    rows = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.user_id)
        .where(seats.c.table_id.in_({deadline.table_id for deadline in found}))
        .where(seats.c.user_id.is_not(None), seats.c.autopilot.is_(None))
    )
    return {(row.table_id, row.seat): row.user_id for row in rows}
