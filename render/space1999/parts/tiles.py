"""Draws route tiles: as they lie on the Star Monitor, as signs, and face down."""

from __future__ import annotations

from PIL import Image

from render.core.badge import draw_outline
from render.core.cache import cached_image
from render.core.colour import Colour, mix
from render.core.sprite import SpriteCanvas
from render.space1999.parts.sprites import badge
from render.space1999.parts.theme import (
    EARTH_BLUE,
    FORCE,
    INK,
    SCREEN,
    SECTOR_STYLES,
    VOID,
)
from rules.space1999.terms import STRAIGHT

LINKED, LOOSE, HELD = "linked", "loose", "held"
"""How a tile lies: in its owner's unbroken route, displaced, or not on the Monitor."""


@cached_image
def tile(owner: str, shape: str, rotation: int, size: int, lies: str) -> Image.Image:
    """A route tile as it lies; ``lies`` is one of ``LINKED``, ``LOOSE`` and ``HELD``."""
    colour = SECTOR_STYLES[owner].colour
    loose = lies == LOOSE
    small = size < 44
    body = mix(colour, VOID, 0.86 if loose else 0.5 if small else 0.66)
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.1, mix(colour, VOID, 0.3))
    edge = max(1.0, size * 0.04)
    canvas.box(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.08, body)
    if loose:
        step = size / 5
        for i in range(-5, 6):
            ends = ((i * step, size - edge), (i * step + size, edge))
            canvas.line(ends, mix(colour, VOID, 0.62), max(1.0, size * 0.035))
    _band(canvas, shape, size, size * (0.56 if small else 0.42), VOID)
    _band(
        canvas,
        shape,
        size,
        size * (0.36 if small else 0.3),
        mix(colour, VOID, 0.35) if loose else colour,
    )
    image = canvas.image.rotate(-90 * rotation)
    canvas.image.paste(image)
    if small:
        draw_outline(canvas, SECTOR_STYLES[owner], size / 2, size / 2, size * 0.44, VOID)
        return canvas.finish()
    draw_outline(canvas, SECTOR_STYLES[owner], size / 2, size / 2, size * 0.62, VOID)
    sprite = canvas.finish()
    mark = badge(owner, round(size * 0.54))
    at = (size - mark.width) // 2
    sprite.paste(mark, (at, at), mark)
    return sprite


def _band(canvas: SpriteCanvas, shape: str, size: int, wide: float, paint: Colour) -> None:
    if shape == STRAIGHT:
        canvas.box((size - wide) / 2, 0, wide, size, 0, paint)
    else:
        canvas.arc(size, 0, size / 2, 88, 182, paint, wide)


@cached_image
def blank_tile(shape: str, size: int, paint: Colour = FORCE) -> Image.Image:
    """A shape of route tile as a sign: a frame and the way through it."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.16, mix(paint, VOID, 0.35))
    canvas.box(2.5, 2.5, size - 5, size - 5, size * 0.12, SCREEN)
    _band(canvas, shape, size, size * 0.3, paint)
    return canvas.finish()


@cached_image
def tile_back(size: int) -> Image.Image:
    """A route tile face down: which shape it is isn't known yet."""
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, size * 0.14, INK)
    edge = size * 0.05
    canvas.box(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.1, EARTH_BLUE)
    for share, paint in ((0.62, FORCE), (0.46, EARTH_BLUE), (0.26, FORCE)):
        canvas.oval(size / 2, size / 2, size * share, size * share, paint)
    return canvas.finish()
