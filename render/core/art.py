"""Sprites that are drawn once and laid on pictures, badges of seats, and the night sky."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.core import text
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.palette import Colour, Palette, mix, rgb
from render.core.picture import WIDTH
from render.core.shapes import SCALE, Point, averaged
from render.core.text import TextStyle


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
        box = self._box(x - across / 2, y - across / 2, across, across)
        self._draw.ellipse(box, outline=colour, width=round(thickness * self.scale))

    def box(
        self, x: float, y: float, width: float, height: float, radius: float, colour: Colour
    ) -> None:
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


@dataclass(frozen=True, slots=True)
class BadgeStyle:
    """A badge's colour, and its outline's corners in hundredths of its width; ``None``: a disc."""

    colour: Colour
    outline: tuple[Point, ...] | None


def draw_outline(
    canvas: SpriteCanvas, style: BadgeStyle, x: float, y: float, size: float, colour: Colour
) -> None:
    """Fill a badge's outline about (x, y), ``size`` pixels across."""
    if style.outline is None:
        canvas.oval(x, y, size, size, colour)
    else:
        share = size / 100
        canvas.polygon(
            [(x + (px - 50) * share, y + (py - 50) * share) for px, py in style.outline], colour
        )


Stops: TypeAlias = tuple[tuple[float, Colour], ...]
"""Colours of a gradient from the top to the bottom: (share of the height, colour)."""

_STARLIGHT = rgb("#f7ecd4")


def gradient(width: int, height: int, stops: Stops, palette: Palette) -> Image.Image:
    """An image that runs from the top to the bottom through ``stops``, in a palette's colours."""
    rows: list[Colour] = []
    for y in range(height):
        share = y / max(1, height - 1)
        above, below = stops[0], stops[-1]
        for first, second in itertools.pairwise(stops):
            if first[0] <= share <= second[0]:
                above, below = first, second
                break
        span = below[0] - above[0]
        within = (share - above[0]) / span if span else 0.0
        rows.append(mix(above[1], below[1], min(1.0, max(0.0, within))))
    column = Image.new("RGB", (1, height))
    for y, colour in enumerate(palette.diffuse(rows)):
        column.putpixel((0, y), colour)
    return column.resize((width, height))


def stars(image: Image.Image, count: int, height: int, name: str) -> None:
    """Paint ``count`` stars on the upper ``height`` pixels; their places follow from ``name``."""
    draw = ImageDraw.Draw(image)
    width = image.width
    for i in range(count):
        seed = blake2b(f"{name} {i}".encode(), digest_size=8).digest()
        x = int.from_bytes(seed[:2], "big") * width >> 16
        y = int.from_bytes(seed[2:4], "big") * height >> 16
        ground = image.getpixel((x, y))
        if not isinstance(ground, tuple):
            continue
        sky: Colour = (ground[0], ground[1], ground[2])
        bright = mix(sky, _STARLIGHT, 0.35 + seed[4] / 400)
        if seed[5] < 200:
            draw.point((x, y), bright)
        elif seed[5] < 244:
            draw.rectangle((x, y, x + 1, y + 1), fill=bright)
        else:
            soft = mix(sky, _STARLIGHT, 0.3)
            draw.line((x - 4, y, x + 5, y), soft)
            draw.line((x, y - 4, x, y + 5), soft)
            draw.rectangle((x, y, x + 1, y + 1), fill=_STARLIGHT)


def night_page(palette: Palette, height: int, stops: Stops, star_count: int) -> Canvas:
    """A new canvas of the pictures' width that shows a sky of ``stops`` with stars."""
    return Canvas.on(_night(palette, height, stops, star_count))


@cached_image
def _night(palette: Palette, height: int, stops: Stops, star_count: int) -> Image.Image:
    image = gradient(WIDTH, height, stops, palette)
    stars(image, star_count, height, "page")
    return palette.nearest(image)
