"""Routes on the Star Monitor: unbroken from a start square on, and how far they are from Earth.

What lies on the Monitor is a tuple of ``Tile`` in the order of laying; an owner is a sector's id.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.space1999.monitor.grid import Grid, opposite
from rules.space1999.monitor.tiles import Tile, Tiles, by_square


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


@lru_cache(maxsize=4096)
def tiles_to_earth(grid: Grid, tiles: Tiles, owner: str) -> int:
    """As ``missing``, with a number above all others for a route that is shut in.

    Kept for the latest, as autopilots compare the same tiles many times.
    """
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
