"""Draws the bracket of a knock-out: a column for each round, a box for each table.

A round of too many tables for one column fills bands by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise

from render.community.theme import (
    GOLD,
    INK,
    MARGIN,
    PAPER,
    QUIET,
    SKY,
    SUBTITLE,
    palette,
    write_heading,
)
from render.core.canvas import Canvas
from render.core.palette import rgb
from render.core.picture import WIDTH, Band
from render.core.text import JOST, JOST_BOLD, TextStyle, printable

_LINE = rgb("6f80ad")
PALETTE = palette(_LINE)

_NAME = TextStyle(JOST, 32)
_AHEAD = TextStyle(JOST_BOLD, 32)

COLUMNS = 3
"""Rounds side by side at most; also columns of a round that fills bands by itself."""
_HEAD, _ROW, _GAP = 130, 40, 12
_BETWEEN = 48
ROOM = 564
"""Pixels of height for the boxes of a column."""


class Fate(IntEnum):
    """How it went on for somebody after a table."""

    OPEN = 0
    AHEAD = 1
    OUT = 2


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at a table; an empty name: who sits there isn't known yet."""

    name: str
    fate: Fate = Fate.OPEN


@dataclass(frozen=True, slots=True)
class Column:
    """A round: its tables in the order in which they stand, each with its people.

    ``leads`` has, for each who goes on to the next column, the table and row here and there.
    """

    heading: str
    tables: tuple[tuple[Player, ...], ...]
    leads: tuple[tuple[int, int, int, int], ...] = ()


def height(tables: Sequence[Sequence[object]]) -> int:
    """The pixels that tables below each other take."""
    return sum(len(table) * _ROW + _GAP for table in tables)


def bands(
    name: str, title: str, subtitle: str, pages: Sequence[Sequence[Column]], alt: Sequence[str]
) -> Iterator[Band]:
    """A band for each page of columns; ``alt`` describes each in words."""
    for number, (page, text) in enumerate(zip(pages, alt, strict=True), 1):
        shown = (title, subtitle, tuple(page))
        tall = _HEAD + max(height(column.tables) for column in page) + MARGIN - _GAP
        yield Band(f"{name}-{number}", draw, shown, text, PALETTE, tall)


def draw(title: str, subtitle: str, columns: tuple[Column, ...]) -> Canvas:
    """One band."""
    room = max(height(column.tables) for column in columns)
    canvas = Canvas.blank(WIDTH, _HEAD + room + MARGIN - _GAP, SKY)
    write_heading(canvas, title, subtitle)
    beside = max(2, len(columns))
    wide = (WIDTH - 2 * MARGIN - (beside - 1) * _BETWEEN) // beside
    places = [_tops(column, room) for column in columns]
    for number, column in enumerate(columns):
        x = MARGIN + number * (wide + _BETWEEN)
        canvas.write(x, 100, column.heading, SUBTITLE, QUIET, wide)
        for box, row, after, into in column.leads:
            here = places[number][box] + row * _ROW + _ROW // 2
            there = places[number + 1][after] + into * _ROW + _ROW // 2
            middle = x + wide + _BETWEEN // 2
            ends = (x + wide, here), (middle, here), (middle, there), (x + wide + _BETWEEN, there)
            for one, other in pairwise(ends):
                canvas.line(one, other, _LINE, 3)
        for table, top in zip(column.tables, places[number], strict=True):
            _box(canvas, x, top, wide, table)
    return canvas


def _tops(column: Column, room: int) -> list[int]:
    """Where each box begins: all have the same share of the room about them."""
    free = (room - height(column.tables)) // max(1, len(column.tables))
    tops, top = [], _HEAD + free // 2
    for table in column.tables:
        tops.append(top)
        top += len(table) * _ROW + _GAP + free
    return tops


def _box(canvas: Canvas, x: int, y: int, wide: int, table: Sequence[Player]) -> None:
    canvas.panel(x, y, wide, len(table) * _ROW, 10, PAPER)
    for row, player in enumerate(table):
        middle = y + row * _ROW + _ROW // 2
        ahead = player.fate is Fate.AHEAD
        if ahead:
            # A mark beside the colour: not everybody tells gold from white.
            tip = (x + 26, middle)
            canvas.draw.polygon([(x + 12, middle - 9), (x + 12, middle + 9), tip], fill=GOLD)
        ink = GOLD if ahead else QUIET if player.fate is Fate.OUT else INK
        style = _AHEAD if ahead else _NAME
        font = JOST_BOLD if ahead else JOST
        canvas.text(x + 36, middle, printable(player.name, font), style, ink, room=wide - 48)
