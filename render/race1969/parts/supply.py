"""Draws the supply: scientists and cards that can still be had, and their prices."""

from __future__ import annotations

from PIL import Image

from render.core.canvas import Canvas
from render.core.picture import WIDTH
from render.race1969.parts.labels import Labels
from render.race1969.parts.layout import BoardLayout
from render.race1969.parts.sprites import card, cube
from render.race1969.parts.theme import (
    CREAM,
    LABEL,
    LABEL_BOLD,
    MUSTARD,
    PANEL_LIGHT,
    STEEL,
)
from rules.race1969.terms import SCIENTISTS
from rules.race1969.views.view import View


def draw_supply(canvas: Canvas, view: View, layout: BoardLayout, labels: Labels) -> None:
    """Every kind of scientist and the cards: the price of one, and how many are left."""
    step = (WIDTH - 20) // 6
    y = layout.supply
    for i, scientist in enumerate(SCIENTISTS):
        x = 10 + i * step
        price = f"{view.board.scientist(scientist).price} {labels.million}"
        sprite = cube(scientist, labels.scientist_letter(scientist), 46)
        _box(canvas, x, y, step, sprite, labels.supply[i], price, view.supply[i])
    price = f"{view.board.espionage.price} {labels.million}"
    box = (10 + 5 * step, y, step)
    _box(canvas, *box, card(None, 40), labels.cards, price, view.deck)


def _box(
    canvas: Canvas, x: int, y: int, step: int, sprite: Image.Image, name: str, price: str, left: int
) -> None:
    canvas.panel(x, y, step - 8, 74, 12, PANEL_LIGHT)
    canvas.sprite(x + 10, y + 37 - sprite.height // 2, sprite)
    canvas.text(x + 64, y + 20, name, LABEL, CREAM, room=step - 78)
    canvas.text(x + 64, y + 52, price, LABEL_BOLD, MUSTARD)
    canvas.text(x + step - 20, y + 52, f"×{left}", LABEL_BOLD, CREAM if left else STEEL, "r")
