"""Draws panels that list things: a sign, words, a figure in each row."""

from __future__ import annotations

from typing import NamedTuple

from render.core.canvas import Canvas
from render.core.text import width
from render.first_martians import theme
from render.first_martians.icons import icon, token
from render.first_martians.page import panel, write, write_lines

HEAD, LEAST_HIGH, MOST_HIGH = 46, 38, 54
"""Height of the title, and the least and most of a row."""
WORDS_AT = 42
"""From a row's left edge to its words, right of the sign."""
BESIDE, AFTER_WORDS = 12, 6
"""Gaps left of a row's note or figure, and right of its words."""
FOLDED_HIGH = 58
"""Height of a row whose note stands below its words, as there is no room beside them."""


class RowShown(NamedTuple):
    """A row: its sign, its words, a figure on the right, a note before that, tokens."""

    sign: str
    words: str
    figure: str = ""
    note: str = ""
    tokens: tuple[str, ...] = ()


class ListShown(NamedTuple):
    """A list's title, its rows, and the words that stand there where it has none."""

    title: str
    rows: tuple[RowShown, ...]
    empty: str = ""


def needed_height(shown: ListShown) -> int:
    """The height that a list fills where there is room for all of it."""
    return HEAD + max(1, len(shown.rows)) * MOST_HIGH + 8


def draw_list(canvas: Canvas, x: int, y: int, wide: int, high: int, shown: ListShown) -> None:
    """Draw a list in a panel; rows share the height, and those without room are left out."""
    panel(canvas, x, y, wide, high)
    write(canvas, x + 16, y + 26, shown.title, theme.NAME_BOLD, theme.SAND, wide - 32)
    if not shown.rows:
        write(canvas, x + 16, y + HEAD + 22, shown.empty, theme.LABEL, theme.QUIET, wide - 32)
        return
    room, inside = high - HEAD - 6, wide - 32
    folded = sum(_folded(row, inside) for row in shown.rows)
    usual = max(1, len(shown.rows) - folded)
    step = max(LEAST_HIGH, min(MOST_HIGH, (room - folded * FOLDED_HIGH) // usual))
    top = y + HEAD
    for row in shown.rows:
        tall = FOLDED_HIGH if _folded(row, inside) else step
        if top + tall > y + HEAD + room:
            break
        _row(canvas, x + 16, top + tall // 2, inside, row)
        top += tall


def _folded(row: RowShown, wide: int) -> bool:
    """Whether a row's note needs a line of its own."""
    if not row.note or row.figure or row.tokens:
        return False
    gaps = AFTER_WORDS + BESIDE
    return (
        WORDS_AT + gaps + width(row.words, theme.SMALL) + width(row.note, theme.LABEL_BOLD) > wide
    )


def _row(canvas: Canvas, x: int, y: int, wide: int, row: RowShown) -> None:
    canvas.mask(x, y - 15, icon(row.sign, 30), theme.OCHRE)
    right = x + wide
    if _folded(row, wide):
        write(canvas, x + WORDS_AT, y - 14, row.words, theme.LABEL, theme.CREAM, wide - WORDS_AT)
        write(canvas, right, y + 15, row.note, theme.LABEL_BOLD, theme.AMBER, wide - WORDS_AT, "r")
        return
    if row.figure:
        right -= canvas.text(right, y, row.figure, theme.FIGURE, theme.CREAM, "r") + BESIDE
    if row.note:
        right -= canvas.text(right, y, row.note, theme.LABEL_BOLD, theme.AMBER, "r") + BESIDE
    for kind in reversed(row.tokens):
        right -= 36
        canvas.sprite(right, y - 18, token(kind, 36))
        right -= 4
    room = right - x - WORDS_AT - AFTER_WORDS
    write_lines(canvas, x + WORDS_AT, y, row.words, theme.LABEL, theme.CREAM, room)
