"""Work in a process: its answers, its errors, its end, and what it doesn't know."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest

from bot.clock import SystemClock
from bot.event_loop import new_event_loop
from bot.executors import process_executor
from bot.executors.executor import JobFailed, ProcessDied
from bot.executors.process_executor import ProcessExecutor
from bot.executors.process_main import HEADER
from tests.bot.helpers.simulated_discord.patient_env import HANGS
from tests.bot.toys.jobs import (
    die,
    double,
    fail,
    hang_up,
    never_end,
    surroundings,
    unsendable,
)


@pytest.fixture
async def executor() -> AsyncIterator[ProcessExecutor]:
    executor = ProcessExecutor(time_limit=HANGS)
    yield executor
    await executor.close()


async def process_of(executor: ProcessExecutor) -> int:
    return int((await executor.run(surroundings))["process"])


async def test_answers_come_to_those_who_asked(executor: ProcessExecutor) -> None:
    found = await asyncio.gather(*(executor.run(double, number) for number in range(50)))
    assert found == [2 * number for number in range(50)]
    large = bytes(3 * 2**20)
    assert await executor.run(bytes.lower, large) == large, "in many pieces"
    assert await process_of(executor) != os.getpid()


async def test_an_error_tells_its_place_and_not_its_text(executor: ProcessExecutor) -> None:
    with pytest.raises(JobFailed) as failed:
        await executor.run(fail, "a hand of cards")
    assert failed.value.error == "ValueError"
    assert "in fail" in failed.value.places
    assert "hand of cards" not in failed.value.told
    assert await executor.run(double, 2) == 4


async def test_what_cannot_be_sent_fails_alone(executor: ProcessExecutor) -> None:
    before = await process_of(executor)
    other = asyncio.create_task(executor.run(time.sleep, 0.1))
    await asyncio.sleep(0)
    with pytest.raises(JobFailed):
        await executor.run(lambda: 1)
    with pytest.raises(JobFailed):
        await executor.run(unsendable)
    await other
    assert await process_of(executor) == before


async def test_a_process_that_dies_fails_what_it_was_at(executor: ProcessExecutor) -> None:
    before = await process_of(executor)
    asked = [executor.run(double, 1), executor.run(die), executor.run(double, 2)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert found[0] == 2
    assert isinstance(found[1], ProcessDied)
    assert found[2] == 4, "it hadn't been begun"
    assert await process_of(executor) != before


async def test_what_takes_too_long_is_given_up_with_its_process() -> None:
    executor = ProcessExecutor(time_limit=0.2)
    asked = [asyncio.create_task(executor.run(*job)) for job in ((never_end,), (double, 2))]
    while executor._process is None:  # noqa: ASYNC110 - it is being started
        await asyncio.sleep(0.01)
    executor._time_limit = HANGS  # of the next one
    with pytest.raises(JobFailed, match="TimeoutError"):
        await asked[0]
    assert await asked[1] == 4, "it hadn't been begun"
    await executor.close()


def test_a_process_that_takes_nothing_more_is_replaced() -> None:
    """As one that has just died: its pipe ends first, and the bot's loop refuses to write there."""

    async def ask() -> None:
        executor = ProcessExecutor(time_limit=HANGS)
        try:
            await executor.run(hang_up)
            lost = asyncio.create_task(executor.run(double, 1))
            await asyncio.sleep(0.05)
            assert await executor.run(double, 2) == 4
            with suppress(ProcessDied):
                await lost
        finally:
            await executor.close()

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(ask())


async def test_the_end_of_a_service_does_not_end_what_is_under_way(
    executor: ProcessExecutor,
) -> None:
    """Whoever stops one signals to all its processes; the bot still waits for some answers."""
    process = await process_of(executor)
    busy = asyncio.create_task(executor.run(time.sleep, 0.1))
    await asyncio.sleep(0)
    os.kill(process, signal.SIGTERM)
    await busy
    assert await process_of(executor) == process


async def test_whoever_no_longer_waits_leaves_no_answer_behind(executor: ProcessExecutor) -> None:
    assert await executor.run(double, 1) == 2
    waiting = asyncio.create_task(executor.run(double, 3))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await executor.run(double, 2) == 4


async def test_the_process_knows_nothing_of_the_bot(
    executor: ProcessExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "none of its business")
    told = await executor.run(surroundings)
    assert told["packages"].isdisjoint(
        {"discord", "sqlalchemy", "aiohttp", "structlog", "pydantic"}
    )
    assert "DISCORD_TOKEN" not in told["environment"]


async def test_a_closed_one_leaves_no_process(executor: ProcessExecutor) -> None:
    process = await process_of(executor)
    busy = asyncio.create_task(executor.run(never_end))
    await asyncio.sleep(0)
    await executor.close()
    with pytest.raises(ProcessDied):
        await busy
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.parametrize("steps", range(3))
async def test_one_closed_while_it_starts_leaves_no_process(steps: int) -> None:
    executor = ProcessExecutor(time_limit=HANGS, idle=HANGS)
    asked = asyncio.create_task(executor.run(double, 1))
    for _ in range(steps):
        await asyncio.sleep(0)
    await executor.close()
    async with asyncio.timeout(HANGS):
        with pytest.raises(ProcessDied):
            await asked
    with pytest.raises(ProcessDied):
        await executor.run(double, 1)
    assert executor._process is None
    assert {task for task in asyncio.all_tasks() if task.get_name() == "idle"} == set()


async def test_one_that_always_dies_at_once_is_not_started_on_and_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(process_executor, "PAUSE", 3600)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    starts, start = list[Any](), process_executor._start

    async def counted(*arguments: Any) -> Any:
        starts.append(arguments)
        return await start(*arguments)

    monkeypatch.setattr(process_executor, "_start", counted)
    executor = ProcessExecutor(time_limit=HANGS)
    for _ in range(20):
        with pytest.raises(ProcessDied):
            await executor.run(double, 1)
    assert len(starts) == process_executor.IN_VAIN
    monkeypatch.undo()
    executor._not_before = 0  # the pause is over
    assert await executor.run(double, 1) == 2
    await executor.close()


async def test_an_idle_process_gives_its_memory_back() -> None:
    executor = ProcessExecutor(time_limit=HANGS, idle=0.01)
    assert await executor.run(double, 1) == 2
    process = executor._process
    assert process is not None
    async with asyncio.timeout(HANGS):
        await process.gone.wait()
    assert await executor.run(double, 2) == 4
    await executor.close()


async def test_how_long_it_is_idle_is_told_by_the_clock() -> None:
    """In a simulated Discord whoever acts would have to wait for what the machine's time brings."""
    slept, woken = list[float](), asyncio.Event()

    class StillClock(SystemClock):
        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            await woken.wait()

    executor = ProcessExecutor(time_limit=HANGS, idle=0.01, clock=StillClock())
    await executor.run(double, 1)
    process = executor._process
    assert process is not None
    await asyncio.sleep(0.05)
    assert not process.over
    assert slept == [0.01]
    woken.set()
    async with asyncio.timeout(HANGS):
        await process.gone.wait()
    await executor.close()


def test_the_process_ends_in_the_midst_of_a_job_when_the_bot_is_gone() -> None:
    command = [sys.executable, "-m", "bot.executors.process_main", "0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number, job in enumerate(((os.getpid,), (never_end,))):
            data = pickle.dumps(job)
            process.stdin.write(HEADER.pack(number, len(data)) + data)
        process.stdin.flush()
        assert process.stdout.read(HEADER.size)
        process.stdin.close()
        assert process.wait(HANGS) == 0
