"""Draws one-colour signs on a square of 100 by 100 units, as coverage masks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.core.shapes import SCALE, Point

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
        """A filled polygon."""
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
