"""Ways over the map: which spaces can be reached, at what price (B6, Movement; A3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from itertools import pairwise
from typing import NamedTuple

from rules.core.game import Seat
from rules.first_martians.components.content import Content
from rules.first_martians.pieces import Site
from rules.first_martians.state import State
from rules.first_martians.terms import EXTRA_PAWN, IMPASSABLE


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
    return all_routes(state, seat).get(target, ())


def all_routes(state: State, seat: Seat) -> Mapping[str, tuple[Route, ...]]:
    """The value of ``routes`` for each space that can be reached."""
    ignored = frozenset(space for who, space in state.ignored if who == seat)
    return _routes(state.start.content, state.sites, ignored, _steep(state))


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
    return {
        space: _worth_taking(
            [way._replace(pawns=way.pawns + _climb(content, way.spaces, steep)) for way in found]
        )
        for space, found in _ways(content, lands, steep).items()
    }


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


def _ways(
    content: Content, lands: Mapping[str, tuple[str, ...]], steep: tuple[int, int]
) -> Mapping[str, list[Route]]:
    """To each space the ways that could be part of the best ones, of whatever length.

    Pawns of the descent aren't in them yet: it is paid once a route, wherever that leads on.
    """
    mars = content.mars
    ways: dict[str, list[Route]] = {}
    waiting: list[tuple[str, ...]] = [
        (each.id,) for each in mars.spaces if each.ring == 1 and not each.closed
    ]
    no_worse = partial(_no_worse, content, steep)
    while waiting:
        path = waiting.pop()
        way, known = _route(path, lands), ways.setdefault(path[-1], [])
        if any(no_worse(other, way) for other in known):
            continue
        known[:] = [*(other for other in known if not no_worse(way, other)), way]
        if path[-1] in lands:
            waiting += [
                (*path, space)
                for space in mars.neighbours[path[-1]]
                if space not in path and not _edge_closed(content, lands, path[-1], space)
            ]
    return ways


def _no_worse(content: Content, steep: tuple[int, int], one: Route, two: Route) -> bool:
    """Whether a way to a space is as good as another, wherever the route leads from there."""
    down, other_down = _climb(content, one.spaces, steep), _climb(content, two.spaces, steep)
    if (one.pawns, down, one.penalties) == (two.pawns, other_down, two.penalties):
        return one.spaces <= two.spaces
    cheap = one.pawns <= two.pawns and down <= other_down
    return cheap and set(one.penalties) <= set(two.penalties)


def _edge_closed(
    content: Content, lands: Mapping[str, tuple[str, ...]], one: str, two: str
) -> bool:
    """Whether an impassable outer edge lies between two spaces, either way (C-34)."""
    spaces = content.mars.space
    if spaces[one].ring == spaces[two].ring:
        return False
    inner = min(one, two, key=lambda space: spaces[space].ring)
    return IMPASSABLE in lands.get(inner, ())
