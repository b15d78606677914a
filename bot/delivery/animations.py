"""Animated pictures of whole games, made where they keep nobody's other picture waiting."""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from cachetools import LRUCache

from bot.clock import Clock
from bot.delivery.pictures import DrawingThreads
from bot.executors.executor import Executor, JobFailed
from bot.executors.process_executor import ProcessExecutor
from bot.tables.analysis.pending import Pending
from render.core.animation import animate
from render.core.cache import shown_key
from render.core.picture import Band

KEPT_BYTES = 24 * 2**20
"""Memory for finished files: somebody who has seen one often asks for it again."""
TIME_LIMIT = 120.0
"""Seconds after which one is given up; the longest game's takes some five."""
IDLE = 30.0
"""Seconds after the last one when its process is ended, to give its memory back."""
NICENESS = 5
"""The niceness of its process: whoever wants an animation knows that it takes time."""

log = structlog.get_logger(__name__)


class AnimationFailed(Exception):
    """An animation couldn't be made; the log says why."""


class Animations:
    """Makes animated pictures with ``executor``, one after the other, and keeps some."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT_BYTES, len)
        self._pending = Pending[str, bytes]("animation")

    @classmethod
    def of_process(cls, drawing_process: bool, clock: Clock) -> Animations:
        """Those that are made in a process of their own, or else in a thread of this one."""
        if not drawing_process:
            return cls(DrawingThreads(1))
        return cls(
            ProcessExecutor(time_limit=TIME_LIMIT, idle=IDLE, niceness=NICENESS, clock=clock)
        )

    async def gif(self, bands: Sequence[Band]) -> bytes:
        """The bands one after the other as a GIF file; they are of one size.

        The same file is made once, whoever asks for it meanwhile. Raises ``AnimationFailed``.
        """
        key = shown_key(*(band.key for band in bands))
        if (kept := self._kept.get(key)) is not None:
            return kept
        return await self._pending.join(key, lambda: self._make(key, bands))

    async def close(self) -> None:
        """Give up what isn't made yet."""
        await self._pending.stop()
        await self._executor.close()

    async def _make(self, key: str, bands: Sequence[Band]) -> bytes:
        try:
            file = await self._executor.run(animate, bands)
        except JobFailed as failure:
            log.error("an animation failed", exception=failure.told)
            raise AnimationFailed from None
        if len(file) <= KEPT_BYTES:
            self._kept[key] = file
        return file
