"""The brush that things are drawn with, and shapes that many of them share."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render.core.art import SpriteCanvas
from render.core.palette import Colour, mix, rgb
from render.core.shapes import Point
from render.first_martians import theme
from render.first_martians.drawings.icons import icon

METAL, METAL_DARK = mix(theme.CREAM, theme.QUIET, 0.35), mix(theme.QUIET, theme.BASALT, 0.4)
"""Hulls and metal, on their lit and on their dark side, as those below."""
GLASS = mix(theme.DUSK_LIGHT, theme.DUSK, 0.35)
WOOD, WOOD_DARK = rgb("#d9b27a"), rgb("#a97a47")
STONE, STONE_DARK = mix(theme.RUST, theme.SAND, 0.25), theme.RUST_DARK
CLOTH, CLOTH_DARK = rgb("#7db4ea"), rgb("#5889b3")
CORD = theme.SAND


class ThingBrush:
    """Draws a thing in hundredths of its size; the light comes from the left."""

    def __init__(self, size: int) -> None:
        self._canvas = SpriteCanvas(size, size)
        self._size = size
        self._unit = size / 100
        self._signs: list[tuple[str, float, float, float, Colour]] = []

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        self._canvas.polygon([(x * self._unit, y * self._unit) for x, y in points], colour)

    def box(
        self, x: float, y: float, wide: float, high: float, colour: Colour, radius: float = 0
    ) -> None:
        u = self._unit
        self._canvas.box(x * u, y * u, wide * u, high * u, radius * u, colour)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        u = self._unit
        self._canvas.oval(x * u, y * u, 2 * rx * u, 2 * ry * u, colour)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        u = self._unit
        self._canvas.line([(x * u, y * u) for x, y in points], colour, thickness * u)

    def arc(
        self, x: float, y: float, r: float, start: float, end: float, colour: Colour, wide: float
    ) -> None:
        u = self._unit
        self._canvas.arc(x * u, y * u, r * u, start, end, colour, wide * u)

    def dome(self, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
        """The upper half of an ellipse that stands on ``y``."""
        angles = [math.pi * i / 24 for i in range(25)]
        self.shape([(x + rx * math.cos(a), y - ry * math.sin(a)) for a in angles], colour)

    def sign(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """A sign about (x, y), laid over all else."""
        self._signs.append((name, x, y, size, colour))

    def finish(self) -> Image.Image:
        sprite = self._canvas.finish()
        for name, x, y, size, colour in self._signs:
            side = max(6, round(size * self._unit))
            corner = round(x * self._unit - side / 2), round(y * self._unit - side / 2)
            sprite.paste((*colour, 255), corner, icon(name, side))
        return sprite


def shadow(b: ThingBrush, wide: float = 42) -> None:
    """The shadow below a thing, twice ``wide`` across."""
    b.oval(50, 94, wide, 6, theme.BASALT)


def crystal(b: ThingBrush, colour: Colour) -> None:
    """A stone of two crystals."""
    shadow(b)
    lit, dark = mix(colour, theme.CREAM, 0.4), mix(colour, theme.BASALT, 0.4)
    for x, top, wide in ((74, 40, 20), (42, 6, 30)):
        b.shape([(x, top), (x - wide, top + 22), (x - wide * 0.8, 94), (x, 94)], lit)
        b.shape([(x, top), (x + wide, top + 26), (x + wide * 0.8, 94), (x, 94)], dark)
