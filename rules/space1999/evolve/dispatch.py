"""Writes states: what each event makes of a state, by the event's type. Nothing else does.

Events are trusted: whether they may happen was decided before. They must be whole, not a viewer's
redactions. ``blank`` and the events of a game, folded in order, give its state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.space1999.events import Event, Passed, PlanProposed, Stayed, TilesKept
from rules.space1999.evolve.cards import CARD_EVENTS
from rules.space1999.evolve.rounds import ROUND_EVENTS
from rules.space1999.evolve.ships import SHIP_EVENTS
from rules.space1999.evolve.tiles import TILE_EVENTS
from rules.space1999.state import State


def _unchanged(state: State, event: Event) -> State:
    return state


BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        Passed: _unchanged,
        PlanProposed: _unchanged,
        Stayed: _unchanged,
        TilesKept: _unchanged,
        **CARD_EVENTS,
        **ROUND_EVENTS,
        **SHIP_EVENTS,
        **TILE_EVENTS,
    }
)
"""By event type, the function that gives the next state."""
