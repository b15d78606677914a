"""Works out from the board's data where things stand on its picture, in pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass

from render.core.cache import cached_measurement
from render.core.picture import WIDTH
from render.core.shapes import Pixel
from rules.race1969.components.board import Board
from rules.race1969.terms import GROUND_SHEET, MOON, RESEARCHES

HEADER = 112
PITCH = 32
"""From one cell of a track to the next, upwards."""
CELL_WIDTH, CELL_HEIGHT = 46, 28
LIFT = 28
"""From the top of a placard to the middle of the first cell."""
LEAN = 46
"""How far the fifteenth cell of a track leans towards the Moon."""
MOON_X, MOON_Y, MOON_RADIUS, ORBIT = 504, 384, 142, 205
MOON_CELL, MOON_LAST = 46, 64
ROW = 64
"""Height of a nation's row of figures."""
PRESTIGE_X, MONEY_X, CARDS_X = 306, 388, 458
"""The middles of the first columns of figures."""
_RESEARCH_LEFT, _RESEARCH_STEP, _SHEET_GAP = 500, 47, 10


@dataclass(frozen=True, slots=True)
class Track:
    """A mission as printed; unlike the data file's entry it can be part of a cache's key."""

    id: str
    level: int
    symbols: tuple[str, ...]
    launch_cost: int
    espionage_cost: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A mission's track: the middle of its placard and of each of its cells."""

    mission: Track
    x: int
    width: int
    cells: tuple[Pixel, ...]


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The board picture for a number of seats.

    ``placards``, ``score_track``, ``supply`` and ``seat_panel`` are the tops of these parts.
    """

    height: int
    placards: int
    placard_height: int
    score_track: int
    supply: int
    seat_panel: int
    columns: tuple[Column, ...]
    moon: Track
    moon_cells: tuple[Pixel, ...]

    def column(self, mission: str) -> Column:
        """The track of a mission other than the Moon; raises ``KeyError``."""
        for column in self.columns:
            if column.mission.id == mission:
                return column
        raise KeyError(mission)

    def cell(self, mission: str, cell: int) -> Pixel:
        """The middle of a cell, counted from 1; raises ``KeyError`` for an unknown mission."""
        cells = self.moon_cells if mission == MOON else self.column(mission).cells
        return cells[min(max(cell, 1), len(cells)) - 1]

    def seat_row(self, seat: int) -> int:
        """The top of a nation's row."""
        return self.seat_panel + 62 + seat * ROW


def board_layout(board: Board, seats: int) -> BoardLayout:
    """The layout for a board and a number of seats."""
    return _layout(tracks(board), seats)


def research_x(index: int) -> int:
    """The left edge of a research's column among the seats' figures."""
    gap = _SHEET_GAP if index >= len(RESEARCHES) - len(GROUND_SHEET) else 0
    return _RESEARCH_LEFT + index * _RESEARCH_STEP + gap


def tracks(board: Board) -> tuple[Track, ...]:
    """The board's missions as they are printed."""
    return tuple(
        Track(m.id, m.level, m.symbols, m.launch_cost, m.espionage_cost, m.cells)
        for m in board.missions
    )


@cached_measurement
def _layout(missions: tuple[Track, ...], seats: int) -> BoardLayout:
    """The layout; the longest tracks stand outside, so that the Moon has room in the middle."""
    moon = next(mission for mission in missions if mission.id == MOON)
    others = [mission for mission in missions if mission.id != MOON]
    longest = max(len(mission.cells) for mission in others)
    placards = HEADER + 242 + LIFT + (longest - 1) * PITCH
    flag_rows = 1 if seats <= 2 else 2
    placard_height = 88 + 40 * flag_rows
    score_track = placards + placard_height + 14
    supply = score_track + 82
    seat_panel = supply + 84
    return BoardLayout(
        height=seat_panel + 62 + ROW * seats + 14,
        placards=placards,
        placard_height=placard_height,
        score_track=score_track,
        supply=supply,
        seat_panel=seat_panel,
        columns=_columns(others, placards - LIFT),
        moon=moon,
        moon_cells=_spiral(len(moon.cells)),
    )


def _columns(missions: list[Track], bottom: int) -> tuple[Column, ...]:
    middle = [m for m in missions if m.level == 1]
    left: list[Track] = []
    right: list[Track] = []
    for i, mission in enumerate(
        sorted((m for m in missions if m.level > 1), key=lambda mission: mission.level)
    ):
        (right if i % 2 == 0 else left).append(mission)
    ordered = [*reversed(left), *middle, *right]
    width = WIDTH / len(ordered)
    columns = []
    for i, mission in enumerate(ordered):
        x = width * (i + 0.5)
        side = 1 if x < MOON_X else -1
        cells = tuple(
            (round(x + side * LEAN * (n / 14) ** 2), bottom - n * PITCH)
            for n in range(len(mission.cells))
        )
        columns.append(Column(mission, round(x), round(width) - 6, cells))
    return tuple(columns)


def _spiral(count: int) -> tuple[Pixel, ...]:
    """Once round the Moon, then down to its middle in the last quarter of the cells."""
    landing = max(2, count // 5)
    orbiting = count - landing
    cells = []
    for i in range(orbiting):
        angle = math.radians(152 + 283 * i / max(1, orbiting - 1))
        cells.append(_polar(angle, ORBIT))
    for i in range(landing - 1):
        share = (i + 1) / landing
        angle = math.radians(435 + 150 * share)
        cells.append(_polar(angle, ORBIT * (1 - share) ** 0.82))
    cells.append((MOON_X, MOON_Y))
    return tuple(cells)


def _polar(angle: float, radius: float) -> Pixel:
    return (round(MOON_X + radius * math.cos(angle)), round(MOON_Y + radius * math.sin(angle)))
