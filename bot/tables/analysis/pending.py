"""Work under way that several people may wait for, none of it done twice at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from bot.waiting import tell

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class TooMany(Exception):
    """As much work is under way as there may be."""


class Pending(Generic[K, T]):
    """A task for each key, ``most`` at a time; it goes on where whoever waits is cancelled."""

    def __init__(self, name: str, most: int) -> None:
        self._name = name
        self._most = most
        self._tasks: dict[K, asyncio.Task[T]] = {}

    async def join(self, key: K, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of the work under this key; it is begun if it isn't under way.

        Raises ``TooMany`` where it can't be begun now.
        """
        task = self._tasks.get(key)
        if task is None:
            if len(self._tasks) >= self._most:
                tell("an answer was refused", waits_for=self._name, under_way=self._most)
                raise TooMany
            task = self._begun(key, make)
        return await asyncio.shield(task)

    def begin(self, key: K, make: Callable[[], Coroutine[Any, Any, T]]) -> None:
        """Begin work that nobody waits for, unless it or half as much as may be is under way."""
        if key not in self._tasks and 2 * len(self._tasks) < self._most:
            self._begun(key, make)

    def _begun(self, key: K, make: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        task = self._tasks[key] = asyncio.create_task(make(), name=self._name)
        task.add_done_callback(lambda _: self._tasks.pop(key))
        return task

    async def under_way(self, key: K) -> None:
        """Wait for the work under this key, if there is any."""
        if (task := self._tasks.get(key)) is not None:
            await asyncio.wait([task])

    async def stop(self) -> None:
        """Give up all of it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
