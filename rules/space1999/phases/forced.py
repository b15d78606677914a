"""Decisions in which a crew has no choice: there is one thing that it may do, and all can see that.

Where a crew holds several flight plans that happen to be alike it is asked nevertheless: being
passed over would tell what it holds.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.game import Seat
from rules.space1999.actions import Action, Propose
from rules.space1999.state import State


def only(
    actions: Callable[[State, Seat], tuple[Action, ...]],
) -> Callable[[State, Seat], Action | None]:
    """The only one of the actions, if there are no more."""

    def forced(state: State, seat: Seat) -> Action | None:
        found = actions(state, seat)
        if len(found) != 1:
            return None
        (action,) = found
        if isinstance(action, Propose) and len(state.ships[seat].plans) > 1:
            return None
        return action

    return forced
