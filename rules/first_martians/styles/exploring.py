"""The worth of exploring a space to a sensible crew: what may lie there, or farther on."""

from __future__ import annotations

from collections.abc import Iterable

from rules.first_martians.components.missions import EXPLORED
from rules.first_martians.styles.evaluation import Evaluation
from rules.first_martians.terms import EXPLORE, PAWNS

WANTED, IDLE = 9.0, 1.0
"""Worth of exploring where the mission asks for it, and elsewhere, in points of ``job_value``."""
CRATES = 4.0
"""Points more while spare parts are lacking: points of interest may hold some."""
ENOUGH = 3.0
"""Points less for the next when as many are under way as are asked for."""


def explore_value(evaluation: Evaluation, space: str) -> float:
    """The worth of exploring a space now."""
    crates = CRATES * evaluation.lacks_spares
    goals = _goals(evaluation)
    if not goals:
        return IDLE + crates
    far = _distances(evaluation, goals)
    explored = {site.space for site in evaluation.view.sites}
    hands = PAWNS * len(evaluation.view.crew) + bool(evaluation.view.machines)
    within_reach = (
        each
        for each, ways in evaluation.view.routes
        if each not in explored and evaluation.pawns_needed(EXPLORE, ways[0], rover=True) <= hands
    )
    nearest = min((far[each] for each in within_reach if each in far), default=0)
    if far.get(space, nearest + 1) > nearest:
        return IDLE + crates
    planned = sum(each.stack.job.kind == EXPLORE for each in evaluation.view.stacks)
    asked = 1 if nearest else _asked(evaluation)
    surely = (
        any(at == space for at, _ in evaluation.view.lying) or space in evaluation.building_sites
    )
    return WANTED + 2.0 * surely + crates - ENOUGH * max(0, planned + 1 - asked)


def asks(evaluation: Evaluation) -> bool:
    """Whether the mission still asks for exploring."""
    return bool(_goals(evaluation))


def _goals(evaluation: Evaluation) -> frozenset[str]:
    """The unexplored spaces that the mission asks for, or where what it asks for may lie."""
    view, mars = evaluation.view, evaluation.view.content.mars
    rings: set[int] = set()
    for each in evaluation.missing:
        if each.goal == EXPLORED:
            rings |= {each.ring} if each.ring else {1, 2, 3}
    known = dict(view.scanned)
    certain = {at for at, token in view.lying if token in evaluation.wanted_items}
    certain |= evaluation.building_sites
    lying = [token for site in view.sites for token in site.finds]
    for find in evaluation.mission.finds:
        if evaluation.lacking.get(find.token, 0) <= lying.count(find.token):
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
    ringed |= {each for each in open_ if each in known and _asked_ring(evaluation, each)}
    return frozenset((certain & open_) | ringed)


def _asked_ring(evaluation: Evaluation, space: str) -> bool:
    """Whether exploring a space whose region is known counts in itself."""
    ring = evaluation.view.content.mars.space[space].ring
    return any(each.goal == EXPLORED and each.ring in (0, ring) for each in evaluation.missing)


def _asked(evaluation: Evaluation) -> int:
    """The number of explorations that may bring what is missing."""
    count = sum(each.needed - each.have for each in evaluation.missing if each.goal == EXPLORED)
    return max(1, count, len(evaluation.wanted_items))


def _distances(evaluation: Evaluation, goals: Iterable[str]) -> dict[str, int]:
    """The distance to the nearest goal, in spaces, by space."""
    mars = evaluation.view.content.mars
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
