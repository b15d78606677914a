"""Pictures and animations that a process of their own draws: the same as here, always."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from structlog.testing import capture_logs

from bot.clock import SystemClock
from bot.delivery.pictures import AnimationFailed, Animations, PictureQueue
from bot.i18n import words
from bot.processes import ProcessExecutor
from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.picture import Band
from tests.bot.helpers.simulated_discord.patient_env import HANGS
from tests.bot.toys.jobs import die, die_once, surroundings
from tests.render.samples import SAMPLES

pytestmark = pytest.mark.drawn_pictures

PALETTE = Palette([(0, 0, 0), (255, 255, 255)])


def draw_later(mark: Path) -> Canvas:
    die_once(mark)
    return Canvas.blank(4, 2, (255, 255, 255))


def draw_never() -> Canvas:
    die()
    raise AssertionError


@pytest.fixture
async def queue() -> AsyncIterator[PictureQueue]:
    queue = PictureQueue(ProcessExecutor(time_limit=HANGS))
    yield queue
    await queue.close()


@pytest.mark.parametrize("game", SAMPLES)
async def test_every_picture_is_the_same_there(queue: PictureQueue, game: str) -> None:
    samples, t = SAMPLES[game], words("it")
    bands = [band for make in samples.pictures.values() for band in make(samples.people, t)]
    assert bands
    drawn = await queue.draw([(band.key, band) for band in bands])
    for band in bands:
        assert drawn[band.key] == band.png(), band.name


async def test_it_is_ready_before_the_first_picture() -> None:
    executor = ProcessExecutor(time_limit=HANGS)
    queue = PictureQueue(executor)
    await queue.start()
    assert "render" in (await executor.run(surroundings))["packages"]
    await queue.close()


async def test_a_process_that_dies_costs_no_picture(queue: PictureQueue, tmp_path: Path) -> None:
    band = Band("board", draw_later, (tmp_path / "mark",), "a board", PALETTE)
    drawn = await queue.draw([("board", band)])
    assert drawn["board"] == band.png()


async def test_a_picture_that_kills_it_is_given_up(queue: PictureQueue, tmp_path: Path) -> None:
    bad = Band("bad", draw_never, (), "a board", PALETTE)
    good = Band("good", draw_later, (tmp_path,), "a board", PALETTE)
    with capture_logs() as logs:
        drawn = await queue.draw([("bad", bad), ("good", good)])
    assert drawn["bad"] is None
    assert drawn["good"] == good.png()
    assert [line["picture"] for line in logs if line["event"] == "a picture failed"] == ["bad"]


async def test_the_process_that_draws_holds_no_library_of_discord_or_storage() -> None:
    executor = ProcessExecutor(time_limit=HANGS)
    samples = SAMPLES["race1969"]
    make = next(iter(samples.pictures.values()))
    (band, *_) = make(samples.people, words("en"))
    await executor.run(Band.png, band)
    packages = (await executor.run(surroundings))["packages"]
    assert {"PIL", "render"} <= packages
    assert packages.isdisjoint({"discord", "sqlalchemy", "aiohttp", "structlog", "fluent"})
    await executor.close()


async def test_whoever_waits_at_the_end_is_cancelled(queue: PictureQueue, tmp_path: Path) -> None:
    bands = [
        (str(number), Band("board", draw_later, (tmp_path / str(number),), "", PALETTE))
        for number in range(5)
    ]
    waiting = asyncio.create_task(queue.draw(bands))
    await asyncio.sleep(0)
    await queue.close()
    with pytest.raises(asyncio.CancelledError):
        async with asyncio.timeout(HANGS):
            await waiting


drawn: list[tuple[int, str]] = []


def draw(number: int) -> Canvas:
    drawn.append((number, threading.current_thread().name))
    if number < 0:
        raise ValueError("no such picture")
    canvas = Canvas.blank(40, 40, (0, 0, 0))
    canvas.rect(0, 0, number, 20, (255, 255, 255))
    return canvas


def bands(*numbers: int) -> list[Band]:
    return [Band("board", draw, (number,), "a board", PALETTE) for number in numbers]


@pytest.fixture(params=[True, False], ids=["process", "thread"])
async def animations(request: pytest.FixtureRequest) -> AsyncIterator[Animations]:
    drawn.clear()
    animations = Animations.of_process(request.param, SystemClock())
    yield animations
    await animations.close()


async def test_frames_in_order_elsewhere(animations: Animations) -> None:
    file = await animations.gif(bands(4, 8, 12))
    assert Image.open(BytesIO(file)).n_frames == 3
    assert [number for number, _ in drawn] in ([4, 8, 12], [])
    assert threading.main_thread().name not in {name for _, name in drawn}


async def test_both_ways_make_the_same(animations: Animations) -> None:
    other = Animations.of_process(False, SystemClock())
    assert await animations.gif(bands(4, 8, 12)) == await other.gif(bands(4, 8, 12))
    await other.close()


async def test_two_who_ask_at_once_get_the_same_and_it_is_kept(animations: Animations) -> None:
    first, second = await asyncio.gather(animations.gif(bands(4, 8)), animations.gif(bands(4, 8)))
    assert first is second is await animations.gif(bands(4, 8))
    assert len(drawn) in (2, 0)


async def test_one_that_fails_is_told_to_the_operator(animations: Animations) -> None:
    with capture_logs() as logs, pytest.raises(AnimationFailed):
        await animations.gif(bands(4, -1))
    (failure,) = [line for line in logs if line["event"] == "an animation failed"]
    assert failure["exception"].endswith("ValueError")
    assert await animations.gif(bands(4, 8)), "nothing of it hangs about"
