"""The crew's plan as a seat can reckon it: the stack that an action begins, and its needs."""

from __future__ import annotations

from functools import cached_property

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.structs import replace
from rules.first_martians.actions import Laying
from rules.first_martians.phases.planning.jobs import job_of
from rules.first_martians.pieces import Needs, Stack
from rules.first_martians.plan.needs import needs
from rules.first_martians.plan.problems import check_stack
from rules.first_martians.state import State
from rules.first_martians.terms import OWN
from rules.first_martians.views.open_state import open_state
from rules.first_martians.views.view import View


class SeatPlan:
    """The plan in a seat's view, and what further stacks would take beside it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat

    @cached_property
    def state(self) -> State:
        """The open part of the state."""
        return open_state(self.view)

    def stack(self, action: Laying) -> Stack:
        """The stack that an action would begin."""
        by = getattr(action, "by", OWN)
        pawn = self.view.roles[self.seat] if by == OWN else by
        return Stack(0, job_of(self.state, self.seat, action), (pawn,), self.seat)

    def needs(self, stack: Stack) -> Needs:
        """The needs of a stack beside the plan as it stands."""
        return needs(self.state, self.state.plan, stack)

    def stands_against(self, stack: Stack) -> str:
        """The reason why a changed stack couldn't be carried out; empty where it could."""
        plan = self.state.plan
        stacks = (stack if each.number == stack.number else each for each in plan.stacks)
        try:
            check_stack(self.state, replace(plan, stacks=tuple(stacks)), stack)
        except IllegalAction as error:
            return error.reason
        return ""
