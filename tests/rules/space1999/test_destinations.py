"""Flights and steps: by example, against a plain search, and the reasons for refusals."""

from __future__ import annotations

import heapq
from itertools import pairwise
from math import hypot, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.space1999.board import ChartData, Point
from rules.space1999.chart import Chart, Direction, Moon, chart_of, direction, disc_entry, quadrant
from rules.space1999.destinations import (
    NOWHERE,
    Departure,
    Flight,
    Refusal,
    destinations,
    enough_energy,
    flight_path,
    flight_refusal,
    next_places,
)
from rules.space1999.terms import BASE, SECTORS
from tests.rules.space1999.first_board import first_board

CHART = chart_of(first_board())
ENOUGH = enough_energy(CHART)
START = Moon()
NAMED = {point: place for place, point in CHART.at.items()}


def at(x: int, y: int) -> str:
    return NAMED[x, y]


def test_only_the_own_sector_lets_a_ship_in() -> None:
    departures = {s: Departure(CHART, Moon(), at(4, -4), s, home=True) for s in SECTORS}
    inward = {s: destinations(departure, 1) for s, departure in departures.items()}
    assert [s for s in SECTORS if BASE in inward[s]] == ["b"]
    assert inward["b"][BASE] == Flight(1, (BASE,))
    assert flight_path(departures["b"], (BASE,)) == (at(2, -2), BASE)
    turned = {
        s: destinations(departure._replace(moon=Moon(0, 1)), 1)
        for s, departure in departures.items()
    }
    assert [s for s in SECTORS if BASE in turned[s]] == ["a"]


def test_base_is_left_by_the_lines_of_the_own_sector() -> None:
    first = destinations(Departure(CHART, START, BASE, "b"), 1)
    assert {at(2, -2), at(4, -4), "ilmar"} <= set(first)
    assert at(-2, -2) not in first


def test_a_flight_that_is_no_straight_run_has_no_path() -> None:
    with pytest.raises(ValueError, match="no straight run"):
        flight_path(Departure(CHART, Moon(), at(-10, -4), "a"), (at(0, -7),))


def test_of_several_lines_into_the_own_quarter_a_free_one_is_flown() -> None:
    data = {
        "axis": (0, 99),
        "axis_y": 0,
        "moon_radius": 3.0,
        "nodes": {"n1": (-6, -6), "n2": (-3, -3), "n3": (-1, -1), "n4": (-4, -3), "n5": (-2, 0)},
        "planets": {},
        "lines": {"l1": ("n1", "n2", "n3"), "l2": ("n1", "n4", "n5")},
    }
    chart = Chart(ChartData.model_validate(data))
    for start, end, short, other in (
        ("n1", BASE, ("n2", BASE), ("n4", BASE)),
        (BASE, "n1", ("n2", "n1"), ("n4", "n1")),
    ):
        for ships, path in (((), short), (("n2",), other), (("n4",), short)):
            departure = Departure(chart, START, start, "a", frozenset(ships), home=True)
            found = destinations(departure, 1)
            assert found[end] == Flight(1, (end,))
            assert flight_path(departure, found[end].legs) == path
        both = Departure(chart, START, start, "a", frozenset({"n2", "n4"}), home=True)
        assert end not in destinations(both, 1)


def test_one_step_leads_to_the_next_places_in_any_direction() -> None:
    around = {at(x, -4) for x in (-2, 2)} | {at(0, -7), at(-2, -2), at(2, -2)}
    departure = Departure(CHART, Moon(), at(0, -4), "a")
    assert set(next_places(departure)) == around
    assert set(next_places(departure, back=at(2, -4))) == around - {at(2, -4)}
    ship = frozenset({at(0, -7)})
    assert set(next_places(departure._replace(blocked=ship))) == around - ship


def test_a_ship_under_the_moon_reaches_nothing() -> None:
    refusal = flight_refusal(Departure(CHART, Moon(), at(0, 0), "a"), "aldra", 9)
    assert refusal == ("not-connected", {"place": "aldra"})


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


@given(moons, starts, starts, sectors, ships, visited, st.integers(0, 6), st.booleans())
def test_a_refusal_is_given_for_whatever_is_no_destination(
    moon: Moon,
    start: str,
    target: str,
    sector: str,
    blocked: frozenset[str],
    closed: frozenset[str],
    energy: int,
    home: bool,
) -> None:
    departure = Departure(CHART, moon, start, sector, blocked, closed, home)
    found = destinations(departure, energy)
    refusal = flight_refusal(departure, target, energy)
    assert (refusal is None) == (target in found)
    if refusal and refusal.reason == "way-blocked":
        assert refusal.figures["node"] in blocked
    if refusal and refusal.reason == "energy-lacking":
        assert refusal.figures["held"] == energy < int(refusal.figures["needed"])


def test_reasons_name_what_is_in_the_way() -> None:
    start = at(-10, -4)

    def why(
        target: str,
        energy: int = ENOUGH,
        blocked: frozenset[str] = NOWHERE,
        closed: frozenset[str] = NOWHERE,
    ) -> Refusal | None:
        departure = Departure(CHART, START, start, "a", blocked, closed)
        return flight_refusal(departure, target, energy)

    assert why("earth") == ("unknown-place", {"place": "earth"})
    assert why(start) == ("already-there", {"place": start})
    assert why(BASE) == ("no-tiles", {})
    assert why(at(0, 0)) == ("place-covered", {"place": at(0, 0)})
    assert why("aldra", closed=frozenset({"aldra"})) == ("planet-visited", {"place": "aldra"})
    assert why("aldra", 2) == ("energy-lacking", {"needed": 3, "held": 2})
    middle = frozenset({at(0, -4)})
    assert why(at(0, -4), blocked=middle) == ("place-occupied", {"place": at(0, -4)})
    assert why(at(2, -4), 1, blocked=middle) == (
        "way-blocked",
        {"place": at(2, -4), "node": at(0, -4)},
    )
    top = frozenset({at(0, -7)})
    assert why("aldra", blocked=top) == ("way-blocked", {"place": "aldra", "node": at(0, -7)})
    assert why("aldra", 3) is None
