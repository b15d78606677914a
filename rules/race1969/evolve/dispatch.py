"""Writes states: what each event makes of a state, by the event's type. Nothing else does.

Events are trusted: whether they may happen was decided before. They must be whole, not a viewer's
redactions. ``blank`` and the events of a game, folded in order, give its state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rules.race1969.evolve import cards, espionage, income, missions, purchases, rounds
from rules.race1969.state import State

BY_EVENT: Mapping[type[Any], Callable[[State, Any], State]] = MappingProxyType(
    {
        **rounds.BY_EVENT,
        **income.BY_EVENT,
        **cards.BY_EVENT,
        **purchases.BY_EVENT,
        **missions.BY_EVENT,
        **espionage.BY_EVENT,
    }
)
