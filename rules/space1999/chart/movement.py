"""Places that a flight passes, and where a move of one node may end."""

from __future__ import annotations

from rules.space1999.chart.destinations import Departure
from rules.space1999.chart.moon import QUADRANTS
from rules.space1999.terms import BASE


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
