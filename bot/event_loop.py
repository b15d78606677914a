"""The event loop that the bot runs in: uvloop's, or asyncio's where there is no uvloop."""

from __future__ import annotations

import asyncio


def new_event_loop() -> asyncio.AbstractEventLoop:
    """A loop for ``asyncio.Runner``; uvloop isn't made for Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
