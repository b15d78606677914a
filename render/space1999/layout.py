"""Computes from a chart's data where things stand on the star chart's band, in pixels.

The chart is stretched to fit the band: a step of its lattice may be wider than it is high, the Moon
is an ellipse then, and straight lines stay straight.

Finds room for the planets' names on the star chart: above, below or beside each planet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from render.core import text
from render.core.cache import cached_measurement
from render.core.shapes import Pixel, Point
from render.space1999 import theme
from render.space1999.sprites import quarter
from rules.space1999.board import Board, ChartData
from rules.space1999.chart import Moon, disc_entry
from rules.space1999.chart import quadrant as quarter_of
from rules.space1999.terms import BASE

CHART_WIDTH, CHART_HEIGHT = 1200, 700
SIDE, ABOVE = 56, 36
"""Distance of the outermost places from the sides, and from the upper and lower edge."""
NEAR = 0.6
"""The share of its line at which a planet stands that would be alone at the top or the bottom."""
DOCK = 0.78
"""Distance of a ship at Base from the Moon's middle, in its radii."""
SHIP, BERTH = 62, 58
"""Size of a ship, and its distance from the middle of the planet that it stands at."""
FARNESS = 8
"""Pixels hidden that count as much as a ship's standing a pixel farther from its planet."""
GLOBE = 52
"""Width and height of a planet's globe."""
NODE_WIDE, NODE_HIGH = 48, 36
"""Size of a node."""
TAG_WIDE, TAG_HIGH = 48, 36
"""Size of the tags with the Moon's numbers, below the axis."""
CORNER_WIDE, CORNER_HIGH = 112, 48
"""Size of what is shown in the upper corners."""
ARROW_WIDE, ARROW_HIGH = 44, 52
EDGE = 8
"""Distance of what is shown in the corners from the band's edges."""


@dataclass(frozen=True, slots=True, eq=False)
class ChartLayout:
    """The star chart's places on its band.

    ``unit`` are the pixels of one step of the chart's lattice, across and down; ``names`` the
    middle of each planet's name, ``axis`` the Moon's positions, ``moon`` its half width and half
    height, ``arrow`` the middle of the red arrow, and ``corners`` the boxes in the upper left and
    upper right, ``None`` where other things leave no room. What begins with ``lattice`` is measured
    in steps, not in pixels. One layout is cached for each chart, so it is compared by identity.
    """

    unit: Point
    places: Mapping[str, Pixel]
    nodes: tuple[str, ...]
    planets: tuple[str, ...]
    names: Mapping[str, Pixel]
    lines: tuple[tuple[str, ...], ...]
    axis: tuple[Pixel, ...]
    moon: Pixel
    arrow: Pixel
    corners: tuple[Box | None, Box | None]
    lattice_axis: tuple[Pixel, ...]
    lattice_places: Mapping[str, Pixel]
    lattice_moon_radius: float

    @property
    def tags(self) -> tuple[Pixel, ...]:
        """The middle of each tag with a number of the Moon."""
        return tuple((x, round(y + self.unit[1])) for x, y in self.axis)

    def check(self, place: str) -> None:
        """Raise ``KeyError`` for what is neither a place of the chart nor the Base."""
        if place != BASE:
            _ = self.places[place]

    def covered(self, number: int) -> frozenset[str]:
        """The nodes that lie under the Moon at a number."""
        x, y = self.lattice_axis[number]
        radius = self.lattice_moon_radius
        return frozenset(
            node
            for node in self.nodes
            if (self.lattice_places[node][0] - x) ** 2 + (self.lattice_places[node][1] - y) ** 2
            < radius * radius
        )

    def in_sector(self, moon: Moon, sector: str, distance: float = DOCK) -> Pixel:
        """The middle of a sector on the Moon, ``distance`` Moon radii from its centre."""
        x, y = self.axis[moon.number]
        dx, dy = quarter(moon.quadrant(sector), distance)
        return round(x + dx * self.moon[0]), round(y + dy * self.moon[1])

    def rim_crossing(self, moon: Moon, sector: str, place: str) -> Pixel | None:
        """The point of the Moon's rim that a sector's ship crosses on its way to or from a place.

        ``None`` where no line joins them, as when the Moon has moved since.
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
                    (x, y), (wide, high) = self.axis[moon.number], self.unit
                    across, down = entry[0] - centre[0], entry[1] - centre[1]
                    return round(x + across * wide), round(y + down * high)
        return None

    def ship_at(self, moon: Moon, sector: str, place: str) -> Pixel:
        """The position of a sector's ship that is at a place or at its Base."""
        return self.in_sector(moon, sector) if place == BASE else self.places[place]


def ship_spots(source: str, moon: Moon, ships: Sequence[tuple[str, str]]) -> list[Pixel]:
    """The middle of each ship, given with its sector and place.

    It is on its node, on its quarter of the Moon, or beside its planet.
    """
    layout = chart_layout(source)
    crowds = Counter(place for _, place in ships if place in layout.planets)
    waiting = {
        planet: list(berths(source, planet, count, moon.number)) for planet, count in crowds.items()
    }
    return [
        waiting[place].pop(0) if place in waiting else layout.ship_at(moon, sector, place)
        for sector, place in ships
    ]


@cached_measurement
def berths(source: str, planet: str, count: int, number: int) -> tuple[Pixel, ...]:
    """Where so many ships stand about a planet with the Moon on a number, clear of all else.

    They stand beside it, rather towards the chart's middle; ``source`` is that of ``chart_source``.
    """
    layout = chart_layout(source)
    x, y = layout.places[planet]
    taken = _boxes_near(layout, (x, y), number)
    inwards = 1 if x < CHART_WIDTH // 2 else -1
    offers = [
        (abs(dx) + abs(dy) - 8 * (dx * inwards > 0), (x + dx, y + dy))
        for ring in (1, 2)
        for dx in (-ring * BERTH, 0, ring * BERTH)
        for dy in (-ring * BERTH, -BERTH // 2, 0, BERTH // 2, ring * BERTH)
        if dx or abs(dy) >= BERTH
    ]
    found: list[Pixel] = []
    for _ in range(count):
        costs = [
            (FARNESS * far + sum(overlap(box_about(spot, SHIP, SHIP), box) for box in taken), spot)
            for far, spot in offers
            if SHIP // 2 <= spot[0] <= CHART_WIDTH - SHIP // 2
            and SHIP // 2 <= spot[1] <= CHART_HEIGHT - SHIP // 2
        ]
        spot = min(costs)[1]
        found.append(spot)
        taken.append(box_about(spot, SHIP, SHIP))
    return tuple(found)


def _boxes_near(layout: ChartLayout, middle: Pixel, number: int) -> list[Box]:
    """The boxes of all that may be hidden near a point: places, names, signs and the Moon."""
    boxes = [
        box_about(spot, GLOBE + 12, GLOBE)
        if place in layout.planets
        else box_about(spot, NODE_WIDE, NODE_HIGH)
        for place, spot in layout.places.items()
    ]
    boxes += [
        box_about(spot, text.width(theme.planet(planet), theme.PLANET), NAME_HIGH)
        for planet, spot in layout.names.items()
    ]
    boxes += [box_about(spot, TAG_WIDE, TAG_HIGH) for spot in layout.tags]
    boxes += [corner for corner in layout.corners if corner is not None]
    wide, high = layout.moon
    boxes += [box_about(layout.axis[number], 2 * wide, 2 * high)]
    boxes += [box_about(layout.arrow, ARROW_WIDE, ARROW_HIGH)]
    about = box_about(middle, 6 * BERTH, 6 * BERTH)
    return [box for box in boxes if overlap(box, about)]


@cached_measurement
def chart_source(board: Board) -> str:
    """A board's chart as JSON: hashable, and all that its layout follows from."""
    return board.chart.model_dump_json()


@cached_measurement
def chart_layout(source: str) -> ChartLayout:
    """The layout for a chart in the text that ``chart_source`` gives."""
    chart = ChartData.model_validate_json(source)
    lattice = {**chart.nodes, **chart.planets}
    lines = tuple(chart.lines.values())
    drawn = _drawn_nearer(lattice, frozenset(chart.planets), lines)
    xs, ys = ([spot[i] for spot in drawn.values()] for i in (0, 1))
    left, top = min(xs), min(ys)
    wide = (CHART_WIDTH - 2 * SIDE) / max(1, max(xs) - left)
    high = (CHART_HEIGHT - 2 * ABOVE) / max(1, max(ys) - top)
    unit = (min(wide, 2 * high), min(high, 1.2 * wide))
    # A chart that is narrower or lower than the band stands in its middle.
    start = (
        (CHART_WIDTH - (max(xs) - left) * unit[0]) / 2,
        (CHART_HEIGHT - (max(ys) - top) * unit[1]) / 2,
    )

    def at(spot: Point) -> Pixel:
        return (
            round(start[0] + (spot[0] - left) * unit[0]),
            round(start[1] + (spot[1] - top) * unit[1]),
        )

    places = {place: at(spot) for place, spot in drawn.items()}
    axis = tuple(at((x, chart.axis_y)) for x in chart.axis)
    arrow = at((chart.axis[0], top))
    boxes = [
        box_about(places[place], GLOBE, GLOBE)
        if place in chart.planets
        else box_about(places[place], NODE_WIDE, NODE_HIGH)
        for place in places
    ]
    boxes += [box_about((x, round(y + unit[1])), TAG_WIDE, TAG_HIGH) for x, y in axis]
    boxes.append(box_about(arrow, ARROW_WIDE, ARROW_HIGH))
    segments = [(places[one], places[other]) for line in lines for one, other in pairwise(line)]
    names = name_places(
        {planet: places[planet] for planet in chart.planets},
        boxes,
        segments,
        (CHART_WIDTH, CHART_HEIGHT),
    )
    taken = [*boxes, *names.values()]
    corners = (EDGE, EDGE), (CHART_WIDTH - EDGE - CORNER_WIDE, EDGE)
    signs = [(x, y, x + CORNER_WIDE, y + CORNER_HIGH) for x, y in corners]
    free = [sign if not any(overlap(sign, box) for box in taken) else None for sign in signs]
    return ChartLayout(
        unit=unit,
        places=places,
        nodes=tuple(chart.nodes),
        planets=tuple(chart.planets),
        names={
            planet: ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
            for planet, box in names.items()
        },
        lines=lines,
        axis=axis,
        moon=(round(chart.moon_radius * unit[0]), round(chart.moon_radius * unit[1])),
        arrow=arrow,
        corners=(free[0], free[1]),
        lattice_axis=tuple((x, chart.axis_y) for x in chart.axis),
        lattice_places=lattice,
        lattice_moon_radius=chart.moon_radius,
    )


def _drawn_nearer(
    lattice: Mapping[str, Pixel], planets: frozenset[str], lines: tuple[tuple[str, ...], ...]
) -> dict[str, Point]:
    """The lattice with the planets of its first and last row moved inwards along their lines.

    They are moved only where all places of the row are planets with one line each.
    """
    drawn: dict[str, Point] = dict(lattice)
    neighbours: dict[str, list[str]] = {}
    for line in lines:
        for one, other in pairwise(line):
            neighbours.setdefault(one, []).append(other)
            neighbours.setdefault(other, []).append(one)
    ys = [y for _, y in lattice.values()]
    for edge in (min(ys), max(ys)):
        row = [place for place, (_, y) in lattice.items() if y == edge]
        if all(place in planets and len(neighbours[place]) == 1 for place in row):
            for place in row:
                (x, y), (inner_x, inner_y) = lattice[place], lattice[neighbours[place][0]]
                drawn[place] = (inner_x + NEAR * (x - inner_x), inner_y + NEAR * (y - inner_y))
    return drawn


Box: TypeAlias = tuple[int, int, int, int]
"""Left, upper, right and lower edge in pixels."""
Segment: TypeAlias = tuple[Pixel, Pixel]
"""The ends of a straight line."""

NAME_HIGH = 34
"""Height of the plate that a name stands on."""
GAP = 34
"""About the distance from a planet's middle to the nearest edge of its name's plate."""


def box_about(middle: Pixel, wide: int, high: int) -> Box:
    x, y = middle
    return (x - wide // 2, y - high // 2, x + wide // 2, y + high // 2)


def overlap(one: Box, other: Box) -> int:
    """The number of pixels that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0


def name_places(
    planets: Mapping[str, Pixel], taken: Sequence[Box], lines: Sequence[Segment], band: Pixel
) -> dict[str, Box]:
    """The plate of each planet's name, clear of ``taken`` boxes and of ``lines`` where it can be.

    Planets with the fewest free places are placed first. ``band`` is the width and height within
    which names stay.
    """
    offers = {
        planet: [(_cost(box, taken, lines), box) for box in _offers(planet, spot, band)]
        for planet, spot in planets.items()
    }
    found: dict[str, Box] = {}
    for planet in sorted(offers, key=lambda each: _free_places(offers[each])):
        found[planet] = min(
            offers[planet],
            key=lambda offer: offer[0] + 8 * sum(overlap(offer[1], box) for box in found.values()),
        )[1]
    return found


def _offers(planet: str, spot: Pixel, band: Pixel) -> list[Box]:
    """Possible plates, preferred first: off the chart's axis, outwards, inwards, to the axis."""
    x, y = spot
    width, height = band
    wide = text.width(theme.planet(planet), theme.PLANET) + 12
    level = min(max(x, wide // 2 + 2), width - wide // 2 - 2)
    away, outwards = -1 if y < height // 2 else 1, -1 if x < width // 2 else 1
    far, side = GAP - 6 + NAME_HIGH // 2, GAP - 4 + wide // 2
    middles = (
        (level, y + away * far),
        (x + outwards * side, y),
        (x - outwards * side, y),
        (level, y - away * far),
    )
    boxes = [box_about(middle, wide, NAME_HIGH) for middle in middles]
    return [
        box for box in boxes if min(box[:2]) >= 0 and box[2] <= width and box[3] <= height
    ] or boxes[:1]


def _cost(box: Box, taken: Iterable[Box], lines: Iterable[Segment]) -> float:
    hidden = sum(overlap(box, other) for other in taken)
    return 8 * hidden + 40 * sum(_length_within(box, line) for line in lines)


def _length_within(box: Box, line: Segment) -> float:
    """About how many pixels of a line run through a box."""
    (x, y), (right, low) = line
    beside = max(x, right) < box[0] or min(x, right) > box[2]
    if beside or max(y, low) < box[1] or min(y, low) > box[3]:
        return 0.0  # most lines are far away
    steps = max(1, (abs(right - x) + abs(low - y)) // 4)
    inside = sum(
        box[0] <= x + (right - x) * i / steps <= box[2]
        and box[1] <= y + (low - y) * i / steps <= box[3]
        for i in range(steps + 1)
    )
    return 4.0 * inside


def _free_places(offers: Sequence[tuple[float, Box]]) -> int:
    return sum(cost == 0 for cost, _ in offers)
