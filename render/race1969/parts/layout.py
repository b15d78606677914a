"""Works out from the board's data where things stand on the band of the missions, in pixels."""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from itertools import accumulate, pairwise

from render.core.cache import cached_measurement
from render.core.picture import WIDTH
from render.core.shapes import Pixel
from rules.race1969.components.board import Board
from rules.race1969.terms import MOON

LAST_CELL, FIRST_CELL, PITCH = 50, 498, 32
"""The middles of the longest track's ends, and from one cell of a track to the next, upwards."""
CELL_WIDTH, CELL_HEIGHT = 50, 30
LIFT = 20
"""From the top of a placard to the middle of the first cell."""
LEAN = 20
"""Pixels by which the longest track leans towards the Moon."""
MOON_X, MOON_Y, MOON_RADIUS = 612, 158, 92
ORBIT_ACROSS, ORBIT_DOWN = 212, 122
"""Half the width and half the height of the orbit round the Moon."""
TURN = (138.0, 278.0)
"""The orbit's start, clockwise from the east, and its length, both in degrees."""
STEPS = 144
"""Pieces in which the orbit is measured."""
MOON_CELL, MOON_LAST = 46, 64
FLAG = 39
FLAG_STEP, FLAG_ROW = 32, 44
"""From one flag to the next in a row, and from row to row."""
MOON_FLAG_STEP = 29
"""Likewise on the Moon's placard, whose right edge is near the flags on the Moon's track."""
IN_A_ROW = 3
"""Flags in a row on a placard."""
COSTS, FLAGS = 62, 90
"""From a placard's top to the middle of its costs, and to its flags."""
PLATE_LEFT, PLATE_TOP, PLATE_WIDTH, PLATE_HEIGHT = 146, 8, 206, 138
"""The Moon's placard; the launch under way stands on one as high at the right."""
LAUNCH_LEFT, LAUNCH_WIDTH = 836, 220


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
class MissionsLayout:
    """The missions' band for a number of seats; ``placards`` is the top of the placards."""

    height: int
    seats: int
    placards: int
    placard_height: int
    columns: tuple[Column, ...]
    moon: Track
    moon_cells: tuple[Pixel, ...]

    @property
    def orbiting(self) -> int:
        """The number of cells of the Moon track that lie on the orbit, before the landing."""
        return len(self.moon_cells) - max(2, len(self.moon_cells) // 5)

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


def tracks(board: Board) -> tuple[Track, ...]:
    """The board's missions as they are printed."""
    return tuple(
        Track(m.id, m.level, m.symbols, m.launch_cost, m.espionage_cost, m.cells)
        for m in board.missions
    )


@cached_measurement
def missions_layout(missions: tuple[Track, ...], seats: int) -> MissionsLayout:
    """The layout; the longest tracks stand outside, so that the Moon has room in the middle."""
    moon = next(mission for mission in missions if mission.id == MOON)
    others = [mission for mission in missions if mission.id != MOON]
    placards = FIRST_CELL + LIFT
    # One place more than seats: the flags' cost stands behind the last.
    placard_height = FLAGS + FLAG_ROW * -(-(seats + 1) // IN_A_ROW)
    return MissionsLayout(
        height=placards + placard_height + 4,
        seats=seats,
        placards=placards,
        placard_height=placard_height,
        columns=_columns(others),
        moon=moon,
        moon_cells=_orbit(len(moon.cells)),
    )


def _columns(missions: list[Track]) -> tuple[Column, ...]:
    middle = [m for m in missions if m.level == 1]
    left: list[Track] = []
    right: list[Track] = []
    for i, mission in enumerate(
        sorted((m for m in missions if m.level > 1), key=lambda mission: mission.level)
    ):
        (right if i % 2 == 0 else left).append(mission)
    ordered = [*reversed(left), *middle, *right]
    longest = max(2, *(len(mission.cells) for mission in missions))
    pitch = min(PITCH, (FIRST_CELL - LAST_CELL) // (longest - 1))
    width = WIDTH / len(ordered)
    columns = []
    for i, mission in enumerate(ordered):
        x = width * (i + 0.5)
        side = 1 if x < MOON_X else -1
        cells = tuple(
            (round(x + side * LEAN * (n / (longest - 1)) ** 2), FIRST_CELL - n * pitch)
            for n in range(len(mission.cells))
        )
        columns.append(Column(mission, round(x), round(width) - 6, cells))
    return tuple(columns)


def _orbit(count: int) -> tuple[Pixel, ...]:
    """Once round the Moon, then down to its middle in the last fifth of the cells."""
    landing = max(2, count // 5)
    orbiting = count - landing
    # Equal ways, not equal angles: an ellipse's ends would be crowded.
    turns = [TURN[0] + TURN[1] * i / STEPS for i in range(STEPS + 1)]
    ways = list(accumulate(math.dist(_polar(a, 1.0), _polar(b, 1.0)) for a, b in pairwise(turns)))
    cells = []
    for i in range(orbiting):
        way = ways[-1] * i / max(1, orbiting - 1)
        cells.append(_polar(turns[bisect_left([0.0, *ways], way)], 1.0))
    for i in range(landing - 1):
        share = (i + 1) / landing
        cells.append(_polar(sum(TURN) + 150 * share, (1 - share) ** 0.82))
    cells.append((MOON_X, MOON_Y))
    return tuple(cells)


def _polar(degrees: float, radius: float) -> Pixel:
    angle = math.radians(degrees)
    return (
        round(MOON_X + ORBIT_ACROSS * radius * math.cos(angle)),
        round(MOON_Y + ORBIT_DOWN * radius * math.sin(angle)),
    )
