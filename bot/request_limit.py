"""Bounds the requests that this process sends to Discord each second.

Discord allows a bot 50 requests a second in all, whichever process sends them, and counts no
answers to interactions: https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
from aiolimiter import AsyncLimiter
from discord.http import Route
from yarl import URL

_UNCOUNTED = ("/interactions/", "/webhooks/")
"""What answers of presses and commands begin with; nobody waits three seconds for another turn."""


class RequestLimit:
    """Has requests wait for their turn, ``a_second`` of them, at equal distances."""

    def __init__(self, a_second: int) -> None:
        # One at a time: what is saved up in a quiet second would exceed the next one's.
        self._turns = AsyncLimiter(1, 1 / a_second)

    def install(self, trace: aiohttp.TraceConfig) -> None:
        """Let each request, and each further try, that ``trace`` sees wait before it is sent."""
        # First of all, so that the wait doesn't count as Discord's.
        trace.on_request_start.insert(0, self._wait)

    async def _wait(
        self, session: Any, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if counts(request.url):
            await self._turns.acquire()


def counts(url: URL) -> bool:
    """Whether Discord counts a request; it doesn't know those for the gateway or for files."""
    path = str(url).removeprefix(Route.BASE)
    return path.startswith("/") and not path.startswith(_UNCOUNTED)
