"""Plans for a whole route from the tiles at hand, and the slides that mend a route."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import chain, islice
from typing import NamedTuple

from rules.space1999.monitor import (
    ROTATIONS,
    Grid,
    Tile,
    TileCounts,
    Tiles,
    by_square,
    openings,
    opposite,
    route,
    slid,
    squares_apart,
    tiles_to_earth,
)
from rules.space1999.slides import Slide
from rules.space1999.terms import SHAPES, STRAIGHT

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
    square: str
    shape: str
    rotation: int

    def fits(self, tile: Tile | None) -> bool:
        return tile is not None and (tile.shape, tile.rotation) == (self.shape, self.rotation)


Plan = tuple[PlannedTile, ...]
"""A planned route from the start square to Earth; empty where there is none."""


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


DETOUR, MOST_PLANS = 2, 64
"""Tiles that a planned route has more than the shortest, at most, and how many routes are looked
at; from the middle of a side there are 31."""

SLIDE, ROUTE_OUTLOOK_RIVAL = 0.2, 2.0
"""The cost of a slide, and of a rival's tile that lies in the way, in tiles to be drawn."""

RAREST = 0.02
"""The least share of a shape that is reckoned with: on a board without it, it is just far away."""


class Outlook(NamedTuple):
    """The best plan: ``draws`` are the tiles to be drawn until it can be laid, on average.

    ``cost`` adds what the slides cost, in the same unit.
    """

    draws: float
    cost: float
    plan: Plan


@lru_cache(maxsize=1 << 12)
def outlook(
    grid: Grid, tiles: Tiles, sector: str, held: TileCounts, straight_share: float
) -> Outlook:
    """The outlook of a ship that holds so many tiles and will lay them.

    ``straight_share`` is that of straight tiles among those drawn, from 0 to 1. Spare tiles are
    slid to where the plan wants them in the rotation that they have. Without the cache an expert
    takes 1.4 times as long.
    """
    own = {tile.square: (tile.shape, tile.rotation) for tile in tiles if tile.owner == sector}
    rivals = {tile.square for tile in tiles if tile.owner != sector}
    straights = sum([shape == STRAIGHT for shape, _ in own.values()])
    best: Outlook | None = None
    for plan in short_plans(grid, sector):
        gaps, fixed = [], 0.0
        wanted, spare = [-held[0], -held[1]], [straights, len(own) - straights]
        for planned in plan:
            tile = own.get(planned.square)
            curved = planned.shape != STRAIGHT
            if tile == planned[1:]:
                spare[curved] -= 1
                continue
            gaps.append(planned)
            wanted[curved] += 1
            if tile is not None:
                fixed += SLIDE
            elif planned.square in rivals:
                fixed += ROUTE_OUTLOOK_RIVAL
        brought = [max(0, min(pair)) for pair in zip(wanted, spare, strict=True)]
        at_least = draws_for(wanted[0] - brought[0], wanted[1] - brought[1], straight_share)
        at_least += fixed + SLIDE * sum(brought)
        if best is not None and at_least >= best.cost:
            continue
        if any(brought):
            fixed += SLIDE * _bring(own, plan, gaps, wanted)
        draws = draws_for(wanted[0], wanted[1], straight_share)
        if best is None or draws + fixed < best.cost:
            best = Outlook(draws, draws + fixed, plan)
    assert best is not None
    return best


def _bring(
    own: Mapping[str, tuple[str, int]],
    plan: Plan,
    gaps: Sequence[PlannedTile],
    wanted: list[int],
) -> int:
    """The slides that bring spare tiles to gaps; those tiles are ``wanted`` no more.

    As each gap takes the nearest there is, it may be a slide or two more than need be.
    """
    kept = {planned.square for planned in plan} - {planned.square for planned in gaps}
    spare = {square: shape for square, shape in own.items() if square not in kept}
    near: tuple[list[int], list[int]] = ([], [])
    for square, shape, rotation in gaps:
        fitting = [at for at, tile in spare.items() if tile == (shape, rotation)]
        if fitting:
            distance, at = min([(squares_apart(at, square), at) for at in fitting])
            del spare[at]
            near[shape != STRAIGHT].append(distance)
    slides = 0
    for curved in (False, True):
        used = max(0, min(len(near[curved]), wanted[curved]))
        slides += sum(sorted(near[curved])[:used])
        wanted[curved] -= used
    return slides


@lru_cache(maxsize=1 << 10)
def draws_for(straights: int, curves: int, straight_share: float) -> float:
    """Tiles to be drawn, on average, until there are so many straight ones and so many curves.

    >>> draws_for(3, -1, 0.6)
    5.0
    """
    straight = min(max(straight_share, RAREST), 1 - RAREST)
    if straights <= 0:
        return max(0, curves) / (1 - straight)
    if curves <= 0:
        return straights / straight
    one_straight = draws_for(straights - 1, curves, straight_share)
    one_curve = draws_for(straights, curves - 1, straight_share)
    return 1 + straight * one_straight + (1 - straight) * one_curve


@lru_cache(maxsize=64)
def short_plans(grid: Grid, sector: str) -> tuple[Plan, ...]:
    """Routes from a start square to Earth, the shortest first, none much longer than these."""
    start, entry = grid.starts[sector]
    shortest = squares_apart(start, grid.earth)
    lengths = range(shortest, shortest + DETOUR + 1)
    found = chain.from_iterable(_routes(grid, start, entry, (), length) for length in lengths)
    return tuple(islice(found, MOST_PLANS))


def _routes(grid: Grid, square: str, entry: int, way: Plan, left: int) -> Iterator[Plan]:
    """The ways on from a square that reach Earth with so many tiles more."""
    if square == grid.earth and not left:
        yield way
    if square == grid.earth or left < squares_apart(square, grid.earth):
        return
    for leads in range(4):
        onto = None if leads == entry else grid.beyond(square, leads)
        if onto is not None and all(onto != planned.square for planned in way):
            planned = PlannedTile(square, *BY_OPENINGS[frozenset((entry, leads))])
            yield from _routes(grid, onto, opposite(leads), (*way, planned), left - 1)


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
