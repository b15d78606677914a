"""Reviews of finished games by experts, and the hints that seats were given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.review import Judgement
from bot.storage.schema import hints, tables
from rules.core.game import Seat

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


def note(connection: Connection, table_id: int, seat: Seat, decision: int) -> None:
    """A seat was given a hint for a decision, by its token's number; each counts once."""
    key = {"table_id": table_id, "seat": seat, "decision": decision}
    if connection.execute(select(hints).filter_by(**key)).first() is None:
        connection.execute(insert(hints).values(**key))


def counts(connection: Connection, table_id: int) -> dict[Seat, int]:
    """The number of decisions for which each seat was given a hint, of those that were."""
    found = connection.execute(
        select(hints.c.seat, func.count())
        .where(hints.c.table_id == table_id)
        .group_by(hints.c.seat)
        .order_by(hints.c.seat)
    )
    return {row[0]: row[1] for row in found}
