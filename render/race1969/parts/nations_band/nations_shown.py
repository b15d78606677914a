"""The values that the nations' band shows, and where its parts and columns are, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from render.race1969.parts.labels import Labels
from rules.race1969.state import LastMove
from rules.race1969.terms import GROUND_SHEET, RESEARCHES

ROW = 70
"""Height of a nation's row of figures."""
PRESTIGE_X, MONEY_X, CARDS_X = 342, 440, 524
"""The middles of the first columns of figures."""
FIELD = 46
"""Side of the square that shows a research in a row."""
_RESEARCH_LEFT, _RESEARCH_STEP, _SHEET_GAP = 574, 50, 10
CALENDAR, SCORE_TRACK, SUPPLY, ROWS = 10, 98, 180, 340
"""The tops of the band's parts, of which ``ROWS`` is the first row's."""


@dataclass(frozen=True, slots=True)
class NationRow:
    """A nation's public figures; ``up``: whether it has to decide.

    ``researchers`` and ``bonus`` are in the order of ``terms.RESEARCHES``.
    """

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
    index, the number of years once the game is over. ``first`` is the first player's seat.
    ``prices`` and ``supply`` (how many are left) go by type of scientist; the cards come last.
    ``last`` is the last move unless it was a launch or a flight.
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
