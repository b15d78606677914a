"""Gives messages their pictures, and uploads only those that changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeAlias

import discord
from cachetools import LRUCache

from bot.delivery.picture_queue import PictureQueue
from bot.messages.components.message import Message
from bot.waiting import KeyedLocks
from render.core.picture import Band

PICTURE_PATIENCE = 0.25
"""Seconds that an answer waits for its pictures."""

REMEMBERED = 4096
"""Messages whose pictures are remembered, of some 2 KB each with Discord's attachments."""

_Bands: TypeAlias = Mapping[str, tuple[str, Band]]
"""A message's bands with their keys, by the file's name."""
_Shown: TypeAlias = Mapping[str, tuple[str, discord.Attachment]]
"""The key and the attachment of each file that a message shows, by the file's name."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A message ready to be sent, with its files or the attachments that it keeps.

    ``keys`` tells what each file shows, by its name; ``failed`` names those that can't be drawn.
    ``pending``: pictures are missing that are still being drawn.
    """

    message: Message
    attachments: Sequence[discord.Attachment | discord.File]
    keys: Mapping[str, str]
    failed: Collection[str]
    pending: bool

    @property
    def files(self) -> list[discord.File]:
        """The files of a message that is new, and so keeps nothing."""
        return [part for part in self.attachments if isinstance(part, discord.File)]


class MessagePictures:
    """Gives messages their pictures and remembers which message shows what."""

    def __init__(self, queue: PictureQueue) -> None:
        self.queue = queue
        self._shown: LRUCache[int, _Shown] = LRUCache(REMEMBERED)
        self._locks = KeyedLocks()

    def editing(self, message_id: int) -> asyncio.Lock:
        """Return the message's lock, to be held from ``prepare`` until Discord has answered."""
        return self._locks.of(message_id)

    async def prepare(
        self,
        message: Message,
        *,
        edited: int | None = None,
        attached: Collection[int] | None = None,
        person: int | None = None,
        patience: float | None = None,
    ) -> Prepared:
        """Return the message with the pictures that are drawn within ``patience`` seconds.

        ``edited`` is the id of the message that it takes the place of: pictures that are there
        already stay and are neither drawn nor uploaded. ``attached`` are the ids of the attachments
        that this message has, where Discord has just told them. The description of a picture stands
        in its place if it can't be drawn. ``person``: whose own answer the message is.
        """
        # Nobody knows what the edited message shows until Discord has answered.
        shown: _Shown = {} if edited is None else self._shown.pop(edited, {})
        if attached is not None:
            shown = {name: one for name, one in shown.items() if one[1].id in attached}
        return await self._draw(message, shown, person, edited, patience)

    def sent(self, prepared: Prepared, message: discord.Message) -> None:
        """Remember what a message shows, as Discord has answered."""
        self._shown[message.id] = {
            attachment.filename: (prepared.keys[attachment.filename], attachment)
            for attachment in message.attachments
            if attachment.filename in prepared.keys
        }

    async def complete(
        self,
        message: Message,
        sent_as: int,
        edit: Callable[[Prepared], Awaitable[Any]],
        person: int | None = None,
    ) -> None:
        """Have the message edited once all its pictures are drawn.

        ``sent_as`` is the id under which it was sent without some pictures; nothing is edited if
        that message shows something else by then. ``edit`` returns Discord's answer, ``person`` as
        for ``prepare``.
        """
        as_sent = self._shown.get(sent_as)
        if as_sent is None:
            return
        # Drawn before the lock is taken, because the next press waits for the lock.
        whole = await self._draw(message, as_sent, person, sent_as)
        async with self.editing(sent_as):
            if self._shown.get(sent_as) is as_sent:
                del self._shown[sent_as]
                self.sent(whole, await edit(whole))

    async def _draw(
        self,
        message: Message,
        shown: _Shown,
        person: int | None,
        sent_as: int | None,
        patience: float | None = None,
    ) -> Prepared:
        bands: _Bands = {f"{band.name}.png": (band.key, band) for band in message.bands}
        kept = {
            name: attachment
            for name, (key, attachment) in shown.items()
            if name in bands and bands[name][0] == key
        }
        missing = {name: band for name, band in bands.items() if name not in kept}
        drawn = await self.queue.draw(
            missing.values(), person=person, patience=patience, message=sent_as
        )
        attachments: list[discord.Attachment | discord.File] = [*kept.values(), *message.files]
        keys = {name: bands[name][0] for name in kept}
        failed = set()
        for name, (key, band) in missing.items():
            if (file := drawn.get(key)) is not None:
                attachments.append(discord.File(BytesIO(file), name, description=band.alt))
                keys[name] = key
            elif key in drawn:
                failed.add(name)
        pending = any(key not in drawn for key, _ in missing.values())
        return Prepared(message, attachments, keys, failed, pending)
