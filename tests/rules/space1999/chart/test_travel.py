"""Flights and steps by example: runs, bends, closed and covered places, the way home."""

from __future__ import annotations

import pytest

from rules.space1999.board import ChartData
from rules.space1999.chart import Chart, Moon, chart_of
from rules.space1999.destinations import (
    NOWHERE,
    Departure,
    Flight,
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


def fly(
    start: str,
    energy: int = ENOUGH,
    moon: Moon = START,
    blocked: frozenset[str] = NOWHERE,
    closed: frozenset[str] = NOWHERE,
) -> dict[str, Flight]:
    return dict(destinations(Departure(CHART, moon, start, "b", blocked, closed), energy))


def test_a_straight_run_costs_one_whatever_its_length() -> None:
    found = fly(at(-10, -4))
    run = [at(x, -4) for x in (-8, -6, -4, -2, 0, 2, 4, 6, 8, 10)]
    assert [found[place] for place in run] == [Flight(1, (place,)) for place in run]


def test_each_bend_costs_one_more() -> None:
    found = fly(at(-10, -4))
    assert found[at(0, -7)] == Flight(2, (at(0, -4), at(0, -7)))
    assert found["aldra"] == Flight(3, (at(0, -4), at(0, -7), "aldra"))


def test_a_u_turn_is_a_bend_and_never_worth_its_unit() -> None:
    # A9: straight on from where the last flight ended is a new run, as is turning back
    assert fly(at(-8, -4))[at(-10, -4)].cost == fly(at(-8, -4))[at(-6, -4)].cost == 1


def test_an_occupied_node_can_be_neither_passed_nor_stopped_at() -> None:
    other = frozenset({at(0, -4)})
    found = fly(at(-10, -4), blocked=other)
    assert at(0, -4) not in found
    assert found[at(-2, -4)].cost == 1
    assert found[at(2, -4)].cost == 4
    assert set(fly(at(-10, -4), 1, blocked=other)) < set(fly(at(-10, -4), 1))


def test_a_covered_node_is_not_there() -> None:
    assert fly(at(0, -4), moon=Moon(0))[at(0, -7)].cost == 1
    for moon in (Moon(4), Moon(0)):
        assert not fly(at(*CHART.axis[moon.number]), moon=moon)
        assert not set(fly("aldra", moon=moon)) & CHART.covered(moon.number)


def test_a_visited_planet_is_closed() -> None:
    closed = frozenset({"aldra"})
    assert "aldra" in fly(at(0, -4))
    assert set(fly(at(0, -4))) - set(fly(at(0, -4), closed=closed)) == closed


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
    first = {place for place, trip in fly(BASE).items() if trip.cost == 1}
    assert {at(2, -2), at(4, -4), "ilmar"} <= first
    assert at(-2, -2) not in first
    assert BASE not in fly(BASE)


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


def test_a_step_may_end_on_an_unvisited_planet() -> None:
    departure = Departure(CHART, Moon(), at(0, -7), "a")
    assert "aldra" in next_places(departure)
    assert "aldra" not in next_places(departure._replace(closed=frozenset({"aldra"})))
    assert next_places(departure._replace(start="aldra")) == (at(0, -7),)


def test_a_ship_under_the_moon_reaches_nothing() -> None:
    refusal = flight_refusal(Departure(CHART, Moon(), at(0, 0), "a"), "aldra", 9)
    assert refusal == ("not-connected", {"place": "aldra"})
