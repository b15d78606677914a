"""Finds places for the numbers of marked points on a chart, clear of what is drawn there.

Each place costs its distance from the point in pixels, and more for what it covers or could be
taken for; the place of least cost is chosen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise, permutations

from render.core.shapes import Pixel

DOT, RING, MARK = 18, 30, 44
"""Diameters in pixels: a line's point, the ring round a marked one, the disc of a number."""
GAP = 2
"""Pixels between a number's disc and what it must not touch."""
NEAREST, FARTHEST, STEP, TURN = (RING + MARK) // 2 + 6, 190, 6, 15
"""Places are tried from ``NEAREST`` to ``FARTHEST`` pixels from the point, every ``STEP`` pixels,
and every ``TURN`` degrees round it."""
LINE_COVERED = 26
"""Cost of each piece of a line that a number covers."""
LEADER_CROSSES = 60
"""Cost of each other ring or number that the leader, the line to the point, runs through."""
AMBIGUOUS, NEARER = 60, 10
"""Cost, where there is no leader, of each other ring to which a number could seem to belong: one
that isn't ``NEARER`` pixels farther from it than its own ring."""
OVERLAP = 10_000
"""Cost of each point, ring or number that a number touches: more than all else can cost."""
ORDERS = 6
"""Orders of placing the numbers that are tried, of which the cheapest is taken: all for three."""


@dataclass(frozen=True, slots=True)
class ChartDrawn:
    """What is on a chart, in pixels: the points of each line, the marked points, the plot's box.

    ``others`` are the hollow dots above or below the marked points, ``None`` where there is none.
    ``box`` is left, top, right, bottom.
    """

    lines: tuple[tuple[Pixel, ...], ...]
    marked: tuple[Pixel, ...]
    others: tuple[Pixel | None, ...]
    box: tuple[int, int, int, int]


def mark_places(chart: ChartDrawn) -> list[Pixel]:
    """The middle of each marked point's number, in pixels.

    Where there is such a place, a number covers no point, ring, hollow dot or other number.
    """
    tries = [_Places(chart, point) for point in chart.marked]
    found: list[tuple[float, list[Pixel]]] = []
    # A number that is placed later may have to go farther away.
    for order in islice(permutations(range(len(tries))), ORDERS):
        cost, places = 0.0, dict[int, Pixel]()
        for number in order:
            more, places[number] = tries[number].best(tuple(places.values()))
            cost += more
        found.append((cost, [places[number] for number in range(len(tries))]))
    return min(found)[1]


def leader(point: Pixel, place: Pixel) -> tuple[Pixel, Pixel] | None:
    """The ends of the line from a ring to its number; ``None`` where the number is beside it."""
    distance = math.dist(point, place)
    if distance <= NEAREST + STEP:
        return None
    share = RING / 2 / distance
    x, y = (round(a + (b - a) * share) for a, b in zip(point, place, strict=True))
    return (x, y), place


class _Places:
    """The places for the number of one marked point."""

    def __init__(self, chart: ChartDrawn, point: Pixel) -> None:
        reach = FARTHEST + MARK
        self._point, self._box = point, chart.box
        dots = [*(dot for line in chart.lines for dot in line), *filter(None, chart.others)]
        self._dots = [dot for dot in dots if math.dist(dot, point) < reach]
        self._rings = [other for other in chart.marked if other != point]
        drops = zip(chart.marked, chart.others, strict=True)
        pieces = [piece for line in chart.lines for piece in pairwise(line)]
        pieces += [(start, end) for start, end in drops if end is not None]
        self._pieces = [piece for piece in pieces if distance_to_piece(point, *piece) < reach]
        self._known: dict[Pixel, float] = {}

    def best(self, taken: Sequence[Pixel]) -> tuple[float, Pixel]:
        """The cheapest place with its cost; ``taken`` are the places of numbers placed before."""
        best = math.inf, self._point
        for away in range(NEAREST, FARTHEST, STEP):
            if best[0] <= away:
                break
            for place in self._around(away):
                if place not in self._known:
                    self._known[place] = away + self._cost(place)
                cost = self._known[place] + self._cost_beside(place, taken)
                if cost < best[0]:
                    best = cost, place
        return best

    def _around(self, away: int) -> Iterator[Pixel]:
        """Places in the plot ``away`` pixels from the point, clockwise from the one above it."""
        (x, y), (left, top, right, bottom), half = self._point, self._box, MARK // 2
        for turn in range(0, 360, TURN):
            across, up = math.sin(math.radians(turn)), math.cos(math.radians(turn))
            place = round(x + away * across), round(y - away * up)
            if left + half <= place[0] <= right - half and top + half <= place[1] <= bottom - half:
                yield place

    def _cost(self, place: Pixel) -> float:
        """The cost of a place apart from its distance and from other numbers."""
        touched = sum(math.dist(place, dot) < (MARK + DOT) / 2 + GAP for dot in self._dots)
        touched += sum(math.dist(place, ring) < (MARK + RING) / 2 + GAP for ring in self._rings)
        covered = sum(distance_to_piece(place, *piece) < MARK / 2 for piece in self._pieces)
        near = 0.0 if leader(self._point, place) else math.dist(place, self._point) + NEARER
        ambiguous = sum(math.dist(place, ring) < near for ring in self._rings)
        led = LEADER_CROSSES * self._crossed(place, self._rings, RING)
        return OVERLAP * touched + LINE_COVERED * covered + AMBIGUOUS * ambiguous + led

    def _cost_beside(self, place: Pixel, taken: Sequence[Pixel]) -> float:
        """The cost of a place because of numbers placed before."""
        touched = sum(math.dist(place, other) < MARK + GAP for other in taken)
        return OVERLAP * touched + LEADER_CROSSES * self._crossed(place, taken, MARK)

    def _crossed(self, place: Pixel, others: Sequence[Pixel], size: int) -> int:
        """The number of ``others``, discs of this diameter, that the leader runs through."""
        if leader(self._point, place) is None:
            return 0
        return sum(distance_to_piece(other, self._point, place) < size / 2 for other in others)


def distance_to_piece(point: Pixel, start: Pixel, end: Pixel) -> float:
    """The distance in pixels from a point to a straight piece of a line."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down
    along = (point[0] - start[0]) * across + (point[1] - start[1]) * down
    share = max(0.0, min(1.0, along / length)) if length else 0.0
    return math.dist(point, (start[0] + across * share, start[1] + down * share))
