"""The FAQ's entries on actions, skills, rovers and machines."""

from __future__ import annotations

import pytest

from rules.first_martians.dice import Rolled
from rules.first_martians.effects.card_effects import AdventureDrawn
from rules.first_martians.effects.mars_base import ShutdownDiscarded, ShutdownTurned
from rules.first_martians.phases.mission_events import EventExpired
from rules.first_martians.state import LogEntry, Shutdown, Step
from tests.rules.first_martians.table import Table, both, of, one, planning


@pytest.fixture
def table() -> Table:
    return planning()


def test_5_and_faq_each_manage_may_lower_another_track() -> None:
    table = planning()
    table.set(tracks=(2, 1, 0))
    table.do("engineer", "manage", "manage")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")
    table.do("engineer", "ready", "choose living")
    assert table.state.tracks == (1, 0, 0)


def test_7_and_faq_gather_takes_one_thing_that_waits_until_the_round_is_over() -> None:
    table = planning()
    table.map("r1-n plain 1 supply-drop")
    table.do("engineer", "gather r1-n supply-drop 0 own", "join 1 own", "send scorpio 1")
    table.resolve()
    assert table.state.pending == ("supply-drop",)
    assert table.state.sites[0].samples == 1
    assert table.state.sites[0].finds == ()
    table.phase(6)
    assert "supply-drop" in table.state.cargo


def test_faq_a_backup_comes_with_red_parts_and_works_at_once() -> None:
    table = planning()
    both(table, "engineer", "construct backup-solar-panel own")
    table.refused("medic", "construct greenhouse own", "build-first", project="backup-farm")
    table.resolve()
    panel = table.facility("backup-solar-panel")
    assert (panel.broken, panel.production) == (("power", "hardware"), 4)


def test_faq_the_greenhouse_of_the_backup_farm_is_built_after_it() -> None:
    table = planning()
    both(table, "engineer", "construct backup-farm own")
    table.resolve()
    table.planning()
    both(table, "engineer", "construct greenhouse own")
    table.resolve()
    farm = table.facility("backup-farm").farm
    assert farm is not None
    assert (farm.greenhouses, farm.plants) == (1, 0)


def test_c24_and_faq_lost_pawns_add_up_on_living_actions_too(table: Table) -> None:
    table.put("crew-quarters", now=("minus-pawn", "minus-pawn"))
    table.do("engineer", "unwind", "rest")
    table.refused("engineer", "ready", "too-few-pawns", needed=3, given=1)


def test_faq_scorpio_helps_though_the_garage_is_shut_down(table: Table) -> None:
    table.map("r1-n plain 1")
    table.put("garage", shutdowns=(Shutdown("energy"),))
    table.do("engineer", "gather r1-n sample 0 own", "send scorpio 1")
    table.refused("medic", "explore r1-e 0 own", "facility-shut", facility="garage")


def test_faq_a_must_roll_penalty_rolls_the_success_die_alone() -> None:
    table = planning()
    table.put("working-bay", broken=("cpu",))
    both(table, "engineer", "construct backup-farm own")
    roll = one(table.resolve(), Rolled)
    assert (roll.wound, roll.adventure) == (None, None)


def test_faq_removing_a_shutdown_tile_takes_one_pawn_and_no_costs() -> None:
    table = planning()
    table.put(
        "lab", broken=("power",), now=("minus-pawn", "blocked"), shutdowns=(Shutdown("oxygen"),)
    )
    table.do("engineer", "restart lab oxygen own", "rest")
    table.refused("medic", "join 1 own", "one-pawn-only")
    events = table.chance(
        table.resolve, lambda events: one(events, ShutdownTurned).tile == "stale-air"
    )
    assert of(events, ShutdownDiscarded)
    assert table.facility("lab").shutdowns == ()
    assert table.state.supply.energy == 3
    assert table.state.stress == 2


def test_b11_and_faq_trouble_concentrating_gives_the_performer_one_adventure() -> None:
    table = Table()
    for role in ("medic", "scientist"):
        table.give(role, "trouble-concentrating")
    table.planning()
    table.do("engineer", "construct backup-farm own")
    table.do("medic", "join 1 own")
    table.do("scientist", "join 1 own")
    events = table.resolve()
    assert one(events, AdventureDrawn).seat == table.seat("engineer")


def test_faq_oh_yes_i_can_repairs_without_pawn_die_or_spare_part() -> None:
    table = Table()
    table.give("engineer", tokens=4)
    table.put("lab", broken=("cpu", "power"))
    table.planning()
    before = table.state.todo[0].number
    table.do("engineer", "use oh-yes-i-can")
    assert table.asked() == "mend"
    table.do("engineer", "choose lab-cpu")
    assert table.facility("lab").broken == ("power",)
    assert table.state.todo[0].number > before
    assert table.state.plan.stacks == ()


def test_faq_shortcut_ignores_the_terrain_of_one_region() -> None:
    table = Table()
    table.give("geologist", tokens=3)
    table.map("r1-n geysers 2")
    table.planning()
    table.do("geologist", "use shortcut", "gather r1-n sample 0 own", "join 1 own")
    table.do("geologist", "send scorpio 1")
    table.resolve()
    assert table.astronaut("geologist").wounds == 0


def test_faq_nothing_is_sown_while_the_lab_is_shut_down(table: Table) -> None:
    table.put("lab", shutdowns=(Shutdown("energy"),))
    table.farm("farm", greenhouses=5)
    table.refused("engineer", "sow farm own", "facility-shut", facility="lab")


def test_faq_eureka_and_joined_forces_are_about_samples() -> None:
    table = Table()
    table.give("geologist", tokens=3)
    table.give("scientist", tokens=3)
    table.map("r1-n plain 1")
    table.planning()
    table.do("geologist", "use eureka")
    table.do("scientist", "use join-forces")
    assert table.state.cargo.count("sample") == 2
    assert table.state.sites[0].samples == 0


def test_faq_an_event_can_be_met_for_three_rounds(table: Table) -> None:
    """However long it is threatened by its consequence: this round and two more."""
    table.set(round=3, log=(LogEntry("tremor", 1),))
    table.do("engineer", "attend tremor own")
    table.set(round=4)
    events = table.chance(
        lambda: table.run(Step("consequences")), lambda ev: bool(of(ev, EventExpired))
    )
    assert one(events, EventExpired).event == "tremor"
