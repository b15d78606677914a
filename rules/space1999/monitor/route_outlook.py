"""The distance of a ship from a whole route: the tiles to be drawn for it, and the slides.

Only short routes are planned, so that a plan is found quickly; which of them is the best depends on
what lies on the Monitor, and on the shapes in hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice
from typing import NamedTuple

from rules.space1999.monitor.grid import Grid, opposite, squares_apart
from rules.space1999.monitor.route_plan import BY_OPENINGS, Plan, PlannedTile
from rules.space1999.monitor.tiles import TileCounts, Tiles
from rules.space1999.terms import STRAIGHT

DETOUR, MOST_PLANS = 2, 64
"""Tiles that a planned route has more than the shortest, at most, and how many routes are looked
at; from the middle of a side there are 31."""

SLIDE, RIVAL = 0.2, 2.0
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
    slid to where the plan wants them in the rotation that they have.
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
                fixed += RIVAL
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
