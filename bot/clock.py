"""The clock that the bot reads and waits by; tests and the playground bring their own."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Protocol

import discord

AGAIN = timedelta(minutes=1)
"""The wait before background work that failed is tried again."""


class Clock(Protocol):
    """Tells the time and waits; tests and the playground bring their own."""

    def now(self) -> datetime:
        """The time, in UTC and aware of it."""

    async def sleep(self, seconds: float) -> None:
        """Wait; a negative number of seconds returns at once."""


class SystemClock:
    """The machine's clock."""

    now = staticmethod(discord.utils.utcnow)
    """The machine's time (a simulated Discord's, where the bot runs in one)."""

    async def sleep(self, seconds: float) -> None:
        """Wait on the event loop."""
        await asyncio.sleep(max(0.0, seconds))
