"""Where things stand on the star chart's picture, in pixels, worked out from the board's data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from render.core.cache import kept
from render.space1999.sprites import quarter
from render.space1999.theme import WIDTH
from rules.space1999.chart.geometry import disc_entry
from rules.space1999.chart.geometry import quadrant as quarter_of
from rules.space1999.chart.moon import Moon
from rules.space1999.components.board import Board
from rules.space1999.terms import BASE

Spot = tuple[int, int]
Places = tuple[tuple[str, Spot], ...]

HEADER = 112
SIDE, ABOVE, BELOW = 52, 84, 76
"""From the outermost places to the edges of the chart, so that planets' names have room."""
CONSOLE = 344


@dataclass(frozen=True, slots=True, eq=False)
class Plot:
    """A chart laid out. ``up`` are the planets whose name stands above them.

    One of these is made for a chart and kept, so that it can be a key by itself.
    """

    unit: float
    bottom: int
    at: Mapping[str, Spot]
    nodes: tuple[str, ...]
    planets: tuple[str, ...]
    up: frozenset[str]
    lines: tuple[tuple[str, ...], ...]
    axis: tuple[Spot, ...]
    arrow: Spot
    radius: int
    centres: tuple[Spot, ...]
    lattice: Mapping[str, Spot]
    disc: float

    @property
    def height(self) -> int:
        """The whole picture's, with the console below the chart."""
        return self.bottom + CONSOLE

    def berth(self, moon: Moon, sector: str, distance: float = 0.8) -> Spot:
        """The middle of a sector, ``distance`` Moon radii from the centre."""
        x, y = self.axis[moon.number]
        dx, dy = quarter(moon.quadrant(sector), distance * self.radius)
        return round(x + dx), round(y + dy)

    def gate(self, moon: Moon, sector: str, place: str) -> Spot:
        """Where a ship of a sector crosses the Moon's rim on its way to or from a place.

        The middle of the sector where no line leads there, as the Moon has moved since.
        """
        centre = self.centres[moon.number]
        for line in self.lines:
            for one, other in pairwise(line):
                if place not in (one, other):
                    continue
                inner = other if place == one else one
                entry = disc_entry(centre, self.disc, self.lattice[place], self.lattice[inner])
                if entry is not None and quarter_of(centre, entry) == moon.quadrant(sector):
                    x, y = self.at[place]
                    unit, (px, py) = self.unit, self.lattice[place]
                    return round(x + (entry[0] - px) * unit), round(y + (entry[1] - py) * unit)
        return self.berth(moon, sector, 1.0)

    def spot(self, moon: Moon, sector: str, place: str) -> Spot:
        """Where a ship of a sector stands that is at a place or at its Base."""
        return self.berth(moon, sector) if place == BASE else self.at[place]


@kept(8)
def plot(
    nodes: Places,
    planets: Places,
    lines: tuple[tuple[str, ...], ...],
    axis: tuple[int, ...],
    axis_y: int,
    disc: float,
) -> Plot:
    """The chart as large as the picture is wide."""
    lattice = dict((*nodes, *planets))
    xs = [x for x, _ in lattice.values()]
    ys = [y for _, y in lattice.values()]
    left, top = min(xs), min(ys)
    unit = (WIDTH - 2 * SIDE) / max(1, max(xs) - left)

    def at(x: float, y: float) -> Spot:
        return round(SIDE + (x - left) * unit), round(HEADER + ABOVE + (y - top) * unit)

    middle = axis[0]
    return Plot(
        unit=unit,
        bottom=at(0, max(ys))[1] + BELOW,
        at={place: at(*point) for place, point in lattice.items()},
        nodes=tuple(node for node, _ in nodes),
        planets=tuple(planet for planet, _ in planets),
        up=frozenset(planet for planet, _ in planets if _above(planet, lattice, lines)),
        lines=lines,
        axis=tuple(at(x, axis_y) for x in axis),
        arrow=at(middle, top),
        radius=round(disc * unit),
        centres=tuple((x, axis_y) for x in axis),
        lattice=lattice,
        disc=disc,
    )


def _above(planet: str, lattice: Mapping[str, Spot], lines: tuple[tuple[str, ...], ...]) -> bool:
    """Whether a planet's name has more room above it than below: clear of lines, then of places."""
    x, y = lattice[planet]
    room = []
    for side in (-1, 1):
        led = any(
            one == planet and (lattice[other][1] - y) * side > 0
            for line in lines
            for one, other in (*pairwise(line), *pairwise(reversed(line)))
        )
        others = (spot for place, spot in lattice.items() if place != planet)
        nearest = min(((px - x) / 2) ** 2 + (py - y - side) ** 2 for px, py in others)
        room.append((not led, nearest))
    return room[0] > room[1]


def for_board(board: Board) -> Plot:
    """The layout for a board."""
    chart = board.chart
    return plot(
        tuple(chart.nodes.items()),
        tuple(chart.planets.items()),
        tuple(chart.lines.values()),
        chart.axis,
        chart.axis_y,
        chart.moon_radius,
    )
