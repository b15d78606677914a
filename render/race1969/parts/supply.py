"""Draws the supply: scientists and cards that can still be had, and their prices."""

from __future__ import annotations

from PIL import Image

from render.core.canvas import Canvas
from render.core.picture import WIDTH
from render.core.text import shrink
from render.race1969.parts.nations import SUPPLY, Nations
from render.race1969.parts.sprites import card, cube
from render.race1969.parts.theme import (
    CREAM,
    FIGURE,
    LABEL_BOLD,
    MUSTARD,
    NAME,
    PANEL_LIGHT,
    SMALLEST,
    STEEL,
)
from rules.race1969.terms import SCIENTISTS

HEIGHT = 80


def draw_supply(canvas: Canvas, shown: Nations) -> None:
    """Every kind of scientist and the cards: the price of one, and how many are left."""
    labels = shown.labels
    sprites = [cube(each, labels.scientist_letter(each), 52) for each in SCIENTISTS]
    step = (WIDTH - 16) // len(shown.supply)
    for i, (sprite, name, (price, left)) in enumerate(
        zip((*sprites, card(None, 46)), (*labels.supply, labels.cards), shown.supply, strict=True)
    ):
        _box(canvas, 10 + i * step, step - 8, sprite, name, price, left, labels.million)


def _box(
    canvas: Canvas,
    x: int,
    width: int,
    sprite: Image.Image,
    name: str,
    price: int,
    left: int,
    million: str,
) -> None:
    y = SUPPLY
    canvas.panel(x, y, width, HEIGHT, 12, PANEL_LIGHT)
    canvas.sprite(x + 36 - sprite.width // 2, y + HEIGHT // 2 - sprite.height // 2, sprite)
    room = width - 76
    canvas.text(x + 70, y + 22, name, shrink(name, NAME, room, SMALLEST), CREAM, room=room)
    wide = canvas.text(x + 70, y + 57, str(price), FIGURE, MUSTARD)
    canvas.text(x + 73 + wide, y + 60, million, LABEL_BOLD, MUSTARD, room=24)
    canvas.text(x + width - 10, y + 57, f"×{left}", FIGURE, CREAM if left else STEEL, "r")
