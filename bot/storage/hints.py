"""The hints that seats were given; no part of their games' history, so that no undo takes them."""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.engine import Connection

from bot.storage.schema import hints
from rules.core.game import Seat


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
