"""The timer of the parts that wait: one wake-up at a time, none forgotten."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from bot.scheduling.timer import WakeupTimer

NOW = datetime(2026, 1, 1, tzinfo=UTC)


class StillClock:
    """Time stands still, and what waits for a moment that is over goes on at once."""

    def now(self) -> datetime:
        return NOW

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            await asyncio.Event().wait()


async def test_it_never_wakes_what_is_still_awake() -> None:
    most = awake = calls = 0
    done = asyncio.Event()

    async def wake() -> None:
        nonlocal most, awake, calls
        calls, awake = calls + 1, awake + 1
        most = max(most, awake)
        for _ in range(3):
            if calls < 4:
                timer.at(NOW - timedelta(seconds=1))
            await asyncio.sleep(0)
        awake -= 1
        if calls == 4:
            done.set()

    timer = WakeupTimer(StillClock(), wake, "test")
    timer.at(NOW)
    await done.wait()
    await timer.stop()
    assert (calls, most) == (4, 1)
    assert timer.when is None


async def test_the_end_waits_for_what_is_awake_and_wakes_no_more() -> None:
    awake, go_on, calls = asyncio.Event(), asyncio.Event(), 0

    async def wake() -> None:
        nonlocal calls
        calls += 1
        timer.at(NOW)
        awake.set()
        await go_on.wait()

    timer = WakeupTimer(StillClock(), wake, "test")
    timer.at(NOW)
    await awake.wait()
    ending = asyncio.create_task(timer.stop())
    await asyncio.sleep(0)
    assert not ending.done()
    go_on.set()
    await ending
    await asyncio.sleep(0)
    assert calls == 1


async def test_the_earliest_moment_counts() -> None:
    woken = asyncio.Event()

    async def wake() -> None:
        woken.set()

    timer = WakeupTimer(StillClock(), wake, "test")
    timer.at(NOW + timedelta(hours=1))
    timer.at(NOW + timedelta(hours=2))
    assert timer.when == NOW + timedelta(hours=1)
    timer.at(NOW)
    await woken.wait()
    assert timer.when is None
