"""Animated pictures: size, length, and what is left out where they would be too large."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.core import animation
from render.core.canvas import Canvas
from render.core.palette import Palette
from render.core.picture import Band

PALETTE = Palette([(0, 0, 0), (200, 30, 30), (255, 255, 255)])


def draw(width: int, height: int, x: int) -> Canvas:
    canvas = Canvas.blank(width, height, (0, 0, 0))
    canvas.rect(x, 0, 20, 20, (200, 30, 30))
    return canvas


def band(x: int = 0, width: int = 120, height: int = 70) -> Band:
    return Band("board", draw, (width, height, x), "a board", PALETTE)


def read(file: bytes) -> Image.Image:
    return Image.open(BytesIO(file))


def test_a_frame_is_half_as_large_as_its_band_and_has_its_colours() -> None:
    frame = animation.frame(band())
    assert frame.size == (60, 35)
    assert frame.mode == "P"
    assert frame.convert("RGB").getpixel((2, 2)) == (200, 30, 30)


def test_frames_follow_each_other_and_the_last_stays() -> None:
    gif = read(animation.encode([animation.frame(band(x)) for x in (0, 40, 80)]))
    assert gif.format == "GIF"
    assert gif.n_frames == 3
    assert gif.info["loop"] == 0
    seen, durations = [], []
    for number in range(3):
        gif.seek(number)
        shown = gif.convert("RGB")
        seen.append([shown.getpixel((x, 2)) == (200, 30, 30) for x in (2, 22, 42)])
        durations.append(gif.info["duration"])
    assert seen == [[True, False, False], [False, True, False], [False, False, True]]
    assert durations == [animation.LONGEST, animation.LONGEST, animation.LAST]


def test_a_progress_bar_grows_with_each_frame() -> None:
    gif = read(animation.encode([animation.frame(band(x)) for x in (0, 40)]))
    gif.seek(0)
    half = gif.convert("RGB")
    assert [half.getpixel((x, 34)) for x in (5, 55)] == [(255, 255, 255), (0, 0, 0)]
    gif.seek(1)
    assert gif.convert("RGB").getpixel((55, 34)) == (255, 255, 255)


def test_frames_of_several_sizes_get_that_of_the_largest() -> None:
    frames = [animation.frame(band(height=height)) for height in (70, 40)]
    gif = read(animation.encode(frames))
    gif.seek(1)
    assert gif.size == (60, 35)
    assert gif.convert("RGB").getpixel((2, 2)) == (200, 30, 30)


def test_a_file_that_would_be_too_large_loses_every_other_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frames = [animation.frame(band(x)) for x in range(0, 100, 10)]
    whole = len(animation.encode(frames))
    monkeypatch.setattr(animation, "MAX_BYTES", whole - 1)
    smaller = animation.encode(frames)
    assert len(smaller) < whole
    assert read(smaller).n_frames == 5
    monkeypatch.setattr(animation, "MAX_BYTES", 1)
    last = read(animation.encode(frames))
    assert getattr(last, "n_frames", 1) == 1
    assert last.convert("RGB").getpixel((47, 2)) == (200, 30, 30), "the last one stays"


def test_no_frames_are_refused() -> None:
    with pytest.raises(ValueError, match="frame"):
        animation.encode([])
