"""Servers that have tables, and those in which the bot was last seen to be missing."""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.engine import Connection

from bot.storage import meta
from bot.storage.schema import tables

KEY = "missing"
"""The key of the ``meta`` row that holds the application and ``{server id: since when}``."""


def with_tables(connection: Connection) -> set[int]:
    """The servers that have a table, open or over."""
    return set(connection.scalars(select(tables.c.guild_id).distinct()))


def first_table(connection: Connection, guild_id: int) -> int | None:
    """The number of a server's oldest table; ``None`` if it has none."""
    found: int | None = connection.scalar(
        select(func.min(tables.c.id)).where(tables.c.guild_id == guild_id)
    )
    return found


def missing(connection: Connection, application: int) -> dict[int, datetime]:
    """Since when the bot wasn't seen in which servers.

    Nothing that was seen as another application of Discord's, which has servers of its own.
    """
    text = meta.get(connection, KEY)
    kept = json.loads(text) if text else {}
    if kept.get("application") != application:
        return {}
    return {int(guild): datetime.fromisoformat(since) for guild, since in kept["servers"].items()}


def look_around(
    connection: Connection, application: int, present: Collection[int], now: datetime
) -> dict[int, datetime]:
    """Note the servers with tables that the bot isn't in now; those missing, since when."""
    before = missing(connection, application)
    gone = with_tables(connection) - set(present)
    after = {guild: before.get(guild, now) for guild in sorted(gone)}
    if after != before:
        servers = {str(guild): since.isoformat() for guild, since in after.items()}
        meta.put(connection, KEY, json.dumps({"application": application, "servers": servers}))
    return after
