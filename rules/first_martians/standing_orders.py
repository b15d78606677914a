"""The standing orders of First Martians, over what the astronaut itself sees.

``agree`` (once all pawns of the crew are laid and nothing stands against the plan) · ``help
explore`` (answer calls for help with that type of action), ``help any`` · ``keep-dice`` (use no
skill to roll again)
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from rules.core.errors import IllegalAction, UnreadableAction
from rules.core.game import Seat
from rules.core.standing_orders import DONE, Ended, OrderKind, Values
from rules.first_martians.decision_rules import Choose
from rules.first_martians.dice import KEEP, REROLL_DIE
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.planning import Join
from rules.first_martians.progress import Action
from rules.first_martians.terms import (
    BUILD,
    EVENT,
    EXPLORE,
    GATHER,
    HEAL,
    OWN,
    PLAN,
    RESEARCH,
    TYPE_OF_JOB,
)
from rules.first_martians.view import View

HELP = "help"
ANY = "any"
HELPED = (EXPLORE, GATHER, RESEARCH, BUILD, HEAL, EVENT)
"""Types of actions that others are called for."""


class AnswerCalls(OrderKind[View, Action]):
    id = HELP
    decisions = (PLAN,)

    def candidates(self, view: View, seat: Seat) -> tuple[Values, ...]:
        return ((ANY,), *((kind,) for kind in HELPED))

    def lay(self, view: View, seat: Seat, values: Values) -> Values:
        (kind,) = self.exactly(1, values)
        if kind not in (ANY, *HELPED):
            raise UnreadableAction("unknown-word", word=kind[:20], part=self.id)
        if len(view.roles) == 1:
            raise IllegalAction("order-alone")
        return values

    def answer(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Action | None:
        kinds = {each.stack.number: TYPE_OF_JOB[each.stack.job.kind] for each in view.stacks}
        for call in view.calls:
            wanted = call.seat == seat and values[0] in (ANY, kinds.get(call.stack))
            if wanted and Join(call.stack, OWN) in actions:
                return Join(call.stack, OWN)
        return None


class Agree(OrderKind[View, Action]):
    """It keeps the round and a mark of the own stacks, and rests on their staying as they are."""

    id = "agree"
    decisions = (PLAN,)

    def lay(self, view: View, seat: Seat, values: Values) -> Values:
        super().lay(view, seat, values)
        if not _planning(view):
            raise IllegalAction("order-not-planning")
        if seat in view.ready:
            raise IllegalAction("order-agreed")
        if view.free_pawns[seat]:
            raise IllegalAction("pawns-unused", count=view.free_pawns[seat])
        return str(view.round), _own_stacks(view, seat)

    def judge(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Values | Ended:
        round_, stacks = values
        if not _planning(view) or str(view.round) != round_:
            return DONE
        if _own_stacks(view, seat) != stacks:
            return Ended("order-plan-changed")
        return values

    def answer(
        self, view: View, seat: Seat, values: Values, actions: Sequence[Action]
    ) -> Action | None:
        complete = not any(view.free_pawns) and not any(each.problem for each in view.stacks)
        return Ready() if complete and seat not in view.ready else None


def _own_stacks(view: View, seat: Seat) -> str:
    """A mark of the stacks in which the astronaut's pawns lie, another for any change of them."""
    role = view.roles[seat]
    own = [repr(each.stack) for each in view.stacks if role in each.stack.pawns]
    return hashlib.sha256("\n".join(own).encode()).hexdigest()[:16]


def _planning(view: View) -> bool:
    return view.step is not None and view.step.kind == PLAN


class KeepDice(OrderKind[View, Action]):
    id = "keep-dice"
    decisions = (REROLL_DIE,)

    def answer(self, view: View, seat: Seat, values: Values, actions: Sequence[Action]) -> Action:
        return Choose(KEEP)


ORDERS = (AnswerCalls(), Agree(), KeepDice())
