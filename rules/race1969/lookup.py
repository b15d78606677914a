"""What follows from the board once and for all, worked out ahead so that play stays quick."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from rules.core.game import Json
from rules.race1969 import components
from rules.race1969.components import Board
from rules.race1969.terms import MOON, RESEARCH_INDEX, RESEARCHES, SCIENTISTS

BASE = SCIENTISTS.index("base")
SPY = SCIENTISTS.index("spy")
HIRED = tuple(range(SPY))
"""Scientists that go to one's own researches: all but the spy."""

ESPIONAGE = RESEARCH_INDEX["espionage"]
ROBOTICS = RESEARCH_INDEX["robotics"]
INVESTORS = RESEARCH_INDEX["investors"]
INSURANCE = RESEARCH_INDEX["insurance"]
SIMULATION = RESEARCH_INDEX["simulation"]
GROUND_CONTROL = RESEARCH_INDEX["ground-control"]


@dataclass(frozen=True, slots=True, eq=False)
class Research:
    """What one research holds. There is one shared object per content, so identity is equality.

    ``scientists`` are indexes into ``terms.SCIENTISTS`` in the order of their coming; ``room`` is
    a bit mask of the types that may still join (2.1).
    """

    scientists: tuple[int, ...]
    bonus: bool
    researchers: int
    room: int


class Lookup:
    """A board with its derived figures. Lists follow ``terms.SCIENTISTS`` or the missions."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.prices = tuple(scientist.price for scientist in board.scientists)
        self.prestige = tuple(scientist.prestige for scientist in board.scientists)
        self.supply = tuple(scientist.supply for scientist in board.scientists)
        self.card_price = board.espionage.price
        self.hand_limit = board.espionage.hand_limit
        self.no_cards = (0,) * len(board.espionage.cards)
        self.missions = {mission.id: index for index, mission in enumerate(board.missions)}
        self.moon = self.missions[MOON]
        self.symbols = tuple(
            tuple(RESEARCH_INDEX[symbol] for symbol in mission.symbols)
            for mission in board.missions
        )
        self.faces = (board.dice.success, board.dice.neutral, board.dice.failure)
        self.researches: dict[tuple[tuple[int, ...], bool], Research] = {}
        self._add(())
        self.empty = self.researches[(), False]

    def _add(self, scientists: tuple[int, ...]) -> None:
        """Enter a content, and all that can grow out of it."""
        types = range(len(SCIENTISTS))
        joining = [
            scientist
            for scientist in types
            if len(scientists) < self.board.limits.spaces
            and (scientist == BASE or scientist not in scientists)
        ]
        room = sum(1 << scientist for scientist in joining)
        count = sum(self.board.scientists[scientist].researchers for scientist in scientists)
        for bonus in (False, True):
            self.researches[scientists, bonus] = Research(scientists, bonus, count + bonus, room)
        for scientist in joining:
            self._add((*scientists, scientist))

    def joined(self, research: Research, scientist: int) -> Research:
        """The research after a scientist came; raises ``KeyError`` where none of the type fits."""
        return self.researches[(*research.scientists, scientist), research.bonus]

    def held(self, mission: int, cell: int) -> int:
        """The cell, held between the track's first and last (3.1)."""
        return min(max(cell, 1), len(self.board.missions[mission].cells))

    def with_bonus(self, research: Research) -> Research:
        """The research with a bonus token, which counts as one researcher."""
        return self.researches[research.scientists, True]

    def __repr__(self) -> str:
        return f"Lookup({self.board.edition!r})"


@lru_cache(maxsize=32)
def _lookup(text: str) -> Lookup:
    return Lookup(components.read(json.loads(text)))


def lookup(content: Json) -> Lookup:
    """The lookup of a board given as JSON, shared by all games on equal boards.

    ``None`` stands for the standard board. Raises ``BrokenData``.
    """
    return _lookup(json.dumps(components.content() if content is None else content, sort_keys=True))


ALL_RESEARCHES = (1 << len(RESEARCHES)) - 1
