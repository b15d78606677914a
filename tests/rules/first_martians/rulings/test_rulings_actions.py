"""Rulings on actions, by their numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.first_martians.dice import Rerolled, Rolled
from rules.first_martians.effects.mars_base import RoverChecked, ShutdownTurned
from rules.first_martians.effects.mission_end import GameEnded
from rules.first_martians.game import GAME
from rules.first_martians.needs import routes
from rules.first_martians.progress import Event
from rules.first_martians.state import Farm, Shutdown, Step, new_facility
from tests.rules.first_martians.table import Table, both, of, one, planning, rolled


@pytest.fixture
def table() -> Table:
    return planning()


def test_c27_nothing_is_gathered_where_nobody_has_been_yet() -> None:
    table = planning()
    table.do("engineer", "explore r1-n 0 own")
    table.refused("medic", "gather r1-n sample 0 own", "unexplored", space="r1-n")


def test_8_and_c9_planting_needs_a_seed_and_room_for_it() -> None:
    table = planning()
    table.set(cargo=("seed", "seed"))
    table.refused("engineer", "sow farm own", "farm-full", greenhouses=4)
    table.farm("farm", greenhouses=5)
    both(table, "engineer", "sow farm own")
    table.refused("medic", "sow farm own", "already-planned")
    table.resolve()
    assert table.facility("farm").farm.growth == (1, 0, 0, 0, 0, 0)  # type: ignore[union-attr]
    table.planning()
    table.refused("medic", "sow farm own", "farm-full", greenhouses=5)


def test_c21_where_the_quiet_place_is_blocked_pawns_may_stay_idle(table: Table) -> None:
    table.put("quiet-place", now=("blocked",))
    table.do("engineer", "ready")
    assert table.state.plan.ready == (table.seat("engineer"),)


def test_c13_the_same_terrain_twice_on_a_route_counts_once(table: Table) -> None:
    table.map("r1-n geysers 2", "r2-n frost-hollow 2")
    (way, *_) = routes(table.state, 0, "r2-n")
    assert way.penalties == ("wound",)


def test_c34_an_impassable_edge_is_closed_both_ways(table: Table) -> None:
    table.map("r1-n crater-rim 1", "r2-ne salt-flats 1")
    assert routes(table.state, 0, "r2-n") == ()
    table.map("r1-ne plain 1")
    assert [way.spaces for way in routes(table.state, 0, "r2-n")] == [("r1-ne", "r2-ne", "r2-n")]


def test_c17_a_part_that_is_lent_counts_as_broken_for_all_declared_actions(table: Table) -> None:
    table.put("garage", broken=("power",))
    table.set(cargo=("sample",))
    table.do("medic", "study sample first own")
    table.do("engineer", "repair garage power lab own", "join 2 own")
    study = GAME.view(table.state, 0).stacks[0]
    assert study.needs.energy == 1


def test_c18_nothing_is_repaired_or_stripped_in_what_is_shut_down(table: Table) -> None:
    table.set(cargo=("spare-cpu",))
    table.put("lab", broken=("cpu",), shutdowns=(Shutdown("energy"),))
    table.refused("engineer", "repair lab cpu spare own", "facility-shut", facility="lab")
    table.refused("engineer", "strip lab power", "facility-shut", facility="lab")


def test_c23_more_pawns_do_not_help_where_a_living_action_must_roll() -> None:
    table = planning()
    table.put("control-center", broken=("cpu",))
    both(table, "engineer", "manage")
    roll = one(table.resolve(), Rolled)
    assert roll.colour == "build"


def test_c15_a_wound_token_is_suffered_once_whatever_else_wounds() -> None:
    table = planning()
    table.map("r1-n geysers 2")
    table.put("probe-bay", now=("wound",))
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.astronaut("engineer").wounds == 1


def test_c28_terrain_checks_a_rover_once_at_the_end() -> None:
    table = planning()
    table.map("r1-n dunes 1")
    table.do("engineer", "gather r1-n sample 0 own", "join 1 own", "send scorpio 1")
    events = table.resolve()
    check = one(events, RoverChecked)
    assert check.rover == "scorpio"
    assert ("blocked" in table.state.rovers[1].tokens) == check.damaged


def test_c19_a_tile_whose_price_is_not_paid_stays_face_up() -> None:
    table = planning()
    table.put("lab", shutdowns=(Shutdown("oxygen"),))
    table.set(supply=table.state.supply._replace(oxygen=0))
    table.do("engineer", "restart lab oxygen own", "rest")
    table.chance(table.resolve, lambda ev: one(ev, ShutdownTurned).tile == "slow-leak")
    assert table.facility("lab").shutdowns == (Shutdown("oxygen", "slow-leak"),)
    table.planning()
    figures = {"resource": "oxygen", "needed": 1}
    table.refused("engineer", "restart lab oxygen own", "price-lacking", **figures)


def test_c21_the_bound_pawn_may_stay_idle() -> None:
    table = Table()
    table.give("medic", "heart-condition")
    table.planning()
    table.do("medic", "rest", "ready")


def test_c39_a_reroll_is_for_own_dice() -> None:
    table = Table()
    table.give("engineer", tokens=2)
    table.give("scientist", tokens=2)
    table.planning()
    table.refused("engineer", "use second-look", "no-dice", skill="second-look")
    table.do("engineer", "construct backup-farm own", "rest")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")

    def roll() -> list[Event]:
        return table.do("engineer", "ready")

    table.chance(roll, lambda events: any(not r.success for r in of(events, Rolled)))
    (decision,) = GAME.decisions(table.state)
    assert (decision.seat, decision.kind) == (table.seat("engineer"), "reroll-die")
    events = table.do("engineer", "choose second-look-success")
    assert one(events, Rerolled).die == "success"


def test_c14_a_lost_pawn_counts_the_same_on_a_token_and_on_the_map(table: Table) -> None:
    table.map("r1-n mountains 1")
    table.put("probe-bay", now=("minus-pawn",))
    table.do("engineer", "gather r1-n sample 0 own")
    assert GAME.view(table.state, 0).stacks[0].needs.pawns == 4


def test_c16_a_wound_that_kills_ends_it_though_tokens_would_have_come(table: Table) -> None:
    table.give("engineer", wounds=5)
    table.do("engineer", "construct backup-farm own", "rest")
    events = rolled(table, success=False, wound=True)
    assert one(events, GameEnded).why == "death"


def test_c24_a_lost_pawn_makes_living_actions_take_two(table: Table) -> None:
    table.put("quiet-place", now=("minus-pawn",))
    table.do("medic", "rest")
    table.refused("medic", "ready", "too-few-pawns", needed=2)


def test_c25_no_machine_heals_and_the_top_pawn_is_the_patient() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.put("med-lab", upgrade="")
    table.planning()
    table.give("engineer", wounds=2)
    table.give("medic", wounds=1)
    table.do("engineer", "heal open", "rest")
    machine = table.state.machines[0]
    table.refused("engineer", f"join 1 {machine}", "machine-unfit", machine=machine)
    table.do("medic", "join 1 own")
    table.resolve()
    assert table.astronaut("engineer").wounds == 1
    assert table.astronaut("medic").wounds == 1


def test_c26_nothing_is_done_outside_while_its_facility_is_shut_down(table: Table) -> None:
    table.map("r1-n plain 1")
    table.put("probe-bay", shutdowns=(Shutdown("energy"),))
    table.refused("engineer", "gather r1-n sample 0 own", "facility-shut", facility="probe-bay")


def test_c29_red_hardware_of_the_working_bay_takes_a_pawn_and_blocks_nothing() -> None:
    table = Table()
    table.put("working-bay", broken=("hardware",))
    table.phase(3)
    assert table.facility("working-bay").now == ("minus-pawn",)


def test_c33_each_farm_may_be_planted_once_a_round(table: Table) -> None:
    table.set(cargo=("seed", "seed"))
    table.farm("farm", greenhouses=5)
    table.run(Step("effects", 0, ("mission:home-coming:project:backup-farm", "0")))
    data = table.state.start.content.base.facility["backup-farm"]
    backup = replace(new_facility(data), farm=Farm(1, 0, (0,) * 6))
    table.set(facilities=(*table.state.facilities, backup))
    table.planning()
    table.do("engineer", "sow farm own")
    table.do("medic", "sow backup-farm own")
    table.refused("scientist", "sow farm own", "already-planned")


def test_c35_terrain_counts_on_the_way_and_at_its_end(table: Table) -> None:
    table.map("r1-n mountains 1")
    table.do("engineer", "gather r1-n sample 0 own")
    table.do("medic", "explore r2-n 0 own")
    there, through = GAME.view(table.state, 0).stacks
    assert (there.needs.pawns, through.needs.pawns) == (3, 4)
