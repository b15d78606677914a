"""Rulings on what the rulebook leaves open, by their numbers: production, malfunctions, the crew.

Those on actions are in ``test_rulings_actions``. C-24 (lost pawns on living actions) and C-28 (a
rover is checked once) stand there too; no ruling is left out.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.first_martians.decision_rules import RULES
from rules.first_martians.effects.crew import (
    ConditionDrawn,
    change_morale,
    change_stress,
    draw_condition,
    wound,
)
from rules.first_martians.effects.mars_base import (
    FarmChanged,
    RoverChecked,
    ShutdownTurned,
    place_token,
)
from rules.first_martians.effects.mission_end import broken
from rules.first_martians.effects.tracks import TRACKS, MalfunctionDrawn, resolve_keyword
from rules.first_martians.game import GAME
from rules.first_martians.phases.mission_events import (
    CONSEQUENCES,
    ConsequencesChecked,
)
from rules.first_martians.phases.production import production
from rules.first_martians.progress import Progress
from rules.first_martians.state import LogEntry, Shutdown, Step
from rules.first_martians.terms import (
    CLEAN_UP,
    CONDITIONS,
    PRODUCTION,
)
from tests.rules.first_martians.table import Table, card, deck, of, one, planning


def test_c11_of_several_tracks_the_first_player_picks_the_order() -> None:
    table = Table()
    table.set(tracks=(5, 0, 5))
    deck(table, "working", "obstacle-spilled-acid")
    deck(table, "system", "obstacle-flat-cells")
    table.run(Step(TRACKS))
    assert table.asked() == "next-malfunction"
    table.refused("scientist", "choose living", "no-such-option")
    events = table.do("scientist", "choose system")
    assert [each.block for each in of(events, MalfunctionDrawn)] == ["system", "working"]


def test_c6_an_oxygenator_that_is_shut_down_gives_no_oxygen() -> None:
    table = Table()
    table.put("solar-panel-01", production=4)
    table.phase(PRODUCTION)
    table.do("medic", "choose oxygenator-01")
    assert table.asked() == "shut-down"
    assert table.state.todo[0].data == ("oxygen",)
    assert production(table.state, "oxygen") == 4


def test_c7_both_parts_red_wilt_once_and_both_have_to_be_paid_for() -> None:
    table = Table()
    table.put("farm", broken=("power", "filters"))
    table.farm("farm", growth=(0, 1, 0, 0, 0, 0))
    table.phase(PRODUCTION)
    assert table.asked() == "wilting"
    before = table.facility("farm").farm
    table.do("medic", "choose pay")
    assert table.facility("farm").farm == before
    assert (table.state.supply.energy, table.state.supply.oxygen) == (2, 2)


def test_c7_a_farm_wilts_by_the_parts_whose_penalty_that_is() -> None:
    content: Any = GAME.content()
    farm = next(each for each in content["base"]["facilities"] if each["id"] == "farm")
    farm["parts"]["power"] = ["malfunction"]
    table = Table(content=content)
    table.farm("farm", growth=(0, 1, 0, 0, 0, 0))
    table.put("farm", broken=("power",))
    events = table.phase(PRODUCTION)
    assert one(events, FarmChanged).why == "growth"
    table.put("farm", broken=("power", "filters"))
    table.phase(PRODUCTION)
    assert table.asked() == "wilting"
    table.do("medic", "choose pay")
    assert (table.state.supply.energy, table.state.supply.oxygen) == (3, 2)


def test_c7_what_cannot_be_paid_wilts_unasked() -> None:
    table = Table()
    table.set(supply=table.state.supply._replace(oxygen=0))
    table.put("farm", broken=("power", "filters"))
    events = table.phase(PRODUCTION)
    assert one(events, FarmChanged).why == "wilting"


def test_c6_a_farm_that_is_shut_down_feeds_nobody_and_neither_grows_nor_wilts() -> None:
    table = Table()
    table.set(supply=table.state.supply._replace(food=9))
    table.put("farm", broken=("power",), shutdowns=(Shutdown("oxygen"),))
    events = table.phase(PRODUCTION)
    assert not of(events, FarmChanged)
    assert table.state.supply.food == 5


def test_iii_5_and_c2_red_hardware_of_the_working_block() -> None:
    table = Table()
    for name in ("garage", "probe-bay", "lab", "working-bay"):
        table.put(name, broken=("hardware",))
    table.map("r1-n plain 1", "r1-e dunes 1")
    events = table.phase(PRODUCTION)
    assert one(events, RoverChecked).rover == "froggy"
    assert table.asked() == "lose-sample"
    table.do("medic", "choose r1-e")
    assert [site.samples for site in table.state.sites] == [1, 0]
    assert table.state.stress == 5
    assert table.facility("working-bay").now == ("minus-pawn",)


def test_c31_alone_the_first_player_alternates() -> None:
    table = Table("scientist", "medic", solo="yes")
    table.phase(CLEAN_UP)
    table.phase(CLEAN_UP)
    assert table.state.first == 0


def test_c4_and_c5_five_wounds_are_survived_and_two_steps_draw_conditions() -> None:
    table = Table()
    progress = Progress(table.state)
    drawn = []
    for _ in range(5):
        wound(progress, 0, 1, "test")
        drawn.append(len(of(progress.events, ConditionDrawn)))
    assert drawn == [0, 1, 1, 2, 2]
    assert progress.state.outcome is None
    wound(progress, 0, 1, "test")
    assert progress.state.outcome is not None


def test_b10_no_kind_twice_and_c30_none_where_the_pile_has_none() -> None:
    table = Table()
    for role in ("scientist", "geologist"):
        table.give(role, *(kind for kind in CONDITIONS if kind != "anxiety-attack"))
    progress = Progress(table.state)
    draw_condition(progress, 0)
    draw_condition(progress, 2)
    assert {each.condition for each in of(progress.events, ConditionDrawn)} == {"anxiety-attack"}
    assert Counter(each.kind for each in progress.state.crew[2].ailments) == {}
    assert progress.state.morale == -2
    table.give("medic", *CONDITIONS)
    progress = Progress(table.state)
    draw_condition(progress, table.seat("medic"))
    assert (progress.events, progress.state) == ([], table.state)


def test_c32_an_event_threatens_in_the_two_rounds_after_its_own() -> None:
    table = Table()
    table.set(log=(LogEntry("tremor", 1),))
    for round_ in (1, 2, 3):
        table.set(round=round_, log=(LogEntry("tremor", 1),))
        quiet = table.chance(
            lambda: table.run(Step(CONSEQUENCES)),
            lambda ev: all(not each.came for each in of(ev, ConsequencesChecked)),
        )
        assert len(of(quiet, ConsequencesChecked)) == (round_ > 1)
        assert table.state.log


def test_c32_a_consequence_comes_once_and_closes_the_event() -> None:
    table = Table()
    table.set(round=2, log=(LogEntry("silent-radio", 1),))
    table.chance(
        lambda: table.run(Step(CONSEQUENCES)),
        lambda ev: one(ev, ConsequencesChecked).came == ("silent-radio",),
    )
    assert (table.state.morale, table.state.stress, table.state.log) == (-1, 2, ())


def test_c32_the_chance_of_consequences_is_the_levels() -> None:
    chances = Table().state.start.content.missions.consequence_chance
    assert chances["easy"] < chances["normal"] < chances["hard"]


def test_c1_the_lab_needs_oxygen_too() -> None:
    data = Table().state.start.content.base.facilities
    users = [each.id for each in data if "oxygen" in each.needs]
    assert "lab" in users
    assert len(users) == 8


def test_c3_malfunctions_spread_from_working_to_living_to_system() -> None:
    """Yellow is the working block's die, orange the living block's, red the system's."""
    table = Table()
    card(table, "working", "obstacle-spilled-acid")
    assert table.state.boxes == (False, True, False)
    card(table, "living", table.state.start.content.malfunctions.decks["living"][0])
    assert table.state.boxes == (False, True, True)


def test_c8_the_wilting_plant_takes_the_last_growth_space_after_the_shift() -> None:
    table = Table()
    table.put("farm", broken=("power",))
    table.farm("farm", greenhouses=5, plants=4, growth=(1, 0, 0, 0, 0, 1))
    table.set(supply=table.state.supply._replace(energy=0, food=9))
    table.phase(PRODUCTION)
    farm = table.facility("farm").farm
    assert farm is not None
    assert (farm.plants, farm.growth) == (3, (0, 0, 0, 0, 1, 1))
    assert table.state.supply.food == 8


def test_c10_stress_beyond_its_limit_is_lost_in_any_phase() -> None:
    table = Table()
    table.set(stress=17)
    progress = Progress(table.state)
    change_stress(progress, 9, "test")
    RULES.advance(progress)
    assert progress.state.stress == 0
    assert [each.wounds for each in progress.state.crew] == [1, 1, 1, 1]
    assert progress.state.morale == -1


def test_c12_a_keyword_that_no_card_has_draws_the_deck_once_and_does_nothing() -> None:
    table = Table()
    deck(table, "living", *table.state.start.content.malfunctions.decks["living"])
    progress = Progress(table.state)
    resolve_keyword(progress, "living", "submarine")
    drawn = of(progress.events, MalfunctionDrawn)
    assert len(drawn) == 28
    assert not any(each.resolved for each in drawn)


def test_c20_where_all_tiles_of_a_kind_lie_open_any_of_them_is_turned_up() -> None:
    table = planning()
    tiles = [each.id for each in table.state.start.content.base.shutdown_tiles]
    energy = [t for t in tiles if table.state.start.content.base.shutdown_tile[t].grid == "energy"]
    for name, tile in zip(("garage", "probe-bay", "med-lab", "farm"), energy, strict=True):
        table.put(name, shutdowns=(Shutdown("energy", tile),))
    table.put("lab", shutdowns=(Shutdown("energy"),))
    table.do("engineer", "restart lab energy own", "rest")
    assert one(table.resolve(), ShutdownTurned).tile in energy


def test_c22_the_quiet_place_is_never_shut_down_for_want_of_supply() -> None:
    table = planning()
    assert table.state.start.content.base.facility["quiet-place"].needs == ()
    table.put("quiet-place", now=("blocked",))
    table.refused("medic", "rest", "facility-blocked", facility="quiet-place")


def test_c36_the_surplus_of_each_resource_is_halved_by_itself() -> None:
    table = Table()
    table.put("lab", shutdowns=(Shutdown("energy"), Shutdown("oxygen")))
    table.phase(PRODUCTION)
    assert (table.state.supply.energy, table.state.supply.oxygen) == (4, 4)


@pytest.mark.parametrize(("before", "change", "after"), [(2, 5, 3), (-1, -4, -2)])
def test_c37_morale_beyond_its_limits_is_lost(before: int, change: int, after: int) -> None:
    table = Table()
    table.set(morale=before)
    progress = Progress(table.state)
    change_morale(progress, change, "test")
    assert progress.state.morale == after


def test_c38_only_parts_in_play_count_against_the_threshold() -> None:
    table = Table(mission="landing")
    assert broken(table.state) == 0
    table.set(built=())
    table.run(Step("effects", 0, ("mission:landing:project:garage", "0")))
    assert broken(table.state) == 0
    table.put("farm", broken=("power",))
    assert broken(table.state) == 1


def test_c40_nothing_but_conditions_runs_out() -> None:
    table = Table()
    progress = Progress(table.state)
    for _ in range(40):
        place_token(progress, "lab", "now", "minus-pawn", "test")
    lab = progress.state.facility("lab")
    assert lab is not None
    assert len(lab.now) == 40
