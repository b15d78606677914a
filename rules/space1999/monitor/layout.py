"""The Monitor as it lies in a state, with what is asked for again and again kept beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.masks import union
from rules.core.structs import with_item
from rules.space1999.actions import Slide
from rules.space1999.monitor import monitor
from rules.space1999.monitor.grid import Grid, Sliding, Tile, Tiles


class Layout:
    """What lies on the Monitor at one moment; never changed.

    ``tiles`` are in the order of laying, ``at`` has them by their squares. What is asked for again
    and again is kept beside them.
    """

    __slots__ = ("_sliding", "_taken", "_targets", "at", "grid", "tiles")

    def __init__(
        self,
        grid: Grid,
        tiles: Tiles,
        at: Mapping[str, Tile],
        sliding: Mapping[str, tuple[Sliding, ...]],
        taken: int,
    ) -> None:
        self.grid = grid
        self.tiles = tiles
        self.at = at
        self._sliding = sliding
        self._taken = taken
        self._targets: dict[str, tuple[str, ...]] = {}

    @classmethod
    def of(cls, grid: Grid, tiles: Tiles) -> Layout:
        """The layout of tiles that lie on a board's Monitor."""
        sliding = {
            owner: tuple([grid.sliding[tile.square] for tile in tiles if tile.owner == owner])
            for owner in grid.starts
        }
        taken = union(grid.bits[tile.square] for tile in tiles)
        return cls(grid, tiles, monitor.by_square(tiles), sliding, taken)

    def laid(self, tile: Tile) -> Layout:
        """With one more tile, the last laid."""
        square, owner = tile.square, tile.owner
        return Layout(
            self.grid,
            monitor.laid(self.tiles, tile),
            {**self.at, square: tile},
            {**self._sliding, owner: (*self._sliding[owner], self.grid.sliding[square])},
            self._taken | self.grid.bits[square],
        )

    def slid(self, square: str, onto: str) -> Layout:
        """After a tile slid, unrotated; it stays in its order (25)."""
        tile, bits = self.at[square], self.grid.bits
        owner, own, sliding = tile.owner, self._sliding[tile.owner], self.grid.sliding
        moved = Tile(onto, owner, tile.shape, tile.rotation)
        at = {**self.at, onto: moved}
        del at[square]
        return Layout(
            self.grid,
            with_item(self.tiles, self.tiles.index(tile), moved),
            at,
            {**self._sliding, owner: with_item(own, own.index(sliding[square]), sliding[onto])},
            self._taken ^ bits[square] ^ bits[onto],
        )

    def removed(self, *squares: str) -> Layout:
        """Without the tiles on the squares (27, 28)."""
        return Layout.of(self.grid, monitor.removed(self.tiles, *squares))

    def slides(self, sector: str, *, own: bool = True, others: bool = True) -> tuple[Slide, ...]:
        """Every slide of a sector's own tiles, and then of those of the others."""
        tiles = self._sliding[sector] if own else ()
        if others:
            sliding = self.grid.sliding
            tiles += tuple([sliding[tile.square] for tile in self.tiles if tile.owner != sector])
        return _open(tiles, self._taken)

    def slides_of(self, squares: Iterable[str]) -> tuple[Slide, ...]:
        """Every slide of the tiles on some squares to empty ones beside them (25)."""
        sliding = self.grid.sliding
        return _open([sliding[square] for square in squares], self._taken)

    def arrives(self, owner: str) -> bool:
        """As ``monitor.arrives``."""
        return monitor.arrived(self.grid, self.at, owner)

    def targets(self, owner: str) -> tuple[str, ...]:
        """As ``monitor.targets``."""
        found = self._targets.get(owner)
        if found is None:
            found = self._targets[owner] = tuple(monitor.targets(self.grid, self.tiles, owner))
        return found

    def __repr__(self) -> str:
        return f"Layout({len(self.tiles)})"


def _open(sliding: Iterable[Sliding], taken: int) -> tuple[Slide, ...]:
    found: list[Slide] = []
    for around, left in sliding:
        found += left[around & taken]
    return tuple(found)
