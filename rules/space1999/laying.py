"""Lays the tiles in hand on a route, as all that fit have to be, and counts the tiles to Earth."""

from __future__ import annotations

from rules.space1999.monitor import (
    Grid,
    Tile,
    TileCounts,
    Tiles,
    count_of,
    grid_of,
    is_asked,
    laid,
    minus,
    missing,
    placements,
    runs_past_earth,
    shapes_among,
    tiles_to_earth,
)
from rules.space1999.view import View

MOST_WAYS = 400
"""Ways to lay tiles that are looked at; beyond that nothing is said of the best.

In games of autopilots 993 of 1,000 ships with tiles have fewer; looking at so many takes 10 ms.
"""


def fewest_after_laying(view: View, sector: str) -> int | None:
    """The fewest tiles that a sector's route can lack once all it holds are laid, without slides.

    It counts as ``tiles_to_earth`` does. ``None`` where there are too many ways to look at. Tiles
    that fit have to be laid even where they lead away from Earth ("Home at Base"); a route that
    comes to Earth is asked about at once, and what is left goes back.
    """
    ship = next(ship for ship in view.ships if ship.sector == sector)
    held = ship.straights, ship.curves
    return _Ways(grid_of(view.board), sector, view.options.exact_arrival).fewest(view.tiles, held)


class _Ways:
    """Looks at all ways to lay tiles, each set of tiles on the Monitor once."""

    def __init__(self, grid: Grid, sector: str, exact: bool) -> None:
        self.grid = grid
        self.sector = sector
        self.exact = exact

    def fewest(self, tiles: Tiles, held: TileCounts) -> int | None:
        found: list[int] = []
        waiting, seen = [(tiles, held)], {frozenset(tiles)}
        while waiting:
            if len(seen) > MOST_WAYS:
                return None
            lying, held = waiting.pop()
            further = self._further(lying, held)
            if not further or self._may_leave(lying, held):
                found.append(tiles_to_earth(self.grid, lying, self.sector))
            for after, left in further:
                key = frozenset(after)
                if key not in seen:
                    seen.add(key)
                    asked = is_asked(self.grid, lying, after, self.sector, own=True)
                    waiting.append((after, (0, 0) if asked else left))
        return min(found)

    def _further(self, tiles: Tiles, held: TileCounts) -> list[tuple[Tiles, TileCounts]]:
        """The tiles after each way to lay one of those held, with what is left in hand."""
        last = not self.exact or sum(held) == 1
        return [
            (
                laid(tiles, Tile(square, self.sector, shape, rotation)),
                minus(held, count_of(shape)),
            )
            for shape in shapes_among(held)
            for square, rotation in placements(self.grid, tiles, self.sector, shape, last=last)
        ]

    def _may_leave(self, tiles: Tiles, held: TileCounts) -> bool:
        """Whether what is held may go back to the Bank instead (A22)."""
        if not self.exact:
            return False
        return runs_past_earth(missing(self.grid, tiles, self.sector), sum(held))
