"""Slides that mend a route with tiles that lie on the Monitor, when the Bank has none left."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from rules.space1999.actions import Slide
from rules.space1999.monitor import monitor
from rules.space1999.monitor.grid import ROTATIONS, Grid, Tile, Tiles, openings, opposite, position
from rules.space1999.monitor.monitor import by_square
from rules.space1999.terms import SHAPES

GAP, MISFIT, RIVAL, NOTHING = 0, 3, 9, 30
"""What a square of a route counts, in slides: empty; to be cleared of an own tile, or a rival's;
and what it counts more where there is no tile to bring."""

SHORT = 5
"""With fewer tiles in the Bank than this, what lies on the Monitor is worth mending with."""

_KIND = {
    frozenset(openings(shape, rotation)): (shape, rotation)
    for shape in SHAPES
    for rotation in range(ROTATIONS[shape])
}


class Link(NamedTuple):
    """A square of a planned route, with the shape and rotation that have to lie there."""

    square: str
    shape: str
    rotation: int

    def fits(self, tile: Tile | None) -> bool:
        """Whether a tile is the one that the plan wants here."""
        return tile is not None and (tile.shape, tile.rotation) == (self.shape, self.rotation)


def rebuilding(grid: Grid, tiles: Tiles, sector: str, slides: Sequence[Slide]) -> Slide | None:
    """The slide that next brings the cheapest route to Earth nearer; none where none helps.

    A spare tile is slid towards the square where it is wanted, or what lies in the way aside.
    """
    plan = _plan(grid, tiles, sector)
    lying = by_square(tiles)
    for link, source in _sources(tiles, sector, plan):
        step: Slide | None = None
        if link.square in lying:
            step = _emptying(grid, lying, link.square, slides, plan)
        elif source is not None:
            step = _nearing(grid, lying, source.square, link.square, slides)
        if step is not None:
            return step
    return None


def _emptying(
    grid: Grid,
    lying: Mapping[str, Tile],
    square: str,
    slides: Sequence[Slide],
    plan: Sequence[Link],
) -> Slide | None:
    """The slide that takes the tile off a square; where it is wedged in, one that makes room.

    Rather off the planned route than along it. Tiles that are where the plan wants them stay.
    """
    planned = {link.square for link in plan}
    movable = lying.keys() - {link.square for link in plan if link.fits(lying.get(link.square))}
    offered: dict[str, list[Slide]] = {}
    for slide in slides:
        offered.setdefault(slide.square, []).append(slide)
    queue, seen = deque([square]), {square}
    while queue:
        here = queue.popleft()
        if here in offered:
            return min(offered[here], key=lambda each: each.onto in planned)
        for other in grid.around(here):
            if other not in seen and other in movable:
                seen.add(other)
                queue.append(other)
    return None


def _nearing(
    grid: Grid, lying: Mapping[str, Tile], start: str, end: str, slides: Sequence[Slide]
) -> Slide | None:
    """The slide that brings a tile nearer to an empty square, by the shortest way over such."""
    queue, seen = deque([end]), {end}
    while queue:
        here = queue.popleft()
        for square in grid.around(here):
            if square == start:
                step = Slide(start, here)
                return step if step in slides else None
            if square not in seen and square not in lying and square != grid.earth:
                seen.add(square)
                queue.append(square)
    return None


def _apart(square: str, other: str) -> int:
    """Slides from one square to another where nothing is in the way."""
    (x, y), (u, v) = position(square), position(other)
    return abs(x - u) + abs(y - v)


def _sources(tiles: Tiles, sector: str, plan: Sequence[Link]) -> list[tuple[Link, Tile | None]]:
    """The squares of a plan where the right tile doesn't lie, each with the spare nearest to it."""
    own = {tile.square: tile for tile in tiles if tile.owner == sector}
    gaps = [link for link in plan if not link.fits(own.get(link.square))]
    for link in plan:
        if link.fits(own.get(link.square)):
            del own[link.square]
    found: list[tuple[Link, Tile | None]] = []
    for link in gaps:
        fitting = [tile for tile in own.values() if link.fits(tile)]
        best = min(fitting, key=lambda tile: _apart(tile.square, link.square), default=None)
        if best is not None:
            del own[best.square]
        found.append((link, best))
    return found


@lru_cache(maxsize=256)
def _plan(grid: Grid, tiles: Tiles, sector: str) -> tuple[Link, ...]:
    """The route from the start to Earth that takes the fewest slides, as far as can be told.

    Tried are going on from the end of the present route, and leaving it at each of its tiles.
    """
    lying = by_square(tiles)
    chain = [
        Link(square, lying[square].shape, lying[square].rotation)
        for square in monitor.chain(grid, tiles, sector)
    ]
    plans = [
        _path(grid, lying, sector, chain[:cut], chain[cut] if cut < len(chain) else None)
        for cut in range(len(chain) + 1)
    ]

    def cost(plan: tuple[Link, ...]) -> int:
        total = 0 if plan else NOTHING * len(grid.squares)
        for link, source in _sources(tiles, sector, plan):
            tile = lying.get(link.square)
            if tile is not None:
                total += MISFIT if tile.owner == sector else RIVAL
            total += _apart(source.square, link.square) if source else NOTHING
        return total

    return min(plans, key=cost)


def _path(
    grid: Grid, lying: Mapping[str, Tile], sector: str, kept: Sequence[Link], not_this: Link | None
) -> tuple[Link, ...]:
    """The cheapest way from the end of ``kept`` to Earth, not going on by ``not_this``."""

    taken = {link.square for link in kept}
    spare = [tile for tile in lying.values() if tile.owner == sector and tile.square not in taken]

    def cost(link: Link) -> int:
        tile = lying.get(link.square)
        if tile is None:
            clearing = GAP
        elif tile.owner != sector:
            clearing = RIVAL
        elif link.fits(tile):
            return 0
        else:
            clearing = MISFIT
        brought = (_apart(tile.square, link.square) for tile in spare if link.fits(tile))
        return clearing + min(brought, default=NOTHING)

    square, entry = grid.starts[sector]
    for link in kept:
        first, second = openings(link.shape, link.rotation)
        out = second if entry == first else first
        onto = grid.beyond(square, out)
        if onto is None:  # slid so that it points out of the Monitor
            return ()
        square, entry = onto, opposite(out)
    before = {link.square for link in kept}
    queue: list[tuple[int, int, str, int, tuple[Link, ...]]] = [(0, 0, square, entry, ())]
    done: set[tuple[str, int]] = set()
    pushed = 0
    while queue:
        total, _, square, entry, way = heappop(queue)
        if square == grid.earth:
            return (*kept, *way)
        if (square, entry) in done or square in before:
            continue
        done.add((square, entry))
        for out in range(4):
            onto = None if out == entry else grid.beyond(square, out)
            if onto is None or any(link.square == onto for link in way):
                continue
            link = Link(square, *_KIND[frozenset((entry, out))])
            if link == not_this:
                continue
            pushed += 1
            heappush(queue, (total + cost(link), pushed, onto, opposite(out), (*way, link)))
    return ()
