"""Draws pictures outside the event loop, people's own answers first, and keeps the latest."""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain

import structlog
from cachetools import LRUCache

from bot import metrics
from bot.processes import Executor, JobFailed, ProcessExecutor, ThreadExecutor, import_all
from bot.waiting import tell
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
