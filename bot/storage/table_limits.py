"""Checks whether another table may open: the operator's limits, and those of the server."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.engine import Connection

from bot.errors import TableError, until
from bot.limits import HOUR, Limits
from bot.storage.community import server_settings
from bot.storage.schema import IS_OPEN, tables


def check(
    connection: Connection,
    limits: Limits,
    guild_id: int,
    person_id: int | None,
    now: datetime,
    *,
    guided: bool = False,
) -> None:
    """Raise ``TableError`` if a person may open no more tables in a server at ``now``.

    A ``guided`` one may open in quiet months as well; ``None`` stands for the program itself.
    """
    settings = server_settings.of_guild(connection, guild_id)
    if settings.is_quiet(now) and not guided:
        raise TableError("quiet-month", until=until(settings.quiet_until(now)))
    of_server, of_person = tables.c.guild_id == guild_id, tables.c.host_id == person_id
    tables_host = 0 if person_id is None else settings.tables_host
    if _has_open(connection, tables_host, and_(of_person, of_server)):
        raise TableError("limit-server-host", most=settings.tables_host)
    if _has_open(connection, settings.tables_server, of_server):
        raise TableError("limit-server-tables", most=settings.tables_server)
    if _has_open(connection, limits.tables_person, of_person):
        raise TableError("limit-tables-person", most=limits.tables_person)
    if _has_open(connection, limits.tables_server, of_server):
        raise TableError("limit-tables-server", most=limits.tables_server)
    most = limits.opened_person
    if again := _opens_again(connection, most, tables.c.opened_by == person_id, now):
        raise TableError("limit-opened-person", most=most, until=again)
    most = limits.opened_server
    if again := _opens_again(connection, most, of_server, now):
        raise TableError("limit-opened-server", most=most, until=again)


def _has_open(connection: Connection, most: int, where: ColumnElement[bool]) -> bool:
    """Whether as many of these tables are open as there may be."""
    if not most:
        return False
    # The statuses as text, as SQLite sees only so that the index knows these tables.
    found = select(func.count()).select_from(tables).where(where, IS_OPEN)
    return (connection.scalar(found) or 0) >= most


def _opens_again(
    connection: Connection, most: int, where: ColumnElement[bool], now: datetime
) -> int | None:
    """When the next of these tables may be opened, in seconds since 1970; ``None``: now."""
    if not most:
        return None
    latest = (
        select(tables.c.created_at)
        .where(where, tables.c.created_at > now - HOUR)
        .order_by(tables.c.created_at.desc())
        .limit(most)
    )
    found = connection.scalars(latest).all()
    return None if len(found) < most else until(found[-1] + HOUR)
