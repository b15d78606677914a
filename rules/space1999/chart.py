"""The star chart: its lattice, the Moon on it, its places, lines of force and straight runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from math import gcd, hypot, sqrt
from typing import NamedTuple

from rules.space1999.board import Board, ChartData, Point
from rules.space1999.terms import SECTOR_INDEX, SECTORS

Direction = tuple[int, int]
"""The smallest step along a line, such as ``(1, -1)`` for up and right."""


def direction(start: Point, end: Point) -> Direction:
    """The smallest lattice step from one point towards another; ``ValueError`` for the same one.

    >>> direction((1, 1), (4, -2))
    (1, -1)
    """
    x, y = end[0] - start[0], end[1] - start[1]
    if not (length := gcd(x, y)):
        raise ValueError("a line needs two points")
    return x // length, y // length


def disc_entry(
    centre: Point, radius: float, start: Point, end: Point
) -> tuple[float, float] | None:
    """The point where the way from outside a disc to another point first meets the rim, if it does.

    >>> disc_entry((0, 0), 1.0, (-3, 0), (5, 0))
    (-1.0, 0.0)
    """
    x, y = start[0] - centre[0], start[1] - centre[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    a, b, c = dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - radius * radius
    root = b * b - a * c
    if root <= 0 or not 0 <= (part := (-b - sqrt(root)) / a) <= 1:
        return None
    return start[0] + part * dx, start[1] + part * dy


def quadrant(centre: Point, point: tuple[float, float]) -> int:
    """The quadrant of a disc where a point lies: 0 to 3, clockwise from the north-west.

    A boundary belongs to the next quadrant clockwise.

    >>> [quadrant((0, 0), point) for point in ((-1, -1), (0, -1), (1, 0), (0, 1), (-1, 0))]
    [0, 1, 2, 3, 0]
    """
    x, y = point[0] - centre[0], point[1] - centre[1]
    if y < 0:
        return 1 if x >= 0 else 0
    if y > 0:
        return 2 if x > 0 else 3
    return 2 if x > 0 else 0


QUADRANTS = ("north-west", "north-east", "south-east", "south-west")
"""The quadrants of the Moon's disc as seen on the chart, clockwise."""


class Moon(NamedTuple):
    """The Moon's position: the number seen through its hole, and quarter turns clockwise (0-3).

    At the start the line between the sectors A and B points up, to the red arrow: A is in the
    north-west, B in the north-east ("Set-up").

    >>> Moon(0, 0).quadrant("a"), Moon(0, 1).quadrant("a"), Moon(3, 3).quadrant("d")
    (0, 1, 2)
    """

    number: int = 0
    turns: int = 0

    def quadrant(self, sector: str) -> int:
        """The index into ``QUADRANTS`` of the quadrant where a sector lies now."""
        return (SECTOR_INDEX[sector] + self.turns) % 4

    def sector(self, quadrant: int) -> str:
        return SECTORS[(quadrant - self.turns) % 4]

    def moved(self, number: int) -> Moon:
        """The Moon slid to a number and turned a quarter clockwise ("A round", ruling A4)."""
        return Moon(number, (self.turns + 1) % 4)


class Stop(NamedTuple):
    """A place, or one of ``QUADRANTS``; ``distance`` in lattice units from the start of the run."""

    name: str
    distance: float


class StraightRun(NamedTuple):
    """The straight way on from a place, or out of the Moon's disc, as far as it goes.

    ``stops`` are in their order from the start outwards. Where the run leads into the Moon, the
    last one is the quadrant of the disc that it ends in.
    """

    direction: Direction
    stops: tuple[Stop, ...]


@lru_cache(maxsize=128)
def straight_runs(chart: Chart, number: int) -> Mapping[str, tuple[StraightRun, ...]]:
    """The straight runs from each place, then those out of each of ``QUADRANTS``.

    None leads from a place that the Moon covers when it is on ``number``.
    """
    found: dict[str, list[StraightRun]] = {start: [] for start in chart.stops}
    for place in chart.places:
        if place in chart.covered(number):
            continue
        for way, _ in chart.neighbours[place]:
            stops = tuple(_stops_ahead(chart, number, place, way))
            found[place].append(StraightRun(way, stops))
            if (gate := stops[0]).name in QUADRANTS:
                outward = (-way[0], -way[1])
                beyond = [
                    Stop(name, gate.distance + distance)
                    for name, distance in _stops_ahead(chart, number, place, outward)
                ]
                run = StraightRun(outward, (Stop(place, gate.distance), *beyond))
                found[gate.name].append(run)
    return {start: tuple(runs) for start, runs in found.items()}


def _stops_ahead(chart: Chart, number: int, start: str, way: Direction) -> Iterator[Stop]:
    centre, origin, here = chart.axis[number], chart.at[start], start
    while (there := dict(chart.neighbours[here]).get(way)) is not None:
        point: tuple[float, float] = chart.at[there]
        entry = disc_entry(centre, chart.radius, chart.at[here], chart.at[there])
        if entry is not None:
            point, there = entry, QUADRANTS[quadrant(centre, entry)]
        distance = hypot(point[0] - origin[0], point[1] - origin[1])
        yield Stop(there, distance)
        if entry is not None:
            return
        here = there


def exits(chart: Chart, moon: Moon, sector: str) -> tuple[tuple[Direction, str], ...]:
    """Lines that leave the disc within a sector, each with the first place outside ("Flights")."""
    start = straight_runs(chart, moon.number)[QUADRANTS[moon.quadrant(sector)]]
    return tuple((run.direction, run.stops[0].name) for run in start)


class Chart:
    """Places, lines and the Moon's axis, in lattice units; ships and visits are no part of it.

    ``nodes`` are in the order of their numbers and ``planets`` in that of their ids, each with its
    point; ``at`` has both, and ``places`` the ids alone. ``lines`` are the places of each line of
    force in order; planets are ends of lines, so that none is ever passed. ``neighbours`` are the
    next places of each place with the directions to them, whatever the Moon covers. ``axis`` has
    the Moon's centre on each number.

    ``stops`` are all that a straight run may lead to: the places, then the quadrants of the Moon's
    disc.
    """

    def __init__(self, data: ChartData) -> None:
        in_order = sorted(data.nodes, key=lambda node: (len(node), node))
        self.nodes: Mapping[str, Point] = {node: data.nodes[node] for node in in_order}
        self.planets: Mapping[str, Point] = dict(sorted(data.planets.items()))
        self.at: Mapping[str, Point] = {**self.nodes, **self.planets}
        self.places = tuple(self.at)
        self.lines = tuple(data.lines.values())
        self.axis: tuple[Point, ...] = tuple((x, data.axis_y) for x in data.axis)
        self.radius = data.moon_radius
        self.neighbours = self._neighbours()
        self.stops = (*self.places, *QUADRANTS)
        self._swept = {
            (a, b): frozenset(p for p in self.places if self._meets(self.at[p], start, end))
            for a, start in enumerate(self.axis)
            for b, end in enumerate(self.axis)
        }

    def covered(self, number: int) -> frozenset[str]:
        """Places whose centre lies under the disc when the Moon is on a number (ruling A5)."""
        return self._swept[number, number]

    def swept(self, start: int, end: int) -> frozenset[str]:
        """Places that the Moon meets between two numbers, both included (ruling A5)."""
        return self._swept[start, end]

    def _neighbours(self) -> Mapping[str, tuple[tuple[Direction, str], ...]]:
        found: dict[str, list[tuple[Direction, str]]] = {place: [] for place in self.places}
        for line in self.lines:
            for here, there in pairwise(line):
                found[here].append((direction(self.at[here], self.at[there]), there))
                found[there].append((direction(self.at[there], self.at[here]), here))
        return {place: tuple(sorted(beside)) for place, beside in found.items()}

    def _meets(self, point: Point, start: Point, end: Point) -> bool:
        """Whether a point lies under a disc that slides along the axis between two centres."""
        x = min(max(point[0], min(start[0], end[0])), max(start[0], end[0]))
        return hypot(point[0] - x, point[1] - start[1]) < self.radius

    def __repr__(self) -> str:
        return f"Chart({len(self.nodes)} nodes, {len(self.planets)} planets)"


@lru_cache(maxsize=32)
def chart_of(board: Board) -> Chart:
    """The chart of a board, made once for equal boards."""
    return Chart(board.chart)
