"""The log as it is read: every entry of a table in order."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.engine import Connection

from bot.domain.table import EntryKind, Origin
from bot.storage.schema import moves
from rules.core.game import Json, Seat


@dataclass(frozen=True, slots=True)
class Move:
    """A step as it is kept; ``events`` and ``detail`` are JSON.

    ``detail`` of an undo is the list of versions that it takes back, of a rebase the state that
    the game goes on from, of an act the version of the first that was asked for together with it
    (nothing for that one, and for an act by itself), of a seat given to somebody who played it
    before and who plays it now.
    """

    version: int
    kind: EntryKind
    seat: Seat | None
    action: str
    user_id: int | None
    how: Origin
    events: Json
    barrier: bool
    detail: Json
    at: datetime


def whole(connection: Connection, table_id: int) -> list[Move]:
    """Every step of a table, in order."""
    rows = connection.execute(
        select(moves).where(moves.c.table_id == table_id).order_by(moves.c.version)
    )
    return [_move(row) for row in rows]


def chosen(
    connection: Connection, table_id: int, versions: Collection[int]
) -> tuple[list[Move], frozenset[int]]:
    """The steps of these versions, in order, with the versions that were undone."""
    rows = connection.execute(
        select(moves)
        .where(moves.c.table_id == table_id, moves.c.version.in_(versions))
        .order_by(moves.c.version)
    )
    return [_move(row) for row in rows], undone(connection, table_id)


def people(connection: Connection, table_id: int) -> frozenset[int]:
    """Everybody who has ever moved at a table."""
    rows = connection.scalars(
        select(moves.c.user_id)
        .where(moves.c.table_id == table_id, moves.c.kind == EntryKind.ACT)
        .where(moves.c.user_id.is_not(None))
        .distinct()
    )
    return frozenset(rows)


def undone(connection: Connection, table_id: int) -> frozenset[int]:
    """The versions that undos have taken back."""
    rows = connection.scalars(
        select(moves.c.detail).where(moves.c.table_id == table_id, moves.c.kind == EntryKind.UNDO)
    )
    return frozenset(version for versions in rows for version in versions)


def _move(row: Row[Any]) -> Move:
    return Move(
        row.version,
        EntryKind(row.kind),
        row.seat,
        row.action,
        row.user_id,
        Origin(row.how),
        row.events,
        row.barrier,
        row.detail,
        row.at,
    )


def tail(
    connection: Connection, table_id: int, limit: int, before: int | None = None
) -> tuple[list[Move], frozenset[int]]:
    """The last steps (before a version), in order, with the versions that were undone."""
    query = select(moves).where(moves.c.table_id == table_id)
    if before is not None:
        query = query.where(moves.c.version < before)
    rows = connection.execute(query.order_by(moves.c.version.desc()).limit(limit)).all()
    return [_move(row) for row in reversed(rows)], undone(connection, table_id)
