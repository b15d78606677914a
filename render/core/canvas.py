"""The canvas that pictures are drawn on, and the pen for signs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageDraw

from render.core import shapes, text
from render.core.palette import Colour
from render.core.shapes import SCALE, Pixel, Point
from render.core.text import ELLIPSIS, SMALLEST, TextStyle, shrink, wrap

_LARGE_PANEL = 20_000
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
        radius = min(radius, width // 2, height // 2)
        if alpha < 1.0 or width * height < _LARGE_PANEL or not 0 < 2 * radius < height:
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

    def write(
        self,
        x: int,
        y: int,
        words: str,
        style: TextStyle,
        colour: Colour,
        room: int,
        anchor: str = "l",
    ) -> int:
        """Write as ``text`` does, in a size reduced to fit ``room``, but not below ``SMALLEST``."""
        return self.text(x, y, words, shrink(words, style, room), colour, anchor, room)

    def paragraph(
        self,
        x: int,
        y: int,
        words: str,
        style: TextStyle,
        colour: Colour,
        room: int,
        most: int,
        anchor: str = "l",
        smallest: int = SMALLEST,
    ) -> None:
        """Write on up to ``most`` lines of ``room`` pixels, centred on ``y``.

        The size is reduced until they fit, but not below ``smallest``.
        """
        lines = wrap(words, style, room, most)
        while style.size > smallest and any(line.endswith(ELLIPSIS) for line in lines):
            style = TextStyle(style.face, style.size - 2)
            lines = wrap(words, style, room, most)
        step = round(style.size * 1.2)
        for i, line in enumerate(lines):
            self.text(x, y + step * i - step * (len(lines) - 1) // 2, line, style, colour, anchor)


ON, OFF = 255, 0
"""Values of a mask: painted, and not."""


class Pen:
    """Draws a sign of ``size`` pixels square in units of a hundredth of that.

    ``line_width`` is the default width of lines and arcs. ``image`` is ``SCALE`` times as large as
    the sign will be.
    """

    def __init__(self, size: int, line_width: float) -> None:
        self.image = Image.new("L", (size * SCALE, size * SCALE))
        self._draw = ImageDraw.Draw(self.image)
        self._unit = size * SCALE / 100
        self._line_width = line_width

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def shape(self, points: Sequence[Point], paint: int = ON) -> None:
        self._draw.polygon(self._scaled(points), fill=paint)

    def box(
        self, x0: float, y0: float, x1: float, y1: float, round_: float = 0, paint: int = ON
    ) -> None:
        """A filled rectangle from (x0, y0) to (x1, y1), its corners of radius ``round_``."""
        (left, top), (right, low) = self._scaled([(x0, y0), (x1, y1)])
        self._draw.rounded_rectangle((left, top, right, low), round_ * self._unit, fill=paint)

    def oval(self, x: float, y: float, rx: float, ry: float, paint: int = ON) -> None:
        """A filled ellipse about (x, y) with radii ``rx`` and ``ry``."""
        (left, top), (right, low) = self._scaled([(x - rx, y - ry), (x + rx, y + ry)])
        self._draw.ellipse((left, top, right, low), fill=paint)

    def line(self, points: Sequence[Point], width: float | None = None, paint: int = ON) -> None:
        """A line with round ends."""
        width = width or self._line_width
        scaled = self._scaled(points)
        self._draw.line(scaled, fill=paint, width=max(1, round(width * self._unit)), joint="curve")
        for x, y in (points[0], points[-1]):
            self.oval(x, y, width / 2, width / 2, paint)

    def arc(
        self, x: float, y: float, r: float, start: float, end: float, width: float | None = None
    ) -> None:
        """Part of a circle about (x, y), clockwise from ``start`` to ``end`` degrees (0: east)."""
        (left, top), (right, low) = self._scaled([(x - r, y - r), (x + r, y + r)])
        thick = round((width or self._line_width) * self._unit)
        self._draw.arc((left, top, right, low), start, end, ON, thick)

    def star(self, x: float, y: float, points: int, outer: float, inner: float) -> None:
        """A star about (x, y), one of its points upwards; ``outer`` and ``inner`` are radii."""
        corners = []
        for i in range(2 * points):
            angle = math.pi * i / points - math.pi / 2
            reach = inner if i % 2 else outer
            corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
        self.shape(corners)
