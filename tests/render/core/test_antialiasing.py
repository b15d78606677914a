"""Edges have few shades, and what was covered wholly or not at all stays so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

from render.core import shapes, text
from render.core.art import SpriteCanvas
from render.core.shapes import SHADES, averaged, few_shades
from render.core.text import JOST_BOLD, TextStyle


def _shades(mask: Image.Image) -> set[int]:
    return {value for value, count in enumerate(mask.histogram()) if count}


def test_every_value_becomes_the_nearest_shade() -> None:
    ramp = Image.frombytes("L", (256, 1), bytes(range(256)))
    stepped = list(few_shades(ramp).tobytes())
    assert len(set(stepped)) == SHADES
    assert (stepped[0], stepped[255]) == (0, 255)
    assert stepped == sorted(stepped)
    widest = 255 / (SHADES - 1) / 2 + 1
    assert all(abs(value - shade) <= widest for value, shade in enumerate(stepped))


@pytest.mark.parametrize(
    "draw",
    [
        lambda: shapes.disc(41),
        lambda: shapes.ring(41, 5),
        lambda: shapes.rounded(60, 40, 12),
        lambda: shapes.polygon(shapes.regular_polygon(5, 20.0), 40, 40),
        lambda: shapes.line(70, -31, 5),
        lambda: shapes.path(((0.0, 0.0), (30.0, 12.5), (44.0, 0.0)), 6),
        lambda: _written("Ágg 8&"),
        lambda: _sprite().getchannel("A"),
    ],
)
def test_a_mask_has_all_shades_and_no_others(draw: Callable[[], Image.Image]) -> None:
    shades = _shades(draw())
    assert {0, 255} <= shades
    assert 2 < len(shades) <= SHADES


def test_a_sprite_keeps_its_colours() -> None:
    big = Image.new("RGBA", (8, 8), (200, 100, 50, 255))
    assert averaged(big, 4).getpixel((1, 1)) == (200, 100, 50, 255)


def _written(words: str) -> Image.Image:
    drawn = text.mask(words, TextStyle(JOST_BOLD, 40))
    assert drawn is not None
    return drawn.image


def _sprite() -> Image.Image:
    canvas = SpriteCanvas(40, 40)
    canvas.oval(20, 20, 36, 36, (10, 20, 30))
    return canvas.finish()
