"""An autopilot's repairs of a plan: help for stacks, or retreat."""

from __future__ import annotations

from collections.abc import Sequence

from rules.first_martians.actions import Action, Join, Send, Withdraw
from rules.first_martians.styles.lookout import Lookout
from rules.first_martians.terms import DICE_TYPES, FROGGY, OWN, TYPE_OF_JOB
from rules.first_martians.views.view import StackView

TOO_FEW = "too-few-pawns"
WEAK = 3
"""With no more wounds left than this, dice are avoided."""


def mending(lookout: Lookout, actions: Sequence[Action]) -> Action | None:
    """Answer a call, help a stack that lacks pawns, take back what can't be carried out.

    Where the astronaut is badly wounded it lays its second pawn with its first, so that no dice
    are rolled.
    """
    calls = [call.stack for call in lookout.view.calls if call.seat == lookout.seat]
    for number in calls:
        if Join(number, OWN) in actions:
            return Join(number, OWN)
    for each in lookout.view.stacks:
        own = each.performer == lookout.seat
        if each.problem == TOO_FEW:
            help_ = _help(lookout, each, actions, own)
            if help_ is not None:
                return help_
        if own and each.problem:
            return _take_back(each, actions, lookout)
        if own and _too_risky(lookout, each) and Join(each.stack.number, OWN) in actions:
            return Join(each.stack.number, OWN)
    return None


def _help(lookout: Lookout, each: StackView, actions: Sequence[Action], own: bool) -> Action | None:
    """A rover, or an own pawn where it completes the stack."""
    number = each.stack.number
    sends = [action for action in actions if isinstance(action, Send) and action.stack == number]
    if sends and own:
        return min(sends, key=lambda action: action.rover != FROGGY)
    lacking = each.needs.pawns - each.needs.given
    if lacking <= lookout.view.free_pawns[lookout.seat] and Join(number, OWN) in actions:
        return Join(number, OWN)
    return None


def _take_back(each: StackView, actions: Sequence[Action], lookout: Lookout) -> Action | None:
    number = each.stack.number
    backs = [
        action for action in actions if isinstance(action, Withdraw) and action.stack == number
    ]
    return min(backs, key=lambda action: action.by != OWN, default=None)


def _too_risky(lookout: Lookout, each: StackView) -> bool:
    rolled = each.needs.roll == "all" and TYPE_OF_JOB[each.stack.job.kind] in DICE_TYPES
    return rolled and lookout.health <= WEAK
