"""The PostgreSQL server of a measurement: databases of its own, and what the server takes.

Processor time is told on Linux only, and where the server runs on this machine.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

LOOK_EVERY = 0.02
"""Seconds between two looks at what the server's connections wait for."""
_WAITING = """
    SELECT count(*) FILTER (WHERE wait_event_type = 'Lock') AS waits, count(*) AS transactions
    FROM pg_stat_activity
    WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()
"""
_DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"


@asynccontextmanager
async def fresh_database(url: str) -> AsyncIterator[str]:
    """The address of an empty database beside that of ``url``, which is dropped at the end."""
    name = f"bench_{uuid4().hex}"
    await _execute(url, f"CREATE DATABASE {name}")
    try:
        yield make_url(url).set(database=name).render_as_string(hide_password=False)
    finally:
        await _execute(url, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


async def _execute(url: str, statement: str) -> None:
    async with connected(url) as connection:
        await connection.exec_driver_sql(statement)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that commits by itself."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


@dataclass(slots=True)
class ServerFigures:
    """What was seen of a database since the figures were last cleared.

    ``waits`` and ``transactions`` are summed over the looks: connections that waited for a lock of
    another, and all with a transaction.
    """

    looks: int = 0
    waits: int = 0
    transactions: int = 0
    deadlocks: int = 0

    @property
    def waiting(self) -> float:
        """The share of transactions' time in which they wait for each other."""
        return self.waits / max(self.transactions, 1)

    def clear(self) -> None:
        self.looks = self.waits = self.transactions = 0


@dataclass(frozen=True, slots=True)
class Watch:
    """A server that is looked at; ``postmaster`` is its first process, if it runs here."""

    figures: ServerFigures
    postmaster: int | None

    def cpu_seconds(self) -> float:
        """The processor time that the server's processes have used so far."""
        if self.postmaster is None:
            return float("nan")
        ticks = 0
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(FileNotFoundError, ProcessLookupError):
                stat = (process / "stat").read_text().rpartition(")")[2].split()
                if int(process.name) == self.postmaster:
                    ticks += sum(map(int, stat[11:15]))  # with those of processes that have ended
                elif int(stat[1]) == self.postmaster:
                    ticks += sum(map(int, stat[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def watched(url: str) -> AsyncIterator[Watch]:
    """Look at a database all the time."""
    async with connected(url) as connection:
        own = (await connection.exec_driver_sql("SELECT pg_backend_pid()")).scalar_one()
        watch = Watch(ServerFigures(), _parent(own))
        looking = asyncio.create_task(_look(connection, watch.figures))
        try:
            yield watch
        finally:
            looking.cancel()
            await asyncio.wait({looking})
    async with connected(url) as connection:
        watch.figures.deadlocks = (await connection.exec_driver_sql(_DEADLOCKS)).scalar_one()


async def _look(connection: AsyncConnection, figures: ServerFigures) -> None:
    while True:
        found = (await connection.exec_driver_sql(_WAITING)).mappings().one()
        figures.looks += 1
        figures.waits += found["waits"]
        figures.transactions += found["transactions"]
        await asyncio.sleep(LOOK_EVERY)


def _parent(process: int) -> int | None:
    """The parent of a server's process; ``None`` for one of another machine."""
    with suppress(FileNotFoundError):
        stat = Path(f"/proc/{process}/stat").read_text()
        if "(postgres)" in stat:
            return int(stat.rpartition(")")[2].split()[1])
    return None
