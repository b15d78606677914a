"""The squares of the Star Monitor: their names, sides and neighbours, Earth and the start squares.

A square is a column's letter and a row's number, counted from the south-west corner: ``a1``. Sides
of a square are north, east, south and west, 0 to 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.space1999.actions import Slide
from rules.space1999.components.board import Board, Monitor

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""One square on by each side, as columns and rows."""


class Grid:
    """The Monitor of a board ("The Star Monitor").

    ``squares`` are all, row by row from the south-west; ``earth`` is the one in the centre.
    ``starts`` gives a sector's first square and the outer side by which the route enters it.
    ``slides`` are those from each square to all beside it but Earth (ruling A25).
    """

    def __init__(self, data: Monitor) -> None:
        self.size = data.size
        self.squares = tuple(
            _name(column, row) for row in range(self.size) for column in range(self.size)
        )
        self.earth = _name(self.size // 2, self.size // 2)
        self.starts = {
            sector: (square, _outer_side(square, self.size))
            for sector, square in data.starts.items()
        }
        self._beyond = {square: self._by_side(square) for square in self.squares}
        self._around = {
            square: tuple(each for each in by_side if each is not None)
            for square, by_side in self._beyond.items()
        }
        self.slides: Mapping[str, tuple[Slide, ...]] = {
            square: tuple(Slide(square, onto) for onto in beside if onto != self.earth)
            for square, beside in self._around.items()
        }

    def __contains__(self, square: object) -> bool:
        return square in self._beyond

    def beyond(self, square: str, side: int) -> str | None:
        """The square across a side, or ``None`` at the outer edge; ``KeyError`` for no square."""
        return self._beyond[square][side]

    def around(self, square: str) -> tuple[str, ...]:
        """The squares next to one, clockwise from the north; ``KeyError`` for no square."""
        return self._around[square]

    def _by_side(self, square: str) -> tuple[str | None, ...]:
        column, row = position(square)
        beside = ((column + x, row + y) for x, y in STEPS)
        return tuple(
            _name(x, y) if 0 <= x < self.size and 0 <= y < self.size else None for x, y in beside
        )

    def __repr__(self) -> str:
        return f"Grid({self.size})"


@lru_cache(maxsize=32)
def grid_of(board: Board) -> Grid:
    """The Monitor of a board, made once for equal boards."""
    return Grid(board.monitor)


def position(square: str) -> tuple[int, int]:
    """Column and row from 0, counted from the south-west corner.

    >>> position("g13")
    (6, 12)
    """
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


@lru_cache(maxsize=1 << 14)
def squares_apart(square: str, other: str) -> int:
    """Slides from one square to another where nothing is in the way.

    >>> squares_apart("a1", "c4")
    5
    """
    (x, y), (u, v) = position(square), position(other)
    return abs(x - u) + abs(y - v)


def _name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


def opposite(side: int) -> int:
    """The side that touches this one from across.

    >>> opposite(EAST) == WEST
    True
    """
    return (side + 2) % 4


def _outer_side(square: str, size: int) -> int:
    column, row = position(square)
    return {0: WEST, size - 1: EAST}.get(column, SOUTH if row == 0 else NORTH)
