"""Facts about the database itself: heartbeat, synced commands."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import meta


async def get(connection: AsyncConnection, key: str) -> str | None:
    """The value kept under a key."""
    value: str | None = await connection.scalar(select(meta.c.value).where(meta.c.key == key))
    return value


async def put(connection: AsyncConnection, key: str, value: str) -> None:
    """Keep a value under a key, in place of what was there."""
    await connection.execute(delete(meta).where(meta.c.key == key))
    await connection.execute(insert(meta).values(key=key, value=value))
