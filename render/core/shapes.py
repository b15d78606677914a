"""Antialiased shapes, as masks that are drawn once and kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.core.cache import cached_image

SHADES = 4
"""Values that a mask's pixels can have: not covered, covered, and two between."""
_NEAREST = [round(value * (SHADES - 1) / 255) * 255 // (SHADES - 1) for value in range(256)]
"""The nearest of the shades, by value."""


def few_shades(mask: Image.Image) -> Image.Image:
    """A mask (mode ``L``) of which every pixel has one of the ``SHADES``."""
    return mask.point(_NEAREST)


def averaged(drawn: Image.Image, scale: int) -> Image.Image:
    """What was drawn ``scale`` times as large, as a mask (``L``) or a sprite (``RGBA``).

    The shades are a mask's, and those of a sprite's outline.
    """
    small = drawn.reduce(scale)
    if small.mode == "L":
        return few_shades(small)
    small.putalpha(few_shades(small.getchannel("A")))
    return small


Point: TypeAlias = tuple[float, float]
"""A position: x to the right, y downwards."""
Pixel: TypeAlias = tuple[int, int]
"""A position in whole pixels."""
SCALE = 4
"""The factor by which a shape is drawn larger before it is averaged."""
_LARGE = 60_000
"""Paths of more pixels are drawn only twice as large."""


@cached_image
def disc(diameter: int) -> Image.Image:
    big = Image.new("L", (diameter * SCALE, diameter * SCALE))
    ImageDraw.Draw(big).ellipse((0, 0, diameter * SCALE - 1, diameter * SCALE - 1), fill=255)
    return averaged(big, SCALE)


@cached_image
def ring(diameter: int, thickness: int) -> Image.Image:
    """A circle's outline; ``thickness`` counts inwards."""
    size = diameter * SCALE
    big = Image.new("L", (size, size))
    draw = ImageDraw.Draw(big)
    draw.ellipse((0, 0, size - 1, size - 1), fill=255)
    edge = thickness * SCALE
    draw.ellipse((edge, edge, size - 1 - edge, size - 1 - edge), fill=0)
    return averaged(big, SCALE)


@cached_image
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A filled rectangle with round corners."""
    radius = min(radius, width // 2, height // 2)
    box = Image.new("L", (width, height), 255)
    if radius:
        corner = disc(2 * radius)
        for right in (0, 1):
            for low in (0, 1):
                part = corner.crop(
                    (right * radius, low * radius, (1 + right) * radius, (1 + low) * radius)
                )
                box.paste(part, (right * (width - radius), low * (height - radius)))
    return box


@cached_image
def outline(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    """The outline of a rectangle with round corners; ``thickness`` counts inwards."""
    box = rounded(width, height, radius).copy()
    inner = rounded(width - 2 * thickness, height - 2 * thickness, max(0, radius - thickness))
    box.paste(0, (thickness, thickness), inner)
    return box


@cached_image
def polygon(points: tuple[Point, ...], width: int, height: int) -> Image.Image:
    """A filled polygon inside ``width`` by ``height`` pixels."""
    big = Image.new("L", (width * SCALE, height * SCALE))
    ImageDraw.Draw(big).polygon([(x * SCALE, y * SCALE) for x, y in points], fill=255)
    return averaged(big, SCALE)


def line_margin(thickness: int) -> int:
    """The pixels about a line's ends on its mask."""
    return thickness // 2 + 1


@cached_image
def line(across: int, down: int, thickness: int) -> Image.Image:
    """A straight line with round ends, ``across`` pixels to the right and ``down`` lower or higher.

    There is ``line_margin`` about its ends.
    """
    margin = line_margin(thickness)
    wide, high = across + 2 * margin, abs(down) + 2 * margin
    big = Image.new("L", (wide * SCALE, high * SCALE))
    draw = ImageDraw.Draw(big)
    begin, end = max(0, -down) + margin, max(0, down) + margin
    ends = [(margin * SCALE, begin * SCALE), ((margin + across) * SCALE, end * SCALE)]
    draw.line(ends, fill=255, width=thickness * SCALE)
    reach = thickness * SCALE / 2
    for x, y in ends:
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    return averaged(big, SCALE)


def path_margin(thickness: int) -> int:
    """The pixels about a path's points on its mask."""
    return thickness + 2


@cached_image
def path(points: tuple[Point, ...], thickness: int) -> Image.Image:
    """A line through ``points`` with round joints; there is ``path_margin`` about them.

    No coordinate is below 0.
    """
    margin = path_margin(thickness)
    wide, high = (int(max(point[axis] for point in points)) + 2 * margin for axis in (0, 1))
    scale = 2 if wide * high > _LARGE else SCALE
    big = Image.new("L", (wide * scale, high * scale))
    draw = ImageDraw.Draw(big)
    scaled = [((x + margin) * scale, (y + margin) * scale) for x, y in points]
    draw.line(scaled, fill=255, width=thickness * scale, joint="curve")
    reach = thickness * scale / 2
    for x, y in (scaled[0], scaled[-1]):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    return averaged(big, scale)


def regular_polygon(sides: int, radius: float) -> tuple[Point, ...]:
    """A regular polygon's corners about (radius, radius), the first one at the top."""
    angles = (math.radians(360 * i / sides - 90) for i in range(sides))
    return tuple((radius * (1 + math.cos(a)), radius * (1 + math.sin(a))) for a in angles)


def curve(points: Sequence[Point], steps: int) -> list[Point]:
    """A smooth line through ``points`` (Catmull–Rom), with ``steps`` pieces between two."""
    if len(points) < 3:
        return list(points)
    padded = [points[0], *points, points[-1]]
    smooth: list[Point] = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            t = step / steps
            smooth.append(
                (_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t))
            )
    smooth.append(points[-1])
    return smooth


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )


def points(written: str) -> tuple[Point, ...]:
    """Points written as those of an SVG polygon.

    >>> points("0,-80 30.5,-75")
    ((0.0, -80.0), (30.5, -75.0))
    """
    pairs = (pair.split(",") for pair in written.split())
    return tuple((float(x), float(y)) for x, y in pairs)
