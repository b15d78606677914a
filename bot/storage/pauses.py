"""Pauses that a table began by itself, or by vote, and when they end."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.engine import Connection

from bot.domain.table import Pause, Status
from bot.storage.engine import microseconds
from bot.storage.schema import tables


def earliest(connection: Connection, absent: Collection[int] = ()) -> datetime | None:
    """The end of the next of these pauses."""
    found: datetime | None = connection.scalar(
        select(func.min(tables.c.wakes_at)).where(*_paused(absent))
    )
    return found


def due(
    connection: Connection, now: datetime, absent: Collection[int] = ()
) -> list[tuple[int, int]]:
    """The tables whose pause is over, each with its version."""
    rows = connection.execute(
        select(tables.c.id, tables.c.version)
        .where(*_paused(absent), tables.c.wakes_at <= now)
        .order_by(tables.c.id)
    )
    return [(row.id, row.version) for row in rows]


def credit(connection: Connection, span: timedelta, absent: Collection[int] = ()) -> list[int]:
    """Count this time for no table that is closed unless somebody comes back to it; those tables.

    Vacations end on the day that people have named, whatever happens to the bot.
    """
    return _later(connection, _paused(absent), span)


def credit_guild(connection: Connection, guild_id: int, span: timedelta) -> None:
    """The same for the tables of one server."""
    _later(connection, [*_paused(()), tables.c.guild_id == guild_id], span)


def _later(connection: Connection, which: list[ColumnElement[bool]], span: timedelta) -> list[int]:
    return list(
        connection.scalars(
            update(tables)
            .where(*which, tables.c.pause == Pause.DESERTED)
            .values(wakes_at=tables.c.wakes_at + microseconds(span))
            .returning(tables.c.id)
        )
    )


def _paused(absent: Collection[int]) -> list[ColumnElement[bool]]:
    conditions = [tables.c.status == Status.PAUSED, tables.c.wakes_at.is_not(None)]
    if absent:
        conditions.append(tables.c.guild_id.not_in(absent))
    return conditions
