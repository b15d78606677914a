"""Finds places for the numbers of marked points on a chart, clear of what is drawn there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise, permutations

from render.core.shapes import Pixel

DOT, RING, MARK = 18, 30, 44
"""Diameters: a line's point, the ring round a marked one, and the disc of a mark's number."""
GAP = 2
"""Pixels between a number's disc and what it must not touch."""
NEAREST, FARTHEST, STEP = (RING + MARK) // 2 + 6, 190, 6
TURN = 15
"""Places are tried every ``STEP`` pixels from the point, and every so many degrees round it."""
OVER_LINE = 26
"""Pixels that a place may be farther away for covering one line fewer."""
LED_THROUGH = 60
"""Likewise for one mark fewer that the line from the point runs through."""
ASTRAY, NEARER = 60, 10
"""Likewise for one ring fewer than which its own isn't so many pixels nearer, without a leader."""
OVERLAP = 10_000
"""Likewise for touching one thing fewer: more than anything else can cost."""
ORDERS = 6
"""Orders in which numbers are placed, of which the best is taken: all those of three."""


@dataclass(frozen=True, slots=True)
class ChartDrawn:
    """What is on a chart: the points of each line, the marked points, and the plot's box.

    ``others`` are the hollow dots above or below the marked points, where they have one.
    """

    lines: tuple[tuple[Pixel, ...], ...]
    marked: tuple[Pixel, ...]
    others: tuple[Pixel | None, ...]
    box: tuple[int, int, int, int]


def mark_places(chart: ChartDrawn) -> list[Pixel]:
    """The middle of each marked point's number.

    A number covers no point, no ring, no hollow dot and no other number as long as there is such a
    place, and as few lines as there is room for near its point.
    """
    tries = [_Places(chart, point) for point in chart.marked]
    found: list[tuple[float, list[Pixel]]] = []
    # Whose place is chosen first decides who has to go farther away.
    for order in islice(permutations(range(len(tries))), ORDERS):
        cost, places = 0.0, dict[int, Pixel]()
        for number in order:
            more, places[number] = tries[number].best(tuple(places.values()))
            cost += more
        found.append((cost, [places[number] for number in range(len(tries))]))
    return min(found)[1]


def leader(point: Pixel, place: Pixel) -> tuple[Pixel, Pixel] | None:
    """The ends of the line from a ring to its number, if that is not close to it."""
    way = math.dist(point, place)
    if way <= NEAREST + STEP:
        return None
    share = RING / 2 / way
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
        falls = zip(chart.marked, chart.others, strict=True)
        pieces = [piece for line in chart.lines for piece in pairwise(line)]
        pieces += [(start, end) for start, end in falls if end is not None]
        self._pieces = [piece for piece in pieces if from_piece(point, *piece) < reach]
        self._known: dict[Pixel, float] = {}

    def best(self, taken: Sequence[Pixel]) -> tuple[float, Pixel]:
        """The best place with its cost, where other numbers have taken theirs."""
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
        """Places in the plot so far from the point, the likeliest first: above it."""
        (x, y), (left, top, right, bottom), half = self._point, self._box, MARK // 2
        for turn in range(0, 360, TURN):
            across, up = math.sin(math.radians(turn)), math.cos(math.radians(turn))
            place = round(x + away * across), round(y - away * up)
            if left + half <= place[0] <= right - half and top + half <= place[1] <= bottom - half:
                yield place

    def _cost(self, place: Pixel) -> float:
        """What a place costs apart from its way, whatever other numbers are placed."""
        touched = sum(math.dist(place, dot) < (MARK + DOT) / 2 + GAP for dot in self._dots)
        touched += sum(math.dist(place, ring) < (MARK + RING) / 2 + GAP for ring in self._rings)
        covered = sum(from_piece(place, *piece) < MARK / 2 for piece in self._pieces)
        near = 0.0 if leader(self._point, place) else math.dist(place, self._point) + NEARER
        astray = sum(math.dist(place, ring) < near for ring in self._rings)
        led = LED_THROUGH * self._led_through(place, self._rings, RING)
        return OVERLAP * touched + OVER_LINE * covered + ASTRAY * astray + led

    def _cost_beside(self, place: Pixel, taken: Sequence[Pixel]) -> float:
        """What a place costs because of other numbers."""
        touched = sum(math.dist(place, other) < MARK + GAP for other in taken)
        return OVERLAP * touched + LED_THROUGH * self._led_through(place, taken, MARK)

    def _led_through(self, place: Pixel, others: Sequence[Pixel], size: int) -> int:
        """How many marks a leader runs through: it would seem to belong to them."""
        if leader(self._point, place) is None:
            return 0
        return sum(from_piece(other, self._point, place) < size / 2 for other in others)


def from_piece(point: Pixel, start: Pixel, end: Pixel) -> float:
    """The way from a point to the nearest one of a straight piece."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down
    along = (point[0] - start[0]) * across + (point[1] - start[1]) * down
    share = max(0.0, min(1.0, along / length)) if length else 0.0
    return math.dist(point, (start[0] + across * share, start[1] + down * share))
