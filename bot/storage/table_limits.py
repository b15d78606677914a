"""How many tables there may be, and how many may be opened within an hour."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.engine import Connection

from bot.errors import TableError
from bot.limits import HOUR, Limits
from bot.storage.schema import IS_OPEN, tables


def check(
    connection: Connection, limits: Limits, guild_id: int, person_id: int, now: datetime
) -> None:
    """Raise ``TableError`` if a person may open no more tables in a server at ``now``."""
    of_server = tables.c.guild_id == guild_id
    _check_open(connection, "person", limits.tables_person, tables.c.host_id == person_id)
    _check_open(connection, "server", limits.tables_server, of_server)
    by_person = tables.c.opened_by == person_id
    _check_opened(connection, "person", limits.opened_person, by_person, now)
    _check_opened(connection, "server", limits.opened_server, of_server, now)


def _check_open(connection: Connection, whose: str, most: int, where: ColumnElement[bool]) -> None:
    if not most:
        return
    # The statuses as text, as SQLite sees only so that the index knows these tables.
    found = select(func.count()).select_from(tables).where(where, IS_OPEN)
    if (connection.scalar(found) or 0) >= most:
        raise TableError(f"limit-tables-{whose}", most=most)


def _check_opened(
    connection: Connection, whose: str, most: int, where: ColumnElement[bool], now: datetime
) -> None:
    if not most:
        return
    latest = (
        select(tables.c.created_at)
        .where(where, tables.c.created_at > now - HOUR)
        .order_by(tables.c.created_at.desc())
        .limit(most)
    )
    found = connection.scalars(latest).all()
    if len(found) == most:
        until = int((found[-1] + HOUR).timestamp()) + 1
        raise TableError(f"limit-opened-{whose}", most=most, until=until)
