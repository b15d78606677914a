"""The worth of exploring a space to a sensible crew: what may lie there, or farther on."""

from __future__ import annotations

from collections.abc import Iterable

from rules.first_martians.components.missions import EXPLORED
from rules.first_martians.styles.lookout import Lookout
from rules.first_martians.terms import EXPLORE, PAWNS

WANTED, IDLE = 9.0, 1.0
"""Worth of exploring where the mission asks for it, and elsewhere, in points of ``job_value``."""
CRATES = 4.0
"""Points more while spare parts are lacking: points of interest may hold some."""
ENOUGH = 3.0
"""Points less for the next when as many are under way as are asked for."""


def explore_value(lookout: Lookout, space: str) -> float:
    """The worth of exploring a space now."""
    crates = CRATES * lookout.lacks_spares
    goals = _goals(lookout)
    if not goals:
        return IDLE + crates
    far = _distances(lookout, goals)
    explored = {site.space for site in lookout.view.sites}
    hands = PAWNS * len(lookout.view.crew) + bool(lookout.view.machines)
    within_reach = (
        each
        for each, ways in lookout.view.routes
        if each not in explored and lookout.pawns_needed(EXPLORE, ways[0], rover=True) <= hands
    )
    nearest = min((far[each] for each in within_reach if each in far), default=0)
    if far.get(space, nearest + 1) > nearest:
        return IDLE + crates
    planned = sum(each.stack.job.kind == EXPLORE for each in lookout.view.stacks)
    asked = 1 if nearest else _asked(lookout)
    surely = any(at == space for at, _ in lookout.view.lying) or space in lookout.building_sites
    return WANTED + 2.0 * surely + crates - ENOUGH * max(0, planned + 1 - asked)


def asks(lookout: Lookout) -> bool:
    """Whether the mission still asks for exploring."""
    return bool(_goals(lookout))


def _goals(lookout: Lookout) -> frozenset[str]:
    """The unexplored spaces that the mission asks for, or where what it asks for may lie."""
    view, mars = lookout.view, lookout.view.content.mars
    rings: set[int] = set()
    for each in lookout.missing:
        if each.goal == EXPLORED:
            rings |= {each.ring} if each.ring else {1, 2, 3}
    known = dict(view.scanned)
    certain = {at for at, token in view.lying if token in lookout.wanted_items}
    certain |= lookout.building_sites
    lying = [token for site in view.sites for token in site.finds]
    for find in lookout.mission.finds:
        if lookout.lacking.get(find.token, 0) <= lying.count(find.token):
            continue
        if find.region:
            at = [space for space, region in view.scanned if region == find.region]
            certain |= {*at}
            rings |= set() if at else {mars.region[find.region].ring}
        elif find.nth > sum(mars.space[site.space].ring == find.ring for site in view.sites):
            rings.add(find.ring)
    explored = {site.space for site in view.sites}
    open_ = {each.id for each in mars.spaces if not each.closed and each.id not in explored}
    ringed = {each for each in open_ if mars.space[each].ring in rings and each not in known}
    ringed |= {each for each in open_ if each in known and _asked_ring(lookout, each)}
    return frozenset((certain & open_) | ringed)


def _asked_ring(lookout: Lookout, space: str) -> bool:
    """Whether exploring a space whose region is known counts in itself."""
    ring = lookout.view.content.mars.space[space].ring
    return any(each.goal == EXPLORED and each.ring in (0, ring) for each in lookout.missing)


def _asked(lookout: Lookout) -> int:
    """The number of explorations that may bring what is missing."""
    count = sum(each.needed - each.have for each in lookout.missing if each.goal == EXPLORED)
    return max(1, count, len(lookout.wanted_items))


def _distances(lookout: Lookout, goals: Iterable[str]) -> dict[str, int]:
    """The distance to the nearest goal, in spaces, by space."""
    mars = lookout.view.content.mars
    far = dict.fromkeys(goals, 0)
    edge = [*far]
    while edge:
        following = []
        for space in edge:
            for near in mars.neighbours[space]:
                if near not in far and not mars.space[near].closed:
                    far[near] = far[space] + 1
                    following.append(near)
        edge = following
    return far
