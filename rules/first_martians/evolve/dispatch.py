"""Writes states: what each event makes of a state, by the event's type. Nothing else does.

Events are trusted: whether they may happen was decided before. They must be whole, not a viewer's
redactions. ``blank`` and the events of a game, folded in order, give its state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.core.structs import replace
from rules.first_martians.events import (
    ActionResolved,
    Event,
    PlanChanged,
    PlanFixed,
    Rerolled,
    Rolled,
)
from rules.first_martians.evolve.cards import CARD_EVENTS
from rules.first_martians.evolve.crew import CREW_EVENTS
from rules.first_martians.evolve.mars import MARS_EVENTS
from rules.first_martians.evolve.mars_base import BASE_EVENTS
from rules.first_martians.evolve.mission import MISSION_EVENTS
from rules.first_martians.evolve.rounds import ROUND_EVENTS
from rules.first_martians.state import State


def _unchanged(state: State, event: Event) -> State:
    return state


def _planned(state: State, event: PlanChanged) -> State:
    return replace(state, plan=event.plan)


def _fixed(state: State, event: PlanFixed) -> State:
    return replace(state, plan=replace(state.plan, needs=event.needs))


def _rolled(state: State, event: Rolled | Rerolled) -> State:
    assert event.draws is not None
    return replace(state, draws=event.draws)


BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        ActionResolved: _unchanged,
        PlanChanged: _planned,
        PlanFixed: _fixed,
        Rolled: _rolled,
        Rerolled: _rolled,
        **ROUND_EVENTS,
        **CREW_EVENTS,
        **BASE_EVENTS,
        **CARD_EVENTS,
        **MARS_EVENTS,
        **MISSION_EVENTS,
    }
)
"""By event type, the function that gives the next state."""
