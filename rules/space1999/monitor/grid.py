"""The squares of the Star Monitor, and one route tile on them.

Squares are a column's letter and a row's number, counted from the south-west corner: ``a1``. Sides
of a square are north, east, south, west, 0-3. ``monitor`` has the routes.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from rules.space1999.actions import Slide
from rules.space1999.terms import CURVE, STRAIGHT

if TYPE_CHECKING:
    from rules.space1999.components import Board

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""One square on by each side, as columns and rows."""

ROTATIONS = {STRAIGHT: 2, CURVE: 4}
"""How many ways there are to lay a shape: quarter turns clockwise, from 0."""


class Tile(NamedTuple):
    """A route tile as it lies: its owner's sector, shape and quarter turns clockwise (A21).

    A straight tile opens north and south at rotation 0, east and west at 1; a curve opens north
    and east at 0, east and south at 1, and so on.
    """

    square: str
    owner: str
    shape: str
    rotation: int

    @property
    def openings(self) -> tuple[int, int]:
        """The two sides where the route goes on."""
        return _OPENINGS[self.shape][self.rotation]


Tiles = tuple[Tile, ...]
"""All tiles on the Monitor, the first laid first."""


class Sliding(NamedTuple):
    """Where a tile may slide to from a square: to empty ones beside it, never to Earth (25, A25).

    ``around`` is the mask of the squares beside it, ``left`` the slides for each mask of those
    of them that are taken.
    """

    around: int
    left: Mapping[int, tuple[Slide, ...]]


class Grid:
    """The Monitor of a board: its squares, Earth, and where each sector's route begins.

    ``starts`` gives a sector's first square and the outer side by which the route enters it.
    ``bits`` are those of the squares in a mask of them; ``sliding`` tells where each lets a tile
    slide to.
    """

    def __init__(self, board: Board) -> None:
        self.size = board.monitor.size
        self.squares = tuple(
            f"{chr(ord('a') + column)}{row + 1}"
            for row in range(self.size)
            for column in range(self.size)
        )
        middle = self.size // 2
        self.earth = f"{chr(ord('a') + middle)}{middle + 1}"
        self.starts = {
            sector: (square, _outer(square, self.size))
            for sector, square in board.monitor.starts.items()
        }
        self._next = {square: self._sides(square) for square in self.squares}
        self._around = {
            square: tuple(each for each in sides if each is not None)
            for square, sides in self._next.items()
        }
        self.bits: Mapping[str, int] = {
            square: 1 << number for number, square in enumerate(self.squares)
        }
        self.sliding = {square: self._sliding(square) for square in self.squares}

    def _sides(self, square: str) -> tuple[str | None, ...]:
        column, row = position(square)
        ways = ((column + x, row + y) for x, y in STEPS)
        return tuple(
            f"{chr(ord('a') + x)}{y + 1}" if 0 <= x < self.size and 0 <= y < self.size else None
            for x, y in ways
        )

    def _sliding(self, square: str) -> Sliding:
        ways = [(self.bits[onto], Slide(square, onto)) for onto in self._around[square]]
        masks = {sum(bit for bit, _ in some) for n in range(5) for some in combinations(ways, n)}
        left = {
            mask: tuple(slide for bit, slide in ways if not bit & mask and slide.onto != self.earth)
            for mask in masks
        }
        return Sliding(sum(bit for bit, _ in ways), left)

    def beyond(self, square: str, side: int) -> str | None:
        """The square across a side, or ``None`` at the outer edge; ``KeyError`` for no square."""
        return self._next[square][side]

    def around(self, square: str) -> tuple[str, ...]:
        """The squares next to one, clockwise from the north; ``KeyError`` for no square."""
        return self._around[square]

    def __repr__(self) -> str:
        return f"Grid({self.size})"


def position(square: str) -> tuple[int, int]:
    """Column and row from 0, counted from the south-west corner.

    >>> position("g13")
    (6, 12)
    """
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


_OPENINGS = {
    shape: tuple((side, (side + turn) % 4) for side in range(4))
    for shape, turn in ((STRAIGHT, 2), (CURVE, 1))
}


def openings(shape: str, rotation: int) -> tuple[int, int]:
    """The sides where a tile's route goes on.

    >>> openings("straight", 1) == (EAST, WEST), openings("curve", 3) == (WEST, NORTH)
    (True, True)
    """
    return _OPENINGS[shape][rotation % 4]


def opposite(side: int) -> int:
    """The side that touches this one from across."""
    return (side + 2) % 4


def _outer(square: str, size: int) -> int:
    column, row = position(square)
    return {0: WEST, size - 1: EAST}.get(column, SOUTH if row == 0 else NORTH)
