"""Terminal tiles, and the tiles that a card of the Central Computer reaches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from rules.space1999.monitor.grid import Grid
from rules.space1999.monitor.routes import joined_sides, route_tiles
from rules.space1999.monitor.tiles import Tile, Tiles


@lru_cache(maxsize=64)
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
