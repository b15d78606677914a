"""Pictures as files of messages: drawn off the event loop, cached by what they show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO

import discord
from discord import ui

from bot.ui.components.text import ALT, clip
from render.core.cache import Cache, digest
from render.core.picture import Picture

KEPT = 48
"""Encoded pictures kept in memory, of some 200 KB each."""


@dataclass(frozen=True, slots=True)
class Attachment:
    """An encoded picture under the name that a message refers to it by."""

    name: str
    png: bytes
    alt: str

    def file(self) -> discord.File:
        """The file, made anew for each message that carries it."""
        return discord.File(BytesIO(self.png), self.name, description=self.alt)

    def item(self) -> discord.MediaGalleryItem:
        """The picture's place in a gallery."""
        return discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt)


def gallery(picture: Attachment) -> ui.MediaGallery[ui.LayoutView]:
    """One picture at the message's whole width; Discord crops those that share a gallery."""
    return ui.MediaGallery(picture.item())


class PictureCache:
    """Draws pictures in worker threads and keeps the latest ones."""

    def __init__(self) -> None:
        self._cache: Cache[tuple[bytes, str] | None] = Cache(KEPT)

    async def draw(
        self, name: str, make: Callable[[], Picture | None], *shown: object
    ) -> Attachment:
        """The picture of ``shown``; ``make`` is called if it isn't known yet.

        ``shown`` must hold everything that the drawing depends on. ``name`` becomes the file's
        name, which everybody who sees the message can read: it may say ``hand.png``, no more.
        Raises ``LookupError`` where there is nothing to draw.
        """

        def encoded() -> tuple[bytes, str] | None:
            picture = make()
            return None if picture is None else (picture.png(), clip(picture.alt, ALT))

        def work() -> tuple[bytes, str] | None:
            return self._cache.get(digest(name, *shown), encoded)

        made = await asyncio.to_thread(work)
        if made is None:
            raise LookupError(name)
        return Attachment(name, *made)
