"""Reviews of finished games by experts, kept with their tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from sqlalchemy import select, update
from sqlalchemy.engine import Connection

from bot.domain.review import Judgement
from bot.storage.schema import tables

_FIELDS = len(fields(Judgement))


def of_table(connection: Connection, table_id: int) -> tuple[Judgement, ...] | None:
    """The review of a table's game; ``None`` if nobody has asked for it yet.

    One that was made before played actions were compared with the best counts as none.
    """
    kept = connection.scalar(select(tables.c.review).where(tables.c.id == table_id))
    if kept is None or any(len(parts) < _FIELDS for parts in kept):
        return None
    return tuple(
        Judgement(version, seat, chance, best, played, tuple(then))
        for version, seat, chance, best, played, then in kept
    )


def keep(connection: Connection, table_id: int, review: Sequence[Judgement]) -> None:
    """Keep a review."""
    rows = [[one.version, one.seat, one.chance, one.best, one.played, one.then] for one in review]
    connection.execute(update(tables).where(tables.c.id == table_id).values(review=rows))
