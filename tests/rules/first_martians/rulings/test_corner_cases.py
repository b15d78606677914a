"""Positions that once went wrong: operators, ways, idle skills, defaults, keywords."""

from __future__ import annotations

import pytest

from rules.core.errors import BrokenData, IllegalAction
from rules.core.game import Json, Setup
from rules.first_martians.effects.card_effects import DelayScheduled
from rules.first_martians.effects.tracks import MalfunctionDrawn, resolve_keyword
from rules.first_martians.game import GAME
from rules.first_martians.needs import needs, routes
from rules.first_martians.objectives import have
from rules.first_martians.plan.laying import Explore
from rules.first_martians.plan.planning import PlanChanged, PlanFixed
from rules.first_martians.plan.problems import check_stack
from rules.first_martians.progress import Progress
from rules.first_martians.state import Stack
from tests.rules.first_martians.table import Table, both, deck, of, one, planning


def _small() -> Table:
    """Three astronauts with the assembler, planning."""
    table = Table("engineer", "medic", "geologist")
    table.set(machines=("assembler",))
    table.planning()
    return table


def _stack(table: Table) -> Stack:
    (stack,) = table.state.plan.stacks
    return stack


def test_whoever_helped_a_machine_and_goes_does_not_operate_it() -> None:
    table = _small()
    table.do("engineer", "construct backup-farm assembler")
    table.do("medic", "join 1 own", "withdraw 1 own")
    assert _stack(table).operator == table.seat("engineer")


def test_a_machine_that_comes_to_lie_on_top_is_operated_by_whoever_went() -> None:
    table = _small()
    table.do("medic", "construct backup-farm own", "join 1 assembler")
    table.do("engineer", "join 1 own")
    table.do("medic", "withdraw 1 own")
    assert _stack(table).pawns == ("assembler", "engineer")
    assert _stack(table).operator == table.seat("medic")


def test_b11_who_operates_a_machine_without_concentration_has_an_adventure() -> None:
    table = _small()
    table.give("engineer", "trouble-concentrating")
    table.do("engineer", "construct backup-farm assembler")
    assert needs(table.state, table.state.plan, _stack(table)).adventure
    table.do("engineer", "withdraw 1 assembler")
    table.do("medic", "construct backup-farm assembler")
    assert not needs(table.state, table.state.plan, _stack(table)).adventure


IDLE = [
    ("medic", "bedside", {"stress": 0}),
    ("medic", "pep-talk", {"morale": 3}),
    ("scientist", "precautions", {"tracks": (0, 3, 3)}),
    ("engineer", "bypass", {"tracks": (3, 3, 0)}),
]


@pytest.mark.parametrize(("role", "skill", "fields"), IDLE)
def test_nobody_pays_for_a_skill_of_which_nothing_would_come(
    role: str, skill: str, fields: dict[str, object]
) -> None:
    table = Table()
    table.give(role, tokens=4)
    table.set(cargo=("sample",))
    table.planning()
    table.set(stress=5, morale=0, tracks=(2, 2, 2))
    assert f"use {skill}" in table.legal(role)
    table.set(**fields)
    table.refused(role, f"use {skill}", "skill-idle", skill=skill)


def test_a_way_that_is_laid_stays_open_when_a_shortcut_makes_another_better() -> None:
    table = Table()
    table.give("geologist", tokens=3)
    table.map("r1-n geysers 0", "r1-ne plain 0", "r2-n salt-flats 1", "r2-ne red-terraces 0")
    table.planning()
    table.do("geologist", "gather r2-n sample 1 own", "join 1 own")
    for role in ("medic", "engineer"):
        table.do(role, "join 1 own", "join 1 own")
    way = ("r1-ne", "r2-ne", "r2-n")
    assert _stack(table).job.route == way
    table.do("geologist", "use shortcut")
    table.do("geologist", "choose r1-n")
    assert way not in [each.spaces for each in routes(table.state, 1, "r2-n")]
    check_stack(table.state, table.state.plan, _stack(table))


def test_a_way_stays_open_for_whoever_comes_to_perform() -> None:
    """Others would go round the mountains, which the first performer alone ignores."""
    table = Table()
    table.give("geologist", tokens=3)
    table.map("r1-se mountains 0", "r1-e plain 0", "r2-e plain 0", "r2-se salt-flats 1")
    table.planning()
    table.do("geologist", "use shortcut")
    way = ("r1-se", "r2-se")
    table.do("geologist", "gather r2-se sample 0 own")
    assert _stack(table).job.route == way
    for role in ("medic", "engineer"):
        table.do(role, "join 1 own", "join 1 own")
    table.do("geologist", "withdraw 1 own")
    assert way not in [each.spaces for each in routes(table.state, 3, "r2-se")]
    check_stack(table.state, table.state.plan, _stack(table))
    assert needs(table.state, table.state.plan, _stack(table)).pawns == 4


def test_6_a_space_may_be_reached_over_a_chain_of_regions_however_long() -> None:
    table = Table()
    chain = ["r1-n plain", "r2-n salt-flats", "r2-ne chasm", "r2-e lava-tubes"]
    table.map(*(f"{each} 0" for each in (*chain, "r2-se scree", "r2-s red-terraces")))
    (way,) = routes(table.state, 0, "r2-sw")
    assert (len(way.spaces), way.pawns, way.penalties) == (7, 9, ("adventure", "rover-check"))


def test_the_log_never_tells_whom_a_follow_up_will_hit() -> None:
    scheduled = DelayScheduled("event:tremor:follow-up", 3, 9, 77)
    assert "3" not in repr(scheduled)
    assert "9" not in repr(scheduled)


def test_faq_a_shortcut_leads_over_an_impassable_edge_too() -> None:
    """The edge is terrain: an icon on the region's outer side."""
    table = Table()
    table.give("geologist", tokens=3)
    table.map("r1-n crater-rim 0", "r2-n salt-flats 1")
    table.planning()
    assert not routes(table.state, table.seat("geologist"), "r2-n")
    table.do("geologist", "use shortcut", "gather r2-n sample 0 own", "join 1 own")
    table.do("engineer", "join 1 own")
    check_stack(table.state, table.state.plan, _stack(table))
    table.refused("medic", "gather r2-n sample 0 own", "not-accessible", space="r2-n")
    table.do("geologist", "withdraw 1 own", "withdraw 1 own")
    with pytest.raises(IllegalAction, match="no-route"):
        check_stack(table.state, table.state.plan, _stack(table))


def test_faq_a_shortcut_for_exploring_closes_when_its_scout_leaves() -> None:
    """The stack says then what a way that was never open says of gathering: there is none."""
    table = Table()
    table.give("geologist", tokens=3)
    table.map("r1-n crater-rim 0")
    table.planning()
    table.refused("medic", "explore r2-n 0 own", "not-accessible", space="r2-n")
    table.do("geologist", "use shortcut", "explore r2-n 0 own", "join 1 own")
    table.do("engineer", "join 1 own")
    check_stack(table.state, table.state.plan, _stack(table))
    table.do("geologist", "withdraw 1 own", "withdraw 1 own")
    with pytest.raises(IllegalAction, match="no-route"):
        check_stack(table.state, table.state.plan, _stack(table))


def test_c24_rest_that_takes_two_pawns_is_laid_by_default() -> None:
    table = planning()
    table.put("quiet-place", now=("minus-pawn",))
    events = table.resolve()
    fixed = of(events, PlanChanged)[-1].plan
    assert [each.pawns for each in fixed.stacks] == [(role, role) for role in table.setup.seats]
    assert [each.tokens for each in table.state.crew] == [1, 1, 1, 1]


def test_c24_a_majority_lays_the_others_pawns_where_rest_takes_two() -> None:
    table = planning(agreement="majority")
    table.put("quiet-place", now=("minus-pawn",))
    for role in ("scientist", "geologist", "engineer"):
        both(table, role, "rest")
    for role in ("scientist", "geologist"):
        table.do(role, "ready")
    events = table.do("engineer", "ready")
    assert one(events, PlanFixed)
    assert of(events, PlanChanged)[-1].plan.stacks[-1].pawns == ("medic", "medic")


def test_b8_a_keyword_is_found_though_the_deck_is_shuffled_anew_on_the_way() -> None:
    table = Table()
    (wanted,) = {
        card.id
        for card in table.state.start.content.malfunctions.cards
        if card.block == "living" and card.facility == "quiet-place"
    }
    others = list(table.state.start.content.malfunctions.decks["living"])
    others.remove(wanted)
    for number in range(10):
        table.set(draws=number * 100)
        deck(table, "living", *others[:14])
        progress = Progress(table.state)
        resolve_keyword(progress, "living", "quiet-place")
        drawn = of(progress.events, MalfunctionDrawn)
        assert (drawn[-1].card, drawn[-1].resolved) == (wanted, True)


def test_a_sample_left_of_an_earlier_mission_is_no_kind_of_mineral() -> None:
    table = Table(mission="plants")
    kinds = next(each for each in table.state.mission.objectives if each.goal == "kinds")
    table.set(discovered=("mineral-1", "mineral-1", "sample"))
    assert have(table.state, kinds) == 1


def _carried(table: Table) -> Json:
    return GAME.carried_over(table.state)


def test_b13_no_campaign_goes_on_with_an_astronaut_who_died() -> None:
    table = Table(campaign="yes")
    table.give("medic", wounds=5)
    assert _carried(table)
    table.give("medic", wounds=6)
    with pytest.raises(IllegalAction, match="astronaut-dead") as caught:
        _carried(table)
    assert caught.value.params == {"role": "medic"}


UNKNOWN = [
    ("decks", [["card-of-old"], [], []]),
    ("pois", ["wishing-well"]),
    ("upgrades", ["sauna"]),
    ("delayed", [["event:of-old:follow-up", 0, 2]]),
    ("regions", ["atlantis"]),
    ("adventures_seen", ["of-old"]),
]


@pytest.mark.parametrize(("name", "value"), UNKNOWN)
def test_b13_a_record_of_other_data_files_is_refused(name: str, value: Json) -> None:
    table = Table(campaign="yes")
    carried = _carried(table)
    assert isinstance(carried, dict)
    options = {"campaign": "yes"}
    GAME.new(Setup(table.setup.seats, options, None, carried), bytes(32))
    with pytest.raises(BrokenData) as caught:
        GAME.new(Setup(table.setup.seats, options, None, {**carried, name: value}), bytes(32))
    assert name in str(caught.value.params)


def test_routes_are_counted_from_zero() -> None:
    table = planning()
    for number in (-1, 1):
        with pytest.raises(IllegalAction, match="no-route"):
            GAME.check(table.state, 0, Explore("r1-n", number, "own"))
    GAME.check(table.state, 0, Explore("r1-n", 0, "own"))
