"""Facts about the database itself: heartbeat, synced commands."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from bot.storage.schema import meta


def get(connection: Connection, key: str) -> str | None:
    """The value kept under a key."""
    value: str | None = connection.scalar(select(meta.c.value).where(meta.c.key == key))
    return value


def put(connection: Connection, key: str, value: str) -> None:
    """Keep a value under a key, in place of what was there."""
    connection.execute(delete(meta).where(meta.c.key == key))
    connection.execute(insert(meta).values(key=key, value=value))
