"""Runs functions beside the event loop, in a worker process or in threads."""

from __future__ import annotations

import asyncio
import gc
import importlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Collection
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from bot.clock import Clock  # imports discord.py, which a worker doesn't need

TRIES = 2
"""Times that a function is tried whose worker dies: an earlier job may have been the cause."""

T = TypeVar("T")


class JobFailed(Exception):
    """A function raised an error, took too long, or lost its worker.

    ``error`` is the name of the error's class, ``places`` the lines of code that it came through.
    The error's text is left out, as it may hold a secret.
    """

    def __init__(self, error: str, places: str = "") -> None:
        super().__init__(error, places)
        self.error = error
        self.places = places

    @property
    def told(self) -> str:
        """The places and the error, for the log."""
        return f"{self.places}{self.error}"


class Executor(Protocol):
    """Runs functions elsewhere, in the order in which they are asked for."""

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Return the function's result; raises ``JobFailed``."""

    async def close(self) -> None:
        """Give up what is under way and start nothing more."""


class ThreadExecutor:
    """Runs functions in threads of this process."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads)

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _call, function, arguments)

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class ProcessExecutor:
    """Runs one function at a time in a worker process.

    The worker starts with the first function, and anew after it died. It is killed when a function
    takes longer than ``time_limit`` seconds or is cancelled, and ``idle`` seconds (by ``clock``)
    after the last function, to free its memory. A higher ``niceness`` lets other processes go
    first. Functions, arguments and results have to be picklable.
    """

    def __init__(
        self,
        *,
        time_limit: float,
        idle: float | None = None,
        niceness: int = 0,
        clock: Clock | None = None,
    ) -> None:
        self._time_limit = time_limit
        self._idle = idle
        self._niceness = niceness
        self._clock = clock
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._rest: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        async with self._turn:
            if self._rest is not None:
                self._rest.cancel()
            try:
                return await self._answer(function, arguments)
            finally:
                if self._idle is not None and not self._closed:
                    self._rest = asyncio.create_task(self._end_idle(self._idle), name="idle")

    async def close(self) -> None:
        self._closed = True
        if self._rest is not None:
            self._rest.cancel()
            await asyncio.wait([self._rest])
        if (pool := self._pool) is not None:
            self._kill()
            await asyncio.to_thread(pool.shutdown)

    async def _answer(self, function: Callable[..., T], arguments: tuple[object, ...]) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            if self._closed:
                break
            if self._pool is None:
                # Unlike fork, spawn gives the worker no memory and no open file of the bot.
                try:
                    self._pool = ProcessPoolExecutor(
                        1, multiprocessing.get_context("spawn"), _begin_worker, (self._niceness,)
                    )
                except OSError as error:  # such as no right to /dev/shm
                    raise JobFailed(type(error).__name__) from None
            try:
                async with asyncio.timeout(self._time_limit):
                    return await loop.run_in_executor(self._pool, _call, function, arguments)
            except BrokenProcessPool:
                self._kill()
            except (TimeoutError, asyncio.CancelledError) as error:
                self._kill()
                if isinstance(error, asyncio.CancelledError):
                    raise
                raise JobFailed("TimeoutError") from None
            except JobFailed:
                raise
            except Exception as error:  # the function or its result can't be pickled
                raise JobFailed(type(error).__name__) from None
        raise JobFailed("BrokenProcessPool")

    def _kill(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            # Python 3.14 has a method for this: ``kill_workers``.
            for process in list((pool._processes or {}).values()):
                process.kill()

    async def _end_idle(self, seconds: float) -> None:
        assert self._clock is not None
        await self._clock.sleep(seconds)
        self._kill()


def _call(function: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
    try:
        return function(*arguments)
    except Exception as error:
        places = "".join(traceback.format_tb(error.__traceback__)[1:])
        raise JobFailed(type(error).__name__, places) from None


def _begin_worker(niceness: int) -> None:
    # Ctrl-C and the stop of a service reach all processes. The bot stops its workers itself.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_bot, daemon=True).start()


def _end_with_bot() -> None:
    """End this process when the bot's ends, even if the bot is killed."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    with suppress(OSError):
        bot.join()
    os._exit(0)


def import_all(modules: Collection[str]) -> None:
    """Import modules in a worker before a function needs them."""
    for name in modules:
        importlib.import_module(name)
    rare_collections()


ALLOCATIONS = 20_000
"""Objects that may come to be before Python looks for garbage among the young ones. A press makes
thousands of objects and leaves hardly any. With Python's own settings a move takes a tenth to a
quarter more processor time."""


def rare_collections() -> None:
    """Look for garbage seldom, and never again among what this process has loaded so far."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, *gc.get_threshold()[1:])
