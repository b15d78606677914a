"""What is shown of a move, made while the disk takes its time to keep it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from bot.domain.table import MoveResult

T = TypeVar("T")


class Ahead(Generic[T]):
    """``make(acted)``, begun before it is certain that the move counts.

    So ``make`` may only look: nothing of it must reach anybody before ``result``, which is for
    whoever knows that the move was kept. Until then it may be thrown away, and begun anew with
    another outcome.
    """

    def __init__(self, make: Callable[[MoveResult], Coroutine[Any, Any, T]]) -> None:
        self._make = make
        self._task: asyncio.Task[T] | None = None
        self._dropped = False

    def begin(self, acted: MoveResult) -> None:
        """Make it of this outcome, in a task of its own, and forget what came of another."""
        self._forget()
        if not self._dropped:
            self._task = asyncio.create_task(self._make(acted), name="ahead")

    def drop(self) -> None:
        """No move was kept: forget what was made, whatever came of it, and begin nothing more."""
        self._dropped = True
        self._forget()

    def _forget(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task.add_done_callback(_seen)
            self._task = None

    async def result(self, acted: MoveResult) -> T:
        """What was made; raises what went wrong on the way."""
        if self._task is None:
            return await self._make(acted)
        return await self._task


def _seen(task: asyncio.Task[Any]) -> None:
    """Look at the error of a task that nobody waits for, or asyncio would speak of it."""
    if not task.cancelled():
        task.exception()
