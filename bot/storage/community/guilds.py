"""Rows of servers with tables or settings: their names; those that removed the bot, or miss it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, func, insert, or_, select, union, update
from sqlalchemy.engine import Connection

from bot.domain.notices import LIVE
from bot.storage import deadlines
from bot.storage.community import boards as open_tables
from bot.storage.community import competitions as rounds
from bot.storage.locks import lock_name, lock_tables
from bot.storage.messages import outbox
from bot.storage.schema import IS_OPEN, boards, competitions, guilds, interests, tables


def left(connection: Connection, shards: Collection[int]) -> frozenset[int]:
    """The servers of shards that have removed the bot and whose tables stand still."""
    found = select(guilds.c.guild_id).where(
        guilds.c.shard.in_(shards), guilds.c.left_at.is_not(None)
    )
    return frozenset(connection.scalars(found))


def left_and_concerned(
    connection: Connection, shards: Collection[int], connected: Collection[int]
) -> tuple[frozenset[int], set[int]]:
    """The servers of shards as ``left`` has them, and those of connected ones with open tables."""
    found = select(tables.c.guild_id).where(tables.c.shard.in_(connected), IS_OPEN).distinct()
    return left(connection, shards), set(connection.scalars(found))


def first_table(connection: Connection, guild_id: int) -> int | None:
    """The number of a server's oldest table; ``None`` if it has none."""
    found: int | None = connection.scalar(
        select(func.min(tables.c.id)).where(tables.c.guild_id == guild_id)
    )
    return found


def names(connection: Connection, guild_ids: Collection[int]) -> dict[int, str]:
    """The names of those of these servers that have one."""
    rows = connection.execute(
        select(guilds.c.guild_id, guilds.c.name).where(
            guilds.c.guild_id.in_(guild_ids), guilds.c.name.is_not(None)
        )
    )
    return {row.guild_id: row.name for row in rows}


def misnamed(
    connection: Connection, shards: Collection[int], seen: Mapping[int, str]
) -> dict[int, int]:
    """Those of ``shards`` with open tables that are kept with other names than they are ``seen``.

    With the shard of each.
    """
    rows = connection.execute(
        select(tables.c.guild_id, tables.c.shard, guilds.c.name)
        .outerjoin(guilds, guilds.c.guild_id == tables.c.guild_id)
        .where(tables.c.shard.in_(shards), IS_OPEN)
        .distinct()
    )
    return {
        row.guild_id: row.shard
        for row in rows
        if row.name != (now := seen.get(row.guild_id, row.name)) and now
    }


def put_names(connection: Connection, shards: Mapping[int, int], seen: Mapping[int, str]) -> None:
    """Keep the names of servers, each with its shard."""
    for guild_id, shard in sorted(shards.items()):
        put_name(connection, guild_id, shard, seen[guild_id])


def put_name(connection: Connection, guild_id: int, shard: int, name: str) -> None:
    """Keep the name of a server that has a table, unless it is kept."""
    if names(connection, [guild_id]).get(guild_id) != name:
        put(connection, guild_id, shard, name=name)


def rename(connection: Connection, guild_id: int, name: str) -> None:
    """Keep another name of a server that has tables, or had any."""
    connection.execute(update(guilds).where(guilds.c.guild_id == guild_id).values(name=name))


def leave(connection: Connection, guild_id: int, shard: int, since: datetime) -> None:
    """Note that a server has removed the bot, unless it is known or has no open table.

    Other servers show its tables no more.
    """
    if _open_tables(connection, guild_id):
        known = guilds.c.left_at.is_not(None)
        put(connection, guild_id, shard, unless=known, left_at=since)
        open_tables.wake_elsewhere(connection, guild_id, since)


def come_back(connection: Connection, guild_id: int, now: datetime) -> list[int]:
    """Give a server's tables their time back and show each as it is; returns those."""
    lock_tables(connection, _open_tables(connection, guild_id))
    since = connection.scalar(select(guilds.c.left_at).where(guilds.c.guild_id == guild_id)) or now
    connection.execute(update(guilds).where(guilds.c.guild_id == guild_id).values(left_at=None))
    deadlines.credit_guild(connection, guild_id, min(since, now), now)
    rounds.credit_guild(connection, guild_id, min(since, now), now)
    open_tables.wake_elsewhere(connection, guild_id, now)
    woken = _open_tables(connection, guild_id)
    outbox.retry_now(connection, woken, now)
    for table_id in woken:
        outbox.enqueue(connection, table_id, [LIVE], now)
        outbox.renew_reminders(connection, table_id, now)
    return woken


def forget(connection: Connection, guild_id: int) -> None:
    """Know of a server no more, whose tables were deleted, nor of its competitions."""
    connection.execute(competitions.delete().where(competitions.c.guild_id == guild_id))
    for own in (boards, interests, guilds):
        connection.execute(own.delete().where(own.c.guild_id == guild_id))


def look_around(
    connection: Connection,
    application: int,
    shards: Collection[int],
    present: Collection[int],
    now: datetime,
) -> dict[int, datetime]:
    """Note the servers of shards that the bot isn't in now; those missing, since when.

    They are those with tables, competitions, settings or a board. Nothing counts that was seen as
    another application of Discord's, which has servers of its own.
    """
    with_tables = select(tables.c.guild_id, tables.c.shard).where(tables.c.shard.in_(shards))
    with_settings = select(guilds.c.guild_id, guilds.c.shard).where(
        guilds.c.shard.in_(shards), guilds.c.settings.is_not(None)
    )
    own = competitions.c
    with_competitions = select(own.guild_id, own.shard).where(own.shard.in_(shards))
    with_boards = select(boards.c.guild_id, boards.c.shard).where(boards.c.shard.in_(shards))
    rows = connection.execute(union(with_tables, with_settings, with_competitions, with_boards))
    known = {row.guild_id: row.shard for row in rows}
    gone = known.keys() - set(present)
    seen = [guilds.c.shard.in_(shards), guilds.c.missed_at.is_not(None)]
    connection.execute(
        update(guilds)
        .where(*seen, or_(guilds.c.guild_id.not_in(gone), guilds.c.missed_by != application))
        .values(missed_at=None, missed_by=None)
    )
    missed = {
        row.guild_id: row.missed_at
        for row in connection.execute(select(guilds.c.guild_id, guilds.c.missed_at).where(*seen))
    }
    for guild_id in sorted(gone - missed.keys()):
        put(connection, guild_id, known[guild_id], missed_at=now, missed_by=application)
    return dict.fromkeys(gone, now) | missed


def lock(connection: Connection, guild_id: int) -> None:
    """Keep others from changing a server's row until this transaction ends."""
    lock_name(connection, f"guild {guild_id}")


def put(
    connection: Connection,
    guild_id: int,
    shard: int,
    *,
    unless: ColumnElement[bool] | None = None,
    **values: Any,
) -> None:
    """Write columns of a server's row, ``unless`` a condition holds; make it if there is none."""
    lock(connection, guild_id)
    row = guilds.c.guild_id == guild_id
    if connection.scalar(select(guilds.c.guild_id).where(row)) is None:
        connection.execute(insert(guilds).values(guild_id=guild_id, shard=shard, **values))
        return
    change = update(guilds).where(row).values(**values)
    connection.execute(change if unless is None else change.where(~unless))


def _open_tables(connection: Connection, guild_id: int) -> list[int]:
    found = select(tables.c.id).where(tables.c.guild_id == guild_id, IS_OPEN).order_by(tables.c.id)
    return list(connection.scalars(found))
