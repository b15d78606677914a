"""The star chart of a board: its places, its lines of force, and what the Moon covers of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from math import hypot

from rules.core.piles import union
from rules.space1999.chart.geometry import Direction, Point, direction
from rules.space1999.chart.moon import QUADRANTS
from rules.space1999.components.board import Board, ChartData
from rules.space1999.terms import BASE


class Chart:
    """Places, lines and the Moon's axis, in lattice units; ships and visits are no part of it.

    ``nodes`` are in the order of their numbers and ``planets`` in that of their ids, each with its
    point; ``at`` has both, and ``places`` the ids alone. ``lines`` are the places of each line of
    force in order; planets are ends of lines, so that none is ever passed. ``neighbours`` are the
    next places of each place with the directions to them, whatever the Moon covers. ``axis`` has
    the Moon's centre on each number.

    ``stops`` are all that a straight run may lead to: the places, then the quadrants of the Moon's
    disc; ``destinations`` the places where a flight ends that stops there. Sets of stops are kept
    as masks: ``bits`` has the bit of each, ``all_places`` and ``all_nodes`` those of all places
    and of all nodes.
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
        self.destinations = (*self.places, *(BASE for _ in QUADRANTS))
        self.bits: Mapping[str, int] = {stop: 1 << n for n, stop in enumerate(self.stops)}
        self.all_nodes = self.mask(self.nodes)
        self.all_places = self.mask(self.places)
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

    def mask(self, stops: Iterable[str]) -> int:
        """The bits of some stops; raises ``KeyError`` for what is none."""
        return union([self.bits[stop] for stop in stops])

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
