"""A table's secret, and the promise that is public from the start."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Row, and_, case, literal, select
from sqlalchemy.engine import Connection

from bot.domain.dice import Contribution, Promise
from bot.domain.table import Status
from bot.storage.engine import Snowflake
from bot.storage.schema import tables


def secret(connection: Connection, table_id: int) -> bytes | None:
    """The secret of a table; ``None`` for one of an earlier version."""
    found: bytes | None = connection.scalar(select(tables.c.secret).where(tables.c.id == table_id))
    return found


def shown_in(message_id: int) -> ColumnElement[Any]:
    """What ``promise_message_id`` is once a table's live message has been posted.

    The first of a lobby shows the promise first; what is posted anew, or after the start, doesn't.
    """
    first = (tables.c.status == Status.LOBBY, tables.c.promise.is_not(None))
    unseen = tables.c.promise_message_id.is_(None)
    shown = literal(message_id, Snowflake)
    return case((and_(*first, unseen), shown), else_=tables.c.promise_message_id)


def promise_of(row: Row[Any]) -> Promise | None:
    """The promise of a table's row; ``None`` for one of an earlier version."""
    if row.promise is None:
        return None
    made = tuple(Contribution(seat, press) for seat, press in row.contributions or ())
    return Promise(row.promise, row.promise_message_id, made)


def promise_columns(promise: Promise) -> dict[str, Any]:
    """A promise as a table's row keeps it."""
    return {
        "promise": promise.hash,
        "promise_message_id": promise.message_id,
        "contributions": [[one.seat, one.press_id] for one in promise.contributions],
    }
