"""Draws panels that list things: a sign, words, a figure in each row."""

from __future__ import annotations

from typing import NamedTuple

from render.core.canvas import Canvas
from render.first_martians.art.icons import icon
from render.first_martians.art.sprites import token
from render.first_martians.parts.page import panel, write, write_lines
from render.first_martians.parts.theme import (
    AMBER,
    CREAM,
    FIGURE,
    LABEL,
    LABEL_BOLD,
    NAME_BOLD,
    OCHRE,
    QUIET,
    SAND,
)

HEAD, MOST_HIGH = 46, 54


class RowShown(NamedTuple):
    """A row: its sign, its words, a figure on the right, a note before that, tokens."""

    sign: str
    words: str
    figure: str = ""
    note: str = ""
    tokens: tuple[str, ...] = ()


class ListShown(NamedTuple):
    """A list's title, its rows, and what stands there where it has none."""

    title: str
    rows: tuple[RowShown, ...]
    empty: str = ""


def needed_height(shown: ListShown) -> int:
    """The height that a list fills where there is room for all of it."""
    return HEAD + max(1, len(shown.rows)) * MOST_HIGH + 8


def draw_list(canvas: Canvas, x: int, y: int, wide: int, high: int, shown: ListShown) -> None:
    """A list in a panel; rows share the height, and those that find no room are left out."""
    panel(canvas, x, y, wide, high)
    write(canvas, x + 16, y + 26, shown.title, NAME_BOLD, SAND, wide - 32)
    if not shown.rows:
        write(canvas, x + 16, y + HEAD + 22, shown.empty, LABEL, QUIET, wide - 32)
        return
    step = max(38, min(MOST_HIGH, (high - HEAD - 6) // len(shown.rows)))
    most = (high - HEAD - 6) // step
    for i, row in enumerate(shown.rows[:most]):
        _row(canvas, x + 16, y + HEAD + i * step + step // 2, wide - 32, row)


def _row(canvas: Canvas, x: int, y: int, wide: int, row: RowShown) -> None:
    canvas.mask(x, y - 15, icon(row.sign, 30), OCHRE)
    right = x + wide
    if row.figure:
        right -= canvas.text(right, y, row.figure, FIGURE, CREAM, "r") + 12
    if row.note:
        right -= canvas.text(right, y, row.note, LABEL_BOLD, AMBER, "r") + 12
    for kind in reversed(row.tokens):
        right -= 36
        canvas.sprite(right, y - 18, token(kind, 36))
        right -= 4
    write_lines(canvas, x + 42, y, row.words, LABEL, CREAM, right - x - 48)
