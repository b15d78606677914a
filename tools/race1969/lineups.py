"""Line-ups for tuning 1969: who plays whom in each experiment."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tools.balance import Lineup
from tools.race1969.openings import DEFAULTS, OPENINGS, STANDARD

MIXED = "mixed"
EXPERT = "expert"
"""One expert among the standard styles; at tables of two each style is its opponent in turn."""
EXPERT_ALONE = "expert against defaults"
EXPERT_GAMES = 4
"""An expert thinks: of its games one is played for so many of another experiment."""


def lineups(games: int, seats: Sequence[int]) -> list[Lineup]:
    """Mixed tables of the standard styles, one seat of each opening among them, experts."""
    found: list[Lineup] = []
    for count in seats:
        for number in range(games * 2):
            found.append(Lineup(MIXED, _styles(MIXED, count, number), number))
        for opening in OPENINGS:
            for number in range(games):
                styles = list(_styles(opening, count, number))
                styles[number % count] = opening
                found.append(Lineup(opening, tuple(styles), number))
    return found + expert_lineups(games // EXPERT_GAMES, seats)


def expert_lineups(games: int, seats: Sequence[int]) -> list[Lineup]:
    """An expert in every seat equally often; at two also against the clock's defaults."""
    return [lineup for count in seats for lineup in _experts(games, count)]


def _experts(games: int, seats: int) -> list[Lineup]:
    found = []
    for number in range(games * (len(STANDARD) if seats == 2 else 1)):
        styles = list(_styles(EXPERT, seats, number))
        if seats == 2:
            styles = [STANDARD[number // 2 % len(STANDARD)]] * 2
        styles[number % seats] = EXPERT
        found.append(Lineup(EXPERT, tuple(styles), number))
    for number in range(games if seats == 2 else 0):
        pair = (EXPERT, DEFAULTS.style)
        found.append(Lineup(EXPERT_ALONE, pair if number % 2 else pair[::-1], number))
    return found


def _styles(experiment: str, seats: int, number: int) -> tuple[str, ...]:
    return tuple(random.Random(f"{experiment} {seats} {number}").choices(STANDARD, k=seats))
