"""Planet cards: conditions, energy, instructions, and all visited (rules 16-19)."""

from __future__ import annotations

import pytest

from rules.space1999.board import PlanetCard
from rules.space1999.chart import Moon
from rules.space1999.ships import EnergyChanged, PlanetsReset, Stayed
from tests.rules.space1999.first_board import first_board, first_content
from tests.rules.space1999.table import Table, of, one

EAST = Moon(8, 0)
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


def test_the_deck_lasts_until_every_planet_is_visited() -> None:
    table = Table("a", "b", moon=EAST)
    planets = tuple(table.state.start.chart.planets)
    table.visit(*planets[:-1])
    assert table.view().planet_cards == 1
    assert not of(table.log, PlanetsReset)
