"""Draws pawns of astronauts and of machines."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.first_martians.drawings.icons import badge, machine
from render.first_martians.plan.stack_shown import PawnShown
from render.first_martians.theme import ACTION_COLOURS


def draw_pawn(canvas: Canvas, x: int, y: int, size: int, pawn: PawnShown) -> None:
    """A pawn, its upper left corner at (x, y)."""
    if pawn.letter:
        sprite = badge(pawn.sign, pawn.letter, size)
    else:
        sprite = machine(pawn.sign, ACTION_COLOURS[pawn.sign], size)
    canvas.sprite(x, y, sprite)
