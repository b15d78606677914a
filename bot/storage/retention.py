"""Deletes what a table needs while it is played, some time after it is over."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import delete, exists
from sqlalchemy.engine import Connection

from bot.storage.community import interests
from bot.storage.messages import outbox
from bot.storage.schema import (
    absences,
    deadlines,
    reminder_messages,
    standing_orders,
    table_votes,
    tables,
    votes,
)
from bot.storage.tables import OPEN

_WORKING = (votes, table_votes, absences, reminder_messages, standing_orders, deadlines)
"""Rows that nobody reads once a table is over. What shows a hand is kept: it is by these rows that
those messages are found when their person is forgotten. So are hints, which the result tells."""


def prune(connection: Connection, before: datetime) -> None:
    """Delete the working rows of tables that are over since a time, and messages sent before it."""
    outbox.prune(connection, before)
    interests.prune(connection, before)
    for kept in _WORKING:
        over = exists().where(
            tables.c.id == kept.c.table_id,
            tables.c.status.not_in(OPEN),
            tables.c.changed_at < before,
        )
        connection.execute(delete(kept).where(over))
