"""Makes moving pictures and stories of whole games in a process of their own, and keeps some."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import structlog
from cachetools import LRUCache

from bot import metrics
from bot.clock import Clock
from bot.errors import TableError
from bot.messages.story.page import page
from bot.messages.story.story import Story
from bot.processes import Executor, JobFailed, ProcessExecutor, ThreadExecutor
from bot.tables.analysis.pending import Pending, TooMany
from bot.waiting import in_thread
from render.core.animation import animate
from render.core.cache import shown_key
from render.core.picture import Band

TIME_LIMIT = 120.0
"""Seconds after which one is given up; the longest game's takes some five."""
IDLE = 30.0
"""Seconds after the last one when the process is ended, to free its memory."""
NICENESS = 15
"""The process yields to all others: only those who want such a file should wait."""
MOST_ANIMATIONS = 4
"""Files that wait or are being made at most; each takes some seconds."""
KEPT_BYTES = 24 * 2**20
"""Memory for finished files: of a story everybody at the table often asks for the same."""

FAILED = {"animation": "an animation failed", "story": "a story failed"}
"""What the log says, by kind."""

log = structlog.get_logger(__name__)


T = TypeVar("T")


class AnimationFailed(Exception):
    """A moving picture or a story couldn't be made; the log says why."""


class Animations:
    """Makes animated pictures and stories of whole games with ``executor``, and keeps some."""

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
        try:
            return await self._file("animation", key, animate, bands)
        except TooMany:
            raise TableError("animation-busy") from None

    async def story(self, story: Story) -> bytes:
        """Return the HTML file of a story, with its pictures; raises the same (``story-busy``)."""
        key = await in_thread(story.key)
        try:
            return await self._file("story", key, page, story)
        except TooMany:
            raise TableError("story-busy") from None

    async def _file(self, kind: str, key: str, make: Callable[[T], bytes], what: T) -> bytes:
        if (kept := self._kept.get(key)) is not None:
            return kept
        return await self._pending.join(key, lambda: self._make(kind, key, make, what))

    async def close(self) -> None:
        """Give up what isn't made yet."""
        await self._pending.stop()
        await self._executor.close()

    async def _make(self, kind: str, key: str, make: Callable[[T], bytes], what: T) -> bytes:
        try:
            with metrics.job(metrics.pictures, kind):
                file = await self._executor.run(make, what)
        except JobFailed as failure:
            log.error(FAILED[kind], exception=failure.told)
            raise AnimationFailed from None
        if len(file) <= KEPT_BYTES:
            self._kept[key] = file
        return file
