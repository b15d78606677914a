"""Reasons of a sensible crew's choices beside the plan, with figures."""

from __future__ import annotations

from rules.core.advice import Figure, Reason
from rules.first_martians.autopilots.evaluation import Evaluation
from rules.first_martians.autopilots.plan_choice import choice_value, quarrels
from rules.first_martians.base_choices import PAY, SHUT_DOWN, STARVE, STOP_WILTING
from rules.first_martians.choices import (
    HEALING,
    LESS_STRESS,
    MANAGING,
    UNWINDING,
    WOUNDS,
)
from rules.first_martians.components.content import STORY_OF
from rules.first_martians.decision_rules import Choose
from rules.first_martians.dice import (
    ADVENTURE_DIE,
    KEEP,
    REROLL_DIE,
    SUCCESS,
    WOUND_DIE,
    dice_of,
)
from rules.first_martians.effects.averting import AVERT, LET, Danger
from rules.first_martians.effects.card_effects import MEND
from rules.first_martians.state import Step
from rules.first_martians.terms import (
    BLOCK_INDEX,
    LAST_WOUND,
    STRESS_LIMIT,
    TRACK_END,
)


def choice_reason(evaluation: Evaluation, action: Choose) -> Reason | None:
    """What speaks for an option; ``None`` where the adviser finds all alike."""
    view, option = evaluation.view, action.option
    step, astronaut = view.step, view.crew[evaluation.seat]
    assert step is not None
    worn: dict[str, Figure] = {"wounds": astronaut.wounds, "most": LAST_WOUND}
    match step.kind:
        case kind if kind in STORY_OF:
            return _side(evaluation, step, action)
        case kind if kind == REROLL_DIE:
            return _die(evaluation, step, option)
        case kind if kind == AVERT and option != LET:
            return _remedy(evaluation, Danger.of(step.data), option)
        case kind if kind == SHUT_DOWN:
            facility = next(each for each in view.facilities if each.id == option)
            return Reason("shut-again" if facility.shut else "shut", {"facility": option})
        case kind if kind == STOP_WILTING and option == PAY:
            return Reason("wilting")
        case kind if kind == MEND and choice_value(evaluation, action):
            return Reason("farm", {"facility": option.rpartition("-")[0]})
        case kind if kind == STARVE:
            wounds = view.crew[view.roles.index(option)].wounds
            return Reason("starve", {"role": option, "wounds": wounds, "most": LAST_WOUND})
        case kind if kind == UNWINDING:
            figures: dict[str, Figure] = {"stress": view.stress, "limit": STRESS_LIMIT}
            return Reason("unwind" if option == LESS_STRESS else "spirits", figures)
        case kind if kind == HEALING:
            return Reason("heal" if option == WOUNDS else "cure", worn)
        case kind if kind == MANAGING:
            level = view.tracks[BLOCK_INDEX[option]]
            return Reason("track", {"block": option, "level": level, "end": TRACK_END})
        case _:
            return None


def _side(evaluation: Evaluation, step: Step, action: Choose) -> Reason | None:
    """The side of a story against the best of those that are worth less."""
    choice = evaluation.view.content.choice(step.kind, step.data[0])
    worth = {side.id: choice_value(evaluation, Choose(side.id)) for side in choice}
    mine = worth[action.option]
    less = {side: value for side, value in worth.items() if value < mine}
    if not less:
        return None
    other = max(less, key=lambda side: less[side])
    figures: dict[str, Figure] = {"option": action.option, "other": other}
    sides = {each.id: each.effects for each in choice}
    if quarrels(evaluation, sides[other]) and not quarrels(evaluation, sides[action.option]):
        return Reason("side-quarrel", {**figures, "limit": STRESS_LIMIT})
    return Reason("side", {**figures, "brings": "gain" if mine > 0 else "cost"})


def _remedy(evaluation: Evaluation, danger: Danger, option: str) -> Reason:
    """What a skill averts, where more is to be said than that it helps."""
    view = evaluation.view
    wounds = view.crew[evaluation.seat].wounds
    match danger.remedy:
        case "stress":
            return Reason("unwind", {"stress": view.stress, "limit": STRESS_LIMIT})
        case "track":
            level = view.tracks[BLOCK_INDEX[danger.about]]
            return Reason("track", {"block": danger.about, "level": level, "end": TRACK_END})
        case "heal":
            return Reason("heal", {"wounds": wounds, "most": LAST_WOUND})
        case _:
            return Reason("skill", {"skill": option})


def _die(evaluation: Evaluation, step: Step, option: str) -> Reason:
    """What speaks for keeping the dice, or for rolling one of them again."""
    fallen = dict(zip((SUCCESS, WOUND_DIE, ADVENTURE_DIE), step.data[2:5], strict=True))
    performer = dice_of(step, evaluation.view.roles)
    if option == KEEP:
        left = LAST_WOUND - evaluation.view.crew[performer].wounds
        return Reason("keep", {"left": left, "wound": fallen[WOUND_DIE]})
    faces = evaluation.view.content.base.action_dice[step.data[1]]
    if option.endswith(f"-{SUCCESS}"):
        return Reason("again", {"chance": round(100 * faces.success / faces.sides)})
    wounds = evaluation.view.crew[performer].wounds
    chance = round(100 * faces.wound / faces.sides)
    return Reason("spare-wound", {"wounds": wounds, "most": LAST_WOUND, "chance": chance})
