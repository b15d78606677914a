"""Route tiles: their shapes and openings, how they lie on the Star Monitor, and counts of them."""

from __future__ import annotations

from typing import NamedTuple

from rules.space1999.terms import CURVE, SHAPES, STRAIGHT

ROTATIONS = {STRAIGHT: 2, CURVE: 4}
"""Number of rotations by shape: quarter turns clockwise, from 0, that look different."""

_OPENINGS = {
    shape: tuple((side, (side + turn) % 4) for side in range(4))
    for shape, turn in ((STRAIGHT, 2), (CURVE, 1))
}


class Tile(NamedTuple):
    """A route tile as it lies: its owner's sector, shape and quarter turns clockwise (ruling A21).

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

TileCounts = tuple[int, int]
"""The numbers of straight tiles and of curves."""


def openings(shape: str, rotation: int) -> tuple[int, int]:
    """The sides where a tile's route goes on, as numbers of ``grid``.

    >>> openings("straight", 1), openings("curve", 3)
    ((1, 3), (3, 0))
    """
    return _OPENINGS[shape][rotation % 4]


def tile_on(tiles: Tiles, square: str) -> Tile | None:
    """The tile on a square; ``None`` on an empty one."""
    for tile in tiles:
        if tile.square == square:
            return tile
    return None


def by_square(tiles: Tiles) -> dict[str, Tile]:
    """The tile on each square that isn't empty."""
    return {tile.square: tile for tile in tiles}


def laid(tiles: Tiles, tile: Tile) -> Tiles:
    """The tiles with one more, the last laid."""
    return (*tiles, tile)


def slid(tiles: Tiles, square: str, onto: str) -> Tiles:
    """The tiles after one slid from a square to another, unrotated; it stays in its order."""
    return tuple([tile._replace(square=onto) if tile[0] == square else tile for tile in tiles])


def removed(tiles: Tiles, *squares: str) -> Tiles:
    """The tiles without those on the squares."""
    return tuple(tile for tile in tiles if tile.square not in squares)


def last_laid(tiles: Tiles, owner: str, count: int) -> tuple[str, ...]:
    """Squares of an owner's latest tiles still there, the latest first, at most ``count``.

    These are what a wrong route costs (ruling A30).
    """
    return tuple(tile.square for tile in reversed(tiles) if tile.owner == owner)[:count]


def count_of(shape: str) -> TileCounts:
    """One tile of a shape, counted.

    >>> count_of("curve")
    (0, 1)
    """
    return int(shape == STRAIGHT), int(shape == CURVE)


def shapes_among(counts: TileCounts) -> tuple[str, ...]:
    """The shapes of which there is any.

    >>> shapes_among((0, 2))
    ('curve',)
    """
    return tuple(shape for shape, count in zip(SHAPES, counts, strict=True) if count)


def plus(one: TileCounts, other: TileCounts) -> TileCounts:
    """Both counts together."""
    return one[0] + other[0], one[1] + other[1]


def minus(one: TileCounts, other: TileCounts) -> TileCounts:
    """The first count less the other."""
    return one[0] - other[0], one[1] - other[1]
