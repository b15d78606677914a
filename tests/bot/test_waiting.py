"""A press waits for others no longer in all than it may, and the log tells of it."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest

from bot import waiting
from bot.errors import TableError
from bot.waiting import bounded, in_all, in_thread, on_behalf, saved, tell
from tests.bot.conftest import logged
from tests.bot.helpers.simulated_server import HANGS


@pytest.fixture(autouse=True)
def nothing_told_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "_told", {})


@dataclass
class Clock:
    now: float = 0.0


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The loop's clock, set by hand."""
    clock = Clock()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: clock.now)
    return clock


async def wait(seconds: float | None = None) -> None:
    """Wait in vain."""
    async with bounded("a lock", seconds, table=7):
        await asyncio.sleep(HANGS)


async def left() -> float:
    async with bounded("a lock", HANGS) as wait:
        return wait.left


async def test_a_wait_ends_with_a_refusal_and_a_line() -> None:
    with logged("INFO") as stream, pytest.raises(TableError, match="storage-busy"):
        await wait(0.01)
    line = json.loads(stream.getvalue())
    assert line["event"] == "a wait was given up"
    assert line["level"] == "warning"
    assert (line["waits_for"], line["table"]) == ("a lock", 7)
    assert line["seconds"] >= 0


async def test_what_a_press_waits_for_shares_its_time() -> None:
    with in_all(0.05):
        with pytest.raises(TableError):
            await wait(HANGS)
        with pytest.raises(TableError):
            await wait(HANGS)
    assert await left() > 1, "only the press is bound"


async def test_the_bots_own_work_takes_none_of_that_time(clock: Clock) -> None:
    with in_all(10.0):
        clock.now += 7
        assert await left() == 10
        async with bounded("a lock"):
            clock.now += 3
        assert await left() == 7


async def test_what_goes_on_in_the_background_is_no_press() -> None:
    with in_all(0.0):
        assert await asyncio.create_task(left()) > 1
        assert await left() == 0
        assert await asyncio.create_task(on_behalf(left())) == 0
    assert await asyncio.create_task(on_behalf(left())) > 1


async def test_a_saved_change_leaves_time_to_show_it() -> None:
    with in_all(0.0):
        saved()
        assert 0 < await left() <= waiting.PATIENCE_AFTER


async def test_other_errors_stay_what_they_are() -> None:
    with logged("INFO") as stream:
        for error in (TimeoutError(), TableError("over"), TableError("storage-full")):
            with pytest.raises(type(error)) as caught:
                async with bounded("a lock"):
                    raise error
            assert caught.value is error
    assert not stream.getvalue()


async def test_the_same_line_is_written_now_and_then_with_the_number_left_out(
    clock: Clock,
) -> None:
    with logged("INFO") as stream:
        for _ in range(5):
            tell("a wait", waits_for="a lock")
        tell("a wait", waits_for="another")
        clock.now = waiting.TOLD_EVERY
        tell("a wait", waits_for="a lock")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["waits_for"], line.get("more")) for line in lines] == [
        ("a lock", None),
        ("another", None),
        ("a lock", 4),
    ]


async def test_who_finds_no_free_thread_is_refused() -> None:
    held, free = threading.Event(), ThreadPoolExecutor(1)
    loop = asyncio.get_running_loop()
    loop.set_default_executor(free)
    first = asyncio.create_task(in_thread(held.wait, HANGS))
    await asyncio.sleep(0)
    late: list[int] = []
    with in_all(0.05), pytest.raises(TableError, match="storage-busy"):
        await in_thread(late.append, 1)
    await asyncio.sleep(0)  # the pool is told that nobody waits any more
    held.set()
    assert await first
    assert await in_thread(sum, [1, 2], start=3) == 6
    assert not late, "nobody waited for it"
