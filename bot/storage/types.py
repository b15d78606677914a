"""Column types that mean the same on SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Integer
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator, TypeEngine

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

Id = BigInteger().with_variant(Integer(), "sqlite")
"""A key that counts up by itself; SQLite does that for plain integers only."""

Snowflake = BigInteger()
"""An id of Discord's."""


def microseconds(span: timedelta) -> int:
    """A span as the number that is added to a ``Moment``.

    >>> microseconds(timedelta(seconds=2))
    2000000
    """
    return span // _MICROSECOND


class Moment(TypeDecorator[datetime]):
    """An aware UTC time, kept as microseconds since 1970 so that SQL can sort and shift it.

    ``table.c.due_at + microseconds(span)`` is later by ``span`` on every database.
    """

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Raises ``TypeError`` for a time without a zone."""
        return None if value is None else (value - _EPOCH) // _MICROSECOND

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """The time, in UTC."""
        return None if value is None else _EPOCH + value * _MICROSECOND

    def coerce_compared_value(self, op: Any, value: Any) -> TypeEngine[Any]:
        """Whole numbers beside a moment are microseconds."""
        return BigInteger() if isinstance(value, int) else self
