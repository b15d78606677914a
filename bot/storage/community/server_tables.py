"""The open tables of a server without their games: where each is, and what Discord refuses."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Select, case, func, select
from sqlalchemy.engine import Connection

from bot.domain.table import Status, TablePlace
from bot.storage.commits import CURRENT, Current, current_of
from bot.storage.schema import IS_OPEN, outbox, tables


@dataclass(frozen=True, slots=True)
class ServerRow:
    """An open table; ``changed_at`` also counts what was done in secret.

    ``unsent`` are its messages for the channel that Discord has refused so far, ``unsent_direct``
    those for people.
    """

    place: TablePlace
    status: Status
    changed_at: datetime
    current: Current
    unsent: int = 0
    unsent_direct: int = 0


def open_tables(connection: Connection, guild_id: int) -> list[ServerRow]:
    """The open tables of a server, in order of their numbers."""
    refused = _refused(connection, guild_id)
    place = (tables.c.id, tables.c.guild_id, tables.c.channel_id, tables.c.card_channel_id)
    found: Select[Any] = select(*place, tables.c.status, tables.c.changed_at, *CURRENT)
    rows = connection.execute(
        found.where(tables.c.guild_id == guild_id, IS_OPEN).order_by(tables.c.id)
    )
    return [
        ServerRow(
            TablePlace(row.id, row.guild_id, row.channel_id, row.card_channel_id),
            Status(row.status),
            row.changed_at,
            current_of(row),
            *refused.get(row.id, (0, 0)),
        )
        for row in rows
    ]


def _refused(connection: Connection, guild_id: int) -> dict[int, tuple[int, int]]:
    """By table, the messages for its channel and for people that are tried again and again."""
    rows = connection.execute(
        select(
            outbox.c.table_id,
            func.sum(case((outbox.c.target.is_(None), 1), else_=0)),
            func.sum(case((outbox.c.target.is_(None), 0), else_=1)),
        )
        .join(tables, tables.c.id == outbox.c.table_id)
        .where(tables.c.guild_id == guild_id, IS_OPEN)
        .where(outbox.c.done_at.is_(None), outbox.c.attempts > 0)
        .group_by(outbox.c.table_id)
    )
    return {table_id: (public, direct) for table_id, public, direct in rows}
