"""Paints solid colours through antialiased masks on an RGB image."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw

from render.core import shapes
from render.core.colour import Colour
from render.core.shapes import Pixel, Point
from render.core.typography import text
from render.core.typography.text import TextStyle

_LARGE = 20_000
"""Panels of so many pixels or more are painted through a mask at their rounded ends only."""


@cache
def _mask_values(alpha: float) -> list[int]:
    """A table of 256: what each value of a mask becomes at this opacity."""
    return [round(value * alpha) for value in range(256)]


class Canvas:
    """Wraps an RGB image; positions and sizes are whole pixels."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.draw = ImageDraw.Draw(image)

    @classmethod
    def blank(cls, width: int, height: int, colour: Colour) -> Canvas:
        """A new picture of one colour."""
        return cls(Image.new("RGB", (width, height), colour))

    @classmethod
    def on(cls, ground: Image.Image) -> Canvas:
        """A canvas that shows a copy of ``ground``, an RGB image."""
        return cls(ground.copy())

    def mask(self, x: int, y: int, shape: Image.Image, colour: Colour, alpha: float = 1.0) -> None:
        """Paint ``colour`` through a mask whose corner is at (x, y); ``alpha``: opacity, 0 to 1."""
        if alpha < 1.0:
            shape = shape.point(_mask_values(alpha))
        self.image.paste(colour, (x, y), shape)

    def sprite(self, x: int, y: int, sprite: Image.Image) -> None:
        """Paste an RGBA image, its upper left corner at (x, y)."""
        self.image.paste(sprite, (x, y), sprite)

    def rect(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """A rectangle with square corners."""
        if width > 0 and height > 0:
            self.draw.rectangle((x, y, x + width - 1, y + height - 1), fill=colour)

    def panel(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        radius: int,
        colour: Colour,
        alpha: float = 1.0,
    ) -> None:
        """A rectangle with round corners."""
        radius = min(radius, width // 2, height // 2)
        if alpha < 1.0 or width * height < _LARGE or not 0 < 2 * radius < height:
            self.mask(x, y, shapes.rounded(width, height, radius), colour, alpha)
            return
        # Pasting through a mask takes five times as long as filling: only the ends need one.
        ends = shapes.rounded(width, 2 * radius, radius)
        self.mask(x, y, ends.crop((0, 0, width, radius)), colour)
        self.rect(x, y + radius, width, height - 2 * radius, colour)
        low = ends.crop((0, radius, width, 2 * radius))
        self.mask(x, y + height - radius, low, colour)

    def frame(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        radius: int,
        colour: Colour,
        thickness: int = 3,
    ) -> None:
        """The outline of a rectangle with round corners; ``thickness`` counts inwards."""
        edge = shapes.outline(width, height, radius, thickness)
        corner = min(max(radius, thickness), height // 2)
        for top, bottom in ((0, corner), (height - corner, height)):
            self.image.paste(colour, (x, y + top), edge.crop((0, top, width, bottom)))
        for left in (x, x + width - thickness):
            self.rect(left, y + corner, thickness, height - 2 * corner, colour)

    def disc(self, x: int, y: int, diameter: int, colour: Colour, alpha: float = 1.0) -> None:
        """A filled circle about (x, y)."""
        self.mask(x - diameter // 2, y - diameter // 2, shapes.disc(diameter), colour, alpha)

    def ring(self, x: int, y: int, diameter: int, colour: Colour, thickness: int = 3) -> None:
        """A circle's outline about (x, y); ``thickness`` counts inwards from ``diameter``."""
        self.mask(x - diameter // 2, y - diameter // 2, shapes.ring(diameter, thickness), colour)

    def path(
        self, points: Sequence[Point], colour: Colour, thickness: int, alpha: float = 1.0
    ) -> None:
        """An antialiased line through ``points`` with round joints; its mask is cached by shape."""
        x, y = (int(min(point[axis] for point in points)) for axis in (0, 1))
        shape = shapes.path(tuple((px - x, py - y) for px, py in points), thickness)
        margin = shapes.path_margin(thickness)
        self.mask(x - margin, y - margin, shape, colour, alpha)

    def line(self, one: Pixel, other: Pixel, colour: Colour, thickness: int) -> None:
        """A straight line with round ends; its mask is cached by length and slope."""
        (x, y), (right, low) = min(one, other), max(one, other)
        shape = shapes.line(right - x, low - y, thickness)
        margin = shapes.line_margin(thickness)
        self.mask(x - margin, min(y, low) - margin, shape, colour)

    def text(
        self,
        x: int,
        y: int,
        words: str,
        style: TextStyle,
        colour: Colour,
        anchor: str = "l",
        room: int | None = None,
    ) -> int:
        """Write on one line, capitals centred on ``y``; returns the width in pixels.

        ``anchor`` says what ``x`` is: the left end (``l``), the middle (``m``) or the right end
        (``r``). Text wider than ``room`` pixels is cut and ends in an ellipsis.
        """
        if room is not None:
            words = text.fit(words, style, room)
        drawn = text.mask(words, style)
        if drawn is None:
            return 0
        start = {"l": x, "m": x - drawn.advance // 2, "r": x - drawn.advance}[anchor]
        baseline = y + (style.cap + 1) // 2
        self.image.paste(colour, (start + drawn.left, baseline + drawn.top), drawn.image)
        return drawn.advance
