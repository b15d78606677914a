"""Straight runs along lines of force: what lies ahead of a place while the Moon is on a number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from rules.core.piles import union
from rules.space1999.chart.geometry import Direction, disc_entry, quadrant
from rules.space1999.chart.moon import QUADRANTS, Moon
from rules.space1999.chart.star_chart import Chart


class Stop(NamedTuple):
    """Something that a straight run leads to: a place, or one of ``QUADRANTS``.

    ``bit`` is that of ``Chart.bits``; ``distance`` counts from the start, in lattice units.
    """

    name: str
    bit: int
    distance: float


class StraightRun(NamedTuple):
    """The straight way on from a place, or out of the Moon's disc, as far as it goes.

    ``stops`` are in their order from the start outwards. Where the run leads into the Moon, the
    last one is the quadrant of the disc that it ends in. ``mask`` has the bits of all.
    """

    direction: Direction
    stops: tuple[Stop, ...]
    mask: int


@dataclass(frozen=True, slots=True, eq=False)
class RunsFrom:
    """All straight runs from one stop; ``mask`` has the bits of all that they lead to."""

    runs: tuple[StraightRun, ...]
    mask: int

    def free_stops(self, barred: int) -> int:
        """The mask of what they lead to, each as far as the first stop that is barred."""
        barred &= self.mask
        return _free_stops(self, barred) if barred else self.mask


@lru_cache(maxsize=1 << 14)
def _free_stops(start: RunsFrom, barred: int) -> int:
    found = 0
    for run in start.runs:
        for stop in run.stops:
            if stop.bit & barred:
                break
            found |= stop.bit
    return found


@lru_cache(maxsize=128)
def straight_runs(chart: Chart, number: int) -> Mapping[str, RunsFrom]:
    """The straight runs from each place, then those out of each of ``QUADRANTS``.

    None leads from a place that the Moon covers when it is on ``number``.
    """
    found: dict[str, list[StraightRun]] = {start: [] for start in chart.stops}
    for place in chart.places:
        if place in chart.covered(number):
            continue
        for way, _ in chart.neighbours[place]:
            stops = tuple(_stops_ahead(chart, number, place, way))
            found[place].append(_run(way, stops))
            if (gate := stops[0]).name in QUADRANTS:
                outward = (-way[0], -way[1])
                first = Stop(place, chart.bits[place], gate.distance)
                beyond = [
                    stop._replace(distance=gate.distance + stop.distance)
                    for stop in _stops_ahead(chart, number, place, outward)
                ]
                found[gate.name].append(_run(outward, (first, *beyond)))
    return {
        start: RunsFrom(tuple(runs), union(run.mask for run in runs))
        for start, runs in found.items()
    }


def _run(way: Direction, stops: tuple[Stop, ...]) -> StraightRun:
    return StraightRun(way, stops, union(stop.bit for stop in stops))


def _stops_ahead(chart: Chart, number: int, start: str, way: Direction) -> Iterator[Stop]:
    """The stops ahead of a place in a direction."""
    centre, origin, here = chart.axis[number], chart.at[start], start
    while (there := dict(chart.neighbours[here]).get(way)) is not None:
        point: tuple[float, float] = chart.at[there]
        entry = disc_entry(centre, chart.radius, chart.at[here], chart.at[there])
        if entry is not None:
            point, there = entry, QUADRANTS[quadrant(centre, entry)]
        distance = hypot(point[0] - origin[0], point[1] - origin[1])
        yield Stop(there, chart.bits[there], distance)
        if entry is not None:
            return
        here = there


def exits(chart: Chart, moon: Moon, sector: str) -> tuple[tuple[Direction, str], ...]:
    """Lines that leave the disc within a sector, each with the first place outside ("Flights")."""
    start = straight_runs(chart, moon.number)[QUADRANTS[moon.quadrant(sector)]]
    return tuple((run.direction, run.stops[0].name) for run in start.runs)
