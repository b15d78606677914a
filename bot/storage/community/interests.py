"""Interests as rows: the tables that people wait for who found none."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.community.open_tables import (
    MOST_INTERESTS,
    THINKING,
    TOLD_EVERY,
    Interest,
    Pace,
)
from bot.errors import TableError
from bot.storage.community import boards
from bot.storage.locks import lock_name
from bot.storage.schema import interests

Told = tuple[int, int]
"""The number of an interest, and the table that its person is told of."""


def put(
    connection: Connection,
    interest: Interest,
    shard: int,
    now: datetime,
    most: int = MOST_INTERESTS,
) -> int:
    """Note an interest, in place of one for the same game, and return its number.

    Raises ``TableError`` for one too many.
    """
    lock(connection, interest.guild_id)
    boards.make(connection, interest.guild_id, shard, now)
    own = interests.c
    theirs = own.guild_id == interest.guild_id, own.user_id == interest.user_id
    values: dict[str, Any] = {
        "name": interest.name,
        "pace": interest.pace,
        "seats": interest.seats,
        "until": interest.until,
        "active": True,
    }
    same = select(own.number).where(*theirs, own.game == interest.game)
    number = connection.scalar(same)
    if number is not None:
        connection.execute(update(interests).where(own.number == number).values(values))
    else:
        waits = select(func.count()).select_from(interests).where(*theirs, own.active)
        if (connection.scalar(waits) or 0) >= most:
            raise TableError("interests-enough", most=most)
        values |= {"guild_id": interest.guild_id, "user_id": interest.user_id}
        made = connection.execute(insert(interests).values(game=interest.game, **values))
        number = made.inserted_primary_key[0] if made.inserted_primary_key else 0
    boards.wake(connection, interest.guild_id, now, THINKING)
    return int(number)


def change(
    connection: Connection, number: int, user_id: int, now: datetime, **values: Any
) -> Interest:
    """Change an interest of somebody's; raises ``TableError`` for one that is over."""
    own = interests.c
    row = connection.execute(
        update(interests)
        .where(own.number == number, own.user_id == user_id, own.active, own.until > now)
        .values(values)
        .returning(*own)
    ).first()
    if row is None:
        raise TableError("interest-gone")
    boards.wake(connection, row.guild_id, now, THINKING)
    return _interest(row)


def lock(connection: Connection, guild_id: int) -> None:
    """Keep others from changing the interests in a server until this transaction ends."""
    lock_name(connection, f"interests of {guild_id}")


def find(connection: Connection, number: int) -> Interest | None:
    """An interest by its number; also one that is over and wasn't deleted yet."""
    row = connection.execute(select(interests).where(interests.c.number == number)).first()
    return None if row is None else _interest(row)


def of_person(connection: Connection, user_id: int, now: datetime) -> list[Interest]:
    """The interests of somebody in all servers that aren't over."""
    return _found(connection, now, interests.c.user_id == user_id)


def waiting(connection: Connection, guild_id: int, now: datetime) -> list[Interest]:
    """The interests in a server that aren't over, as they came."""
    return _found(connection, now, interests.c.guild_id == guild_id)


def told_lately(
    connection: Connection, people: Collection[int], now: datetime
) -> dict[int, datetime]:
    """Those of these people who were told of a table within ``TOLD_EVERY``, and when."""
    own = interests.c
    found = (
        select(own.user_id, own.told_at)
        .where(own.user_id.in_(people), own.told_at > now - TOLD_EVERY)
        .order_by(own.told_at)
    )
    return {row.user_id: row.told_at for row in connection.execute(found)}


def note_told(
    connection: Connection, guild_id: int, told: Sequence[Told], now: datetime
) -> list[Told]:
    """Note whom tables are found for, and return those of them who still wait."""
    lock(connection, guild_id)
    own, left = interests.c, []
    for number, table_id in told:
        done = connection.execute(
            update(interests)
            .where(own.number == number, own.active)
            .values(active=False, told_at=now)
            .returning(own.number)
        ).first()
        if done is not None:
            left.append((number, table_id))
    return left


def remove(connection: Connection, number: int, user_id: int) -> None:
    """Take an interest of somebody's back, if it is there.

    The row stays for a while: it tells when they were told of a table.
    """
    own = interests.c
    theirs = own.number == number, own.user_id == user_id
    connection.execute(update(interests).where(*theirs).values(active=False))


def stop(connection: Connection, user_id: int) -> None:
    """Let somebody wait for nothing any more, in any server."""
    theirs = interests.c.user_id == user_id
    connection.execute(update(interests).where(theirs).values(active=False))


def forget(connection: Connection, user_id: int) -> None:
    """Delete all interests of a person."""
    connection.execute(delete(interests).where(interests.c.user_id == user_id))


def people_in(connection: Connection, guild_id: int) -> list[int]:
    """Everybody with an interest in a server, also one that is over."""
    found = select(interests.c.user_id).where(interests.c.guild_id == guild_id).distinct()
    return list(connection.scalars(found))


def prune(connection: Connection, before: datetime) -> None:
    """Delete those that were over before a time."""
    connection.execute(delete(interests).where(interests.c.until < before))


def records(connection: Connection, user_id: int) -> Sequence[Row[Any]]:
    """What is kept of a person's interests."""
    own = interests.c
    found: Select[Any] = select(
        *(own.guild_id, own.name, own.game, own.pace, own.seats, own.until, own.active),
        own.told_at,
    )
    return connection.execute(found.where(own.user_id == user_id).order_by(own.number)).all()


def _found(connection: Connection, now: datetime, whose: Any) -> list[Interest]:
    own = interests.c
    rows = connection.execute(
        select(interests).where(whose, own.active, own.until > now).order_by(own.number)
    )
    return [_interest(row) for row in rows]


def _interest(row: Row[Any]) -> Interest:
    return Interest(
        row.number,
        row.guild_id,
        row.user_id,
        row.name,
        row.game,
        Pace(row.pace),
        row.seats,
        row.until,
    )
