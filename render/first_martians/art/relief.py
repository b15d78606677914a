"""Draws the relief of regions, which follows from their names: dunes, craters or cracks."""

from __future__ import annotations

import math
from hashlib import blake2b

from PIL import Image, ImageDraw

from render.core.cache import cached_image

FINE = 2
"""The factor by which it is drawn larger before it is averaged."""


@cached_image
def relief(region: str, width: int, height: int) -> Image.Image:
    """A region's relief as a mask of ``width`` by ``height`` pixels."""
    image = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(image)
    seed = blake2b(region.encode(), digest_size=32).digest()
    kind = seed[0] % 3
    if kind == 0:
        _dunes(draw, seed, width * FINE, height * FINE)
    elif kind == 1:
        _craters(draw, seed, width * FINE, height * FINE)
    else:
        _cracks(draw, seed, width * FINE, height * FINE)
    return image.reduce(FINE)


def _dunes(draw: ImageDraw.ImageDraw, seed: bytes, width: int, height: int) -> None:
    phase = seed[1] / 40
    for row in range(0, height + 60, 52):
        points = [
            (x, row + 16 * math.sin(x / (70 + seed[2] / 8) + phase + row / 90))
            for x in range(0, width, 12)
        ]
        draw.line(points, fill=120, width=6)


def _craters(draw: ImageDraw.ImageDraw, seed: bytes, width: int, height: int) -> None:
    value = int.from_bytes(seed, "big")
    for _ in range(150):
        value, x = divmod(value * 6364136223846793005 + 1442695040888963407 & (1 << 128) - 1, width)
        y, size = (value >> 7) % height, 14 + (value >> 23) % 44
        draw.ellipse((x - size, y - size * 0.7, x + size, y + size * 0.7), outline=120, width=6)


def _cracks(draw: ImageDraw.ImageDraw, seed: bytes, width: int, height: int) -> None:
    for i in range(34):
        x, y = (seed[i % 32] * 53 + i * 397) % width, (seed[(i + 7) % 32] * 31 + i * 211) % height
        points = [(x, y)]
        for j in range(4):
            turn = seed[(i + j) % 32]
            x, y = x + 30 + turn // 4, y + (turn % 64) - 32
            points.append((x, y))
        draw.line(points, fill=120, width=6, joint="curve")
