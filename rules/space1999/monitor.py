"""The Star Monitor: its squares, the tiles on it, routes to Earth, and where a tile may lie."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.space1999.board import Board, Monitor
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
    return {tile.square: tile for tile in tiles}


def laid(tiles: Tiles, tile: Tile) -> Tiles:
    return (*tiles, tile)


def slid(tiles: Tiles, square: str, onto: str) -> Tiles:
    """The tiles after one slid from a square to another, unrotated; it stays in its order."""
    return tuple([tile._replace(square=onto) if tile[0] == square else tile for tile in tiles])


def removed(tiles: Tiles, *squares: str) -> Tiles:
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
    return one[0] + other[0], one[1] + other[1]


def minus(one: TileCounts, other: TileCounts) -> TileCounts:
    return one[0] - other[0], one[1] - other[1]


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
        self.slide_targets: Mapping[str, tuple[str, ...]] = {
            square: tuple(onto for onto in beside if onto != self.earth)
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


def open_ends(grid: Grid, tiles: Tiles, owner: str) -> tuple[tuple[str, int], ...]:
    """Empty squares where an owner may lay, each with the side that has to be open.

    The square where the unbroken route goes on comes first: the start square by its outer side
    while none of the owner's tiles lies there. Then those before the open ends of displaced tiles
    (rulings A27, A28, A40). A route that has reached Earth goes no further.
    """
    own = {tile.square: tile for tile in tiles if tile.owner == owner}
    whole = route_tiles(grid, own, owner)
    ends: list[tuple[str | None, int]] = [
        (grid.beyond(tile.square, leads), opposite(leads)) for tile, leads in whole[-1:]
    ] or [grid.starts[owner]]
    linked = {tile.square for tile, _ in whole}
    for tile in own.values():
        if tile.square not in linked:
            joined = joined_sides(grid, own, tile)
            ends += [
                (grid.beyond(tile.square, side), opposite(side))
                for side in tile.openings
                if side not in joined
            ]
    taken = {tile.square for tile in tiles} | {grid.earth}
    free = [(square, side) for square, side in ends if square is not None and square not in taken]
    return tuple(dict.fromkeys(free))


def placements(
    grid: Grid, tiles: Tiles, owner: str, shape: str, *, last: bool = True
) -> tuple[tuple[str, int], ...]:
    """Squares and rotations where an owner may lay a tile of a shape (rulings A21, A26, A27).

    Its openings join the end that it continues, and none points out of the Monitor, where no
    route could ever go on. With ``last`` false, a tile that would complete the route is left out:
    where the exact count is asked (ruling A22), only the last tile held may arrive, and a ship
    with more stops one square short.
    """
    found: list[tuple[str, int]] = []
    for square, entry in open_ends(grid, tiles, owner):
        for rotation in range(ROTATIONS[shape]):
            sides = openings(shape, rotation)
            if entry not in sides:
                continue
            leads = sides[1] if sides[0] == entry else sides[0]
            if grid.beyond(square, leads) is None:
                continue
            tile = Tile(square, owner, shape, rotation)
            if last or not arrives(grid, laid(tiles, tile), owner):
                found.append((square, rotation))
    return tuple(dict.fromkeys(found))


def runs_past_earth(missing: int | None, held: int) -> bool:
    """Whether more tiles are held than a route takes that lacks one at the most (24, A22)."""
    return missing in (0, 1) and held > missing


class RouteTile(NamedTuple):
    """A tile of an unbroken route, and the side by which the route leads on from it."""

    tile: Tile
    leads: int


def route(grid: Grid, tiles: Tiles, owner: str) -> tuple[str, ...]:
    """Squares of an owner's unbroken route from the start square on (ruling A28)."""
    return tuple(each.tile.square for each in route_tiles(grid, by_square(tiles), owner))


def arrives(grid: Grid, tiles: Tiles, owner: str) -> bool:
    """Whether the unbroken route stands next to Earth with an opening facing it ("Earth")."""
    return _next_square(grid, by_square(tiles), owner) == grid.earth


def same_route(grid: Grid, before: Tiles, after: Tiles, owner: str) -> bool:
    """Whether an owner's unbroken route has the same tiles, lying the same way, in both."""
    first, second = by_square(before), by_square(after)
    return route_tiles(grid, first, owner) == route_tiles(grid, second, owner)


def is_asked(grid: Grid, before: Tiles, after: Tiles, owner: str, *, own: bool) -> bool:
    """Whether the Computer is asked about a route when tiles were moved (ruling A39).

    ``own``: its owner moved them.
    """
    if not arrives(grid, after, owner):
        return False
    stood = arrives(grid, before, owner)
    return not stood or (own and not same_route(grid, before, after, owner))


def missing(grid: Grid, tiles: Tiles, owner: str) -> int | None:
    """The fewest tiles of any shape that would complete the unbroken route; 0 if it arrives.

    ``None`` where other tiles shut it in.
    """
    lying = by_square(tiles)
    square = _next_square(grid, lying, owner)
    if square == grid.earth:
        return 0
    if square is None or square in lying:
        return None
    queue, seen = deque([(square, 1)]), {square}
    while queue:
        square, count = queue.popleft()
        for other in grid.around(square):
            if other == grid.earth:
                return count
            if other not in seen and other not in lying:
                seen.add(other)
                queue.append((other, count + 1))
    return None


def ways_on(grid: Grid, tiles: Tiles, owners: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """A shortest way on for each owner's route: the empty squares up to Earth, ``missing`` many.

    Ways keep to other squares than those before them, and straight on, as far as that costs
    nothing. A route that is at Earth or shut in has an empty one.
    """
    lying = by_square(tiles)
    left = _squares_left(grid, lying)
    found: dict[str, tuple[str, ...]] = {}
    taken: set[str] = set()
    for owner in owners:
        square = _next_square(grid, lying, owner)
        way = _downhill(grid, left, square, taken) if square in left else ()
        taken.update(way)
        found[owner] = way
    return found


def _squares_left(grid: Grid, lying: Mapping[str, Tile]) -> dict[str, int]:
    """The tiles that a route takes from each empty square on, that square included."""
    left, queue = {grid.earth: 0}, deque([grid.earth])
    while queue:
        square = queue.popleft()
        for other in grid.around(square):
            if other not in left and other not in lying:
                left[other] = left[square] + 1
                queue.append(other)
    del left[grid.earth]
    return left


def _downhill(
    grid: Grid, left: Mapping[str, int], square: str, taken: Container[str]
) -> tuple[str, ...]:
    way, heading = [square], -1
    while left[square] > 1:
        sides = [
            (other in taken, side != heading, side)
            for side in range(4)
            if left.get(other := grid.beyond(square, side) or "") == left[square] - 1
        ]
        heading = min(sides)[2]
        square = grid.beyond(square, heading) or ""
        way.append(square)
    return tuple(way)


def tiles_to_earth(grid: Grid, tiles: Tiles, owner: str) -> int:
    """The number ``missing``; for a route that is shut in, a number above all others."""
    left = missing(grid, tiles, owner)
    return len(grid.squares) if left is None else left


def squares_nearer(grid: Grid, tiles: Tiles, owner: str) -> int:
    """By how many squares an unbroken route is nearer to Earth than its start square.

    0 for a route that is shut in, or has wandered off.
    """
    return max(0, tiles_to_earth(grid, (), owner) - tiles_to_earth(grid, tiles, owner))


def route_tiles(grid: Grid, lying: Mapping[str, Tile], owner: str) -> list[RouteTile]:
    """The tiles of an owner's unbroken route; ``lying`` are tiles by their squares."""
    found: list[RouteTile] = []
    square: str | None
    square, entry = grid.starts[owner]
    while square is not None and (tile := lying.get(square)) is not None:
        first, second = tile.openings
        if tile.owner != owner or entry not in (first, second):
            break
        leads = second if entry == first else first
        found.append(RouteTile(tile, leads))
        square, entry = grid.beyond(square, leads), opposite(leads)
    return found


def joined_sides(grid: Grid, own: Mapping[str, Tile], tile: Tile) -> dict[int, Tile]:
    """The sides where a tile's openings meet those of others of its owner's, with those tiles."""
    found = {}
    for side in tile.openings:
        other = own.get(grid.beyond(tile.square, side) or "")
        if other is not None and opposite(side) in other.openings:
            found[side] = other
    return found


def _next_square(grid: Grid, lying: Mapping[str, Tile], owner: str) -> str | None:
    """The square where the unbroken route goes on, taken or not; ``None`` at the outer edge."""
    whole = route_tiles(grid, lying, owner)
    if not whole:
        return grid.starts[owner][0]
    last = whole[-1]
    return grid.beyond(last.tile.square, last.leads)


def tiles_in_reach(grid: Grid, tiles: Tiles, owner: str) -> tuple[str, ...]:
    """Squares of the tiles that a card lets an owner move or remove ("The Star Monitor").

    Any of the own, and then the terminal ones of everybody else.
    """
    owned: dict[str, dict[str, Tile]] = {owner: {}}
    for tile in tiles:
        owned.setdefault(tile.owner, {})[tile.square] = tile
    own = owned.pop(owner)
    others = [
        square for rival, laid in owned.items() for square in terminal_tiles(grid, laid, rival)
    ]
    return (*own, *others)


def terminal_tiles(grid: Grid, own: Mapping[str, Tile], owner: str) -> Iterator[str]:
    """Squares of an owner's terminal tiles, of all their tiles by square, the first laid first.

    They are the last of the unbroken route, and each displaced tile that has an open end and no
    later tile of its owner's joined to it (ruling A29).
    """
    whole = [tile.square for tile, _ in route_tiles(grid, own, owner)]
    earlier: set[str] = set()
    for square, tile in own.items():
        if square in whole[-1:]:
            yield square
        elif square not in whole:
            joined = [other.square for other in joined_sides(grid, own, tile).values()]
            if len(joined) < 2 and earlier.issuperset(joined):
                yield square
        earlier.add(square)
