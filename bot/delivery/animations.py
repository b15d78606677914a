"""Makes the moving pictures of whole games in a process of their own, and keeps some."""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from cachetools import LRUCache

from bot import metrics
from bot.clock import Clock
from bot.errors import TableError
from bot.processes import Executor, JobFailed, ProcessExecutor, ThreadExecutor
from bot.tables.analysis.pending import Pending, TooMany
from render.core.animation import animate
from render.core.cache import shown_key
from render.core.picture import Band

TIME_LIMIT = 120.0
"""Seconds after which an animation is given up; the longest game's takes some five."""
IDLE = 30.0
"""Seconds after the last animation when its process is ended, to free its memory."""
NICENESS = 15
"""The process yields to all others: only those who want an animation should wait."""
MOST_ANIMATIONS = 4
"""Animations that wait or are being made at most; each takes some seconds."""
KEPT_BYTES = 24 * 2**20
"""Memory for finished animations: somebody who has seen one often asks for it again."""

log = structlog.get_logger(__name__)


class AnimationFailed(Exception):
    """An animation couldn't be made; the log says why."""


class Animations:
    """Makes animated pictures of whole games with ``executor``, and keeps some."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT_BYTES, len)
        self._pending = Pending[str, bytes]("animation", MOST_ANIMATIONS)

    @classmethod
    def of_process(cls, drawing_process: bool, clock: Clock) -> Animations:
        """Animations made in a process of their own, or else in a thread of this one."""
        if not drawing_process:
            return cls(ThreadExecutor(1))
        return cls(
            ProcessExecutor(
                time_limit=TIME_LIMIT,
                idle=IDLE,
                niceness=NICENESS,
                clock=clock,
            )
        )

    async def gif(self, bands: Sequence[Band]) -> bytes:
        """Return a GIF file that shows the bands, which are of one size, one after the other.

        Several people who ask for the same file at once get one. Raises ``AnimationFailed``, and
        ``TableError`` (``animation-busy``) where too many others are being made.
        """
        key = shown_key(*(band.key for band in bands))
        if (kept := self._kept.get(key)) is not None:
            return kept
        try:
            return await self._pending.join(key, lambda: self._make(key, bands))
        except TooMany:
            raise TableError("animation-busy") from None

    async def close(self) -> None:
        """Give up what isn't made yet."""
        await self._pending.stop()
        await self._executor.close()

    async def _make(self, key: str, bands: Sequence[Band]) -> bytes:
        try:
            with metrics.job(metrics.pictures, "animation"):
                file = await self._executor.run(animate, bands)
        except JobFailed as failure:
            log.error("an animation failed", exception=failure.told)
            raise AnimationFailed from None
        if len(file) <= KEPT_BYTES:
            self._kept[key] = file
        return file
