"""Draws the pictures of messages outside the event loop, and uploads only those that changed."""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import discord
import structlog
from cachetools import LRUCache

from bot.delivery.message import Message
from bot.executors.executor import Executor, JobFailed, ProcessDied
from bot.executors.process_executor import ProcessExecutor
from bot.executors.process_main import import_all
from bot.tables.session.store import KeyedLocks
from render.core.picture import Band

KEPT = 32
"""Drawn pictures kept as files, of at most 120 KB and usually 60: what several people look at
within seconds, and what was drawn for a message that couldn't be sent. While 40 tables are busy,
one picture in forty is found here."""
AT_ONCE = 2
"""Pictures handed over at a time: one is drawn, the next lies ready, as the event loop may be busy
when the first is done. Whatever is handed over goes before a person's own answer."""
TIME_LIMIT = 20.0
"""Seconds after which a picture is given up; on a busy machine one takes one."""
TURNS = 4
"""Of so many drawings one is a table's, however many people wait for their own."""
REMEMBERED = 4096
"""Messages whose pictures are remembered, of some 2 KB each with Discord's attachments."""

log = structlog.get_logger(__name__)

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
    """A picture that waits or is being drawn, and those who wait for it."""

    key: str
    band: Band
    made: asyncio.Future[bytes | None]
    urgent: bool
    started: bool = False


@dataclass(frozen=True, slots=True)
class _Shown:
    """The files that a message shows: each file's key and attachment, by the file's name."""

    files: Mapping[str, tuple[str, discord.Attachment]] = field(default_factory=dict)


class DrawingThreads:
    """Draws in threads of the bot's own process."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "drawing")

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """The function's result; raises ``JobFailed``."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, function, *arguments)
        except Exception as error:
            places = "".join(traceback.format_tb(error.__traceback__))
            raise JobFailed(type(error).__name__, places) from None

    async def close(self) -> None:
        """Begin nothing more; what is under way ends by itself."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class PictureQueue:
    """Has pictures drawn by ``executor``, ``at_once`` handed over at a time, none of them twice.

    A person's own answer comes first, then the tables' messages, each in the order of asking; but
    every ``TURNS``-th drawing is a table's, so that nobody who presses on and on holds them all up.
    """

    def __init__(self, executor: Executor, at_once: int) -> None:
        self._executor = executor
        self._at_once = at_once
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT)
        self._drawings: dict[str, _Drawing] = {}
        self._urgent: deque[_Drawing] = deque()
        self._others: deque[_Drawing] = deque()
        self._begun = 0
        self._busy: set[asyncio.Task[None]] = set()

    @classmethod
    def of_process(cls, drawing_process: bool) -> PictureQueue:
        """One that draws in a process of its own, or else in threads of this one."""
        if drawing_process:
            return cls(ProcessExecutor(time_limit=TIME_LIMIT), AT_ONCE)
        return cls(DrawingThreads(AT_ONCE), AT_ONCE)

    async def start(self) -> None:
        """Have all that draws imported before somebody waits for a picture."""
        with suppress(JobFailed):  # it is told when a picture fails
            modules = [name for name in sys.modules if name.startswith("render.")]
            await self._executor.run(import_all, modules)

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
            if drawing.made.done():
                found[drawing.key] = drawing.made.result()
        return found

    async def close(self) -> None:
        """Give up what isn't drawn yet; whoever waits for it is cancelled."""
        for drawing in self._drawings.values():
            drawing.made.cancel()
        self._urgent.clear()
        self._others.clear()
        for task in self._busy:
            task.cancel()
        await self._executor.close()

    def _ask(self, key: str, band: Band, urgent: bool) -> _Drawing:
        drawing = self._drawings.get(key)
        if drawing is None:
            future = asyncio.get_running_loop().create_future()
            drawing = self._drawings[key] = _Drawing(key, band, future, urgent)
            (self._urgent if urgent else self._others).append(drawing)
        elif urgent and not drawing.urgent:
            drawing.urgent = True
            self._urgent.append(drawing)
        self._start_next()
        return drawing

    def _start_next(self) -> None:
        while len(self._busy) < self._at_once and (self._urgent or self._others):
            tables_turn = not self._urgent or self._begun % TURNS == TURNS - 1
            drawing = (self._others if tables_turn and self._others else self._urgent).popleft()
            if not drawing.started:  # else it was asked for again, more urgently
                drawing.started = True
                self._begun += 1
                task = asyncio.create_task(self._make(drawing), name="drawing")
                self._busy.add(task)
                task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._start_next()

    async def _make(self, drawing: _Drawing) -> None:
        file = None
        try:
            file = self._kept[drawing.key] = await self._drawn(drawing.band)
        except JobFailed as failure:  # the picture is lost, the message isn't
            log.error("a picture failed", picture=drawing.band.name, exception=failure.told)
        finally:
            self._drawings.pop(drawing.key)
            _tell(drawing, file)

    async def _drawn(self, band: Band) -> bytes:
        try:
            return await self._executor.run(Band.png, band)
        except ProcessDied:  # another picture may have been the cause
            return await self._executor.run(Band.png, band)


def _tell(drawing: _Drawing, file: bytes | None) -> None:
    if not drawing.made.done():  # else whoever waited for it was cancelled
        drawing.made.set_result(file)


class MessagePictures:
    """Gives messages their pictures and remembers which message shows what."""

    def __init__(self, queue: PictureQueue) -> None:
        self.queue = queue
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
        bands = _by_file(message)
        kept = _kept(bands, before, attached)
        drawn = await self.queue.draw(_missing(bands, kept), urgent=urgent, patience=patience)
        return _prepared(message, bands, kept, drawn)

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
        if as_sent is None:
            return
        bands = _by_file(message)
        kept = _kept(bands, as_sent)
        drawn = await self.queue.draw(_missing(bands, kept), urgent=True)
        async with self.editing(sent_as):  # nothing is drawn meanwhile: the next press waits for it
            if self._shown.get(sent_as) is as_sent:
                del self._shown[sent_as]
                whole = _prepared(message, bands, kept, drawn)
                self.sent(whole, await edit(whole))


_Bands: TypeAlias = Mapping[str, tuple[str, Band]]
"""A message's bands and their keys, by the file's name."""


def _by_file(message: Message) -> _Bands:
    return {f"{band.name}.png": (band.key, band) for band in message.bands}


def _kept(
    bands: _Bands, before: _Shown, attached: Collection[int] | None = None
) -> Mapping[str, discord.Attachment]:
    """What a message shows already."""
    return {
        name: attachment
        for name, (key, attachment) in before.files.items()
        if name in bands
        and bands[name][0] == key
        and (attached is None or attachment.id in attached)
    }


def _missing(bands: _Bands, kept: Collection[str]) -> Sequence[tuple[str, Band]]:
    return [band for name, band in bands.items() if name not in kept]


def _prepared(
    message: Message,
    bands: _Bands,
    kept: Mapping[str, discord.Attachment],
    drawn: Mapping[str, bytes | None],
) -> Prepared:
    attachments: list[discord.Attachment | discord.File] = [*kept.values(), *message.files]
    keys = {name: bands[name][0] for name in kept}
    failed, pending = set(), False
    for name, (key, band) in bands.items():
        if name in kept:
            continue
        if key not in drawn:
            pending = True
        elif (file := drawn[key]) is None:
            failed.add(name)
        else:
            attachments.append(discord.File(BytesIO(file), name, description=band.alt))
            keys[name] = key
    return Prepared(message, attachments, MappingProxyType(keys), failed, pending)


_NOTHING = _Shown()
