"""The star chart: places, lines of force, and what the Moon covers of them.

Coordinates are lattice units, x to the right and y down. A place is a node or a planet, known by
its id. A flight goes along lines of force (rulebook, "Il gioco"); planets are ends of lines, so
none is ever passed. Pure geometry: ships and visited planets are in ``travel``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import gcd, hypot, sqrt
from typing import TYPE_CHECKING, NamedTuple

from rules.core.masks import union
from rules.space1999.monitor.rays import Direction, Ray, Ways
from rules.space1999.terms import SECTOR_INDEX, SECTORS

if TYPE_CHECKING:
    from rules.space1999.components import Board

Point = tuple[int, int]
QUADRANTS = ("north-west", "north-east", "south-east", "south-west")
"""The quarters of the Moon's disc as seen on the chart, clockwise."""


class Moon(NamedTuple):
    """Where the Moon is: the number seen through its hole, and quarter turns clockwise (0-3).

    At the start the line between the sectors A and B points up, to the red arrow: A is the
    quarter to the north-west, B the one to the north-east.

    >>> Moon(0, 0).quadrant("a"), Moon(0, 1).quadrant("a"), Moon(3, 3).quadrant("d")
    (0, 1, 2)
    """

    number: int = 0
    turns: int = 0

    def quadrant(self, sector: str) -> int:
        """The index into ``QUADRANTS`` of the quarter where a sector lies now."""
        return (SECTOR_INDEX[sector] + self.turns) % 4

    def sector(self, quadrant: int) -> str:
        """The sector that lies in a quarter now."""
        return SECTORS[(quadrant - self.turns) % 4]

    def moved(self, number: int) -> Moon:
        """The Moon slid to a number and turned a quarter clockwise (rule 2, A4)."""
        return Moon(number, (self.turns + 1) % 4)


class Sky:
    """The chart with the Moon on one number; the turn only says which sector a quarter is.

    ``ways`` has an entry for each place, without rays where it is covered, and after those one
    for each of ``QUADRANTS``: the exits. ``mask`` has the bits of all that any way leads to.
    """

    __slots__ = ("covered", "mask", "ways")

    def __init__(self, covered: frozenset[str], ways: tuple[Ways, ...]) -> None:
        self.covered = covered
        self.ways = ways
        self.mask = union(each.mask for each in ways)


class Chart:
    """A board's chart, worked out ahead.

    ``places`` are the nodes in the order of their numbers, then the planets; ``lines`` the places
    of each line in order; ``neighbours`` the next place in each direction, whatever the Moon
    covers; ``all_nodes`` and ``all_places`` are masks.
    """

    def __init__(self, board: Board) -> None:
        data = board.chart
        self.nodes = tuple(sorted(data.nodes, key=lambda node: (len(node), node)))
        self.planets = tuple(sorted(data.planets))
        self.places = self.nodes + self.planets
        self.all_nodes = (1 << len(self.nodes)) - 1
        self.all_places = (1 << len(self.places)) - 1
        self.index: Mapping[str, int] = {place: n for n, place in enumerate(self.places)}
        self.at: Mapping[str, Point] = {**data.nodes, **data.planets}
        self.lines = tuple(data.lines.values())
        self.axis = tuple((x, data.axis_y) for x in data.axis)
        self.radius = data.moon_radius
        self.neighbours = self._neighbours()
        self.skies = tuple(self._sky(number) for number in range(len(self.axis)))
        self._swept = {
            (a, b): frozenset(p for p in self.places if self._near(self.at[p], centre, other))
            for a, centre in enumerate(self.axis)
            for b, other in enumerate(self.axis)
        }

    def is_planet(self, place: str) -> bool:
        """Whether a place is a planet; raises ``KeyError`` for what isn't on the chart."""
        return self.index[place] >= len(self.nodes)

    def covered(self, number: int) -> frozenset[str]:
        """Places whose centre lies under the disc when the Moon is on a number (A5)."""
        return self.skies[number].covered

    def swept(self, start: int, end: int) -> frozenset[str]:
        """Places that the Moon meets on its way from a number to another, both included (A5)."""
        return self._swept[start, end]

    def exits(self, moon: Moon, sector: str) -> tuple[tuple[Direction, str], ...]:
        """Lines that leave the disc within a sector, each with the first place outside (3)."""
        ways = self.skies[moon.number].ways[len(self.places) + moon.quadrant(sector)]
        return tuple((ray.direction, self.places[ray.places[0][0]]) for ray in ways.rays)

    def mask(self, places: Iterable[str]) -> int:
        """A bit for each place, by its index; raises ``KeyError`` for what isn't on the chart."""
        return sum(1 << self.index[place] for place in places)

    def _neighbours(self) -> Mapping[str, tuple[tuple[Direction, str], ...]]:
        found: dict[str, list[tuple[Direction, str]]] = {place: [] for place in self.places}
        for line in self.lines:
            for here, there in pairwise(line):
                found[here].append((direction(self.at[here], self.at[there]), there))
                found[there].append((direction(self.at[there], self.at[here]), here))
        return {place: tuple(sorted(ways)) for place, ways in found.items()}

    def _near(self, point: Point, start: Point, end: Point) -> bool:
        """Whether a point lies under a disc that slides along the axis between two centres."""
        x = min(max(point[0], min(start[0], end[0])), max(start[0], end[0]))
        return hypot(point[0] - x, point[1] - start[1]) < self.radius

    def _sky(self, number: int) -> Sky:
        centre = self.axis[number]
        covered = frozenset(p for p in self.places if self._near(self.at[p], centre, centre))
        exits: tuple[list[Ray], ...] = ([], [], [], [])
        rays: list[tuple[Ray, ...]] = []
        for place in self.places:
            if place in covered:
                rays.append(())
                continue
            ways = [self._ray(number, covered, place, way) for way, _ in self.neighbours[place]]
            rays.append(tuple(ways))
            for way in ways:
                if not way.places:
                    exits[way.gate].append(self._out(number, covered, place, way.direction))
        rays += map(tuple, exits)
        return Sky(covered, tuple(Ways(each, len(self.places)) for each in rays))

    def _ray(
        self, number: int, covered: frozenset[str], start: str, way: Direction, ahead: float = 0.0
    ) -> Ray:
        """What lies ahead of a place, not counting itself; distances grow by ``ahead``."""
        places: list[tuple[int, float]] = []
        here, origin = start, self.at[start]
        while (there := dict(self.neighbours[here]).get(way)) is not None:
            entry = entering(self.axis[number], self.radius, self.at[here], self.at[there])
            if entry is not None:
                distance = ahead + hypot(entry[0] - origin[0], entry[1] - origin[1])
                return Ray(way, tuple(places), quadrant(self.axis[number], entry), distance)
            point = self.at[there]
            places.append(
                (self.index[there], ahead + hypot(point[0] - origin[0], point[1] - origin[1]))
            )
            here = there
        return Ray(way, tuple(places))

    def _out(self, number: int, covered: frozenset[str], first: str, inward: Direction) -> Ray:
        """The ray that leaves the disc by the line on which ``first`` is the first place."""
        ahead = self._ray(number, covered, first, inward).distance
        outward = (-inward[0], -inward[1])
        beyond = self._ray(number, covered, first, outward, ahead)
        places = ((self.index[first], ahead), *beyond.places)
        return Ray(outward, places, beyond.gate, beyond.distance)

    def __repr__(self) -> str:
        return f"Chart({len(self.nodes)} nodes, {len(self.planets)} planets)"


def direction(start: Point, end: Point) -> Direction:
    """The smallest lattice step from one point towards another; ``ValueError`` for the same one.

    >>> direction((1, 1), (4, -2))
    (1, -1)
    """
    x, y = end[0] - start[0], end[1] - start[1]
    if not (length := gcd(x, y)):
        raise ValueError("a line needs two points")
    return x // length, y // length


def entering(centre: Point, radius: float, start: Point, end: Point) -> tuple[float, float] | None:
    """Where the way from a point outside a disc towards another first meets the rim, if it does.

    >>> entering((0, 0), 1.0, (-3, 0), (5, 0))
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
    """The quarter of a disc where a point lies; a boundary belongs to the next quarter clockwise.

    >>> [quadrant((0, 0), point) for point in ((-1, -1), (0, -1), (1, 0), (0, 1), (-1, 0))]
    [0, 1, 2, 3, 0]
    """
    x, y = point[0] - centre[0], point[1] - centre[1]
    if y < 0:
        return 1 if x >= 0 else 0
    if y > 0:
        return 2 if x > 0 else 3
    return 2 if x > 0 else 0
