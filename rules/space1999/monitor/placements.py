"""Places for a route tile: squares, rotations, and the open ends that they continue."""

from __future__ import annotations

from functools import lru_cache

from rules.space1999.monitor.grid import Grid, opposite
from rules.space1999.monitor.routes import arrives, joined_sides, route_tiles
from rules.space1999.monitor.tiles import ROTATIONS, Tile, Tiles, laid, openings


@lru_cache(maxsize=64)
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


@lru_cache(maxsize=64)
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
