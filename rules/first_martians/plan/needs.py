"""The needs, costs and risks of an action (B6, pawn formula, modifiers, costs and penalties)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from rules.core.game import Seat
from rules.first_martians.components.content import spare
from rules.first_martians.components.mars_base import Base
from rules.first_martians.pieces import Facility, Job, Needs, Plan, Stack, Supply
from rules.first_martians.plan.routes import climb, terrain
from rules.first_martians.state import State
from rules.first_martians.terms import (
    ADVENTURE,
    BLOCKED,
    COLOUR,
    CONCENTRATION,
    CONSTRUCT,
    COSTS_ENERGY,
    COSTS_OXYGEN,
    DICE_TYPES,
    ENERGY,
    EVENT,
    EXPERIMENT,
    EXTRA_PAWN,
    FIRST_STUDY,
    FOOD,
    FROGGY,
    HEAL,
    LOSE_MORALE,
    MEDIC,
    MINUS_PAWN,
    MUST_ROLL,
    OXYGEN,
    PLANT,
    REPAIR,
    REROLL,
    RESEARCH,
    ROLES,
    ROVER_CHECK,
    SEED,
    SPARE,
    TYPE_OF_JOB,
    UNTYPED,
    WOUND,
)

FROGGY_PAWNS, SCORPIO_PAWNS = 2, 1


def action_type(job: Job) -> str:
    """The type of a job's action, by which it is modified and resolved."""
    return TYPE_OF_JOB[job.kind]


def performer(state: State, stack: Stack) -> Seat:
    """The seat that performs: the top pawn's, or the operator of a machine on top."""
    top = stack.pawns[0]
    return state.seat_of(top) if top in ROLES else stack.operator


def places(state: State, job: Job) -> tuple[Facility, ...]:
    """The facilities whose tokens and red parts modify a job: its type's, and a farm's own."""
    kind = action_type(job)
    found = [] if kind in (EVENT, UNTYPED) else [place_of(state, kind)]
    if job.kind == PLANT:
        found.append(state.facility(job.where))
    return tuple(each for each in found if each is not None)


def place_of(state: State, kind: str) -> Facility | None:
    """The facility where a type of action is done, or ``None`` while none is there."""
    return place_among(state.facilities, state.start.content.base, kind)


def place_among(facilities: tuple[Facility, ...], base: Base, kind: str) -> Facility | None:
    """Of the facilities in play the one where a type of action is done, or ``None``.

    A temporary one stands in while the other isn't built, or can't be used; it isn't discarded
    when that is built (FAQ).
    """
    ids = base.places[kind]
    found = [each for each in facilities if each.id in ids]
    if len(found) < 2:
        return found[0] if found else None
    found.sort(key=lambda each: ids.index(each.id))
    usable = (each for each in found if not each.shut and BLOCKED not in each.now)
    return next(usable, found[0])


def broken_parts(facility: Facility, plan: Plan) -> tuple[str, ...]:
    """A facility's red parts, those included that are laid for repairs elsewhere (B6, 9)."""
    donated = (
        stack.job.about
        for stack in plan.stacks
        if stack.job.kind == REPAIR and stack.job.how == facility.id
    )
    return tuple(dict.fromkeys((*facility.broken, *donated)))


def penalties(state: State, facility: Facility, plan: Plan) -> frozenset[str]:
    """The penalties of a facility's red parts, but for those that its upgrades cancel."""
    red = broken_parts(facility, plan)
    by_part = state.start.content.base.penalties(facility.id, facility.upgrade, red)
    return frozenset(chain.from_iterable(by_part.values()))


def items_of(state: State, job: Job) -> tuple[str, ...]:
    """The items that are laid with a job's pawns, and come back if it fails."""
    if job.kind == REPAIR and job.how == SPARE:
        return (spare(job.about),)
    if job.kind == RESEARCH and job.how == FIRST_STUDY:
        return (job.about,)
    if job.kind == PLANT:
        return (SEED,)
    if job.kind == EVENT:
        return state.start.content.stories.event[job.about].action.spares
    if job.kind in (CONSTRUCT, EXPERIMENT):
        return state.start.mission.project[job.about].items
    return ()


def needs(state: State, plan: Plan, stack: Stack) -> Needs:
    """Everything that an action needs, costs and risks as the plan stands (C-17)."""
    job, kind, seat = stack.job, action_type(stack.job), performer(state, stack)
    spots = places(state, job)
    red = _red(state, plan, spots)
    tokens = [token for each in spots for token in each.now]
    if stack.rover:
        tokens += state.rover(stack.rover).tokens
    lands = [each for space in job.route for each in terrain(state, seat, space)]
    needed = _base(state, job, seat) + tokens.count(MINUS_PAWN)
    needed += len(job.route) + lands.count(EXTRA_PAWN) + climb(state, job.route)
    given = len(stack.pawns) + _rover_pawns(stack)
    cost = _costs(state, job, red)
    return Needs(
        needed,
        given,
        energy=cost.energy,
        oxygen=cost.oxygen,
        food=cost.food,
        items=items_of(state, job),
        roll=_roll(kind, needed, given, MUST_ROLL in red),
        wound=WOUND in tokens or WOUND in lands,
        adventure=ADVENTURE in tokens or ADVENTURE in lands or _distracted(state, stack),
        lose_morale=LOSE_MORALE in lands,
        reroll=REROLL in tokens,
        rover_check=bool(stack.rover) and (ROVER_CHECK in lands or ROVER_CHECK in tokens),
    )


def costs(state: State, plan: Plan, job: Job) -> Supply:
    """The cost of a job in the General Supply as the plan stands: a part of its ``needs``."""
    return _costs(state, job, _red(state, plan, places(state, job)))


def _red(state: State, plan: Plan, spots: tuple[Facility, ...]) -> frozenset[str]:
    """The penalties of the red parts of several facilities."""
    return frozenset[str]().union(*(penalties(state, each, plan) for each in spots))


def _costs(state: State, job: Job, red: frozenset[str]) -> Supply:
    price = _price(state, job)
    return Supply(
        energy=int(COSTS_ENERGY in red) + price.get(ENERGY, 0),
        oxygen=int(COSTS_OXYGEN in red) + price.get(OXYGEN, 0),
        food=price.get(FOOD, 0),
    )


def _base(state: State, job: Job, seat: Seat) -> int:
    """The pawns of an action before anything modifies it."""
    if job.kind == EVENT:
        return state.start.content.stories.event[job.about].action.pawns
    if job.kind == HEAL and not needs_no_medic(state, seat):
        return 2
    return 1


def needs_no_medic(state: State, seat: Seat) -> bool:
    """Whether a seat can heal without a Medic's pawn: it is the Medic, or there's a scanner."""
    lab = place_of(state, HEAL)
    upgrades = state.start.content.base.upgrade
    scanner = lab is not None and bool(lab.upgrade) and upgrades[lab.upgrade].autoscanner
    return scanner or state.crew[seat].role == MEDIC


def _rover_pawns(stack: Stack) -> int:
    if not stack.rover:
        return 0
    return FROGGY_PAWNS if stack.rover == FROGGY else SCORPIO_PAWNS


def _roll(kind: str, needed: int, given: int, must_roll: bool) -> str:
    """The dice that are rolled: three, the success die alone, or none.

    A must-roll penalty asks for the success die even where pawns are enough; where they aren't,
    it is one of the three anyway.
    """
    if kind in DICE_TYPES and given <= needed:
        return "all"
    return "success" if must_roll else ""


def _price(state: State, job: Job) -> Mapping[str, int]:
    if job.kind == EVENT:
        return state.start.content.stories.event[job.about].action.supply
    if job.kind in (CONSTRUCT, EXPERIMENT):
        return state.start.mission.project[job.about].supply
    return {}


def _distracted(state: State, stack: Stack) -> bool:
    """Whether somebody has trouble concentrating who performs, or has a pawn in the stack (B11).

    Whoever operates a machine performs. Rest is spared: nothing can force an adventure there; nor
    has an untyped action a colour.
    """
    if action_type(stack.job) not in COLOUR:
        return False
    seats = {state.seat_of(pawn) for pawn in stack.pawns if pawn in ROLES}
    return any(state.suffers(seat, CONCENTRATION) for seat in (performer(state, stack), *seats))
