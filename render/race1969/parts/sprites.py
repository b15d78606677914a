"""The small things that stand on the pictures: badges, rockets, flags, cubes, dice, cards.

Each is drawn once, large, then averaged and kept. ``letter`` is the nation's in the picture's
language.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.core import shapes, text
from render.core.cache import cached_image
from render.core.fonts import FIGURES_BOLD, JOST_BOLD
from render.core.colour import CREAM, INK, MUSTARD, NIGHT, PAPER, SHADE, SIGNAL, Colour, mix
from render.core.shapes import FINE
from render.core.text import Style
from render.race1969.parts.icons import icon
from render.race1969.parts.theme import DIE_COLOURS, LOOKS, SCIENTIST_COLOURS, letter_ink

CARD_WIDTH, CARD_HEIGHT = 168, 236
POLE = mix(SHADE, NIGHT, 0.3)
"""Seen on paper and on the night sky."""


class _Sheet:
    """A transparent drawing board, ``FINE`` times as large as what comes of it."""

    def __init__(self, width: int, height: int) -> None:
        self._image = Image.new("RGBA", (width * FINE, height * FINE))
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, points: list[tuple[float, float]], colour: Colour) -> None:
        self._draw.polygon([(x * FINE, y * FINE) for x, y in points], fill=colour)

    def oval(self, x0: float, y0: float, x1: float, y1: float, colour: Colour) -> None:
        self._draw.ellipse((x0 * FINE, y0 * FINE, x1 * FINE, y1 * FINE), fill=colour)

    def box(
        self, x0: float, y0: float, x1: float, y1: float, radius: float, colour: Colour
    ) -> None:
        corners = (x0 * FINE, y0 * FINE, x1 * FINE - 1, y1 * FINE - 1)
        self._draw.rounded_rectangle(corners, radius * FINE, fill=colour)

    def done(self) -> Image.Image:
        return self._image.reduce(FINE)


def _write(sprite: Image.Image, x: int, y: int, letter: str, style: Style, colour: Colour) -> None:
    drawn = text.mask(letter, style)
    if drawn is not None:
        box = drawn.image.getbbox() or (0, 0, 0, 0)
        left = x - (box[0] + box[2] + 1) // 2
        top = y - (box[1] + box[3] + 1) // 2
        sprite.paste((*colour, 255), (left, top), drawn.image)


@cached_image
def badge(nation: str, letter: str, size: int) -> Image.Image:
    """The nation's letter on its shape, ``size`` pixels square."""
    look = LOOKS[nation]
    sheet = _Sheet(size, size)
    if look.shape is None:
        sheet.oval(0, 0, size - 0.25, size - 0.25, look.colour)
    else:
        sheet.polygon([(x * size / 100, y * size / 100) for x, y in look.shape], look.colour)
    sprite = sheet.done()
    _write(sprite, size // 2, size // 2, letter, Style(FIGURES_BOLD, round(size * 0.66)), INK)
    return sprite


@cached_image
def rocket(nation: str, letter: str, width: int = 36) -> Image.Image:
    """A rocket standing on its fins, about twice as high as wide."""
    colour = LOOKS[nation].colour
    dark = mix(colour, NIGHT, 0.35)
    height = round(width * 1.9)
    u = width / 36
    sheet = _Sheet(width, height)

    def points(*pairs: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * u, y * u) for x, y in pairs]

    hull = (
        (18, 0),
        (23, 7),
        (28, 18),
        (30, 30),
        (29, 46),
        (26, 57),
        (10, 57),
        (7, 46),
        (6, 30),
        (8, 18),
        (13, 7),
    )
    sheet.polygon(points((8, 40), (0, 55), (0, 67), (10, 57)), dark)
    sheet.polygon(points((28, 40), (36, 55), (36, 67), (26, 57)), dark)
    rim = shapes.curve([(x * u, y * u) for x, y in (*hull, hull[0])], 6)
    sheet.polygon(rim, colour)
    sheet.polygon(points((18, 0), (23, 7), (25.6, 12.5), (10.4, 12.5), (13, 7)), CREAM)
    sheet.polygon(points((11, 57), (25, 57), (23, 62), (13, 62)), NIGHT)
    sheet.polygon(points((16, 50), (20, 50), (20, 67), (16, 67)), dark)
    sprite = sheet.done()
    _write(sprite, width // 2, round(32 * u), letter, Style(FIGURES_BOLD, round(26 * u)), INK)
    return sprite


@cached_image
def flag(nation: str, letter: str, width: int = 32) -> Image.Image:
    """A flag on its pole, a little higher than wide."""
    colour = LOOKS[nation].colour
    u = width / 32
    sheet = _Sheet(width, round(width * 1.12))
    sheet.box(0, 0, 3 * u, 36 * u, 1.5 * u, POLE)
    wave = [(3, 2), (12, 0.5), (21, 2.5), (32, 1), (32, 22), (21, 24), (12, 22), (3, 23.5)]
    sheet.polygon([(x * u, y * u) for x, y in wave], colour)
    sprite = sheet.done()
    _write(sprite, round(17 * u), round(12 * u), letter, Style(FIGURES_BOLD, round(23 * u)), INK)
    return sprite


@cached_image
def cube(scientist: str, letter: str, size: int = 34) -> Image.Image:
    """A scientist's cube, seen a little from above, with the letter on its front."""
    front = SCIENTIST_COLOURS[scientist]
    top, side = mix(front, CREAM, 0.4), mix(front, NIGHT, 0.3)
    if scientist == "spy":
        top, side = mix(front, CREAM, 0.45), mix(front, CREAM, 0.25)
    if scientist == "base":
        top, side = mix(front, NIGHT, 0.12), mix(front, NIGHT, 0.4)
    d = size * 0.2
    sheet = _Sheet(size, size)
    edge = size - 0.5
    sheet.polygon([(0, d), (d, 0), (edge, 0), (edge - d, d)], top)
    sheet.polygon([(edge - d, d), (edge, 0), (edge, edge - d), (edge - d, edge)], side)
    sheet.polygon([(0, d), (edge - d, d), (edge - d, edge), (0, edge)], front)
    sprite = sheet.done()
    style = Style(FIGURES_BOLD, round(size * 0.7))
    _write(
        sprite, round((size - d) / 2), round((size + d) / 2), letter, style, letter_ink(scientist)
    )
    return sprite


@cached_image
def token(size: int = 30) -> Image.Image:
    """A bonus token: a mustard disc with a plus."""
    sheet = _Sheet(size, size)
    sheet.oval(0, 0, size - 0.25, size - 0.25, MUSTARD)
    sprite = sheet.done()
    draw = ImageDraw.Draw(sprite)
    middle, reach, half = size // 2, round(size * 0.27), max(1, size // 14)
    draw.rectangle((middle - reach, middle - half, middle + reach - 1, middle + half - 1), fill=INK)
    draw.rectangle((middle - half, middle - reach, middle + half - 1, middle + reach - 1), fill=INK)
    return sprite


@cached_image
def die(face: str, size: int = 84) -> Image.Image:
    """A die's face: a tick, a bar or a cross on the face's colour."""
    colour = DIE_COLOURS[face]
    u = size / 100
    sheet = _Sheet(size, size)
    sheet.box(0, 0, size, size, 20 * u, mix(colour, NIGHT, 0.35))
    sheet.box(0, 0, size, size - 6 * u, 20 * u, colour)
    sprite = sheet.done()
    signs: dict[str, list[tuple[tuple[float, float], ...]]] = {
        "success": [((22, 50), (42, 70), (78, 26))],
        "neutral": [((26, 47), (74, 47))],
        "failure": [((28, 25), (72, 69)), ((72, 25), (28, 69))],
    }
    big = Image.new("L", (size * FINE, size * FINE))
    draw = ImageDraw.Draw(big)
    reach = 6.5 * u * FINE
    for sign in signs[face]:
        line = [(x * u * FINE, y * u * FINE) for x, y in sign]
        draw.line(line, fill=255, width=round(2 * reach), joint="curve")
        for x, y in (line[0], line[-1]):
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    sprite.paste((*INK, 255), (0, 0), big.reduce(FINE))
    return sprite


@cached_image
def card(value: int | None, width: int = CARD_WIDTH) -> Image.Image:
    """An espionage card: its value, or its back (``None``)."""
    u = width / CARD_WIDTH
    height = round(CARD_HEIGHT * u)
    sheet = _Sheet(width, height)
    sheet.box(0, 0, width, height, 18 * u, CREAM)
    inner = SIGNAL if value is None else PAPER
    edge = 9 * u
    sheet.box(edge, edge, width - edge, height - edge, 12 * u, NIGHT if value is None else inner)
    if value is None:
        sheet.oval(width * 0.17, height * 0.26, width * 0.83, height * 0.74, SIGNAL)
    sprite = sheet.done()
    eye = icon("espionage", round(width * (0.54 if value is None else 0.56)))
    x = (width - eye.width) // 2
    if value is None:
        sprite.paste((*NIGHT, 255), (x, (height - eye.height) // 2), eye)
    else:
        sprite.paste((*INK, 255), (x, round(height * 0.03)), eye)
        style = Style(JOST_BOLD, round(104 * u))
        _write(sprite, width // 2, round(height * 0.62), str(value), style, INK)
        for i in range(value):
            at = width / 2 + (i - (value - 1) / 2) * 26 * u
            sprite.paste(
                (*INK, 255),
                (round(at - 8 * u), round(height * 0.84)),
                shapes.disc(round(17 * u)),
            )
    return sprite
