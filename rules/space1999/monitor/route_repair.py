"""Slides that mend a route: those that open its way, and those that bring it tiles."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from rules.space1999.actions import Slide
from rules.space1999.monitor.grid import Grid
from rules.space1999.monitor.route_plan import Plan, cheapest_route, with_spare_tiles
from rules.space1999.monitor.routes import tiles_to_earth
from rules.space1999.monitor.tiles import Tile, Tiles, by_square, slid

BANK_SHORT = 5
"""With fewer tiles in the Bank than this, what lies on the Monitor is worth mending with."""


def opening_slide(grid: Grid, tiles: Tiles, sector: str, slides: Sequence[Slide]) -> Slide | None:
    """The slide that opens a way on for a shut-in route; none where it isn't shut in, or can't be.

    Of several it is the one that leaves the fewest tiles missing, own tiles before others.
    """
    shut = tiles_to_earth(grid, tiles, sector)
    if shut < len(grid.squares):
        return None
    owners = {tile.square: tile.owner for tile in tiles}
    found = [
        (
            tiles_to_earth(grid, slid(tiles, slide.square, slide.onto), sector),
            owners[slide.square] != sector,
            number,
        )
        for number, slide in enumerate(slides)
    ]
    best = min(found, default=None)
    if best is None or best[0] >= shut:
        return None
    return slides[best[2]]


def rebuilding_slide(
    grid: Grid, tiles: Tiles, sector: str, slides: Sequence[Slide]
) -> Slide | None:
    """The slide that next brings the cheapest route to Earth nearer; none where none helps.

    A spare tile is slid towards the square where it is wanted, or what lies in the way aside.
    """
    return slide_for(grid, tiles, sector, slides, cheapest_route(grid, tiles, sector))


def slide_for(
    grid: Grid, tiles: Tiles, sector: str, slides: Sequence[Slide], plan: Plan
) -> Slide | None:
    """The slide that next brings a planned route nearer; none where none helps."""
    lying = by_square(tiles)
    for planned, spare in with_spare_tiles(tiles, sector, plan):
        found: Slide | None = None
        if planned.square in lying:
            found = _clearing_slide(grid, lying, planned.square, slides, plan)
        elif spare is not None:
            found = _approaching_slide(grid, lying, spare.square, planned.square, slides)
        if found is not None:
            return found
    return None


def _clearing_slide(
    grid: Grid, lying: Mapping[str, Tile], square: str, slides: Sequence[Slide], plan: Plan
) -> Slide | None:
    """The slide that takes the tile off a square; where it is wedged in, one that makes room.

    Rather off the planned route than along it. Tiles that are where the plan wants them stay.
    """
    on_route = {planned.square for planned in plan}
    in_place = {planned.square for planned in plan if planned.fits(lying.get(planned.square))}
    offered: dict[str, list[Slide]] = {}
    for slide in slides:
        offered.setdefault(slide.square, []).append(slide)
    queue, seen = deque([square]), {square}
    while queue:
        here = queue.popleft()
        if here in offered:
            return min(offered[here], key=lambda each: each.onto in on_route)
        for other in grid.around(here):
            if other in lying and other not in in_place and other not in seen:
                seen.add(other)
                queue.append(other)
    return None


def _approaching_slide(
    grid: Grid, lying: Mapping[str, Tile], start: str, end: str, slides: Sequence[Slide]
) -> Slide | None:
    """The slide that brings a tile nearer to an empty square, by the shortest way over such."""
    queue, seen = deque([end]), {end}
    while queue:
        here = queue.popleft()
        for square in grid.around(here):
            if square == start:
                found = Slide(start, here)
                return found if found in slides else None
            if square not in seen and square not in lying and square != grid.earth:
                seen.add(square)
                queue.append(square)
    return None
