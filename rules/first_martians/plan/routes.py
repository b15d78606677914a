"""Ways over the map: which spaces can be reached, at what price (B6, Movement; A3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rules.core.game import Seat
from rules.first_martians.components.content import Content
from rules.first_martians.pieces import Site
from rules.first_martians.state import State
from rules.first_martians.terms import EXTRA_PAWN, IMPASSABLE

LONGEST = 6
"""Spaces of the longest route that is looked at: every space can be reached by shorter ones."""


class Route(NamedTuple):
    """A way from the HUB: its spaces, the pawns that it takes, the penalties on it, sorted."""

    spaces: tuple[str, ...]
    pawns: int
    penalties: tuple[str, ...]


def routes(state: State, seat: Seat, target: str) -> tuple[Route, ...]:
    """The ways to a space that are worth taking, those of the fewest pawns first.

    A way is left out where another takes no more pawns and has no other penalties. There is none
    to a space that can't be reached.
    """
    ignored = frozenset(space for who, space in state.ignored if who == seat)
    steep = _steep(state)
    return _routes(state.start.content, state.sites, ignored, steep).get(target, ())


def passable(state: State, seat: Seat, route: tuple[str, ...]) -> bool:
    """Whether a way leads from the HUB over explored spaces that are neighbours to its last one.

    It need not be worth taking: whoever comes to ignore terrain, or to perform, may keep to it.
    """
    content = state.start.content
    lands = {site.space: terrain(state, seat, site.space) for site in state.sites}
    if not route or content.mars.space[route[0]].ring != 1:
        return False
    return all(
        here in lands
        and there in content.mars.neighbours[here]
        and not _edge_closed(content, lands, here, there)
        for here, there in pairwise(route)
    )


def climb(state: State, route: tuple[str, ...]) -> int:
    """The pawns that a route takes for going down into a steep ring of the mission's."""
    return _climb(state.start.content, route, _steep(state))


def _steep(state: State) -> tuple[int, int]:
    """The steep ring and its pawns, until the project is built that makes it easy; else zeros."""
    descent = state.start.mission.descent
    if descent is None or descent.project in state.built:
        return 0, 0
    return descent.ring, descent.pawns


def _climb(content: Content, route: tuple[str, ...], steep: tuple[int, int]) -> int:
    ring, pawns = steep
    return pawns if ring and any(content.mars.space[each].ring >= ring for each in route) else 0


def terrain(state: State, seat: Seat, space: str) -> tuple[str, ...]:
    """The terrain of an explored space, unless the seat ignores it this round."""
    site = state.site(space)
    if site is None or (seat, space) in state.ignored:
        return ()
    return state.start.content.mars.region[site.region].terrain


@lru_cache(maxsize=256)
def _routes(
    content: Content, sites: tuple[Site, ...], ignored: frozenset[str], steep: tuple[int, int]
) -> Mapping[str, tuple[Route, ...]]:
    regions = content.mars.region
    lands = {
        site.space: () if site.space in ignored else regions[site.region].terrain for site in sites
    }
    ways: dict[str, list[Route]] = {}
    for path in _paths(content, lands):
        way = _route(path, lands)
        pawns = way.pawns + _climb(content, path, steep)
        ways.setdefault(path[-1], []).append(way._replace(pawns=pawns))
    return {space: _worth_taking(found) for space, found in ways.items()}


def _worth_taking(ways: list[Route]) -> tuple[Route, ...]:
    found: list[Route] = []
    for way in sorted(ways, key=lambda each: (each.pawns, len(each.penalties), each.spaces)):
        if not any(set(other.penalties) <= set(way.penalties) for other in found):
            found.append(way)
    return tuple(found)


def _route(path: tuple[str, ...], lands: Mapping[str, tuple[str, ...]]) -> Route:
    """Each space takes a pawn, and one more for each icon; other terrain counts once (C-13)."""
    met = [each for space in path for each in lands.get(space, ())]
    penalties = {each for each in met if each not in (EXTRA_PAWN, IMPASSABLE)}
    return Route(path, len(path) + met.count(EXTRA_PAWN), tuple(sorted(penalties)))


def _paths(content: Content, lands: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """Every way from the HUB over explored spaces to any space, none of them entered twice."""
    mars = content.mars
    waiting: list[tuple[str, ...]] = [
        (each.id,) for each in mars.spaces if each.ring == 1 and not each.closed
    ]
    while waiting:
        path = waiting.pop()
        yield path
        if path[-1] not in lands or len(path) == LONGEST:
            continue
        for space in mars.neighbours[path[-1]]:
            if space not in path and not _edge_closed(content, lands, path[-1], space):
                waiting.append((*path, space))


def _edge_closed(
    content: Content, lands: Mapping[str, tuple[str, ...]], one: str, two: str
) -> bool:
    """Whether an impassable outer edge lies between two spaces, either way (C-34)."""
    spaces = content.mars.space
    if spaces[one].ring == spaces[two].ring:
        return False
    inner = min(one, two, key=lambda space: spaces[space].ring)
    return IMPASSABLE in lands.get(inner, ())
