"""Moves of a sensible autopilot beside laying pawns: skills, and cards turned into spare parts."""

from __future__ import annotations

from collections.abc import Sequence

from rules.first_martians.actions import Action, Dismantle, Use
from rules.first_martians.components.content import spare
from rules.first_martians.components.effects import Effect
from rules.first_martians.styles.evaluation import Evaluation
from rules.first_martians.styles.repairs import items_left, parts_to_repair, too_many_red
from rules.first_martians.terms import BLOCK_INDEX, STRESS_LIMIT, TRACK_END

WORN = 2
"""Wounds from which on healing is worth a skill."""
TENSE = STRESS_LIMIT - 6


def free_move(evaluation: Evaluation, actions: Sequence[Action]) -> Action | None:
    """A skill that is worth its tokens now, or a card that gives a spare part which is wanted."""
    skills = evaluation.view.content.crew.skill
    for action in actions:
        if isinstance(action, Use):
            if any(_worth_it(evaluation, each) for each in skills[action.skill].effects):
                return action
        elif isinstance(action, Dismantle) and _wanted(evaluation, action.upgrade):
            return action
    return None


def _worth_it(evaluation: Evaluation, effect: Effect) -> bool:
    view = evaluation.view
    astronaut = view.crew[evaluation.seat]
    match effect.do:
        case "mend":
            return view.threshold is not None and view.broken > view.threshold
        case "morale":
            return view.morale < 0
        case "heal":
            return astronaut.wounds >= WORN
        case "stress":
            return view.stress >= TENSE
        case "track":
            return view.tracks[BLOCK_INDEX[effect.block]] >= TRACK_END - 1
        case "item":
            part = (effect.item or "").removeprefix("spare-")
            return evaluation.lacks_spares and any(part in each.broken for each in view.facilities)
        case _:
            return False


def _wanted(evaluation: Evaluation, upgrade: str) -> bool:
    """Whether parts have to be repaired for which there is no spare, and the card has one.

    Spares that are laid already are for others; a card that heals the crew is kept.
    """
    card = evaluation.view.content.base.upgrade[upgrade]
    if (
        card.autoscanner
        or not too_many_red(evaluation)
        or not evaluation.view.free_pawns[evaluation.seat]
    ):
        return False
    red, left = parts_to_repair(evaluation), items_left(evaluation)
    if any(spare(part) in left for part in red):
        return False
    return any(part in red for part in card.spares)
