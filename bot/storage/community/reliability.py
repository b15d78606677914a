"""Answers of people: their decisions, in time and not, as the logs of tables tell."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import TypeAlias

from sqlalchemy import func, or_, select, union
from sqlalchemy.engine import Connection

from bot.domain.table import EntryKind, Origin
from bot.ratings.reliability import Answer
from bot.storage.schema import (
    IS_SEAT_CHANGE,
    IS_TIMEOUT,
    moves,
    result_seats,
    results,
    seats,
    tables,
)
from rules.core.game import Json, Seat


def answers(connection: Connection, user_id: int, since: datetime) -> list[Answer]:
    """A person's decisions after a time, in no order.

    Several acts in a row are one decision: that of the first. Its time begins when the game came to
    ask for it, the table went on after a pause, or the person got the seat, whichever was last.
    """
    return [*_given(connection, user_id, since), *_missed(connection, user_id, since)]


def _given(connection: Connection, user_id: int, since: datetime) -> list[Answer]:
    asked, before = moves.alias("asked"), moves.alias("before")
    began = (
        select(func.max(before.c.at))
        .where(
            before.c.table_id == moves.c.table_id,
            before.c.version >= moves.c.asked,
            before.c.version < moves.c.version,
            or_(
                before.c.version == moves.c.asked,
                before.c.kind == EntryKind.RESUME,
                (before.c.kind == EntryKind.SEAT) & (before.c.seat == moves.c.seat),
            ),
        )
        .correlate(moves)
        .scalar_subquery()
    )
    rows = connection.execute(
        select(moves.c.at, began.label("began"), tables.c.settings)
        .join(tables, tables.c.id == moves.c.table_id)
        .join(
            asked,
            (asked.c.table_id == moves.c.table_id) & (asked.c.version == moves.c.asked),
        )
        .where(
            moves.c.user_id == user_id,
            moves.c.at > since,
            moves.c.how == Origin.PERSON,
            # What the person's own act has led to belongs to the same decision.
            or_(
                asked.c.user_id.is_(None),
                asked.c.user_id != user_id,
                asked.c.kind == EntryKind.START,
            ),
            or_(asked.c.kind != EntryKind.ACT, asked.c.seat != moves.c.seat),
        )
    )
    return [Answer(row.at, row.at - row.began, _hurried(row.settings)) for row in rows]


def _missed(connection: Connection, user_id: int, since: datetime) -> list[Answer]:
    """The decisions for which the person's time ran out, in the seats that they had by then."""
    own = union(
        select(seats.c.table_id).where(seats.c.user_id == user_id),
        select(moves.c.table_id).where(moves.c.user_id == user_id),
        # Once a game is over, also of those who never moved and sit there no more.
        select(results.c.table_id)
        .join(result_seats, result_seats.c.number == results.c.number)
        .where(result_seats.c.user_id == user_id),
    ).subquery()
    rows = connection.execute(
        select(moves.c.table_id, moves.c.version, moves.c.seat, moves.c.at)
        .where(moves.c.table_id.in_(select(own.c.table_id)), IS_TIMEOUT, moves.c.at > since)
        .order_by(moves.c.table_id, moves.c.version)
    ).all()
    holders = _holders(connection, {row.table_id for row in rows})
    return [
        Answer(row.at, None)
        for row in rows
        if _holder(holders, row.table_id, row.seat, row.version) == user_id
    ]


Holders: TypeAlias = Mapping[tuple[int, Seat], list[tuple[float, int | None]]]
"""Who sat in a seat of a table, each up to a version; in order."""


def _holders(connection: Connection, table_ids: Collection[int]) -> Holders:
    found: dict[tuple[int, Seat], list[tuple[float, int | None]]] = {}
    changes = connection.execute(
        select(moves.c.table_id, moves.c.version, moves.c.seat, moves.c.detail)
        .where(moves.c.table_id.in_(table_ids), IS_SEAT_CHANGE)
        .order_by(moves.c.table_id, moves.c.version)
    )
    for row in changes:
        until = row.version, row.detail["from"]["person"]
        found.setdefault((row.table_id, row.seat), []).append(until)
    today = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.user_id).where(
            seats.c.table_id.in_(table_ids)
        )
    )
    for table_id, seat, user_id in today:
        found.setdefault((table_id, seat), []).append((float("inf"), user_id))
    return found


def _holder(holders: Holders, table_id: int, seat: Seat, version: int) -> int | None:
    return next(who for until, who in holders[table_id, seat] if version < until)


def _hurried(settings: Json) -> bool:
    """Whether a table with these settings has a clock."""
    return settings.get("clock", 1) is not None
