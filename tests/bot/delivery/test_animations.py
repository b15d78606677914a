"""Animated pictures are made once, in their order, and in nobody's way."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from PIL import Image
from structlog.testing import capture_logs

from bot.clock import SystemClock
from bot.delivery.pictures import AnimationFailed, Animations
from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.picture import Band

PALETTE = Palette([(0, 0, 0), (255, 255, 255)])
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
