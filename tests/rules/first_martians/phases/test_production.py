"""Phases II, Morale, and III, Production."""

from __future__ import annotations

import pytest

from rules.first_martians.effects.mars_base import FacilityShut
from rules.first_martians.phases.production import production
from rules.first_martians.state import Shutdown
from rules.first_martians.terms import MORALE, PRODUCTION
from tests.rules.first_martians.table import Table, of


def _fed(table: Table) -> None:
    """Nothing of the working block checked, nobody hungry."""
    table.set(supply=table.state.supply._replace(food=9))


@pytest.mark.parametrize(("level", "tokens"), [(2, 2), (0, 0), (-1, 0)])
def test_ii_only_the_first_player_gains_or_gives_morale_tokens(level: int, tokens: int) -> None:
    table = Table()
    table.set(morale=level)
    table.give("scientist", tokens=1)
    table.phase(MORALE)
    assert [each.tokens for each in table.state.crew] == [
        tokens if level < 0 else 1 + tokens,
        0,
        0,
        0,
    ]
    assert all(each.wounds == 0 for each in table.state.crew)


def test_ii_each_missing_token_is_a_wound() -> None:
    table = Table()
    table.set(morale=-2)
    table.give("scientist", tokens=1)
    table.phase(MORALE)
    assert table.astronaut("scientist").tokens == 0
    assert table.astronaut("scientist").wounds == 1


def test_iii_1_at_full_production_demand_equals_supply() -> None:
    """C-1: the Lab needs oxygen too, so eight facilities use the eight units."""
    table = Table()
    events = table.phase(PRODUCTION)
    assert not of(events, FacilityShut)
    assert (table.state.supply.energy, table.state.supply.oxygen) == (3, 3)
    assert production(table.state, "energy") == 10
    assert production(table.state, "oxygen") == 8


def test_iii_1_half_the_surplus_rounded_up_is_kept() -> None:
    table = Table()
    table.put("lab", shutdowns=(Shutdown("energy"),))
    table.phase(PRODUCTION)
    assert table.state.supply.energy == 4
    table.put("garage", shutdowns=(Shutdown("energy"),))
    table.put("probe-bay", shutdowns=(Shutdown("energy"),))
    table.phase(PRODUCTION)
    assert table.state.supply.energy == 6


def test_iii_1_the_crew_chooses_what_is_shut_down_and_the_supply_never_helps() -> None:
    table = Table()
    table.put("solar-panel-01", production=4)
    table.phase(PRODUCTION)
    assert table.asked() == "shut-down"
    table.refused("medic", "choose quiet-place", "no-such-option")
    table.do("medic", "choose lab")
    assert table.facility("lab").shutdowns == (Shutdown("energy"),)
    assert table.state.supply.energy == 3


def test_iii_1_a_tile_of_the_other_kind_may_be_added_and_demand_stays() -> None:
    """A facility without energy still uses oxygen."""
    table = Table()
    table.put("lab", shutdowns=(Shutdown("energy"),))
    table.put("oxygenator-01", production=3)
    table.phase(PRODUCTION)
    table.do("medic", "choose lab")
    assert table.facility("lab").shutdowns == (Shutdown("energy"), Shutdown("oxygen"))


def test_iii_2_markers_grow_and_ripen() -> None:
    table = Table()
    table.farm("farm", greenhouses=5, plants=4, growth=(0, 1, 0, 0, 0, 0))
    table.phase(PRODUCTION)
    assert table.facility("farm").farm.growth == (0, 0, 1, 0, 0, 0)  # type: ignore[union-attr]
    table.farm("farm", growth=(0, 0, 0, 0, 0, 1))
    table.phase(PRODUCTION)
    farm = table.facility("farm").farm
    assert farm is not None
    assert (farm.plants, farm.growth) == (5, (0, 0, 0, 0, 0, 0))


def test_iii_2_wilting_moves_every_marker_back_and_one_plant_into_growth() -> None:
    """C-8: first the shift, then the plant, which gives no food in this round."""
    table = Table()
    _fed(table)
    table.set(supply=table.state.supply._replace(energy=0))
    table.put("farm", broken=("power",))
    table.farm("farm", greenhouses=5, plants=3, growth=(1, 0, 1, 0, 0, 0))
    table.phase(PRODUCTION)
    farm = table.facility("farm").farm
    assert farm is not None
    assert (farm.plants, farm.growth) == (2, (0, 1, 0, 0, 0, 1))
    assert table.state.supply.food == 7


def test_iii_3_the_crew_decides_who_starves() -> None:
    table = Table()
    table.farm("farm", plants=2)
    table.set(supply=table.state.supply._replace(food=1))
    table.phase(PRODUCTION)
    assert table.asked() == "starve"
    table.do("medic", "choose engineer")
    assert table.astronaut("engineer").wounds == 1
    assert table.state.supply.food == 0
    assert sum(each.wounds for each in table.state.crew) == 1


def test_iii_3_a_surplus_of_food_is_halved_and_rounded_up() -> None:
    table = Table("scientist", "medic", solo="yes")
    table.farm("farm", greenhouses=5, plants=5)
    table.set(supply=table.state.supply._replace(food=0))
    table.phase(PRODUCTION)
    assert table.state.supply.food == 2


def test_iii_4_stress_rises_by_astronauts_and_two_for_each_tile_face_down() -> None:
    table = Table()
    table.put("lab", shutdowns=(Shutdown("energy"), Shutdown("oxygen", "stale-air")))
    table.phase(PRODUCTION)
    assert table.state.stress == 6


def test_iii_4_at_eighteen_everybody_is_wounded_and_stress_begins_anew() -> None:
    """C-10: what goes beyond 18 is lost."""
    table = Table()
    table.set(stress=17)
    table.phase(PRODUCTION)
    assert table.state.stress == 0
    assert table.state.morale == -1
    assert [each.wounds for each in table.state.crew] == [1, 1, 1, 1]


def test_iii_5_hardware_of_what_is_shut_down_does_nothing() -> None:
    table = Table()
    table.put("lab", broken=("hardware",), shutdowns=(Shutdown("energy", "cold-start"),))
    table.phase(PRODUCTION)
    assert table.state.stress == 4
