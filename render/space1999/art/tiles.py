"""Draws route tiles: on the Star Monitor, as signs, and face down."""

from __future__ import annotations

from PIL import Image

from render.core.art.badge import draw_outline
from render.core.art.sprite import SpriteCanvas
from render.core.cache import cached_image
from render.core.colour import Colour, mix
from render.space1999.parts.theme import (
    EARTH_BLUE,
    FORCE,
    INK,
    SCREEN,
    SECTOR_STYLES,
    VOID,
)
from rules.space1999.terms import STRAIGHT

LINKED, DISPLACED, HELD = "linked", "displaced", "held"
"""States of a tile: in its owner's unbroken route, on the Monitor outside of it, not laid yet."""


@cached_image
def tile(owner: str, shape: str, rotation: int, size: int, state: str) -> Image.Image:
    """A route tile in its owner's colour, with the owner's outline in its middle.

    ``rotation`` is in quarters, clockwise; ``state`` is ``LINKED``, ``DISPLACED`` or ``HELD``. A
    displaced tile is dim and hatched.
    """
    look = SECTOR_STYLES[owner]
    colour = look.colour
    displaced = state == DISPLACED
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.1, mix(colour, VOID, 0.3))
    edge = max(1.0, size * 0.04)
    body = mix(colour, VOID, 0.86 if displaced else 0.6)
    canvas.box(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.08, body)
    if displaced:
        step = size / 5
        for i in range(-5, 6):
            ends = ((i * step, size - edge), (i * step + size, edge))
            canvas.line(ends, mix(colour, VOID, 0.62), max(1.0, size * 0.035))
    lit = mix(colour, VOID, 0.35) if displaced else colour
    _band(canvas, shape, size, size * 0.5, VOID)
    _band(canvas, shape, size, size * 0.34, lit)
    canvas.image.paste(canvas.image.rotate(-90 * rotation))
    draw_outline(canvas, look, size / 2, size / 2, size * 0.64, VOID)
    draw_outline(canvas, look, size / 2, size / 2, size * 0.48, lit)
    draw_outline(canvas, look, size / 2, size / 2, size * 0.24, VOID)
    return canvas.finish()


def _band(canvas: SpriteCanvas, shape: str, size: int, wide: float, paint: Colour) -> None:
    if shape == STRAIGHT:
        canvas.box((size - wide) / 2, 0, wide, size, 0, paint)
    else:
        canvas.arc(size, 0, size / 2, 88, 182, paint, wide)


@cached_image
def blank_tile(shape: str, size: int, paint: Colour = FORCE) -> Image.Image:
    """The sign of a shape of route tile: a frame and the way through it."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.16, mix(paint, VOID, 0.35))
    canvas.box(2.5, 2.5, size - 5, size - 5, size * 0.12, SCREEN)
    _band(canvas, shape, size, size * 0.3, paint)
    return canvas.finish()


@cached_image
def tile_back(size: int) -> Image.Image:
    """A route tile face down, whose shape isn't known yet."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.14, INK)
    edge = size * 0.05
    canvas.box(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.1, EARTH_BLUE)
    for share, paint in ((0.62, FORCE), (0.46, EARTH_BLUE), (0.26, FORCE)):
        canvas.oval(size / 2, size / 2, size * share, size * share, paint)
    return canvas.finish()
