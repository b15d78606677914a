"""Reviews of finished games by experts, and the hints that seats were given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.review import Judgement, Stroke
from bot.storage.locks import lock_table
from bot.storage.schema import hints, tables
from rules.core.game import Seat


def of_table(connection: Connection, table_id: int) -> tuple[Judgement, ...] | None:
    """The review of a table's game; ``None`` if nobody has asked for it yet.

    One that was made before played actions were compared with the best counts as none. One that is
    older than the standard errors is without them.
    """
    rows = _kept(connection, table_id).get("decisions")
    if rows is None or any(len(row) < _COMPARED for row in rows):
        return None
    return tuple(
        Judgement(version, seat, chance, best, played, tuple(then), *more)
        for version, seat, chance, best, played, then, *more in rows
    )


_COMPARED = 6
"""The values of a decision that was compared with the best."""


def luck_of_table(connection: Connection, table_id: int) -> tuple[Stroke, ...] | None:
    """The strokes of luck in a table's game; ``None`` if nobody has asked for them yet."""
    rows = _kept(connection, table_id).get("luck")
    if rows is None:
        return None
    return tuple(
        Stroke(version, seat, kind, tuple((gain, error) for gain, error in gains))
        for version, seat, kind, gains in rows
    )


def keep(connection: Connection, table_id: int, review: Sequence[Judgement]) -> None:
    """Keep a review."""
    rows = [
        [one.version, one.seat, one.chance, one.best, one.played, one.then, one.error, one.changes]
        for one in review
    ]
    _put(connection, table_id, {"decisions": rows})


def keep_luck(connection: Connection, table_id: int, strokes: Sequence[Stroke]) -> None:
    """Keep the strokes of luck in a table's game."""
    rows = [[one.version, one.seat, one.kind, one.gains] for one in strokes]
    _put(connection, table_id, {"luck": rows})


def _kept(connection: Connection, table_id: int) -> dict[str, Any]:
    kept = connection.scalar(select(tables.c.review).where(tables.c.id == table_id))
    # A list is a review of a program that told nothing of luck.
    return {"decisions": kept} if isinstance(kept, list) else kept or {}


def _put(connection: Connection, table_id: int, more: dict[str, Any]) -> None:
    lock_table(connection, table_id)
    kept = _kept(connection, table_id) | more
    connection.execute(update(tables).where(tables.c.id == table_id).values(review=kept))


def note(connection: Connection, table_id: int, seat: Seat, decision: int) -> None:
    """A seat was given a hint for a decision, by its token's number; each counts once."""
    lock_table(connection, table_id)
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
