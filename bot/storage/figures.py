"""Reads, in one look, the figures that metrics and health check need of the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import and_, func, select
from sqlalchemy.engine import Connection

from bot.storage import deadlines
from bot.storage.messages.outbox import stuck
from bot.storage.postgresql.processes import without_process
from bot.storage.schema import outbox, tables

REFUSED = 5
"""Failed tries after which a message counts as refused."""


@dataclass(frozen=True, slots=True)
class Figures:
    """``tables`` counts them by game and state; ``unsent`` and ``refused`` count messages.

    ``without_process`` are the shards, of all, that no process runs.
    ``oldest_due`` and ``deadline`` are the earliest moments at which something had to be sent, and
    has to be done; ``None`` if there is nothing.
    """

    tables: Mapping[tuple[str, str], int]
    unsent: int
    refused: int
    without_process: Sequence[int]
    oldest_due: datetime | None
    deadline: datetime | None


def read(
    connection: Connection, shards: Collection[int], now: datetime, absent: Collection[int]
) -> Figures:
    """The figures of shards; nothing of servers from which the bot is ``absent`` counts as due."""
    by_state = select(tables.c.game, tables.c.status, func.count())
    own = by_state.where(tables.c.shard.in_(shards))
    counted = connection.execute(own.group_by(tables.c.game, tables.c.status))
    pending = outbox.c.shard.in_(shards), outbox.c.done_at.is_(None)
    return Figures(
        tables={(game, status): count for game, status, count in counted},
        unsent=connection.scalar(select(func.count(outbox.c.id)).where(*pending)) or 0,
        refused=stuck(connection, shards, REFUSED),
        without_process=without_process(connection),
        oldest_due=_oldest_due(connection, shards, now, absent),
        deadline=deadlines.earliest(connection, shards, absent),
    )


def _oldest_due(
    connection: Connection, shards: Collection[int], now: datetime, absent: Collection[int]
) -> datetime | None:
    """The earliest moment at which a message of shards was due that could be sent.

    Those behind one that is to be tried again wait for it: its recipient, not the bot, is the
    obstacle.
    """
    tried = outbox.alias()
    behind = select(tried.c.id).where(
        tried.c.table_id == outbox.c.table_id,
        tried.c.target.is_not_distinct_from(outbox.c.target),
        and_(tried.c.done_at.is_(None), tried.c.attempts > 0, tried.c.due_at > now),
    )
    oldest = (
        select(func.min(outbox.c.due_at))
        .join(tables, tables.c.id == outbox.c.table_id)
        .where(outbox.c.shard.in_(shards), outbox.c.done_at.is_(None), outbox.c.due_at <= now)
        .where(~behind.exists())
    )
    if absent:
        oldest = oldest.where(tables.c.guild_id.not_in(absent))
    found: datetime | None = connection.scalar(oldest)
    return found
