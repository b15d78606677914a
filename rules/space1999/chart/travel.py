"""Flights along lines of force: where they may go, step by step or not at all, and why not.

An occupied node can be neither passed nor stopped at (A8); a covered one isn't there (A5); the
Moon is not crossable, and only the own sector lets a ship in (A32). What it all costs is reckoned
in ``flights``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.core.masks import union
from rules.space1999.chart.chart import Chart, Moon
from rules.space1999.chart.flights import Flights, flights, index_of, mask_of, names_of
from rules.space1999.terms import BASE

NOWHERE: frozenset[str] = frozenset()


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
) -> Flights:
    """Every place that a flight from ``start`` may end at, the cheapest first (3, A7, A8, A9).

    ``start`` is a place or ``BASE``, which the ship leaves by the lines of its own ``sector``;
    ``energy`` is what it may spend. ``blocked`` are nodes where other ships are, ``closed``
    planets where nobody may land, as they are visited. With ``home`` the ship may also enter its
    own sector, and ``BASE`` is among the keys (20, 22). Among equal costs a flight is the
    shortest on the chart. A ship under the Moon or shut in reaches nothing.
    """
    return flights(chart, moon, start, sector, energy, mask_of(chart, blocked), closed, home)


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
    places = chart.places
    beside = chart.skies[moon.number].ways[index_of(chart, moon, start, sector)].next
    return tuple([
        place
        for place in [places[index] for index in beside]
        if place != back and place not in blocked and place not in closed
    ])  # fmt: skip


def passed(
    chart: Chart,
    moon: Moon,
    start: str,
    sector: str,
    legs: tuple[str, ...],
    *,
    blocked: int = 0,
) -> tuple[str, ...]:
    """Every place of a flight in order, without the start, for the record and for pictures.

    ``legs`` as in ``Trip``, flown from a place or from ``BASE``; ``blocked`` is a mask of nodes,
    as of ``Chart.mask``, that no run passes. A quarter of the Moon may be seen from one place
    along several lines: the shortest that is free is flown. Raises ``ValueError`` where a leg
    isn't a straight run under this Moon.
    """
    way: list[str] = []
    here = index_of(chart, moon, start, sector)
    for leg in legs:
        there = index_of(chart, moon, leg, sector)
        for mask, run in _runs(chart, moon.number, here, there):
            if not mask & blocked:
                way += run
                break
        else:
            names = names_of(chart)
            raise ValueError(f"no straight run from {names[here]} to {names[there]}")
        here = there
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


@lru_cache(maxsize=1 << 14)
def _runs(
    chart: Chart, number: int, start: int, end: int
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The straight runs to a place, the shortest first: the places of each, and their mask."""
    names = names_of(chart)
    found: list[tuple[float, int, tuple[str, ...]]] = []
    for way in chart.skies[number].ways[start].reckoned:
        if way.mask >> end & 1:
            places = [place for place, *_ in way.stops]
            stops = way.stops[: places.index(end) + 1]
            run = tuple([names[place] for place, *_ in stops])
            found.append((stops[-1][2], union(bit for _, bit, _ in stops), run))
    return tuple([(mask, run) for _, mask, run in sorted(found)])
