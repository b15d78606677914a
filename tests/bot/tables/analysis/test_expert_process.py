"""The experts' process and those who wait for it."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import AsyncIterator
from math import inf
from typing import Any

import pytest

from bot.tables.analysis import expert_process
from bot.tables.analysis.expert_process import (
    HINT_SECONDS,
    SLICE,
    AnalysisFailed,
    ExpertBusy,
    ExpertProcess,
    Urgency,
)
from bot.tables.analysis.in_time import analyse_in_time
from rules.core.chance import Dice
from rules.core.game import Setup
from rules.core.search import ActionValue
from rules.race1969.game import GAME
from tests.bot.helpers.experts import InlineExperts
from tests.bot.helpers.simulated_server import HANGS
from tests.bot.toys.expert import Cut, Dying, Failing, LastIsBest, Rolling
from tests.bot.toys.jobs import surroundings

ACTIONS = ("a", "b", "c")
BEST = tuple(
    ActionValue((one,), chance, 100) for one, chance in zip("cba", (0.8, 0.5, 0.2), strict=True)
)


def dice() -> Dice:
    return Dice(bytes(32), 0)


async def ask(
    experts: ExpertProcess, expert: Any, how: Urgency = Urgency.HINT, view: Any = None
) -> Any:
    return await experts.analyse(expert, view, ACTIONS, dice(), how)


@pytest.fixture
async def experts() -> AsyncIterator[ExpertProcess]:
    experts = ExpertProcess(time_limit=HANGS)
    yield experts
    await experts.close()


async def test_a_worker_that_dies_costs_one_answer(
    experts: ExpertProcess, caplog: pytest.LogCaptureFixture
) -> None:
    for bad in (Dying(), Failing()):
        with pytest.raises(AnalysisFailed):
            await ask(experts, bad, view="a hand of cards")
        assert await ask(experts, LastIsBest()) == BEST
    assert "ValueError" in caplog.text
    assert "hand of cards" not in caplog.text


async def test_the_same_dice_imagine_other_games_each_time(experts: ExpertProcess) -> None:
    """Else several analyses would say no more than one."""
    drawn, rolling = dice(), Rolling()
    told = [await experts.analyse(rolling, None, ACTIONS, drawn, Urgency.HINT) for _ in range(2)]
    assert told[0] != told[1]
    again = dice()
    for before in told:
        assert await experts.analyse(rolling, None, ACTIONS, again, Urgency.HINT) == before


async def test_the_worker_holds_the_rules_and_nothing_of_the_bot(experts: ExpertProcess) -> None:
    state = GAME.new(Setup(GAME.identities[:2], {}, GAME.content(), None), bytes(32)).state
    seat = GAME.decisions(state)[0].seat
    view, actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
    assert await experts._answer(GAME.autopilots["balanced"].choose, view, actions, dice())
    told = await experts._answer(surroundings)
    assert "rules" in told["packages"]
    assert told["packages"].isdisjoint({"discord", "sqlalchemy", "PIL", "aiohttp", "structlog"})
    assert told["process"] != os.getpid()


async def test_an_answer_to_a_person_ends_in_time() -> None:
    values, cut = analyse_in_time(Cut(), None, ACTIONS, dice(), (), 3, itertools.count(1).__next__)
    assert cut
    assert {value.tried for value in values} == {3}
    values, cut = analyse_in_time(Cut(), None, ACTIONS, dice(), (), inf)
    assert not cut
    assert {value.tried for value in values} == {100}


async def test_its_time_is_shared_with_those_who_wait(
    experts: ExpertProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expert_process, "monotonic", lambda: 100.0)
    assert experts.hint_due() == 100 + HINT_SECONDS
    assert experts._share(inf) == 100 + SLICE
    assert experts._share(100 + HINT_SECONDS) == 100 + SLICE
    loop = asyncio.get_running_loop()
    experts._waiting = [(Urgency.HINT, n, loop.create_future()) for n in range(7)]
    experts._waiting.append((Urgency.MOVE, 8, loop.create_future()))
    assert experts._share(104) == 100 + 4 / 8
    experts._waiting[0][2].cancel()
    assert experts._share(104) == 100 + 4 / 7
    experts._waiting.clear()


async def test_the_process_ends_an_answer_in_time(experts: ExpertProcess) -> None:
    ended, cut = await experts.analyse_until(0.0, Cut(), None, ACTIONS, dice(), Urgency.HINT)
    assert cut
    assert ended[0].tried == 1, "at least one imagined game"


async def test_hints_go_first_and_those_alike_in_turn() -> None:
    experts, answered = InlineExperts(), list[str]()

    async def wait_for(name: str, how: Urgency) -> None:
        await ask(experts, LastIsBest(), how)
        answered.append(name)

    experts.hold()
    wanted = [
        ("first", Urgency.REVIEW),
        ("review", Urgency.REVIEW),
        ("move", Urgency.MOVE),
        ("another move", Urgency.MOVE),
        ("hint", Urgency.HINT),
    ]
    tasks = []
    for name, how in wanted:
        tasks.append(asyncio.create_task(wait_for(name, how)))
        await asyncio.sleep(0)
    assert experts.asked == 1, "one at a time"
    gone = asyncio.create_task(wait_for("gone", Urgency.HINT))
    await asyncio.sleep(0)
    gone.cancel()
    experts.release()
    await asyncio.gather(*tasks)
    assert answered == ["first", "hint", "move", "another move", "review"]


async def test_who_waits_too_long_behind_others_gets_no_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(expert_process, "PATIENCE", 0.01)
    experts = InlineExperts()
    experts.hold()
    first, review = [
        asyncio.create_task(ask(experts, LastIsBest(), how))
        for how in (Urgency.MOVE, Urgency.REVIEW)
    ]
    await experts.begun(1)
    for how in (Urgency.HINT, Urgency.MOVE):
        with pytest.raises(ExpertBusy):
            await ask(experts, LastIsBest(), how)
    assert not review.done(), "reviews have time"
    experts.release()
    assert await first == await review == BEST
    assert experts.asked == 2
