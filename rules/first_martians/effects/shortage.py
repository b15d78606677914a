"""The costs of a story's side, and whether they can be given as things stand (p. 11).

Morale tokens are left out: those that lack are made up by wounds, as in the Morale phase.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rules.first_martians.components.cards import Effect, Effects
from rules.first_martians.effects import mars_base
from rules.first_martians.effects.mars import samples_at
from rules.first_martians.state import State
from rules.first_martians.terms import BLOCKED, LEAST_MORALE, MINUS_PAWN, NOW

SHORTAGE_STRESS = 2
"""For each thing lacking, where no side can be given in full."""
SHORTAGE = "shortage"
"""The cause of that stress."""


def shortage(state: State, effects: Effects) -> int:
    """What a side takes and isn't there: units, steps of morale, plants, parts, tokens, samples."""
    return _units(state, effects) + sum(
        LACKING[effect.do](state, effect) for effect in effects if effect.do in LACKING
    )


def _units(state: State, effects: Effects) -> int:
    """The units of supplies that lack, what the side itself brings before being counted on."""
    stock, lacking = {**state.supply._asdict()}, 0
    for effect in effects:
        if effect.do == "supply":
            left = stock[effect.resource] + effect.amount
            lacking += max(0, -left)
            stock[effect.resource] = max(0, left)
    return lacking


def _morale(state: State, effect: Effect) -> int:
    return max(0, LEAST_MORALE - state.morale - effect.amount)


def _plants(state: State, effect: Effect) -> int:
    return max(0, effect.amount - sum(farm.plants for _, farm in mars_base.farms(state)))


def _sample(state: State, effect: Effect) -> int:
    return int(not any(samples_at(state, site) for site in state.sites))


def _part(state: State, effect: Effect) -> int:
    """A part that is red already, or in what is shut down, can't break."""
    found = mars_base.active(state, effect.facility or "")
    return int(all(effect.part in each.broken for each in found))


def _any_part(state: State, effect: Effect) -> int:
    return int(not mars_base.whole_parts(state, effect.block))


def _token(state: State, effect: Effect) -> int:
    """No token comes to what is shut down, nor the same twice on a ``!`` space (FAQ)."""
    found = mars_base.active(state, effect.facility or "")
    once = effect.space == NOW and effect.token != MINUS_PAWN
    return int(all(once and effect.token in each.now for each in found))


def _rover_token(state: State, effect: Effect) -> int:
    adds_up = effect.token in (BLOCKED, MINUS_PAWN)
    return int(not adds_up and effect.token in state.rover(effect.rover).tokens)


def _facility(state: State, effect: Effect) -> int:
    return int(not mars_base.active(state, effect.facility or ""))


LACKING: Mapping[str, Callable[[State, Effect], int]] = MappingProxyType(
    {
        "morale": _morale,
        "lose-plants": _plants,
        "lose-sample": _sample,
        "break": _part,
        "break-any": _any_part,
        "token": _token,
        "rover-token": _rover_token,
        "shut": _facility,
    }
)
"""By word, how much of an effect can't come about; stress, tracks and wounds always can."""
