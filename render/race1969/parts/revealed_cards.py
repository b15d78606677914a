"""Draws the cards that were revealed, and how far they moved the rocket."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.canvas import Canvas
from render.core.colour import Colour
from render.core.picture import WIDTH
from render.core.typography.text import shrink
from render.race1969.art.icons import icon
from render.race1969.art.sprites import badge, card
from render.race1969.parts.flight import BACK
from render.race1969.parts.page import page
from render.race1969.parts.theme import (
    CREAM,
    FIGURE,
    FIGURE_BIG,
    HEADING,
    MUSTARD,
    NAME,
    NIGHT,
    PANEL_LIGHT,
    SMALLEST,
)

TITLE_HEIGHT, ROW = 74, 106
"""Heights of the title and of a row."""
NAME_ROOM, CARDS_LEFT, CARDS_ROOM = 312, 440, 430
"""Width of names, left edge and width of the cards."""


@dataclass(frozen=True, slots=True)
class Play:
    """One nation's cards; ``own``: whether the flight is its own.

    ``sum`` is as in ``5 ÷ 3 =``, ``moved`` the cells as in ``−1``; both are empty for opponents
    whose cards are summed up in the row of the last of them.
    """

    nation: str
    letter: str
    name: str
    cards: tuple[int, ...]
    own: bool
    sum: str
    moved: str


@dataclass(frozen=True, slots=True)
class Plays:
    """The values that the band of the cards shows."""

    title: str
    rows: tuple[Play, ...]


def draw_plays(shown: Plays) -> Canvas:
    """The drawing of the cards' band."""
    canvas = page(TITLE_HEIGHT + ROW * len(shown.rows) + 4)
    canvas.rect(0, 0, WIDTH, TITLE_HEIGHT - 10, NIGHT)
    wide = canvas.text(WIDTH // 2 + 32, 32, shown.title, HEADING, CREAM, "m", WIDTH - 200)
    canvas.mask(WIDTH // 2 - wide // 2 - 30, 8, icon("espionage", 48), CREAM)
    for i, row in enumerate(shown.rows):
        _row(canvas, TITLE_HEIGHT + i * ROW, row)
    return canvas


def _row(canvas: Canvas, y: int, row: Play) -> None:
    colour: Colour = MUSTARD if row.own else BACK
    height = ROW - 10
    middle = y + height // 2
    canvas.panel(16, y, WIDTH - 32, height, 14, PANEL_LIGHT)
    canvas.panel(16, y, 12, height, 6, colour)
    canvas.sprite(42, middle - 31, badge(row.nation, row.letter, 62))
    style = shrink(row.name, NAME, NAME_ROOM, SMALLEST)
    canvas.text(116, middle, row.name, style, CREAM, room=NAME_ROOM)
    step = min(68, (CARDS_ROOM - 62) // max(1, len(row.cards) - 1))
    for i, each in enumerate(row.cards):
        canvas.sprite(CARDS_LEFT + i * step, middle - 44, card(each, 62))
    wide = canvas.text(WIDTH - 40, middle, row.moved, FIGURE_BIG, colour, "r")
    canvas.text(WIDTH - 54 - wide, middle, row.sum, FIGURE, CREAM, "r")
