"""The FAQ's entries about single missions, and those of the general part about the whole base.

Where a card lies on the table is no concern of the engine's; nor is how a physical tile is turned.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core.game import Setup
from rules.first_martians.effects.card_effects import PercentGained
from rules.first_martians.effects.mars import ItemGained, MineralDrawn, mineral
from rules.first_martians.effects.mars_base import FacilityShut, gain_item, place_token
from rules.first_martians.effects.regions import Explored, MapLaid, MapShown
from rules.first_martians.game import GAME
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import LogEntry, Step, Supply, new_facility
from rules.first_martians.terms import PRODUCTION, ROLES
from tests.rules.first_martians.old_riddle import old_riddle
from tests.rules.first_martians.table import Table, both, of, one


def test_home_coming_two_units_less_are_no_matter_with_a_backup_panel() -> None:
    table = Table()
    data = table.state.start.content.base.facility["backup-solar-panel"]
    table.set(facilities=(*table.state.facilities, new_facility(data, tuple(data.parts))))
    table.put("solar-panel-01", production=3)
    events = table.phase(PRODUCTION)
    assert not of(events, FacilityShut)
    assert table.state.supply.energy == 4


def test_home_coming_a_machine_may_do_an_action_of_no_type() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.planning()
    table.set(log=(LogEntry("last-letter", 1),))
    for number, machine in enumerate(table.state.machines[:1], 1):
        table.do("engineer", f"attend last-letter {machine}")
        assert table.state.plan.stacks[number - 1].pawns == (machine,)


def test_riddle_every_region_lies_on_a_space_of_its_ring_from_the_start() -> None:
    table = Table(mission="riddle")
    mars = table.state.start.content.mars
    laid = dict(table.state.laid)
    assert set(laid) == {each.id for each in mars.spaces if not each.closed}
    assert len(set(laid.values())) == 19
    assert all(mars.space[s].ring == mars.region[r].ring for s, r in laid.items())


def test_riddle_the_regions_lie_face_up_by_lot() -> None:
    """The companion shows them face down only lest anybody lay them in some order."""
    one_map, other = (
        GAME.new(Setup(ROLES, {"mission": "riddle"}), bytes([n]) * 32) for n in (1, 2)
    )
    shown = one(one_map.events, MapShown)
    assert shown.shown != one(other.events, MapShown).shown
    spaces = [each for each in one_map.state.start.content.mars.spaces if not each.closed]
    assert len(shown.shown) == len(spaces) == 19
    seen = GAME.redact(shown, None)
    assert seen is not None
    assert seen.shown == shown.shown
    assert GAME.view(one_map.state, None).scanned == shown.shown
    assert one_map.state.sites == ()


def test_a_riddle_of_old_keeps_its_regions_face_down() -> None:
    one_map, other = (
        GAME.new(Setup(ROLES, {"mission": "riddle"}, old_riddle()), bytes([n]) * 32) for n in (1, 2)
    )
    assert one_map.state.laid != other.state.laid
    laying = one(one_map.events, MapLaid)
    assert GAME.redact(laying, 0) is None
    assert "geysers" not in repr(laying)
    assert "laid" not in repr(GAME.view(one_map.state, 0)).replace("delayed", "")


def test_riddle_exploring_turns_up_what_lies_there() -> None:
    table = Table(mission="riddle")
    table.planning()
    region = dict(table.state.laid)["r1-n"]
    table.do("engineer", "explore r1-n 0 own", "join 1 own", "send froggy 1")
    assert one(table.resolve(), Explored).region == region


def test_plants_two_minerals_of_a_number_may_be_studied_at_once() -> None:
    table = Table(mission="plants")
    table.set(cargo=("mineral-5", "mineral-5"))
    table.planning()
    both(table, "engineer", "study mineral-5 first own")
    both(table, "medic", "study mineral-5 first own")
    table.refused("scientist", "study mineral-5 first own", "item-lacking", item="mineral-5")
    table.resolve()
    assert table.state.examined == ("mineral-5", "mineral-5")


@pytest.mark.parametrize(("card", "half"), [(15, 8), (25, 13), (50, 25)])
def test_plants_half_a_percentage_is_rounded_up_to_a_whole_percent(card: int, half: int) -> None:
    table = Table(mission="plants")
    events = table.chance(
        lambda: table.run(Step("effects", 0, ("mission:plants:project:co2-enrichment", "0"))),
        lambda events: one(events, PercentGained).card == card,
    )
    assert one(events, PercentGained).amount == half
    assert table.state.percent == half


def test_plants_separation_leaves_the_lowest_card_out_of_percentages_only() -> None:
    table = Table(mission="plants")
    table.set(cargo=("mineral-6",))
    table.planning()
    both(table, "engineer", "experiment separation own")
    table.resolve()
    assert table.state.separated
    table.set(sites=())
    before, cards = table.state, set()
    for number in range(40):
        seed = number.to_bytes(32, "big")
        table.state = replace(before, start=replace(before.start, seed=seed))
        events = table.run(Step("effects", 0, ("mission:plants:discovery", "0")))
        cards.add(one(events, PercentGained).card)
    assert cards == {50, 30, 25, 20, 18}
    assert mineral(table.state, 6) == "mineral-6"


def test_plants_a_number_whose_three_tokens_are_out_brings_nothing() -> None:
    table = Table(mission="plants")
    table.set(sites=(), cargo=("mineral-2",), examined=("mineral-2",), discovered=("mineral-2",))
    assert mineral(table.state, 2) == ""
    events = table.chance(
        lambda: _gain_sample(table), lambda events: one(events, MineralDrawn).number == 2
    )
    assert one(events, MineralDrawn).item == ""
    assert not of(events, ItemGained)


def test_plants_three_regions_lie_open_at_the_start_and_their_points_of_interest_stay() -> None:
    table = Table(mission="plants")
    assert len(table.state.sites) == 3
    spaces = table.state.start.content.mars.space
    assert {spaces[site.space].ring for site in table.state.sites} == {1}
    assert len(table.state.pois) == 9
    assert all(site.samples == 0 for site in table.state.sites)
    tokens = {token for site in table.state.sites for token in site.finds}
    assert tokens <= set(table.state.mission.minerals)


def test_plants_a_sample_that_comes_to_the_crew_is_a_mineral_drawn_by_card() -> None:
    table = Table(mission="plants")
    table.set(cargo=(), sites=())
    drawn = one(_gain_sample(table), MineralDrawn)
    assert drawn.item == f"mineral-{drawn.number}"


def _gain_sample(table: Table) -> list[Event]:
    progress = Progress(table.state)
    gain_item(progress, "sample", 1, "test")
    return progress.events


@pytest.mark.parametrize("crew", [2, 3, 4])
def test_landing_the_system_block_works_fully_with_a_greenhouse_for_each(crew: int) -> None:
    table = Table(*("scientist", "geologist", "engineer", "medic")[:crew], mission="landing")
    farm = table.facility("farm").farm
    assert farm is not None
    assert (farm.greenhouses, farm.plants) == (crew, crew)
    producers = [each.production for each in table.state.facilities if each.production]
    assert producers == [4, 4, 5, 5]
    assert table.state.facility("lab") is None


def test_landing_what_hits_a_facility_that_is_not_built_is_ignored() -> None:
    table = Table(mission="landing")
    progress = Progress(table.state)
    place_token(progress, "med-lab", "now", "blocked", "test")
    assert progress.events == []


def test_landing_production_begins_at_its_limit_and_what_is_built_costs_most_of_it() -> None:
    """The surplus of a base that isn't there yet pays for building it, not for all at once."""
    table = Table(mission="landing")
    sheet = table.state.mission
    table.set(supply=Supply(**sheet.supply))
    data = table.state.start.content.base.facility
    assert all(each.production == data[each.id].most for each in table.state.facilities)
    assert table.facility("farm").farm.greenhouses == 4  # type: ignore[union-attr]
    table.phase(PRODUCTION)
    due = [each.about for each in sheet.objectives if not each.optional]
    for column, grid in enumerate(("energy", "oxygen")):
        costs = [sheet.project[name].supply.get(grid, 0) for name in due]
        stored = table.state.supply[column]
        assert stored > sheet.supply[grid]
        assert max(costs) <= stored < sum(costs)


def test_landing_a_temporary_facility_stays_when_the_other_is_built() -> None:
    table = Table(mission="landing")
    table.set(cargo=("module",), supply=Supply(9, 9, 9))
    table.planning()
    both(table, "engineer", "construct working-bay own")
    table.resolve()
    assert table.facility("working-bay").broken == ()
    assert table.state.facility("field-workshop") is not None


def test_landing_a_temporary_facility_stands_in_while_the_other_cannot_be_used() -> None:
    table = Table(mission="landing")
    table.set(cargo=("module",), supply=Supply(9, 9, 9))
    table.planning()
    both(table, "engineer", "construct working-bay own")
    table.resolve()
    table.planning()
    table.put("working-bay", now=("blocked",))
    table.do("engineer", "construct garage own")


def test_landing_what_is_not_there_is_refused() -> None:
    table = Table(mission="landing")
    table.planning()
    table.refused("engineer", "explore r1-n 0 own", "not-built", facility="garage")
    table.refused("engineer", "heal open", "not-built", facility="med-lab")
    table.refused("engineer", "install tool-wall own", "not-built", facility="working-bay")


def test_landing_several_tokens_may_lie_on_one_region() -> None:
    table = Table(mission="landing")
    assert sorted(token for _, token in table.state.lying) == ["module"] * 4
    table.set(lying=(("r1-n", "module"), ("r1-n", "module")))
    table.put("field-workshop")
    table.run(Step("effects", 0, ("mission:landing:discovery", "0")))
    table.set(facilities=Table().state.facilities)
    table.planning()
    table.do("engineer", "explore r1-n 0 own", "join 1 own", "send froggy 1")
    table.resolve()
    assert table.state.sites[0].finds == ("module", "module")
    assert table.state.lying == ()
