"""The small things that stand on the pictures: badges, ships, the Moon, tiles, cards, signs.

Each is drawn once, large, then averaged and kept.
"""

from __future__ import annotations

import math

from PIL import Image

from render.core.cache import cached_image
from render.core.fonts import FIGURES_BOLD
from render.core.colour import Colour, mix
from render.core.text import Style
from render.core.sprite import Stencil, write
from render.space1999.parts.theme import (ALARM, AMBER, EARTH_BLUE, FORCE, GO, INK, LOOKS, MOON_DARK, MOON_LIGHT, QUIET, SCREEN, SHELL_DARK, SHELL_LIGHT, VOID)
from rules.space1999.terms import SECTORS, STRAIGHT

LINKED, LOOSE, HELD = "linked", "loose", "held"
"""How a tile lies: in its owner's unbroken route, displaced, or not on the Monitor."""


def _shape(stencil: Stencil, sector: str, x: float, y: float, size: float, paint: Colour) -> None:
    """A sector's shape about (x, y)."""
    shape = LOOKS[sector].shape
    if shape is None:
        stencil.oval(x, y, size, size, paint)
    else:
        share = size / 100
        stencil.polygon([(x + (px - 50) * share, y + (py - 50) * share) for px, py in shape], paint)


@cached_image
def badge(sector: str, size: int) -> Image.Image:
    """The sector's letter on its shape, ``size`` pixels square."""
    stencil = Stencil(size, size)
    _shape(stencil, sector, size / 2, size / 2, size - 0.5, LOOKS[sector].colour)
    sprite = stencil.done()
    style = Style(FIGURES_BOLD, max(26, round(size * 0.64)))
    write(sprite, size // 2, size // 2, sector.upper(), style, INK)
    return sprite


@cached_image
def ship(sector: str, size: int) -> Image.Image:
    """A scout ship seen from above: two hulls, a spar, and the sector's badge as its cabin."""
    colour = LOOKS[sector].colour
    u = size / 64
    stencil = Stencil(size, size)

    def box(x: float, y: float, width: float, height: float, radius: float, paint: Colour) -> None:
        stencil.box(x * u, y * u, width * u, height * u, radius * u, paint)

    for x in (0.0, 50.0):
        box(x, 7, 14, 52, 7, VOID)
        box(x + 2, 9, 10, 48, 5, SHELL_LIGHT)
        box(x + 2, 44, 10, 6, 0, colour)
        box(x + 4, 55, 6, 7, 2, AMBER)
    box(8, 25, 48, 14, 2, VOID)
    box(10, 27, 44, 10, 1, SHELL_DARK)
    _shape(stencil, sector, 32 * u, 32 * u, 50 * u, VOID)
    _shape(stencil, sector, 32 * u, 32 * u, 43 * u, colour)
    sprite = stencil.done()
    style = Style(FIGURES_BOLD, max(26, round(29 * u)))
    write(sprite, size // 2, size // 2, sector.upper(), style, INK)
    return sprite


@cached_image
def moon(turns: int, used: tuple[str, ...], number: int, radius: int) -> Image.Image:
    """The Moon's disc: its lettered sectors as they are turned, the number in its hole.

    ``used`` are the sectors with a ship; the red notch is where the first two sectors meet.
    """
    size = 2 * radius + 12
    middle = size / 2
    stencil = Stencil(size, size)
    stencil.oval(middle, middle, size, size, VOID)
    for quadrant in range(4):
        sector = SECTORS[(quadrant - turns) % 4]
        paint = LOOKS[sector].colour if sector in used else MOON_DARK
        stencil.wedge(middle, middle, radius, 180 + 90 * quadrant, paint)
    stencil.oval(middle, middle, 1.76 * radius, 1.76 * radius, MOON_LIGHT)
    for x, y, across in _CRATERS:
        place = (middle + x * radius, middle + y * radius)
        stencil.oval(*place, across * radius, across * radius, MOON_DARK)
        shift = 0.02 * radius
        inner = (across - 0.06) * radius
        stencil.oval(place[0] + shift, place[1] + shift, inner, inner, mix(MOON_LIGHT, VOID, 0.12))
    for angle in range(0, 360, 90):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        stencil.line(((middle, middle), (middle + x * radius, middle + y * radius)), INK, 3)
    _notch(stencil, middle, radius, turns)
    stencil.oval(middle, middle, 0.72 * radius, 0.72 * radius, INK)
    stencil.oval(middle, middle, 0.62 * radius, 0.62 * radius, SCREEN)
    sprite = stencil.done()
    figure = Style(FIGURES_BOLD, max(26, round(radius * 0.52)))
    write(sprite, round(middle), round(middle), str(number), figure, AMBER)
    letter = Style(FIGURES_BOLD, max(26, round(radius * 0.46)))
    for quadrant in range(4):
        x, y = quarter(quadrant, 0.62 * radius)
        sector = SECTORS[(quadrant - turns) % 4]
        write(sprite, round(middle + x), round(middle + y), sector.upper(), letter, INK)
    return sprite


_CRATERS = ((-0.3, -0.66, 0.2), (0.7, -0.12, 0.16), (0.22, 0.7, 0.22), (-0.72, 0.2, 0.14))


def _notch(stencil: Stencil, middle: float, radius: int, turns: int) -> None:
    angle = math.radians(-90 + 90 * turns)
    out, side = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    wide, deep = 0.16 * radius, 0.66 * radius
    tips = ((deep, 0.0), (radius + 5, -wide), (radius + 5, wide))
    points = [
        (middle + out[0] * far + side[0] * across, middle + out[1] * far + side[1] * across)
        for far, across in tips
    ]
    stencil.polygon(points, ALARM)


def quarter(quadrant: int, distance: float) -> tuple[float, float]:
    """The way from the Moon's centre to the middle of a quarter, clockwise from north-west."""
    angle = math.radians(225 + 90 * quadrant)
    return distance * math.cos(angle), distance * math.sin(angle)


@cached_image
def tile(owner: str, shape: str, rotation: int, size: int, lies: str) -> Image.Image:
    """A route tile as it lies; ``lies`` is one of ``LINKED``, ``LOOSE`` and ``HELD``."""
    colour = LOOKS[owner].colour
    loose = lies == LOOSE
    small = size < 44
    body = mix(colour, VOID, 0.86 if loose else 0.5 if small else 0.66)
    stencil = Stencil(size, size)
    stencil.box(0, 0, size, size, size * 0.1, mix(colour, VOID, 0.3))
    edge = max(1.0, size * 0.04)
    stencil.box(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.08, body)
    if loose:
        step = size / 5
        for i in range(-5, 6):
            ends = ((i * step, size - edge), (i * step + size, edge))
            stencil.line(ends, mix(colour, VOID, 0.62), max(1.0, size * 0.035))
    _band(stencil, shape, size, size * (0.56 if small else 0.42), VOID)
    _band(
        stencil,
        shape,
        size,
        size * (0.36 if small else 0.3),
        mix(colour, VOID, 0.35) if loose else colour,
    )
    image = stencil.image.rotate(-90 * rotation)
    stencil.image.paste(image)
    if small:
        _shape(stencil, owner, size / 2, size / 2, size * 0.44, VOID)
        return stencil.done()
    _shape(stencil, owner, size / 2, size / 2, size * 0.62, VOID)
    sprite = stencil.done()
    mark = badge(owner, round(size * 0.54))
    at = (size - mark.width) // 2
    sprite.paste(mark, (at, at), mark)
    return sprite


def _band(stencil: Stencil, shape: str, size: int, wide: float, paint: Colour) -> None:
    if shape == STRAIGHT:
        stencil.box((size - wide) / 2, 0, wide, size, 0, paint)
    else:
        stencil.arc(size, 0, size / 2, 88, 182, paint, wide)


@cached_image
def blank_tile(shape: str, size: int, paint: Colour = FORCE) -> Image.Image:
    """A shape of route tile as a sign: a frame and the way through it."""
    stencil = Stencil(size, size)
    stencil.box(0, 0, size, size, size * 0.16, mix(paint, VOID, 0.35))
    stencil.box(2.5, 2.5, size - 5, size - 5, size * 0.12, SCREEN)
    _band(stencil, shape, size, size * 0.3, paint)
    return stencil.done()


@cached_image
def tile_back(size: int) -> Image.Image:
    """A route tile face down: which shape it is isn't known yet."""
    stencil = Stencil(size, size)
    stencil.box(0, 0, size, size, size * 0.14, INK)
    edge = size * 0.05
    stencil.box(edge, edge, size - 2 * edge, size - 2 * edge, size * 0.1, EARTH_BLUE)
    for share, paint in ((0.62, FORCE), (0.46, EARTH_BLUE), (0.26, FORCE)):
        stencil.oval(size / 2, size / 2, size * share, size * share, paint)
    return stencil.done()


@cached_image
def card_back(width: int, colour: Colour) -> Image.Image:
    """A card face down, half as high again as wide, with a target on its back."""
    height = width * 3 // 2
    stencil = Stencil(width, height)
    stencil.box(0, 0, width, height, width * 0.14, SHELL_LIGHT)
    edge = max(1.5, width * 0.06)
    stencil.box(edge, edge, width - 2 * edge, height - 2 * edge, width * 0.1, colour)
    for share in (0.6, 0.3):
        stencil.ring(width / 2, height / 2, width * share, SHELL_LIGHT, max(1.5, width * 0.05))
    return stencil.done()


@cached_image
def bolt(size: int, paint: Colour = AMBER) -> Image.Image:
    """The sign of energy."""
    points = ((58, 0), (14, 56), (44, 56), (32, 100), (86, 38), (54, 38), (74, 0))
    stencil = Stencil(size, size)
    stencil.polygon([(x * size / 100, y * size / 100) for x, y in points], paint)
    return stencil.done()


@cached_image
def earth(size: int) -> Image.Image:
    """The Earth."""
    stencil = Stencil(size, size)
    u = size / 100
    stencil.oval(50 * u, 50 * u, size, size, mix(EARTH_BLUE, FORCE, 0.55))
    stencil.oval(50 * u, 50 * u, 90 * u, 90 * u, EARTH_BLUE)
    land = mix(GO, INK, 0.25)
    for outline in _LANDS:
        stencil.polygon([(x * u, y * u) for x, y in outline], land)
    stencil.oval(50 * u, 10 * u, 34 * u, 8 * u, FORCE)
    stencil.oval(50 * u, 91 * u, 30 * u, 7 * u, FORCE)
    return stencil.done()


_LANDS = (
    ((20, 24), (42, 18), (46, 30), (34, 40), (36, 52), (24, 46), (14, 36)),
    ((36, 54), (48, 60), (44, 74), (36, 86), (32, 68)),
    ((56, 26), (74, 22), (86, 36), (80, 46), (68, 40), (72, 58), (64, 74), (56, 54), (52, 38)),
)


@cached_image
def lamp(size: int, paint: Colour, lit: bool) -> Image.Image:
    """A round signal lamp in its bezel."""
    stencil = Stencil(size, size, 2)
    middle = size / 2
    if lit:
        for share in range(8):
            glow = mix(VOID, paint, 0.06 + 0.05 * share)
            across = size * (1 - 0.045 * share)
            stencil.oval(middle, middle, across, across, glow)
    stencil.oval(middle, middle, size * 0.64, size * 0.64, QUIET)
    stencil.oval(middle, middle, size * 0.58, size * 0.58, INK)
    glass = paint if lit else mix(paint, VOID, 0.78)
    stencil.oval(middle, middle, size * 0.52, size * 0.52, glass)
    shine = mix(glass, FORCE, 0.6 if lit else 0.16)
    stencil.oval(middle - size * 0.09, middle - size * 0.11, size * 0.16, size * 0.1, shine)
    return stencil.done()
