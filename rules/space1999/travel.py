"""Flights along lines of force: what can be reached, by which bends, for how much energy.

A straight run costs 1 unit of energy whatever its length, each change of direction 1 more (rule
3); so a flight costs as many units as it has straight runs. An occupied node can be neither
passed nor stopped at (A8); a covered one isn't there (A5); the Moon is not crossable, and only
the own sector lets a ship in (A32).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.space1999.chart import Chart, Moon, Ray
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
) -> Mapping[str, Trip]:
    """Every place that a flight from ``start`` may end at, the cheapest first (3, A7, A8, A9).

    ``start`` is a place or ``BASE``, which the ship leaves by the lines of its own ``sector``;
    ``energy`` is what it may spend. ``blocked`` are nodes where other ships are, ``closed``
    planets where nobody may land, as they are visited. With ``home`` the ship may also enter its
    own sector, and ``BASE`` is among the keys (20, 22). Among equal costs a flight is the
    shortest on the chart. A ship under the Moon or shut in reaches nothing.
    """
    found: dict[str, Trip] = {}
    for place, trip in _tree(chart, moon.number, *_origin(chart, moon, start, sector), blocked):
        if trip.cost > energy:
            break
        if isinstance(place, str):
            if place not in closed:
                found[place] = trip
        elif home and start != BASE and place == moon.quadrant(sector):
            found[BASE] = trip
    return found


def costs(
    chart: Chart, moon: Moon, start: str, sector: str, *, blocked: frozenset[str] = NOWHERE
) -> Mapping[str, int]:
    """The least cost to every place whatever the energy, closed planets included."""
    tree = _tree(chart, moon.number, *_origin(chart, moon, start, sector), blocked)
    return {place: trip.cost for place, trip in tree if isinstance(place, str)}


def steps(
    chart: Chart,
    moon: Moon,
    start: str,
    sector: str,
    *,
    blocked: frozenset[str] = NOWHERE,
    closed: frozenset[str] = NOWHERE,
    home: bool = False,
    back: str | None = None,
) -> tuple[str, ...]:
    """Where a move of one node may end: free of energy, in any direction (13, A10, A11).

    Parameters as in ``destinations``; ``back`` is where the ship came from in the step before,
    where it may not return to (A10). An unvisited planet counts as a point on the line (A11).
    """
    found: list[str] = []
    for ray in _rays(chart, moon.number, *_origin(chart, moon, start, sector)):
        if ray.places:
            place = chart.places[ray.places[0][0]]
            if place not in blocked and place not in closed and place != back:
                found.append(place)
        elif home and ray.gate == moon.quadrant(sector) and back != BASE:
            found.append(BASE)
    return tuple(dict.fromkeys(found))


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


def shut_in(
    chart: Chart,
    moon: Moon,
    start: str,
    sector: str,
    blocked: frozenset[str],
    closed: frozenset[str],
) -> bool:
    """Whether other ships bar every way off a planet that would else be open (9, A1)."""
    if steps(chart, moon, start, sector, blocked=blocked, closed=closed, home=True):
        return False
    return bool(steps(chart, moon, start, sector, closed=closed, home=True))


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
    enough = len(chart.places) + 1
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


def _origin(chart: Chart, moon: Moon, start: str, sector: str) -> tuple[int, int]:
    """A place's index and -1, or -1 and the quarter of the disc that a ship leaves from."""
    return (-1, moon.quadrant(sector)) if start == BASE else (chart.index[start], -1)


def _rays(chart: Chart, number: int, start: int, quarter: int) -> tuple[Ray, ...]:
    sky = chart.skies[number]
    return sky.exits[quarter] if start < 0 else sky.rays[start]


def _run(chart: Chart, moon: Moon, start: str, sector: str, end: str) -> list[str]:
    """The places of one straight run, its end included."""
    quarter = moon.quadrant(sector)
    for ray in _rays(chart, moon.number, *_origin(chart, moon, start, sector)):
        places = [chart.places[place] for place, _ in ray.places]
        if end in places:
            return places[: places.index(end) + 1]
        if end == BASE and ray.gate == quarter:
            return [*places, BASE]
    raise ValueError(f"no straight run from {start} to {end}")


@lru_cache(maxsize=2048)
def _tree(
    chart: Chart, number: int, start: int, quarter: int, blocked: frozenset[str]
) -> tuple[tuple[str | int, Trip], ...]:
    """The best flight to each place and, by their indexes, to quarters of the Moon.

    Breadth first: whatever is first seen by the n-th straight run costs n. A run may pass places
    that were reached before, as what lies behind them may be new.
    """
    sky = chart.skies[number]
    shut = {chart.index[place] for place in blocked}
    nodes = len(chart.nodes)
    home = len(chart.places)  # gates follow the places
    cost = [0] * (home + 4)
    parent = [-1] * (home + 4)
    length = [0.0] * (home + 4)
    order: list[int] = []
    if start >= 0:
        cost[start] = -1
    frontier = [(start, _rays(chart, number, start, quarter))]
    level = 0
    while frontier:
        level += 1
        seen = len(order)
        for here, rays in frontier:
            base = length[here] if here >= 0 else 0.0
            for ray in rays:
                for place, distance in ray.places:
                    if place in shut:
                        break
                    known = cost[place]
                    if not known:
                        cost[place] = level
                        order.append(place)
                    elif known != level or base + distance >= length[place]:
                        continue
                    parent[place] = here
                    length[place] = base + distance
                else:
                    if ray.gate < 0:
                        continue
                    gate = home + ray.gate
                    if not cost[gate]:
                        cost[gate] = level
                        order.append(gate)
                    elif cost[gate] != level or base + ray.distance >= length[gate]:
                        continue
                    parent[gate] = here
                    length[gate] = base + ray.distance
        frontier = [(place, sky.rays[place]) for place in order[seen:] if place < nodes]
    legs: dict[int, tuple[str, ...]] = {start: ()}
    found: list[tuple[str | int, Trip]] = []
    for place in order:
        name = chart.places[place] if place < home else BASE
        legs[place] = (*legs[parent[place]], name)
        found.append((name if place < home else place - home, Trip(cost[place], legs[place])))
    return tuple(found)
