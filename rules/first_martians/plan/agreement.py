"""The end of planning: agreement, and what is done for a seat whose time is up (B6, IV).

What can't be carried out is taken back; pawns that are left go to rest; then the seat agrees.
"""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.core.structs import struct
from rules.first_martians.needs import needs, performer
from rules.first_martians.plan.laying import Rest
from rules.first_martians.plan.planning import Join, Withdraw, say_ready
from rules.first_martians.plan.problems import check_ready, check_stack, free_pawns
from rules.first_martians.plan.resolution import fix_plan
from rules.first_martians.progress import Action, Progress
from rules.first_martians.state import Stack, State
from rules.first_martians.terms import OWN, PLAN, REST, ROLES


def plan(state: State, seat: Seat) -> Join | Ready | Rest | Withdraw:
    """Agree, if nothing stands against it; else mend what does."""
    for stack in reversed(state.plan.stacks):
        if performer(state, stack) != seat:
            continue
        try:
            check_stack(state, state.plan, stack)
        except IllegalAction:
            if stack.job.kind == REST and _lacks_pawns(state, stack):
                return Join(stack.number, OWN)
            top = stack.pawns[0]
            return Withdraw(stack.number, OWN if top in ROLES else top)
    try:
        check_ready(state, seat, state.plan)
    except IllegalAction:
        rest = Rest()
        rest.check(state, seat)
        return rest
    return Ready()


def _lacks_pawns(state: State, stack: Stack) -> bool:
    """Whether a stack waits for a pawn that its performer has left to lay (C-24)."""
    need = needs(state, state.plan, stack)
    return need.given < need.pawns and free_pawns(state, performer(state, stack), state.plan) > 0


@struct
class Ready(Action):
    """Agree to the plan; when enough have, costs are paid and the plan is resolved.

    Where a majority is enough, what the others have laid out is finished as if their time were up.
    """

    decisions = (PLAN,)

    def check(self, state: State, seat: Seat) -> None:
        """Own pawns must be laid, and own stacks be fit to be carried out; it can be said again."""
        check_ready(state, seat, state.plan)

    def carry_out(self, progress: Progress, seat: Seat) -> None:
        say_ready(progress, seat)
        start = progress.state.start
        if len(progress.state.plan.ready) < start.quorum:
            return
        waiting = True
        while waiting and len(progress.state.plan.ready) < len(start.roles):
            waiting = any(_finish(progress, other) for other in range(len(start.roles)))
        progress.pop()
        fix_plan(progress)


def _finish(progress: Progress, seat: Seat) -> bool:
    """Do what the clock would do for a seat; whether there was anything to do."""
    action = plan(progress.state, seat)
    if isinstance(action, Ready):
        if seat in progress.state.plan.ready:
            return False
        say_ready(progress, seat)
    else:
        action.carry_out(progress, seat)
    return True
