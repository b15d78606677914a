"""Draws sprites: badges, ships, the Moon, backs of cards, Earth, lamps and signs.

Each is drawn once and cached; sizes are pixels.
"""

from __future__ import annotations

import math

from PIL import Image

from render.core.art import SpriteCanvas, draw_outline, write_centred
from render.core.cache import cached_image
from render.core.palette import Colour, mix
from render.core.text import FIGURES_BOLD, TextStyle
from render.space1999 import theme
from rules.space1999.terms import SECTORS


@cached_image
def badge(sector: str, size: int) -> Image.Image:
    """The sector's letter on its shape, ``size`` pixels square."""
    canvas = SpriteCanvas(size, size)
    look = theme.SECTOR_STYLES[sector]
    draw_outline(canvas, look, size / 2, size / 2, size - 0.5, look.colour)
    sprite = canvas.finish()
    style = TextStyle(FIGURES_BOLD, max(28, round(size * 0.64)))
    write_centred(sprite, size // 2, size // 2, sector.upper(), style, theme.INK)
    return sprite


@cached_image
def ship(sector: str, size: int) -> Image.Image:
    """A scout ship seen from above: a white hull with two engines, the sector's badge as its cabin.

    Its nose points up, and flames come out of the engines.
    """
    colour = theme.SECTOR_STYLES[sector].colour
    u = size / 64
    canvas = SpriteCanvas(size, size)

    def shape(points: tuple[tuple[float, float], ...], paint: Colour) -> None:
        canvas.polygon([(x * u, y * u) for x, y in points], paint)

    for grown, hull in ((2.5, theme.VOID), (0.0, theme.SHELL_LIGHT)):
        g = grown
        for x in (3.0, 47.0):
            canvas.box((x - g) * u, (14 - g) * u, (14 + 2 * g) * u, (40 + 2 * g) * u, 7 * u, hull)
        shape(((32, -g), (46 + g, 17), (46 + g, 50 + g), (18 - g, 50 + g), (18 - g, 17)), hull)
    for x in (3.0, 47.0):
        canvas.box(x * u, 42 * u, 14 * u, 6 * u, 0, colour)
        shape(((x + 2, 54), (x + 12, 54), (x + 7, 64)), theme.AMBER)
    draw_outline(canvas, theme.SECTOR_STYLES[sector], 32 * u, 33 * u, 45 * u, theme.VOID)
    draw_outline(canvas, theme.SECTOR_STYLES[sector], 32 * u, 33 * u, 40 * u, colour)
    sprite = canvas.finish()
    style = TextStyle(FIGURES_BOLD, max(28, round(33 * u)))
    write_centred(sprite, size // 2, round(33 * u), sector.upper(), style, theme.INK)
    return sprite


@cached_image
def flag(sector: str) -> Image.Image:
    """A pole, its foot at the lower left, with a pennant that bears the sector's letter."""
    wide, high = FLAG
    canvas = SpriteCanvas(wide, high)
    canvas.box(0, 0, 8, high, 3, theme.VOID)
    canvas.polygon([(2, 0), (wide, 0), (wide - 7, 18), (wide, 36), (2, 36)], theme.VOID)
    colour = theme.SECTOR_STYLES[sector].colour
    canvas.polygon([(6, 2), (wide - 4, 2), (wide - 10, 18), (wide - 4, 34), (6, 34)], colour)
    canvas.box(2, 1, 4, high - 2, 2, theme.SHELL_LIGHT)
    sprite = canvas.finish()
    style = TextStyle(FIGURES_BOLD, 36)
    write_centred(sprite, 21, 18, sector.upper(), style, theme.INK)
    return sprite


FLAG = (46, 52)
"""Width and height of a flag."""


PRICE = 46
"""Height of the sign of what a flight costs."""


@cached_image
def price_tag(energy: int) -> Image.Image:
    """The sign of what a flight costs: the figure on a disc in the colour of energy."""
    figure = str(energy)
    high = PRICE
    wide = high + 18 * (len(figure) - 1)
    canvas = SpriteCanvas(wide, high)
    canvas.box(0, 0, wide, high, high / 2, theme.VOID)
    canvas.box(3, 3, wide - 6, high - 6, high / 2 - 3, theme.AMBER)
    sprite = canvas.finish()
    write_centred(sprite, wide // 2, high // 2, figure, TextStyle(FIGURES_BOLD, 42), theme.INK)
    return sprite


@cached_image
def moon(
    turns: int, used: tuple[str, ...], number: int | None, across: int, down: int
) -> Image.Image:
    """The Moon's disc, turned by ``turns`` quarters: lettered sectors, ``number`` in the middle.

    ``across`` and ``down`` are half its width and height, which differ on the star chart. ``used``
    are the sectors in play; the red notch is where the first two sectors meet.
    """
    radius = max(across, down)
    size = 2 * radius + 2 * MOON_RIM
    middle = size / 2
    canvas = SpriteCanvas(size, size)
    canvas.oval(middle, middle, size, size, theme.VOID)
    for quadrant in range(4):
        sector = SECTORS[(quadrant - turns) % 4]
        paint = theme.SECTOR_STYLES[sector].colour if sector in used else theme.MOON_DARK
        canvas.wedge(middle, middle, radius, 180 + 90 * quadrant, paint)
    canvas.oval(middle, middle, 1.74 * radius, 1.74 * radius, theme.MOON_LIGHT)
    for x, y, wide in _CRATERS:
        place = (middle + x * radius, middle + y * radius)
        canvas.oval(*place, wide * radius, wide * radius, theme.MOON_DARK)
        shift = 0.02 * radius
        inner = (wide - 0.06) * radius
        floor = mix(theme.MOON_LIGHT, theme.VOID, 0.12)
        canvas.oval(place[0] + shift, place[1] + shift, inner, inner, floor)
    for angle in range(0, 360, 90):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        canvas.line(((middle, middle), (middle + x * radius, middle + y * radius)), theme.INK, 3)
    _notch(canvas, middle, radius, turns)
    canvas.oval(middle, middle, 0.76 * radius, 0.76 * radius, theme.INK)
    canvas.oval(middle, middle, 0.66 * radius, 0.66 * radius, theme.SCREEN)
    shape = (2 * across + 2 * MOON_RIM, 2 * down + 2 * MOON_RIM)
    sprite = canvas.image.resize(shape, Image.Resampling.BOX)
    centre = (shape[0] // 2, shape[1] // 2)
    figure = TextStyle(FIGURES_BOLD, max(44, round(down * 0.56)))
    write_centred(sprite, *centre, "" if number is None else str(number), figure, theme.AMBER)
    letter = TextStyle(FIGURES_BOLD, max(40, round(down * 0.46)))
    for quadrant in range(4):
        x, y = quarter(quadrant, 0.64)
        sector = SECTORS[(quadrant - turns) % 4]
        at = (centre[0] + round(x * across), centre[1] + round(y * down))
        write_centred(sprite, *at, sector.upper(), letter, theme.INK)
    return sprite


MOON_RIM = 6
"""Width of the dark edge about the Moon, in pixels."""
_CRATERS = ((-0.3, -0.66, 0.2), (0.7, -0.12, 0.16), (0.22, 0.7, 0.22), (-0.72, 0.2, 0.14))


def _notch(canvas: SpriteCanvas, middle: float, radius: int, turns: int) -> None:
    angle = math.radians(-90 + 90 * turns)
    out, side = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    wide, deep = 0.16 * radius, 0.66 * radius
    tips = ((deep, 0.0), (radius + 5, -wide), (radius + 5, wide))
    points = [
        (middle + out[0] * far + side[0] * across, middle + out[1] * far + side[1] * across)
        for far, across in tips
    ]
    canvas.polygon(points, theme.ALARM)


def quarter(quadrant: int, distance: float) -> tuple[float, float]:
    """The offset from the Moon's centre to the middle of a quarter; ``distance`` is its length.

    Quarters are 0 to 3, clockwise from north-west.
    """
    angle = math.radians(225 + 90 * quadrant)
    return distance * math.cos(angle), distance * math.sin(angle)


@cached_image
def card_back(width: int, colour: Colour) -> Image.Image:
    """A card face down, 1.5 times as high as wide, with two rings on its back."""
    height = width * 3 // 2
    canvas = SpriteCanvas(width, height)
    canvas.box(0, 0, width, height, width * 0.14, theme.SHELL_LIGHT)
    edge = max(1.5, width * 0.06)
    canvas.box(edge, edge, width - 2 * edge, height - 2 * edge, width * 0.1, colour)
    for share in (0.6, 0.3):
        canvas.ring(width / 2, height / 2, width * share, theme.SHELL_LIGHT, max(1.5, width * 0.05))
    return canvas.finish()


@cached_image
def bolt(size: int, paint: Colour = theme.AMBER) -> Image.Image:
    """The sign of energy."""
    points = ((58, 0), (14, 56), (44, 56), (32, 100), (86, 38), (54, 38), (74, 0))
    canvas = SpriteCanvas(size, size)
    canvas.polygon([(x * size / 100, y * size / 100) for x, y in points], paint)
    return canvas.finish()


@cached_image
def earth(size: int) -> Image.Image:
    canvas = SpriteCanvas(size, size)
    u = size / 100
    canvas.oval(50 * u, 50 * u, size, size, mix(theme.EARTH_BLUE, theme.FORCE, 0.55))
    canvas.oval(50 * u, 50 * u, 90 * u, 90 * u, theme.EARTH_BLUE)
    land = mix(theme.GO, theme.INK, 0.25)
    for outline in _LANDS:
        canvas.polygon([(x * u, y * u) for x, y in outline], land)
    canvas.oval(50 * u, 10 * u, 34 * u, 8 * u, theme.FORCE)
    canvas.oval(50 * u, 91 * u, 30 * u, 7 * u, theme.FORCE)
    return canvas.finish()


_LANDS = (
    ((20, 24), (42, 18), (46, 30), (34, 40), (36, 52), (24, 46), (14, 36)),
    ((36, 54), (48, 60), (44, 74), (36, 86), (32, 68)),
    ((56, 26), (74, 22), (86, 36), (80, 46), (68, 40), (72, 58), (64, 74), (56, 54), (52, 38)),
)


@cached_image
def lamp(size: int, paint: Colour, lit: bool) -> Image.Image:
    """A round signal lamp in its bezel."""
    canvas = SpriteCanvas(size, size, 2)
    middle = size / 2
    if lit:
        for share in range(8):
            glow = mix(theme.VOID, paint, 0.06 + 0.05 * share)
            across = size * (1 - 0.045 * share)
            canvas.oval(middle, middle, across, across, glow)
    canvas.oval(middle, middle, size * 0.64, size * 0.64, theme.QUIET)
    canvas.oval(middle, middle, size * 0.58, size * 0.58, theme.INK)
    glass = paint if lit else mix(paint, theme.VOID, 0.78)
    canvas.oval(middle, middle, size * 0.52, size * 0.52, glass)
    shine = mix(glass, theme.FORCE, 0.6 if lit else 0.16)
    canvas.oval(middle - size * 0.09, middle - size * 0.11, size * 0.16, size * 0.1, shine)
    return canvas.finish()


@cached_image
def open_planet(size: int) -> Image.Image:
    """The sign for planets where nobody has landed: a globe with a ring."""
    canvas = SpriteCanvas(size, size)
    u = size / 100
    canvas.oval(50 * u, 50 * u, 56 * u, 56 * u, theme.QUIET)
    canvas.oval(46 * u, 46 * u, 44 * u, 44 * u, mix(theme.QUIET, theme.FORCE, 0.5))
    points = [
        (
            50 * u + 46 * u * math.cos(a / 10),
            50 * u + 14 * u * math.sin(a / 10) - 13 * u * math.cos(a / 10),
        )
        for a in range(-3, 35)
    ]
    canvas.line(points, theme.FORCE, 7 * u)
    return canvas.finish()
