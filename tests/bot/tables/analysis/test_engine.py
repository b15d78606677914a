"""The worker process and those who wait for it."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.tables.analysis.engine import AnalysisFailed, Engine, Urgency
from bot.tables.analysis.worker import LENGTH
from rules.core.chance import Dice
from rules.core.experts.expert import ActionValue
from rules.core.game import Setup
from rules.race1969.game import GAME
from tests.bot.helpers.inline_engine import InlineEngine
from tests.bot.helpers.simulated_discord.patient_env import HANGS
from tests.bot.toys.expert import Dying, Failing, LastIsBest, Sleeping, surroundings

ACTIONS = ("a", "b", "c")
BEST = tuple(
    ActionValue((one,), chance, 100) for one, chance in zip("cba", (0.8, 0.5, 0.2), strict=True)
)


def dice() -> Dice:
    return Dice(bytes(32), 0)


async def ask(engine: Engine, expert: Any, how: Urgency = Urgency.HINT, view: Any = None) -> Any:
    return await engine.analyse(expert, view, ACTIONS, dice(), how)


@pytest.fixture
async def engine() -> AsyncIterator[Engine]:
    engine = Engine(time_limit=HANGS)
    yield engine
    await engine.close()


async def test_a_worker_that_dies_costs_one_answer(
    engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    for bad in (Dying(), Failing()):
        with pytest.raises(AnalysisFailed):
            await ask(engine, bad, view="a hand of cards")
        assert await ask(engine, LastIsBest()) == BEST
    assert "ValueError" in caplog.text
    assert "hand of cards" not in caplog.text


async def test_one_that_takes_too_long_is_ended() -> None:
    engine = Engine(time_limit=0.1)
    with pytest.raises(AnalysisFailed):
        await ask(engine, Sleeping())
    await engine.close()


async def test_the_worker_holds_the_rules_and_nothing_of_the_bot(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "none of its business")
    state = GAME.new(Setup(GAME.identities[:2], {}, GAME.content(), None), bytes(32)).state
    seat = GAME.decisions(state)[0].seat
    view, actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
    assert await engine._answer(GAME.autopilots["balanced"].choose, view, actions, dice())
    told = await engine._answer(surroundings)
    assert "rules" in told["packages"]
    assert told["packages"].isdisjoint({"discord", "sqlalchemy", "PIL", "aiohttp", "structlog"})
    assert "DISCORD_TOKEN" not in told["environment"]
    assert told["process"] != os.getpid()


def test_the_worker_ends_in_the_midst_of_a_job_when_the_bot_is_gone() -> None:
    command = [sys.executable, "-m", "bot.tables.analysis.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        for job in ((os.getpid,), (Sleeping().choose, None, ACTIONS, dice())):
            data = pickle.dumps(job)
            worker.stdin.write(LENGTH.pack(len(data)) + data)
        worker.stdin.flush()
        assert worker.stdout.read(LENGTH.size)
        worker.stdin.close()
        assert worker.wait(HANGS) == 0


async def test_hints_go_first_and_those_alike_in_turn() -> None:
    engine, answered = InlineEngine(), list[str]()

    async def wait_for(name: str, how: Urgency) -> None:
        await ask(engine, LastIsBest(), how)
        answered.append(name)

    engine.hold()
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
    assert engine.asked == 1, "one at a time"
    gone = asyncio.create_task(wait_for("gone", Urgency.HINT))
    await asyncio.sleep(0)
    gone.cancel()
    engine.release()
    await asyncio.gather(*tasks)
    assert answered == ["first", "hint", "move", "another move", "review"]


async def test_one_who_no_longer_waits_leaves_no_answer_behind(engine: Engine) -> None:
    await ask(engine, LastIsBest())
    waiting = asyncio.create_task(ask(engine, Sleeping()))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await ask(engine, LastIsBest()) == BEST


async def test_an_idle_worker_gives_its_memory_back() -> None:
    engine = Engine(time_limit=HANGS, idle=0.01)
    assert await ask(engine, LastIsBest()) == BEST
    process = engine._process
    assert process is not None
    async with asyncio.timeout(HANGS):
        await process.wait()
    assert await ask(engine, LastIsBest()) == BEST
    await engine.close()
