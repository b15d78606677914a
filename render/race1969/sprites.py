"""Draws sprites: badges, rockets, flags, cubes, tokens, dice and cards.

Each is drawn once and cached; sizes are pixels. ``letter`` is the nation's in the picture's
language.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.core import shapes
from render.core.art import SpriteCanvas, draw_outline, write_centred
from render.core.cache import cached_image
from render.core.palette import mix
from render.core.shapes import SCALE, averaged
from render.core.text import FIGURES_BOLD, JOST_BOLD, TextStyle
from render.race1969 import theme
from render.race1969.icons import icon
from rules.race1969.espionage_cards import card_of

CARD_WIDTH, CARD_HEIGHT = 168, 236
"""The default size of a card; other widths keep its shape."""
POLE = mix(theme.SHADE, theme.NIGHT, 0.3)
"""A flag pole's colour, visible on placards and on the night sky."""


def _write(sprite: Image.Image, x: int, y: int, letter: str, size: float) -> None:
    """A nation's letter on its sprite, its ink centred on (x, y)."""
    write_centred(sprite, x, y, letter, TextStyle(FIGURES_BOLD, round(size)), theme.INK)


@cached_image
def badge(nation: str, letter: str, size: int) -> Image.Image:
    """The nation's letter on its shape, ``size`` pixels square."""
    style = theme.NATION_STYLES[nation]
    canvas = SpriteCanvas(size, size)
    draw_outline(canvas, style, size / 2, size / 2, size, style.colour)
    sprite = canvas.finish()
    _write(sprite, size // 2, size // 2, letter, size * 0.74)
    return sprite


@cached_image
def rocket(nation: str, letter: str, width: int = 36) -> Image.Image:
    """A rocket, 1.9 times as high as wide."""
    colour = theme.NATION_STYLES[nation].colour
    dark = mix(colour, theme.NIGHT, 0.35)
    height = round(width * 1.9)
    u = width / 36
    canvas = SpriteCanvas(width, height)

    def points(*pairs: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * u, y * u) for x, y in pairs]

    hull = shapes.points("18,0 23,7 28,18 30,30 29,46 26,57 10,57 7,46 6,30 8,18 13,7")
    canvas.polygon(points((8, 40), (0, 55), (0, 67), (10, 57)), dark)
    canvas.polygon(points((28, 40), (36, 55), (36, 67), (26, 57)), dark)
    rim = shapes.curve([(x * u, y * u) for x, y in (*hull, hull[0])], 6)
    canvas.polygon(rim, colour)
    canvas.polygon(points((18, 0), (23, 7), (25.6, 12.5), (10.4, 12.5), (13, 7)), theme.CREAM)
    canvas.polygon(points((11, 57), (25, 57), (23, 62), (13, 62)), theme.NIGHT)
    canvas.polygon(points((16, 50), (20, 50), (20, 67), (16, 67)), dark)
    sprite = canvas.finish()
    _write(sprite, width // 2, round(32 * u), letter, 26 * u)
    return sprite


@cached_image
def flag(nation: str, letter: str, width: int = 32) -> Image.Image:
    """A flag on its pole, 1.12 times as high as wide."""
    colour = theme.NATION_STYLES[nation].colour
    u = width / 32
    canvas = SpriteCanvas(width, round(width * 1.12))
    canvas.box(0, 0, 3 * u, 36 * u, 1.5 * u, POLE)
    wave = [(3, 2), (12, 0.5), (21, 2.5), (32, 1), (32, 22), (21, 24), (12, 22), (3, 23.5)]
    canvas.polygon([(x * u, y * u) for x, y in wave], colour)
    sprite = canvas.finish()
    _write(sprite, round(17 * u), round(12 * u), letter, 24.5 * u)
    return sprite


@cached_image
def cube(scientist: str, letter: str, size: int = 34) -> Image.Image:
    """A scientist's cube, seen from the upper right, with the letter on its front."""
    front = theme.SCIENTIST_COLOURS[scientist]
    top, side = mix(front, theme.CREAM, 0.4), mix(front, theme.NIGHT, 0.3)
    if scientist == "spy":
        top, side = mix(front, theme.CREAM, 0.45), mix(front, theme.CREAM, 0.25)
    if scientist == "base":
        top, side = mix(front, theme.NIGHT, 0.12), mix(front, theme.NIGHT, 0.4)
    d = size * 0.2
    canvas = SpriteCanvas(size, size)
    edge = size - 0.5
    canvas.polygon([(0, d), (d, 0), (edge, 0), (edge - d, d)], top)
    canvas.polygon([(edge - d, d), (edge, 0), (edge, edge - d), (edge - d, edge)], side)
    canvas.polygon([(0, d), (edge - d, d), (edge - d, edge), (0, edge)], front)
    sprite = canvas.finish()
    style = TextStyle(FIGURES_BOLD, round(size * 0.7))
    x, y, ink = round((size - d) / 2), round((size + d) / 2), theme.letter_ink(scientist)
    write_centred(sprite, x, y, letter, style, ink)
    return sprite


@cached_image
def token(size: int = 30) -> Image.Image:
    """A bonus token: a yellow disc with a plus."""
    canvas = SpriteCanvas(size, size)
    canvas.oval(size / 2, size / 2, size, size, theme.MUSTARD)
    sprite = canvas.finish()
    draw = ImageDraw.Draw(sprite)
    middle, reach, half = size // 2, round(size * 0.27), max(1, size // 14)
    draw.rectangle(
        (middle - reach, middle - half, middle + reach - 1, middle + half - 1), fill=theme.INK
    )
    draw.rectangle(
        (middle - half, middle - reach, middle + half - 1, middle + reach - 1), fill=theme.INK
    )
    return sprite


@cached_image
def die(face: str, size: int = 84) -> Image.Image:
    """A die's face: a tick for success, a bar for neutral, a cross for failure."""
    colour = theme.DIE_COLOURS[face]
    u = size / 100
    canvas = SpriteCanvas(size, size)
    canvas.box(0, 0, size, size, 20 * u, mix(colour, theme.NIGHT, 0.35))
    canvas.box(0, 0, size, size - 6 * u, 20 * u, colour)
    sprite = canvas.finish()
    signs: dict[str, list[tuple[tuple[float, float], ...]]] = {
        "success": [((22, 50), (42, 70), (78, 26))],
        "neutral": [((26, 47), (74, 47))],
        "failure": [((28, 25), (72, 69)), ((72, 25), (28, 69))],
    }
    big = Image.new("L", (size * SCALE, size * SCALE))
    draw = ImageDraw.Draw(big)
    reach = 6.5 * u * SCALE
    for sign in signs[face]:
        line = [(x * u * SCALE, y * u * SCALE) for x, y in sign]
        draw.line(line, fill=255, width=round(2 * reach), joint="curve")
        for x, y in (line[0], line[-1]):
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    sprite.paste((*theme.INK, 255), (0, 0), averaged(big, SCALE))
    return sprite


@cached_image
def card(card: int | None, width: int = CARD_WIDTH) -> Image.Image:
    """An espionage card: its front with mark and dots, or its back (``None``)."""
    u = width / CARD_WIDTH
    height = round(CARD_HEIGHT * u)
    canvas = SpriteCanvas(width, height)
    canvas.box(0, 0, width, height, 18 * u, theme.CREAM)
    inner = theme.NIGHT if card is None else theme.PAPER
    edge = 9 * u
    canvas.box(edge, edge, width - 2 * edge, height - 2 * edge, 12 * u, inner)
    if card is None:
        middle = (width / 2 + 0.125, height / 2 + 0.125)
        canvas.oval(*middle, width * 0.66 + 0.25, height * 0.48 + 0.25, theme.SIGNAL)
    sprite = canvas.finish()
    eye = icon("espionage", round(width * (0.54 if card is None else 0.56)))
    x = (width - eye.width) // 2
    if card is None:
        sprite.paste((*theme.NIGHT, 255), (x, (height - eye.height) // 2), eye)
    else:
        sprite.paste((*theme.INK, 255), (x, round(height * 0.03)), eye)
        kind = card_of(card)
        style = TextStyle(JOST_BOLD, round(104 * u))
        write_centred(sprite, width // 2, round(height * 0.62), kind.mark, style, theme.INK)
        dot = shapes.disc(round(17 * u))
        for i in range(kind.value):
            at = width / 2 + (i - (kind.value - 1) / 2) * 26 * u
            sprite.paste((*theme.INK, 255), (round(at - 8 * u), round(height * 0.84)), dot)
    return sprite
