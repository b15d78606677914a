"""The board that comes with the game keeps to what reviews and the rulebook say of it."""

from __future__ import annotations

import pytest

from rules.race1969.board import standard_board


@pytest.mark.parametrize(
    ("level", "cells", "best", "costs", "espionage", "count", "symbols"),
    [
        (1, 5, 5, range(3, 6), range(1, 5), 6, 1),
        (2, 10, 10, range(6, 9), range(1, 4), 3, 2),
        (3, 15, 15, range(10, 13), range(2, 5), 2, 3),
        (4, 20, 35, range(11, 21), range(3, 6), 1, 6),
    ],
)
def test_each_level_keeps_within_its_bounds(
    level: int, cells: int, best: int, costs: range, espionage: range, count: int, symbols: int
) -> None:
    missions = [mission for mission in standard_board().missions if mission.level == level]
    assert len(missions) == count
    for mission in missions:
        assert len(mission.cells) == cells
        assert mission.cells[0] == 0
        assert mission.cells[-1] == best
        assert list(mission.cells) == sorted(mission.cells)
        assert mission.launch_cost in costs
        assert mission.espionage_cost in espionage
        assert len(set(mission.symbols)) == symbols


def test_fixed_figures_are_the_rulebooks() -> None:
    board = standard_board()
    assert [r.trade_limit for r in board.rounds][:3] == [1, 1, 2]
    assert [r.income for r in board.rounds] == list(range(12, 19))
    assert sum(board.espionage.cards) == 39
    assert board.mission("csm-eva").espionage_cost == 2
