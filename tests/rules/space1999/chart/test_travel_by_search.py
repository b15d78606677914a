"""Flights against a search that knows nothing of rays: costs, blocked nodes, bends, home."""

from __future__ import annotations

import heapq
from itertools import pairwise
from math import hypot, isclose

from hypothesis import given
from hypothesis import strategies as st

from rules.space1999.board import Point
from rules.space1999.chart import Chart, Direction, Moon, direction, disc_entry, quadrant
from rules.space1999.destinations import Departure, destinations, flight_path, next_places
from rules.space1999.terms import BASE, SECTORS
from tests.rules.space1999.chart.test_travel import CHART, ENOUGH
from tests.rules.space1999.first_board import first_board

ANOTHER = Chart(first_board().chart)

moons = st.builds(Moon, st.sampled_from(range(len(CHART.axis))), st.integers(0, 3))
sectors = st.sampled_from(SECTORS)
starts = st.sampled_from((BASE, *CHART.places))
ships = st.frozensets(st.sampled_from([*CHART.nodes]), max_size=3)
visited = st.frozensets(st.sampled_from([*CHART.planets]), max_size=12)


def cut(moon: Moon, start: Point, end: Point) -> bool:
    """Whether the Moon lies on the way between two neighbours."""
    (cx, cy), (x, y) = CHART.axis[moon.number], start
    dx, dy = end[0] - x, end[1] - y
    part = min(1, max(0, ((cx - x) * dx + (cy - y) * dy) / (dx * dx + dy * dy)))
    return hypot(x + part * dx - cx, y + part * dy - cy) < CHART.radius


def gate(moon: Moon, start: Point, end: Point) -> str:
    """The sector where a way into the Moon meets the rim."""
    rim = disc_entry(CHART.axis[moon.number], CHART.radius, start, end)
    assert rim is not None
    return moon.sector(quadrant(CHART.axis[moon.number], rim))


def onward(
    moon: Moon, place: str, sector: str, blocked: frozenset[str]
) -> list[tuple[Direction, str]]:
    """Directions with the next place, one node at a time; ``BASE`` behind the own sector's rim."""
    if place == BASE:
        return [
            (direction(CHART.at[other], CHART.at[there]), there)
            for there in CHART.places
            for _, other in CHART.neighbours[there]
            if there not in CHART.covered(moon.number) | blocked
            if cut(moon, CHART.at[there], CHART.at[other])
            if gate(moon, CHART.at[there], CHART.at[other]) == sector
        ]
    if place in CHART.covered(moon.number):
        return []
    found = []
    for way, there in CHART.neighbours[place]:
        if cut(moon, CHART.at[place], CHART.at[there]):
            if gate(moon, CHART.at[place], CHART.at[there]) == sector:
                found.append((way, BASE))
        elif there not in blocked:
            found.append((way, there))
    return found


def searched(
    moon: Moon, start: str, sector: str, blocked: frozenset[str]
) -> dict[str, tuple[int, float]]:
    """Least costs, then lengths, by Dijkstra with the direction of coming: a bend costs 1."""
    best = {start: (0, 0.0)}
    done: set[tuple[str, Direction]] = set()
    queue = [
        (1, span(start, there), there, way) for way, there in onward(moon, start, sector, blocked)
    ]
    heapq.heapify(queue)
    while queue:
        cost, length, place, way = heapq.heappop(queue)
        if (place, way) in done:
            continue
        done.add((place, way))
        best.setdefault(place, (cost, length))
        if place == BASE or place in CHART.planets:
            continue  # the flight is over, and nothing goes on through a planet or the Moon
        for turn, there in onward(moon, place, sector, blocked):
            ahead = length + span(place, there)
            heapq.heappush(queue, (cost + (turn != way), ahead, there, turn))
    del best[start]
    return best


def span(start: str, end: str) -> float:
    """How far it is between two places; to and from the Moon isn't counted."""
    if BASE in (start, end):
        return 0.0
    (x, y), (z, w) = CHART.at[start], CHART.at[end]
    return hypot(x - z, y - w)


@given(moons, starts, sectors, ships)
def test_costs_are_those_of_a_search_node_by_node(
    moon: Moon, start: str, sector: str, blocked: frozenset[str]
) -> None:
    found = destinations(Departure(CHART, moon, start, sector, blocked, home=True), ENOUGH)
    expected = searched(moon, start, sector, blocked)
    assert dict(found.costs) == {place: cost for place, (cost, _) in expected.items()}


@given(moons, starts, sectors, ships, visited, st.integers(0, 6), st.booleans())
def test_energy_visits_and_home_only_leave_destinations_out(
    moon: Moon,
    start: str,
    sector: str,
    blocked: frozenset[str],
    closed: frozenset[str],
    energy: int,
    home: bool,
) -> None:
    whole = destinations(Departure(CHART, moon, start, sector, blocked, home=True), ENOUGH)
    departure = Departure(CHART, moon, start, sector, blocked, closed, home)
    found = destinations(departure, energy)
    assert dict(found.costs) == {
        place: cost
        for place, cost in whole.costs.items()
        if cost <= energy and place not in closed and (home or place != BASE)
    }
    assert list(found.costs.values()) == sorted(found.costs.values())
    assert BASE not in found or start != BASE


@given(moons, starts, sectors, ships)
def test_trips_are_straight_runs_round_the_other_ships(
    moon: Moon, start: str, sector: str, blocked: frozenset[str]
) -> None:
    departure = Departure(CHART, moon, start, sector, blocked, home=True)
    found = destinations(departure, ENOUGH)
    for place, trip in found.items():
        assert len(trip.legs) == trip.cost == found.costs[place]
        assert trip.legs[-1] == place
        way = flight_path(departure, trip.legs)
        assert way[-1] == place
        assert not {*way} & (blocked | CHART.covered(moon.number))
        assert len(set(way)) == len(way)
        between = [each for each in way[:-1] if each in CHART.planets or each == BASE]
        assert not between
        ways = [
            direction(CHART.at[a], CHART.at[b])
            for a, b in pairwise((start, *way))
            if BASE not in (a, b)
        ]
        turns = zip(way[start == BASE :], pairwise(ways), strict=False)
        bends = [place for place, (before, after) in turns if before != after]
        assert set(bends) <= set(trip.legs[:-1])


@given(moons, st.sampled_from(CHART.places), sectors, ships)
def test_among_equal_costs_a_trip_is_the_shortest(
    moon: Moon, start: str, sector: str, blocked: frozenset[str]
) -> None:
    expected = searched(moon, start, sector, blocked)
    found = destinations(Departure(CHART, moon, start, sector, blocked), ENOUGH)
    for place, trip in found.items():
        assert isclose(sum(map(span, (start, *trip.legs), trip.legs)), expected[place][1])


@given(moons, starts, sectors, ships)
def test_trips_are_the_same_whenever_they_are_asked_for(
    moon: Moon, start: str, sector: str, blocked: frozenset[str]
) -> None:
    first = destinations(Departure(CHART, moon, start, sector, blocked), 4)
    again = destinations(Departure(ANOTHER, moon, start, sector, blocked), 4)
    assert list(first.items()) == list(again.items())


@given(moons, starts, sectors, ships, visited)
def test_steps_are_the_next_places_of_the_search(
    moon: Moon, start: str, sector: str, blocked: frozenset[str], closed: frozenset[str]
) -> None:
    found = next_places(Departure(CHART, moon, start, sector, blocked, closed))
    beside = {place for _, place in onward(moon, start, sector, blocked)}
    assert set(found) == beside - closed - {BASE}
    assert len(set(found)) == len(found)
