"""Has experts analyse positions in a worker process, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import os
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from enum import IntEnum
from typing import Any

import structlog

from bot.clock import Clock, SystemClock
from bot.tables.analysis.worker import LENGTH
from rules.core.chance import Dice
from rules.core.experts.expert import ActionValue, Expert
from rules.core.experts.search import seed_from

TIME_LIMIT = 30.0
"""Seconds after which an analysis is given up; an expert needs at most 2 on a usual machine."""

IDLE = 300.0
"""Seconds after its last answer when the worker is ended, to give its memory back."""

_KEPT_VARIABLES = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "TZ")
"""The worker's environment: nothing of the bot's, whose token stands there."""

log = structlog.get_logger(__name__)


class AnalysisFailed(Exception):
    """There is no answer: the worker died, took too long, or the expert failed."""


class Urgency(IntEnum):
    """The order in which analyses are made."""

    HINT = 0
    MOVE = 1
    REVIEW = 2


class ExpertProcess:
    """Analyses one position at a time: the most urgent first, those alike in the order of asking.

    The worker is started when first needed, and anew after it died. It knows no more than the
    views and actions that it is given. ``clock`` tells how long it has been idle.
    """

    def __init__(
        self,
        clock: Clock | None = None,
        *,
        time_limit: float = TIME_LIMIT,
        idle: float = IDLE,
    ) -> None:
        self._clock = clock or SystemClock()
        self._time_limit = time_limit
        self._idle = idle
        self._process: Process | None = None
        self._rest: asyncio.Task[None] | None = None
        self._busy = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = itertools.count()
        self._ending: set[asyncio.Task[int]] = set()

    async def analyse(
        self,
        expert: Expert[Any, Any],
        view: Any,
        actions: Sequence[Any],
        dice: Dice,
        how: Urgency,
        lines: Sequence[Sequence[Any]] = (),
    ) -> tuple[ActionValue[Any], ...]:
        """What the expert finds, as ``Expert.analyse``; no line begins with an illegal action.

        Analyses with the same dice one after the other imagine different games. The expert must be
        one that can be pickled. Raises ``AnalysisFailed``.
        """
        # The worker draws from a copy, so that its draws wouldn't move the dice on.
        imagined = Dice(seed_from(dice), 0)
        async with self._turn(how):
            values: Any = await self._answer(expert.analyse, view, actions, imagined, lines)
        legal = tuple(one for one in values if one.action in actions)
        if not legal:
            log.error("expert found nothing", style=expert.style)
            raise AnalysisFailed
        return legal

    async def close(self) -> None:
        """End the worker."""
        if self._rest is not None:
            self._rest.cancel()
            await asyncio.wait([self._rest])
        self._end_worker()
        await asyncio.gather(*self._ending)

    @asynccontextmanager
    async def _turn(self, how: Urgency) -> AsyncIterator[None]:
        """Hold the others back; whoever comes meanwhile waits."""
        if self._busy:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (how, next(self._count), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # it was this one's turn already
                    self._next()
                raise
        self._busy = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False

    async def _answer(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The result of a function in the worker; raises ``AnalysisFailed``."""
        try:
            job = pickle.dumps((function, *arguments))
            async with asyncio.timeout(self._time_limit):
                result, error = pickle.loads(await self._exchange(job))
        except asyncio.CancelledError:  # the answer would be taken for the next one's
            self._end_worker()
            raise
        except Exception as failure:  # no more than its name: its text may hold what is secret
            result, error = None, type(failure).__name__
            self._end_worker()
        if error is not None:
            log.error("analysis failed", error=error)
            raise AnalysisFailed
        return result

    async def _exchange(self, job: bytes) -> bytes:
        if self._rest is not None:
            self._rest.cancel()
        if self._process is None or self._process.returncode is not None:
            self._process = await _start()
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(LENGTH.pack(len(job)) + job)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        answer = await process.stdout.readexactly(length)
        self._rest = asyncio.create_task(self._end_idle(), name="worker's rest")
        return answer

    async def _end_idle(self) -> None:
        await self._clock.sleep(self._idle)
        if not self._busy:
            self._end_worker()

    def _end_worker(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):  # it has ended by itself
            process.kill()
        task = asyncio.create_task(process.wait(), name="worker's end")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


async def _start() -> Process:
    known = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    path = os.pathsep.join(part or os.getcwd() for part in sys.path)
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.tables.analysis.worker",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env={**known, "PYTHONPATH": path},
    )
