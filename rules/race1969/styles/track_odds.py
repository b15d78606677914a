"""The odds of the launches on a board's tracks, each worked out once."""

from __future__ import annotations

from functools import lru_cache

from rules.race1969.components.board import Board
from rules.race1969.odds import cell_odds
from rules.race1969.terms import MOON


class TrackOdds:
    """The odds asked for so far on a board, so that a forecast is a few look-ups."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.moon = board.mission_index(MOON)
        deck = board.espionage.cards
        self.card_points = sum(v * n for v, n in enumerate(deck, 1)) / max(1, sum(deck))
        costs = [mission.espionage_cost for mission in board.missions]
        self.card_cells = self.card_points * len(costs) / sum(costs)
        self._known: dict[tuple[int, int, int, int, int, int], tuple[float, float]] = {}

    def expected(
        self, index: int, start: int, research: int, rerolls: int, control: int, flags: int
    ) -> tuple[float, float]:
        """Expected prestige of a mission, and the chance of its last cell."""
        key = index, start, research, rerolls, control, flags
        known = self._known.get(key)
        if known is None:
            odds = cell_odds(
                self.board.missions[index].cells,
                start,
                research,
                rerolls,
                control,
                flags,
                self.board.dice.sides,
                self.board.dice.count,
            )
            known = self._known[key] = odds.prestige, odds.chances[-1]
        return known


@lru_cache(maxsize=16)
def track_odds(board: Board) -> TrackOdds:
    """The odds of a board's tracks, kept for all games on it."""
    return TrackOdds(board)
