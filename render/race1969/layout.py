"""Computes from the board's data where things stand on the missions' band, in pixels."""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from itertools import accumulate, pairwise

from render.core.cache import cached_measurement
from render.core.picture import WIDTH
from render.core.shapes import Pixel
from rules.race1969.board import Board
from rules.race1969.terms import MOON

LAST_CELL, FIRST_CELL, PITCH = 50, 498, 33
"""Heights of the longest track's last and first cell, and the most pixels from cell to cell."""
WIDE_PITCH, BELOW_MOON = 41, 330
"""Distance from cell to cell where a track has so much room below the Moon, down to this height."""
CELL_WIDTH, CELL_HEIGHT = 54, 38
"""Size of a cell with its figure, on a track other than the Moon's."""
PIP_WIDTH, PIP_HEIGHT = 30, 15
"""Size of a cell without: on a long track every other one, as figures need the room of two."""
LIFT = 20
"""The distance from the middle of a track's first cell down to the placard's top."""
LEAN = 20
"""Pixels by which the longest track's end is nearer to the Moon than its beginning."""
MOON_X, MOON_Y, MOON_RADIUS = 612, 158, 92
"""The Moon's middle and its radius."""
ORBIT_ACROSS, ORBIT_DOWN = 212, 122
"""Half the width and half the height of the orbit round the Moon."""
ORBIT_START, ORBIT_LENGTH = 138.0, 278.0
"""The start of the orbit, clockwise from the east, and its length, both in degrees."""
STEPS = 144
"""Pieces into which the orbit is divided to measure its length."""
MOON_CELL, MOON_LAST = 48, 64
"""Diameters of the Moon track's cells, and of its last one."""
FLAG = 39
"""Width of a flag."""
FLAG_STEP, FLAG_ROW = 32, 44
"""Distance from one flag to the next in a row, and from row to row."""
MOON_FLAG_STEP = 29
"""Distance of flags on the Moon's placard: closer, as flags on the Moon track are beside it."""
IN_A_ROW = 3
"""Flags in a row on a placard."""
COSTS, FLAGS = 62, 90
"""Distance from a placard's top to the middle of its costs, and to its flags."""
MOON_PLACARD_LEFT, MOON_PLACARD_TOP, MOON_PLACARD_WIDTH, MOON_PLACARD_HEIGHT = 146, 8, 206, 138
"""The Moon's placard."""
LAUNCH_LEFT, LAUNCH_WIDTH = 836, 220
"""The panel of the launch under way, as high up and as high as the Moon's placard."""


@dataclass(frozen=True, slots=True)
class Track:
    """A mission as printed; unlike the data file's entry it is hashable, for keys of caches."""

    id: str
    level: int
    symbols: tuple[str, ...]
    launch_cost: int
    espionage_cost: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A mission's track: the middle and the width of its placard, and the middle of each cell.

    ``written`` says which cells have their figures.
    """

    mission: Track
    x: int
    width: int
    cells: tuple[Pixel, ...]
    written: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class MissionsLayout:
    """Places on the missions' band; ``placards`` is the top of the placards but the Moon's."""

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
        """The middle of a cell, counted from 1 and limited to those there are.

        Raises ``KeyError`` for an unknown mission.
        """
        cells = self.moon_cells if mission == MOON else self.column(mission).cells
        return cells[min(max(cell, 1), len(cells)) - 1]


def tracks(board: Board) -> tuple[Track, ...]:
    return tuple(
        Track(m.id, m.level, m.symbols, m.launch_cost, m.espionage_cost, m.cells)
        for m in board.missions
    )


@cached_measurement
def missions_layout(missions: tuple[Track, ...], seats: int) -> MissionsLayout:
    """The layout; tracks of higher levels stand farther outside, as the Moon is in the middle."""
    moon = next(mission for mission in missions if mission.id == MOON)
    others = [mission for mission in missions if mission.id != MOON]
    placards = FIRST_CELL + LIFT
    # One place more than seats: what the flags deduct stands after the last.
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
        count = len(mission.cells)
        wide = FIRST_CELL - (count - 1) * WIDE_PITCH >= BELOW_MOON
        step = WIDE_PITCH if wide else pitch
        cells = tuple(
            (round(x + side * LEAN * (n / (longest - 1)) ** 2), FIRST_CELL - n * step)
            for n in range(count)
        )
        written = tuple(wide or (count - 1 - n) % 2 == 0 for n in range(count))
        columns.append(Column(mission, round(x), round(width) - 6, cells, written))
    return tuple(columns)


def _orbit(count: int) -> tuple[Pixel, ...]:
    """The Moon track's cells: round the Moon, then the last fifth of them down to its middle."""
    landing = max(2, count // 5)
    orbiting = count - landing
    # At equal distances, not equal angles, by which they would be crowded at the ellipse's ends.
    turns = [ORBIT_START + ORBIT_LENGTH * i / STEPS for i in range(STEPS + 1)]
    ways = list(accumulate(math.dist(_polar(a, 1.0), _polar(b, 1.0)) for a, b in pairwise(turns)))
    cells = []
    for i in range(orbiting):
        way = ways[-1] * i / max(1, orbiting - 1)
        cells.append(_polar(turns[bisect_left([0.0, *ways], way)], 1.0))
    for i in range(landing - 1):
        share = (i + 1) / landing
        cells.append(_polar(ORBIT_START + ORBIT_LENGTH + 150 * share, (1 - share) ** 0.82))
    cells.append((MOON_X, MOON_Y))
    return tuple(cells)


def _polar(degrees: float, radius: float) -> Pixel:
    angle = math.radians(degrees)
    return (
        round(MOON_X + ORBIT_ACROSS * radius * math.cos(angle)),
        round(MOON_Y + ORBIT_DOWN * radius * math.sin(angle)),
    )
