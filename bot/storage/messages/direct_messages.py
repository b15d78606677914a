"""People's direct messages: whether they are open, which message shows a hand, which reminds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import bindparam, insert, literal, select, update
from sqlalchemy.engine import Connection

from bot.storage.engine import Moment
from bot.storage.messages import reminders
from bot.storage.messages.reminders import Reminder
from bot.storage.schema import hand_messages, people, seats, tables
from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class DirectMessages:
    """The state of a person's direct messages, for one table.

    ``hands`` are the channel and the message in which each seat's hand was last shown to them,
    ``reminder`` is the one that stands there.
    """

    language: str | None = None
    closed_until: datetime | None = None
    hands: Mapping[Seat, tuple[int, int]] = field(default_factory=dict)
    reminder: Reminder | None = None

    @property
    def channel_id(self) -> int | None:
        """The channel of their direct messages, if anything was shown there."""
        if self.reminder is not None:
            return self.reminder.channel_id
        return next((channel for channel, _ in self.hands.values()), None)


_PERSON = select(people.c.language, people.c.direct_messages_closed_until).where(
    people.c.user_id == bindparam("user")
)
_HANDS = select(hand_messages.c.seat, hand_messages.c.channel_id, hand_messages.c.message_id).where(
    hand_messages.c.table_id == bindparam("table"), hand_messages.c.user_id == bindparam("user")
)


def look_up(connection: Connection, table_id: int, user_id: int) -> DirectMessages:
    """A person's direct messages, as far as they are known; also of somebody never met."""
    person = connection.execute(_PERSON, {"user": user_id}).first()
    shown = connection.execute(_HANDS, {"table": table_id, "user": user_id})
    hands = {row.seat: (row.channel_id, row.message_id) for row in shown}
    reminder = reminders.look_up(connection, table_id, user_id)
    if person is None:
        return DirectMessages(hands=hands, reminder=reminder)
    closed_until = person.direct_messages_closed_until
    return DirectMessages(person.language, closed_until, hands, reminder)


def standing(connection: Connection, table_id: int) -> tuple[list[tuple[int, Seat]], list[int]]:
    """Direct messages that lead to a table: the people and seats of hands, and people reminded."""
    hands = select(hand_messages.c.user_id, hand_messages.c.seat).filter_by(table_id=table_id)
    found = connection.execute(hands.order_by(hand_messages.c.seat))
    return [(row.user_id, row.seat) for row in found], reminders.reminded(connection, table_id)


def keep_hand(
    connection: Connection, table_id: int, seat: Seat, user_id: int, place: tuple[int, int]
) -> None:
    """Note the channel and the message that show a person their hand at a seat now."""
    values = {"channel_id": place[0], "message_id": place[1]}
    key = {"table_id": table_id, "seat": seat, "user_id": user_id}
    changed = connection.execute(update(hand_messages).filter_by(**key).values(values))
    if not changed.rowcount:
        connection.execute(insert(hand_messages).values(**key, **values))


def close(connection: Connection, table_id: int, user_id: int, until: datetime) -> None:
    """Note until when a person's direct messages are not to be tried again."""
    closed = {"direct_messages_closed_until": until}
    if connection.execute(
        update(people).where(people.c.user_id == user_id).values(closed)
    ).rowcount:
        return
    # Somebody who was given a seat and has never spoken to the bot.
    language = tables.c.settings["language"].as_string()
    known = (
        select(seats.c.user_id, seats.c.name, language, literal(until, Moment))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.table_id == table_id, seats.c.user_id == user_id)
        .limit(1)
    )
    names = ["user_id", "name", "language", "direct_messages_closed_until"]
    connection.execute(insert(people).from_select(names, known))
