"""Statements of every move, compiled once.

SQLAlchemy's ``execute`` looks its compiled form up and prepares it anew each time, which takes
several times as long as SQLite does to carry it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Dialect
from sqlalchemy.engine import Connection, CursorResult
from sqlalchemy.sql.expression import ClauseElement

Process = Callable[[Any], Any]

_MISSING = object()
"""Stands where a value has to be given."""


class Prepared:
    """An ``INSERT``, ``UPDATE`` or ``DELETE``; what it returns is as the driver gives it.

    ``names`` are the values that it is given, by columns or by ``bindparam``; all others stand in
    the statement. Values are turned into the database's as their columns' types say.
    """

    def __init__(self, statement: ClauseElement, *names: str) -> None:
        self._statement = statement
        self._names = names
        self._compiled = cache(self._compile)

    def run(self, connection: Connection, *values: Mapping[str, Any]) -> CursorResult[Any]:
        """Carry it out once for each of the values, of which there must be one at least.

        Raises ``KeyError`` for a value that isn't given.
        """
        text, parts = self._compiled(connection.dialect)
        rows = [tuple(_given(parts, one)) for one in values]
        return connection.exec_driver_sql(text, rows if len(rows) > 1 else rows[0])

    def _compile(self, dialect: Dialect) -> tuple[str, list[tuple[str, Process | None, Any]]]:
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=list(self._names))
        parts = []
        for name in compiled.positiontup:
            kind = compiled.binds[name].type.dialect_impl(dialect)
            bound = compiled.binds[name]
            standing = _MISSING if bound.required else compiled.params[name]
            parts.append((name, kind.bind_processor(dialect), standing))
        return str(compiled), parts


def _given(
    parts: Iterable[tuple[str, Process | None, Any]], values: Mapping[str, Any]
) -> Iterable[Any]:
    for name, process, standing in parts:
        value = values.get(name, standing)
        if value is _MISSING:
            raise KeyError(name)
        yield value if process is None else process(value)
