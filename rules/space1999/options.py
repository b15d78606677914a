"""The options of a table: how they are spelled, and what the rules read of them."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.game import Option
from rules.core.structs import struct
from rules.core.values import chosen_options

RULEBOOK, FREE = "rulebook", "free"
ADJACENT, EXACT = "adjacent", "exact"
PLANS_ON_PLANETS = Option("plans", (RULEBOOK, FREE), RULEBOOK)
ARRIVAL = Option("arrival", (ADJACENT, EXACT), ADJACENT)
OPTIONS = (PLANS_ON_PLANETS, ARRIVAL)


@struct
class Options:
    """What a table has chosen.

    ``free_plans``: plans may be proposed on planets whatever the energy (ruling A1).
    ``exact_arrival``: the last tile that arrives at Earth must be the last held (ruling A22).
    """

    free_plans: bool
    exact_arrival: bool


def options_of(chosen: Mapping[str, str]) -> Options:
    """The options with these choices; raises ``IllegalAction`` for what can't be chosen."""
    by_id = chosen_options(OPTIONS, chosen)
    return Options(
        free_plans=by_id[PLANS_ON_PLANETS.id] == FREE,
        exact_arrival=by_id[ARRIVAL.id] == EXACT,
    )
