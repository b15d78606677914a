"""Databases on a PostgreSQL server, for running tests there: ``make test-postgres``."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from uuid import uuid4

from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.opening import open_database

VARIABLE = "TEST_DATABASE_URL"
"""The environment variable with the address of a database whose user may create others."""


def end_leases(url: str) -> None:
    """Let the time of all processes be over that run with a database, as if they were killed.

    Nothing else happens meanwhile: the calling event loop stands still.
    """

    async def end() -> None:
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.exec_driver_sql("UPDATE processes SET expires_at = 0")
        await engine.dispose()

    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, end()).result()


class ServerDatabases:
    """Makes databases beside that of ``url``, and drops them."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self._prefix = f"test_{uuid4().hex}"
        self._empty = f"{self._prefix}_empty"
        self._made = 0

    @contextmanager
    def prepared(self) -> Iterator[None]:
        """While one with today's schema and no table is there, to be copied."""

        async def migrate() -> None:
            await (await open_database(self.address(self._empty))).close()

        self._execute(f"CREATE DATABASE {self._empty}")
        try:
            asyncio.run(migrate())
            yield
        finally:
            self.drop(self._empty)

    def copy(self) -> str:
        self._made += 1
        name = f"{self._prefix}_{self._made}"
        self._execute(f"CREATE DATABASE {name} TEMPLATE {self._empty}")
        return name

    def new(self) -> str:
        """One without a table, as the server makes it."""
        self._made += 1
        name = f"{self._prefix}_{self._made}"
        self._execute(f"CREATE DATABASE {name}")
        return name

    def address(self, name: str) -> str:
        return self._url.set(database=name).render_as_string(hide_password=False)

    def drop(self, name: str) -> None:
        # FORCE takes a superuser where the server's own vacuum is at work in there; without, it is
        # waited for.
        self._execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = '{name}' AND usename = current_user"
        )
        self._execute(f"DROP DATABASE IF EXISTS {name}")

    def _execute(self, statement: str) -> None:
        async def execute() -> None:
            engine = create_async_engine(self._url, isolation_level="AUTOCOMMIT")
            async with engine.connect() as connection:
                await connection.exec_driver_sql(statement)
            await engine.dispose()

        # Tests ask for databases while their event loop runs: it takes another one.
        with ThreadPoolExecutor(1) as other:
            other.submit(asyncio.run, execute()).result()
