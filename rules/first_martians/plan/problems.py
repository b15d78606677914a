"""The reason for a job, and what stands against a plan: pawns, costs, deadly penalties (B6)."""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.components.missions import COLLECT, Objective
from rules.first_martians.needs import (
    action_type,
    costs,
    needs,
    needs_no_medic,
    penalties,
    performer,
    place_of,
    places,
)
from rules.first_martians.plan.job_checks import check_job
from rules.first_martians.state import Job, OpenCall, Plan, Stack, State, Supply
from rules.first_martians.terms import (
    ACTION_TYPES,
    BLOCKED,
    CONSTRUCT,
    DICE_TYPES,
    ENERGY,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    FOOD,
    FROGGY,
    GATHER,
    HEAL,
    HEART,
    INSTALL,
    LAST_WOUND,
    MANAGE,
    MEDIC,
    MINUS_PAWN,
    NO_ROVER,
    OXYGEN,
    PAWNS,
    PLANT,
    POISONING,
    REPAIR,
    RESEARCH,
    REST,
    RESTART,
    STRESS_LIMIT,
    TRACK_END,
    UNBLOCK,
    UNWIND,
)

MISSION, OPTIONAL, FINDS, THREAT, WORN, TENSE, TRACK, FARM, SUPPLY, SPENT, TOOLS, TERRAIN = (
    "mission",
    "optional",
    "finds",
    "threat",
    "worn",
    "tense",
    "track",
    "farm",
    "supply",
    "spent",
    "tools",
    "terrain",
)
PURPOSES = (
    MISSION,
    OPTIONAL,
    FINDS,
    THREAT,
    WORN,
    TENSE,
    TRACK,
    FARM,
    SUPPLY,
    SPENT,
    TOOLS,
    TERRAIN,
)
"""An objective asks for it, or one that is optional · what is wanted may lie there · a consequence
threatens · wounds or a condition · stress or low morale · a malfunction track near its end · the
farm feeds all · a facility that lies still · a spent astronaut gains tokens · a tool or a part ·
knowledge."""

_USUAL = {
    EVENT: THREAT,
    REST: SPENT,
    UNWIND: TENSE,
    HEAL: WORN,
    MANAGE: TRACK,
    PLANT: FARM,
    REPAIR: TOOLS,
    INSTALL: TOOLS,
    UNBLOCK: TOOLS,
    RESTART: SUPPLY,
    EXPLORE: TERRAIN,
    GATHER: TERRAIN,
    RESEARCH: TERRAIN,
}


def purpose(state: State, seat: Seat, job: Job) -> str:
    """One of ``PURPOSES``, or an empty text where nothing speaks for the job but that it can be."""
    asking = {each.optional for each in state.mission.objectives if _asks(state, each, job)}
    if asking:
        return MISSION if False in asking else OPTIONAL
    if job.kind == EXPLORE and _finds_missing(state):
        return FINDS
    facility = state.facility(job.where)
    if job.kind == REPAIR and facility is not None and facility.farm is not None:
        return FARM
    idle = {
        UNWIND: state.morale >= 0 and state.stress < STRESS_LIMIT // 2,
        MANAGE: max(state.tracks) < TRACK_END - 2,
        HEAL: not state.crew[seat].wounds and not state.crew[seat].ailments,
    }
    return "" if idle.get(job.kind) else _USUAL.get(job.kind, "")


def _asks(state: State, objective: Objective, job: Job) -> bool:
    """Whether a job is itself what an objective, if still open, asks for."""
    if objective.id in state.reached or objective.about is None:
        return False
    if job.kind in (CONSTRUCT, EXPERIMENT):
        return job.about == objective.about
    if job.kind == GATHER:
        return (objective.goal, objective.about) == (COLLECT, job.about)
    return job.kind in (PLANT, REPAIR) and job.where == objective.about


def _finds_missing(state: State) -> bool:
    """Whether objective tokens are wanted that lie nowhere on the map yet."""
    held = state.cargo + state.pending
    lying = [token for site in state.sites for token in site.finds]
    return any(
        each.goal == COLLECT
        and each.id not in state.reached
        and held.count(each.about or "") + lying.count(each.about or "")
        < each.needed(len(state.crew))
        for each in state.mission.objectives
    )


def check_ready(state: State, seat: Seat, plan: Plan) -> None:
    """Raise ``IllegalAction`` unless a seat's pawns are laid and its stacks can be carried out."""
    unused = free_pawns(state, seat, plan)
    if unused and unused >= _rest_needs(state):
        raise IllegalAction("pawns-unused", count=unused)
    check_stacks(state, seat, plan)


def check_stacks(state: State, seat: Seat, plan: Plan) -> None:
    """Raise ``IllegalAction`` for the first of a seat's stacks that can't be carried out."""
    for stack in plan.stacks:
        if performer(state, stack) == seat:
            check_stack(state, plan, stack)


def check_stack(state: State, plan: Plan, stack: Stack) -> None:
    """Raise ``IllegalAction`` for a stack that can't be carried out as the plan stands."""
    seat = performer(state, stack)
    check_job(state, seat, stack.job, plan, stack.number)
    if stack.rover:
        check_rover(state, plan, stack, stack.rover)
    need = needs(state, plan, stack)
    if need.given < need.pawns:
        action = action_type(stack.job)
        raise IllegalAction("too-few-pawns", action=action, needed=need.pawns, given=need.given)
    if stack.job.kind == HEAL and not needs_no_medic(state, seat) and MEDIC not in stack.pawns:
        raise IllegalAction("medic-needed")
    if stack.job.kind == EVENT:
        role = state.start.content.stories.event[stack.job.about].action.role
        if role and role not in stack.pawns:
            raise IllegalAction("role-needed", role=role)
    _check_costs(state, plan, stack, Supply(need.energy, need.oxygen, need.food))
    if need.wound:
        _check_survival(state, plan, stack, seat)


def _check_costs(state: State, plan: Plan, stack: Stack, own: Supply) -> None:
    """The General Supply must do for this stack, which takes of it, and those laid before it."""
    if not any(own):
        return
    before = plan.stacks[: plan.stacks.index(stack)]
    all_costs = [*(costs(state, plan, each.job) for each in before), own]
    for column, resource in enumerate((ENERGY, OXYGEN, FOOD)):
        needed, held = sum(each[column] for each in all_costs), state.in_stock(resource)
        if own[column] and needed > held:
            raise IllegalAction("unpayable", resource=resource, needed=needed, held=held)


def _check_survival(state: State, plan: Plan, stack: Stack, seat: Seat) -> None:
    """The sure wounds of a performer's actions up to this one, itself one, must not kill (C-15)."""
    order = in_order(plan)
    until = order[: order.index(stack) + 1]
    own = [each for each in until if performer(state, each) == seat]
    wounds = sum(needs(state, plan, each).wound for each in own)
    if state.suffers(seat, POISONING):
        wounds *= 2
    left = LAST_WOUND - state.crew[seat].wounds
    if wounds > left:
        raise IllegalAction("deadly", wounds=wounds, left=left)


def check_rover(state: State, plan: Plan, stack: Stack, rover: str) -> None:
    """Raise ``IllegalAction`` where a rover can't help with a stack."""
    if BLOCKED in state.rover(rover).tokens:
        raise IllegalAction("rover-blocked", rover=rover)
    kind = action_type(stack.job)
    if kind == EXPLORE and NO_ROVER in penalties(state, places(state, stack.job)[0], plan):
        raise IllegalAction("no-rover")
    if rover == FROGGY and kind != EXPLORE:
        raise IllegalAction("explore-only", rover=rover)
    if kind not in DICE_TYPES or not stack.job.route:
        raise IllegalAction("inside-hub", rover=rover)


def in_order(plan: Plan) -> tuple[Stack, ...]:
    """The stacks in the order of resolution: by type of action, then as they were laid (B6)."""
    return tuple(sorted(plan.stacks, key=lambda s: ACTION_TYPES.index(action_type(s.job))))


def heart_only(state: State, seat: Seat) -> int:
    """The number of a seat's pawns that may do nothing but heal its heart condition (B11)."""
    return int(state.suffers(seat, HEART) and state.has(seat, HEART))


def free_pawns(state: State, seat: Seat, plan: Plan) -> int:
    """A seat's pawns that are not laid yet and may be laid for anything."""
    role = state.crew[seat].role
    laid = plan.pawns_of(role)
    bound = heart_only(state, seat)
    if not bound:
        return max(0, PAWNS - laid)
    healing = sum(
        stack.pawns.count(role)
        for stack in plan.stacks
        if stack.job.kind == HEAL and stack.job.how == HEART and stack.pawns[0] == role
    )
    return max(0, min(PAWNS - bound - laid + healing, PAWNS - laid))


def _rest_needs(state: State) -> int:
    """The pawns that Rest takes now, which is always open for them (C-21); else more than any."""
    place = place_of(state, REST)
    if place is None or place.shut or BLOCKED in place.now:
        return PAWNS + 1
    return 1 + place.now.count(MINUS_PAWN)


def settled(state: State, plan: Plan, touched: frozenset[Seat]) -> tuple[Seat, ...]:
    """The seats that still agree: not touched by a change, and nothing stands against them."""
    agreed = []
    for seat in plan.ready:
        if seat in touched:
            continue
        try:
            check_ready(state, seat, plan)
        except IllegalAction:
            continue
        agreed.append(seat)
    return tuple(agreed)


def can_help(state: State, seat: Seat, plan: Plan, number: int) -> bool:
    """Whether a seat has a pawn for a stack: one that is free, or one laid elsewhere."""
    role = state.crew[seat].role
    elsewhere = [each for each in plan.stacks if each.number != number and role in each.pawns]
    bound = [e for e in elsewhere if e.job.how == HEART and e.pawns[0] == role]
    return bool(free_pawns(state, seat, plan)) or len(elsewhere) > len(bound)


def open_calls(state: State, plan: Plan, seat: Seat) -> tuple[OpenCall, ...]:
    """The calls for help that are still open after a seat has changed the plan.

    Who lays the last pawn elsewhere has declined.
    """
    return tuple(
        call
        for call in plan.calls
        if plan.stack(call.stack) is not None
        and (call.seat != seat or free_pawns(state, seat, plan))
    )
