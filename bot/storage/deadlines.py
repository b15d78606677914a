"""Rows of deadlines: reminders and ends of decisions, until they come or the decision is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.engine import Connection, Row

from bot.domain.deadlines import DeadlineChange, DeadlineKind, RunningClock
from bot.domain.table import Status
from bot.storage import idle_lobbies
from bot.storage.schema import deadlines, seats, tables
from bot.storage.types import microseconds
from rules.core.game import Decision, Seat


@dataclass(frozen=True, slots=True)
class Due:
    """A deadline that has come."""

    id: int
    table_id: int
    decision: Decision
    what: DeadlineKind
    due_at: datetime


def running(connection: Connection, table_id: int) -> dict[Seat, RunningClock]:
    """Each seat whose clock runs at a table."""
    rows = connection.execute(
        select(deadlines.c.seat, deadlines.c.kind, deadlines.c.about, deadlines.c.due_at)
        .where(deadlines.c.table_id == table_id, deadlines.c.what == DeadlineKind.END)
        .where(deadlines.c.done_at.is_(None))
    )
    return {row.seat: RunningClock(row.kind, row.about, row.due_at) for row in rows}


def carry_out(connection: Connection, table_id: int, plan: DeadlineChange) -> None:
    """Stop and start clocks; no statement where nothing changes."""
    concerned = {*plan.stop, *(deadline.seat for deadline in plan.start)}
    if concerned:
        connection.execute(
            delete(deadlines).where(
                deadlines.c.table_id == table_id, deadlines.c.seat.in_(concerned)
            )
        )
    if plan.start:
        rows = [
            {
                "table_id": table_id,
                "seat": deadline.seat,
                "kind": deadline.kind,
                "about": deadline.about,
                "what": deadline.what,
                "due_at": deadline.due,
            }
            for deadline in plan.start
        ]
        connection.execute(insert(deadlines), rows)


def drop(connection: Connection, table_id: int) -> None:
    """Stop every clock of a table."""
    connection.execute(delete(deadlines).where(deadlines.c.table_id == table_id))


def shift(connection: Connection, table_ids: Collection[int], span: timedelta) -> None:
    """Give the deciding seats of these tables more time: what is still to come comes later."""
    _later(connection, deadlines.c.table_id.in_(table_ids), span)


def credit(connection: Connection, span: timedelta, absent: Collection[int] = ()) -> None:
    """Give every running table and lobby more time, but those where the bot is absent.

    Paused tables get theirs when they go on, and absent ones when the bot is back.
    """
    concerned = select(tables.c.id).where(*_counting(absent))
    _later(connection, deadlines.c.table_id.in_(concerned), span)
    idle_lobbies.credit(connection, span, absent)


def credit_guild(connection: Connection, guild_id: int, span: timedelta) -> None:
    """Give the running tables and lobbies of one server more time."""
    concerned = select(tables.c.id).where(
        tables.c.status == Status.RUNNING, tables.c.guild_id == guild_id
    )
    _later(connection, deadlines.c.table_id.in_(concerned), span)
    idle_lobbies.credit_guild(connection, guild_id, span)


def _later(connection: Connection, which: ColumnElement[bool], span: timedelta) -> None:
    connection.execute(
        update(deadlines)
        .where(which, deadlines.c.done_at.is_(None))
        .values(due_at=deadlines.c.due_at + microseconds(span))
    )


def earliest(connection: Connection, absent: Collection[int] = ()) -> datetime | None:
    """The moment at which the next deadline falls due, or a lobby has waited too long."""
    clock: datetime | None = connection.scalar(_pending(absent, func.min(deadlines.c.due_at)))
    lobby = idle_lobbies.earliest(connection, absent)
    return min((moment for moment in (clock, lobby) if moment is not None), default=None)


def shortest_clock(connection: Connection) -> timedelta | None:
    """The shortest time for a decision at any running table where somebody is hurried."""
    seconds = connection.scalar(
        select(func.min(tables.c.clock)).where(tables.c.status == Status.RUNNING)
    )
    return None if seconds is None else timedelta(seconds=seconds)


def due(connection: Connection, now: datetime, absent: Collection[int] = ()) -> list[Due]:
    """Every deadline of a running table that has come, in order; of one clock only the last.

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
        _pending(absent, *columns)
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


def done(connection: Connection, found: Sequence[Due], now: datetime) -> None:
    """Note that deadlines have come, with the reminders that they overtook."""
    for deadline in found:
        connection.execute(
            update(deadlines)
            .where(deadlines.c.table_id == deadline.table_id)
            .where(deadlines.c.seat == deadline.decision.seat)
            .where(deadlines.c.kind == deadline.decision.kind)
            .where(deadlines.c.about == deadline.decision.about)
            .where(deadlines.c.due_at <= deadline.due_at, deadlines.c.done_at.is_(None))
            .values(done_at=now)
        )


def _counting(absent: Collection[int]) -> list[ColumnElement[bool]]:
    conditions = [tables.c.status == Status.RUNNING]
    if absent:
        conditions.append(tables.c.guild_id.not_in(absent))
    return conditions


def _pending(absent: Collection[int], *columns: Any) -> Select[Any]:
    return (
        select(*columns)
        .select_from(deadlines)
        .join(tables, tables.c.id == deadlines.c.table_id)
        .where(deadlines.c.done_at.is_(None), *_counting(absent))
    )


def owners(connection: Connection, found: Sequence[Due]) -> Mapping[tuple[int, Seat], int]:
    """The people who have to be reminded, by table and seat."""
    rows = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.user_id)
        .where(seats.c.table_id.in_({deadline.table_id for deadline in found}))
        .where(seats.c.user_id.is_not(None), seats.c.autopilot.is_(None))
    )
    return {(row.table_id, row.seat): row.user_id for row in rows}
