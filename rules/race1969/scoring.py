"""Scores the end of the game: what scientists add or take, and the final order."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.game import Standing
from rules.race1969.components.board import Board
from rules.race1969.state import Nation, State
from rules.race1969.terms import FAMOUS, NOVICE, SCIENTISTS, SPY


@dataclass(frozen=True, slots=True)
class ScientistsPrestige:
    """Points that the scientists on a nation's sheets, hosted spies included, count for it."""

    famous: int
    novices: int
    spies: int
    total: int


def scientists_prestige(board: Board, nation: Nation) -> ScientistsPrestige:
    """Count the scientists of a nation's sheets by what each is worth at the end."""
    points = [0] * len(SCIENTISTS)
    for research in nation.sheets.researches:
        for scientist in research.scientists:
            points[scientist] += board.scientists[scientist].prestige
    return ScientistsPrestige(points[FAMOUS], points[NOVICE], points[SPY], sum(points))


def standings(state: State) -> tuple[Standing, ...]:
    """The final order: most prestige, then most money, then a shared place."""
    results = [(nation.prestige, nation.money) for nation in state.nations]
    return tuple(
        Standing(seat, 1 + sum(other > results[seat] for other in results), *results[seat])
        for seat in sorted(range(len(results)), key=lambda seat: results[seat], reverse=True)
    )
