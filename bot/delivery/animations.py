"""Animated pictures of whole games, made in the drawing threads, a frame at a time."""

from __future__ import annotations

from collections.abc import Sequence

from cachetools import LRUCache

from bot.delivery.pictures import PictureQueue
from bot.tables.analysis.pending import Pending
from render.core import animation
from render.core.cache import shown_key
from render.core.picture import Band

KEPT_BYTES = 24 * 2**20
"""Memory for finished files: somebody who has seen one often asks for it again."""


class Animations:
    """Makes animated pictures; a table's own pictures and everybody's answers go first.

    Each frame waits for its turn anew, and there is one at a time of each picture, so that nobody
    else waits longer than for one frame.
    """

    def __init__(self, queue: PictureQueue) -> None:
        self._queue = queue
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT_BYTES, len)
        self._pending = Pending[str, bytes]("animation")

    async def gif(self, bands: Sequence[Band]) -> bytes:
        """The bands one after the other as a GIF file; they are of one size.

        The same file is made once, whoever asks for it meanwhile. Raises ``ValueError`` for no
        bands and ``PictureFailed`` if one can't be drawn.
        """
        key = shown_key(*(band.key for band in bands))
        if (kept := self._kept.get(key)) is not None:
            return kept
        return await self._pending.join(key, lambda: self._make(key, bands))

    async def _make(self, key: str, bands: Sequence[Band]) -> bytes:
        frames = []
        for band in bands:
            frames.append(await self._queue.run(band.name, animation.frame, band))
        file = await self._queue.run(bands[0].name, animation.encode, frames)
        if len(file) <= KEPT_BYTES:
            self._kept[key] = file
        return file
