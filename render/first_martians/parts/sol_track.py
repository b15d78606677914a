"""Draws the sols of the mission with the malfunction dice that are rolled on each."""

from __future__ import annotations

from typing import NamedTuple

from render.core.canvas import Canvas
from render.core.picture import WIDTH
from render.first_martians.art.sprites import die
from render.first_martians.parts.page import EDGE_GAP, panel
from render.first_martians.parts.theme import AMBER, CREAM, FIGURE, INACTIVE, INK, PANEL, QUIET
from rules.first_martians.terms import BLOCKS
from rules.first_martians.view import View

HIGH = 92
"""Height of the track in pixels."""


class SolsShown(NamedTuple):
    """The current sol, and for each sol the blocks whose dice are rolled, as far as is known."""

    now: int
    dice: tuple[tuple[str, ...], ...]


def sols_shown(view: View) -> SolsShown:
    """The mission's sols; those that are over have no dice."""
    first_sols = view.content.missions.mission[view.mission].dice
    dice = []
    for sol in range(1, view.sols + 1):
        red = {block for block, marker in zip(BLOCKS, view.boxes, strict=True) if marker}
        red |= {block for first, block in first_sols.items() if int(first) <= sol}
        dice.append(tuple(block for block in BLOCKS if block in red) if sol >= view.round else ())
    return SolsShown(view.round, tuple(dice))


def draw_sols(canvas: Canvas, y: int, shown: SolsShown) -> None:
    """Draw a cell for each sol, the current one in a bright colour."""
    step = (WIDTH - 2 * EDGE_GAP + 6) // len(shown.dice)
    for i, dice in enumerate(shown.dice):
        sol, x, wide = i + 1, EDGE_GAP + i * step, step - 6
        over, now = sol < shown.now, sol == shown.now
        panel(canvas, x, y, wide, HIGH, AMBER if now else INACTIVE[2] if over else PANEL)
        ink = INK if now else QUIET if over else CREAM
        canvas.text(x + wide // 2, y + 26, str(sol), FIGURE, ink, "m")
        side = min(32, (wide - 8) // 3 - 2)
        left = x + (wide - len(dice) * (side + 2)) // 2
        for j, block in enumerate(dice):
            canvas.sprite(left + j * (side + 2), y + 50, die(block, side))
