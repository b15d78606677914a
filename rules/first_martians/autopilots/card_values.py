"""The worth of building facility cards that no objective asks for."""

from __future__ import annotations

from rules.first_martians.autopilots.evaluation import (
    WORTH,
    Evaluation,
    items_left,
    parts_to_repair,
    worth,
)
from rules.first_martians.components.content import spare
from rules.first_martians.components.missions import SOWN
from rules.first_martians.components.places import FacilityData, Project
from rules.first_martians.terms import BUILD, DICE_TYPES, IDLE, RESEARCH

MOST = 2.2
"""The most points of a card: it is for pawns that the mission and the base can spare."""
NEEDED, USEFUL = 4.0, 2.0
"""Points of a stand-in for dice actions that can't be done now, and of any other that helps."""
SOON = 3
"""Productions that a repair is thought to pay off in."""


def card_value(evaluation: Evaluation, project: Project, data: FacilityData) -> float | None:
    """Points for building a card; ``None`` where it isn't worth its price."""
    view = evaluation.view
    if not _to_spare(evaluation, project):
        return None
    if data.production:
        price = sum(project.supply.values()) + WORTH["item"] * len(project.items)
        gain = gain_in(evaluation, data, view.sols - view.round) - price
        return min(MOST, gain) if gain > 0 and project.works else None
    if data.action:
        return _stand_in(evaluation, data.action)
    return USEFUL


def gain_in(evaluation: Evaluation, data: FacilityData, rounds: int) -> float:
    """Points for what a facility brings in so many Productions."""
    return max(0, rounds) * worth(data.production, len(evaluation.view.crew))


def repair_value(evaluation: Evaluation, data: FacilityData, part: str) -> float:
    """Points for repairing a part that stops what a facility brings in Production."""
    left = evaluation.view.sols - evaluation.view.round
    return gain_in(evaluation, data, min(SOON, left)) if IDLE in data.parts[part] else 0.0


def _to_spare(evaluation: Evaluation, project: Project) -> bool:
    """Whether the price is at hand beside what wanted projects and repairs take."""
    saved = evaluation.saved
    price = {each: cost + saved.get(each, 0) for each, cost in project.supply.items()}
    wanted = {spare(part) for part in parts_to_repair(evaluation)}
    wanted |= {item for name in evaluation.wanted_projects for item in _items(evaluation, name)}
    at_hand = set(project.items) <= items_left(evaluation)
    return at_hand and not wanted & {*project.items} and evaluation.can_pay(BUILD, price)


def _items(evaluation: Evaluation, name: str) -> tuple[str, ...]:
    return evaluation.mission.project[name].items


def _researches(evaluation: Evaluation) -> bool:
    """Whether the mission asks for research, or for a plant."""
    projects = (evaluation.mission.project[each] for each in evaluation.wanted_projects)
    sown = any(each.goal == SOWN for each in evaluation.missing)
    return evaluation.studies or sown or any(each.type == RESEARCH for each in projects)


def _stand_in(evaluation: Evaluation, action: str) -> float | None:
    """Points for a stand-in: much while nothing else is there, some for one that is hampered."""
    base = evaluation.view.content.base
    place = evaluation.facility_of(action)
    if place is None or place.shut:
        needed = action in DICE_TYPES and (action != RESEARCH or _researches(evaluation))
        return NEEDED if needed else USEFUL
    return USEFUL if base.hampered(place.id, place.upgrade, place.broken) else None
