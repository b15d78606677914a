"""Draws standings: a table of people with their places and figures, a band for every ten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from render.community.theme import GOLD, INK, MARGIN, PAPER, QUIET, SKY, palette, write_heading
from render.core.canvas import Canvas
from render.core.palette import rgb
from render.core.picture import WIDTH, Band
from render.core.text import FIGURES, FIGURES_BOLD, JOST, TextStyle, printable

ROWS = 10
"""People of a band at most."""

_UP, _DOWN = rgb("5fd38d"), rgb("f0936b")
PALETTE = palette(_UP, _DOWN)

_HEADING = TextStyle(FIGURES, 32)
_NAME = TextStyle(JOST, 36)
_FIGURE = TextStyle(FIGURES, 40)
_POINTS = TextStyle(FIGURES_BOLD, 44)

_HEAD, _EACH, _GAP = 142, 52, 4
_PLACE, _NAME_AT = 84, 128
_COLUMNS = (760, 890, 1020, 1160)
"""The right ends of the figures: points, tables, won, others' points."""


class Zone(IntEnum):
    """What somebody's place means for the next season."""

    NONE = 0
    UP = 1
    DOWN = 2
    GONE = 3
    """They take part no more."""


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A person as the picture shows them; figures are written out in the reader's language."""

    place: str
    name: str
    points: str
    played: str
    wins: str
    opponents: str
    zone: Zone = Zone.NONE


def bands(
    name: str,
    title: str,
    subtitle: str,
    headings: tuple[str, str, str, str],
    rows: Sequence[StandingRow],
    alt: Sequence[str],
) -> Iterator[Band]:
    """The bands of a table; ``alt`` describes each in words.

    ``headings`` are those of points, tables, tables won, and the others' points.
    """
    for number, text in enumerate(alt):
        some = tuple(rows[number * ROWS : (number + 1) * ROWS])
        shown = (title if not number else "", subtitle if not number else "", headings, some)
        top = _HEAD if not number else _HEAD - 84
        height = top + len(some) * _EACH + MARGIN
        yield Band(f"{name}-{number + 1}", draw, shown, text, PALETTE, height)


def draw(
    title: str, subtitle: str, headings: tuple[str, ...], rows: tuple[StandingRow, ...]
) -> Canvas:
    """One band; without a ``title`` it goes on from the one above."""
    top = _HEAD if title else _HEAD - 84
    canvas = Canvas.blank(WIDTH, top + len(rows) * _EACH + MARGIN, SKY)
    if title:
        write_heading(canvas, title, subtitle)
    for right, heading in zip(_COLUMNS, headings, strict=True):
        canvas.write(right, top - 28, heading, _HEADING, QUIET, 126, "r")
    for number, row in enumerate(rows):
        _row(canvas, top + number * _EACH, row)
    return canvas


def _row(canvas: Canvas, y: int, row: StandingRow) -> None:
    middle = y + (_EACH - _GAP) // 2
    canvas.panel(MARGIN, y, WIDTH - 2 * MARGIN, _EACH - _GAP, 10, PAPER)
    gone = row.zone is Zone.GONE
    ink = QUIET if gone else INK
    if row.zone in (Zone.UP, Zone.DOWN):
        # A triangle beside the colour: not everybody tells green from orange.
        up = row.zone is Zone.UP
        tip, foot = (middle - 10, middle + 8) if up else (middle + 10, middle - 8)
        canvas.draw.polygon(
            [(MARGIN + 10, foot), (MARGIN + 30, foot), (MARGIN + 20, tip)],
            fill=_UP if up else _DOWN,
        )
    canvas.text(_PLACE + 12, middle, row.place, _FIGURE, ink, "r")
    room = _COLUMNS[0] - 110 - _NAME_AT
    canvas.text(_NAME_AT, middle, printable(row.name, JOST), _NAME, ink, room=room)
    canvas.text(_COLUMNS[0], middle, row.points, _POINTS, ink if gone else GOLD, "r")
    for right, figure in zip(_COLUMNS[1:], (row.played, row.wins, row.opponents), strict=True):
        canvas.text(right, middle, figure, _FIGURE, ink, "r")
