"""One task that sleeps until the earliest of many moments."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

from bot.clock import Clock


class WakeupTimer:
    """Sleeps until the earliest moment that it was asked for, then calls ``wake`` once.

    There is a task only while there is something to wait for. ``wake`` may ask for the next
    moment; it must look for itself what is due, as asking for an earlier moment forgets the later
    one. It is never called while it still runs: what is asked for meanwhile waits for its end.
    """

    def __init__(self, clock: Clock, wake: Callable[[], Awaitable[None]], name: str) -> None:
        self._clock = clock
        self._wake = wake
        self._name = name
        self._when: datetime | None = None
        self._sleeper: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._stopping = False

    @property
    def when(self) -> datetime | None:
        """The moment of the next wake-up; ``None`` if there is none."""
        return self._when

    def at(self, when: datetime) -> None:
        """Wake at this moment, or at the earlier one that was asked for before."""
        if self._when is not None and self._when <= when:
            return
        self.cancel()
        self._when = when
        if self._waking is None:
            self._sleeper = asyncio.create_task(self._sleep(when), name=self._name)

    def cancel(self) -> None:
        """Don't wake any more; what was woken already goes on."""
        self._when = None
        if self._sleeper is not None:
            self._sleeper.cancel()
            self._sleeper = None

    async def stop(self) -> None:
        """Cancel, and wait for what was woken; what that asks for isn't waited for any more."""
        self.cancel()
        if self._waking is not None:
            self._stopping = True
            try:
                await asyncio.wait([self._waking])
            finally:
                self._stopping = False
                self.cancel()

    async def _sleep(self, when: datetime) -> None:
        await self._clock.sleep((when - self._clock.now()).total_seconds())
        self._waking, self._sleeper, self._when = self._sleeper, None, None
        try:
            await self._wake()
        finally:
            self._waking = None
            if self._when is not None and not self._stopping:
                next_time, self._when = self._when, None
                self.at(next_time)
