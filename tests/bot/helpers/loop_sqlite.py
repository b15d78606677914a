"""SQLite without a thread of its own: the event loop itself begins and commits transactions.

A connection of aiosqlite has a thread for that. Going there and back takes longer than a statement,
and who comes first would differ between runs of a test.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import Any, TypeVar

from bot.storage.sqlite_driver import FileConnection, Rows, StatementCursor, is_busy

R = TypeVar("R")


class LoopConnection:
    """What SQLAlchemy asks of an asynchronous connection.

    Other tasks may go on before each statement, as they may where it goes to a thread. One that
    somebody else keeps waiting tries again until ``busy_seconds`` are over, while they go on.
    """

    def __init__(self, path: str, busy_seconds: float) -> None:
        self._connection: FileConnection | None = sqlite3.connect(
            path, timeout=0, isolation_level=None, factory=FileConnection
        )
        self.busy_seconds = busy_seconds

    @property
    def _file(self) -> FileConnection:
        if self._connection is None:
            raise ValueError("Connection closed")
        return self._connection

    async def _turn(self, work: Callable[[], R]) -> R:
        began = time.perf_counter()
        await asyncio.sleep(0)
        while True:
            try:
                return work()
            except sqlite3.OperationalError as error:
                waited = time.perf_counter() - began
                if not is_busy(error) or waited >= self.busy_seconds:
                    raise
            await asyncio.sleep(0.001)

    def begin(self, statement: str) -> None:
        self._file.opening = statement

    def cursor(self) -> StatementCursor:
        return StatementCursor(self)  # type: ignore[arg-type]

    async def rows(self, sql: str, parameters: Any) -> Rows:
        return await self._turn(lambda: self._file.execute_now(sql, parameters).fetchall())

    async def changes(self, sql: str, parameters: Any) -> int:
        return await self._turn(lambda: self._file.executemany_now(sql, parameters).rowcount)

    async def create_function(self, *args: Any, **options: Any) -> None:
        self._file.create_function(*args, **options)

    async def commit(self) -> None:
        await self._turn(lambda: self._file.commit())

    async def rollback(self) -> None:
        await self._turn(lambda: self._file.rollback_now())

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


async def connect(path: str, *, busy_seconds: float) -> LoopConnection:
    """What takes the place of ``sqlite_driver.connect``."""
    return LoopConnection(path, busy_seconds)
