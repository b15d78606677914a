"""Paints the night sky behind pictures: a gradient and stars that are always the same."""

from __future__ import annotations

import itertools
from hashlib import blake2b
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.colour import Colour, mix, rgb
from render.core.palette import Palette
from render.core.picture import WIDTH

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
