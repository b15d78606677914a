"""Rulings A18 to A33, on resets, piles, route tiles and the end, one test each."""

from __future__ import annotations

from dataclasses import replace

from rules.space1999.central_computer import PlanDrawn
from rules.space1999.decision_rules import MoonMoved
from rules.space1999.route_tiles import RouteChecked, TilesKept, TilesLost, TilesReturned
from rules.space1999.ships import CameHome, EnergyChanged, Stayed, TilesTaken
from rules.space1999.slides import TileSlid
from rules.space1999.state import Task
from rules.space1999.terms import NEUTRAL, OK
from tests.rules.space1999.table import EAST, Table, of, one

SIX = tuple(f"a straight g{row} 0" for row in range(1, 7))
"""A route of A's from its start to Earth."""


def laying(table: Table, sector: str, tiles: tuple[int, int]) -> None:
    """Let a seat that has the turn place these tiles at Base."""
    table.give(sector, place="base", tiles=tiles)
    seat = table.seat(sector)
    table.set(turn=seat, agenda=(Task(seat, "tiles", 99),))


def with_card(table: Table, sector: str, program: str) -> None:
    seat = table.seat(sector)
    table.set(turn=seat, agenda=(Task(seat, "tile-card", 99, card=program),))


def test_a18_when_all_planets_are_visited_eight_units_include_the_three() -> None:
    table = Table("a", "b", "c", moon=EAST)
    planets = tuple(table.state.start.chart.planets)
    table.visit(*(planet for planet in planets if planet not in ("lumo",)))
    table.give("a", place="n13", energy=4, tiles=(1, 0))
    table.give("b", place="fenor", energy=1, tiles=(1, 0))
    table.give("c", place="n5", energy=0)
    table.rig_card("good", 1, "none")
    table.do("a", "fly lumo")
    assert table.state.visits == ()
    assert len(table.state.planet_deck) == 24
    reset = {home.seat: home.energy for home in of(table.log, CameHome) if home.why == "reset"}
    assert reset == {0: 8, 1: 8}
    given = {each.seat: each.amount for each in of(table.log, EnergyChanged) if each.why == "reset"}
    assert given[2] == 5
    assert set(reset) | set(given) == {0, 1, 2}
    assert table.ship("b").energy == 9
    assert table.deciding() == ("a", "tiles")
    assert [task.seat for task in table.state.agenda] == [0, 1]


def test_a19_piles_of_cards_are_shuffled_anew_but_tiles_run_out(table: Table) -> None:
    table.give("a", plans=("energy-3",), energy=100)
    pile = (*table.state.plan_pile,)
    table.set(plan_pile=(), plan_discards=pile)
    events = table.propose("a", "energy-3", OK)
    assert one(events, PlanDrawn).renewed
    assert table.state.plan_discards == ()
    assert table.ship("a").energy == 103

    table = Table("a", "b", moon=EAST)
    table.set(moon_cards=(0,) * 9)
    assert one(table.end_round(), MoonMoved).renewed

    table = Table("a", "b", moon=EAST)
    table.set(bank=(0, 1))
    table.give("a", place="n13")
    table.rig_card("excellent", 3, "none")
    assert one(table.do("a", "fly lumo"), TilesTaken).tiles == (0, 1)


def test_a20_tiles_are_drawn_blind_and_seen_by_all() -> None:
    drawn = set()
    for number in range(30):
        table = Table("a", "b", moon=EAST)
        start = replace(table.state.start, seed=number.to_bytes(32, "big"))
        table.set(start=start)
        table.give("a", place="n13")
        table.rig_card("good", 1, "none")
        drawn.add(one(table.do("a", "fly lumo"), TilesTaken).tiles)
        ship = table.view("b").ships[0]
        assert (ship.straights, ship.curves) in drawn
    assert drawn == {(1, 0), (0, 1)}


def test_a21_tiles_turn_freely_and_their_openings_must_join(table: Table) -> None:
    laying(table, "a", (1, 1))
    assert table.legal("a") == ["lay straight g1 0", "lay curve g1 1", "lay curve g1 2"]
    table.refused("a", "lay straight g1 1", "openings-apart", square="g1", rotation=1)
    table.refused("a", "lay straight g7 0", "earth-square", square="g7")
    table.lay("b straight g1 0")
    table.refused("a", "lay straight g1 0", "square-occupied", square="g1")


def test_a22_beside_earth_and_open_to_it_is_arrival_and_the_rest_goes_back(table: Table) -> None:
    table.lay(*SIX[:5])
    bank = table.state.bank
    laying(table, "a", (2, 1))
    events = table.do("a", "lay straight g6 0")
    assert one(events, TilesReturned).tiles == (1, 1)
    assert one(events, RouteChecked).seat == 0
    returned = (bank[0] + 1, bank[1] + 1)
    lost = of(events, TilesLost)
    assert table.state.bank == ((returned[0] + 2, returned[1]) if lost else returned)


def test_a22_the_exact_count_is_asked_for_as_an_option() -> None:
    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*SIX[:5])
    laying(table, "a", (2, 0))
    table.refused("a", "lay straight g6 0", "exact-count", held=2)
    table = Table("a", "b", moon=EAST, arrival="exact")
    table.lay(*SIX[:4])
    laying(table, "a", (3, 0))
    table.do("a", "lay straight g5 0")
    events = table.do("a", "leave")
    assert one(events, TilesReturned).tiles == (2, 0)
    assert not of(events, RouteChecked)
    laying(table, "a", (1, 0))
    assert of(table.do("a", "lay straight g6 0"), RouteChecked)


def test_a23_the_last_answer_is_ok_as_often_as_ok_among_ok_and_negative() -> None:
    right = 0
    for number in range(400):
        table = Table("a", "b", moon=EAST)
        start = replace(table.state.start, seed=number.to_bytes(32, "little"))
        table.set(start=start)
        table.lay(*SIX[:5])
        laying(table, "a", (1, 0))
        right += one(table.do("a", "lay straight g6 0"), RouteChecked).ok
    assert abs(right / 400 - 40 / 65) < 0.08


def test_a24_a_rivals_tile_may_be_slid_though_it_is_in_nobodys_way(table: Table) -> None:
    table.lay("b straight a7 1")
    table.give("a", energy=5)
    events = table.do("a", "slide a7 a8")
    assert one(events, TileSlid).paid == 5
    assert table.ship("a").energy == 0
    assert table.deciding() == ("a", "turn")


def test_a25_one_own_slide_and_one_paid_a_turn_onto_empty_squares(table: Table) -> None:
    table.lay("a straight g1 0", "a straight g6 0", "b straight a7 1", "b straight b7 1")
    table.give("a", energy=11)
    table.refused("a", "slide g6 g7", "earth-square", square="g7")
    table.refused("a", "slide a7 b7", "square-occupied", square="b7")
    table.refused("a", "slide a7 b8", "not-beside", square="a7", onto="b8")
    table.refused("a", "slide d4 d5", "no-tile", square="d4")
    table.do("a", "slide g1 f1")
    table.refused("a", "slide g6 f6", "own-slide-spent")
    table.do("a", "slide b7 b8")
    table.refused("a", "slide a7 a8", "paid-slide-spent")
    table.give("a", energy=4)
    table.set(slid=0)
    table.refused("a", "slide a7 a8", "energy-lacking", needed=5, held=4)


def test_a26_tiles_that_fit_nowhere_are_kept_after_a_chance_to_slide(table: Table) -> None:
    table.lay("b straight g1 0")
    table.give("a", energy=5)
    laying(table, "a", (1, 0))
    assert "leave" in table.legal("a")
    assert "slide g1 f1" in table.legal("a")
    events = table.do("a", "leave")
    assert of(events, TilesKept)
    assert table.ship("a").tiles == (1, 0)
    laying(table, "a", (1, 0))
    table.set(slid=0)
    table.give("a", energy=5)
    table.do("a", "slide g1 f1")
    assert table.legal("a")[0] == "lay straight g1 0"
    table.refused("a", "leave", "must-lay", count=1)


def test_a26_without_such_a_chance_they_are_kept_at_once(table: Table) -> None:
    table.lay("b straight g1 0")
    table.give("a", place="n12", energy=0, tiles=(1, 0), plans=("return",))
    events = table.propose("a", "return", OK)
    assert table.ship("a").energy == 3
    assert of(events, TilesKept)
    assert table.deciding() == ("b", "turn")


def test_a27_tiles_extend_the_route_or_a_displaced_tile_however_long_the_way(table: Table) -> None:
    table.lay("a straight g1 0", "a straight c3 1")
    laying(table, "a", (1, 1))
    squares = {line.split()[2] for line in table.legal("a") if line.startswith("lay")}
    assert squares == {"g2", "b3", "d3"}
    assert "lay curve g2 2" in table.legal("a")
    table.refused("a", "lay straight g3 0", "not-on-route", square="g3")


def test_a28_a_broken_route_is_no_route_until_its_gap_is_filled(table: Table) -> None:
    table.lay(*SIX)
    table.set(tiles=tuple(t for t in table.state.tiles if t.square != "g3"))
    assert table.view().ships[0].route == ("g1", "g2")
    laying(table, "a", (1, 0))
    events = table.do("a", "lay straight g3 0")
    assert one(events, RouteChecked).seat == 0


def test_a29_a_program_reaches_the_open_end_of_a_rivals_route_or_nothing(table: Table) -> None:
    table.lay("b straight a7 1", "b straight b7 1", "a straight g1 0", "a straight g2 0")
    with_card(table, "a", "remove-tile")
    by_card = [line for line in table.legal("a") if not line.startswith("extra-slide")]
    assert by_card == ["remove g1", "remove g2", "remove b7", "stay"]
    table.refused("a", "remove a7", "not-terminal", square="a7")
    table.refused("a", "slide b7 b8", "program-removes")
    assert one(table.do("a", "stay"), Stayed).why == "declined"

    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("return",))
    table.rig_program("move-tile")
    assert one(table.propose("a", "return", NEUTRAL), Stayed).why == "no-tile"


def test_a30_a_wrong_route_loses_the_two_latest_tiles_wherever_they_lie(table: Table) -> None:
    table.lay(*SIX[:5], "b straight a7 1", "a straight c3 1")
    laying(table, "a", (1, 0))
    events = table.chance(
        lambda: table.do("a", "lay straight g6 0"),
        lambda events: not one(events, RouteChecked).ok,
    )
    assert one(events, TilesLost).squares == ("g6", "c3")
    assert [t.square for t in table.state.tiles] == ["g1", "g2", "g3", "g4", "g5", "a7"]
    assert table.deciding() == ("b", "turn")


def test_a31_who_is_picked_up_places_at_once_in_turn_order_and_may_win() -> None:
    table = Table("a", "b", "c", moon=EAST)
    table.lay(*SIX[:5])
    table.set(moon_cards=tuple(int(number == 5) for number in range(9)))
    table.set(turn=2, begun=3, agenda=(Task(2, "turn", 99),))
    table.give("a", place="n39", tiles=(1, 0), energy=9)
    table.give("b", place="n37", tiles=(1, 0))
    table.give("c", place="n9", plans=("energy-3",))
    table.propose("c", "energy-3", OK)
    assert [task.seat for task in table.state.agenda] == [0, 1]
    assert table.deciding() == ("a", "tiles")
    table.refused("a", "slide g5 f5", "slide-in-turn")
    table.chance(
        lambda: table.do("a", "lay straight g6 0"), lambda events: one(events, RouteChecked).ok
    )
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


def test_a31_a_slide_that_completes_a_route_has_it_checked_whoever_slid(table: Table) -> None:
    table.lay(*SIX[:5], "a straight f6 0")
    table.give("b", energy=5)
    table.set(turn=1, agenda=(Task(1, "turn", 99),))
    events = table.do("b", "slide f6 g6")
    assert one(events, RouteChecked).seat == 0


def test_a32_landing_at_base_ends_the_turn_and_ships_there_ride_along(table: Table) -> None:
    table.give("a", place="n19", tiles=(1, 0))
    table.do("a", "fly base")
    table.do("a", "lay straight g1 0")
    assert table.deciding() == ("b", "turn")
    before = table.state.moon
    table.end_round()
    assert table.state.moon != before
    assert table.ship("a").place == "base"


def test_a32_foreign_sectors_are_closed_and_the_moon_is_no_way_through(table: Table) -> None:
    table.give("a", place="n41", energy=1, tiles=(1, 0))
    assert "fly base" not in table.legal("a")
    table.refused("a", "fly n39", "energy-lacking")


def test_a33_sectors_lie_clockwise_and_nobodys_stay_empty() -> None:
    table = Table("c", "a", moon=EAST)
    assert [EAST.quadrant(sector) for sector in "abcd"] == [0, 1, 2, 3]
    assert [ship.sector for ship in table.view().ships] == ["c", "a"]
    laying(table, "a", (1, 0))
    assert [line for line in table.legal("a") if line.startswith("lay")] == ["lay straight g1 0"]
    laying(table, "c", (1, 0))
    assert [line for line in table.legal("c") if line.startswith("lay")] == ["lay straight g13 0"]
