"""The end of planning: enough of the crew agree, so the plan is paid for and resolved (B6, IV)."""

from __future__ import annotations

from rules.core.game import Seat
from rules.first_martians.actions import Join, Ready, Rest
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.phases.planning import declaration, defaults
from rules.first_martians.phases.resolution.stacks import fix_plan


def agree(progress: Progress, seat: Seat, action: Ready) -> None:
    """Agree; when enough have, costs are paid and the plan is resolved.

    Where a majority is enough, what the others have laid out is finished as if their time were up.
    """
    declaration.agree(progress, seat, action)
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
    action = defaults.plan(progress.state, seat)
    if isinstance(action, Ready):
        if seat in progress.state.plan.ready:
            return False
        declaration.agree(progress, seat, action)
    elif isinstance(action, Rest):
        declaration.lay(progress, seat, action)
    elif isinstance(action, Join):
        declaration.join(progress, seat, action)
    else:
        declaration.withdraw(progress, seat, action)
    return True
