"""Notes that people keep for themselves, one a table, as rows."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.community.notes import Note
from bot.errors import TableError
from bot.storage.locks import lock_table
from bot.storage.schema import notes, tables


def put(connection: Connection, table_id: int, user_id: int, text: str, now: datetime) -> None:
    """Keep a person's note about a table, in place of an earlier one; an empty one is deleted.

    Raises ``TableError`` for a table that was deleted meanwhile.
    """
    lock_table(connection, table_id)
    if connection.scalar(select(tables.c.id).where(tables.c.id == table_id)) is None:
        raise TableError("no-table")
    own = notes.c.table_id == table_id, notes.c.user_id == user_id
    if not text:
        connection.execute(delete(notes).where(*own))
        return
    values = {"text": text, "changed_at": now}
    if not connection.execute(update(notes).where(*own).values(values)).rowcount:
        connection.execute(insert(notes).values(table_id=table_id, user_id=user_id, **values))


def of_person(
    connection: Connection, user_id: int, most: int, first: int | None = None
) -> Sequence[Note]:
    """A person's notes: that about the ``first`` table if there is one, then the latest."""
    own = notes.c.user_id == user_id
    latest = select(notes).where(own).order_by(notes.c.changed_at.desc(), notes.c.table_id.desc())
    rows = list(connection.execute(select(notes).where(own, notes.c.table_id == first)))
    seen = {row.table_id for row in rows}
    rows += [row for row in connection.execute(latest.limit(most)) if row.table_id not in seen]
    return [Note(row.table_id, row.text, row.changed_at) for row in rows[:most]]
