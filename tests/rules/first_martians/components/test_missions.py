"""Missions: their own rules, special actions and objectives."""

from __future__ import annotations

import pytest

from rules.core.game import Setup
from rules.first_martians.dice import Rolled
from rules.first_martians.effects.card_effects import PercentGained
from rules.first_martians.effects.regions import PoiDrawn, RegionScanned
from rules.first_martians.game import GAME
from rules.first_martians.objectives import have
from rules.first_martians.plan.resolution import ActionIdle
from rules.first_martians.state import Step
from rules.first_martians.terms import LEVELS, MISSIONS, RESOURCES, ROLES
from rules.first_martians.view import ObjectiveView, ProjectView
from tests.rules.first_martians.old_riddle import old_riddle
from tests.rules.first_martians.table import Table, both, of, one


def _objective(table: Table, name: str) -> ObjectiveView:
    view = GAME.view(table.state, None)
    return next(each for each in view.objectives if each.id == name)


def _project(table: Table, name: str) -> ProjectView:
    return next(each for each in GAME.view(table.state, None).projects if each.id == name)


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_mission_begins_with_what_its_sheet_says(mission: str, level: str) -> None:
    state = GAME.new(Setup(ROLES, {"mission": mission, "level": level}), bytes(32)).state
    sheet = state.mission
    view = GAME.view(state, 0)
    assert view.mission == sheet.id == mission
    assert dict(view.options)["mission"] == mission
    assert view.threshold == sheet.threshold.get(level)
    assert [each.id for each in view.objectives] == [each.id for each in sheet.objectives]
    assert [each.id for each in view.projects] == [each.id for each in sheet.projects]
    assert set(sheet.supply) == set(RESOURCES)
    assert sorted(state.cargo) == sorted((*sheet.cargo, *sheet.kit))


def test_the_length_and_the_objectives_of_a_mission_depend_on_the_crew() -> None:
    tables = [Table(*ROLES[:count], mission="riddle") for count in (2, 3, 4)]
    lengths = [
        table.state.mission.sols["normal"][crew] for table, crew in zip(tables, "234", strict=True)
    ]
    assert [table.state.sols for table in tables] == lengths
    assert [_objective(table, "capsules").needed for table in tables] == [4, 4, 5]


def test_a_riddle_of_old_goes_on_with_its_hidden_map_and_its_orbiter() -> None:
    table = Table(mission="riddle", content=old_riddle())
    table.planning()
    both(table, "engineer", "experiment orbiter-pass own")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")
    table.do("engineer", "ready")
    assert table.asked() == "scan"
    events = table.do("engineer", "choose r2-s")
    region = dict(table.state.laid)["r2-s"]
    assert one(events, RegionScanned).region == region
    assert GAME.view(table.state, None).scanned == (("r2-s", region),)
    assert table.state.site("r2-s") is None
    assert table.state.supply.energy == 2


def test_riddle_a_capsule_lies_with_its_region() -> None:
    table = Table(mission="riddle")
    (space,) = (s for s, region in table.state.laid if region == "geysers")
    table.planning()
    table.do("engineer", f"explore {space} 0 own", "join 1 own", "send froggy 1")
    table.resolve()
    assert table.state.sites[0].finds == ("capsule",)


def test_plants_a_discovery_brings_a_percentage_and_kinds_are_counted() -> None:
    table = Table(mission="plants")
    table.set(examined=("mineral-1", "mineral-1"), discovered=("mineral-4",))
    table.planning()
    both(table, "engineer", "study mineral-1 second own")
    both(table, "medic", "study mineral-1 second own")
    events = table.resolve()
    gained = of(events, PercentGained)
    assert len(gained) == 2
    assert all(each.amount == each.card for each in gained)
    assert _objective(table, "growth").have == sum(each.amount for each in gained)
    assert _objective(table, "growth").needed == 100
    assert _objective(table, "third-mineral").have == 2


def test_plants_a_mineral_counts_as_a_sample_for_skills_and_red_hardware() -> None:
    table = Table(mission="plants")
    table.set(sites=())
    table.map("r1-n plain 0 mineral-2 mineral-4")
    table.give("geologist", tokens=2)
    table.planning()
    table.do("geologist", "use core-drill")
    assert "mineral-2" in table.state.cargo
    table.put("probe-bay", broken=("hardware",))
    table.run(Step("hardware"))
    assert table.state.sites[0].finds == ()


def test_landing_a_module_is_laid_with_the_pawns_and_comes_back() -> None:
    table = Table(mission="landing")
    table.planning()
    table.refused("engineer", "construct lab own", "item-lacking", item="module")
    table.set(cargo=("module",))
    table.do("engineer", "construct lab own", "rest")
    table.chance(table.resolve, lambda ev: any(not roll.success for roll in of(ev, Rolled)))
    assert table.state.cargo == ("module",)


def test_landing_a_small_crews_med_lab_comes_with_the_scanner() -> None:
    table = Table("engineer", "scientist", mission="landing")
    table.set(supply=table.state.supply._replace(energy=5))
    table.planning()
    both(table, "engineer", "construct med-lab own")
    table.resolve()
    assert table.facility("med-lab").upgrade == "autoscanner"


def test_canyon_the_way_down_takes_two_more_pawns_until_the_cable_way_stands() -> None:
    table = Table(mission="canyon")
    table.map("r1-n plain 1", "r2-n chasm 2")
    table.planning()
    table.do("engineer", "explore r3-n 0 own")
    assert GAME.view(table.state, 0).stacks[0].needs.pawns == 6
    table.do("engineer", "withdraw 1 own")
    assert _project(table, "cable-way").places == ("r2-n",)
    table.refused("engineer", "erect cable-way r1-n 0 own", "wrong-place", space="r1-n")
    table.refused("engineer", "construct cable-way own", "unknown-project")
    table.set(built=("cable-way",), erected=(("cable-way", "r2-n"),))
    table.do("engineer", "explore r3-n 0 own")
    assert GAME.view(table.state, 0).stacks[0].needs.pawns == 4


def test_canyon_the_depot_lies_on_the_first_region_of_the_canyon_floor() -> None:
    table = Table(mission="canyon")
    table.map("r1-n plain 1", "r2-n salt-flats 2")
    table.set(built=("cable-way",))
    table.planning()
    table.do("engineer", "explore r3-n 0 own", "join 1 own", "send froggy 1")
    table.do("medic", "join 1 own")
    table.resolve()
    assert table.state.sites[-1].finds == ("crate", "crate")
    assert _objective(table, "canyon-floor").have == 1


def test_canyon_a_mark_of_the_lost_crew_is_a_page_of_their_logbook() -> None:
    table = Table(mission="canyon")
    for region in ("plain", "dunes", "geysers", "old-riverbed"):
        table.set(regions=tuple(each for each in table.state.regions if each != region))
    table.set(pois=("mark-one",))
    table.planning()
    table.do("engineer", "explore r1-n 0 own", "join 1 own", "send froggy 1")
    assert one(table.resolve(), PoiDrawn).poi == "mark-one"
    assert "mark-one" in table.state.cargo
    table.planning()
    table.do("medic", "spend mark-one")
    assert "logbook-page" in table.state.cargo


def test_mast_segments_stand_on_one_region_and_guys_beside_it() -> None:
    table = Table(mission="mast")
    table.map("r1-n plain 1", "r1-ne dunes 1", "r1-s geysers 2")
    table.planning()
    table.refused("engineer", "erect mast-middle r1-n 0 own", "build-first", project="mast-foot")
    table.refused("engineer", "erect mast-foot r1-e 0 own", "unexplored", space="r1-e")
    table.do("engineer", "erect mast-foot r1-n 0 own", "join 1 own", "send scorpio 1")
    table.do("medic", "erect mast-foot r1-s 0 own", "join 2 own")
    table.do("scientist", "join 2 own", "join 2 own")
    assert one(table.resolve(), ActionIdle).job.where == "r1-s"
    assert table.state.erected == (("mast-foot", "r1-n"),)
    table.planning()
    table.refused("medic", "erect mast-middle r1-s 0 own", "wrong-place", space="r1-s")
    table.refused("medic", "erect mast-top r1-n 0 own", "build-first", project="mast-middle")
    table.refused("medic", "erect guy r1-s 0 own", "wrong-place", space="r1-s")
    assert _project(table, "guy").places == ("r1-ne",)
    table.do("medic", "erect guy r1-ne 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert _objective(table, "guyed").have == 1
    table.planning()
    table.refused("medic", "erect guy r1-ne 0 own", "already-built", project="guy")


def test_mast_the_transmitter_is_built_in_the_base() -> None:
    table = Table(mission="mast")
    table.planning()
    table.refused("engineer", "construct transmitter own", "build-first", project="mast-top")
    table.set(built=("mast-foot", "mast-middle", "mast-top"))
    both(table, "engineer", "construct transmitter own")
    table.resolve()
    assert "spare-cpu" not in table.state.cargo
    transmitter = next(o for o in table.state.mission.objectives if o.id == "transmitter")
    assert have(table.state, transmitter) == 1
