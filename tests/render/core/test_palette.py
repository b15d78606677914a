"""Palettes: what they take, and the colours that a picture gets from them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from render.core.palette import MOST_COLOURS, Palette


def test_each_pixel_gets_the_nearest_colour() -> None:
    palette = Palette.parse("000000 ff0000 ffffff")
    image = Image.new("RGB", (3, 1))
    for x, colour in enumerate([(250, 240, 255), (20, 8, 0), (200, 40, 60)]):
        image.putpixel((x, 0), colour)
    mapped = palette.map(image)
    assert mapped.mode == "P"
    assert [mapped.convert("RGB").getpixel((x, 0)) for x in range(3)] == [
        (255, 255, 255),
        (0, 0, 0),
        (255, 0, 0),
    ]


def test_the_palettes_own_colours_stay() -> None:
    colours = [(x, 255 - x, x // 2) for x in range(0, 256, 4)]
    image = Image.new("RGB", (len(colours), 1))
    for x, colour in enumerate(colours):
        image.putpixel((x, 0), colour)
    assert Palette(colours).map(image).convert("RGB").tobytes() == image.tobytes()


@pytest.mark.parametrize(
    "colours", [[], [(1, 2, 3)] * 2, [(x, x, y) for x in range(20) for y in range(20)]]
)
def test_a_palette_holds_up_to_256_different_colours(colours: list[tuple[int, int, int]]) -> None:
    with pytest.raises(ValueError, match=str(MOST_COLOURS)):
        Palette(colours)


def test_a_gradient_keeps_its_colours_on_average() -> None:
    palette = Palette.parse("000000 101010 202020")
    row = [(level, level, level) for level in range(33) for _ in range(8)]
    found = palette.diffuse(row)
    assert set(found) == set(palette.colours)
    for start in range(0, len(row), 32):
        wanted, got = (sum(c[0] for c in each[start : start + 32]) / 32 for each in (row, found))
        assert abs(wanted - got) <= 1


def test_pictures_can_be_mapped_at_the_same_time() -> None:
    noise = Image.merge("RGB", [Image.effect_noise((120, 120), 90) for _ in range(3)])
    codes = [f"{x:02x}{255 - x:02x}{x // 3:02x}" for x in range(0, 256, 2)]
    expected = Palette.parse(" ".join(codes)).map(noise).tobytes()
    shared = Palette.parse(" ".join(codes))
    with ThreadPoolExecutor(8) as pool:
        mapped = pool.map(lambda _: shared.map(noise).tobytes(), range(64))
        assert set(mapped) == {expected}
