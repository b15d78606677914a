"""Draws sprites: small transparent images that are drawn once and laid on pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.core.antialiasing import averaged
from render.core.colour import Colour
from render.core.shapes import SCALE, Point
from render.core.typography import text
from render.core.typography.text import TextStyle


class SpriteCanvas:
    """Draws ``scale`` times as large as the sprite will be; lengths are pixels of the sprite."""

    def __init__(self, width: int, height: int, scale: int = SCALE) -> None:
        self.scale = scale
        self.image = Image.new("RGBA", (width * scale, height * scale))
        self._draw = ImageDraw.Draw(self.image)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=colour)

    def oval(self, x: float, y: float, across: float, down: float, colour: Colour) -> None:
        """A filled ellipse about (x, y), ``across`` pixels wide and ``down`` pixels high."""
        self._draw.ellipse(self._box(x - across / 2, y - down / 2, across, down), fill=colour)

    def ring(self, x: float, y: float, across: float, colour: Colour, thickness: float) -> None:
        """A circle about (x, y) of diameter ``across``; ``thickness`` counts inwards."""
        box = self._box(x - across / 2, y - across / 2, across, across)
        self._draw.ellipse(box, outline=colour, width=round(thickness * self.scale))

    def box(
        self, x: float, y: float, width: float, height: float, radius: float, colour: Colour
    ) -> None:
        """A rectangle with round corners."""
        corners = self._box(x, y, width, height)
        self._draw.rounded_rectangle(corners, radius * self.scale, fill=colour)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        """A line with round joints."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        self._draw.line(scaled, fill=colour, width=round(thickness * self.scale), joint="curve")

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        start: float,
        end: float,
        colour: Colour,
        thickness: float,
    ) -> None:
        """Part of a circle about (x, y), clockwise from ``start`` to ``end`` degrees (0: east).

        ``radius`` is measured to the middle of the line.
        """
        reach = radius + thickness / 2
        box = self._box(x - reach, y - reach, 2 * reach, 2 * reach)
        self._draw.arc(box, start, end, fill=colour, width=round(thickness * self.scale))

    def wedge(self, x: float, y: float, radius: float, start: float, colour: Colour) -> None:
        """A quarter of a disc about (x, y), clockwise from ``start`` degrees (0: east)."""
        box = self._box(x - radius, y - radius, 2 * radius, 2 * radius)
        self._draw.pieslice(box, start, start + 90, fill=colour)

    def finish(self) -> Image.Image:
        """The sprite: what was drawn, averaged down to its size."""
        return averaged(self.image, self.scale)

    def _box(
        self, x: float, y: float, width: float, height: float
    ) -> tuple[float, float, float, float]:
        scale = self.scale
        return (x * scale, y * scale, (x + width) * scale - 1, (y + height) * scale - 1)


def write_centred(
    sprite: Image.Image, x: int, y: int, letter: str, style: TextStyle, colour: Colour
) -> None:
    """Write a letter or figure on a sprite, its ink centred on (x, y)."""
    drawn = text.mask(letter, style)
    if drawn is not None:
        box = drawn.image.getbbox() or (0, 0, 0, 0)
        left = x - (box[0] + box[2] + 1) // 2
        top = y - (box[1] + box[3] + 1) // 2
        sprite.paste((*colour, 255), (left, top), drawn.image)
