"""The targets of the game's balance, with room for the error of so many games."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import pytest

from tools.balance import MIXED, Lineup, order_worth, run, wins
from tools.space1999.balance import (
    LONGEST_EVENING,
    REPORT,
    SHORTEST_EVENING,
    STANDARD,
    Figures,
    endless,
)


def _mixed(seats: int, games: int, seed: str) -> list[tuple[Lineup, Figures]]:
    lineups = [x for x in REPORT.lineups(games, [seats]) if x.experiment == MIXED]
    return run("space1999", lineups, seed, 2)


def median_between(values: Iterable[int]) -> tuple[int, int]:
    """The bounds of the median of all games: 95 samples of 100 of this size have it between them.

    >>> median_between(range(100))
    (40, 59)
    """
    found = sorted(values)
    room = round(1.96 * sqrt(len(found)) / 2)
    middle = len(found) // 2
    return found[middle - room], found[middle + room - 1]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_last_an_evening_and_come_to_an_end(seats: int) -> None:
    games = _mixed(seats, 250, "length")
    shortest, longest = median_between(game.rounds for _, game in games)
    assert shortest <= LONGEST_EVENING
    assert longest >= SHORTEST_EVENING
    never = endless(games)
    assert never.value - never.error <= 1 / 500, never.percent()


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_place_in_the_order_of_play_is_worth_much(seats: int) -> None:
    worst = order_worth(_mixed(seats, 400, "order"), seats)
    assert abs(worst.value - 1 / seats) - worst.error <= 0.04, worst.stray(seats)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_style_wins_its_games(seats: int) -> None:
    games = _mixed(seats, 250, "styles")
    for style in STANDARD:
        found = wins(games, style)
        assert 0.5 < found.value * seats < 1.6, (style, found.times(seats))
        low, high = (seats * (found.value + sign * found.error) for sign in (-1, 1))
        assert low <= 1.4, (style, found.times(seats))
        assert high >= 0.7, (style, found.times(seats))
