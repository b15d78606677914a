"""The star chart's places and names don't overlap and stay within the band."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from render.core import text
from render.core.picture import MAX_HEIGHT, WIDTH
from render.space1999 import theme
from render.space1999.layout import (
    CHART_HEIGHT,
    CHART_WIDTH,
    GLOBE,
    NODE_HIGH,
    NODE_WIDE,
    SHIP,
    TAG_HIGH,
    TAG_WIDE,
    Box,
    ChartLayout,
    berths,
    box_about,
    chart_layout,
    chart_source,
    overlap,
)
from render.space1999.theme import PLANET
from rules.space1999.board import Board
from rules.space1999.board_data import board_of, content, standard_board
from rules.space1999.chart import Moon
from rules.space1999.terms import BASE, SECTORS
from tests.render.space1999 import views
from tests.rules.space1999.first_board import first_board

BOARDS = {"standard": standard_board(), "short names": views.renamed_board(3)}


def layout_of(board: Board) -> ChartLayout:
    return chart_layout(chart_source(board))


def boxes(plot: ChartLayout) -> dict[str, Box]:
    """The boxes of what is on the empty chart, by a unique name; those of names without plates."""
    found: dict[str, Box] = {}
    for place, middle in plot.places.items():
        size = (GLOBE, GLOBE) if place in plot.planets else (NODE_WIDE, NODE_HIGH)
        found[place] = box_about(middle, *size)
    for planet, middle in plot.names.items():
        wide = text.width(theme.planet(planet), PLANET)
        found[f"name of {planet}"] = box_about(middle, wide, PLANET.cap + 4)
    for number, middle in enumerate(plot.tags):
        found[f"number {number}"] = box_about(middle, TAG_WIDE, TAG_HIGH)
    for name, corner in zip(("left", "right"), plot.corners, strict=True):
        if corner is not None:
            found[name] = corner
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_on_the_chart_covers_anything_else(name: str) -> None:
    for (one, a), (other, b) in combinations(boxes(layout_of(BOARDS[name])).items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        # Discs leave corners free, and a planet may touch the node just above or below it.
        corners = abs(a[0] - b[0]) > 24 and abs(a[1] - b[1]) > 24
        touching = min(a[3], b[3]) - max(a[1], b[1]) <= 6
        assert apart or corners or touching, (one, other)


@pytest.mark.parametrize("letters", [3, 9])
def test_everything_stands_within_the_band(letters: int) -> None:
    assert (CHART_WIDTH, CHART_HEIGHT) == (WIDTH, MAX_HEIGHT)
    for board in (standard_board(), views.renamed_board(letters)):
        for name, (left, top, right, bottom) in boxes(layout_of(board)).items():
            assert 0 <= left < right <= WIDTH, name
            assert 0 <= top < bottom <= MAX_HEIGHT, name


def test_both_signs_have_room_on_the_standard_board() -> None:
    assert None not in layout_of(standard_board()).corners


def test_lines_of_force_are_straight() -> None:
    plot = layout_of(standard_board())
    for line in plot.lines:
        (x, y), (right, low) = plot.places[line[0]], plot.places[line[-1]]
        far = ((right - x) ** 2 + (low - y) ** 2) ** 0.5
        for place in line:
            px, py = plot.places[place]
            assert abs((right - x) * (py - y) - (low - y) * (px - x)) / far < 2, line


def test_a_planet_drawn_nearer_stays_on_its_line_and_last() -> None:
    plot = layout_of(standard_board())
    for line in plot.lines:
        ys = [plot.places[place][1] for place in line]
        lattice = [plot.lattice_places[place][1] for place in line]
        for (a, b), (one, other) in zip(pairwise(ys), pairwise(lattice), strict=True):
            assert (a < b) == (one < other)
            assert (a > b) == (one > other)


def test_a_chart_of_another_shape_fits_the_band() -> None:
    data = content()
    chart = data["chart"]
    for kind in ("nodes", "planets"):
        chart[kind] = {place: [x, 2 * y] for place, (x, y) in chart[kind].items()}
    source = board_of(content()).chart.model_validate(chart).model_dump_json()
    for place, (x, y) in chart_layout(source).places.items():
        assert 0 < x < WIDTH, place
        assert 0 < y < MAX_HEIGHT, place


def test_a_ship_crosses_the_moons_rim_on_its_line() -> None:
    plot = layout_of(standard_board())
    moon = Moon(0, 0)
    centre, (wide, high) = plot.axis[0], plot.moon
    for sector in SECTORS:
        crossings = {place: plot.rim_crossing(moon, sector, place) for place in plot.nodes}
        led_to = {place: found for place, found in crossings.items() if found is not None}
        assert led_to, "a line leads out of each sector"
        for place, (x, y) in led_to.items():
            reach = ((x - centre[0]) / wide) ** 2 + ((y - centre[1]) / high) ** 2
            assert abs(reach - 1) < 0.06, (sector, place)
            assert any(place in line for line in plot.lines)
        assert plot.ship_at(moon, sector, BASE) != centre


def test_no_line_leads_from_base_to_where_it_was_before_the_moon_moved() -> None:
    plot, east, west = layout_of(standard_board()), Moon(8, 0), Moon(1, 0)
    for sector in SECTORS:
        left = {place for place in plot.nodes if plot.rim_crossing(east, sector, place)}
        assert left
        assert not any(plot.rim_crossing(west, sector, place) for place in left)


def test_nodes_under_the_moon_are_covered() -> None:
    plot = layout_of(first_board())
    assert plot.covered(0) == {"n25", "n26", "n36", "n46", "n47"}


def test_an_unknown_place_is_refused() -> None:
    plot = layout_of(standard_board())
    plot.check(BASE)
    plot.check("n1")
    with pytest.raises(KeyError):
        plot.check("n999")


@pytest.mark.parametrize("number", [0, 7])
def test_ships_about_a_planet_hide_neither_each_other_nor_the_planet(number: int) -> None:
    source = chart_source(standard_board())
    for planet in chart_layout(source).planets:
        middle = box_about(chart_layout(source).places[planet], GLOBE - 16, GLOBE - 16)
        spots = berths(source, planet, 4, number)
        ships = [box_about(spot, SHIP - 8, SHIP - 8) for spot in spots]
        for one, other in combinations([middle, *ships], 2):
            assert not overlap(one, other), planet
        for left, top, right, bottom in ships:
            assert left >= 0
            assert top >= 0
            assert right <= WIDTH
            assert bottom <= MAX_HEIGHT


def test_a_first_ship_about_a_planet_hides_no_number_and_no_name() -> None:
    source = chart_source(standard_board())
    plot = chart_layout(source)
    others = boxes(plot)
    hidden = 0
    for planet in plot.planets:
        ship = box_about(berths(source, planet, 1, 0)[0], SHIP, SHIP)
        hidden += sum(overlap(ship, box) for name, box in others.items() if name != planet) > 250
    assert hidden <= 2
