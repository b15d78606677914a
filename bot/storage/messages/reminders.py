"""The direct message that reminds a person at a table: one at most, and what it says."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.clocks import DeadlineKind
from bot.domain.table import Status
from bot.storage.schema import deadlines, reminder_messages, seats, tables
from rules.core.game import Seat

Reminded: TypeAlias = tuple[Seat, str, str]
"""A decision that somebody was reminded of: its seat, kind and about."""


NEXT = "next"
"""The heading of a message that reminds of no decision: its person is next."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """A message that stands among somebody's direct messages.

    ``what`` names its heading (``half``, ``hour``, ``waits``), ``due`` is the earliest end of the
    ``decisions``. One that says that somebody is ``next`` has neither.
    """

    channel_id: int
    message_id: int
    what: str
    decisions: tuple[Reminded, ...]
    due: datetime

    @property
    def is_next(self) -> bool:
        """Whether it says that somebody is next."""
        return self.what == NEXT


# Moves run these; as constants they cost a fraction of what it takes to build them each time.
_OF_PERSON = select(reminder_messages).filter_by(
    table_id=bindparam("table"), user_id=bindparam("user")
)
_OF_TABLE = select(
    reminder_messages.c.user_id, reminder_messages.c.decisions, reminder_messages.c.due_at
).where(reminder_messages.c.table_id == bindparam("table"), reminder_messages.c.what != NEXT)


def look_up(connection: Connection, table_id: int, user_id: int) -> Reminder | None:
    """The reminder that a person has been sent at a table and that still stands."""
    row = connection.execute(_OF_PERSON, {"table": table_id, "user": user_id}).first()
    if row is None:
        return None
    decisions = tuple((seat, kind, about) for seat, kind, about in row.decisions)
    return Reminder(row.channel_id, row.message_id, row.what, decisions, row.due_at)


def reminded(connection: Connection, table_id: int) -> list[int]:
    """The people among whose messages a reminder of a table stands."""
    users = select(reminder_messages.c.user_id).filter_by(table_id=table_id)
    return list(connection.scalars(users.order_by(reminder_messages.c.user_id)))


def tables_of_shards(connection: Connection, shards: Collection[int]) -> set[int]:
    """The tables of shards with a reminder that says when time ends."""
    found = (
        select(reminder_messages.c.table_id)
        .join(tables, tables.c.id == reminder_messages.c.table_id)
        .where(tables.c.shard.in_(shards), reminder_messages.c.what != NEXT)
    )
    return set(connection.scalars(found))


def told_next(connection: Connection, table_id: int, user_id: int) -> bool:
    """Whether a message says to a person that they are next at a table."""
    reminder = look_up(connection, table_id, user_id)
    return reminder is not None and reminder.is_next


def keep(connection: Connection, table_id: int, user_id: int, reminder: Reminder | None) -> None:
    """Note the reminder that stands now; ``None`` if it was taken away."""
    key = {"table_id": table_id, "user_id": user_id}
    if reminder is None:
        connection.execute(delete(reminder_messages).filter_by(**key))
        return
    values = {
        "channel_id": reminder.channel_id,
        "message_id": reminder.message_id,
        "what": reminder.what,
        "decisions": [list(one) for one in reminder.decisions],
        "due_at": reminder.due,
    }
    if not connection.execute(update(reminder_messages).filter_by(**key).values(values)).rowcount:
        connection.execute(insert(reminder_messages).values(**key, **values))


def outdated(connection: Connection, table_id: int) -> Sequence[int]:
    """The people whose reminder says what isn't so any more: it is over, or ends at another time.

    At a table that isn't running nobody's time ends.
    """
    standing = connection.execute(_OF_TABLE, {"table": table_id}).all()
    if not standing:
        return ()
    running = connection.execute(
        select(
            seats.c.user_id,
            deadlines.c.seat,
            deadlines.c.kind,
            deadlines.c.about,
            deadlines.c.due_at,
        )
        .join(tables, tables.c.id == deadlines.c.table_id)
        .join(
            seats, (seats.c.table_id == deadlines.c.table_id) & (seats.c.seat == deadlines.c.seat)
        )
        .where(deadlines.c.table_id == table_id, deadlines.c.what == DeadlineKind.END)
        .where(deadlines.c.done_at.is_(None), tables.c.status == Status.RUNNING)
        .where(seats.c.autopilot.is_(None))
    ).all()
    due = {(row.user_id, row.seat, row.kind, row.about): row.due_at for row in running}
    found = []
    for row in standing:
        ends = [due.get((row.user_id, *decision)) for decision in row.decisions]
        known = [end for end in ends if end is not None]
        if len(known) < len(ends) or min(known) != row.due_at:
            found.append(row.user_id)
    return found
