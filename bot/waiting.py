"""Waits for others: how long they may take, and the log's line about those that take long."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot import metrics
from bot.errors import TableError

PATIENCE = 5.0
"""Seconds that a press waits for others in all, and work in the background for each thing."""

PATIENCE_AFTER = 2.0
"""Seconds that a press may wait at least after its change was saved, to show what came of it."""

LONG = 1.0
"""Seconds from which on a wait is told in the log."""

TOLD_EVERY = 10.0
"""Seconds between two lines about the same thing."""

P = ParamSpec("P")
T = TypeVar("T")

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Budget:
    """The seconds that a press may still wait; they count for the task that answers it alone."""

    task: asyncio.Task[Any] | None
    left: float


_budget: ContextVar[_Budget | None] = ContextVar("budget", default=None)


def _own_budget() -> _Budget | None:
    budget = _budget.get()
    # Tasks inherit it, but what goes on in the background is nobody's press.
    return budget if budget is not None and budget.task is asyncio.current_task() else None


def is_press() -> bool:
    """Whether this task answers a press, whose waits share their time."""
    return _own_budget() is not None


@contextmanager
def in_all(seconds: float | None = None) -> Iterator[None]:
    """Let all waits of this task within the block take ``seconds`` together (``PATIENCE``).

    Only waits count, not the bot's own work: a game that is replayed for long is no wait.
    """
    left = PATIENCE if seconds is None else seconds
    before = _budget.set(_Budget(asyncio.current_task(), left))
    try:
        yield
    finally:
        _budget.reset(before)


def on_behalf(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """The work for a new task, which may wait for as long as the calling one still may."""
    budget = _own_budget()

    async def bounded_work() -> T:
        if budget is None:
            return await work
        with in_all(budget.left):
            return await work

    return bounded_work()


def saved() -> None:
    """A press has changed what it was to change: leave it time to show that."""
    budget = _own_budget()
    if budget is not None:
        budget.left = max(budget.left, PATIENCE_AFTER)


class Wait:
    """A wait under way; ``what`` is waited for, and may change."""

    def __init__(self, what: str, limit: asyncio.Timeout) -> None:
        self.what = what
        self._limit = limit

    @property
    def left(self) -> float:
        """The seconds that are left of it."""
        when, now = self._limit.when(), asyncio.get_running_loop().time()
        return float("inf") if when is None else max(when - now, 0.0)

    def now(self, what: str, seconds: float | None) -> None:
        """Wait for something else, at most ``seconds`` from now; ``None``: as long as it takes."""
        self.what = what
        now = asyncio.get_running_loop().time()
        self._limit.reschedule(None if seconds is None else now + seconds)


@asynccontextmanager
async def bounded(
    what: str, most: float | None = None, *, reason: str = "storage-busy", **about: object
) -> AsyncIterator[Wait]:
    """Let the block wait ``most`` seconds (``PATIENCE``), or what is left of the task's press.

    Raises ``TableError`` with the ``reason`` where that isn't enough. Waits that are refused or
    take long are told in the log, with ``about``.
    """
    loop, budget = asyncio.get_running_loop(), _own_budget()
    seconds = PATIENCE if most is None else most
    if budget is not None:
        seconds = max(min(seconds, budget.left), 0.0)
    begun, refused, limit = loop.time(), False, asyncio.timeout(seconds)
    wait = Wait(what, limit)
    try:
        async with limit:
            yield wait
    except TimeoutError:
        if not limit.expired():
            raise
        refused = True
        raise TableError(reason) from None
    except TableError as error:
        refused = limit.expired() or error.reason == reason
        if limit.expired():  # whatever was broken off by it
            raise TableError(reason) from None
        raise
    finally:
        took = loop.time() - begun
        if budget is not None:
            budget.left -= took
        if refused or took >= LONG:
            tell(
                "a wait was given up" if refused else "a wait took long",
                waits_for=wait.what,
                seconds=round(took, 1),
                **about,
            )


class KeyedLocks:
    """A lock for each key: a table's number, a person's.

    One is there for as long as somebody holds it or waits for it.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._locks)

    def of(self, key: int) -> asyncio.Lock:
        """The lock of a key."""
        return self._locks.setdefault(key, asyncio.Lock())

    @asynccontextmanager
    async def held(self, key: int, what: str) -> AsyncIterator[None]:
        """Hold the lock of a key, ``what`` in the log.

        Raises ``TableError`` (``storage-busy``) where others hold it for too long.
        """
        lock = self.of(key)
        with metrics.measured("waiting"):
            async with bounded(what, key=key):
                await lock.acquire()
        try:
            yield
        finally:
            lock.release()


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a function in a thread, as ``asyncio.to_thread`` does.

    Raises ``TableError`` (``storage-busy``) where no thread is free for too long; the function
    isn't run then, or what it makes is lost. How long it takes itself isn't bounded.
    """
    loop, begun = asyncio.get_running_loop(), asyncio.Event()
    context = contextvars.copy_context()

    def work() -> T:
        loop.call_soon_threadsafe(begun.set)
        return context.run(function, *args, **kwargs)

    running = loop.run_in_executor(None, work)
    try:
        async with bounded("a free thread"):
            await begun.wait()
    except TableError:
        running.cancel()
        raise
    return await running


_told: dict[tuple[str, object], tuple[float, int]] = {}
"""By line, the time when it was last written and the number left out since."""


def tell(event: str, **about: object) -> None:
    """Write a warning, once in ``TOLD_EVERY`` seconds for each event and what is waited for.

    ``more`` counts those that were left out since the last one.
    """
    key, now = (event, about.get("waits_for")), asyncio.get_running_loop().time()
    at, more = _told.get(key, (float("-inf"), 0))
    if at <= now < at + TOLD_EVERY:
        _told[key] = at, more + 1
        return
    _told[key] = now, 0
    log.warning(event, **about, **({"more": more} if more else {}))
