"""Rulings A1 to A17, on turns, flights, plans and planets, one test each."""

from __future__ import annotations

from rules.space1999.chart import Moon
from rules.space1999.decision_rules import MoonMoved, Passed
from rules.space1999.ships import CameHome, Flew, Jumped, PlanetExplored, Stayed
from rules.space1999.state import Task, TurnBegan
from rules.space1999.terms import NEGATIVE, NEUTRAL, OK
from tests.rules.space1999.table import EAST, Table, of, one


def test_a1_on_a_planet_plans_need_an_empty_tank_or_a_barred_way(table: Table) -> None:
    table.give("a", place="kimor", energy=2, plans=("return",))
    assert "propose return" not in table.legal("a")
    table.refused("a", "propose return", "energy-first", held=2)
    table.give("a", energy=0)
    assert table.legal("a") == ["propose return"]
    table.give("a", energy=2)
    table.give("b", place="n5")
    assert table.legal("a") == ["propose return"]
    for place in ("n12", "base"):
        table.give("a", place=place)
        table.give("b", place="base")
        assert "propose return" in table.legal("a")


def test_a1_plans_may_be_free_everywhere_as_an_option() -> None:
    table = Table("a", "b", moon=EAST, plans="free")
    table.give("a", place="kimor", energy=2, plans=("return",))
    assert "propose return" in table.legal("a")


def test_a2_the_moon_moves_once_a_round_and_not_after_each_turn() -> None:
    table = Table("a", "b", "c")
    events = table.end_round()
    assert len(of(events, TurnBegan)) == 3
    moved = events.index(one(events, MoonMoved))
    assert [type(each) for each in events[:moved]].count(TurnBegan) == 2


def test_a3_a_moon_card_names_a_number_on_the_axis() -> None:
    table = Table("a", "b")
    first = one(table.opening.events, MoonMoved)
    assert table.state.moon == Moon(first.number, 1)
    assert first.number in range(1, 9)


def test_a4_the_moon_always_turns_clockwise_even_where_it_stays() -> None:
    table = Table("a", "b", moon=Moon(5, 3))
    cards = tuple(int(number == 5) for number in range(9))
    table.set(moon_cards=cards)
    table.end_round()
    assert table.state.moon == Moon(5, 0)


def test_a5_ships_on_nodes_that_are_swept_or_covered_come_home_in_turn_order() -> None:
    table = Table("a", "b", "c", "d", moon=EAST)
    table.set(moon_cards=tuple(int(number == 5) for number in range(9)), begun=4, turn=3)
    table.give("a", place="n39")  # on the way
    table.give("b", place="n37")  # under the Moon in the end
    table.give("c", place="lumo")  # on a planet
    table.give("d", place="n9", energy=0, plans=("energy-3",))
    table.set(agenda=(Task(3, "turn", 99),))
    events = table.propose("d", "energy-3", OK)
    assert one(events, MoonMoved).met == (0, 1)
    assert [(home.seat, home.why) for home in of(events, CameHome)] == [(0, "moon"), (1, "moon")]
    assert [ship.place for ship in table.state.ships] == ["base", "base", "lumo", "n9"]


def test_a6_any_planet_may_be_headed_for(table: Table) -> None:
    table.give("a", energy=3)
    assert {"fly jorun", "fly velta", "fly corva"} <= set(table.legal("a"))


def test_a7_a_ship_may_stop_at_any_node_but_not_pass(table: Table) -> None:
    assert {"fly n19", "fly n13", "fly n12"} <= set(table.legal("a"))
    table.refused("a", "pass", "must-move")


def test_a7_who_can_do_nothing_passes(table: Table) -> None:
    table.give("a", place="n12", energy=0, plans=())
    assert table.legal("a") == ["pass"]
    assert one(table.do("a", "pass"), Passed).seat == 0


def test_a8_an_occupied_node_lets_nobody_stop_or_pass_but_jumps(table: Table) -> None:
    table.give("b", place="n13")
    table.give("a", energy=2, plans=("land-fenor",))
    table.refused("a", "fly n13", "place-occupied", place="n13")
    table.refused("a", "fly jorun", "way-blocked", node="n13")
    table.rig_card("good", 1, "none")
    events = table.propose("a", "land-fenor", OK)
    assert one(events, Jumped).planet == "fenor"


def test_a9_each_turns_flight_is_a_new_run_and_turning_back_a_bend(table: Table) -> None:
    table.do("a", "fly n19")
    assert table.ship("a").energy == 6
    table.set(turn=0, agenda=(Task(0, "turn", 99),))
    flight = one(table.do("a", "fly n11"), Flew)  # straight on
    assert (flight.origin, flight.path, flight.cost) == ("n19", ("n11",), 1)

    table = Table("a", "b", moon=Moon(1, 0))
    table.give("a", place="lumo", energy=3)
    assert one(table.do("a", "fly n12"), Flew).cost == 2  # up to n13, then left
    # From lumo to fenor the way is straight; back from n13 it would be a second run.
    table = Table("a", "b", moon=Moon(1, 0))
    table.give("a", place="lumo", energy=1)
    assert "fly fenor" in table.legal("a")


def test_a10_a_step_is_free_and_must_be_made_where_it_can(table: Table) -> None:
    table.give("a", place="n12", plans=("return",), energy=4)
    table.propose("a", "return", NEGATIVE)
    assert table.deciding() == ("a", "step")
    assert table.legal("a") == ["step n11", "step n19", "step n13"]
    table.refused("a", "pass", "not-now", decision="step")
    table.do("a", "step n19")
    assert (table.ship("a").place, table.ship("a").energy) == ("n19", 4)


def test_a10_without_a_free_node_the_ship_stays(table: Table) -> None:
    table.give("a", place="kimor", plans=("return",), energy=0)
    table.give("b", place="n5")
    events = table.propose("a", "return", NEGATIVE)
    assert one(events, Stayed).why == "no-step"
    assert table.deciding() == ("b", "turn")


def test_a10_a_step_that_may_not_be_made_is_refused_for_its_own_reason(table: Table) -> None:
    table.give("a", place="n19", plans=("return",))
    table.give("b", place="n12")
    table.propose("a", "return", NEGATIVE)
    table.refused("a", "step n29", "place-covered", place="n29")  # the next, but under the Moon
    table.refused("a", "step n12", "place-occupied", place="n12")
    table.refused("a", "step n1", "not-next", place="n1")


def test_a10_three_steps_never_go_straight_back(table: Table) -> None:
    table.give("a", plans=("return",))
    table.propose("a", "return", OK)
    table.do("a", "step n19")
    table.do("a", "step n12")
    table.refused("a", "step n19", "step-back", place="n19")
    assert "step n11" in table.legal("a")


def test_a11_a_step_onto_an_unvisited_planet_lands_and_ends_the_turn(table: Table) -> None:
    table.give("a", place="n13", plans=("energy-3", "return"))
    table.visit("fenor")
    table.rig_card("good", 1, "none")
    table.propose("a", "return", NEGATIVE)
    assert "step lumo" in table.legal("a")
    table.refused("a", "step fenor", "planet-visited", place="fenor")
    events = table.do("a", "step lumo")
    assert one(events, PlanetExplored).planet == "lumo"
    assert table.deciding() == ("b", "turn")
    assert table.ship("a").plans == ("energy-3",)


def test_a12_a_neutral_answer_leaves_the_plan_and_ends_the_proposals(table: Table) -> None:
    table.give("a", place="n12", plans=("energy-3", "return"))
    table.rig_program("energy-2")
    table.propose("a", "return", NEUTRAL)
    assert table.ship("a").plans == ("energy-3", "return")
    assert table.deciding() == ("b", "turn")


def test_a13_a_plan_for_a_visited_planet_chooses_among_the_unvisited(table: Table) -> None:
    table.visit("fenor", "lumo")
    table.give("a", plans=("land-lumo",))
    table.rig_card("good", 1, "none")
    table.propose("a", "land-lumo", OK)
    assert table.deciding() == ("a", "planet")
    assert len(table.legal("a")) == 22
    table.refused("a", "land fenor", "planet-visited", place="fenor")
    table.refused("a", "land n12", "no-planet", place="n12")
    table.refused("a", "land terra", "unknown-place", place="terra")
    events = table.do("a", "land corva")
    assert one(events, Jumped).planet == "corva"


def test_a14_after_a_landing_by_plan_an_immediate_take_off_burns_energy(table: Table) -> None:
    table.give("a", plans=("land-lumo",), energy=2)
    table.rig_card("hostile", 2, "take-off")
    table.propose("a", "land-lumo", OK)
    assert table.deciding() == ("a", "take-off")
    assert one(table.do("a", "fly n13"), Flew).cost == 1
    assert table.ship("a").energy == 3


def test_a15_an_immediate_take_off_must_go_may_land_again_or_is_shut_in(table: Table) -> None:
    table.give("a", place="n13")
    table.rig_card("hostile", 2, "take-off")
    table.do("a", "fly lumo")
    table.refused("a", "pass", "not-now", decision="take-off")
    table.rig_card("good", 1, "take-off")
    events = table.do("a", "fly fenor")
    assert one(events, PlanetExplored).planet == "fenor"
    assert table.deciding() == ("a", "take-off")

    table = Table("a", "b", moon=EAST)
    table.give("a", plans=("land-lumo",), energy=2)
    table.give("b", place="n13")
    table.rig_card("hostile", 2, "take-off")
    events = table.propose("a", "land-lumo", OK)
    assert one(events, Stayed).why == "shut-in"
    assert table.deciding() == ("b", "turn")


def test_a16_an_ordered_landing_on_a_visited_planet_draws_a_card_for_under_the_deck() -> None:
    table = Table("a", "b", moon=EAST)
    table.visit("kimor")
    table.give("b", place="kimor")
    marker = table.state.visits
    table.give("a", plans=("return",))
    table.rig_program("land-kimor")
    table.rig_card("good", 3, "none")
    events = table.propose("a", "return", NEUTRAL)
    explored = one(events, PlanetExplored)
    assert explored.again
    assert table.state.visits == marker
    assert table.state.under[-1] == explored.card
    assert [table.ship(sector).place for sector in "ab"] == ["kimor", "kimor"]
    assert sum(table.ship("a").tiles) == 1


def test_a17_a_plan_may_lead_home_without_a_tile_but_energy_may_not(table: Table) -> None:
    table.give("a", place="n12", plans=("return",))
    assert "fly base" not in table.legal("a")
    table.refused("a", "fly base", "no-tiles")
    table.give("a", tiles=(1, 0))
    assert "fly base" in table.legal("a")
    table.give("a", tiles=(0, 0))
    events = table.propose("a", "return", OK)
    assert one(events, CameHome).why == "plan"
