"""Rows of shards: when each was last known to reach Discord, and the shard of each table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from sqlalchemy import Integer, func, insert, literal, select, update
from sqlalchemy.engine import Connection

from bot.storage import meta
from bot.storage.schema import (
    boards,
    competitions,
    deadlines,
    guilds,
    outbox,
    shards,
    standing_orders,
    tables,
)

COUNT = "shard_count"
"""The key in ``meta`` of the count that the column ``shard`` of all rows goes by."""
_BITS = 22
"""The bits of an id of Discord's that come after its moment."""


def count(connection: Connection) -> int:
    """The count of shards that the rows of this database go by."""
    return int(meta.get(connection, COUNT) or 1)


def last_beats(connection: Connection, which: Collection[int]) -> dict[int, datetime]:
    """When each of these shards was last known to reach Discord; those that never were are left
    out."""
    rows = connection.execute(
        select(shards.c.shard, shards.c.beat_at).where(
            shards.c.shard.in_(which), shards.c.beat_at.is_not(None)
        )
    )
    return {row.shard: row.beat_at for row in rows}


def beat(connection: Connection, which: Collection[int], now: datetime) -> None:
    """Note that these shards reach Discord."""
    put_beats(connection, dict.fromkeys(which, now))


def put_beats(connection: Connection, moments: Mapping[int, datetime]) -> None:
    """Note when each of these shards reached Discord."""
    for shard, moment in sorted(moments.items()):
        noted = connection.execute(
            update(shards).where(shards.c.shard == shard).values(beat_at=moment)
        )
        if not noted.rowcount:
            connection.execute(insert(shards).values(shard=shard, beat_at=moment))


def count_anew(connection: Connection, new: int) -> None:
    """Write the shard of each row for ``new`` shards, unless it is written for so many already.

    A shard begins with the earliest beat of all: a table may come from any.
    """
    if new == count(connection):
        return
    earliest = connection.scalar(select(func.min(shards.c.beat_at)))
    for guild in (tables, guilds, boards, competitions):
        by_guild = guild.c.guild_id.op(">>")(literal(_BITS, Integer)) % new
        connection.execute(update(guild).values(shard=by_guild))
    for row in (deadlines, outbox, standing_orders):
        of_table = select(tables.c.shard).where(tables.c.id == row.c.table_id).scalar_subquery()
        connection.execute(update(row).values(shard=of_table))
    connection.execute(update(shards).values(beat_at=None))
    if earliest is not None:
        beat(connection, range(new), earliest)
    meta.put(connection, COUNT, str(new))
