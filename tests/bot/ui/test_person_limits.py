"""One person's presses: one after the other, the slow ones apart, and not too many of them."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import TableError
from bot.limits import Limits
from bot.ui.interactions.limits import LOGGED_AGAIN, TOLD_AGAIN, WAITING, PersonLimits
from tests.bot.tables.conftest import ManualClock

ANNA, BOB = 1, 2


@pytest.fixture
def limits() -> PersonLimits:
    return PersonLimits(Limits(presses_person=4000), ManualClock())


class Work:
    """Notes how many of its parts are done at the same time; each goes on once it is let."""

    def __init__(self, limits: PersonLimits) -> None:
        self.limits = limits
        self.let = asyncio.Event()
        self.at_work: list[int] = []
        self.most = 0

    async def of(self, person: int, *, slow: bool = False) -> None:
        self.limits.press(person, slow=slow)
        async with self.limits.turn(person, slow=slow):
            self.at_work.append(person)
            self.most = max(self.most, self.at_work.count(person))
            await self.let.wait()
            self.at_work.remove(person)


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_one_person_is_served_once_at_a_time_and_others_meanwhile(
    limits: PersonLimits,
) -> None:
    work = Work(limits)
    async with asyncio.TaskGroup() as tasks:
        for person in (ANNA, ANNA, ANNA, BOB):
            tasks.create_task(work.of(person))
        await settled()
        assert sorted(work.at_work) == [ANNA, BOB]
        work.let.set()
    assert work.most == 1
    assert not limits._here, "nothing is kept of those who are done"


async def test_whoever_waits_for_an_expert_may_press_on(limits: PersonLimits) -> None:
    work = Work(limits)
    async with asyncio.TaskGroup() as tasks:
        for slow in (True, False, True):
            tasks.create_task(work.of(ANNA, slow=slow))
        await settled()
        assert work.at_work == [ANNA, ANNA]
        work.let.set()


async def test_no_more_than_some_presses_of_a_person_wait(limits: PersonLimits) -> None:
    work = Work(limits)
    async with asyncio.TaskGroup() as tasks:
        for _ in range(1 + WAITING):
            tasks.create_task(work.of(ANNA))
        await settled()
        with pytest.raises(TableError, match="one-at-a-time"):
            limits.press(ANNA)
        limits.press(BOB)
        work.let.set()
    limits.press(ANNA)


async def test_a_press_that_is_cancelled_keeps_nobody_waiting(limits: PersonLimits) -> None:
    work = Work(limits)
    first, second = (asyncio.create_task(work.of(ANNA)) for _ in range(2))
    await settled()
    first.cancel()
    await settled()
    assert work.at_work[-1] == ANNA
    work.let.set()
    await second
    assert not limits._here


async def test_the_log_and_the_person_are_told_now_and_then(
    limits: PersonLimits, caplog: pytest.LogCaptureFixture
) -> None:
    clock = limits._clock
    assert isinstance(clock, ManualClock)
    assert [limits.to_be_told(ANNA) for _ in range(3)] == [True, False, False]
    assert limits.to_be_told(BOB)
    clock.time += TOLD_AGAIN
    assert limits.to_be_told(ANNA)
    assert len(caplog.records) == 2
    clock.time += LOGGED_AGAIN
    limits.to_be_told(ANNA)
    assert len(caplog.records) == 3
