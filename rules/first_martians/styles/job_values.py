"""The worth of laying a pawn for a job to a sensible crew; below 0 it isn't laid at all."""

from __future__ import annotations

from rules.first_martians.actions import (
    Action,
    Attend,
    Construct,
    Explore,
    Gather,
    Heal,
    Install,
    Manage,
    MendRover,
    Repair,
    Rest,
    Restart,
    Sow,
    Study,
    Unwind,
)
from rules.first_martians.components.missions import COLLECT, SOWN
from rules.first_martians.plan.routes import Route
from rules.first_martians.styles.effect_values import worth
from rules.first_martians.styles.lookout import Lookout
from rules.first_martians.terms import (
    BUILD,
    EXPLORE,
    GATHER,
    HEAL,
    MANAGE,
    MEDIC,
    OWN,
    PAWNS,
    RESEARCH,
    REST,
    SPARE,
    STRESS_LIMIT,
    UNWIND,
)

TYPE_OF_ACTION = {
    Rest: REST,
    Unwind: UNWIND,
    Heal: HEAL,
    Manage: MANAGE,
    Explore: EXPLORE,
    Gather: GATHER,
    Study: RESEARCH,
    Sow: RESEARCH,
    Repair: BUILD,
    MendRover: BUILD,
    Install: BUILD,
    Construct: BUILD,
}

THREAT = 4.0
"""What an event may still do: nobody is told before it comes, so each counts the same."""
NEVER = -10.0
HEALING = 4.0
"""For each wound but the first."""
MUST = 12.0
"""What a job is worth that an objective asks for."""


def job_value(lookout: Lookout, action: Action) -> float:
    """The worth of beginning a job now, ``NEVER`` where it couldn't be carried out."""
    kind = TYPE_OF_ACTION.get(type(action))
    if kind:
        route = _route(lookout, action)
        free = lookout.view.free_pawns[lookout.seat] if _by(action) == OWN else 1
        if lookout.pawns_needed(kind, route, rover=True) > free:
            return NEVER
        if not lookout.can_pay(kind):
            return NEVER
        if lookout.hurts(kind, route) and lookout.health <= PAWNS:
            return NEVER
        toll = len(route.penalties) if route else 0
        return _value(lookout, action) - toll
    return _value(lookout, action)


def _by(action: Action) -> str:
    return getattr(action, "by", OWN)


def _route(lookout: Lookout, action: Action) -> Route | None:
    if isinstance(action, Explore | Gather):
        return lookout.route(action.space, action.route)
    return None


def _value(lookout: Lookout, action: Action) -> float:
    match action:
        case Construct():
            return MUST if lookout.wants_project(action.project) else 2.0
        case Sow():
            hungry = any(each.produced < each.needed for each in lookout.view.forecast)
            return MUST if lookout.wants(SOWN, action.farm) else 1.0 + 3.0 * hungry
        case Gather():
            wanted = lookout.wants(COLLECT, action.item)
            return MUST - 1 if wanted else 1.5
        case Explore():
            route = lookout.route(action.space, action.route)
            return (9.0 if lookout.finds_missing else 1.0) - route.pawns
        case Repair():
            return _repair(lookout, action)
        case Attend():
            return _event(lookout, action)
        case Restart():
            data = lookout.view.content.base.facility[action.facility]
            return 6.0 + 10.0 * (data.greenhouses is not None) + 6.0 * bool(data.produces)
        case Study():
            return 1.6
        case Install():
            return 5.0 if lookout.view.content.base.upgrade[action.upgrade].autoscanner else 2.5
        case MendRover():
            return 2.0
        case _:
            return _care(lookout, action)


def _repair(lookout: Lookout, action: Repair) -> float:
    """Only with spare parts: a donor gains nothing. Too many red parts are urgent at the end."""
    if action.donor != SPARE:
        return NEVER
    view = lookout.view
    most = view.threshold
    coming = sum(_red_when_built(lookout, each.about) for each in lookout.open_objectives)
    over = most is not None and view.broken + coming > most
    farm = view.content.base.facility[action.facility].greenhouses is not None
    late = view.sols - view.round <= 2
    done = all(each.optional for each in lookout.open_objectives)
    urgent = over and (late or done)
    return 3.0 + 6.0 * farm + 2.0 * over + MUST * urgent


def _red_when_built(lookout: Lookout, project: str | None) -> int:
    """The red parts that a project will bring."""
    facility = lookout.view.content.base.facility.get(project or "")
    return len(facility.parts) if facility is not None and facility.card else 0


def _event(lookout: Lookout, action: Attend) -> float:
    view = lookout.view
    event = view.content.stories.event[action.event]
    if event.action.pawns > view.free_pawns[lookout.seat]:
        return NEVER
    for resource, amount in event.action.supply.items():
        if getattr(view.supply, resource) - _planned(lookout, resource) < amount:
            return NEVER
    gain = worth(event.action.effects, len(view.crew))
    return (gain + THREAT) / event.action.pawns


def _planned(lookout: Lookout, resource: str) -> int:
    return sum(getattr(each.needs, resource) for each in lookout.view.stacks)


def _care(lookout: Lookout, action: Action) -> float:
    view = lookout.view
    astronaut = view.crew[lookout.seat]
    match action:
        case Heal():
            if not _scanned(lookout):
                return NEVER
            return 1.0 + HEALING * max(0, astronaut.wounds - 1) + 3.0 * len(astronaut.ailments)
        case Unwind():
            near = view.stress + len(view.crew) + 2 >= STRESS_LIMIT
            return 1.0 + 7.0 * near + 3.0 * max(0, -view.morale) + view.stress / 6
        case Manage():
            return {4: 5.0, 3: 3.0}.get(max(view.tracks), 0.5)
        case Rest():
            return 1.2 if astronaut.tokens < 3 else 0.8
        case _:
            return NEVER


def _scanned(lookout: Lookout) -> bool:
    """Whether the astronaut can be healed without another's pawn."""
    lab = lookout.facility_of(HEAL)
    upgrade = lookout.view.content.base.upgrade.get(lab.upgrade)
    return lookout.view.crew[lookout.seat].role == MEDIC or bool(upgrade and upgrade.autoscanner)
