"""The progress of guided tables; no part of their games' history."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from sqlalchemy import select, update
from sqlalchemy.engine import Connection

from bot.domain.guidance import Guidance
from bot.storage.locks import lock_table
from bot.storage.schema import IS_OPEN, seats, tables
from rules.core.game import Json

_PARTS = ("shown", "told", "explained", "waiting")


def of_table(connection: Connection, table_id: int) -> Guidance | None:
    """The progress of a guided table; ``None`` for any other."""
    kept = connection.scalar(select(tables.c.guidance).where(tables.c.id == table_id))
    if kept is None:
        return None
    return Guidance(kept["on"], *(tuple(kept[part]) for part in _PARTS))


def of_person(connection: Connection, user_id: int, game: str) -> list[int]:
    """The open guided tables of a game at which a person has a seat, in order."""
    found = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user_id, tables.c.game == game)
        .where(tables.c.guidance.is_not(None), IS_OPEN)
        .distinct()
        .order_by(tables.c.id)
    )
    return list(connection.scalars(found))


def change(connection: Connection, table_id: int, edit: Callable[[Guidance], Guidance]) -> None:
    """Change how far a guided table has come; nothing at any other."""
    lock_table(connection, table_id)
    before = of_table(connection, table_id)
    if before is None or (after := edit(before)) == before:
        return
    values = {"guidance": as_json(after)}
    connection.execute(update(tables).where(tables.c.id == table_id).values(values))


def as_json(guidance: Guidance) -> Json:
    """The value of the table's column."""
    return asdict(guidance)
