"""Draws the pictures of messages in worker threads, and uploads only those that changed."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import (
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Mapping,
    Sequence,
)
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from types import MappingProxyType
from typing import Any, ParamSpec, TypeVar

import discord
import structlog
from cachetools import LRUCache

from bot.delivery.message import Message
from bot.tables.session.store import KeyedLocks
from render.core.picture import Band

KEPT = 32
"""Drawn pictures kept as files, of at most 120 KB and usually 60: what several people look at
within seconds, and what was drawn for a message that couldn't be sent. While 40 tables are busy,
one picture in forty is found here."""
TURNS = 4
"""Of so many drawings one is a table's, however many people wait for their own."""
REMEMBERED = 4096
"""Messages whose pictures are remembered, of some 2 KB each with Discord's attachments."""

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


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


@dataclass(slots=True)
class _Drawing:
    """A picture that waits or is being drawn, and those who wait for it.

    ``key`` is ``None`` for work that one alone waits for.
    """

    name: str
    key: str | None
    make: Callable[[], Any]
    made: asyncio.Future[Any]
    urgent: bool
    started: bool = False


@dataclass(frozen=True, slots=True)
class _Shown:
    """The files that a message shows: each file's key and attachment, by the file's name."""

    files: Mapping[str, tuple[str, discord.Attachment]] = field(default_factory=dict)


class PictureFailed(Exception):
    """Something couldn't be drawn; the log says why."""


class PictureQueue:
    """Draws as many pictures at a time as there are processor cores, none of them twice.

    A person's own answer comes first, then the tables' messages, each in the order of asking; but
    every ``TURNS``-th drawing is a table's, so that nobody who presses on and on holds them all up.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(self._workers, "pictures")
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT)
        self._drawings: dict[str, _Drawing] = {}
        self._urgent: deque[_Drawing] = deque()
        self._others: deque[_Drawing] = deque()
        self._begun = 0
        self._busy = 0

    async def draw(
        self,
        bands: Iterable[tuple[str, Band]],
        *,
        urgent: bool = False,
        patience: float | None = None,
    ) -> Mapping[str, bytes | None]:
        """PNG files by key, for bands that come with theirs; ``None`` for one that failed.

        ``urgent``: before all that isn't. What isn't drawn within ``patience`` seconds is left out
        and drawn nevertheless; without it all is waited for.
        """
        found: dict[str, bytes | None] = {}
        asked: list[_Drawing] = []
        for key, band in bands:
            if (kept := self._kept.get(key)) is not None:
                found[key] = kept
            else:
                asked.append(self._ask(key, band, urgent))
        if asked:
            await asyncio.wait({drawing.made for drawing in asked}, timeout=patience)
        for drawing in asked:
            if drawing.made.done() and drawing.key is not None:
                found[drawing.key] = drawing.made.result()
        return found

    async def run(self, name: str, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do other work on a picture in a drawing thread, in its turn among the tables' own.

        ``name`` tells what is drawn, for the log. Raises ``PictureFailed`` if that fails.
        """
        future = asyncio.get_running_loop().create_future()
        drawing = _Drawing(name, None, partial(make, *args, **kwargs), future, False)
        self._others.append(drawing)
        self._start_next()
        made: T | None = await future
        if made is None:
            raise PictureFailed(name)
        return made

    def _ask(self, key: str, band: Band, urgent: bool) -> _Drawing:
        drawing = self._drawings.get(key)
        if drawing is None:
            future = asyncio.get_running_loop().create_future()
            drawing = self._drawings[key] = _Drawing(band.name, key, band.png, future, urgent)
            (self._urgent if urgent else self._others).append(drawing)
        elif urgent and not drawing.urgent:
            drawing.urgent = True
            self._urgent.append(drawing)
        self._start_next()
        return drawing

    def _start_next(self) -> None:
        loop = asyncio.get_running_loop()
        while self._busy < self._workers and (self._urgent or self._others):
            tables_turn = not self._urgent or self._begun % TURNS == TURNS - 1
            drawing = (self._others if tables_turn and self._others else self._urgent).popleft()
            if not drawing.started:  # else it was asked for again, more urgently
                drawing.started = True
                self._begun += 1
                self._busy += 1
                work = loop.run_in_executor(self._threads, drawing.make)
                work.add_done_callback(partial(self._end, drawing))

    def _end(self, drawing: _Drawing, work: asyncio.Future[Any]) -> None:
        made = None
        if error := work.exception():  # the picture is lost, the message isn't
            log.error("a picture failed", picture=drawing.name, exc_info=error)
        else:
            made = work.result()
            if drawing.key is not None:
                self._kept[drawing.key] = made
        self._busy -= 1
        if drawing.key is not None:
            del self._drawings[drawing.key]
        if not drawing.made.done():  # else whoever waited for it was cancelled
            drawing.made.set_result(made)
        self._start_next()


class MessagePictures:
    """Gives messages their pictures and remembers which message shows what."""

    def __init__(self, queue: PictureQueue | None = None) -> None:
        self.queue = self._queue = queue or PictureQueue()
        self._shown: LRUCache[int, _Shown] = LRUCache(REMEMBERED)
        self._locks = KeyedLocks()

    def editing(self, message_id: int) -> asyncio.Lock:
        """The message's lock: it holds other edits back, from what it shows to Discord's answer."""
        return self._locks.of(message_id)

    async def prepare(
        self,
        message: Message,
        *,
        edited: int | None = None,
        attached: Collection[int] | None = None,
        urgent: bool = False,
        patience: float | None = None,
    ) -> Prepared:
        """The message with its pictures, as far as they are drawn within ``patience`` seconds.

        ``edited`` is the id of the message that it takes the place of: pictures that are there
        already stay and are neither drawn nor uploaded. ``attached`` are the ids of the attachments
        that this message has, where Discord has just told them. In place of a picture that can't be
        drawn stands its description.
        """
        before = self._shown.pop(edited, _NOTHING) if edited is not None else _NOTHING
        keys = {f"{band.name}.png": band.key for band in message.bands}
        kept = {
            name: attachment
            for name, (key, attachment) in before.files.items()
            if keys.get(name) == key and (attached is None or attachment.id in attached)
        }
        new = {f"{band.name}.png": band for band in message.bands if f"{band.name}.png" not in kept}
        drawn = await self._queue.draw(
            [(keys[name], band) for name, band in new.items()], urgent=urgent, patience=patience
        )
        attachments: list[discord.Attachment | discord.File] = [*kept.values(), *message.files]
        failed = set()
        for name, band in new.items():
            file = drawn.get(keys[name])
            if file is not None:
                attachments.append(discord.File(BytesIO(file), name, description=band.alt))
            elif keys[name] in drawn:
                failed.add(name)
        names = {part.filename for part in attachments}
        return Prepared(
            message,
            attachments,
            MappingProxyType({name: key for name, key in keys.items() if name in names}),
            failed,
            len(drawn) < len({keys[name] for name in new}),
        )

    def sent(self, prepared: Prepared, message: discord.Message) -> None:
        """Remember what a message shows, as Discord has answered."""
        self._shown[message.id] = _Shown(
            {
                attachment.filename: (prepared.keys[attachment.filename], attachment)
                for attachment in message.attachments
                if attachment.filename in prepared.keys
            }
        )

    async def complete(
        self, message: Message, sent_as: int, edit: Callable[[Prepared], Awaitable[Any]]
    ) -> None:
        """Have the message edited once all its pictures are drawn.

        ``sent_as`` is the id under which it was sent without some; nothing is edited if that
        message shows something else by then. ``edit`` gives Discord's answer.
        """
        as_sent = self._shown.get(sent_as)
        await self._queue.draw([(band.key, band) for band in message.bands], urgent=True)
        async with self.editing(sent_as):
            if as_sent is not None and self._shown.get(sent_as) is as_sent:
                whole = await self.prepare(message, edited=sent_as, urgent=True)
                self.sent(whole, await edit(whole))


_NOTHING = _Shown()
