"""Flights along lines of force: what can be reached, by which bends, for how much energy.

A straight run costs 1 unit of energy whatever its length, each change of direction 1 more (rule
3); so a flight costs as many units as it has straight runs. An occupied node can be neither
passed nor stopped at (A8); a covered one isn't there (A5); the Moon is not crossable, and only
the own sector lets a ship in (A32).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.space1999.chart import QUADRANTS, Chart, Moon
from rules.space1999.terms import BASE

NOWHERE: frozenset[str] = frozenset()


class Trip(NamedTuple):
    """A flight at the least cost: units of energy, and where each straight run ends.

    The last of ``legs`` is the destination, the others are the bends; there are ``cost`` of them.
    """

    cost: int
    legs: tuple[str, ...]


class Refusal(NamedTuple):
    """Why a place can't be flown to: a reason's id and its figures."""

    reason: str
    figures: Mapping[str, int | str]


class _Query(NamedTuple):
    """An index into ``Sky.ways`` where flights start; masks of what bars them and is reached."""

    chart: Chart
    moon: Moon
    start: int
    blocked: int
    levels: tuple[int, ...]


class Flights(Mapping[str, Trip]):
    """Destinations with their trips, the cheapest first; a trip's legs are found when asked for.

    ``costs`` has the energy alone, which is quicker.
    """

    __slots__ = ("_query", "_sector", "costs")

    def __init__(self, costs: Mapping[str, int], query: _Query, sector: str) -> None:
        self.costs = costs
        self._query = query
        self._sector = sector

    def __getitem__(self, place: str) -> Trip:
        chart, moon, *_ = self._query
        cost = self.costs[place]
        return Trip(cost, _legs(self._query, _origin(chart, moon, place, self._sector), cost))

    def __contains__(self, place: object) -> bool:
        return place in self.costs

    def __iter__(self) -> Iterator[str]:
        return iter(self.costs)

    def __len__(self) -> int:
        return len(self.costs)

    def __repr__(self) -> str:
        return f"Flights({self.costs})"


def destinations(
    chart: Chart,
    moon: Moon,
    start: str,
    sector: str,
    energy: int,
    *,
    blocked: frozenset[str] = NOWHERE,
    closed: frozenset[str] = NOWHERE,
    home: bool = False,
) -> Flights:
    """Every place that a flight from ``start`` may end at, the cheapest first (3, A7, A8, A9).

    ``start`` is a place or ``BASE``, which the ship leaves by the lines of its own ``sector``;
    ``energy`` is what it may spend. ``blocked`` are nodes where other ships are, ``closed``
    planets where nobody may land, as they are visited. With ``home`` the ship may also enter its
    own sector, and ``BASE`` is among the keys (20, 22). Among equal costs a flight is the
    shortest on the chart. A ship under the Moon or shut in reaches nothing.
    """
    return _flights(chart, moon, start, sector, energy, blocked, closed, home)


def farthest(chart: Chart) -> int:
    """Energy that is enough for any flight on a chart, however blocked."""
    return len(chart.places) + 1


def steps(
    chart: Chart,
    moon: Moon,
    start: str,
    sector: str,
    *,
    blocked: frozenset[str] = NOWHERE,
    closed: frozenset[str] = NOWHERE,
    back: str | None = None,
) -> tuple[str, ...]:
    """Where a move of one node may end: free of energy, in any direction (13, A10, A11).

    Parameters as in ``destinations``; ``back`` is where the ship came from in the step before,
    where it may not return to (A10). An unvisited planet counts as a point on the line (A11);
    the Moon doesn't.
    """
    shut = {*blocked, *closed, back}
    rays = chart.skies[moon.number].ways[_origin(chart, moon, start, sector)].rays
    first = (chart.places[ray.places[0][0]] for ray in rays if ray.places)
    return tuple(dict.fromkeys(place for place in first if place not in shut))


def passed(
    chart: Chart, moon: Moon, start: str, sector: str, legs: tuple[str, ...]
) -> tuple[str, ...]:
    """Every place of a flight in order, without the start, for the record and for pictures.

    ``legs`` as in ``Trip``, flown from a place or from ``BASE``. Raises ``ValueError`` where a
    leg isn't a straight run under this Moon.
    """
    way: list[str] = []
    here = start
    for leg in legs:
        way += _run(chart, moon, here, sector, leg)
        here = leg
    return tuple(way)


def why_not(
    chart: Chart,
    moon: Moon,
    start: str,
    target: str,
    sector: str,
    energy: int,
    *,
    blocked: frozenset[str] = NOWHERE,
    closed: frozenset[str] = NOWHERE,
    home: bool = False,
) -> Refusal | None:
    """Why a flight to a place isn't among ``destinations``, or ``None`` if it is.

    Reasons: ``unknown-place`` (place), ``already-there`` (place), ``no-tiles`` where ``BASE`` is
    asked without ``home``, ``place-covered`` (place), ``place-occupied`` (place),
    ``planet-visited`` (place), ``way-blocked`` (place, node: the occupied node in the way),
    ``not-connected`` (place), ``energy-lacking`` (needed, held).
    """
    if target != BASE and target not in chart.index:
        return Refusal("unknown-place", {"place": target})
    if target == start:
        return Refusal("already-there", {"place": target})
    if target == BASE and not home:
        return Refusal("no-tiles", {})
    if target in chart.covered(moon.number):
        return Refusal("place-covered", {"place": target})
    if target in blocked:
        return Refusal("place-occupied", {"place": target})
    if target in closed:
        return Refusal("planet-visited", {"place": target})
    enough = farthest(chart)
    trip = destinations(chart, moon, start, sector, enough, blocked=blocked, home=home).get(target)
    free = destinations(chart, moon, start, sector, enough, home=home).get(target)
    if free is None:
        return Refusal("not-connected", {"place": target})
    if trip is None or free.cost <= energy < trip.cost:
        way = passed(chart, moon, start, sector, free.legs)
        node = next(place for place in way if place in blocked)
        return Refusal("way-blocked", {"place": target, "node": node})
    if trip.cost > energy:
        return Refusal("energy-lacking", {"needed": trip.cost, "held": energy})
    return None


def _origin(chart: Chart, moon: Moon, start: str, sector: str) -> int:
    """Index of where a flight starts into ``Sky.ways``."""
    return len(chart.places) + moon.quadrant(sector) if start == BASE else chart.index[start]


def _run(chart: Chart, moon: Moon, start: str, sector: str, end: str) -> list[str]:
    """The places of one straight run, its end included."""
    for ray in chart.skies[moon.number].ways[_origin(chart, moon, start, sector)].rays:
        places = [chart.places[place] for place, _ in ray.places]
        if end in places:
            return places[: places.index(end) + 1]
        if end == BASE and ray.gate == moon.quadrant(sector):
            return [*places, BASE]
    raise ValueError(f"no straight run from {start} to {end}")


@lru_cache(maxsize=2048)
def _flights(
    chart: Chart,
    moon: Moon,
    start: str,
    sector: str,
    energy: int,
    blocked: frozenset[str],
    closed: frozenset[str],
    home: bool,
) -> Flights:
    """What ``destinations`` gives; a turn asks for it several times."""
    origin = _origin(chart, moon, start, sector)
    shut = chart.mask(blocked) & ~(1 << origin)
    gate = 1 << len(chart.places) + moon.quadrant(sector) if home and start != BASE else 0
    wanted = ~chart.mask(closed) & (1 << len(chart.places)) - 1 | gate
    costs: dict[str, int] = {}
    levels = _levels(chart, moon.number, origin, shut, energy)
    for cost, level in enumerate(levels, 1):
        left = level & wanted
        while left:
            bit = left & -left
            left ^= bit
            costs[BASE if bit == gate else chart.places[bit.bit_length() - 1]] = cost
    return Flights(costs, _Query(chart, moon, origin, shut, levels), sector)


@lru_cache(maxsize=1 << 14)
def _levels(chart: Chart, number: int, start: int, blocked: int, most: int) -> tuple[int, ...]:
    """What the first straight run reaches, what a second one adds, up to ``most``; as masks.

    Breadth first: whatever is first seen by the n-th straight run costs n. A run may pass places
    that were reached before, as what lies behind them may be new. Flights go on from nodes only.
    """
    ways = chart.skies[number].ways
    nodes = (1 << len(chart.nodes)) - 1
    seen = blocked | 1 << start
    levels: list[int] = []
    frontier = [ways[start]]
    while frontier and len(levels) < most:
        level = 0
        for way in frontier:
            if not way.mask & blocked:
                level |= way.mask
                continue
            for mask, bits in way.bits:
                if not mask & blocked:
                    level |= mask
                    continue
                for bit in bits:
                    if bit & blocked:
                        break
                    level |= bit
        level &= ~seen
        seen |= level
        levels.append(level)
        frontier = []
        left = level & nodes
        while left:
            bit = left & -left
            left ^= bit
            frontier.append(ways[bit.bit_length() - 1])
    return tuple(levels)


def _legs(query: _Query, target: int, cost: int) -> tuple[str, ...]:
    """The shortest on the chart of the flights to a place at its least cost.

    Looked for from its end: whatever sees the place that a run ends at can be where it begins, if
    it lies one level nearer to the start.
    """
    chart, moon, start, blocked, levels = query
    ways = chart.skies[moon.number].ways
    nodes = (1 << len(chart.nodes)) - 1
    best: dict[int, tuple[float, tuple[int, ...]]] = {target: (0.0, (target,))}
    for level in (*(level & nodes for level in reversed(levels[: cost - 1])), 1 << start):
        reached: dict[int, tuple[float, tuple[int, ...]]] = {}
        for here, (length, legs) in best.items():
            for ray in ways[here].rays:
                ends = (*ray.places, (len(chart.places) + ray.gate, ray.distance))
                for place, distance in ends if ray.gate >= 0 else ray.places:
                    if blocked >> place & 1:
                        break
                    if level >> place & 1:
                        known = reached.get(place)
                        if known is None or length + distance < known[0]:
                            reached[place] = (length + distance, (place, *legs))
        best = reached
    names = (*chart.places, *(BASE,) * len(QUADRANTS))
    return tuple(names[place] for place in best[start][1][1:])
