"""What a ship's energy reaches, reckoned with masks: a bit for each place of the chart.

A straight run costs 1 unit of energy whatever its length, each change of direction 1 more (rule
3); so a flight costs as many units as it has straight runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from rules.core.masks import picked, union
from rules.space1999.chart.chart import QUADRANTS, Chart, Moon
from rules.space1999.monitor.rays import Ways
from rules.space1999.terms import BASE


class Trip(NamedTuple):
    """A flight at the least cost: units of energy, and where each straight run ends.

    The last of ``legs`` is the destination, the others are the bends; there are ``cost`` of them.
    """

    cost: int
    legs: tuple[str, ...]


class _Query(NamedTuple):
    """An index into ``Sky.ways`` where flights start; masks of what bars them and is reached."""

    chart: Chart
    moon: Moon
    start: int
    blocked: int
    levels: tuple[int, ...]


class Flights(Mapping[str, Trip]):
    """Destinations with their trips, the cheapest first; a trip's legs are found when asked for.

    ``costs`` has the energy alone, which is quicker. ``reached`` are masks of the destinations
    for 1 unit of energy, for 2 and so on, by the indexes of places; ``BASE`` comes after those.
    """

    def __init__(self, query: _Query, reached: tuple[int, ...], sector: str) -> None:
        self.reached = reached
        self._query = query
        self._sector = sector

    @cached_property
    def costs(self) -> Mapping[str, int]:
        """Energy to each destination, the cheapest first."""
        names = names_of(self._query.chart)
        return {
            place: cost
            for cost, mask in enumerate(self.reached, 1)
            for place in picked(names, mask)
        }

    def __getitem__(self, place: str) -> Trip:
        target = self._index(place)
        bit = 1 << target
        for cost, mask in enumerate(self.reached, 1):
            if mask & bit:
                return Trip(cost, _legs(self._query, target, cost))
        raise KeyError(place)

    def __contains__(self, place: object) -> bool:
        try:
            bit = 1 << self._index(place)
        except KeyError:
            return False
        return bool(sum(self.reached) & bit)

    def __iter__(self) -> Iterator[str]:
        return iter(self.costs)

    def __len__(self) -> int:
        return sum(mask.bit_count() for mask in self.reached)

    def __repr__(self) -> str:
        return f"Flights({self.costs})"

    def _index(self, place: object) -> int:
        query = self._query
        return index_of(query.chart, query.moon, str(place), self._sector)


@lru_cache(maxsize=64)
def flights(
    chart: Chart,
    moon: Moon,
    start: str,
    sector: str,
    energy: int,
    blocked: int,
    closed: frozenset[str],
    home: bool,
) -> Flights:
    """What ``destinations`` gives, quickly: a turn asks for it several times.

    Parameters as there, but ``blocked`` is a mask as of ``Chart.mask``.
    """
    origin = index_of(chart, moon, start, sector)
    shut = blocked & ~(1 << origin)
    gate = 1 << len(chart.places) + moon.quadrant(sector) if home and start != BASE else 0
    wanted = chart.all_places & ~mask_of(chart, closed) | gate
    levels = _levels(chart, moon.number, origin, shut, energy)
    query = _Query(chart, moon, origin, shut, levels)
    return Flights(query, tuple([level & wanted for level in levels]), sector)


def _levels(chart: Chart, number: int, start: int, blocked: int, most: int) -> tuple[int, ...]:
    """What the first straight run reaches, what a second one adds, up to ``most``; as masks.

    Breadth first: whatever is first seen by the n-th straight run costs n. A run may pass places
    that were reached before, as what lies behind them may be new. Flights go on from nodes only,
    and no further when there is nothing new anywhere.
    """
    sky, nodes = chart.skies[number], chart.all_nodes
    unseen = sky.mask & ~(blocked | 1 << start)
    levels: list[int] = []
    frontier: tuple[Ways, ...] = (sky.ways[start],) if most else ()
    while frontier:
        level = 0
        for ways in frontier:
            level |= ways.lit[ways.mask & blocked]
        level &= unseen
        unseen ^= level
        levels.append(level)
        edge = level & nodes if unseen and len(levels) < most else 0
        frontier = picked(sky.ways, edge) if edge else ()
    return tuple(levels)


def _legs(query: _Query, target: int, cost: int) -> tuple[str, ...]:
    """The shortest on the chart of the flights to a place at its least cost.

    Looked for from its end: whatever sees the place that a run ends at can be where it begins, if
    it lies one level nearer to the start.
    """
    chart, moon, start, blocked, levels = query
    names = names_of(chart)
    if cost == 1:
        return (names[target],)
    ways, nodes = chart.skies[moon.number].ways, chart.all_nodes
    found: _Found = {target: (0.0, (target,))}
    for level in levels[cost - 2 :: -1]:
        found = _one_before(ways, found, level & nodes, blocked)
    if start < len(chart.places):
        legs = _nearest(ways[start], found)
    else:  # from a quarter, where distances are told less exactly
        legs = _one_before(ways, found, 1 << start, blocked)[start][1][1:]
    return tuple([names[place] for place in legs])


_Found = dict[int, tuple[float, tuple[int, ...]]]
"""Places with the way from there to the end of a flight: its length and its legs, with theirs."""


def _one_before(ways: Sequence[Ways], found: _Found, level: int, blocked: int) -> _Found:
    """The places of a level from which one straight run leads to those found."""
    before: _Found = {}
    for here, (length, legs) in found.items():
        for way in ways[here].reckoned:
            if not way.mask & level:
                continue
            for place, bit, distance in way.stops:
                if bit & blocked:
                    break
                if bit & level:
                    known = before.get(place)
                    if known is None or length + distance < known[0]:
                        before[place] = (length + distance, (place, *legs))
    return before


def _nearest(ways: Ways, found: _Found) -> tuple[int, ...]:
    """The legs by way of the nearest of some places, all of which are in sight; else the first."""
    order = {place: number for number, place in enumerate(found)}
    bends = union([1 << place for place in found])
    ends = [
        (found[place][0] + distance, order[place], place)
        for way in ways.reckoned
        if way.mask & bends
        for place, bit, distance in way.stops
        if bit & bends
    ]
    return found[min(ends)[2]][1]


def index_of(chart: Chart, moon: Moon, start: str, sector: str) -> int:
    """Index of where a flight starts into ``Sky.ways``."""
    return len(chart.places) + moon.quadrant(sector) if start == BASE else chart.index[start]


@lru_cache(maxsize=16)
def names_of(chart: Chart) -> tuple[str, ...]:
    """What each index into ``Sky.ways`` is called."""
    return (*chart.places, *(BASE,) * len(QUADRANTS))


@lru_cache(maxsize=256)
def mask_of(chart: Chart, places: frozenset[str]) -> int:
    """As ``Chart.mask``, for sets that are asked for again and again."""
    return chart.mask(places)
