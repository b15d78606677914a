"""Draws the winners' band: their names, score and rockets before the Moon."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.core.cache import cached_image
from render.core.canvas import Canvas
from render.core.colour import mix
from render.core.picture import WIDTH
from render.core.typography.text import TextStyle, shrink
from render.race1969.art.icons import icon
from render.race1969.art.sprites import rocket
from render.race1969.parts.page import page
from render.race1969.parts.palette import PALETTE
from render.race1969.parts.theme import (
    CREAM,
    HEADING,
    INK,
    MUSTARD,
    NAME,
    PAPER,
    SHADE,
    SIGNAL,
    SMALLEST,
    STEEL,
    TITLE,
)

HEIGHT, ROOM = 400, 600
"""Height of the band, and width of its texts."""
SHOWN = 3
"""The most rockets that are drawn."""


@dataclass(frozen=True, slots=True)
class Winners:
    """The values of the winners' band.

    ``nations`` are ids with letters, ``names`` and ``people`` those of the winners in one line;
    ``over`` is the headline, ``line`` says that they have won, ``total`` is their score.
    """

    over: str
    nations: tuple[tuple[str, str], ...]
    names: str
    people: str
    line: str
    total: int


def draw_winners(shown: Winners) -> Canvas:
    """The drawing of the winners' band."""
    canvas = Canvas(_sky_with_moon().convert("RGB"))
    rockets = shown.nations[:SHOWN]
    for i, (nation, letter) in enumerate(rockets):
        sprite = rocket(nation, letter, 130)
        middle = 930 + 150 * i - 75 * (len(rockets) - 1)
        canvas.sprite(middle - sprite.width // 2, 76, sprite)
    canvas.text(36, 52, shown.over, shrink(shown.over, HEADING, ROOM, SMALLEST), SIGNAL, room=ROOM)
    style = shrink(shown.names, TextStyle(TITLE.face, 100), ROOM, SMALLEST)
    canvas.text(34, 134, shown.names, style, CREAM, room=ROOM)
    style = shrink(shown.people, NAME, ROOM, SMALLEST)
    canvas.text(36, 206, shown.people, style, STEEL, room=ROOM)
    style = shrink(shown.line, NAME, ROOM, SMALLEST)
    canvas.text(36, 256, shown.line, style, MUSTARD, room=ROOM)
    canvas.panel(32, 294, 226, 84, 18, SIGNAL)
    canvas.mask(50, 308, icon("prestige", 56), INK)
    total = str(shown.total).replace("-", "−")
    canvas.text(240, 336, total, TextStyle(TITLE.face, 72), INK, "r", 126)
    return canvas


@cached_image
def _sky_with_moon() -> Image.Image:
    canvas = page(HEIGHT)
    x, y, radius = 930, 380, 330
    for reach, alpha in ((470, 0.05), (400, 0.08)):
        canvas.disc(x, y, 2 * reach, CREAM, alpha)
    canvas.disc(x, y, 2 * radius, mix(CREAM, PAPER, 0.4))
    for dx, dy, size in (
        (-170, -110, 100),
        (30, -220, 74),
        (190, -90, 120),
        (-110, -240, 44),
        (-250, -20, 56),
        (110, -10, 40),
    ):
        canvas.disc(x + dx, y + dy, size, mix(PAPER, SHADE, 0.4))
        canvas.disc(x + dx + size // 12, y + dy + size // 12, size * 5 // 6, PAPER)
    canvas.rect(0, HEIGHT - 6, WIDTH, 6, SIGNAL)
    return PALETTE.map(canvas.image)
