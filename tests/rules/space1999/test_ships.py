"""Flights, their cost, and what planet cards do (rules 3-6, 16-20, 22)."""

from __future__ import annotations

import pytest

from rules.space1999.board import PlanetCard
from rules.space1999.ships import (
    CameHome,
    EnergyChanged,
    Flew,
    PlanetExplored,
    PlanetsReset,
    Stayed,
)
from tests.rules.space1999.first_board import first_board, first_content
from tests.rules.space1999.table import EAST, Table, of, one


def test_a_straight_run_costs_one_however_long(table: Table) -> None:
    table.give("a", place="n4")
    flight = one(table.do("a", "fly n14"), Flew)
    assert flight.cost == 1
    assert len(flight.path) == 10
    assert table.ship("a").energy == 6


def test_each_change_of_direction_costs_one_more(table: Table) -> None:
    table.rig_card("good", 1, "none")
    flight = one(table.do("a", "fly corva"), Flew)
    assert (flight.cost, flight.legs) == (3, ("n11", "n5", "corva"))
    assert flight.path[-7:] == ("n10", "n9", "n8", "n7", "n6", "n5", "corva")
    assert table.ship("a").energy == 7 - 3 + 1


def test_too_little_energy_reaches_no_farther_and_is_named(table: Table) -> None:
    table.give("a", energy=2)
    table.refused("a", "fly corva", "energy-lacking", needed=3, held=2)
    table.refused("a", "fly n40", "place-covered", place="n40")
    table.refused("a", "fly terra", "unknown-place", place="terra")
    table.do("a", "fly n5")
    assert table.ship("a").energy == 0


def test_reaching_a_planet_is_landing_and_draws_its_card(table: Table) -> None:
    table.rig_card("excellent", 3, "none")
    events = table.do("a", "fly jorun")
    explored = one(events, PlanetExplored)
    assert (explored.planet, explored.again) == ("jorun", False)
    assert [visit.planet for visit in table.view().visits] == ["jorun"]
    assert table.barrier


def test_a_flight_without_a_draw_may_be_taken_back(table: Table) -> None:
    table.do("a", "fly n12")
    assert not table.barrier


def test_every_return_brings_three_units_and_only_ones_own_sector_takes_one_in() -> None:
    table = Table("a", "b", moon=EAST)
    table.give("a", place="n19", tiles=(1, 0))
    events = table.do("a", "fly base")
    home = one(events, CameHome)
    assert (home.why, home.energy, home.origin) == ("flight", 3, "base")
    assert table.ship("a").energy == 7 - 1 + 3
    assert table.deciding() == ("a", "tiles")


def test_a_flight_leaves_no_trace_on_other_ships(table: Table) -> None:
    before = table.ship("b")
    table.do("a", "fly n12")
    assert table.ship("b") == before
    assert not of(table.log[-3:], EnergyChanged)


CARDS = first_board().planet_cards


def landed(conditions: str, energy: int, instruction: str, held: int = 3) -> Table:
    table = Table("a", "b", moon=EAST)
    table.give("a", place="n13", energy=held + 1)
    table.rig_card(conditions, energy, instruction)
    table.do("a", "fly lumo")
    return table


@pytest.mark.parametrize("card", CARDS)
def test_each_card_is_obeyed_line_by_line(card: PlanetCard) -> None:
    table = landed(card.conditions, card.energy, card.instruction)
    ship = table.ship("a")
    assert sum(ship.tiles) == card.tiles
    home = 3 if card.instruction == "return" else 0
    assert ship.energy == max(0, 3 + card.energy) + home
    expected = {
        "none": ("lumo", ("b", "turn")),
        "take-off": ("lumo", ("a", "take-off")),
        "return": ("base", ("a", "tiles") if any(ship.tiles) else ("b", "turn")),
    }[card.instruction]
    assert (ship.place, table.deciding()) == expected


def test_who_has_too_little_energy_pays_what_there_is() -> None:
    table = landed("hostile", -3, "none", held=1)
    assert table.ship("a").energy == 0
    assert one(table.log, EnergyChanged).amount == -1


def test_an_immediate_take_off_without_energy_waits_for_a_plan() -> None:
    content = first_content()
    (card,) = (c for c in content["planet_cards"] if c["energy"] == 2 and c["count"] == 2)
    card["energy"] = 0
    table = Table("a", "b", moon=EAST, content=content)
    table.give("a", place="n13", energy=1)
    table.rig_card("hostile", 0, "take-off")
    assert one(table.do("a", "fly lumo"), Stayed).why == "no-energy"
    assert table.deciding() == ("b", "turn")


def test_a_visited_planet_takes_nobody_in() -> None:
    table = landed("good", 1, "none")
    table.set(turn=1, begun=2)
    table.give("b", place="n13")
    table.refused("b", "fly lumo", "planet-visited", place="lumo")
    assert table.view().visits[0].seat == 0


def test_a_planet_is_left_on_a_later_turn() -> None:
    table = landed("good", 1, "none")
    assert table.deciding() == ("b", "turn")
    table.end_round()
    assert table.deciding() == ("a", "turn")
    assert any(line.startswith("fly") for line in table.legal("a"))


def test_the_deck_lasts_until_every_planet_is_visited(table: Table) -> None:
    planets = tuple(table.state.start.chart.planets)
    table.visit(*planets[:-1])
    assert table.view().planet_cards == 1
    assert not of(table.log, PlanetsReset)
