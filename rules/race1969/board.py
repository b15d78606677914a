"""The printed board and cards of 1969: their data, the missions and their tracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Annotated

from pydantic import Field, field_validator, model_validator

from rules.core.data_files import GameContent, GameData, StrictModel, load_toml
from rules.race1969.terms import MOON, RESEARCH_INDEX, ROCKET_SHEET, SCIENTISTS

Count = Annotated[int, Field(ge=0)]


class StartingFigures(StrictModel):
    prestige: int = Field(ge=0)
    money: int = Field(ge=0)
    moon_cell: int = Field(ge=1)


class Round(StrictModel):
    """A year: income in millions, and how many points of prestige may be traded."""

    year: int
    income: int = Field(ge=0)
    trade_limit: int = Field(ge=0, le=99)


class Money(StrictModel):
    """The worth of prestige traded, and of researchers in some researches, in millions each."""

    prestige_rate: int = Field(ge=0)
    robotics: int = Field(ge=0)
    investors: int = Field(ge=0)
    insurance: int = Field(ge=0)


class Scientist(StrictModel):
    """A type of scientist: price in millions, researchers, prestige at the end of the game."""

    id: str
    supply: int = Field(ge=0)
    price: int = Field(ge=0)
    researchers: int = Field(ge=0)
    prestige: int


class DiceSides(StrictModel):
    count: int = Field(ge=1, le=99)
    success: int = Field(ge=0)
    neutral: int = Field(ge=0)
    failure: int = Field(ge=0)

    @model_validator(mode="after")
    def _has_sides(self) -> DiceSides:
        if not sum(self.sides):
            raise ValueError("a die needs a side")
        return self

    @property
    def sides(self) -> tuple[int, int, int]:
        """The number of sides that show each face, in the order of ``terms.FACES``."""
        return self.success, self.neutral, self.failure


class EspionageDeck(StrictModel):
    """The deck: price of a card, hand limit, and the number of cards of each id, from 1.

    A card costs something, as otherwise a seat could buy and discard for ever.
    """

    price: int = Field(ge=1)
    hand_limit: int = Field(ge=1, le=99)
    cards: tuple[Count, ...] = Field(min_length=1, max_length=99)

    @property
    def ids(self) -> range:
        return range(1, len(self.cards) + 1)


class Limits(StrictModel):
    flags: int = Field(ge=1)
    spaces: int = Field(ge=1, le=4)


class Mission(StrictModel):
    """A track: ``cells[0]`` is the start cell's worth in prestige, the last cell's comes last."""

    id: str = Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")
    level: int = Field(ge=1, le=4)
    symbols: tuple[str, ...] = Field(min_length=1)
    launch_cost: int = Field(ge=0)
    espionage_cost: int = Field(ge=1)
    cells: tuple[int, ...] = Field(min_length=2)

    @field_validator("symbols")
    @classmethod
    def _known(cls, symbols: tuple[str, ...]) -> tuple[str, ...]:
        for index, symbol in enumerate(symbols):
            if symbol not in ROCKET_SHEET:
                raise ValueError(f"unknown symbol {symbol}")
            if symbol in symbols[:index]:
                raise ValueError(f"{symbol} comes twice")
        return symbols


class Board(GameContent):
    start: StartingFigures
    rounds: tuple[Round, ...] = Field(min_length=1)
    money: Money
    scientists: tuple[Scientist, ...]
    dice: DiceSides
    espionage: EspionageDeck
    limits: Limits
    missions: tuple[Mission, ...]

    @field_validator("rounds")
    @classmethod
    def _years_rise(cls, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        years = [each.year for each in rounds]
        if years != sorted(set(years)):
            raise ValueError("years must rise")
        return rounds

    @field_validator("scientists")
    @classmethod
    def _all_types(cls, scientists: tuple[Scientist, ...]) -> tuple[Scientist, ...]:
        if tuple(scientist.id for scientist in scientists) != SCIENTISTS:
            raise ValueError(f"scientists must be {', '.join(SCIENTISTS)}, in this order")
        return scientists

    @field_validator("missions")
    @classmethod
    def _moon_and_others(cls, missions: tuple[Mission, ...]) -> tuple[Mission, ...]:
        ids = [mission.id for mission in missions]
        if len(set(ids)) != len(ids):
            raise ValueError("two missions share an id")
        if MOON not in ids:
            raise ValueError("the mission `moon` is missing")
        return missions

    @model_validator(mode="after")
    def _flag_on_the_track(self) -> Board:
        if self.start.moon_cell > len(self.mission(MOON).cells):
            raise ValueError("start.moon_cell lies beyond the Moon track")
        return self

    def mission(self, mission: str) -> Mission:
        """The mission of this id; raises ``KeyError``."""
        return self.missions[self.mission_index(mission)]

    def mission_index(self, mission: str) -> int:
        """The place of a mission in ``missions``, from 0; raises ``KeyError``."""
        return self._places[mission]

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {mission.id: index for index, mission in enumerate(self.missions)}

    def scientist(self, scientist: str) -> Scientist:
        """The type of scientist of this id; raises ``KeyError``."""
        for candidate in self.scientists:
            if candidate.id == scientist:
                return candidate
        raise KeyError(scientist)


FILE = "board.toml"

DATA = GameData(Board, lambda: load_toml("rules.race1969", FILE))
standard_board, content, board_of = DATA.standard, DATA.content, DATA.of

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


def worths(cells: tuple[int, ...], flags: int) -> tuple[int, ...]:
    """The prestige of each cell of a track after ``flags``."""
    return tuple(prestige_after_flags(worth, flags) for worth in cells)


def symbol_research(mission: Mission, researchers: Sequence[int]) -> int:
    """Researchers in the mission's symbols; ``researchers`` follow ``terms.RESEARCHES``."""
    return sum([researchers[RESEARCH_INDEX[symbol]] for symbol in mission.symbols])
