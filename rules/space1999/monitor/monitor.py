"""The Star Monitor: routes of tiles from the sides to Earth in the centre.

What lies on the Monitor is a tuple of ``Tile`` in the order of laying, so that each function is a
pure one of grid and tiles. ``layout`` keeps what a state asks for again and again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping

from rules.space1999.monitor.grid import ROTATIONS, Grid, Tile, Tiles, openings, opposite


def at(tiles: Tiles, square: str) -> Tile | None:
    """What lies on a square."""
    for tile in tiles:
        if tile.square == square:
            return tile
    return None


def by_square(tiles: Tiles) -> dict[str, Tile]:
    """What lies on each square that isn't empty."""
    return {tile.square: tile for tile in tiles}


def laid(tiles: Tiles, tile: Tile) -> Tiles:
    """The tiles with one more, the last laid."""
    return (*tiles, tile)


def slid(tiles: Tiles, square: str, to: str) -> Tiles:
    """The tiles after one slid from a square to another, unrotated; it stays in its order (25)."""
    squares = [tile[0] for tile in tiles]
    if square not in squares:
        return tiles
    index = squares.index(square)
    return (*tiles[:index], tiles[index]._replace(square=to), *tiles[index + 1 :])


def removed(tiles: Tiles, *squares: str) -> Tiles:
    """The tiles without those on the squares (27, 28)."""
    return tuple(tile for tile in tiles if tile.square not in squares)


def last_laid(tiles: Tiles, owner: str, count: int) -> tuple[str, ...]:
    """Squares of an owner's latest tiles still there, at most ``count``, the latest first (A30)."""
    return tuple(tile.square for tile in reversed(tiles) if tile.owner == owner)[:count]


def chain(grid: Grid, tiles: Tiles, owner: str) -> tuple[str, ...]:
    """Squares of the owner's unbroken route from his start square on (A28)."""
    return tuple(tile.square for tile, _ in _chain(grid, by_square(tiles), owner))


def arrives(grid: Grid, tiles: Tiles, owner: str) -> bool:
    """Whether the unbroken route stands next to Earth with an opening facing it (A22, A28)."""
    return arrived(grid, by_square(tiles), owner)


def arrived(grid: Grid, laid: Mapping[str, Tile], owner: str) -> bool:
    """Like ``arrives``, for tiles by their squares."""
    return _leads_to(grid, laid, owner) == grid.earth


def ends(grid: Grid, tiles: Tiles, owner: str) -> tuple[tuple[str, int], ...]:
    """Empty squares where the owner may lay, each with the side that has to be open (A27, A28).

    The square where his unbroken route goes on comes first: his start square by its outer side
    while nothing of his lies there. Then those before the open ends of his displaced tiles (26).
    A route that has reached Earth goes no further.
    """
    own = _own(tiles, owner)
    whole = _chain(grid, own, owner)
    taken = {tile.square for tile in tiles} | {grid.earth}
    found: list[tuple[str, int]] = []
    if whole:
        tile, out = whole[-1]
        goal = grid.beyond(tile.square, out)
        if goal is not None and goal not in taken:
            found.append((goal, opposite(out)))
    elif grid.starts[owner][0] not in taken:
        found.append(grid.starts[owner])
    linked = {tile.square for tile, _ in whole}
    for square, tile in own.items():
        if square not in linked:
            for side in _open_sides(grid, own, tile):
                goal = grid.beyond(square, side)
                if goal is not None and goal not in taken:
                    found.append((goal, opposite(side)))
    return tuple(dict.fromkeys(found))


def placements(
    grid: Grid, tiles: Tiles, owner: str, shape: str, *, last: bool = True
) -> tuple[tuple[str, int], ...]:
    """Squares and rotations where the owner may lay a tile of a shape (A21, A26, A27).

    Its openings join the end that it continues, and none points out of the Monitor, where no
    route could ever go on. With ``last`` false, a tile that would complete the route is left out:
    where the exact count is asked (A22), only the last tile held may arrive, and a ship with more
    stops one square short.
    """
    return fitting(grid, tiles, owner, shape, ends(grid, tiles, owner), last=last)


def fitting(
    grid: Grid,
    tiles: Tiles,
    owner: str,
    shape: str,
    ends: Iterable[tuple[str, int]],
    *,
    last: bool = True,
) -> tuple[tuple[str, int], ...]:
    """As ``placements``, at some ``ends`` of the owner's."""
    found: list[tuple[str, int]] = []
    for square, entry in ends:
        for rotation in range(ROTATIONS[shape]):
            sides = openings(shape, rotation)
            if entry not in sides:
                continue
            out = sides[1] if sides[0] == entry else sides[0]
            if grid.beyond(square, out) is None:
                continue
            if not last and arrives(grid, (*tiles, Tile(square, owner, shape, rotation)), owner):
                continue
            found.append((square, rotation))
    return tuple(dict.fromkeys(found))


def terminals(grid: Grid, tiles: Tiles, owner: str) -> tuple[str, ...]:
    """Squares of the owner's terminal tiles, the first laid first (A29).

    They are the last of his unbroken route, and each displaced tile that has an open end and no
    later tile of his joined to it.
    """
    return tuple(_terminals(grid, _own(tiles, owner), owner))


def targets(grid: Grid, tiles: Tiles, owner: str) -> Iterator[str]:
    """Squares of the tiles that a card of the Computer lets the owner move or remove (27).

    Any of his own, and the terminal ones of everybody else, found as they are asked for.
    """
    owned: dict[str, dict[str, Tile]] = {owner: {}}
    for tile in tiles:
        owned.setdefault(tile.owner, {})[tile.square] = tile
    yield from owned.pop(owner)
    for rival, own in owned.items():
        yield from _terminals(grid, own, rival)


def missing(grid: Grid, tiles: Tiles, owner: str) -> int | None:
    """The fewest tiles of any shape that would complete the unbroken route; 0 if it arrives.

    ``None`` where other tiles shut it in.
    """
    if arrives(grid, tiles, owner):
        return 0
    taken = {tile.square for tile in tiles}
    goal = _leads_to(grid, by_square(tiles), owner)
    if goal is None or goal in taken:
        return None
    queue, seen = deque([(goal, 1)]), {goal}
    while queue:
        square, count = queue.popleft()
        for other in grid.around(square):
            if other == grid.earth:
                return count
            if other not in seen and other not in taken:
                seen.add(other)
                queue.append((other, count + 1))
    return None


def _own(tiles: Tiles, owner: str) -> dict[str, Tile]:
    return {tile.square: tile for tile in tiles if tile.owner == owner}


def _terminals(grid: Grid, own: Mapping[str, Tile], owner: str) -> Iterator[str]:
    """As ``terminals``, for the owner's tiles by their squares, the first laid first."""
    whole = [tile.square for tile, _ in _chain(grid, own, owner)]
    inner, last, earlier = frozenset(whole[:-1]), whole[-1:], set[str]()
    for square, tile in own.items():
        if square in last:
            yield square
        elif square not in inner:
            joined = [other.square for other, _ in _joined(grid, own, tile)]
            if len(joined) < 2 and earlier.issuperset(joined):
                yield square
        earlier.add(square)


def _leads_to(grid: Grid, laid: Mapping[str, Tile], owner: str) -> str | None:
    """The square where the unbroken route goes on, taken or not; ``None`` at the outer edge."""
    whole = _chain(grid, laid, owner)
    if not whole:
        return grid.starts[owner][0]
    return grid.beyond(whole[-1][0].square, whole[-1][1])


def _chain(grid: Grid, laid: Mapping[str, Tile], owner: str) -> list[tuple[Tile, int]]:
    """The tiles of the unbroken route, each with the side by which it leads on."""
    found: list[tuple[Tile, int]] = []
    square: str | None
    square, entry = grid.starts[owner]
    while square is not None and (tile := laid.get(square)) is not None:
        first, second = tile.openings
        if tile.owner != owner or entry not in (first, second):
            break
        out = second if entry == first else first
        found.append((tile, out))
        square, entry = grid.beyond(square, out), opposite(out)
    return found


def _joined(grid: Grid, own: Mapping[str, Tile], tile: Tile) -> list[tuple[Tile, int]]:
    """Own tiles whose openings meet those of a tile, with the sides where they do."""
    square, _, shape, rotation = tile
    found = []
    for side in openings(shape, rotation):
        other = own.get(grid.beyond(square, side) or "")
        if other is not None and (side + 2) % 4 in other.openings:
            found.append((other, side))
    return found


def _open_sides(grid: Grid, own: dict[str, Tile], tile: Tile) -> tuple[int, ...]:
    closed = {side for _, side in _joined(grid, own, tile)}
    return tuple(side for side in tile.openings if side not in closed)
