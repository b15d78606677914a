"""Draws the nations' rows of figures and the headings of their columns."""

from __future__ import annotations

from render.core.canvas import Canvas
from render.core.colour import Colour, mix
from render.core.picture import WIDTH
from render.core.typography.text import shrink, width
from render.race1969.art.icons import icon
from render.race1969.art.sprites import badge, card
from render.race1969.parts.labels import Labels
from render.race1969.parts.nations_band.nations_shown import (
    CARDS_X,
    FIELD,
    MONEY_X,
    PRESTIGE_X,
    ROW,
    NationRow,
    Nations,
    band_height,
    research_x,
    row_top,
)
from render.race1969.parts.theme import (
    CREAM,
    FIGURE,
    FIGURE_BIG,
    INK,
    LABEL,
    LABEL_BOLD,
    MUSTARD,
    NAME,
    NIGHT,
    PANEL,
    PANEL_LIGHT,
    PAPER,
    SIGNAL,
    SMALL,
    SMALLEST,
    STEEL,
    TEAL,
)
from rules.race1969.state import LastMove
from rules.race1969.terms import RESEARCHES

HEADINGS = 268
"""The top of the panel, with the columns' headings."""
TITLES = 52
"""Pixels from there to the middle of the headings' letters."""
PERSON, NATION = -13, 14
"""Pixels from a row's middle down to the person's name and to the nation's below it."""
UP_MARGIN, UP_EDGE = 2, 4
"""Pixels by which the frame of who is up is outside the row's panel, and its thickness."""


def draw_headings(canvas: Canvas, seats: int, labels: Labels) -> None:
    """The panel behind the rows, and the heading of each column."""
    y = HEADINGS
    canvas.panel(10, y, WIDTH - 20, band_height(seats) - y - 4, 16, PANEL_LIGHT)
    canvas.mask(PRESTIGE_X - 15, y + 4, icon("prestige", 30), CREAM)
    for x, title, room in (
        (PRESTIGE_X, labels.prestige, 108),
        (MONEY_X, labels.money, 92),
        (CARDS_X - 4, labels.cards, 84),
    ):
        canvas.text(x, y + TITLES, title, shrink(title, LABEL, room, SMALLEST), STEEL, "m", room)
    for index, research in enumerate(RESEARCHES):
        x = research_x(index) + FIELD // 2
        canvas.mask(x - 18, y + 3, icon(research, 36), CREAM)
        canvas.text(x, y + TITLES, labels.codes[index], LABEL, STEEL, "m", 48)


def draw_empty_rows(canvas: Canvas, seats: int) -> None:
    """Draw what is the same in all rows: panels, backs of cards, researches without researchers."""
    for seat in range(seats):
        y, height = row_top(seat), ROW - 6
        middle = y + height // 2
        canvas.panel(18, y, WIDTH - 36, height, 12, PANEL)
        canvas.sprite(CARDS_X - 36, middle - 25, card(None, 36))
        for index in range(len(RESEARCHES)):
            x = research_x(index)
            canvas.panel(x, middle - FIELD // 2, FIELD, FIELD, 10, NIGHT)
            canvas.rect(x + FIELD // 2 - 6, middle - 2, 12, 4, mix(STEEL, NIGHT, 0.5))


def draw_seat_rows(canvas: Canvas, shown: Nations) -> None:
    """One row a nation, in seat order, which is turn order from the first player on."""
    for seat, row in enumerate(shown.rows):
        _row(canvas, seat, row, shown.last, shown.labels)


def _row(canvas: Canvas, seat: int, row: NationRow, last: LastMove | None, labels: Labels) -> None:
    y = row_top(seat)
    height = ROW - 6
    middle = y + height // 2
    if row.up:
        left, top, high = 18 - UP_MARGIN, y - UP_MARGIN, height + 2 * UP_MARGIN
        canvas.panel(left, top, 14, high, 7, SIGNAL)
        canvas.frame(left, top, WIDTH - 2 * left, high, 13, SIGNAL, UP_EDGE)
    canvas.sprite(38, middle - 25, badge(row.nation, labels.letter(row.nation), 50))
    room = PRESTIGE_X - 38 - 98
    name = labels.nation(row.nation)
    if row.person:
        style = SMALL if width(row.person, SMALL) <= room else LABEL
        canvas.text(98, middle + PERSON, row.person, style, CREAM, room=room)
        canvas.text(98, middle + NATION, name, LABEL, STEEL, room=room)
    else:
        canvas.text(98, middle, name, shrink(name, NAME, room, SMALLEST), CREAM, room=room)
    canvas.text(PRESTIGE_X, middle, str(row.prestige), FIGURE_BIG, CREAM, "m")
    wide = canvas.text(MONEY_X - 14, middle, str(row.money), FIGURE, MUSTARD, "m")
    canvas.text(MONEY_X - 11 + wide // 2, middle + 3, labels.million, LABEL_BOLD, MUSTARD)
    canvas.text(CARDS_X + 6, middle, str(row.cards), FIGURE, CREAM)
    for index, researchers in enumerate(row.researchers):
        if researchers:
            _field(canvas, research_x(index), middle - FIELD // 2, researchers)
    if last is not None:
        _mark(canvas, seat, row, middle, last)


def _mark(canvas: Canvas, seat: int, row: NationRow, middle: int, last: LastMove) -> None:
    """Frame the figures that the last move changed."""
    if last.seat == seat and last.kind == "trade":
        left = PRESTIGE_X - 44
        canvas.frame(left, middle - 28, CARDS_X - 44 - left, 56, 12, SIGNAL, 4)
    elif last.seat == seat and last.kind == "cards":
        canvas.frame(CARDS_X - 42, middle - 28, 84, 56, 12, SIGNAL, 4)
    elif last.research is not None:
        index = RESEARCHES.index(last.research)
        host = last.seat if last.kind == "hire" else last.host
        x, edge = research_x(index) - 3, FIELD + 6
        if seat == host:
            canvas.frame(x, middle - edge // 2, edge, edge, 13, SIGNAL, 5)
        elif seat == last.seat and row.bonus[index]:
            canvas.frame(x, middle - edge // 2, edge, edge, 13, MUSTARD, 4)


_SHADES: tuple[tuple[Colour, Colour], ...] = (
    (mix(TEAL, NIGHT, 0.62), CREAM),
    (TEAL, INK),
    (mix(MUSTARD, PAPER, 0.3), INK),
    (MUSTARD, INK),
)
"""Colours of a field and its figure for 1, 2, 3 and more researchers."""


def _field(canvas: Canvas, x: int, y: int, researchers: int) -> None:
    """A research's number of researchers, on brighter ground the more there are."""
    ground, ink = _SHADES[min(researchers, len(_SHADES)) - 1]
    canvas.panel(x, y, FIELD, FIELD, 10, ground)
    canvas.text(x + FIELD // 2, y + FIELD // 2, str(researchers), FIGURE, ink, "m")
