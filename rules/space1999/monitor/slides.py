"""Slides of route tiles to the squares beside them: which are open, and which arrive (25, A25)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.space1999.actions import ExtraSlide, Slide
from rules.space1999.monitor.grid import Grid
from rules.space1999.monitor.routes import arrives
from rules.space1999.monitor.tiles import Tile, Tiles, slid, tile_on


def slides_of(grid: Grid, tiles: Tiles, sliding: Iterable[Tile]) -> tuple[Slide, ...]:
    """Every slide of some tiles to an empty square beside them, never onto Earth (ruling A25)."""
    slides, taken = grid.slides, {tile.square for tile in tiles}
    return tuple([
        slide for tile in sliding for slide in slides[tile.square] if slide.onto not in taken
    ])  # fmt: skip


def open_slides(
    grid: Grid, tiles: Tiles, owner: str, *, own: bool, paid: bool, arriving: bool
) -> tuple[Slide, ...]:
    """The slides open to an owner in its turn (25).

    ``own``: of its own tiles, ``paid``: of others'; without ``arriving`` none that completes its
    own route (A22).
    """
    sliding = [tile for tile in tiles if tile.owner == owner] if own else []
    sliding += [tile for tile in tiles if tile.owner != owner] if paid else []
    found = slides_of(grid, tiles, sliding)
    if arriving:
        return found
    return tuple([slide for slide in found if not completes(grid, tiles, owner, slide)])


def completes(grid: Grid, tiles: Tiles, owner: str, action: Slide | ExtraSlide) -> bool:
    """Whether a slide of an owner's own tile brings its route to Earth."""
    tile = tile_on(tiles, action.square)
    if tile is None or tile.owner != owner:
        return False
    return arrives(grid, slid(tiles, action.square, action.onto), owner)
