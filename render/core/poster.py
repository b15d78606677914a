"""Draws a band of a poster: a heading, and cards with a sign, a title and a text each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.picture import MAX_HEIGHT, WIDTH
from render.core.text import SMALLEST, TextStyle, wrap

FEW = 6
"""Cards of a band that stand in two columns; more stand in three, with smaller signs."""
MOST = 12
"""Cards of a band."""
_MARGIN, _GAP, _HEADING = 14, 10, 76
"""Pixels round the cards and between them, and the height of the heading."""
HEADING_ROOM = 720
"""Width of a heading in pixels; right of it each game may draw what it likes."""
HEADING_MIDDLE = _HEADING // 2
MOST_LINES = 9
"""Lines of a text, more than any card has room for."""
_TITLE = 44
"""Height of a card's title with the space below it."""

Paint: TypeAlias = Callable[[Canvas, int, int], None]
"""Paints a card's sign about (x, y), at most 220 pixels wide and 110 high."""


@dataclass(frozen=True, slots=True)
class PosterLook:
    """The colours and styles of a poster; ``accent`` is the line below the heading."""

    card: Colour
    ink: Colour
    text_ink: Colour
    accent: Colour
    heading: TextStyle
    title: TextStyle
    text: TextStyle


@dataclass(frozen=True, slots=True)
class PosterCard:
    paint: Paint
    title: str
    text: str


def draw_poster_band(
    canvas: Canvas, look: PosterLook, heading: str, cards: Sequence[PosterCard]
) -> None:
    """Fill a page of ``MAX_HEIGHT``.

    Raises ``ValueError`` for more cards, or a longer text, than there is room for.
    """
    if len(cards) > MOST:
        raise ValueError(f"a band of a poster has room for {MOST} cards")
    canvas.write(_MARGIN + 10, _HEADING // 2 - 4, heading, look.heading, look.ink, HEADING_ROOM)
    canvas.rect(_MARGIN + 10, _HEADING - 13, 120, 5, look.accent)
    columns = 2 if len(cards) <= FEW else 3
    rows = -(-len(cards) // columns)
    width = (WIDTH - 2 * _MARGIN + _GAP) // columns - _GAP
    height = (MAX_HEIGHT - _HEADING - _MARGIN + _GAP) // rows - _GAP
    signs = 176 if columns == 2 else 112
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        x, y = _MARGIN + column * (width + _GAP), _HEADING + row * (height + _GAP)
        canvas.panel(x, y, width, height, 16, look.card)
        card.paint(canvas, x + 8 + signs // 2, y + height // 2)
        _write(canvas, look, card, x + 16 + signs, y, width - signs - 30, height)


def _write(
    canvas: Canvas, look: PosterLook, card: PosterCard, x: int, y: int, room: int, height: int
) -> None:
    """The title and the text below it, together in the middle of the card."""
    style = look.text
    lines = wrap(card.text, style, room, MOST_LINES)
    step = round(style.size * 1.2)
    most = (height - _TITLE) // step
    if len(lines) > most:
        style = TextStyle(style.face, SMALLEST)
        lines, step = wrap(card.text, style, room, MOST_LINES), round(SMALLEST * 1.2)
    if _TITLE + step * len(lines) > height:
        raise ValueError(f"no room for {card.text!r}")
    top = y + (height - _TITLE - step * len(lines)) // 2
    canvas.write(x, top + 22, card.title, look.title, look.ink, room)
    for i, line in enumerate(lines):
        canvas.text(x, top + _TITLE + step * i + step // 2, line, style, look.text_ink)
