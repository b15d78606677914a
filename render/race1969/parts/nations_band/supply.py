"""Draws the supply: how many scientists and cards are left, and their prices."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.picture import WIDTH
from render.core.typography import text
from render.core.typography.text import shrink
from render.race1969.art.sprites import card, cube
from render.race1969.parts.labels import Labels
from render.race1969.parts.nations_band.nations_shown import SUPPLY
from render.race1969.parts.theme import (
    CREAM,
    FIGURE,
    LABEL,
    LABEL_BOLD,
    MUSTARD,
    NAME,
    PANEL_LIGHT,
    SMALLEST,
    STEEL,
)
from rules.race1969.terms import SCIENTISTS

HEIGHT, LEFT = 80, 10
"""Height of the boxes, and left edge of the first."""
STEP = (WIDTH - 16) // (len(SCIENTISTS) + 1)
"""Distance from one box to the next."""


def draw_boxes(canvas: Canvas, prices: Sequence[int], labels: Labels) -> None:
    """A box for each type of scientist and one for the cards, with the price of one."""
    sprites = [cube(each, labels.scientist_letter(each), 52) for each in SCIENTISTS]
    names = (*labels.supply, labels.cards)
    for i, (sprite, name, price) in enumerate(
        zip((*sprites, card(None, 46)), names, prices, strict=True)
    ):
        x, y, width = LEFT + i * STEP, SUPPLY, STEP - 8
        canvas.panel(x, y, width, HEIGHT, 12, PANEL_LIGHT)
        canvas.sprite(x + 36 - sprite.width // 2, y + HEIGHT // 2 - sprite.height // 2, sprite)
        room = width - 76
        style = shrink(name, NAME, room, SMALLEST)
        style = style if text.width(name, style) <= room else LABEL
        canvas.text(x + 70, y + 22, name, style, CREAM, room=room)
        wide = canvas.text(x + 70, y + 57, str(price), FIGURE, MUSTARD)
        canvas.text(x + 73 + wide, y + 60, labels.million, LABEL_BOLD, MUSTARD, room=24)


def draw_supply(canvas: Canvas, left: Sequence[int]) -> None:
    """Draw how many scientists and cards are left of each kind."""
    for i, count in enumerate(left):
        x = LEFT + (i + 1) * STEP - 18
        canvas.text(x, SUPPLY + 57, f"×{count}", FIGURE, CREAM if count else STEEL, "r")
