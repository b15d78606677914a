"""Works out from the board's data where things stand on the star chart, in pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from render.core.cache import cached_measurement
from render.core.picture import WIDTH
from render.core.shapes import Pixel
from render.space1999.parts.sprites import quarter
from rules.space1999.chart.geometry import disc_entry
from rules.space1999.chart.geometry import quadrant as quarter_of
from rules.space1999.chart.moon import Moon
from rules.space1999.components.board import Board
from rules.space1999.terms import BASE

Places = tuple[tuple[str, Pixel], ...]

HEADER = 112
SIDE, ABOVE, BELOW = 52, 84, 76
"""From the outermost places to the edges of the chart, so that planets' names have room."""
FIGURES_HEIGHT = 344
"""Height of the seats' figures and the small Monitor, below the chart."""


@dataclass(frozen=True, slots=True, eq=False)
class BoardLayout:
    """The star chart's places on the picture.

    ``unit`` is the pixels of one step of the chart's lattice, ``bottom`` the chart's lower edge,
    ``names_above`` are the planets whose names stand above them, ``axis`` the Moon's positions and
    ``arrow`` the red arrow. What begins with ``lattice`` is measured in steps, not in pixels.

    One of these is made for a chart and kept, so that it can be a key by itself.
    """

    unit: float
    bottom: int
    places: Mapping[str, Pixel]
    nodes: tuple[str, ...]
    planets: tuple[str, ...]
    names_above: frozenset[str]
    lines: tuple[tuple[str, ...], ...]
    axis: tuple[Pixel, ...]
    arrow: Pixel
    moon_radius: int
    lattice_axis: tuple[Pixel, ...]
    lattice_places: Mapping[str, Pixel]
    lattice_moon_radius: float

    @property
    def height(self) -> int:
        """The whole picture's, with the figures below the chart."""
        return self.bottom + FIGURES_HEIGHT

    def in_sector(self, moon: Moon, sector: str, distance: float = 0.8) -> Pixel:
        """The middle of a sector, ``distance`` Moon radii from the centre."""
        x, y = self.axis[moon.number]
        dx, dy = quarter(moon.quadrant(sector), distance * self.moon_radius)
        return round(x + dx), round(y + dy)

    def rim_crossing(self, moon: Moon, sector: str, place: str) -> Pixel:
        """The point of the Moon's rim that a sector's ship crosses on its way to or from a place.

        The middle of the sector where no line leads there, as the Moon has moved since.
        """
        centre = self.lattice_axis[moon.number]
        for line in self.lines:
            for one, other in pairwise(line):
                if place not in (one, other):
                    continue
                inner = other if place == one else one
                ends = self.lattice_places[place], self.lattice_places[inner]
                entry = disc_entry(centre, self.lattice_moon_radius, *ends)
                if entry is not None and quarter_of(centre, entry) == moon.quadrant(sector):
                    x, y = self.places[place]
                    unit, (px, py) = self.unit, self.lattice_places[place]
                    return round(x + (entry[0] - px) * unit), round(y + (entry[1] - py) * unit)
        return self.in_sector(moon, sector, 1.0)

    def ship_at(self, moon: Moon, sector: str, place: str) -> Pixel:
        """The position of a sector's ship that is at a place or at its Base."""
        return self.in_sector(moon, sector) if place == BASE else self.places[place]


def board_layout(board: Board) -> BoardLayout:
    """The layout for a board."""
    chart = board.chart
    return _layout(
        tuple(chart.nodes.items()),
        tuple(chart.planets.items()),
        tuple(chart.lines.values()),
        chart.axis,
        chart.axis_y,
        chart.moon_radius,
    )


@cached_measurement
def _layout(
    nodes: Places,
    planets: Places,
    lines: tuple[tuple[str, ...], ...],
    axis: tuple[int, ...],
    axis_y: int,
    moon_radius: float,
) -> BoardLayout:
    """The chart as large as the picture is wide."""
    lattice = dict((*nodes, *planets))
    xs = [x for x, _ in lattice.values()]
    ys = [y for _, y in lattice.values()]
    left, top = min(xs), min(ys)
    unit = (WIDTH - 2 * SIDE) / max(1, max(xs) - left)

    def at(x: float, y: float) -> Pixel:
        return round(SIDE + (x - left) * unit), round(HEADER + ABOVE + (y - top) * unit)

    middle = axis[0]
    return BoardLayout(
        unit=unit,
        bottom=at(0, max(ys))[1] + BELOW,
        places={place: at(*point) for place, point in lattice.items()},
        nodes=tuple(node for node, _ in nodes),
        planets=tuple(planet for planet, _ in planets),
        names_above=frozenset(planet for planet, _ in planets if _above(planet, lattice, lines)),
        lines=lines,
        axis=tuple(at(x, axis_y) for x in axis),
        arrow=at(middle, top),
        moon_radius=round(moon_radius * unit),
        lattice_axis=tuple((x, axis_y) for x in axis),
        lattice_places=lattice,
        lattice_moon_radius=moon_radius,
    )


def _above(planet: str, lattice: Mapping[str, Pixel], lines: tuple[tuple[str, ...], ...]) -> bool:
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
