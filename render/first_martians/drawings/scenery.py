"""Draws scenes' shapes, and the things that several scenes show."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.core.palette import Colour, mix
from render.core.picture import WIDTH
from render.core.shapes import Point
from render.first_martians import theme

FINE = 2
"""The factor by which a scene is drawn larger before it is averaged."""
HIGH = 400
"""Height of a scene in pixels."""
SUIT, SUIT_DARK = mix(theme.CREAM, theme.QUIET, 0.25), mix(theme.QUIET, theme.BASALT, 0.3)
"""Colours of suits, domes and rovers, on their lit and on their dark side."""


class SceneBrush:
    """Draws on a copy of ``ground``; lengths are pixels of the scene."""

    def __init__(self, ground: Image.Image) -> None:
        self.width, self.height = ground.size
        self.image = ground.resize((WIDTH * FINE, ground.height * FINE))
        self._draw = ImageDraw.Draw(self.image)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * FINE, y * FINE) for x, y in points]

    def shape(self, points: Sequence[Point], colour: Colour) -> None:
        self._draw.polygon(self._scaled(points), fill=colour)

    def box(
        self, x: float, y: float, wide: float, high: float, colour: Colour, radius: float = 0
    ) -> None:
        """A rectangle, its corners rounded by ``radius``."""
        (left, top), (right, low) = self._scaled([(x, y), (x + wide, y + high)])
        self._draw.rounded_rectangle((left, top, right, low), radius * FINE, fill=colour)

    def oval(self, x: float, y: float, across: float, down: float, colour: Colour) -> None:
        """A filled ellipse about (x, y)."""
        (left, top), (right, low) = self._scaled(
            [(x - across / 2, y - down / 2), (x + across / 2, y + down / 2)]
        )
        self._draw.ellipse((left, top, right, low), fill=colour)

    def dome(self, x: float, y: float, across: float, down: float, colour: Colour) -> None:
        """The filled upper half of an ellipse, ``down`` pixels high, that stands on ``y``."""
        (left, top), (right, low) = self._scaled(
            [(x - across / 2, y - down), (x + across / 2, y + down)]
        )
        self._draw.pieslice((left, top, right, low), 180, 360, fill=colour)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        """A line through ``points`` with round ends."""
        scaled = self._scaled(points)
        self._draw.line(scaled, fill=colour, width=round(thickness * FINE), joint="curve")
        for x, y in (points[0], points[-1]):
            self.oval(x, y, thickness, thickness, colour)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        start: float,
        end: float,
        colour: Colour,
        wide: float,
    ) -> None:
        """Part of a circle about (x, y), clockwise from ``start`` to ``end`` degrees (0: east)."""
        (left, top), (right, low) = self._scaled(
            [(x - radius, y - radius), (x + radius, y + radius)]
        )
        self._draw.arc((left, top, right, low), start, end, fill=colour, width=round(wide * FINE))

    def finish(self) -> Image.Image:
        """The scene: what was drawn, averaged down to its size."""
        return self.image.reduce(FINE)


def astronaut(brush: SceneBrush, x: float, y: float, size: float, colour: Colour) -> None:
    """An astronaut in a suit who stands on ``y``, about ``size`` pixels tall, lit from the left."""
    u = size / 100
    for side, shade in ((-1, SUIT), (1, SUIT_DARK)):
        brush.box(x + (2 if side > 0 else -16) * u, y - 44 * u, 14 * u, 44 * u, shade, 5 * u)
        brush.box(x + (2 if side > 0 else -18) * u, y - 7 * u, 18 * u, 8 * u, theme.INK, 3 * u)
        brush.line(
            ((x + 17 * u * side, y - 66 * u), (x + 23 * u * side, y - 40 * u)), shade, 11 * u
        )
    brush.box(x - 19 * u, y - 76 * u, 38 * u, 40 * u, SUIT, 9 * u)
    brush.box(x + 4 * u, y - 76 * u, 15 * u, 40 * u, SUIT_DARK, 7 * u)
    brush.box(x - 19 * u, y - 60 * u, 38 * u, 6 * u, colour)
    brush.oval(x, y - 84 * u, 36 * u, 36 * u, SUIT)
    brush.oval(x - 2 * u, y - 84 * u, 27 * u, 24 * u, theme.BASALT)
    brush.oval(x - 7 * u, y - 88 * u, 8 * u, 6 * u, theme.AMBER)


def rover(brush: SceneBrush, x: float, y: float, size: float, colour: Colour) -> None:
    """A rover that stands on ``y``, ``size`` pixels long, driving to the right."""
    u = size / 100
    brush.line(((x - 34 * u, y - 40 * u), (x - 34 * u, y - 74 * u)), theme.QUIET, 2.4 * u)
    brush.oval(x - 34 * u, y - 76 * u, 9 * u, 9 * u, theme.SAND)
    brush.box(x - 48 * u, y - 42 * u, 96 * u, 24 * u, SUIT, 6 * u)
    brush.box(x - 48 * u, y - 30 * u, 96 * u, 12 * u, SUIT_DARK, 5 * u)
    brush.shape(
        (
            (x - 12 * u, y - 42 * u),
            (x - 2 * u, y - 66 * u),
            (x + 32 * u, y - 66 * u),
            (x + 46 * u, y - 42 * u),
        ),
        colour,
    )
    brush.shape(
        (
            (x + 8 * u, y - 44 * u),
            (x + 13 * u, y - 61 * u),
            (x + 29 * u, y - 61 * u),
            (x + 39 * u, y - 44 * u),
        ),
        theme.DUSK_LIGHT,
    )
    for wheel in (-34, 0, 34):
        brush.oval(x + wheel * u, y - 13 * u, 27 * u, 27 * u, theme.INK)
        brush.oval(x + wheel * u, y - 13 * u, 13 * u, 13 * u, theme.OCHRE)


def habitat(brush: SceneBrush, x: float, y: float, size: float) -> None:
    """A dome with lit windows and an airlock, ``size`` pixels wide, that stands on ``y``."""
    u = size / 100
    brush.dome(x, y, size, 52 * u, SUIT)
    right = [(x + 8 * u, y)]
    for i in range(13):
        share = i / 12
        px = x + (14 + 36 * share) * u
        height = 52 * u * max(0.0, 1 - ((px - x) / (size / 2)) ** 2) ** 0.5
        right.append((px, y - height))
    right.append((x + size / 2, y))
    brush.shape(right, SUIT_DARK)
    for window in (-28, -10):
        brush.oval(x + window * u, y - 26 * u, 10 * u, 10 * u, theme.AMBER)
    brush.box(x - 50 * u - 12 * u, y - 20 * u, 22 * u, 20 * u, theme.QUIET, 4 * u)
    brush.box(x - 50 * u - 8 * u, y - 16 * u, 8 * u, 16 * u, theme.BASALT, 3 * u)


def hills(brush: SceneBrush, *layers: tuple[int, Colour]) -> None:
    """Rows of hills, the farthest first: for each its middle height ``y`` and its colour."""
    for depth, (top, colour) in enumerate(layers):
        points = [(0.0, float(HIGH))]
        for i in range(81):
            x = i / 80
            y = math.sin(6 * x + 2.3 * depth) + 0.5 * math.sin(15 * x + 1.7 * depth)
            points.append((WIDTH * x, top + 16 * y))
        points.append((float(WIDTH), float(HIGH)))
        brush.shape(points, colour)


def sun(brush: SceneBrush, x: int, y: int) -> None:
    """The sun with a halo about (x, y)."""
    for size, share in ((190, 0.25), (128, 0.5), (70, 0.95)):
        brush.oval(x, y, size, size, mix(theme.DUSK_LIGHT, theme.CREAM, share))


def rocks(brush: SceneBrush, *places: tuple[int, int, int]) -> None:
    """Rocks: for each its middle x, the y of the ground below it, and half its width."""
    for x, y, size in places:
        brush.shape(
            (
                (x - size, y),
                (x - size * 0.7, y - size * 0.6),
                (x - 4, y - size),
                (x + size * 0.8, y - size * 0.5),
                (x + size, y),
            ),
            mix(theme.RUST_DARK, theme.BASALT, 0.35),
        )
        brush.shape(
            (
                (x - size, y),
                (x - size * 0.7, y - size * 0.6),
                (x - 4, y - size),
                (x - size * 0.2, y),
            ),
            mix(theme.RUST, theme.SAND, 0.15),
        )
