"""Draws standings: a table of people with their places and figures, a band for every ten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from render.core.canvas import Canvas
from render.core.palette import Palette, mix, rgb
from render.core.picture import WIDTH, Band
from render.core.text import FIGURES, FIGURES_BOLD, JOST, JOST_BOLD, TextStyle, printable

ROWS = 10
"""People of a band at most."""

_SKY, _ROW, _INK, _QUIET = rgb("0d1630"), rgb("16244a"), rgb("f4f6fb"), rgb("a9b6d6")
_GOLD, _UP, _DOWN = rgb("ffcf5c"), rgb("5fd38d"), rgb("f0936b")
_FLAT = (_SKY, _ROW, _INK, _QUIET, _GOLD, _UP, _DOWN)
PALETTE = Palette(
    dict.fromkeys(
        mix(paper, ink, step / 6) for paper in (_SKY, _ROW) for ink in _FLAT for step in range(7)
    )
)

_TITLE = TextStyle(JOST_BOLD, 46)
_SUBTITLE = TextStyle(JOST, 30)
_HEADING = TextStyle(FIGURES, 32)
_NAME = TextStyle(JOST, 36)
_FIGURE = TextStyle(FIGURES, 40)
_POINTS = TextStyle(FIGURES_BOLD, 44)

_MARGIN, _HEAD, _EACH, _GAP = 24, 142, 52, 4
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
        height = top + len(some) * _EACH + _MARGIN
        yield Band(f"{name}-{number + 1}", draw, shown, text, PALETTE, height)


def draw(
    title: str, subtitle: str, headings: tuple[str, ...], rows: tuple[StandingRow, ...]
) -> Canvas:
    """One band; without a ``title`` it goes on from the one above."""
    top = _HEAD if title else _HEAD - 84
    canvas = Canvas.blank(WIDTH, top + len(rows) * _EACH + _MARGIN, _SKY)
    if title:
        canvas.write(_MARGIN, 42, printable(title, JOST_BOLD), _TITLE, _GOLD, 720)
        canvas.write(WIDTH - _MARGIN, 42, subtitle, _SUBTITLE, _QUIET, 400, "r")
    for right, heading in zip(_COLUMNS, headings, strict=True):
        canvas.write(right, top - 28, heading, _HEADING, _QUIET, 126, "r")
    for number, row in enumerate(rows):
        _row(canvas, top + number * _EACH, row)
    return canvas


def _row(canvas: Canvas, y: int, row: StandingRow) -> None:
    middle = y + (_EACH - _GAP) // 2
    canvas.panel(_MARGIN, y, WIDTH - 2 * _MARGIN, _EACH - _GAP, 10, _ROW)
    gone = row.zone is Zone.GONE
    ink = _QUIET if gone else _INK
    if row.zone in (Zone.UP, Zone.DOWN):
        # A triangle beside the colour: not everybody tells green from orange.
        up = row.zone is Zone.UP
        tip, foot = (middle - 10, middle + 8) if up else (middle + 10, middle - 8)
        canvas.draw.polygon(
            [(_MARGIN + 10, foot), (_MARGIN + 30, foot), (_MARGIN + 20, tip)],
            fill=_UP if up else _DOWN,
        )
    canvas.text(_PLACE + 12, middle, row.place, _FIGURE, ink, "r")
    room = _COLUMNS[0] - 110 - _NAME_AT
    canvas.text(_NAME_AT, middle, printable(row.name, JOST), _NAME, ink, room=room)
    canvas.text(_COLUMNS[0], middle, row.points, _POINTS, ink if gone else _GOLD, "r")
    for right, figure in zip(_COLUMNS[1:], (row.played, row.wins, row.opponents), strict=True):
        canvas.text(right, middle, figure, _FIGURE, ink, "r")
