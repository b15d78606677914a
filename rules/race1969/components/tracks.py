"""Missions and their tracks: the cost of a launch, the cells of a rocket, what a cell earns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.race1969.components.board import Board, Mission
from rules.race1969.terms import MOON, RESEARCH_INDEX

FIRST_CELL = 1


def launch_cost(board: Board, mission: Mission, investors: int) -> int:
    """Millions to pay with so many researchers in Investors (Missions 1); the Moon's in full."""
    if mission.id == MOON:
        return mission.launch_cost
    return max(0, mission.launch_cost - board.money.investors * investors)


def start_cell(mission: str, moon_cell: int) -> int:
    """The rocket's start: on the Moon track where the nation's flag stands (Missions 2)."""
    return moon_cell if mission == MOON else FIRST_CELL


def cell_on_track(cell: int, length: int) -> int:
    """The cell, held between the first and the last of a track of this length (Missions 7)."""
    return min(max(cell, FIRST_CELL), length)


def cell_after_cards(cell: int, length: int, cost: int, against: int, support: int) -> int:
    """The cell after ``against`` and then ``support`` points of espionage (Missions 8).

    ``cost`` is the mission's espionage cost.

    >>> cell_after_cards(7, 10, 2, 5, 2)
    6
    """
    back = cell_on_track(cell - against // cost, length)
    return cell_on_track(back + support // cost, length)


def prestige_after_flags(worth: int, flags: int) -> int:
    """The prestige of a cell: its worth less flags of earlier rounds, at least 0 (Missions 9)."""
    return max(0, worth - flags)


@lru_cache(maxsize=512)
def worths(cells: tuple[int, ...], flags: int) -> tuple[int, ...]:
    """The prestige of each cell of a track after ``flags``."""
    return tuple(prestige_after_flags(worth, flags) for worth in cells)


def symbol_research(mission: Mission, researchers: Sequence[int]) -> int:
    """Researchers in the mission's symbols; ``researchers`` follow ``terms.RESEARCHES``."""
    return sum([researchers[RESEARCH_INDEX[symbol]] for symbol in mission.symbols])
