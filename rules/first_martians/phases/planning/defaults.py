"""Default actions in planning, for a seat whose time is up.

What can't be carried out is taken back; pawns that are left go to rest; then the seat agrees.
"""

from __future__ import annotations

from rules.core.errors import IllegalAction
from rules.core.game import Seat
from rules.first_martians.actions import Join, Ready, Rest, Withdraw
from rules.first_martians.phases.planning.declaration import check_lay
from rules.first_martians.pieces import Stack
from rules.first_martians.plan.needs import needs, performer
from rules.first_martians.plan.problems import check_ready, check_stack, free_pawns
from rules.first_martians.state import State
from rules.first_martians.terms import OWN, REST, ROLES


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
        check_lay(state, seat, rest)
        return rest
    return Ready()


def _lacks_pawns(state: State, stack: Stack) -> bool:
    """Whether a stack waits for a pawn that its performer has left to lay (C-24)."""
    need = needs(state, state.plan, stack)
    return need.given < need.pawns and free_pawns(state, performer(state, stack), state.plan) > 0
