"""Has experts analyse positions in a process of their own, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from enum import IntEnum
from math import inf
from time import monotonic
from typing import Any

import structlog

from bot import metrics
from bot.clock import Clock
from bot.processes import JobFailed, ProcessExecutor
from bot.tables.analysis.in_time import analyse_in_time
from bot.waiting import tell
from rules.core.chance import Dice
from rules.core.search import ActionValue, Expert, seed_from

TIME_LIMIT = 30.0
"""Seconds after which an analysis is given up; an expert needs at most 2 on a usual machine."""

IDLE = 300.0
"""Seconds after its last answer when the process is ended, to give its memory back."""

PATIENCE = 60.0
"""Seconds that a move waits for its turn, as does what nobody has asked for."""

HINT_SECONDS = 8.0
"""Seconds after which a person who asks is told what was found by then."""
SLICE = 2.0
"""Seconds that one analysis for a person takes at most, as others may come meanwhile."""

NICENESS = 10
"""The niceness of the process: people wait for the bot itself."""

log = structlog.get_logger(__name__)


class AnalysisFailed(Exception):
    """There is no answer: the process died, took too long, or the expert failed."""


class ExpertBusy(AnalysisFailed):
    """There is no answer because others were asked before."""


class Urgency(IntEnum):
    """The order in which analyses are made."""

    HINT = 0
    MOVE = 1
    REVIEW = 2
    AHEAD = 3
    """What nobody has asked for."""


class ExpertProcess:
    """Analyses one position at a time: the most urgent first, those alike in the order of asking.

    The process is started when first needed, and anew after it died. It knows no more than the
    views and actions that it is given. ``clock`` tells how long it has been idle. What it tells
    people is bounded by ``hint_seconds``, unless that is ``None``; what it plays never is, so that
    the same game has the same moves.
    """

    def __init__(
        self,
        clock: Clock | None = None,
        *,
        time_limit: float = TIME_LIMIT,
        idle: float = IDLE,
        hint_seconds: float | None = HINT_SECONDS,
    ) -> None:
        self._executor = ProcessExecutor(
            time_limit=time_limit, idle=idle, niceness=NICENESS, clock=clock
        )
        self._hint_seconds = hint_seconds
        self._busy = False
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

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
        one that can be pickled. Raises ``AnalysisFailed``, as ``ExpertBusy`` where its turn doesn't
        come within ``PATIENCE`` seconds; reviews have all the time that it takes.
        """
        # The process draws from a copy, so that its draws wouldn't move the dice on.
        imagined = Dice(seed_from(dice), 0)
        with metrics.job(metrics.experts, how.name.lower()):
            async with self._turn(how):
                values: Any = await self._answer(expert.analyse, view, actions, imagined, lines)
            return _legal(expert, values, actions)

    def hint_due(self) -> float:
        """When a person who asks now has to be told, by ``time.monotonic``."""
        return inf if self._hint_seconds is None else monotonic() + self._hint_seconds

    def review_due(self, seconds: float) -> float:
        """When a review that is begun now and may take so long has to end, by the same clock."""
        return inf if self._hint_seconds is None else monotonic() + seconds

    async def analyse_until(
        self,
        due: float,
        expert: Expert[Any, Any],
        view: Any,
        actions: Sequence[Any],
        dice: Dice,
        how: Urgency,
        lines: Sequence[Sequence[Any]] = (),
    ) -> tuple[tuple[ActionValue[Any], ...], bool]:
        """The same for a person, and whether it was cut short.

        It takes its share of the time until ``due`` (as ``hint_due``) among those who wait for a
        hint, at most ``SLICE``, and at least one imagined game. Raises as ``analyse``, with
        ``ExpertBusy`` where its turn doesn't come until then.
        """
        imagined = Dice(seed_from(dice), 0)
        with metrics.job(metrics.experts, how.name.lower()):
            async with self._turn(how, due):
                arguments = (expert, view, actions, imagined, lines, self._share(due))
                values, cut = await self._answer(analyse_in_time, *arguments)
            return _legal(expert, values, actions), cut

    def _share(self, due: float) -> float:
        """The end of an analysis that begins now."""
        if self._hint_seconds is None:
            return inf
        hints = [how for how, _, turn in self._waiting if how is Urgency.HINT and not turn.done()]
        now = monotonic()
        return now + min(SLICE, (due - now) / (len(hints) + 1))

    async def look_back(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The result of a function about a game that is over; raises ``AnalysisFailed``."""
        with metrics.job(metrics.experts, Urgency.REVIEW.name.lower()):
            async with self._turn(Urgency.REVIEW):
                return await self._answer(function, *arguments)

    async def close(self) -> None:
        """End the process."""
        await self._executor.close()

    @asynccontextmanager
    async def _turn(self, how: Urgency, due: float = inf) -> AsyncIterator[None]:
        """Hold the others back; whoever comes meanwhile waits, until ``due`` at most."""
        patience = None if how is Urgency.REVIEW else max(0.0, min(PATIENCE, due - monotonic()))
        if self._busy:
            turn = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (how, next(self._count), turn))
            try:
                async with asyncio.timeout(patience):
                    await turn
            except (asyncio.CancelledError, TimeoutError) as error:
                if not turn.cancelled():  # it was this one's turn already
                    self._next()
                if isinstance(error, TimeoutError):
                    tell("a wait was given up", waits_for="the expert", seconds=patience)
                    raise ExpertBusy from None
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
        """The result of a function in the process; raises ``AnalysisFailed``."""
        try:
            return await self._executor.run(function, *arguments)
        except JobFailed as failure:
            log.error("analysis failed", error=failure.error)
            raise AnalysisFailed from None


def _legal(
    expert: Expert[Any, Any], values: Sequence[ActionValue[Any]], actions: Sequence[Any]
) -> tuple[ActionValue[Any], ...]:
    legal = tuple(one for one in values if one.action in actions)
    if not legal:
        log.error("expert found nothing", style=expert.style)
        raise AnalysisFailed
    return legal
