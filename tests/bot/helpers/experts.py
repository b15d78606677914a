"""Games with an expert, and experts whose process is that of the tests."""

from __future__ import annotations

import asyncio
import itertools
import pickle
from collections.abc import Awaitable, Callable
from copy import copy
from dataclasses import replace
from typing import Any

from bot.clock import Clock
from bot.games.base import GamePresenter
from bot.tables.analysis.expert_process import AnalysisFailed, ExpertProcess
from bot.tables.analysis.in_time import analyse_in_time
from rules.core.game import AnyGame
from rules.core.search import ActionValue, Expert, SearchingAutopilot
from tests.bot.toys.expert import LastIsBest
from tests.bot.toys.toy import STYLES, Toy
from tests.bot.toys.toy_presenter import presenter

BRIEF = 24
"""The budget of a game's expert: two seconds a decision would add up in tests of the bot."""


def _brief(expert: Expert[Any, Any]) -> Expert[Any, Any]:
    """An expert that imagines little, if it is one that imagines games."""
    return replace(expert, budget=BRIEF) if isinstance(expert, SearchingAutopilot) else expert


class InlineExperts(ExpertProcess):
    """Answers at once, unless ``hold`` was called; ``asked`` counts the jobs begun.

    ``held_by`` is how a job waits: SimCord has to be told that it is on purpose. ``games`` are the
    numbers of imagined games after which time is over for the next answers to people; for those
    after them it never is.
    """

    def __init__(self, clock: Clock | None = None) -> None:
        super().__init__(clock, hint_seconds=None)
        self.asked = 0
        self.fails = False
        self.games: list[int] = []
        self.held_by: Callable[[Awaitable[Any]], Awaitable[Any]] = lambda wait: wait
        self._asked = asyncio.Event()
        self._go = asyncio.Event()
        self._go.set()

    def hold(self) -> None:
        self._go.clear()

    def release(self) -> None:
        self._go.set()

    async def begun(self, count: int) -> None:
        while self.asked < count:
            self._asked.clear()
            await self._asked.wait()

    async def analyse(
        self, expert: Expert[Any, Any], *asked: Any, **more: Any
    ) -> tuple[ActionValue[Any], ...]:
        return await super().analyse(_brief(expert), *asked, **more)

    async def analyse_until(
        self, due: float, expert: Expert[Any, Any], *asked: Any, **more: Any
    ) -> tuple[tuple[ActionValue[Any], ...], bool]:
        return await super().analyse_until(due, _brief(expert), *asked, **more)

    async def _answer(self, function: Callable[..., Any], *arguments: Any) -> Any:
        if function is analyse_in_time and self.games:
            arguments = (*arguments[:-1], self.games.pop(0), itertools.count(1).__next__)
        job = pickle.dumps((function, *arguments))
        self.asked += 1
        self._asked.set()
        await self.held_by(self._go.wait())
        if self.fails:
            raise AnalysisFailed
        function, *arguments = pickle.loads(job)
        return function(*arguments)


class ExpertToy(Toy):
    autopilots = {**STYLES, "expert": LastIsBest()}


def expert_presenters() -> dict[str, GamePresenter]:
    return {"toy": presenter(ExpertToy())}


def with_expert(shown: GamePresenter, expert: LastIsBest) -> GamePresenter:
    game: AnyGame = copy(shown.game)
    others = {style: one for style, one in game.autopilots.items() if not isinstance(one, Expert)}
    game.autopilots = {**others, expert.style: expert}
    return type(shown.__name__, (shown,), {"game": game})
