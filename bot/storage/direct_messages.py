"""People's direct messages: whether they are open, and which message shows a hand."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, insert, literal, select, update
from sqlalchemy.engine import Connection

from bot.storage.schema import direct_messages, people, seats, tables
from bot.storage.types import Moment, Snowflake


@dataclass(frozen=True, slots=True)
class DirectMessages:
    """What is known of a person's direct messages, for one table.

    ``channel_id`` and ``message_id`` are where their hand was last shown.
    """

    language: str | None = None
    closed_until: datetime | None = None
    channel_id: int | None = None
    message_id: int | None = None


# Somebody who was given a seat may never have spoken to the bot, nor have been written to.
_TARGET = select(bindparam("user", type_=Snowflake).label("id")).subquery("target")
_INBOX = select(
    people.c.language,
    people.c.inbox_closed_until,
    direct_messages.c.channel_id,
    direct_messages.c.message_id,
).select_from(
    _TARGET.outerjoin(people, people.c.user_id == _TARGET.c.id).outerjoin(
        direct_messages,
        (direct_messages.c.user_id == _TARGET.c.id)
        & (direct_messages.c.table_id == bindparam("table")),
    )
)


def look_up(connection: Connection, table_id: int, user: int) -> DirectMessages:
    """A person's inbox, as far as it is known; also of somebody whom the bot has never met."""
    return DirectMessages(*connection.execute(_INBOX, {"table": table_id, "user": user}).one())


def keep_hand(
    connection: Connection, table_id: int, user_id: int, channel_id: int, message_id: int
) -> None:
    """Note which message of a person's direct messages shows their hand at a table now."""
    place = {"channel_id": channel_id, "message_id": message_id}
    key = (direct_messages.c.table_id == table_id) & (direct_messages.c.user_id == user_id)
    if not connection.execute(update(direct_messages).where(key).values(place)).rowcount:
        connection.execute(
            insert(direct_messages).values(table_id=table_id, user_id=user_id, **place)
        )


def close(connection: Connection, table_id: int, user_id: int, until: datetime) -> None:
    """Note until when a person's inbox is not to be tried again."""
    closed = {"inbox_closed_until": until}
    if connection.execute(
        update(people).where(people.c.user_id == user_id).values(closed)
    ).rowcount:
        return
    # Somebody who was given a seat and has never spoken to the bot.
    known = select(seats.c.user_id, seats.c.name, tables.c.language, literal(until, Moment)).where(
        seats.c.table_id == table_id, seats.c.user_id == user_id, tables.c.id == table_id
    )
    names = ["user_id", "name", "language", "inbox_closed_until"]
    connection.execute(insert(people).from_select(names, known))
