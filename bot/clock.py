"""The clock that the bot reads and waits by; tests and the playground bring their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Protocol

import discord

AGAIN = timedelta(minutes=1)
"""The wait before background work that failed is tried again."""


CLOCKS_AGREE = timedelta(seconds=0.5)
"""The difference between two clocks that an answer's way may explain."""


class Clock(Protocol):
    """Tells the time and waits; tests and the playground bring their own."""

    def now(self) -> datetime:
        """The time, in UTC and aware of it."""

    async def sleep(self, seconds: float) -> None:
        """Wait; a negative number of seconds returns at once."""


def timer_of(clock: Clock) -> Callable[[], float]:
    """The clock as the timer of a cache: in seconds."""
    return lambda: clock.now().timestamp()


class SystemClock:
    """The machine's clock, or where several machines work together, the one of their database.

    ``ahead`` is what the database's clock is ahead of the machine's.
    """

    def __init__(self) -> None:
        self.ahead = timedelta(0)

    def now(self) -> datetime:
        """The time (a simulated Discord's, where the bot runs in one)."""
        return discord.utils.utcnow() + self.ahead

    def follow(self, now: datetime) -> None:
        """Go by a clock that says ``now``."""
        ahead = now - discord.utils.utcnow()
        if abs(ahead - self.ahead) > CLOCKS_AGREE:
            self.ahead = ahead

    async def sleep(self, seconds: float) -> None:
        """Wait on the event loop."""
        await asyncio.sleep(max(0.0, seconds))
