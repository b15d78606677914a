"""An autopilot's repairs of a plan: help for stacks, or retreat."""

from __future__ import annotations

from collections.abc import Sequence

from rules.first_martians.actions import Action, Call, Join, Send, Withdraw
from rules.first_martians.plan import purpose
from rules.first_martians.styles.evaluation import Evaluation
from rules.first_martians.styles.exploring import asks
from rules.first_martians.terms import (
    CONSTRUCT,
    DICE_TYPES,
    ENERGY,
    EXPERIMENT,
    EXPLORE,
    FOOD,
    FROGGY,
    GATHER,
    HEAL,
    LAST_WOUND,
    MEDIC,
    OWN,
    OXYGEN,
    POISONING,
    TYPE_OF_JOB,
)
from rules.first_martians.views.view import StackView

TOO_FEW = "too-few-pawns"
SPENT = 3.0
"""Points for each unit of supplies that doesn't come back if an action fails."""
WEAK = 3
"""With no more wounds left than this, dice are avoided."""
LEAST_MISSED = (
    "",
    purpose.SPENT,
    purpose.TERRAIN,
    purpose.TOOLS,
    purpose.TRACK,
    purpose.TENSE,
    purpose.SUPPLY,
    purpose.FARM,
    purpose.THREAT,
    purpose.FINDS,
    purpose.WORN,
    purpose.MISSION,
)
"""The purposes of stacks, from the one that is given up first for a call."""


def mending(evaluation: Evaluation, actions: Sequence[Action]) -> Action | None:
    """Answer a call, help a stack that lacks pawns, take back what can't be carried out.

    Where the astronaut is badly wounded it lays its second pawn with its first, so that no dice
    are rolled.
    """
    calls = [call.stack for call in evaluation.view.calls if call.seat == evaluation.seat]
    for number in calls:
        if Join(number, OWN) in actions:
            return Join(number, OWN)
        freed = _freed(evaluation, number, actions)
        if freed is not None:
            return freed
    for each in evaluation.view.stacks:
        own = each.performer == evaluation.seat
        if each.problem == TOO_FEW and _can_be_done(evaluation, each):
            help_ = (
                _own_help(evaluation, each, actions) if own else _help(evaluation, each, actions)
            )
            if help_ is not None:
                return help_
        if own and each.problem:
            return _take_back(each, actions)
        if own and _too_risky(evaluation, each) and Join(each.stack.number, OWN) in actions:
            return Join(each.stack.number, OWN)
    return None


def _can_be_done(evaluation: Evaluation, each: StackView) -> bool:
    """Whether a stack would work with pawns enough: it is payable, and its performer survives it.

    One that can't be is not helped: it would lose the pawn again, and get it back, for ever.
    """
    view, stacks = evaluation.view, evaluation.view.stacks
    until = stacks[: stacks.index(each) + 1]
    for resource in (ENERGY, OXYGEN, FOOD):
        taken = sum(getattr(one.needs, resource) for one in until)
        if getattr(each.needs, resource) and taken > getattr(view.supply, resource):
            return False
    twice = 2 if POISONING in view.acting[each.performer] else 1
    wounds = twice * sum(one.needs.wound for one in stacks if one.performer == each.performer)
    return not each.needs.wound or wounds <= LAST_WOUND - view.crew[each.performer].wounds


def _freed(evaluation: Evaluation, number: int, actions: Sequence[Action]) -> Action | None:
    """For a call to a stack, the own pawn that is missed least elsewhere."""
    backs = [
        (LEAST_MISSED.index(each.stack.why), Withdraw(each.stack.number, OWN))
        for each in evaluation.view.stacks
        if each.stack.number != number and Withdraw(each.stack.number, OWN) in actions
    ]
    return min(backs, key=lambda back: back[0])[1] if backs else None


def _own_help(evaluation: Evaluation, each: StackView, actions: Sequence[Action]) -> Action | None:
    """A rover, a machine, an own pawn, the Medic, or whoever else of the crew can still help."""
    number, kind = each.stack.number, TYPE_OF_JOB[each.stack.job.kind]
    sends = [
        action
        for action in actions
        if isinstance(action, Send) and action.stack == number and evaluation.rover_in(action.rover)
    ]
    if sends:
        return min(sends, key=lambda action: action.rover != FROGGY)
    medic = Call(MEDIC, number)
    if kind == HEAL and not evaluation.needs_no_medic and MEDIC not in each.stack.pawns:
        return medic if evaluation.medic_free and medic in actions else None
    lacking = each.needs.pawns - each.needs.given
    machines = [
        action
        for action in actions
        if isinstance(action, Join) and action.stack == number and action.by != OWN
    ]
    own = evaluation.view.free_pawns[evaluation.seat]
    if lacking > own + evaluation.helpers + evaluation.machine_for(kind):
        return None
    if machines:
        return machines[0]
    if Join(number, OWN) in actions:
        return Join(number, OWN)
    free = evaluation.view.free_pawns
    calls = [
        action
        for action in actions
        if isinstance(action, Call)
        and action.stack == number
        and evaluation.may_help(evaluation.view.roles.index(action.role))
    ]
    return max(
        calls, key=lambda action: free[evaluation.view.roles.index(action.role)], default=None
    )


def _help(evaluation: Evaluation, each: StackView, actions: Sequence[Action]) -> Action | None:
    """An own pawn for another's stack, where it completes it."""
    number = each.stack.number
    lacking = each.needs.pawns - each.needs.given
    if lacking <= evaluation.view.free_pawns[evaluation.seat] and Join(number, OWN) in actions:
        return Join(number, OWN)
    return None


def _take_back(each: StackView, actions: Sequence[Action]) -> Action | None:
    number = each.stack.number
    backs = [
        action for action in actions if isinstance(action, Withdraw) and action.stack == number
    ]
    return min(backs, key=lambda action: action.by != OWN, default=None)


def _too_risky(evaluation: Evaluation, each: StackView) -> bool:
    rolled = each.needs.roll == "all" and TYPE_OF_JOB[each.stack.job.kind] in DICE_TYPES
    return rolled and evaluation.health <= WEAK


def safer(evaluation: Evaluation, actions: Sequence[Action]) -> list[tuple[float, Action]]:
    """Pawns, machines and rovers that spare a stack its dice, with what that is worth."""
    stacks = {each.stack.number: each for each in evaluation.view.stacks}
    found: list[tuple[float, Action]] = []
    for action in actions:
        if isinstance(action, Join) or (
            isinstance(action, Send) and evaluation.rover_in(action.rover)
        ):
            each = stacks[action.stack]
            if each.needs.roll == "all" and not each.problem:
                found.append((_spared(evaluation, each), action))
    return found


def _spared(evaluation: Evaluation, each: StackView) -> float:
    """The points gained if an action can't fail and nobody is wounded."""
    job = each.stack.job
    must = (
        (job.kind in (CONSTRUCT, EXPERIMENT) and job.about in evaluation.wanted_projects)
        or (job.kind == GATHER and job.about in evaluation.wanted_items)
        or (job.kind == EXPLORE and asks(evaluation))
    )
    wound = evaluation.danger(TYPE_OF_JOB[job.kind], each.performer)
    spent = each.needs.energy + each.needs.oxygen + each.needs.food
    return (100 - each.chance) / 100 * ((8.0 if must else 2.0) + SPENT * spent) + wound
