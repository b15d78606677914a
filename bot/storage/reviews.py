"""Reviews of finished games by experts, kept with their tables."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select, update
from sqlalchemy.engine import Connection

from bot.domain.review import Judgement
from bot.storage.schema import tables


def of_table(connection: Connection, table_id: int) -> tuple[Judgement, ...] | None:
    """The review of a table's game; ``None`` if nobody has asked for it yet."""
    kept = connection.scalar(select(tables.c.review).where(tables.c.id == table_id))
    return None if kept is None else tuple(Judgement(*parts) for parts in kept)


def keep(connection: Connection, table_id: int, review: Sequence[Judgement]) -> None:
    """Keep a review."""
    rows = [[one.version, one.seat, one.chance, one.best, one.played] for one in review]
    connection.execute(update(tables).where(tables.c.id == table_id).values(review=rows))
