"""Draws the signs of a legend side by side, each with its name below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.picture import WIDTH
from render.core.text import TextStyle

COLUMNS, MOST_COLUMNS = 4, 5
"""Signs side by side, and where they would be more than ``ROWS`` rows."""
ROWS = 3
MOST_SIGNS = MOST_COLUMNS * ROWS
"""Signs on one picture."""
SIGN = 110
"""Height of the room for a sign in pixels; it is twice as wide."""
_MARGIN, _GAP, _TILE, _NAME = 14, 12, 212, 162
"""Pixels round the tiles and between them, their height, and down to the middle of their names."""

Paint: TypeAlias = Callable[[Canvas, int, int], None]
"""Paints a sign about (x, y), in the room of ``SIGN``."""


@dataclass(frozen=True, slots=True)
class LegendLook:
    """The colours of tiles and names, and the style of names."""

    tile: Colour
    ink: Colour
    name: TextStyle


def legend_height(count: int) -> int:
    """The height of a picture of so many signs."""
    rows = -(-count // _columns(count))
    return 2 * _MARGIN + rows * (_TILE + _GAP) - _GAP


def draw_signs(canvas: Canvas, look: LegendLook, signs: Sequence[tuple[Paint, str]]) -> None:
    """Each sign with its name on a tile, row by row, on a page of ``legend_height``.

    Raises ``ValueError`` for more signs than there is room for.
    """
    if len(signs) > MOST_SIGNS:
        raise ValueError(f"a legend's picture has room for {MOST_SIGNS} signs")
    columns = _columns(len(signs))
    width = (WIDTH - 2 * _MARGIN + _GAP) // columns - _GAP
    for place, (paint, name) in enumerate(signs):
        row, column = divmod(place, columns)
        x, y = _MARGIN + column * (width + _GAP), _MARGIN + row * (_TILE + _GAP)
        canvas.panel(x, y, width, _TILE, 16, look.tile)
        paint(canvas, x + width // 2, y + 14 + SIGN // 2)
        canvas.paragraph(
            x + width // 2, y + _NAME + 6, name, look.name, look.ink, width - 16, 2, "m"
        )


def _columns(count: int) -> int:
    return COLUMNS if count <= COLUMNS * ROWS else MOST_COLUMNS
