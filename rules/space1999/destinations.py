"""Places that a ship can fly to or step on, what that costs, and why others are out of reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import chain
from typing import NamedTuple

from rules.core.piles import picked, union
from rules.space1999.chart import (
    QUADRANTS,
    Chart,
    Moon,
    RunsFrom,
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
        """The quadrant of the Moon's disc where the ship's sector lies now."""
        return QUADRANTS[self.moon.quadrant(self.sector)]

    @property
    def origin(self) -> str:
        """The start of straight runs: the place, or the sector's quadrant."""
        return self.quadrant if self.start == BASE else self.start

    @property
    def runs(self) -> Mapping[str, RunsFrom]:
        """All straight runs under this Moon, by where they start."""
        return straight_runs(self.chart, self.moon.number)

    @property
    def barred(self) -> int:
        """The mask of the nodes that can be neither passed nor stopped at."""
        return self.chart.mask(self.blocked - {self.start})


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
        chart = departure.chart
        allowed = chart.all_places & ~chart.mask(departure.closed)
        if departure.home and departure.start != BASE:
            allowed |= chart.bits[departure.quadrant]
        self._departure = departure
        self._levels = [level & allowed for level in _levels(departure, {departure.origin}, energy)]

    @cached_property
    def costs(self) -> Mapping[str, int]:
        """Energy to each destination, for which no flight needs to be looked for."""
        return {
            place: cost
            for cost, level in enumerate(self._levels, 1)
            for place in picked(self._departure.chart.destinations, level)
        }

    @property
    def nodes(self) -> tuple[str, ...]:
        """The nodes among the destinations, by their numbers."""
        chart = self._departure.chart
        return picked(chart.places, union(self._levels) & chart.all_nodes)

    @property
    def goals(self) -> tuple[str, ...]:
        """The planets among the destinations, and ``BASE``, the cheapest first."""
        chart, goals = self._departure.chart, ~self._departure.chart.all_nodes
        found = [
            picked(chart.destinations, here) for level in self._levels if (here := level & goals)
        ]
        return tuple(chain.from_iterable(found))

    def __getitem__(self, place: str) -> Flight:
        bit = self._bit(place)
        for bends, level in enumerate(self._levels):
            if bit & level:
                return Flight(bends + 1, _legs(self._departure, self._levels[:bends], place))
        raise KeyError(place)

    def __contains__(self, place: object) -> bool:
        return bool(union(self._levels) & self._bit(place))

    def __iter__(self) -> Iterator[str]:
        return iter(self.costs)

    def __len__(self) -> int:
        return len(self.costs)

    def __repr__(self) -> str:
        return f"Destinations({self.costs})"

    def _bit(self, place: object) -> int:
        """The bit of a place or of ``BASE``; 0 for what is neither."""
        if place == BASE:
            return self._departure.chart.bits[self._departure.quadrant]
        if isinstance(place, str) and place in self._departure.chart.at:
            return self._departure.chart.bits[place]
        return 0


@lru_cache(maxsize=64)
def destinations(departure: Departure, energy: int) -> Destinations:
    """Every place that a flight for at most ``energy`` units may end at ("Flights").

    A ship under the Moon or shut in reaches nothing. Kept for the latest departures, as a turn
    asks for the same more than once.
    """
    return Destinations(departure, energy)


def enough_energy(chart: Chart) -> int:
    """Units of energy that pay for any flight on a chart, however blocked."""
    return len(chart.places) + 1


def costs_to_nearest(chart: Chart, moon: Moon, goals: Iterable[str]) -> Mapping[str, int]:
    """Energy from each node to the nearest of some places, ships aside.

    A flight costs the same in both directions, so all are found at once from their ends.
    """
    departure = Departure(chart, moon, BASE, SECTORS[0])
    levels = _levels(departure, goals, enough_energy(chart))
    return {
        node: cost
        for cost, level in enumerate(levels, 1)
        for node in picked(chart.places, level & chart.all_nodes)
    }


def _levels(departure: Departure, starts: Iterable[str], energy: int) -> list[int]:
    """Masks of the places that the first straight run reaches, that a second adds, and so on.

    A breadth-first search: whatever is first seen by the n-th straight run costs n. A run may pass
    places that were reached before, as what lies behind them may be new. Flights go on from nodes
    only. It is done by masks since a turn's list of flights needs it: by sets of ids it takes most
    of the time of a move.
    """
    chart, runs, barred = departure.chart, departure.runs, departure.barred
    unseen = ~chart.mask(starts)
    frontier = tuple(starts)
    levels: list[int] = []
    while frontier and len(levels) < energy:
        level = union([runs[start].free_stops(barred) for start in frontier]) & unseen
        unseen &= ~level
        levels.append(level)
        frontier = picked(chart.stops, level & chart.all_nodes)
    return levels


_Ways = dict[str, tuple[float, tuple[str, ...]]]
"""By place, the way from there to the end of a flight: its length and its legs, the place first."""


def _legs(departure: Departure, levels: list[int], place: str) -> tuple[str, ...]:
    """The legs of the shortest on the chart of the flights to a place at its least cost.

    Looked for from its end: whatever sees the place that a run ends at can be where it begins, if
    it lies one level nearer to the start.
    """
    if not levels:
        return (place,)
    chart, origin = departure.chart, departure.origin
    ways: _Ways = {departure.quadrant if place == BASE else place: (0.0, (place,))}
    for level in reversed(levels):
        ways = _one_run_before(departure, ways, level & chart.all_nodes)
    if departure.start == BASE:
        return _one_run_before(departure, ways, chart.bits[origin])[origin][1][1:]
    lengths = {
        stop.name: ways[stop.name][0] + stop.distance
        for run in departure.runs[origin].runs
        for stop in run.stops
        if stop.name in ways
    }
    return ways[min(ways, key=lengths.__getitem__)][1]


def _one_run_before(departure: Departure, ways: _Ways, level: int) -> _Ways:
    """The stops of a level from which one straight run leads to the beginning of one of the ways.

    Runs are the same in both directions.
    """
    runs, barred = departure.runs, departure.barred
    before: _Ways = {}
    for here, (length, legs) in ways.items():
        for run in runs[here].runs:
            if not run.mask & level:
                continue
            for stop, bit, distance in run.stops:
                if bit & barred:
                    break
                if bit & level:
                    known = before.get(stop)
                    if known is None or length + distance < known[0]:
                        before[stop] = (length + distance, (stop, *legs))
    return before


def next_places(departure: Departure, *, back: str | None = None) -> tuple[str, ...]:
    """Places where a move of one node ends, in any direction ("The Central Computer", ruling A10).

    ``back`` is where the ship came from in the step before, where it may not return to. An
    unvisited planet counts as a point on the line (ruling A11); the Moon doesn't.
    """
    first = dict.fromkeys(run.stops[0].name for run in departure.runs[departure.origin].runs)
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
    bits = departure.chart.bits
    found: list[tuple[float, list[str]]] = []
    for run in departure.runs[start].runs:
        if run.mask & bits[end]:
            names = [stop.name for stop in run.stops]
            length = names.index(end) + 1
            if departure.blocked.isdisjoint(names[:length]):
                found.append((run.stops[length - 1].distance, names[:length]))
    if not found:
        raise ValueError(f"no straight run from {start} to {end}")
    return min(found)[1]


class Refusal(NamedTuple):
    """The reason why a place can't be flown to: an id and its figures."""

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
