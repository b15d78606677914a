"""Errands that don't wait for each other: the channel's, and each person's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable


async def side_by_side(lanes: Iterable[Awaitable[None]]) -> list[BaseException | None]:
    """What went wrong in each lane; most mail has one, which needs no task of its own."""
    first, *others = lanes
    if others:
        return await asyncio.gather(first, *others, return_exceptions=True)
    try:
        await first
    except Exception as error:
        return [error]
    return [None]
