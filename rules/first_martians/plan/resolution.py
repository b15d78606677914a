"""Resolves the plan stack by stack: dice, effects, shutdown tiles (B6, C-19)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from rules.core.events import event
from rules.core.game import Seat
from rules.first_martians.choices import HEALING, MANAGING, UNLOCK, UNWINDING
from rules.first_martians.components.content import DISCOVERY, DONE, MISSION, PROJECT, SHUTDOWN, ref
from rules.first_martians.components.content import EVENT as EVENT_CARD
from rules.first_martians.dice import Result, offer_reroll, roll
from rules.first_martians.effects.card_effects import draw_adventure
from rules.first_martians.effects.crew import change_morale, change_tokens, wound
from rules.first_martians.effects.mars import FindTaken, ItemGained, ItemSpent, SampleTaken, Studied
from rules.first_martians.effects.mars_base import (
    FacilityBuilt,
    FarmChanged,
    PartBroken,
    PartRepaired,
    ProjectBuilt,
    RepairDone,
    RepairsOperative,
    RoverTokenRemoved,
    ShutdownDiscarded,
    ShutdownTurned,
    SupplyChanged,
    UpgradeMade,
)
from rules.first_martians.effects.regions import explore
from rules.first_martians.needs import colour_of, needs, performer
from rules.first_martians.phases.mission_events import EventDone
from rules.first_martians.phases.production import roll_for_rover
from rules.first_martians.plan.job_checks import is_done
from rules.first_martians.plan.planning import PlanFixed
from rules.first_martians.plan.problems import in_order
from rules.first_martians.progress import EFFECTS, Event, Progress
from rules.first_martians.state import Job, Needs, Stack, Step
from rules.first_martians.terms import (
    CONSTRUCT,
    EVENT,
    EXPERIMENT,
    EXPLORE,
    FIRST_STUDY,
    GATHER,
    HEAL,
    INSTALL,
    MANAGE,
    PLANT,
    REPAIR,
    RESEARCH,
    RESOURCES,
    REST,
    RESTART,
    SAMPLE,
    SPARE,
    UNBLOCK,
    UNWIND,
)


@event
class ActionResolved(Event):
    """A stack's action came to its end; ``why`` it was begun is told with it."""

    number: int
    seat: Seat
    job: Job
    ok: bool
    why: str = ""


@event
class ActionIdle(Event):
    """A stack found its job done by another, or its object gone: pawns and items come back."""

    number: int
    seat: Seat
    job: Job


def _event(progress: Progress, seat: Seat, job: Job) -> None:
    progress.emit(EventDone(job.about, seat))
    progress.push(Step(EFFECTS, seat, (ref(EVENT_CARD, job.about, DONE), "0")))


def _rest(progress: Progress, seat: Seat, job: Job) -> None:
    change_tokens(progress, seat, 1, "rest")


def _unwind(progress: Progress, seat: Seat, job: Job) -> None:
    progress.ask(UNWINDING, seat)


def _heal(progress: Progress, seat: Seat, job: Job) -> None:
    progress.ask(HEALING, seat, (job.how,))


def _manage(progress: Progress, seat: Seat, job: Job) -> None:
    progress.ask(MANAGING, seat)


def _explore(progress: Progress, seat: Seat, job: Job) -> None:
    explore(progress, seat, job.where)


def _gather(progress: Progress, seat: Seat, job: Job) -> None:
    """One sample or objective token, at hand from the round's end on (FAQ)."""
    site = progress.state.site(job.where)
    assert site is not None
    if job.about == SAMPLE and site.samples:
        progress.emit(SampleTaken(job.where, GATHER))
    elif job.about in site.finds:
        progress.emit(FindTaken(job.where, job.about))
    else:  # an adventure of this action's has just lost it
        return
    progress.emit(ItemGained(job.about, True, GATHER))


def _study(progress: Progress, seat: Seat, job: Job) -> None:
    """Examine a sample, or make a discovery, which in a campaign unlocks a skill for each (B13)."""
    discovered = job.how != FIRST_STUDY
    progress.emit(Studied(job.about, discovered))
    if discovered:
        mission = progress.state.mission.id
        progress.push(Step(EFFECTS, seat, (ref(MISSION, mission, DISCOVERY), "0")))
    if discovered and progress.state.start.locked:
        for other in reversed(range(len(progress.state.crew))):
            progress.ask(UNLOCK, other)


def _plant(progress: Progress, seat: Seat, job: Job) -> None:
    facility = progress.state.facility(job.where)
    assert facility is not None
    assert facility.farm is not None
    growth = (1, *facility.farm.growth[1:])
    progress.emit(FarmChanged(job.where, replace(facility.farm, growth=growth), PLANT))


def _repair(progress: Progress, seat: Seat, job: Job) -> None:
    progress.emit(RepairDone(job.where, job.about))


def _unblock(progress: Progress, seat: Seat, job: Job) -> None:
    progress.emit(RoverTokenRemoved(job.where, job.about))


def _install(progress: Progress, seat: Seat, job: Job) -> None:
    progress.emit(UpgradeMade(job.about))


def _project(progress: Progress, seat: Seat, job: Job) -> None:
    """Build a project: a facility, a greenhouse, something outside; or let its effects come."""
    mission = progress.state.mission
    project = mission.project[job.about]
    progress.emit(ProjectBuilt(project.id, job.where))
    if project.facility:
        progress.emit(FacilityBuilt(project.facility, project.works))
    facility = progress.state.facility(project.greenhouse or "")
    if facility is not None and facility.farm is not None:
        farm = replace(facility.farm, greenhouses=facility.farm.greenhouses + 1)
        progress.emit(FarmChanged(facility.id, farm, "greenhouse"))
    reference = ref(MISSION, mission.id, PROJECT, project.id)
    progress.push(Step(EFFECTS, seat, (reference, "0")))


def _restart(progress: Progress, seat: Seat, job: Job) -> None:
    """The tile is turned up at the end of the phase."""


JOB_EFFECTS: Mapping[str, Callable[[Progress, Seat, Job], None]] = MappingProxyType(
    {
        EVENT: _event,
        REST: _rest,
        UNWIND: _unwind,
        HEAL: _heal,
        MANAGE: _manage,
        EXPLORE: _explore,
        GATHER: _gather,
        RESEARCH: _study,
        PLANT: _plant,
        REPAIR: _repair,
        UNBLOCK: _unblock,
        INSTALL: _install,
        CONSTRUCT: _project,
        EXPERIMENT: _project,
        RESTART: _restart,
    }
)
"""By job, what its success brings."""

TURN_TILE, PAY_TILE = "turn-tile", "pay-tile"


def turn_tile(progress: Progress, step: Step) -> None:
    """Turn a tile up and resolve it; then it is discarded, if its price can be paid.

    It is any of its kind that doesn't lie face up elsewhere; of none left, any (C-20).
    """
    name, grid = step.data
    facility = progress.state.facility(name)
    assert facility is not None
    lying = next(each for each in facility.shutdowns if each.grid == grid)
    progress.push(Step(PAY_TILE, step.seat, step.data))
    if lying.tile:
        return
    tiles = progress.state.start.content.base.shutdown_tiles
    every = [each.id for each in tiles if each.grid == grid]
    up = {tile.tile for each in progress.state.facilities for tile in each.shutdowns}
    pile = [each for each in every if each not in up] or every
    dice = progress.dice()
    tile = pile[dice.below(len(pile))]
    progress.reveal(ShutdownTurned(name, grid, tile, dice.counter))
    progress.push(Step(EFFECTS, step.seat, (ref(SHUTDOWN, tile), "0")))


def pay_tile(progress: Progress, step: Step) -> None:
    """Discard a tile that lies face up, for its price; else it stays, and may be paid for later."""
    name, grid = step.data
    facility = progress.state.facility(name)
    assert facility is not None
    lying = next(each for each in facility.shutdowns if each.grid == grid)
    data = progress.state.start.content.base.shutdown_tile[lying.tile]
    if data.price and progress.state.in_stock(data.resource) < data.price:
        return
    if data.price:
        progress.emit(SupplyChanged(data.resource, -data.price, "restart"))
    progress.emit(ShutdownDiscarded(name, grid))


RESOLVE, ROLL, ADVENTURE_DUE, FINISH, END_OF_ACTIONS = (
    "resolve",
    "roll",
    "adventure-due",
    "finish",
    "end-of-actions",
)
NO_SUCCESS_TOKENS = 2
"""Morale tokens for a success die that shows none."""


def fix_plan(progress: Progress) -> None:
    """Everybody agreed: pay all costs, then let the stacks be resolved in their order."""
    state, plan = progress.state, progress.state.plan
    every = tuple(needs(state, plan, stack) for stack in plan.stacks)
    progress.emit(PlanFixed(every))
    for need, stack in zip(every, plan.stacks, strict=True):
        for resource in RESOURCES:
            amount = getattr(need, resource)
            if amount:
                progress.emit(SupplyChanged(resource, -amount, "cost"))
        for item in need.items:
            progress.emit(ItemSpent(item, "laid"))
        if stack.job.kind == REPAIR and stack.job.how != SPARE:
            progress.emit(PartBroken(stack.job.how, stack.job.about, "donor"))
    progress.push(
        *(Step(RESOLVE, data=(str(stack.number),)) for stack in in_order(plan)),
        Step(END_OF_ACTIONS),
    )


def _laid(progress: Progress, number: int) -> tuple[Stack, Needs, Seat]:
    plan = progress.state.plan
    index = next(n for n, each in enumerate(plan.stacks) if each.number == number)
    stack = plan.stacks[index]
    return stack, plan.needs[index], performer(progress.state, stack)


def resolve(progress: Progress, step: Step) -> None:
    """Let a stack's performer suffer what is certain; then come its dice.

    Where another stack has done the same before, or it is gone, nobody sets out.
    """
    number = int(step.data[0])
    stack, need, seat = _laid(progress, number)
    if is_done(progress.state, stack.job):
        progress.emit(ActionIdle(number, seat, stack.job))
        _give_back(progress, stack.job, need)
        return
    progress.push(Step(ROLL, data=step.data))
    if need.wound:
        wound(progress, seat, 1, "penalty")
    if need.lose_morale:
        change_morale(progress, -1, "terrain")


def roll_dice(progress: Progress, step: Step) -> None:
    """Roll what a stack's action needs."""
    number = int(step.data[0])
    stack, need, seat = _laid(progress, number)
    colour = colour_of(progress.state.start.content, stack.job)
    result = roll(progress, number, seat, colour, need)
    offer_reroll(progress, seat, number, colour, result)


def after_roll(progress: Progress, step: Step) -> None:
    """Let the dice have their effects, each by itself; never more than one adventure an action.

    It waits until a death that the wound would bring is averted (C-16).
    """
    number, colour = int(step.data[0]), step.data[1]
    _, need, seat = _laid(progress, number)
    result = Result.of(step.data[2:])
    progress.push(Step(FINISH, seat, (str(number), "no" if result.success is False else "yes")))
    if result.adventure or need.adventure:
        progress.push(Step(ADVENTURE_DUE, seat, (colour,)))
    if result.success is False:
        change_tokens(progress, seat, NO_SUCCESS_TOKENS, "no-success")
    if result.wound:
        wound(progress, seat, 1, "die")


def have_adventure(progress: Progress, step: Step) -> None:
    """Let a performer have an adventure of its action's colour."""
    draw_adventure(progress, step.seat, *step.data)


def finish(progress: Progress, step: Step) -> None:
    """Let a successful action have its effect, or give back what was laid with a failed one."""
    number, ok = int(step.data[0]), step.data[1] == "yes"
    stack, need, seat = _laid(progress, number)
    job = stack.job
    progress.emit(ActionResolved(number, seat, job, ok, stack.why))
    if ok:
        JOB_EFFECTS[job.kind](progress, seat, job)
        return
    _give_back(progress, job, need)


def _give_back(progress: Progress, job: Job, need: Needs) -> None:
    """Let items, and the part of a donor, go back; supplies never do."""
    for item in need.items:
        progress.emit(ItemGained(item, False, "refund"))
    if job.kind == REPAIR and job.how != SPARE:
        donor = progress.state.facility(job.how)
        if donor is not None and job.about in donor.broken:
            progress.emit(PartRepaired(job.how, job.about, "refund"))


def end_actions(progress: Progress, step: Step) -> None:
    """Check rovers, let repairs work, turn up shutdown tiles (B6, IV, end of phase)."""
    plan = progress.state.plan
    checked = [
        stack.rover for stack, need in zip(plan.stacks, plan.needs, strict=True) if need.rover_check
    ]
    for rover in checked:
        roll_for_rover(progress, rover, "drive")
    if progress.state.repaired:
        progress.emit(RepairsOperative())
    jobs = [(performer(progress.state, s), s.job) for s in plan.stacks if s.job.kind == RESTART]
    progress.push(*(Step(TURN_TILE, seat, (job.where, job.how)) for seat, job in jobs))
