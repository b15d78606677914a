"""The worth of choices between a few options to a sensible autopilot."""

from __future__ import annotations

from rules.core.game import Seat
from rules.first_martians.actions import Action, Choose
from rules.first_martians.choices.crew import (
    HEALING,
    LESS_STRESS,
    MANAGING,
    UNWINDING,
    WOUNDS,
)
from rules.first_martians.choices.mars_base import PAY, SHUT_DOWN, STARVE, STOP_WILTING
from rules.first_martians.choices.sides import lacking_tokens
from rules.first_martians.components.content import ADVENTURE, CHOICE, EVENT, ref
from rules.first_martians.phases.resolution.dice import KEEP, REROLL_DIE, SUCCESS
from rules.first_martians.styles.effect_values import WORTH, worth
from rules.first_martians.styles.evaluation import Evaluation
from rules.first_martians.terms import ADVENTURE_CHOICE, BLOCK_INDEX, EVENT_CHOICE, STRESS_LIMIT

LEAST_MISSED = (
    "quiet-place",
    "probe-bay",
    "lab",
    "control-center",
    "garage",
    "med-lab",
    "crew-quarters",
    "working-bay",
)
"""Facilities in the order in which they are shut down; what feeds the crew comes last."""


def choice_value(evaluation: Evaluation, action: Action) -> float:
    """The worth of an option; what isn't known here is worth nothing."""
    assert isinstance(action, Choose)
    step, option = evaluation.view.step, action.option
    assert step is not None
    match step.kind:
        case kind if kind == EVENT_CHOICE:
            return _side(evaluation, ref(EVENT, step.data[0], CHOICE, option), step.seat)
        case kind if kind == ADVENTURE_CHOICE:
            return _side(evaluation, ref(ADVENTURE, step.data[0], CHOICE, option), step.seat)
        case kind if kind == SHUT_DOWN:
            return _shut_down(evaluation, option)
        case kind if kind == STOP_WILTING:
            return float(option == PAY)
        case kind if kind == STARVE:
            seat = evaluation.view.roles.index(option)
            return -float(evaluation.view.crew[seat].wounds)
        case kind if kind == UNWINDING:
            near = evaluation.view.stress > STRESS_LIMIT // 2 and evaluation.view.morale >= 0
            return float((option == LESS_STRESS) == near)
        case kind if kind == HEALING:
            worn = evaluation.health <= 2
            return float((option == WOUNDS) == worn)
        case kind if kind == MANAGING:
            return float(evaluation.view.tracks[BLOCK_INDEX[option]])
        case kind if kind == REROLL_DIE:
            return _reroll(evaluation, option)
        case _:
            return 0.0


def _side(evaluation: Evaluation, reference: str, seat: Seat) -> float:
    """The worth of a side: of its effects, with a wound for each token that lacks."""
    view = evaluation.view
    effects = view.content.effects(reference)
    tokens = [each.tokens for each in view.crew]
    lacking = sum(lacking_tokens(effects, seat, view.first, tokens))
    return worth(effects, len(view.crew)) + lacking * (WORTH["wound"] + WORTH["tokens"])


def _shut_down(evaluation: Evaluation, option: str) -> float:
    facility = next(each for each in evaluation.view.facilities if each.id == option)
    order = LEAST_MISSED.index(option) if option in LEAST_MISSED else len(LEAST_MISSED)
    return 10.0 * facility.shut - order


def _reroll(evaluation: Evaluation, option: str) -> float:
    """A failure is rolled again; a wound where few are left."""
    if option == KEEP:
        return 0.5
    if option.endswith(f"-{SUCCESS}"):
        return 1.0
    return 2.0 if evaluation.health <= 1 else 0.0
