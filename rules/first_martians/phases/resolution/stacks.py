"""Resolves the plan, stack by stack in the fixed order (B6, resolution order)."""

from __future__ import annotations

from rules.core.game import Seat
from rules.first_martians.effects.card_effects import draw_adventure
from rules.first_martians.effects.crew import change_morale, change_tokens, wound
from rules.first_martians.events import (
    ActionResolved,
    ItemGained,
    ItemSpent,
    PartBroken,
    PartRepaired,
    PlanFixed,
    RepairsOperative,
    SupplyChanged,
)
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.phases.production import roll_for_rover
from rules.first_martians.phases.resolution.dice import Result, offer_reroll, roll
from rules.first_martians.phases.resolution.job_effects import JOB_EFFECTS
from rules.first_martians.phases.resolution.shutdowns import TURN_TILE
from rules.first_martians.pieces import Needs, Stack, Step
from rules.first_martians.plan.needs import action_type, needs, performer
from rules.first_martians.plan.problems import in_order
from rules.first_martians.terms import COLOUR, REPAIR, RESOURCES, RESTART, SPARE

RESOLVE, FINISH, END_OF_ACTIONS = "resolve", "finish", "end-of-actions"
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
    """Let a stack's performer suffer what is certain, and roll what has to be rolled."""
    number = int(step.data[0])
    stack, need, seat = _laid(progress, number)
    if need.wound:
        wound(progress, seat, 1, "penalty")
    if need.lose_morale:
        change_morale(progress, -1, "terrain")
    colour = COLOUR.get(action_type(stack.job), "")
    result = roll(progress, number, seat, colour, need)
    offer_reroll(progress, seat, number, colour, result)


def after_roll(progress: Progress, step: Step) -> None:
    """Let the dice have their effects, each by itself; never more than one adventure an action."""
    number, colour = int(step.data[0]), step.data[1]
    _, need, seat = _laid(progress, number)
    result = Result.of(step.data[2:])
    progress.push(Step(FINISH, seat, (str(number), "no" if result.success is False else "yes")))
    if result.success is False:
        change_tokens(progress, seat, NO_SUCCESS_TOKENS, "no-success")
    if result.wound:
        wound(progress, seat, 1, "die")
    if result.adventure or need.adventure:
        draw_adventure(progress, seat, colour)


def finish(progress: Progress, step: Step) -> None:
    """Let a successful action have its effect, or give back what was laid with a failed one."""
    number, ok = int(step.data[0]), step.data[1] == "yes"
    stack, need, seat = _laid(progress, number)
    job = stack.job
    progress.emit(ActionResolved(number, seat, job, ok, stack.why))
    if ok:
        JOB_EFFECTS[job.kind](progress, seat, job)
        return
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
