"""Tables that wait for their start, and how long nothing has happened at them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.engine import Connection

from bot.domain.clocks import LOBBY_LIFETIME
from bot.domain.table import Status
from bot.storage.engine import microseconds
from bot.storage.schema import tables


def earliest(connection: Connection, absent: Collection[int] = ()) -> datetime | None:
    """The moment at which the next lobby is to be closed."""
    oldest: datetime | None = connection.scalar(
        select(func.min(tables.c.changed_at)).where(*_waiting(absent))
    )
    return None if oldest is None else oldest + LOBBY_LIFETIME


def due(
    connection: Connection, now: datetime, absent: Collection[int] = ()
) -> list[tuple[int, int]]:
    """The lobbies to be closed, each with the version at which nothing has happened since."""
    rows = connection.execute(
        select(tables.c.id, tables.c.version)
        .where(*_waiting(absent), tables.c.changed_at <= now - LOBBY_LIFETIME)
        .order_by(tables.c.id)
    )
    return [(row.id, row.version) for row in rows]


def credit(connection: Connection, span: timedelta, absent: Collection[int] = ()) -> None:
    """Count this time for no lobby, but those of servers that the bot is absent from."""
    _later(connection, _waiting(absent), span)


def credit_guild(connection: Connection, guild_id: int, span: timedelta) -> None:
    """Count this time for no lobby of one server."""
    _later(connection, [*_waiting(()), tables.c.guild_id == guild_id], span)


def _later(connection: Connection, which: list[ColumnElement[bool]], span: timedelta) -> None:
    connection.execute(
        update(tables).where(*which).values(changed_at=tables.c.changed_at + microseconds(span))
    )


def _waiting(absent: Collection[int]) -> list[ColumnElement[bool]]:
    conditions = [tables.c.status == Status.LOBBY]
    if absent:
        conditions.append(tables.c.guild_id.not_in(absent))
    return conditions
