"""Rows of standing orders. What they say is secret: ``line`` is never logged."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Row, case, delete, func, insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.standing_orders import OrderChange, OrderStatus, StandingOrder
from bot.domain.table import Status
from bot.storage.locks import Conflict, lock_table
from bot.storage.schema import SHARD_OF_TABLE, standing_orders, tables
from rules.core.game import Json, Seat
from rules.core.standing_orders import Ended

_OPEN = (Status.RUNNING, Status.PAUSED)


def add(
    connection: Connection, table_id: int, seat: Seat, user_id: int, line: str, now: datetime
) -> None:
    """Lay an order."""
    connection.execute(
        insert(standing_orders).values(shard=SHARD_OF_TABLE.scalar_subquery()),
        {
            "table_id": table_id,
            "seat": seat,
            "user_id": user_id,
            "line": line,
            "status": OrderStatus.ACTIVE,
            "figures": [],
            "changes": [],
            "made": [],
            "laid_at": now,
            "of_table": table_id,
        },
    )


def begin_change(connection: Connection, table_id: int, known: Sequence[StandingOrder]) -> None:
    """Lock a table whose orders are to be changed.

    Raises ``Conflict`` unless ``known`` are all of its orders as they stand.
    """
    lock_table(connection, table_id)
    if of_table(connection, table_id) != list(known):
        raise Conflict


def note_made(connection: Connection, order: StandingOrder, made: Sequence[int]) -> None:
    """Note the moves that an order has made, whatever has become of it meanwhile."""
    lock_table(connection, order.table_id)
    connection.execute(
        update(standing_orders)
        .where(standing_orders.c.id == order.id)
        .values(made=list(made), due_at=None)
    )


def put(connection: Connection, orders: Sequence[StandingOrder]) -> None:
    """Write orders as they are now."""
    for order in orders:
        connection.execute(
            update(standing_orders).where(standing_orders.c.id == order.id).values(_values(order))
        )


def _values(order: StandingOrder) -> dict[str, Any]:
    return {
        "line": order.line,
        "status": order.status,
        "reason": order.ended.reason,
        "figures": [list(figure) for figure in order.ended.figures],
        "changes": [[one.version, one.line, one.gone] for one in order.changes],
        "made": list(order.made),
        "held": None if order.held is None else list(order.held),
        "due_at": order.due,
    }


def forget_withdrawn(connection: Connection, table_id: int | None = None) -> None:
    """Delete the withdrawn orders of a table whose game is over, or of all such tables.

    While a game goes on they are kept: a move that one of them made isn't made again.
    """
    ended = select(tables.c.id).where(tables.c.status.not_in(_OPEN))
    which = standing_orders.c.table_id
    connection.execute(
        delete(standing_orders)
        .where(standing_orders.c.status == OrderStatus.WITHDRAWN)
        .where(which.in_(ended) if table_id is None else which == table_id)
    )


def of_table(connection: Connection, table_id: int) -> list[StandingOrder]:
    """Every order that was ever laid at a table, oldest first."""
    rows = connection.execute(
        select(standing_orders)
        .where(standing_orders.c.table_id == table_id)
        .order_by(standing_orders.c.id)
    )
    return [_order(row) for row in rows]


def find(connection: Connection, order_id: int) -> StandingOrder | None:
    """An order by its number."""
    row = connection.execute(
        select(standing_orders).where(standing_orders.c.id == order_id)
    ).first()
    return None if row is None else _order(row)


def concerned(connection: Connection, shards: Collection[int]) -> dict[int, tuple[int, ...]]:
    """The tables of shards whose games go on at which somebody has ever laid an order.

    Each with figures that differ once its game has gone on, or an order was laid or withdrawn.
    """
    active = case((standing_orders.c.status == OrderStatus.ACTIVE, 1), else_=0)
    newest, count = func.max(standing_orders.c.id), func.sum(active)
    rows = connection.execute(
        select(tables.c.id, tables.c.version, newest.label("newest"), count.label("active"))
        .join(standing_orders, standing_orders.c.table_id == tables.c.id)
        .where(tables.c.shard.in_(shards), tables.c.status.in_(_OPEN))
        .group_by(tables.c.id, tables.c.version)
    )
    return {row.id: (row.version, row.newest, row.active) for row in rows}


def earliest(
    connection: Connection, shards: Collection[int], absent: Collection[int] = ()
) -> datetime | None:
    """The moment of the next answer in shards, but for servers where the bot is absent."""
    found: datetime | None = connection.scalar(
        select(func.min(standing_orders.c.due_at))
        .join(tables, tables.c.id == standing_orders.c.table_id)
        .where(tables.c.status == Status.RUNNING, tables.c.guild_id.not_in(absent))
        .where(standing_orders.c.shard.in_(shards))
        .where(standing_orders.c.status == OrderStatus.ACTIVE)
    )
    return found


def due(
    connection: Connection, shards: Collection[int], now: datetime, absent: Collection[int] = ()
) -> list[StandingOrder]:
    """The orders of shards that answer now, in the order of their moments."""
    rows = connection.execute(
        select(standing_orders)
        .join(tables, tables.c.id == standing_orders.c.table_id)
        .where(tables.c.status == Status.RUNNING, tables.c.guild_id.not_in(absent))
        .where(standing_orders.c.shard.in_(shards))
        .where(standing_orders.c.due_at <= now, standing_orders.c.status == OrderStatus.ACTIVE)
        .order_by(standing_orders.c.due_at, standing_orders.c.id)
    )
    return [_order(row) for row in rows]


def _order(row: Row[Any]) -> StandingOrder:
    held: Json = row.held
    return StandingOrder(
        row.id,
        row.table_id,
        row.seat,
        row.user_id,
        row.line,
        row.laid_at,
        OrderStatus(row.status),
        Ended(row.reason, tuple((name, value) for name, value in row.figures)),
        tuple(OrderChange(*change) for change in row.changes),
        tuple(row.made),
        None if held is None else (held[0], held[1]),
        row.due_at,
    )
