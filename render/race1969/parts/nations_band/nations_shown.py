"""Holds what the nations' band shows, and where its columns of figures stand."""

from __future__ import annotations

from dataclasses import dataclass

from render.race1969.parts.labels import Labels
from rules.race1969.pieces import LastMove
from rules.race1969.terms import GROUND_SHEET, RESEARCHES

ROW = 70
"""Height of a nation's row of figures."""
PRESTIGE_X, MONEY_X, CARDS_X = 342, 440, 524
"""The middles of the first columns of figures."""
LAMP = 46
"""Width of a research's field in a row."""
_RESEARCH_LEFT, _RESEARCH_STEP, _SHEET_GAP = 574, 50, 10
CALENDAR, SCORE_TRACK, SUPPLY, ROWS = 10, 98, 180, 340
"""The tops of the band's parts, of which ``ROWS`` is the first row's."""


@dataclass(frozen=True, slots=True)
class NationRow:
    """A nation's public figures; ``researchers`` and ``bonus`` follow ``terms.RESEARCHES``."""

    nation: str
    person: str
    prestige: int
    money: int
    cards: int
    researchers: tuple[int, ...]
    bonus: tuple[bool, ...]
    up: bool


@dataclass(frozen=True, slots=True)
class Nations:
    """The values that the nations' band shows.

    ``years`` holds year, income and how much prestige may be traded; ``now`` is the current one's
    index, the number of years once the game is over. ``prices`` and ``supply``, how many are left,
    are those of the scientists and at last of the cards. ``last`` is the last move if it was made
    outside the missions.
    """

    labels: Labels
    phase: str
    first_title: str
    first: int
    years: tuple[tuple[int, int, int], ...]
    now: int
    rows: tuple[NationRow, ...]
    prices: tuple[int, ...]
    supply: tuple[int, ...]
    last: LastMove | None


def band_height(seats: int) -> int:
    """The band's height for a number of seats."""
    return ROWS + seats * ROW + 8


def row_top(seat: int) -> int:
    """The top of a nation's row."""
    return ROWS + seat * ROW


def research_x(index: int) -> int:
    """The left edge of a research's column among the nations' figures."""
    gap = _SHEET_GAP if index >= len(RESEARCHES) - len(GROUND_SHEET) else 0
    return _RESEARCH_LEFT + index * _RESEARCH_STEP + gap
