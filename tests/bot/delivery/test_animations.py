"""Animated pictures are made in the drawing threads, once, a frame at a time."""

from __future__ import annotations

import asyncio
import threading
from io import BytesIO

import pytest
from PIL import Image

from bot.delivery.animations import Animations
from bot.delivery.pictures import PictureFailed, PictureQueue
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


@pytest.fixture(autouse=True)
def nothing_drawn() -> None:
    drawn.clear()


async def test_frames_in_order_by_other_threads() -> None:
    file = await Animations(PictureQueue(2)).gif(bands(4, 8, 12))
    assert Image.open(BytesIO(file)).n_frames == 3
    assert [number for number, _ in drawn] == [4, 8, 12]
    assert all(name.startswith("pictures") for _, name in drawn)


async def test_two_who_ask_at_once_get_the_same_and_it_is_kept() -> None:
    animations = Animations(PictureQueue(2))
    first, second = await asyncio.gather(animations.gif(bands(4, 8)), animations.gif(bands(4, 8)))
    assert first == second == await animations.gif(bands(4, 8))
    assert len(drawn) == 2


@pytest.mark.drawn_pictures
async def test_whoever_presses_meanwhile_waits_for_one_frame_only() -> None:
    queue = PictureQueue(1)
    film = asyncio.create_task(Animations(queue).gif(bands(*range(1, 12))))
    await asyncio.sleep(0)
    (own,) = bands(30)
    await queue.draw([(own.key, own)], urgent=True)
    place = [number for number, _ in drawn].index(30)
    assert place <= 2, drawn
    assert Image.open(BytesIO(await film)).n_frames == 11


async def test_one_that_fails_is_told() -> None:
    animations = Animations(PictureQueue(1))
    with pytest.raises(PictureFailed):
        await animations.gif(bands(4, -1))
    assert await animations.gif(bands(4, 8)), "nothing of it hangs about"
