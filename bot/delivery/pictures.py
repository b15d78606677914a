"""Draws the pictures of messages outside the event loop, and uploads only those that changed."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from itertools import chain
from typing import Any, TypeAlias

import discord
import structlog
from cachetools import LRUCache

from bot import metrics
from bot.clock import Clock
from bot.errors import TableError
from bot.messages.components.message import Message
from bot.processes import Executor, JobFailed, ProcessExecutor, ThreadExecutor, import_all
from bot.tables.analysis.pending import Pending, TooMany
from bot.waiting import KeyedLocks, tell
from render.core.animation import animate
from render.core.cache import shown_key
from render.core.picture import Band

KEPT = 32
"""Drawn pictures kept as files, of at most 120 KB each: several people look at the same picture
within seconds, and a message that couldn't be sent is tried again."""
THREADS = 2
"""Pictures drawn at a time where threads draw them."""
TIME_LIMIT = 20.0
"""Seconds after which a picture is given up; on a busy machine a picture takes one."""
TURNS = 4
"""Every drawing of this number is for a table's message, however many people wait for answers. So
nobody who presses on and on holds the tables up."""
MOST_WAITING = 64
"""Pictures of a kind, for answers or for tables, that wait at most: some four seconds' work. Beyond
that a picture gives way to its description."""
REMEMBERED = 4096
"""Messages whose pictures are remembered, of some 2 KB each with Discord's attachments."""

ANIMATION_TIME_LIMIT = 120.0
"""Seconds after which an animation is given up; the longest game's takes some five."""
ANIMATION_IDLE = 30.0
"""Seconds after the last animation when its process is ended, to free its memory."""
ANIMATION_NICENESS = 15
"""Whoever wants an animation knows that it takes time; nobody else should notice."""
MOST_ANIMATIONS = 4
"""Animations that wait or are being made at most; each takes some seconds."""
ANIMATION_BYTES = 24 * 2**20
"""Memory for finished animations: somebody who has seen one often asks for it again."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Drawing:
    """A picture that waits or is being drawn; ``made`` is its file, or ``None`` if it failed.

    ``messages`` are the ids of those that it is for, ``None`` for one that isn't sent yet.
    """

    key: str
    band: Band
    made: asyncio.Future[bytes | None]
    urgent: bool
    messages: set[int | None]
    begun: bool = False
    dropped: bool = False


class _Answers:
    """Drawings for people's own answers: each person who waits for some has one drawn in turn."""

    def __init__(self) -> None:
        self._waiting: dict[int, deque[_Drawing]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def __iter__(self) -> Iterator[_Drawing]:
        return chain.from_iterable(self._waiting.values())

    def append(self, person: int, drawing: _Drawing) -> None:
        self._waiting.setdefault(person, deque()).append(drawing)

    def popleft(self) -> _Drawing:
        person = next(iter(self._waiting))
        own = self._waiting.pop(person)
        drawing = own.popleft()
        if own:
            self._waiting[person] = own  # behind all others
        return drawing

    def remove(self, drawing: _Drawing) -> None:
        for person, own in list(self._waiting.items()):
            if drawing in own:
                own.remove(drawing)
                if not own:
                    del self._waiting[person]

    def clear(self) -> None:
        self._waiting.clear()


class PictureQueue:
    """Has pictures drawn by ``executor``, at most ``at_once`` at a time, and none of them twice.

    Pictures for a person's own answer come first, but for every ``TURNS``-th drawing, and each
    person's in turn. If all came in the order of asking, 95 % of answers at 40 busy tables would
    take five times as long. Those of a message that shows something else by then are dropped, and
    where too many wait, more aren't taken.
    """

    def __init__(self, executor: Executor, at_once: int = 1) -> None:
        self._executor = executor
        self._at_once = at_once
        self._kept: LRUCache[str, bytes] = LRUCache(KEPT)
        self._drawings: dict[str, _Drawing] = {}
        self._answers = _Answers()
        self._tables: deque[_Drawing] = deque()
        self._begun = 0
        self._busy: set[asyncio.Task[None]] = set()

    @classmethod
    def of_process(cls, drawing_process: bool) -> PictureQueue:
        """A queue that draws in a process of its own, or else in threads of this one."""
        if drawing_process:
            return cls(ProcessExecutor(time_limit=TIME_LIMIT))
        return cls(ThreadExecutor(THREADS), THREADS)

    async def start(self) -> None:
        """Have all that draws imported before somebody waits for a picture."""
        with suppress(JobFailed):  # it is told when a picture fails
            modules = [name for name in sys.modules if name.startswith("render.")]
            await self._executor.run(import_all, modules)

    async def draw(
        self,
        bands: Iterable[tuple[str, Band]],
        *,
        person: int | None = None,
        patience: float | None = None,
        message: int | None = None,
    ) -> Mapping[str, bytes | None]:
        """Return PNG files by key, for bands with their keys.

        ``None`` stands for a picture that failed, or for which there was no room in the queue. With
        a ``person`` they are for that person's own answer. A picture that isn't drawn within
        ``patience`` seconds is left out, and drawn nevertheless. ``message`` is the id of the
        message that they are for: what it was to show before isn't drawn any more, and left out.
        """
        found: dict[str, bytes | None] = {}
        asked: list[_Drawing] = []
        for key, band in bands:
            if (kept := self._kept.get(key)) is not None:
                found[key] = kept
            elif (drawing := self._ask(key, band, person, message)) is not None:
                asked.append(drawing)
            else:
                found[key] = None
        if message is not None:
            self._drop(message, {drawing.key for drawing in asked})
        if asked:
            await asyncio.wait({drawing.made for drawing in asked}, timeout=patience)
        made = [each for each in asked if each.made.done() and not each.dropped]
        return found | {drawing.key: drawing.made.result() for drawing in made}

    async def close(self) -> None:
        """Give up what isn't drawn yet; whoever waits for it is cancelled."""
        self._answers.clear()
        self._tables.clear()
        for drawing in self._drawings.values():
            drawing.made.cancel()
        for task in self._busy:
            task.cancel()
        await self._executor.close()

    def _ask(
        self, key: str, band: Band, person: int | None, message: int | None
    ) -> _Drawing | None:
        """The drawing of a picture, queued if it is new; ``None`` where too many wait."""
        drawing, urgent = self._drawings.get(key), person is not None
        if drawing is not None:
            drawing.messages.add(message)
            if drawing.begun or drawing.urgent or not urgent:
                return drawing
        if len(self._answers if urgent else self._tables) >= MOST_WAITING:
            if drawing is None:
                kind = "answers" if urgent else "tables"
                tell("pictures give way to their descriptions", waits_for=f"pictures of {kind}")
            return drawing
        if drawing is None:
            future = asyncio.get_running_loop().create_future()
            drawing = self._drawings[key] = _Drawing(key, band, future, urgent, {message})
        else:
            self._tables.remove(drawing)
            drawing.urgent = True
        if person is None:
            self._tables.append(drawing)
        else:
            self._answers.append(person, drawing)
        self._begin_next()
        return drawing

    def _drop(self, message: int, besides: Collection[str]) -> None:
        """Forget what waits for this message alone, but for some keys."""
        for waiting in (self._answers, self._tables):
            for drawing in [each for each in waiting if each.key not in besides]:
                drawing.messages.discard(message)
                if not drawing.messages:
                    waiting.remove(drawing)
                    del self._drawings[drawing.key]
                    drawing.dropped = True
                    drawing.made.set_result(None)

    def _begin_next(self) -> None:
        while (self._answers or self._tables) and len(self._busy) < self._at_once:
            tables_turn = self._begun % TURNS == TURNS - 1
            of_table = bool(self._tables) and (tables_turn or not self._answers)
            drawing = (self._tables if of_table else self._answers).popleft()
            drawing.begun = True
            self._begun += 1
            task = asyncio.create_task(self._make(drawing), name="drawing")
            self._busy.add(task)
            task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._begin_next()

    async def _make(self, drawing: _Drawing) -> None:
        file = None
        try:
            with metrics.job(metrics.pictures, "picture"):
                file = await self._executor.run(Band.png, drawing.band)
            self._kept[drawing.key] = file
        except JobFailed as failure:  # the picture is lost, the message isn't
            log.error("a picture failed", picture=drawing.band.name, exception=failure.told)
        finally:
            del self._drawings[drawing.key]
            if not drawing.made.done():  # else whoever waited for it was cancelled
                drawing.made.set_result(file)


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


class AnimationFailed(Exception):
    """An animation couldn't be made; the log says why."""


class Animations:
    """Makes animated pictures of whole games with ``executor``, and keeps some."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._kept: LRUCache[str, bytes] = LRUCache(ANIMATION_BYTES, len)
        self._pending = Pending[str, bytes]("animation", MOST_ANIMATIONS)

    @classmethod
    def of_process(cls, drawing_process: bool, clock: Clock) -> Animations:
        """Animations made in a process of their own, or else in a thread of this one."""
        if not drawing_process:
            return cls(ThreadExecutor(1))
        return cls(
            ProcessExecutor(
                time_limit=ANIMATION_TIME_LIMIT,
                idle=ANIMATION_IDLE,
                niceness=ANIMATION_NICENESS,
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
        if len(file) <= ANIMATION_BYTES:
            self._kept[key] = file
        return file
