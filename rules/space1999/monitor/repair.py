"""Slides that let a route go on which other tiles have shut in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.space1999.actions import Slide
from rules.space1999.monitor import monitor
from rules.space1999.monitor.grid import Grid, Tiles


def missing(grid: Grid, tiles: Tiles, sector: str) -> int:
    """As ``monitor.missing``, with a number above all others for a route that is shut in."""
    left = _missing(grid, tiles, sector)
    return len(grid.squares) if left is None else left


def clearing(grid: Grid, tiles: Tiles, sector: str, slides: Sequence[Slide]) -> Slide | None:
    """The slide that opens a way on for a shut-in route; none where it isn't shut in, or can't be.

    Of several it is the one that leaves the fewest tiles missing, own tiles before others.
    """
    shut = missing(grid, tiles, sector)
    if shut < len(grid.squares):
        return None
    owners = {tile.square: tile.owner for tile in tiles}
    found = [
        (missing(grid, monitor.slid(tiles, each.square, each.onto), sector), owner != sector, n)
        for n, each in enumerate(slides)
        if (owner := owners[each.square])
    ]
    best = min(found, default=None)
    if best is None or best[0] >= shut:
        return None
    return slides[best[2]]


@lru_cache(maxsize=1 << 12)
def _missing(grid: Grid, tiles: Tiles, sector: str) -> int | None:
    return monitor.missing(grid, tiles, sector)
