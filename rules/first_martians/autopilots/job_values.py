"""The worth of laying a pawn for a job to a sensible crew; below 0 it isn't laid at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.first_martians.autopilots.card_values import card_value, repair_value
from rules.first_martians.autopilots.evaluation import Evaluation, too_many_red, worth
from rules.first_martians.choices import UNWIND_STRESS
from rules.first_martians.components.missions import EXPLORED, PERCENT, SOWN
from rules.first_martians.needs import Route
from rules.first_martians.plan.laying import (
    Attend,
    Construct,
    Erect,
    Experiment,
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
from rules.first_martians.progress import Action
from rules.first_martians.state import Job
from rules.first_martians.terms import (
    BUILD,
    CONSTRUCT,
    COSTS_ENERGY,
    COSTS_OXYGEN,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    GATHER,
    HEAL,
    INSTALL,
    MANAGE,
    OWN,
    PAWNS,
    REPAIR,
    RESEARCH,
    REST,
    SAMPLE,
    SECOND_STUDY,
    SPARE,
    STRESS_LIMIT,
    UNBLOCK,
    UNWIND,
    WORKING,
)

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
    newly = view.sites[view.charted :]
    for find in evaluation.mission.finds:
        if evaluation.lacking.get(find.token, 0) <= lying.count(find.token):
            continue
        if find.region:
            at = [space for space, region in view.scanned if region == find.region]
            certain |= {*at}
            rings |= set() if at else {mars.region[find.region].ring}
        elif find.nth > sum(mars.space[site.space].ring == find.ring for site in newly):
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
    Erect: BUILD,
    Experiment: RESEARCH,
}

THREAT = 4.0
"""Points for attending an event, the same for each: nobody is told before what it may still do."""
NEVER = -10.0
PAWN = 2.0
"""Points less for each further pawn, which could have worked elsewhere."""
ITEM = 1.5
"""Points less for each item that an event's action takes."""
MACHINE = 1.0
"""Points more where a machine does the job, as its pawn can do little else."""
HEALING = 4.0
"""For each wound but the first."""
MUST = 12.0
"""Points for a job that an objective asks for."""


def job_value(evaluation: Evaluation, action: Action) -> float:
    """The worth of beginning a job now, ``NEVER`` where it couldn't be carried out."""
    kind = TYPE_OF_ACTION.get(type(action))
    by = getattr(action, "by", OWN)
    if _begun(evaluation, action):
        return NEVER
    value = _value(evaluation, action) + (by != OWN) * MACHINE
    if not kind or value <= NEVER / 2:
        return value
    route = _route(evaluation, action)
    if not evaluation.can_pay(kind, _supply(evaluation, action)):
        return NEVER
    if evaluation.hurts(kind, route) and evaluation.health <= PAWNS:
        return NEVER
    needed = evaluation.pawns_needed(kind, route, rover=True)
    hands = evaluation.machine_for(kind) if by == OWN else 1
    hands += evaluation.view.free_pawns[evaluation.seat] + evaluation.helpers
    medic = kind == HEAL and not evaluation.needs_no_medic
    if needed + medic > hands:
        return NEVER
    toll = len(route.penalties) + route.pawns / 10 if route else 0
    return value - toll - PAWN * (needed - 1) - evaluation.danger(kind, evaluation.seat) / 2


def _begun(evaluation: Evaluation, action: Action) -> bool:
    """Whether stacks are laid for all that is there to be done: autopilots begin none twice."""
    view = evaluation.view
    jobs = [each.stack.job for each in view.stacks]
    same: Job | None = None
    left = 1
    match action:
        case Explore():
            same = Job(EXPLORE, where=action.space)
        case Gather():
            same = Job(GATHER, action.item, action.space)
            site = next(each for each in view.sites if each.space == action.space)
            left = (*site.finds, *(SAMPLE,) * site.samples).count(action.item)
        case Study() if action.study == SECOND_STUDY:
            same = Job(RESEARCH, action.item, how=action.study)
            left = view.examined.count(action.item)
        case Repair():
            same = Job(REPAIR, action.part, action.facility)
        case MendRover():
            same = Job(UNBLOCK, action.token, action.rover)
            tokens = next(each.tokens for each in view.rovers if each.id == action.rover)
            left = tokens.count(action.token)
        case Install():
            same = Job(INSTALL, action.upgrade)
        case Construct() | Experiment():
            if not evaluation.mission.project[action.project].repeat:
                kind = CONSTRUCT if isinstance(action, Construct) else EXPERIMENT
                same = Job(kind, action.project)
        case Erect():
            repeat = evaluation.mission.project[action.project].repeat
            same = Job(CONSTRUCT, action.project, action.space if repeat else "")
        case _:
            pass
    if same is None:
        return False
    aims = [(job.kind, job.about, job.where if same.where else "") for job in jobs]
    if same.how:
        aims = [aim for aim, job in zip(aims, jobs, strict=True) if job.how == same.how]
    return aims.count((same.kind, same.about, same.where)) >= left


def _supply(evaluation: Evaluation, action: Action) -> Mapping[str, int]:
    if isinstance(action, Construct | Erect | Experiment):
        return evaluation.mission.project[action.project].supply
    return {}


def _route(evaluation: Evaluation, action: Action) -> Route | None:
    if isinstance(action, Explore | Gather | Erect):
        return evaluation.route(action.space, action.route)
    return None


def _value(evaluation: Evaluation, action: Action) -> float:
    match action:
        case Construct() | Erect() | Experiment():
            return _project(evaluation, action.project)
        case Sow():
            hungry = any(each.produced < each.needed for each in evaluation.view.forecast)
            return MUST if evaluation.wants(SOWN, action.farm) else 1.0 + 3.0 * hungry
        case Gather():
            if action.item in evaluation.wanted_items:
                return MUST - 1
            return MUST - 4 if evaluation.studies and _few_samples(evaluation) else 1.5
        case Explore():
            return explore_value(evaluation, action.space) + _known(evaluation, action.space)
        case Repair():
            return _repair(evaluation, action)
        case Attend():
            return _event(evaluation, action)
        case Restart():
            data = evaluation.view.content.base.facility[action.facility]
            return 6.0 + 10.0 * (data.greenhouses is not None) + 6.0 * bool(data.produces)
        case Study():
            return MUST - 3 if evaluation.studies else 1.6
        case Install():
            return _install(evaluation, action.upgrade)
        case MendRover():
            return 2.0
        case _:
            return _care(evaluation, action)


def _project(evaluation: Evaluation, name: str) -> float:
    """Points for a project: most where the mission asks for it, less for an experiment."""
    project = evaluation.mission.project[name]
    if name in evaluation.wanted_projects:
        return MUST
    words = {effect.do for effect in project.effects}
    if "percent" in words and evaluation.wants(PERCENT):
        return MUST - 5
    if "scan" in words:
        return 5.0 if evaluation.wanted_items and len(evaluation.view.scanned) < 2 else NEVER
    if any(effect.item in evaluation.wanted_items for effect in project.effects):
        return MUST - 2
    if project.facility:
        facility = evaluation.view.content.base.facility[project.facility]
        value = card_value(evaluation, project, facility)
        return NEVER if value is None else value
    if {*project.items} - {SAMPLE}:
        return NEVER
    return 2.0 + bool(project.items) * worth(project.effects, len(evaluation.view.crew)) / 2


def _few_samples(evaluation: Evaluation) -> bool:
    """Whether there are fewer samples at hand than a round's research can use."""
    items = (*evaluation.view.cargo, *evaluation.view.pending)
    return sum(each == SAMPLE or each in evaluation.mission.minerals for each in items) < 2


def _known(evaluation: Evaluation, space: str) -> float:
    """Points for a scanned region: more if a wanted token lies there, less if none does."""
    region = dict(evaluation.view.scanned).get(space)
    if region is None:
        return 0.0
    finds = evaluation.mission.finds
    wanted = any(each.region == region and each.token in evaluation.wanted_items for each in finds)
    return 4.0 if wanted else -1.0


def _repair(evaluation: Evaluation, action: Repair) -> float:
    """Only with spare parts: a donor gains nothing. Too many red parts are urgent at the end."""
    if action.donor != SPARE:
        return NEVER
    view = evaluation.view
    most = view.threshold
    over = most is not None and view.broken + evaluation.coming > most
    data = view.content.base.facility[action.facility]
    farm = data.greenhouses is not None
    late = view.sols - view.round <= 2
    done = not evaluation.missing
    urgent = over and (late or done)
    stopped = repair_value(evaluation, data, action.part)
    return 3.0 + 6.0 * farm + 2.0 * over + MUST * urgent + stopped + _idle(evaluation, action)


def _install(evaluation: Evaluation, upgrade: str) -> float:
    """Points for an upgrade: none in the last sol, as it acts from Clean-up on.

    While too many parts are red, those come first: an upgrade hides none of them, and its card may
    be turned in for spare parts.
    """
    if evaluation.view.content.base.upgrade[upgrade].autoscanner:
        return 5.0
    if too_many_red(evaluation) or evaluation.view.round >= evaluation.view.sols:
        return NEVER
    return 2.5


def _idle(evaluation: Evaluation, action: Repair) -> float:
    """Points for a repair where the red part's cost can hardly be paid any more."""
    view = evaluation.view
    costs = view.content.base.facility[action.facility].parts[action.part]
    dry = (COSTS_ENERGY in costs and view.supply.energy <= 1) or (
        COSTS_OXYGEN in costs and view.supply.oxygen <= 1
    )
    working = view.content.base.facility[action.facility].block == WORKING
    return (6.0 if working else 1.5) * dry


def _event(evaluation: Evaluation, action: Attend) -> float:
    view = evaluation.view
    data = view.content.stories.event[action.event].action
    place = view.content.base.facility[data.facility].action if data.facility else ""
    kind = place or EVENT
    pawns = evaluation.pawns_needed(kind, None, rover=False) + data.pawns - 1
    if pawns > view.free_pawns[evaluation.seat] + evaluation.helpers:
        return NEVER
    if data.role:
        # A machine's pawn stands for nobody, and where one is enough nobody can be called.
        alone = pawns == 1 and data.role != view.crew[evaluation.seat].role
        if action.by != OWN or alone or not evaluation.can_have(data.role):
            return NEVER
    saved = evaluation.saved
    costs = {each: cost + saved.get(each, 0) for each, cost in data.supply.items()}
    if not evaluation.can_pay(kind, costs):
        return NEVER
    if evaluation.hurts(kind, None) and evaluation.health <= PAWNS:
        return NEVER
    spares = ITEM * len(data.spares)
    return (worth(data.effects, len(view.crew)) + THREAT - spares) / pawns


def _care(evaluation: Evaluation, action: Action) -> float:
    view = evaluation.view
    astronaut = view.crew[evaluation.seat]
    match action:
        case Heal():
            scanned = evaluation.needs_no_medic
            if not scanned and not evaluation.medic_free:
                return NEVER
            laid = sum(
                each.stack.job.kind == HEAL and each.performer == evaluation.seat
                for each in view.stacks
            )
            worn = HEALING * max(0, astronaut.wounds - 1 - laid) + 3.0 * len(astronaut.ailments)
            return 1.0 + worn - PAWN * (not scanned) if worn else NEVER
        case Unwind():
            stress = view.stress - UNWIND_STRESS * _planned(evaluation, UNWIND)
            near = stress + len(view.crew) + 2 >= STRESS_LIMIT
            return 1.0 + 7.0 * near + 3.0 * max(0, -view.morale) + max(0, stress) / 6
        case Manage():
            high = sorted(view.tracks, reverse=True)
            planned = min(_planned(evaluation, MANAGE), len(high) - 1)
            return {4: 5.0, 3: 3.0}.get(high[planned], 0.5)
        case Rest():
            return 1.2 if astronaut.tokens < 3 else 0.8
        case _:
            return NEVER


def _planned(evaluation: Evaluation, kind: str) -> int:
    """The number of stacks that are laid for an action."""
    return sum(each.stack.job.kind == kind for each in evaluation.view.stacks)
