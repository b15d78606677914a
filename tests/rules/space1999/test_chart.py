"""The star chart: even-handed, and what the Moon covers, meets and lets out."""

from __future__ import annotations

from math import hypot, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.space1999.board_data import standard_board
from rules.space1999.chart import (
    QUADRANTS,
    Moon,
    chart_of,
    direction,
    disc_entry,
    exits,
    quadrant,
    straight_runs,
)
from rules.space1999.destinations import Departure, destinations, enough_energy
from rules.space1999.terms import BASE, SECTORS

CHART = chart_of(standard_board())
NUMBERS = range(len(CHART.axis))
MOONS = [Moon(number, turns) for number in NUMBERS for turns in range(4)]

moons = st.sampled_from(MOONS)
numbers = st.sampled_from(NUMBERS)
places = st.sampled_from(CHART.places)


def test_a_chart_of_nodes_and_planets() -> None:
    assert 40 <= len(CHART.nodes) <= 75
    assert len(CHART.planets) == 24
    assert CHART.places == (*CHART.nodes, *CHART.planets)
    assert [place in CHART.planets for place in ("n1", "aldra", "earth")] == [False, True, False]


def test_nodes_are_numbered_as_one_reads() -> None:
    points = [CHART.at[node] for node in CHART.nodes]
    assert points == sorted(points, key=lambda point: (point[1], point[0]))
    assert CHART.places[9:11] == ("n10", "n11")


@pytest.mark.parametrize("mirror", [(-1, 1), (1, -1)])
def test_the_chart_is_its_own_mirror_image_so_that_no_sector_is_favoured(
    mirror: tuple[int, int],
) -> None:
    named = {point: place for place, point in CHART.at.items()}
    image = {p: named[x * mirror[0], y * mirror[1]] for p, (x, y) in CHART.at.items()}
    assert {image[planet] for planet in CHART.planets} == set(CHART.planets)
    lines = {frozenset(line) for line in CHART.lines}
    assert {frozenset(image[place] for place in line) for line in lines} == lines
    assert {-x for x, _ in CHART.axis} == {x for x, _ in CHART.axis}


def test_the_moon_starts_in_the_middle_and_its_numbers_rise_to_the_right() -> None:
    assert CHART.axis[0] == (0, 0)
    across = [x for x, _ in CHART.axis[1:]]
    assert across == sorted(across)


def test_neighbours_are_mutual_and_straight_on_is_the_same_line() -> None:
    for place, ways in CHART.neighbours.items():
        assert len({way for way, _ in ways}) == len(ways)
        for way, other in ways:
            assert way == direction(CHART.at[place], CHART.at[other])
            assert ((-way[0], -way[1]), place) in CHART.neighbours[other]


def test_no_flight_passes_a_planet_as_lines_end_there() -> None:
    for line in CHART.lines:
        assert not set(line[1:-1]) & set(CHART.planets)


def test_at_the_start_a_and_b_meet_at_the_red_arrow_and_follow_clockwise() -> None:
    moon = Moon()
    assert [QUADRANTS[moon.quadrant(s)] for s in SECTORS] == [
        "north-west",
        "north-east",
        "south-east",
        "south-west",
    ]


def test_the_moon_turns_a_quarter_clockwise_at_every_move() -> None:
    moon = Moon(3, 0).moved(3)  # the same number drawn: no slide, but a turn (A4)
    assert moon == (3, 1)
    assert [QUADRANTS[moon.quadrant(sector)] for sector in "ab"] == ["north-east", "south-east"]
    assert Moon(0, 3).moved(5) == (5, 0)


@given(moons, st.sampled_from(SECTORS))
def test_quadrant_and_sector_are_each_others_inverse(moon: Moon, sector: str) -> None:
    assert moon.sector(moon.quadrant(sector)) == sector


@given(numbers, places)
def test_a_place_is_covered_if_its_centre_lies_under_the_disc(number: int, place: str) -> None:
    (x, y), (cx, cy) = CHART.at[place], CHART.axis[number]
    assert (place in CHART.covered(number)) == (hypot(x - cx, y - cy) < CHART.radius)


@given(numbers, numbers, places)
def test_the_moon_meets_what_it_covers_anywhere_on_its_way(a: int, b: int, place: str) -> None:
    x, y = CHART.at[place]
    (start, _), (end, _) = CHART.axis[a], CHART.axis[b]
    shares = [start + (end - start) * n / 1000 for n in range(1001)]
    met = min(hypot(x - centre, y) for centre in shares) < CHART.radius
    assert (place in CHART.swept(a, b)) == met
    assert CHART.swept(a, b) == CHART.swept(b, a)


def test_the_moon_meets_no_planet() -> None:
    for a in NUMBERS:
        assert CHART.covered(a) == CHART.swept(a, a)
        for b in NUMBERS:
            assert CHART.covered(a) | CHART.covered(b) <= CHART.swept(a, b)
            assert not CHART.swept(a, b) & set(CHART.planets)


@pytest.mark.parametrize("moon", MOONS)
def test_every_sector_has_an_exit_at_every_place_and_turn_of_the_moon(moon: Moon) -> None:
    centre = CHART.axis[moon.number]
    for sector in SECTORS:
        found = exits(CHART, moon, sector)
        assert found
        assert len(set(found)) == len(found)
        for way, place in found:
            assert place not in CHART.covered(moon.number)
            behind = dict(CHART.neighbours[place])[-way[0], -way[1]]
            assert disc_entry(centre, CHART.radius, CHART.at[place], CHART.at[behind])


def test_exits_are_told_apart_by_where_their_line_crosses_the_rim() -> None:
    moon = Moon(0, 0)
    found = {s: {CHART.at[place] for _, place in exits(CHART, moon, s)} for s in SECTORS}
    assert found == {"a": {(-2, -2)}, "b": {(2, -2)}, "c": {(2, 2)}, "d": {(-2, 2)}}
    turned = {s: {CHART.at[place] for _, place in exits(CHART, Moon(0, 1), s)} for s in SECTORS}
    assert [turned[s] for s in "bcda"] == [found[s] for s in "cdab"]


@pytest.mark.parametrize("moon", MOONS)
def test_every_planet_can_be_reached_from_every_sector(moon: Moon) -> None:
    for sector in SECTORS:
        reached = destinations(Departure(CHART, moon, BASE, sector), enough_energy(CHART))
        assert set(CHART.planets) <= set(reached)


def test_no_free_place_is_ever_cut_off() -> None:
    for moon in MOONS[::4]:
        free = set(CHART.places) - CHART.covered(moon.number)
        for start in free:
            departure = Departure(CHART, moon, start, "a", home=True)
            reached = destinations(departure, enough_energy(CHART))
            assert set(reached) == free - {start} | {BASE}


def test_energy_decides_where_a_ship_can_go_from_base() -> None:
    costs = [
        destinations(Departure(CHART, moon, BASE, sector), enough_energy(CHART)).costs[planet]
        for moon in MOONS
        for sector in SECTORS
        for planet in CHART.planets
    ]
    assert min(costs) == 1
    assert max(costs) <= 6
    within = [sum(cost <= energy for cost in costs) / len(costs) for energy in range(1, 6)]
    assert within[0] < 0.05, "hardly any planet for 1"
    assert within[1] < 0.25
    assert 0.4 < within[2] < 0.65, "about half of them for what every return brings"
    assert within[3] < 0.9


@given(numbers, places)
def test_straight_runs_hold_what_lies_ahead_with_its_distance(number: int, place: str) -> None:
    here, centre = CHART.at[place], CHART.axis[number]
    for run in straight_runs(CHART, number)[place]:
        assert run.stops
        *passed, last = run.stops
        assert not {stop.name for stop in passed} & set(QUADRANTS)
        for stop in run.stops:
            if stop.name in CHART.at:
                there = CHART.at[stop.name]
                assert direction(here, there) == run.direction
                assert isclose(stop.distance, hypot(there[0] - here[0], there[1] - here[1]))
        if last.name in QUADRANTS:
            way = last.distance / hypot(*run.direction)
            rim = here[0] + way * run.direction[0], here[1] + way * run.direction[1]
            assert isclose(hypot(rim[0] - centre[0], rim[1] - centre[1]), CHART.radius)
            assert QUADRANTS[quadrant(centre, rim)] == last.name
