"""Rows of processes and of their shards on a server: who runs which, and for how long.

A process has its shards for ``LEASE`` and renews that; whoever finds the time over may take them.
Its row's number is its fencing token: with the row goes the right to write
(``bot.storage.postgresql.server``). Times are the database's, as clocks of machines differ.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    cast,
    delete,
    func,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.engine import Connection

from bot.errors import UnusableShards
from bot.storage.engine import Database, microseconds
from bot.storage.locks import lock_name
from bot.storage.migrations import HEAD, current_revision
from bot.storage.schema import leases, processes, shards
from bot.storage.shards import count, count_anew

LEASE = timedelta(seconds=6)
"""The time for which a process has its shards without renewing that."""

ALONE = 0
"""The count of shards of a process that wants the database for itself."""

LOCK = "processes"
"""The name under which shards are taken, and the schema is changed."""


class ShardsTaken(Exception):
    """Other processes have the shards; the message says which, for the operator."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a process wants: some of ``count`` shards.

    These are ``ids`` or, where those are ``None``, the first ``size`` that are free and stand
    together. ``name`` and ``program`` are what others are told of it: processes whose program
    differs read each other's tables wrongly.
    """

    name: str
    program: str
    count: int
    ids: frozenset[int] | None
    size: int = 1

    def groups(self) -> Iterator[frozenset[int]]:
        """The groups of shards that it would take, in order."""
        if self.ids is not None:
            yield self.ids
            return
        for first in range(0, self.count, self.size):
            yield frozenset(range(first, first + self.size))


def take(connection: Connection, wanted: Wanted) -> tuple[int, frozenset[int]]:
    """Take shards; the process's number, and the shards.

    Raises ``ShardsTaken`` while others have them, ``UnusableShards`` where the settings or programs
    of two processes don't agree.
    """
    lock_name(connection, LOCK)
    _remove_expired(connection)
    running = connection.execute(select(processes).order_by(processes.c.id)).all()
    _check_agreement(connection, running, wanted)
    names = {row.id: row.name for row in running}
    taken = {
        row.shard: names[row.process_id]
        for row in connection.execute(select(shards).where(shards.c.process_id.is_not(None)))
    }
    own = next((group for group in wanted.groups() if not group & taken.keys()), None)
    if own is None:
        raise ShardsTaken(_whose(taken, wanted))
    count_anew(connection, wanted.count)
    values = {"name": wanted.name, "program": wanted.program, "shard_count": wanted.count}
    added = insert(processes).values(**values, expires_at=_until()).returning(processes.c.id)
    number = int(connection.execute(added).scalar_one())
    _put_owner(connection, own, number)
    return number, own


def take_all(connection: Connection, name: str) -> int:
    """Take the database for this process alone, and return its number; raises ``ShardsTaken``."""
    lock_name(connection, LOCK)
    _remove_expired(connection)
    others = connection.scalars(select(processes.c.name)).all()
    if others:
        raise ShardsTaken(f"it is used by {', '.join(others)}")
    values = {"name": name, "program": "", "shard_count": ALONE, "expires_at": _until()}
    added = insert(processes).values(**values).returning(processes.c.id)
    return int(connection.execute(added).scalar_one())


def renew(connection: Connection, number: int) -> datetime | None:
    """Keep a process's shards for as long again; ``None`` if others may have them.

    Returns the time by the server's clock.
    """
    renewed = update(processes).where(processes.c.id == number).values(expires_at=_until())
    until: datetime | None = connection.scalar(renewed.returning(processes.c.expires_at))
    return None if until is None else until - LEASE


def release(connection: Connection, number: int) -> None:
    """Let others have a process's shards."""
    connection.execute(delete(processes).where(processes.c.id == number))


def running(connection: Connection) -> list[str]:
    """The names of the processes that run with the database."""
    alive = select(processes.c.name).where(processes.c.expires_at >= _now())
    return list(connection.scalars(alive.order_by(processes.c.id)))


def owners(connection: Connection) -> dict[str, list[int]]:
    """The shards of each process that runs with a server, by its name, in order."""
    found: dict[str, list[int]] = {}
    if connection.dialect.name == "sqlite":
        return found
    own = select(processes.c.name, shards.c.shard).join_from(
        shards, processes, processes.c.id == shards.c.process_id
    )
    rows = own.where(processes.c.expires_at >= _now()).order_by(shards.c.shard)
    for row in connection.execute(rows):
        found.setdefault(row.name, []).append(row.shard)
    return found


def present(connection: Connection, *, fence: bool = False) -> bool:
    """Whether any process runs with a database of whatever schema.

    ``fence``: one that has let its time pass may not go on.
    """
    if not inspect(connection).has_table(processes.name):
        return False
    if fence:
        _remove_expired(connection)
    return bool(running(connection))


def _remove_expired(connection: Connection) -> None:
    """Remove processes whose time is over; waits for what they are about to write."""
    connection.execute(delete(processes).where(processes.c.expires_at < _now()))


def without_process(connection: Connection) -> list[int]:
    """The shards that no process runs; none of a file, which one process has for itself."""
    if connection.dialect.name == "sqlite":
        return []
    alive = select(processes.c.id).where(processes.c.expires_at >= _now())
    run = set(connection.scalars(select(shards.c.shard).where(shards.c.process_id.in_(alive))))
    return [shard for shard in range(count(connection)) if shard not in run]


@asynccontextmanager
async def alone(database: Database, name: str, span: timedelta) -> AsyncIterator[bool]:
    """Whether this process may do the work of this name now; others may not meanwhile.

    A process without others always may. After ``span`` another may begin, done or not.
    """
    number = database.membership.process_id
    if number is None:
        yield True
        return
    may = await database.write(begin_alone, name, number, span)
    try:
        yield may
    finally:
        if may:
            await database.write(end_alone, name, number)


def begin_alone(connection: Connection, name: str, number: int, span: timedelta) -> bool:
    """Begin work of this name, unless another process is at it; whether that is so.

    After ``span`` another may begin it, finished or not.
    """
    lock_name(connection, name)
    alive = select(leases.c.name).where(leases.c.name == name, leases.c.expires_at >= _now())
    if connection.scalar(alive) is not None:
        return False
    connection.execute(delete(leases).where(leases.c.name == name))
    until = _now() + microseconds(span)
    connection.execute(insert(leases).values(name=name, process_id=number, expires_at=until))
    return True


def go_on_alone(connection: Connection, name: str, number: int, span: timedelta) -> bool:
    """Keep to work of this name for so long from now; whether it is this process's still."""
    lock_name(connection, name)
    own = [leases.c.name == name, leases.c.process_id == number, leases.c.expires_at >= _now()]
    kept = update(leases).where(*own).values(expires_at=_now() + microseconds(span))
    return bool(connection.execute(kept).rowcount)


def end_alone(connection: Connection, name: str, number: int) -> None:
    """Let others do the work of this name."""
    own = [leases.c.name == name, leases.c.process_id == number]
    connection.execute(delete(leases).where(*own))


def _now() -> ColumnElement[int]:
    return cast(func.extract("epoch", func.clock_timestamp()) * 1_000_000, BigInteger)


def _until() -> ColumnElement[int]:
    return _now() + microseconds(LEASE)


def _check_agreement(connection: Connection, others: Collection[Row[Any]], wanted: Wanted) -> None:
    """Raise ``ShardsTaken`` or ``UnusableShards`` where a process can't run beside the others."""
    revision = current_revision(connection)
    if revision != HEAD:
        raise UnusableShards(f"DATABASE_URL: another process has brought its schema to {revision}")
    for other in others:
        if other.shard_count == ALONE:
            raise ShardsTaken(f"the database is used by {other.name}")
        if other.shard_count != wanted.count:
            raise UnusableShards(
                f"SHARD_COUNT: {other.name} runs with {other.shard_count} and this process with"
                f" {wanted.count}; set the same for all"
            )
        if other.program != wanted.program:
            raise UnusableShards(
                f"DATABASE_URL: {other.name} runs another version of the program, whose tables or"
                " rules differ; end all processes of that version first"
            )


def _whose(taken: dict[int, str], wanted: Wanted) -> str:
    if wanted.ids is None:
        return "other processes run all shards"
    shard = min(wanted.ids & taken.keys())
    return f"shard {shard} is run by {taken[shard]}"


def _put_owner(connection: Connection, own: Collection[int], number: int) -> None:
    there = set(connection.scalars(select(shards.c.shard).where(shards.c.shard.in_(own))))
    if there:
        connection.execute(
            update(shards).where(shards.c.shard.in_(there)).values(process_id=number)
        )
    if new := sorted(set(own) - there):
        connection.execute(insert(shards), [{"shard": each, "process_id": number} for each in new])
