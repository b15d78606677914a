"""Work in a process: its answers, its errors, its end, and what it doesn't know."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.processes import JobFailed, ProcessExecutor
from tests.bot.helpers.simulated_server import HANGS
from tests.bot.toys.jobs import die, die_once, double, fail, never_end, surroundings, unsendable


@pytest.fixture
async def executor() -> AsyncIterator[ProcessExecutor]:
    executor = ProcessExecutor(time_limit=HANGS)
    yield executor
    await executor.close()


async def process_of(executor: ProcessExecutor) -> int:
    return int((await executor.run(surroundings))["process"])


async def gone(process: int) -> None:
    async with asyncio.timeout(HANGS):
        while True:
            try:
                os.kill(process, 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.01)


async def test_answers_come_to_those_who_asked(executor: ProcessExecutor) -> None:
    found = await asyncio.gather(*(executor.run(double, number) for number in range(50)))
    assert found == [2 * number for number in range(50)]
    large = bytes(3 * 2**20)
    assert await executor.run(bytes.lower, large) == large
    assert await process_of(executor) != os.getpid()


async def test_an_error_tells_its_place_and_not_its_text(executor: ProcessExecutor) -> None:
    with pytest.raises(JobFailed) as failed:
        await executor.run(fail, "a hand of cards")
    assert failed.value.error == "ValueError"
    assert "in fail" in failed.value.places
    cause: BaseException | None = failed.value
    while cause is not None:
        assert "hand of cards" not in str(cause)
        cause = cause.__cause__ or cause.__context__
    assert await executor.run(double, 2) == 4


async def test_what_cannot_be_sent_fails_alone(executor: ProcessExecutor) -> None:
    before = await process_of(executor)
    other = asyncio.create_task(executor.run(time.sleep, 0.1))
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
    assert isinstance(found[1], JobFailed)
    assert found[2] == 4
    assert await process_of(executor) != before


async def test_where_no_process_can_be_started_the_job_fails(
    executor: ProcessExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("bot.processes.ProcessPoolExecutor", refused)
    with pytest.raises(JobFailed, match="PermissionError"):
        await executor.run(len, "abc")


async def test_what_lost_its_process_is_tried_once_more(
    executor: ProcessExecutor, tmp_path: Path
) -> None:
    assert await executor.run(die_once, tmp_path / "mark") == "alive"
    process = await process_of(executor)
    os.kill(process, signal.SIGKILL)
    await gone(process)
    assert await executor.run(double, 2) == 4


async def test_what_takes_too_long_is_given_up_with_its_process(executor: ProcessExecutor) -> None:
    process = await process_of(executor)
    executor._time_limit = 0.2
    asked = [asyncio.create_task(executor.run(*job)) for job in ((never_end,), (double, 2))]
    with pytest.raises(JobFailed, match="TimeoutError"):
        await asked[0]
    executor._time_limit = HANGS
    await gone(process)
    await asyncio.wait(asked)
    assert await executor.run(double, 3) == 6


async def test_whoever_no_longer_waits_ends_the_process(executor: ProcessExecutor) -> None:
    process = await process_of(executor)
    waiting = asyncio.create_task(executor.run(never_end))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await gone(process)
    assert await executor.run(double, 2) == 4


async def test_the_end_of_a_service_does_not_end_what_is_under_way(
    executor: ProcessExecutor,
) -> None:
    """Whoever stops a service signals to all its processes; the bot still waits for answers."""
    process = await process_of(executor)
    busy = asyncio.create_task(executor.run(time.sleep, 0.1))
    await asyncio.sleep(0)
    os.kill(process, signal.SIGTERM)
    await busy
    assert await process_of(executor) == process


async def test_a_closed_one_leaves_no_process(executor: ProcessExecutor) -> None:
    process = await process_of(executor)
    busy = asyncio.create_task(executor.run(never_end))
    await asyncio.sleep(0)
    await executor.close()
    with pytest.raises(JobFailed):
        await busy
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    with pytest.raises(JobFailed):
        await executor.run(double, 1)


@pytest.mark.parametrize("steps", range(3))
async def test_one_closed_while_it_starts_leaves_no_process(steps: int) -> None:
    executor = ProcessExecutor(time_limit=HANGS, idle=HANGS, clock=SystemClock())
    asked = asyncio.create_task(executor.run(double, 1))
    for _ in range(steps):
        await asyncio.sleep(0)
    await executor.close()
    async with asyncio.timeout(HANGS):
        with pytest.raises(JobFailed):
            await asked
    assert executor._pool is None
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "idle"]


async def test_an_idle_process_frees_its_memory_by_the_clock() -> None:
    """Machine time would hold up whoever acts in a simulated Discord."""
    slept, woken = list[float](), asyncio.Event()

    class StillClock(SystemClock):
        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            await woken.wait()

    executor = ProcessExecutor(time_limit=HANGS, idle=0.01, clock=StillClock())
    process = await process_of(executor)
    await asyncio.sleep(0.05)
    os.kill(process, 0)
    assert slept == [0.01]
    woken.set()
    await gone(process)
    assert await executor.run(double, 2) == 4
    await executor.close()


PARENT = """
import asyncio, time
from bot.processes import ProcessExecutor
from tests.bot.toys.jobs import never_end, surroundings

async def main():
    executor = ProcessExecutor(time_limit=1000)
    print((await executor.run(surroundings))["process"], flush=True)
    await executor.run(never_end)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_process_ends_in_the_midst_of_a_job_when_the_bot_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        [sys.executable, script], env=environment, stdout=subprocess.PIPE
    ) as parent:
        process = int(parent.stdout.readline())
        parent.kill()
    asyncio.run(gone(process))
