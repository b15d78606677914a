"""What the smaller pictures share: the sky, a heading with a nation's colours, paper."""

from __future__ import annotations

from PIL import Image

from render.core import sky
from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.colour import CREAM, DUSK, NIGHT, SIGNAL, SKY, STEEL
from render.core.text import clean, printable, shrink
from render.race1969.parts.labels import Labels
from render.race1969.parts.sprites import badge
from render.race1969.parts.theme import HEADING, LOOKS, SMALL, TITLE, WIDTH

HEAD = 128


def page(height: int) -> Canvas:
    """A night sky of this height."""
    return Canvas(_night(height).copy())


@cached_image
def _night(height: int) -> Image.Image:
    image = sky.gradient(WIDTH, height, ((0.0, NIGHT), (0.55, SKY), (1.0, DUSK)))
    sky.stars(image, height // 4, height, "page")
    return image


def heading(canvas: Canvas, nation: str, person: str, title: str, labels: Labels) -> None:
    """The nation's badge, its name and its player's over a stripe of its colour."""
    canvas.rect(0, 0, WIDTH, HEAD - 10, NIGHT)
    canvas.rect(0, HEAD - 10, WIDTH, 6, LOOKS[nation].colour)
    canvas.rect(0, HEAD - 4, WIDTH, 4, SIGNAL)
    canvas.sprite(22, 17, badge(nation, labels.letter(nation), 84))
    style = shrink(title, TITLE, 560, 34)
    canvas.text(130, 58 if not printable(person, SMALL.face) else 44, title, style, CREAM)
    canvas.text(132, 92, clean(person), SMALL, STEEL, room=560)


def band(canvas: Canvas, y: int, title: str, colour: tuple[int, int, int] = CREAM) -> int:
    """A heading in the middle of two rules; returns the y below it."""
    wide = canvas.text(WIDTH // 2, y + 24, title, HEADING, colour, "m", WIDTH - 200)
    half = wide // 2 + 24
    canvas.rect(24, y + 23, WIDTH // 2 - half - 24, 3, colour)
    canvas.rect(WIDTH // 2 + half, y + 23, WIDTH // 2 - half - 24, 3, colour)
    return y + 56
