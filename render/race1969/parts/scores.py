"""Draws the final scores: a row for each nation, with its score's terms and its missions."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.canvas import Canvas
from render.core.colour import Colour, mix
from render.core.picture import WIDTH
from render.core.typography.text import TextStyle, shrink
from render.race1969.art.icons import icon
from render.race1969.art.sprites import badge, cube
from render.race1969.parts.labels import Labels
from render.race1969.parts.page import page
from render.race1969.parts.theme import (
    CREAM,
    FIGURE,
    INK,
    LABEL,
    NAME_BOLD,
    NIGHT,
    PANEL,
    PAPER,
    SIGNAL,
    SMALL,
    SMALLEST,
    STEEL,
    TITLE,
)

HEAD, ROW = 64, 126
"""Heights of the headings and of a row."""
TERMS_LEFT, TERM = 394, 104
TOTAL_LEFT, TOTAL_WIDTH = WIDTH - 180, 164
NAME_LEFT, NAME_ROOM = 152, 240
"""Left edges and widths of the columns."""


@dataclass(frozen=True, slots=True)
class Score:
    """A nation's final score.

    ``terms`` add up to ``total``: prestige at the start, from missions, traded, and of famous
    scientists, novices and spies. ``flights`` hold symbols and prestige.
    """

    rank: int
    nation: str
    person: str
    terms: tuple[int, ...]
    total: int
    money: int
    flights: tuple[tuple[tuple[str, ...], int], ...]


@dataclass(frozen=True, slots=True)
class Scores:
    """The values on the scores' band, best first; ``titles`` are those of the first three terms."""

    labels: Labels
    titles: tuple[str, ...]
    no_flights: str
    rows: tuple[Score, ...]


def draw_scores(shown: Scores) -> Canvas:
    """The drawing of the scores' band."""
    canvas = page(HEAD + ROW * len(shown.rows) + 2)
    canvas.rect(0, 0, WIDTH, HEAD - 8, NIGHT)
    for i, title in enumerate(shown.titles):
        x = TERMS_LEFT + i * TERM + TERM // 2
        canvas.text(x, HEAD // 2 - 2, title, LABEL, STEEL, "m", TERM - 2)
    for i, scientist in enumerate(("famous", "novice", "spy")):
        x = TERMS_LEFT + (i + len(shown.titles)) * TERM + TERM // 2
        letter = shown.labels.scientist_letter(scientist)
        canvas.sprite(x - 22, 6, cube(scientist, letter, 44))
    canvas.mask(TOTAL_LEFT + TOTAL_WIDTH // 2 - 22, 5, icon("prestige", 44), SIGNAL)
    for i, row in enumerate(shown.rows):
        _row(canvas, HEAD + i * ROW, row, shown)
    return canvas


def _row(canvas: Canvas, y: int, row: Score, shown: Scores) -> None:
    labels = shown.labels
    first = row.rank == 1
    height = ROW - 10
    canvas.panel(16, y + 4, WIDTH - 32, height, 16, NIGHT)
    canvas.panel(16, y, WIDTH - 32, height, 16, CREAM if first else PANEL)
    ink, quiet = (INK, mix(INK, PAPER, 0.25)) if first else (CREAM, STEEL)
    canvas.text(46, y + 40, str(row.rank), TITLE, INK if first else SIGNAL, "m")
    canvas.sprite(76, y + 10, badge(row.nation, labels.letter(row.nation), 62))
    name = labels.nation(row.nation)
    style = shrink(name, NAME_BOLD, NAME_ROOM, SMALLEST)
    canvas.text(NAME_LEFT, y + 25 if row.person else y + 40, name, style, ink, room=NAME_ROOM)
    canvas.text(NAME_LEFT, y + 58, row.person, SMALL, quiet, room=NAME_ROOM)
    for i, points in enumerate(row.terms):
        figure = (f"+{points}" if i else str(points)) if points >= 0 else f"−{-points}"
        x = TERMS_LEFT + i * TERM + TERM // 2
        canvas.text(x, y + 38, figure, FIGURE, ink if points else quiet, "m")
    canvas.panel(TOTAL_LEFT, y, TOTAL_WIDTH, height, 16, SIGNAL)
    total = str(row.total).replace("-", "−")
    middle = TOTAL_LEFT + TOTAL_WIDTH // 2
    canvas.text(middle, y + 40, total, TextStyle(TITLE.face, 68), INK, "m", TOTAL_WIDTH - 10)
    money = f"{row.money} {labels.million}"
    canvas.text(middle, y + 91, money, FIGURE, INK, "m", TOTAL_WIDTH - 10)
    _flights(canvas, y + 95, row, shown, ink)


def _flights(canvas: Canvas, y: int, row: Score, shown: Scores, ink: Colour) -> None:
    """Symbols and prestige of each mission flown; what has no room is left out."""
    x = 84
    if not row.flights:
        canvas.text(x, y, shown.no_flights, LABEL, ink, room=TOTAL_LEFT - x - 20)
    for symbols, prestige in row.flights:
        wide = 30 * len(symbols) + 68
        if x + wide > TOTAL_LEFT:
            break
        for j, symbol in enumerate(symbols):
            canvas.mask(x + j * 30, y - 15, icon(symbol, 29), ink)
        x += 30 * len(symbols) + 3
        x += canvas.text(x, y, f"+{prestige}", LABEL, ink) + 20
