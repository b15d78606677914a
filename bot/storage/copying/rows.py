"""Copies every row of one database into another, of the same schema but perhaps another kind.

Values go as they are stored: a time as its microseconds, JSON as its text, so that nothing is lost
or made anew on the way. They are secret: no error repeats one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    MetaData,
    String,
    Table,
    Text,
    cast,
    collate,
    delete,
    exists,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.engine import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.types import TypeDecorator, TypeEngine

from bot.errors import UnusableDatabase
from bot.storage.engine import is_of_storage
from bot.storage.schema import COPIED, metadata, people, tables

BATCH = 500
"""Rows that are read and written at once; all that is held in memory."""

Progress: TypeAlias = Callable[[str, str, int, int], None]
"""Is told what is being done to which table, to how many of its rows so far, and of how many."""

Row: TypeAlias = Sequence[Any]

_BYTEWISE = {"sqlite": "BINARY", "postgresql": "C"}
"""The collation, by dialect, that sorts texts as Python does."""


class RefusedRow(Exception):
    """The target doesn't take a row; the message names the table, its key and the kind of error."""


class JsonText(TypeDecorator[str]):
    """A column's JSON as the text that it is. SQL's NULL is ``None``, JSON's is ``"null"``."""

    impl = JSON
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> None:
        """Nothing is done to it."""

    def result_processor(self, dialect: Dialect, coltype: object) -> None:
        """Nothing is done to it."""

    def column_expression(self, column: ColumnElement[Any]) -> ColumnElement[Any]:
        """The text: as JSON, the driver for PostgreSQL would read it."""
        return cast(column, Text)


def as_stored(table: Table) -> Table:
    """The same table, whose columns give and take what is in the database.

    It has no columns that refer to rows that aren't copied: those are left empty.
    """
    columns = [
        Column(
            column.name,
            _stored_type(column.type),
            primary_key=column.primary_key,
            autoincrement=False,
        )
        for column in table.columns
        if all(is_copied(key.column.table) for key in column.foreign_keys)
    ]
    return Table(table.name, MetaData(), *columns)


def _stored_type(kind: TypeEngine[Any]) -> TypeEngine[Any]:
    while isinstance(kind, TypeDecorator):
        kind = kind.impl_instance
    return JsonText() if isinstance(kind, JSON) else kind


def rows(connection: Connection, stored: Table) -> Iterator[Row]:
    """The rows in the order of their keys, read bit by bit."""
    collation = _BYTEWISE[connection.dialect.name]
    order = [
        collate(column, collation) if isinstance(column.type, String) else column
        for column in stored.primary_key
    ]
    return iter(
        connection.execution_options(yield_per=BATCH).execute(select(stored).order_by(*order))
    )


def count(connection: Connection, stored: Table) -> int:
    """The number of rows."""
    return connection.scalar(select(func.count()).select_from(stored)) or 0


def key_of(stored: Table) -> Callable[[Row], tuple[Any, ...]]:
    """What finds the primary key in a row of the table."""
    places = [place for place, column in enumerate(stored.columns) if column.primary_key]
    return lambda row: tuple(row[place] for place in places)


def named(stored: Table, key: tuple[Any, ...]) -> str:
    """A row as the operator can find it.

    >>> from bot.storage.schema import seats
    >>> named(seats, (7, 0))
    'seats (table_id 7, seat 0)'
    """
    parts = zip(stored.primary_key, key, strict=True)
    return f"{stored.name} ({', '.join(f'{column.name} {value}' for column, value in parts)})"


def require_unused(connection: Connection) -> None:
    """Raises ``UnusableDatabase`` for a database with games or people in it."""
    for table in (tables, people):
        if connection.scalar(select(exists().select_from(table))):
            raise UnusableDatabase(
                "it holds games or people already: give an empty database or a new file"
            )


def copied_tables() -> list[Table]:
    """The tables whose rows are copied, those first to which others refer."""
    return [table for table in metadata.sorted_tables if is_copied(table)]


def is_copied(table: Table) -> bool:
    """Whether the rows of a table are copied."""
    copied: bool = table.info.get(COPIED, True)
    return copied


def wait_for_each_other(*connections: Connection) -> None:
    """Keep servers from ending a transaction that does nothing while another does its part."""
    for connection in connections:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def copy_rows(source: Connection, target: Connection, progress: Progress) -> None:
    """Have the target hold the rows of the source, and no others; both are of today's schema.

    Numbers go on after the highest that either has ever given. Raises ``RefusedRow``.
    """
    for table in reversed(copied_tables()):  # facts about a database that has no games
        target.execute(delete(table))
    for table in copied_tables():
        _copy_table(source, target, as_stored(table), progress)
    for table in numbered():
        last = max(last_number(source, table), last_number(target, table))
        _go_on_after(target, table, last)


def _copy_table(source: Connection, target: Connection, stored: Table, progress: Progress) -> None:
    names, batch, done = stored.columns.keys(), list[dict[str, Any]](), 0
    total = count(source, stored)
    for row in rows(source, stored):
        batch.append(dict(zip(names, row, strict=True)))
        if len(batch) == BATCH:
            _write(target, stored, batch)
            done += len(batch)
            progress("copying", stored.name, done, total)
            batch.clear()
    if batch:
        _write(target, stored, batch)


def _write(target: Connection, stored: Table, batch: list[dict[str, Any]]) -> None:
    try:
        _insert(target, stored, batch)
    except Exception as error:
        if is_of_storage(error):
            raise
        for row in batch:
            _insert_one(target, stored, row)
        raise


def _insert(target: Connection, stored: Table, batch: list[dict[str, Any]]) -> None:
    with target.begin_nested():
        target.execute(insert(stored), batch)


def _insert_one(target: Connection, stored: Table, row: dict[str, Any]) -> None:
    """Insert one row of a batch that was refused. Raises ``RefusedRow`` if it is the one."""
    try:
        _insert(target, stored, [row])
    except Exception as error:
        if is_of_storage(error):
            raise
        cause = error.orig if isinstance(error, DBAPIError) else error
        kind = type(getattr(cause, "__cause__", None) or cause).__name__
        key = tuple(row[column.name] for column in stored.primary_key)
        # The error itself may quote the row.
        raise RefusedRow(f"{named(stored, key)}: the target doesn't take it ({kind})") from None


def numbered() -> list[Table]:
    """The tables whose rows the database numbers."""
    return [table for table in metadata.sorted_tables if table.autoincrement_column is not None]


def keeps_numbers(connection: Connection, table: Table) -> bool:
    """Whether the database knows a table's last number even once its row is deleted."""
    return connection.dialect.name != "sqlite" or bool(
        table.dialect_options["sqlite"]["autoincrement"]
    )


def last_number(connection: Connection, table: Table) -> int:
    """The highest number that was ever given to a row of the table, as far as is known; or 0."""
    column = table.autoincrement_column
    assert column is not None
    found = connection.scalar(select(func.max(column))) or 0
    if not keeps_numbers(connection, table):
        return found
    if connection.dialect.name == "sqlite":
        last = connection.scalar(
            text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table.name}
        )
    else:
        last = connection.scalar(
            text(
                f"SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END"
                f" FROM {_sequence(connection, table)}"
            )
        )
    return max(found, last or 0)


def _go_on_after(connection: Connection, table: Table, last: int) -> None:
    if not keeps_numbers(connection, table):
        return
    if connection.dialect.name == "sqlite":
        named_so = {"name": table.name}
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), named_so)
        connection.execute(
            text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)"),
            {**named_so, "seq": last},
        )
    else:
        # Unlike ``setval``, it is undone with the transaction.
        sequence = _sequence(connection, table)
        connection.execute(text(f"ALTER SEQUENCE {sequence} RESTART WITH {last + 1}"))


def _sequence(connection: Connection, table: Table) -> str:
    """The name, quoted where need be, of the sequence that numbers the table's rows."""
    column = table.autoincrement_column
    assert column is not None
    name: str = connection.scalar(
        text("SELECT pg_get_serial_sequence(:table, :column)"),
        {"table": table.name, "column": column.name},
    )
    return name
