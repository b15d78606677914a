"""The route to Earth that takes the fewest slides, laid from tiles that lie on the Monitor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from rules.space1999.monitor.grid import Grid, opposite, squares_apart
from rules.space1999.monitor.routes import route
from rules.space1999.monitor.tiles import ROTATIONS, Tile, Tiles, by_square, openings
from rules.space1999.terms import SHAPES

GAP, MISFIT, RIVAL, NOTHING = 0, 3, 9, 30
"""Costs of a square of a route, in slides: empty; to be cleared of an own tile, or a rival's;
and the extra cost where there is no tile to bring."""

BY_OPENINGS = {
    frozenset(openings(shape, rotation)): (shape, rotation)
    for shape in SHAPES
    for rotation in range(ROTATIONS[shape])
}
"""Shape and rotation of the tile that has these two openings."""


class PlannedTile(NamedTuple):
    """A square of a planned route, with the shape and rotation that have to lie there."""

    square: str
    shape: str
    rotation: int

    def fits(self, tile: Tile | None) -> bool:
        """Whether a tile is the one that the plan wants here."""
        return tile is not None and (tile.shape, tile.rotation) == (self.shape, self.rotation)


Plan = tuple[PlannedTile, ...]
"""A planned route from the start square to Earth; empty where there is none."""


@lru_cache(maxsize=256)
def cheapest_route(grid: Grid, tiles: Tiles, sector: str) -> Plan:
    """The route from the start to Earth that takes the fewest slides, as far as can be told.

    Tried are going on from the end of the present route, and leaving it at each of its tiles.
    """
    lying = by_square(tiles)
    present = [
        PlannedTile(square, lying[square].shape, lying[square].rotation)
        for square in route(grid, tiles, sector)
    ]
    plans = [
        _cheapest_continuation(grid, lying, sector, present[:kept], present[kept : kept + 1])
        for kept in range(len(present) + 1)
    ]

    def cost(plan: Plan) -> int:
        total = 0 if plan else NOTHING * len(grid.squares)
        for planned, spare in with_spare_tiles(tiles, sector, plan):
            tile = lying.get(planned.square)
            if tile is not None:
                total += MISFIT if tile.owner == sector else RIVAL
            total += NOTHING if spare is None else squares_apart(spare.square, planned.square)
        return total

    return min(plans, key=cost)


def with_spare_tiles(
    tiles: Tiles, sector: str, plan: Plan
) -> list[tuple[PlannedTile, Tile | None]]:
    """The squares of a plan where the right tile doesn't lie, each with the spare nearest to it."""
    own = {tile.square: tile for tile in tiles if tile.owner == sector}
    gaps = [planned for planned in plan if not planned.fits(own.get(planned.square))]
    for planned in plan:
        if planned.fits(own.get(planned.square)):
            del own[planned.square]
    found: list[tuple[PlannedTile, Tile | None]] = []
    for planned in gaps:
        fitting = [tile for tile in own.values() if planned.fits(tile)]
        distances = [squares_apart(tile.square, planned.square) for tile in fitting]
        spare = fitting[distances.index(min(distances))] if fitting else None
        if spare is not None:
            del own[spare.square]
        found.append((planned, spare))
    return found


def _cheapest_continuation(
    grid: Grid,
    lying: Mapping[str, Tile],
    sector: str,
    kept: Sequence[PlannedTile],
    avoided: Sequence[PlannedTile],
) -> Plan:
    """The cheapest way from the end of ``kept`` to Earth, by Dijkstra's algorithm.

    It goes by none of ``avoided``, and by no square of ``kept`` again.
    """
    taken = {planned.square for planned in kept}
    spare = [tile for tile in lying.values() if tile.owner == sector and tile.square not in taken]

    def cost(planned: PlannedTile) -> int:
        tile = lying.get(planned.square)
        if tile is None:
            clearing = GAP
        elif tile.owner != sector:
            clearing = RIVAL
        elif planned.fits(tile):
            return 0
        else:
            clearing = MISFIT
        distances = [
            squares_apart(tile.square, planned.square) for tile in spare if planned.fits(tile)
        ]
        return clearing + min(distances, default=NOTHING)

    square, entry = grid.starts[sector]
    for planned in kept:
        first, second = openings(planned.shape, planned.rotation)
        leads = second if entry == first else first
        onto = grid.beyond(square, leads)
        if onto is None:  # slid so that it points out of the Monitor
            return ()
        square, entry = onto, opposite(leads)
    queue: list[tuple[int, int, str, int, Plan]] = [(0, 0, square, entry, ())]
    done: set[tuple[str, int]] = set()
    pushed = 0
    while queue:
        total, _, square, entry, way = heappop(queue)
        if square == grid.earth:
            return (*kept, *way)
        if (square, entry) in done or square in taken:
            continue
        done.add((square, entry))
        for leads in range(4):
            onto = None if leads == entry else grid.beyond(square, leads)
            if onto is None or any(planned.square == onto for planned in way):
                continue
            planned = PlannedTile(square, *BY_OPENINGS[frozenset((entry, leads))])
            if planned in avoided:
                continue
            pushed += 1
            further = (total + cost(planned), pushed, onto, opposite(leads), (*way, planned))
            heappush(queue, further)
    return ()
