"""Places that a ship can fly to or step on, what that costs, and why others are out of reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.space1999.chart import (
    QUADRANTS,
    Chart,
    Moon,
    StraightRun,
    straight_runs,
)
from rules.space1999.terms import BASE, SECTORS

NOWHERE: frozenset[str] = frozenset()


class Departure(NamedTuple):
    """The place that a ship sets out from, and what stands in its way.

    ``start`` is a place or ``BASE``, which a ship leaves by the lines of its own ``sector``.
    ``blocked`` are nodes where other ships are: they can be neither passed nor stopped at (ruling
    A8). ``closed`` are visited planets, where nobody may land. With ``home`` the ship may enter
    its own sector, which ends the flight at ``BASE``; the Moon is never crossed (ruling A32).
    """

    chart: Chart
    moon: Moon
    start: str
    sector: str
    blocked: frozenset[str] = NOWHERE
    closed: frozenset[str] = NOWHERE
    home: bool = False

    @property
    def quadrant(self) -> str:
        return QUADRANTS[self.moon.quadrant(self.sector)]

    @property
    def origin(self) -> str:
        return self.quadrant if self.start == BASE else self.start

    @property
    def runs(self) -> Mapping[str, tuple[StraightRun, ...]]:
        return straight_runs(self.chart, self.moon.number)


class Flight(NamedTuple):
    """A flight at the least cost: units of energy, and where each straight run ends.

    The last of ``legs`` is the destination, the others are the bends; there are ``cost`` of them.
    """

    cost: int
    legs: tuple[str, ...]


class Destinations(Mapping[str, Flight]):
    """Every place that a flight may end at, the cheapest first, with the flight there.

    Among equal costs a flight is the shortest on the chart. Places of equal cost are in the
    chart's order, ``BASE`` after them.
    """

    def __init__(self, departure: Departure, energy: int) -> None:
        targets = {p: p for p in departure.chart.places if p not in departure.closed}
        if departure.home and departure.start != BASE:
            targets[departure.quadrant] = BASE
        self._departure = departure
        self._levels = _levels(departure, (departure.origin,), energy)
        self.costs: Mapping[str, int] = {
            target: cost
            for cost, level in enumerate(self._levels, 1)
            for stop, target in targets.items()
            if stop in level
        }

    @property
    def nodes(self) -> tuple[str, ...]:
        """The nodes among the destinations, by their numbers."""
        return tuple([node for node in self._departure.chart.nodes if node in self.costs])

    @property
    def goals(self) -> tuple[str, ...]:
        """The planets among the destinations, and ``BASE``, the cheapest first."""
        nodes = self._departure.chart.nodes
        return tuple([place for place in self.costs if place not in nodes])

    def __getitem__(self, place: str) -> Flight:
        cost = self.costs[place]
        return Flight(cost, _legs(self._departure, self._levels[: cost - 1], place))

    def __contains__(self, place: object) -> bool:
        return place in self.costs

    def __iter__(self) -> Iterator[str]:
        return iter(self.costs)

    def __len__(self) -> int:
        return len(self.costs)

    def __repr__(self) -> str:
        return f"Destinations({self.costs})"


@lru_cache(maxsize=64)
def destinations(departure: Departure, energy: int) -> Destinations:
    """Every place that a flight for at most ``energy`` units may end at ("Flights").

    A ship under the Moon or shut in reaches nothing. Without the cache an expert thinks half as
    long again.
    """
    return Destinations(departure, energy)


def enough_energy(chart: Chart) -> int:
    """Units of energy that pay for any flight on a chart, however blocked."""
    return len(chart.places) + 1


def costs_to_nearest(chart: Chart, moon: Moon, goals: Iterable[str]) -> Mapping[str, int]:
    """Energy from each node to the nearest of some places, ships aside.

    A flight costs the same in both directions, so all are found at once from their ends.
    """
    levels = _levels(Departure(chart, moon, BASE, SECTORS[0]), goals, enough_energy(chart))
    return {
        node: cost for cost, level in enumerate(levels, 1) for node in chart.nodes if node in level
    }


def _levels(departure: Departure, starts: Iterable[str], energy: int) -> list[set[str]]:
    """The stops that the first straight run reaches, that a second one adds, and so on.

    A breadth-first search: what the n-th straight run reaches first costs n. A run may pass places
    that were reached before, as what lies behind them may be new. Flights go on from nodes only.
    """
    nodes, runs, barred = departure.chart.nodes, departure.runs, departure.blocked
    barred -= {departure.start}
    frontier = list(starts)
    seen = set(frontier)
    levels: list[set[str]] = []
    while frontier and len(levels) < energy:
        level: set[str] = set()
        for start in frontier:
            for run in runs[start]:
                for name, _ in run.stops:
                    if name in barred:
                        break
                    level.add(name)
        level -= seen
        seen |= level
        levels.append(level)
        frontier = [stop for stop in level if stop in nodes]
    return levels


_Ways = dict[str, tuple[float, tuple[str, ...]]]
"""By place, the way from there to the end of a flight: its length and its legs, the place first."""


def _legs(departure: Departure, levels: list[set[str]], place: str) -> tuple[str, ...]:
    """The legs of the shortest on the chart of the flights to a place at its least cost.

    ``levels`` are those of the bends. The search begins at the flight's end: a run to there can
    begin at whatever lies one level nearer to the start.
    """
    if not levels:
        return (place,)
    origin = departure.origin
    ways: _Ways = {departure.quadrant if place == BASE else place: (0.0, (place,))}
    for level in reversed(levels):
        ways = _one_run_before(departure, ways, level & departure.chart.nodes.keys())
    if departure.start == BASE:
        return _one_run_before(departure, ways, {origin})[origin][1][1:]
    lengths = {
        name: ways[name][0] + distance
        for run in departure.runs[origin]
        for name, distance in run.stops
        if name in ways
    }
    return ways[min(ways, key=lengths.__getitem__)][1]


def _one_run_before(departure: Departure, ways: _Ways, level: set[str]) -> _Ways:
    """The stops of a level from which one straight run leads to the beginning of one of the ways.

    Runs are the same in both directions.
    """
    barred = departure.blocked - {departure.start}
    before: _Ways = {}
    for here, (length, legs) in ways.items():
        for run in departure.runs[here]:
            for name, distance in run.stops:
                if name in barred:
                    break
                if name in level and (name not in before or length + distance < before[name][0]):
                    before[name] = (length + distance, (name, *legs))
    return before


def next_places(departure: Departure, *, back: str | None = None) -> tuple[str, ...]:
    """Places where a move of one node ends, in any direction ("The Central Computer", ruling A10).

    ``back`` is where the ship came from in the step before, where it may not return to. An
    unvisited planet counts as a point on the line (ruling A11); the Moon doesn't.
    """
    first = dict.fromkeys(run.stops[0].name for run in departure.runs[departure.origin])
    barred = {back, *QUADRANTS, *departure.blocked, *departure.closed}
    return tuple([stop for stop in first if stop not in barred])


def flight_path(departure: Departure, legs: tuple[str, ...]) -> tuple[str, ...]:
    """Every place of a flight in order, without the start; ``legs`` as in ``Flight``.

    The Moon's disc may lie at the end of several lines from one place: the shortest run that is
    free of other ships is flown. Raises ``ValueError`` where a leg is no such run.
    """
    path: list[str] = []
    here = departure.origin
    for leg in legs:
        there = departure.quadrant if leg == BASE else leg
        path += _run_between(departure, here, there)[:-1]
        path.append(leg)
        here = there
    return tuple(path)


def _run_between(departure: Departure, start: str, end: str) -> list[str]:
    """The stops of the shortest free straight run from one stop to another, the end included."""
    found: list[tuple[float, list[str]]] = []
    for run in departure.runs[start]:
        names = [stop.name for stop in run.stops]
        if end in names:
            last = names.index(end)
            if departure.blocked.isdisjoint(names[: last + 1]):
                found.append((run.stops[last].distance, names[: last + 1]))
    if not found:
        raise ValueError(f"no straight run from {start} to {end}")
    return min(found)[1]


class Refusal(NamedTuple):
    reason: str
    figures: Mapping[str, int | str]


def flight_refusal(departure: Departure, target: str, energy: int) -> Refusal | None:
    """The reason why a flight to a place isn't among the ``destinations``; ``None`` if it is.

    Reasons: ``unknown-place`` (place), ``already-there`` (place), ``no-tiles`` where ``BASE`` is
    asked without ``home``, ``place-covered`` (place), ``place-occupied`` (place),
    ``planet-visited`` (place), ``way-blocked`` (place, node: the occupied node in the way),
    ``not-connected`` (place), ``energy-lacking`` (needed, held).
    """
    chart, start, blocked = departure.chart, departure.start, departure.blocked
    if target != BASE and target not in chart.at:
        return Refusal("unknown-place", {"place": target})
    if target == start:
        return Refusal("already-there", {"place": target})
    if target == BASE and not departure.home:
        return Refusal("no-tiles", {})
    if target in chart.covered(departure.moon.number):
        return Refusal("place-covered", {"place": target})
    if target in blocked:
        return Refusal("place-occupied", {"place": target})
    if target in departure.closed:
        return Refusal("planet-visited", {"place": target})
    enough, unblocked = enough_energy(chart), departure._replace(blocked=NOWHERE)
    flight = destinations(departure, enough).get(target)
    free = destinations(unblocked, enough).get(target)
    if free is None:
        return Refusal("not-connected", {"place": target})
    if flight is None or free.cost <= energy < flight.cost:
        path = flight_path(unblocked, free.legs)
        node = next(place for place in path if place in blocked)
        return Refusal("way-blocked", {"place": target, "node": node})
    if flight.cost > energy:
        return Refusal("energy-lacking", {"needed": flight.cost, "held": energy})
    return None
