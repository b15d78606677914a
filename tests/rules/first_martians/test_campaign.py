"""The hand-over from a mission of a campaign to the next: kept, and dealt anew."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from rules.core.errors import BrokenData, IllegalAction
from rules.core.game import Setup
from rules.first_martians.effects.card_effects import DelayScheduled
from rules.first_martians.game import GAME
from rules.first_martians.state import Delayed, new_facility
from rules.first_martians.terms import ROLES
from tests.rules.first_martians.table import Table, of


def _next(table: Table, mission: str) -> Table:
    carried = json.loads(json.dumps(GAME.carried_over(table.state)))
    return Table(*table.state.start.roles, carried=carried, campaign="yes", mission=mission)


def test_b13_objective_tokens_go_with_their_mission_and_the_next_kit_comes() -> None:
    table = Table(campaign="yes")
    table.map("r1-n plain 1 supply-drop")
    table.set(cargo=("sample", "supply-drop"), discovered=("sample",), percent=40)
    after = _next(table, "mast")
    assert after.state.cargo == ("sample", "strut", "strut", "strut")
    assert after.state.sites[0].finds == ()
    assert after.state.discovered == ()
    assert (after.state.percent, after.state.built, after.state.erected) == (0, (), ())


def test_b13_tokens_that_no_region_could_bring_any_more_lie_on_explored_ones() -> None:
    table = Table(campaign="yes")
    table.map("r3-n ice-sheet 1", "r3-nw great-canyon 1", "r3-ne silent-basin 0")
    after = _next(table, "canyon")
    finds = [token for site in after.state.sites for token in site.finds]
    assert sorted(finds) == ["crate", "crate", "logbook-page"]
    table.set(sites=table.state.sites[:2], regions=(*table.state.regions, "silent-basin"))
    after = _next(table, "canyon")
    finds = [token for site in after.state.sites for token in site.finds]
    assert finds == ["logbook-page"]


def test_b13_a_riddle_lays_what_is_left_of_the_map() -> None:
    table = Table(campaign="yes")
    table.map("r1-n geysers 1", "r2-n salt-flats 1")
    after = _next(table, "riddle")
    assert len(after.state.laid) == 17
    assert "geysers" not in dict(after.state.laid).values()
    assert [site.finds for site in after.state.sites] == [("capsule",), ("capsule",)]


def test_b13_what_lies_face_down_is_dealt_anew() -> None:
    """The record of a mission that is over tells how its map lay: the next one's lies otherwise."""
    before = GAME.new(Setup(ROLES, {"campaign": "yes", "mission": "riddle"}), bytes(32)).state
    scanned = before.laid[0][0]
    carried = GAME.carried_over(replace(before, scanned=(scanned,)))
    options = {"campaign": "yes", "mission": "riddle"}
    maps = set()
    for number in range(3):
        seed = number.to_bytes(32, "big")
        after = GAME.new(Setup(ROLES, options, None, carried), seed).state
        known = {scanned, *(site.space for site in after.sites)}
        assert dict(after.laid)[scanned] == before.laid[0][1]
        assert sorted(dict(after.laid)) == sorted(dict(before.laid))
        hidden = tuple((space, one) for space, one in after.laid if space not in known)
        assert hidden != tuple(each for each in before.laid if each[0] not in known)
        maps.add(hidden)
    assert len(maps) == 3


def laters() -> list[str]:
    """Stories of each kind that may go on later, in one of several rounds."""
    told = GAME.new(Setup(ROLES), bytes(32)).state.start.content.stories
    found = [f"event:{each.id}:follow-up" for each in told.events if each.follow_up][:1]
    found += [f"adventure:{each.id}:later" for each in told.adventures if each.later][:1]
    sides = [(one.id, each) for one in told.events for each in one.choice if each.later]
    return [*found, *(f"event:{name}:choice:{each.id}:later" for name, each in sides[:1])]


@pytest.mark.parametrize("reference", laters())
def test_b13_when_a_story_goes_on_is_drawn_anew(reference: str) -> None:
    table = Table(campaign="yes", mission="mast")
    table.set(delayed=(Delayed(reference, 1, table.state.round + 1), Delayed(reference, 1, 0)))
    carried = GAME.carried_over(table.state)
    options = {"campaign": "yes", "mission": "canyon"}
    due, setup = set(), Setup(table.setup.seats, options, None, carried)
    for number in range(20):
        drawn = of(GAME.new(setup, number.to_bytes(32, "big")).events, DelayScheduled)[0]
        assert (drawn.reference, drawn.seat) == (reference, 1)
        due.add(drawn.due)
    assert len(due) > 1
    assert min(due) >= 1


@pytest.mark.parametrize("reference", ["event:last-letter:now", "skill:calculate"])
def test_b13_what_is_to_come_names_what_a_story_brings_later(reference: str) -> None:
    carried = GAME.carried_over(Table(campaign="yes").state)
    assert isinstance(carried, dict)
    options = {"campaign": "yes", "mission": "canyon"}
    later = {**carried, "delayed": [[reference, 0, 2]]}
    with pytest.raises(BrokenData) as caught:
        GAME.new(Setup(ROLES, options, None, later), bytes(32))
    assert (caught.value.params["field"], caught.value.params["why"]) == ("delayed", "not later")


def test_b13_projects_count_as_built_where_they_stand_already() -> None:
    table = Table(campaign="yes")
    assert _next(table, "home-coming").state.built == ()
    farm = new_facility(table.state.start.content.base.facility["backup-farm"])
    table.set(facilities=(*table.state.facilities, farm))
    assert _next(table, "home-coming").opening.built == ("backup-farm",)
    table.farm("backup-farm", greenhouses=1)
    assert _next(table, "home-coming").opening.built == ("backup-farm", "greenhouse")


def test_b13_where_ring_1_is_explored_no_more_regions_of_it_are_laid_open() -> None:
    table = Table(campaign="yes")
    mars = table.state.start.content.mars
    ring = [each.id for each in mars.regions if each.ring == 1]
    spaces = [each.id for each in mars.spaces if each.ring == 1]
    table.map(*(f"{space} {region} 0" for space, region in zip(spaces, ring, strict=True)))
    assert [site.space for site in _next(table, "plants").opening.sites] == spaces
    table.set(sites=table.state.sites[1:], regions=(*table.state.regions, ring[0]))
    after = _next(table, "plants").opening.sites
    assert (len(after), after[-1].space, after[-1].region) == (8, spaces[0], ring[0])


def test_b13_decisions_are_remembered_in_the_next_mission() -> None:
    table = Table(campaign="yes")
    table.set(decided=("tremor:stay-inside",), events_seen=("tremor",))
    assert _next(table, "canyon").state.decided == ("tremor:stay-inside",)


def test_b13_a_base_is_landed_once() -> None:
    table = Table(campaign="yes")
    with pytest.raises(IllegalAction, match="opening-mission"):
        _next(table, "landing")


def test_b13_what_was_not_built_after_the_landing_comes_with_red_parts() -> None:
    landed = Table(campaign="yes", mission="landing")
    lab = _next(landed, "plants").opening.facility("lab")
    assert lab is not None
    assert lab.broken == ("power", "filters", "hardware", "cpu")
    assert _next(landed, "plants").state.facility("field-workshop") is not None


def test_b13_alone_two_missions_in_a_row() -> None:
    table = Table("engineer", "medic", solo="yes", campaign="yes")
    table.give("medic", wounds=2)
    carried = json.loads(json.dumps(GAME.carried_over(table.state)))
    options = {"solo": "yes", "campaign": "yes", "mission": "plants"}
    state = GAME.new(Setup(("engineer", "medic"), options, None, carried), bytes(32)).state
    assert [each.wounds for each in state.crew] == [0, 2]
    assert len(state.machines) == 4
    assert len(state.sites) == 3
