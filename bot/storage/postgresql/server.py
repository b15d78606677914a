"""The database on a PostgreSQL server, which several processes share.

Each transaction that writes proves first that this process still has its shards, and tells the
processes of other shards of the tables that it has locked, in the moment in which it commits.
"""

from __future__ import annotations

from typing import Any

import structlog
from sqlalchemy import Select, String, bindparam, event, func, select
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.errors import TableError
from bot.storage.engine import (
    ENGINE_OPTIONS,
    LOCK_SECONDS,
    READERS,
    READS,
    WRITES,
    Connections,
    Database,
    Membership,
)
from bot.storage.locks import LOCKED
from bot.storage.schema import processes

WRITERS = 2
"""Connections that write side by side: one may wait for a table while another goes on."""

IDLE_SECONDS = 8.0
"""Seconds after which the server ends a transaction whose process does nothing: it holds tables."""

CHANNEL = "mission_control_%d"
"""The channel on which a shard's process is told of tables that others have changed."""

log = structlog.get_logger(__name__)


def server_database(url: URL, busy_seconds: float) -> Database:
    """The database on a server; raises ``ModuleNotFoundError`` where its driver isn't installed."""
    membership = Membership()
    writer = server_engine(url, busy_seconds, WRITERS, "READ COMMITTED")
    reader = server_engine(url, busy_seconds, READERS, "REPEATABLE READ")

    @event.listens_for(writer.sync_engine, "begin")
    def begin_writing(connection: Connection) -> None:
        connection.info.pop(LOCKED, None)
        _set_limits(connection, busy_seconds, membership)

    return Database(
        Connections(writer, WRITERS, WRITES, busy_seconds),
        Connections(
            reader.execution_options(postgresql_readonly=True), READERS, READS, busy_seconds
        ),
        membership=membership,
        finish=lambda connection: tell_others(connection, membership),
    )


def server_engine(url: URL, busy_seconds: float, connections: int, isolation: Any) -> AsyncEngine:
    """An engine for a server, or for a pooler before it that lends connections a transaction at a
    time: nothing is set for longer than a transaction.
    """
    options = _driver_options(url) | {"timeout": busy_seconds}
    return create_async_engine(
        url,
        connect_args=options,
        isolation_level=isolation,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=busy_seconds,
        pool_pre_ping=True,
        **ENGINE_OPTIONS,
    )


def direct_engine(url: URL) -> AsyncEngine:
    """An engine whose connections are opened anew each time and commit by themselves."""
    return create_async_engine(
        url,
        connect_args=_driver_options(url),
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        **ENGINE_OPTIONS,
    )


def _driver_options(url: URL) -> dict[str, Any]:
    """The driver's options: before a pooler that knows no prepared statements, it names none."""
    if url.query.get("prepared_statement_cache_size") != "0":
        return {}
    # What is prepared on one connection of the pooler must not be looked for on another.
    return {"statement_cache_size": 0, "prepared_statement_name_func": lambda: ""}


def tell_others(connection: Connection, membership: Membership) -> None:
    """Tell the processes of other shards which of their tables this transaction has locked."""
    locked: dict[int, int] = connection.info.get(LOCKED, {})
    foreign = {table: shard for table, shard in locked.items() if shard not in membership.shards}
    if membership.process_id is not None:
        for table, shard in foreign.items():
            connection.execute(select(func.pg_notify(CHANNEL % shard, str(table))))


def _set_limits(connection: Connection, busy_seconds: float, membership: Membership) -> None:
    """Bound what this transaction waits for, and check that this process may write."""
    seconds = connection.get_execution_options().get(LOCK_SECONDS, busy_seconds)
    values = {"wait": f"{max(round(seconds * 1000), 1)}ms", "idle": f"{IDLE_SECONDS:.0f}s"}
    if membership.process_id is None:
        connection.execute(_LIMITS, values)
        return
    found = connection.execute(_LIMITS_AND_FENCE, {**values, "process": membership.process_id})
    if found.one().process is None:
        if not membership.lost:
            log.error("this process has lost its shards")
        membership.lost = True
        raise TableError("storage-failed")


def _limits(*columns: Any) -> Select[Any]:
    lock = func.set_config("lock_timeout", bindparam("wait", type_=String), True)
    idle_limit = "idle_in_transaction_session_timeout"
    idle = func.set_config(idle_limit, bindparam("idle", type_=String), True)
    return select(lock, idle, *columns)


# Whoever takes the shards of a process deletes its row, and so waits for transactions that have it.
_OWN_ROW = (
    select(processes.c.id)
    .where(processes.c.id == bindparam("process"))
    .with_for_update(read=True, key_share=True)
)
_LIMITS = _limits()
_LIMITS_AND_FENCE = _limits(_OWN_ROW.scalar_subquery().label("process"))
