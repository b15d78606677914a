"""The worth of effects to a crew, in morale tokens of one astronaut."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.first_martians.components.effects import EVERYBODY, Effect, Effects

WORTH: Mapping[str, float] = MappingProxyType(
    {
        "morale": 2.5,
        "stress": -0.5,
        "supply": 1.0,
        "tokens": 1.0,
        "wound": -4.0,
        "heal": 3.0,
        "condition": -5.0,
        "track": -1.0,
        "malfunction": -4.0,
        "break": -3.0,
        "break-any": -3.0,
        "mend": 3.0,
        "token": -2.0,
        "rover-token": -1.5,
        "item": 1.5,
        "productivity": 2.5,
        "shut": -12.0,
        "grow": 1.0,
        "lose-plants": -9.0,
        "lose-sample": -0.5,
        "gather-sample": 1.5,
        "ignore-terrain": 1.0,
        "reroll": 1.0,
        "adventure": -2.0,
        "percent": 0.05,
        "separate": 2.0,
        "scan": 2.0,
    }
)
"""By word, for one of its amount."""


def worth(effects: Effects, crew: int) -> float:
    """The worth of a list of effects to a crew of so many."""
    return sum(_worth(effect, crew) for effect in effects)


def _worth(effect: Effect, crew: int) -> float:
    times = crew if effect.who == EVERYBODY else 1
    return WORTH[effect.do] * (effect.amount or 1) * times
