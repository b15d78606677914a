"""The contents that a research may have: scientists, the bonus token, the researchers they make."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.race1969.components.board import Board
from rules.race1969.terms import BASE, SCIENTISTS


@dataclass(frozen=True, slots=True, eq=False)
class Research:
    """The content of one research. There is one shared object per content: identity is equality.

    ``scientists`` are indexes into ``terms.SCIENTISTS`` in the order of their coming; ``room`` is
    a bit mask of the types that may still join.
    """

    scientists: tuple[int, ...]
    bonus: bool
    researchers: int
    room: int


class ResearchContents:
    """Every content that a research may have on a board."""

    def __init__(self, board: Board) -> None:
        self._spaces = board.limits.spaces
        self._researchers = [scientist.researchers for scientist in board.scientists]
        self._contents: dict[tuple[tuple[int, ...], bool], Research] = {}
        self._add(())
        self.empty = self._contents[(), False]

    def _add(self, scientists: tuple[int, ...]) -> None:
        """Enter a content, and all that can grow out of it."""
        joining = [
            scientist
            for scientist in range(len(SCIENTISTS))
            if len(scientists) < self._spaces and (scientist == BASE or scientist not in scientists)
        ]
        room = sum(1 << scientist for scientist in joining)
        count = sum(self._researchers[scientist] for scientist in scientists)
        for bonus in (False, True):
            self._contents[scientists, bonus] = Research(scientists, bonus, count + bonus, room)
        for scientist in joining:
            self._add((*scientists, scientist))

    def of(self, scientists: tuple[int, ...], bonus: bool) -> Research:
        """The content with these scientists; raises ``KeyError`` where they can't be together."""
        return self._contents[scientists, bonus]

    def joined(self, research: Research, scientist: int) -> Research:
        """The research after a scientist came; raises ``KeyError`` where none of the type fits."""
        return self._contents[(*research.scientists, scientist), research.bonus]

    def with_bonus(self, research: Research) -> Research:
        """The research with a bonus token, which counts as one researcher."""
        return self._contents[research.scientists, True]


@lru_cache(maxsize=32)
def research_contents(board: Board) -> ResearchContents:
    """The contents of a board's researches, worked out once."""
    return ResearchContents(board)
