"""Line-ups for tuning Spazio: 1999: who plays whom in each experiment."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import MappingProxyType

from rules.space1999.autopilots import AUTOPILOTS, EXPERT
from rules.space1999.game import GAME
from tools.balance import Lineup
from tools.space1999.figures import Chance, Defaults

MIXED, AGAINST_CHANCE, AGAINST_DEFAULTS, WITH_EXPERT = "mixed", "chance", "defaults", "expert"
EXPERT_ALONE = "expert against defaults"
EXPERT_GAMES = 10
"""One game of the expert's for so many others of an experiment: it thinks long."""
STANDARD = GAME.styles_in_turn()
PILOTS = MappingProxyType({**AUTOPILOTS, "chance": Chance(), "defaults": Defaults()})

PAIRS = MappingProxyType({AGAINST_CHANCE: "chance", AGAINST_DEFAULTS: "defaults"})
"""Whom each style plays against at two seats, by experiment."""


def lineups(games: int, seats: Sequence[int]) -> list[Lineup]:
    """Mixed tables of the quick styles, for two also pairs, and some with the expert."""
    found: list[Lineup] = []
    for count in seats:
        for number in range(games * 2):
            styles = random.Random(f"{count} {number}").choices(STANDARD, k=count)
            found.append(Lineup(MIXED, tuple(styles), number))
    if 2 in seats:
        for style in STANDARD:
            for number in range(games):
                for experiment, other in PAIRS.items():
                    found.append(Lineup(experiment, _seated(style, other, number), number))
    return found + expert_lineups(-(-games // EXPERT_GAMES), seats)


def expert_lineups(games: int, seats: Sequence[int]) -> list[Lineup]:
    """An expert in every seat equally often; at two also against the clock's defaults."""
    found: list[Lineup] = []
    for count in seats:
        for number in range(games if count > 2 else 0):
            styles = random.Random(f"{WITH_EXPERT} {count} {number}").choices(STANDARD, k=count)
            styles[number % count] = EXPERT.style
            found.append(Lineup(WITH_EXPERT, tuple(styles), number))
    for number in range(games if 2 in seats else 0):
        for other in STANDARD:
            found.append(Lineup(WITH_EXPERT, _seated(EXPERT.style, other, number), number))
        alone = _seated(EXPERT.style, "defaults", number)
        found.append(Lineup(EXPERT_ALONE, alone, number))
    return found


def _seated(one: str, other: str, number: int) -> tuple[str, str]:
    """A pair, its seats changed from game to game."""
    return (one, other) if number % 2 == 0 else (other, one)
