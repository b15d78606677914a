"""aiosqlite without threads: the event loop itself carries out what a thread would.

Going to a thread and back takes longer than a statement, and who comes first would differ between
runs of a test.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import aiosqlite

Request = tuple[asyncio.Future[Any] | None, Callable[[], Any]]
"""An order to aiosqlite's thread: the future that waits for the result, and the work."""

_connect = aiosqlite.connect


class InlineQueue:
    """Takes the place of the queue of a connection's thread, and of the thread.

    Other tasks may go on before a transaction begins and before it ends. A request that another
    program keeps waiting tries again until ``timeout`` seconds are over.
    """

    def __init__(self, timeout: float) -> None:
        self.timeout = timeout
        self.daemon = True

    def start(self) -> None:
        pass

    def put_nowait(self, request: Request) -> None:
        future, function = request
        if future is None or future.get_loop().is_closed():
            function()
            return
        if (timeout := busy_timeout(function)) is not None:
            self.timeout, function = timeout, lambda: None  # SQLite itself mustn't wait here
        until = time.perf_counter() + self.timeout
        if of_connection(function):
            future.get_loop().call_soon(self._carry_out, future, function, until)
        else:
            self._carry_out(future, function, until)

    def _carry_out(
        self, future: asyncio.Future[Any], function: Callable[[], Any], until: float
    ) -> None:
        try:
            result = function()
        except BaseException as error:
            if is_busy(error) and time.perf_counter() < until:
                # At once, by the real clock: the clock of a test may stand still.
                future.get_loop().call_soon(self._carry_out, future, function, until)
            elif not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)


def of_connection(function: Callable[[], Any]) -> bool:
    """Whether a request begins or ends a transaction, and isn't a statement within one."""
    called = function.func if isinstance(function, partial) else function
    return called.__qualname__ in {"Connection.execute", "Connection.commit", "Connection.rollback"}


def busy_timeout(function: Callable[[], Any]) -> float | None:
    """The seconds to which a request sets how long others are waited for, if it does."""
    statement = str(function.args[0]) if isinstance(function, partial) and function.args else ""
    name, _, milliseconds = statement.partition(" = ")
    return float(milliseconds) / 1000 if name == "PRAGMA busy_timeout" else None


def is_busy(error: BaseException) -> bool:
    code = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY


def connect(path: str, *, timeout: float = 5.0, **options: Any) -> aiosqlite.Connection:
    connection = _connect(path, timeout=0, **options)
    connection._tx = connection._thread = InlineQueue(timeout)  # type: ignore[assignment]
    return connection
