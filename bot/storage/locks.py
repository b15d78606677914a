"""Locks of a transaction, so that what it has read stays as it is until it commits.

On a server, several processes write at the same time. Work that changes what belongs to a table
locks the table's row first (``lock_table``); work on what belongs to a person or to all takes
``lock_person`` or ``lock_name``. Whoever takes several takes names first, then people, then tables
by their numbers: so nobody waits for somebody who waits for them. In a SQLite file one transaction
writes at a time, and nothing has to be locked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from zlib import crc32

from sqlalchemy import Row, bindparam, func, select, update
from sqlalchemy.engine import Connection

from bot.storage.schema import IS_OPEN, tables

LOCKED = "locked_tables"
"""The key in ``Connection.info`` of the tables that a transaction has locked, with their shards."""

_NAMES, _PEOPLE = 1, 2
"""The first keys of advisory locks."""

_PORTION = 5000
"""Parameters of a statement; asyncpg takes 32,767."""

_LOCK_ROW = (
    select(tables.c.id, tables.c.shard).where(tables.c.id == bindparam("key")).with_for_update()
)


class Conflict(Exception):
    """What work goes by was changed since it was read; nothing was written."""


def lock_table(connection: Connection, table_id: int) -> None:
    """Keep others from changing a table, and what belongs to it, until this transaction ends."""
    if _is_server(connection) and table_id not in connection.info.get(LOCKED, ()):
        _note(connection, connection.execute(_LOCK_ROW, {"key": table_id}))


def lock_tables(connection: Connection, table_ids: Collection[int]) -> None:
    """The same for several tables."""
    if _is_server(connection):
        for some in portions(sorted(table_ids)):
            rows = select(tables.c.id, tables.c.shard).where(tables.c.id.in_(some))
            _note(connection, connection.execute(rows.order_by(tables.c.id).with_for_update()))


def lock_shard_tables(connection: Connection, shards: Collection[int]) -> None:
    """The same for all open tables of shards."""
    if _is_server(connection):
        rows = select(tables.c.id, tables.c.shard).where(tables.c.shard.in_(shards), IS_OPEN)
        _note(connection, connection.execute(rows.order_by(tables.c.id).with_for_update()))


def lock_person(connection: Connection, user_id: int) -> None:
    """Keep others from changing what is kept of a person at no table."""
    _lock_keys(connection, _PEOPLE, user_id.to_bytes(8))


def lock_name(connection: Connection, name: str) -> None:
    """Keep others from what is done under this name."""
    _lock_keys(connection, _NAMES, name.encode())


def touch(connection: Connection, table_ids: Collection[int]) -> None:
    """Note that tables were changed without a new version: nobody's copy is current.

    Nor is a change saved that was worked out from one.
    """
    edited = update(tables).values(edits=tables.c.edits + 1)
    for some in portions(table_ids):
        connection.execute(edited.where(tables.c.id.in_(some)))


def portions(numbers: Iterable[int]) -> Iterator[list[int]]:
    """The numbers in portions that a statement can take."""
    left = iter(numbers)
    while some := list(islice(left, _PORTION)):
        yield some


def _lock_keys(connection: Connection, kind: int, key: bytes) -> None:
    if _is_server(connection):
        # Keys that happen to be equal cost a wait, and nothing else.
        number = crc32(key) - 2**31
        connection.execute(select(func.pg_advisory_xact_lock(kind, number)))


def _is_server(connection: Connection) -> bool:
    return connection.dialect.name != "sqlite"


def _note(connection: Connection, rows: Iterable[Row[tuple[int, int]]]) -> None:
    locked: dict[int, int] = connection.info.setdefault(LOCKED, {})
    locked.update((row.id, row.shard) for row in rows)
