"""A board's tracks with the odds looked up so far, so that a forecast is a few look-ups."""

from __future__ import annotations

from dataclasses import dataclass

from rules.race1969.components import Board
from rules.race1969.odds import cell_odds, dice_sides
from rules.race1969.terms import MOON, RESEARCH_INDEX


@dataclass(frozen=True, slots=True)
class Track:
    """A mission as the forecast needs it."""

    index: int
    id: str
    level: int
    symbols: tuple[int, ...]
    cost: int
    espionage_cost: int
    cells: tuple[int, ...]


class Atlas:
    """A board's tracks with the odds looked up so far."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tracks = tuple(
            Track(
                index,
                mission.id,
                mission.level,
                tuple(RESEARCH_INDEX[symbol] for symbol in mission.symbols),
                mission.launch_cost,
                mission.espionage_cost,
                mission.cells,
            )
            for index, mission in enumerate(board.missions)
        )
        self.moon = next(track.index for track in self.tracks if track.id == MOON)
        self.by_id = {track.id: track for track in self.tracks}
        self.dice = board.dice.count
        deck = board.espionage.cards
        self.card_points = sum(v * n for v, n in enumerate(deck, 1)) / max(1, sum(deck))
        self._sides = dice_sides(board)
        self._known: dict[tuple[int, int, int, int, int, int], tuple[float, float]] = {}

    def expected(
        self, index: int, start: int, research: int, rerolls: int, control: int, flags: int
    ) -> tuple[float, float]:
        """Expected prestige of a mission, and the chance of its last cell."""
        key = index, start, research, rerolls, control, flags
        known = self._known.get(key)
        if known is None:
            odds = cell_odds(
                self.tracks[index].cells,
                start,
                research,
                rerolls,
                control,
                flags,
                self._sides,
                self.dice,
            )
            known = self._known[key] = odds.prestige, odds.chances[-1]
        return known


_ATLASES: dict[int, Atlas] = {}


def atlas(board: Board) -> Atlas:
    """The board's atlas, made once.

    Boards are looked up by identity, since hashing one costs more than a whole decision; the atlas
    holds its board, so that an identity can't pass to another while it is remembered.
    """
    found = _ATLASES.get(id(board))
    if found is None:
        if len(_ATLASES) >= 16:
            _ATLASES.clear()
        found = _ATLASES[id(board)] = Atlas(board)
    return found
