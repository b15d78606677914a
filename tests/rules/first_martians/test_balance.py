"""Figures that make the missions winnable and the levels differ, and crews that show it."""

from __future__ import annotations

import pytest

from rules.first_martians.components.checks import content_of
from rules.first_martians.terms import EASY, HARD, LEVELS, MISSIONS, NORMAL
from tools.first_martians.balance import CREWS, RANDOM, STEADY, Figures, figures

CONTENT = content_of(None)
FOUR = CREWS[-1]


def _played(mission: str, style: str, level: str, games: int) -> list[Figures]:
    return [
        figures(mission, level, FOUR, (style,) * FOUR.astronauts, bytes([number]) * 32)
        for number in range(games)
    ]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_level_leaves_less_time_than_the_one_before(mission: str) -> None:
    sols = CONTENT.missions.mission[mission].sols
    for crew in "234":
        easy, normal, hard = (sols[level][crew] for level in LEVELS)
        assert easy >= normal >= hard
        assert easy > hard


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_level_allows_fewer_broken_parts_where_any_count(mission: str) -> None:
    threshold = CONTENT.missions.mission[mission].threshold
    assert not threshold or threshold[EASY] > threshold[NORMAL] > threshold[HARD]


def test_steady_crews_win_some_missions_and_random_crews_none() -> None:
    steady = _played("canyon", STEADY, EASY, 4)
    chance = _played("canyon", RANDOM, NORMAL, 2)
    assert any(game.won for game in steady)
    assert not any(game.won for game in chance)
