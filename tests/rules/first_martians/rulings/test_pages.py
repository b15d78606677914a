"""Rules of the rulebook by the page that they stand on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core.chance import Dice
from rules.core.errors import IllegalAction
from rules.core.game import Setup
from rules.first_martians.autopilots.autopilot import AUTOPILOTS
from rules.first_martians.autopilots.evaluation import Evaluation
from rules.first_martians.autopilots.job_values import IDLE, asks, explore_value
from rules.first_martians.components.missions import Objective
from rules.first_martians.dice import Rolled
from rules.first_martians.effects.mars import ItemGained
from rules.first_martians.effects.mars_base import PartBroken, RepairDone
from rules.first_martians.effects.regions import PoiUsed
from rules.first_martians.game import GAME
from rules.first_martians.objectives import ObjectiveReached
from rules.first_martians.phases.mission_events import (
    CONSEQUENCES,
    ConsequencesChecked,
    EventExpired,
)
from rules.first_martians.phases.rounds import OBJECTIVES
from rules.first_martians.plan.laying import Heal
from rules.first_martians.plan.resolution import ActionIdle, ActionResolved
from rules.first_martians.plan.salvage import KeepPart, Strip, StripDropped, StripProposed
from rules.first_martians.progress import EFFECTS, Event
from rules.first_martians.state import LogEntry, Shutdown, Step, new_facility
from rules.first_martians.terms import CLEAN_UP, LEVELS, MISSIONS
from tests.rules.first_martians.table import Table, both, of, one, planning


def test_p17_what_is_stripped_is_agreed_to_by_everybody() -> None:
    """No astronaut alone strips any of the base's 41 parts, and a single refusal is enough."""
    table = planning(agreement="majority")
    parts = [line for line in table.legal("engineer") if line.startswith("strip ")]
    assert len(parts) == 41
    for line in parts:
        assert one(table.do("engineer", line), StripProposed)
    assert not any(each.broken for each in table.state.facilities)
    table.refused("engineer", "strip lab cpu", "strip-agreed")
    for role in ("scientist", "geologist"):
        table.do(role, "strip lab cpu")
    assert one(table.do("medic", "keep-part lab cpu"), StripDropped)
    table.refused("medic", "keep-part lab cpu", "not-proposed")
    table.do("scientist", "strip lab power")
    table.do("geologist", "strip lab power")
    assert table.facility("lab").broken == ()
    events = table.do("medic", "strip lab power")
    assert one(events, PartBroken).part == "power"
    assert one(events, ItemGained).item == "spare-power"
    assert table.facility("lab").broken == ("power",)
    assert Strip("lab", "power") not in GAME.legal_actions(table.state, 0)


def test_p17_parts_are_stripped_at_the_phases_start() -> None:
    """Whoever has laid a pawn proposes nothing; what was proposed before others agree to."""
    table = planning()
    table.do("engineer", "rest")
    table.refused("engineer", "strip lab cpu", "phase-begun")
    table.do("medic", "strip lab cpu")
    assert [each.seat for each in GAME.decisions(table.state) if each.called] == [0, 1, 2]
    table.do("engineer", "strip lab cpu", "withdraw 1 own", "strip lab power")
    for role in ("scientist", "geologist"):
        table.do(role, "strip lab cpu")
    assert table.facility("lab").broken == ("cpu",)
    table.resolve()
    assert table.state.plan.strips == ()


def test_p17_whoever_leads_all_astronauts_alone_needs_nobodys_consent() -> None:
    table = Table("engineer", "medic", solo="yes")
    table.planning()
    events = table.do("engineer", "strip lab cpu")
    assert not of(events, StripProposed)
    assert table.facility("lab").broken == ("cpu",)


def test_p17_a_proposal_lapses_with_the_part() -> None:
    """A part that is lent meanwhile can't be stripped, so nobody is asked about it."""
    table = planning()
    table.put("garage", broken=("cpu",))
    table.do("medic", "strip lab cpu")
    table.do("engineer", "repair garage cpu lab own")
    assert KeepPart("lab", "cpu") not in GAME.legal_actions(table.state, 0)
    assert not GAME.view(table.state, 0).strips
    table.refused("scientist", "strip lab cpu", "part-not-there", facility="lab", part="cpu")


def test_p17_an_autopilot_strips_nothing_of_itself_and_agrees_to_what_is_proposed() -> None:
    table = planning()
    pilot, dice = AUTOPILOTS["steady"], Dice(bytes(32), 0)
    legal = GAME.legal_actions(table.state, 0)
    assert not isinstance(pilot.choose(GAME.view(table.state, 0), legal, dice), Strip)
    table.do("engineer", "strip lab cpu")
    legal = GAME.legal_actions(table.state, 0)
    assert pilot.choose(GAME.view(table.state, 0), legal, dice) == Strip("lab", "cpu")
    advised = pilot.at_once(GAME.view(table.state, 0), legal)  # type: ignore[attr-defined]
    assert Strip("lab", "cpu") not in advised


def test_p14_an_event_whose_action_is_gone_has_no_consequence() -> None:
    """It is remembered for three rounds in a row, its own among them; whatever leaves the log is
    neither done nor feared any more."""
    table = Table()
    table.set(round=4, log=(LogEntry("tremor", 1), LogEntry("silent-radio", 2)))
    for seed in range(20):
        before = table.state
        table.set(start=replace(before.start, seed=seed.to_bytes(32, "big")))
        events = table.run(Step(CONSEQUENCES))
        assert one(events, EventExpired).event == "tremor"
        assert "tremor" not in one(events, ConsequencesChecked).came
        table.state = before


def test_p11_the_same_thing_may_be_attempted_twice_in_a_sol() -> None:
    """As on page 12, where two stacks build the same: the second is for the first one's failure."""
    table = planning()
    table.set(cargo=("spare-cpu", "spare-cpu"), upgrades=("games-room",), examined=("sample",))
    table.put("lab", broken=("cpu",))
    table.map("r1-n plain 1")
    twice = (
        *("explore r1-s 0 own", "gather r1-n sample 0 own", "study sample second own"),
        *("repair lab cpu spare own", "install games-room own", "construct backup-farm own"),
    )
    for line in twice:
        for role in ("engineer", "medic"):
            assert line in table.legal(role)
            table.do(role, line)
        for number, role in ((1, "engineer"), (2, "medic")):
            table.do(role, f"withdraw {number} own")
    for role in ("engineer", "medic"):
        table.do(role, "repair lab cpu spare own", "rest")
    events = table.chance(table.resolve, lambda ev: bool(of(ev, RepairDone)) and one_failed(ev))
    assert len(of(events, Rolled)) == 2
    assert table.facility("lab").broken == ()
    assert table.state.cargo.count("spare-cpu") == 1


def one_failed(events: list[Event]) -> bool:
    return [each.ok for each in of(events, ActionResolved)].count(False) == 1


def test_p11_whoever_finds_it_done_does_not_roll_and_takes_all_items_back() -> None:
    table = planning()
    table.set(cargo=("spare-cpu", "spare-cpu"))
    table.put("lab", broken=("cpu",))
    both(table, "engineer", "repair lab cpu spare own")
    table.do("medic", "repair lab cpu spare own", "rest")
    events = table.resolve()
    assert one(events, ActionIdle).seat == table.seat("medic")
    assert not of(events, Rolled)
    assert table.state.cargo == ("spare-cpu",)


def test_p11_an_event_a_restart_and_planting_are_done_once() -> None:
    table = planning()
    table.set(log=(LogEntry("tremor", 1),), cargo=("seed", "seed"))
    table.farm("farm", greenhouses=5, plants=3)
    table.put("garage", shutdowns=(Shutdown("energy"),))
    for number, line in enumerate(
        ("attend tremor own", "sow farm own", "restart garage energy own")
    ):
        table.do(("engineer", "scientist", "geologist")[number], line)
        table.refused("medic", line, "already-planned")


def test_faq_precautions_use_a_sample() -> None:
    """The white cubes in the text of the skill are samples; minerals stand for them (C-42)."""
    table = Table()
    table.give("scientist", tokens=1)
    table.planning()
    table.set(tracks=(4, 0, 0), cargo=())
    table.refused("scientist", "use precautions", "item-lacking", item="sample")
    table.set(cargo=("sample", "sample"))
    table.do("scientist", "use precautions")
    assert (table.state.cargo, table.state.tracks) == (("sample",), (2, 0, 0))
    table = Table(mission="plants")
    table.give("scientist", tokens=1)
    table.planning()
    table.set(tracks=(4, 0, 0), cargo=("mineral-2", "mineral-5"))
    table.do("scientist", "use precautions")
    assert table.state.cargo == ("mineral-5",)


def test_p15_a_point_of_interest_is_kept_until_it_is_used() -> None:
    table = Table()
    table.set(regions=("crater-rim", "salt-flats", "ice-sheet"), pois=("lost-crate",), cargo=())
    table.planning()
    both(table, "engineer", "explore r1-n 0 own")
    table.do("medic", "join 1 own")
    table.resolve()
    assert table.state.cargo == ("lost-crate",)
    table.phase(CLEAN_UP)
    table.planning()
    events = table.do("medic", "spend lost-crate")
    assert one(events, PoiUsed).poi == "lost-crate"
    assert table.state.cargo == ("spare-hardware",)
    table.refused("medic", "spend lost-crate", "item-lacking", item="lost-crate")


def test_p15_a_mark_waits_for_a_mission_in_which_it_means_something() -> None:
    table = Table(campaign="yes")
    table.set(cargo=("mark-one", "seed", "supply-drop"))
    table.planning()
    table.refused("medic", "spend mark-one", "item-idle", item="mark-one")
    carried = GAME.carried_over(table.state)  # type: ignore[attr-defined]
    table = Table(carried=carried, campaign="yes", mission="canyon")
    assert table.state.cargo == ("mark-one", "seed")
    table.planning()
    table.do("medic", "spend mark-one")
    assert table.state.cargo == ("logbook-page", "seed")


def test_p7_the_crew_says_who_is_first_player_of_the_first_sol() -> None:
    setup = Setup(("engineer", "medic", "scientist"), {"first": "medic"})
    assert [GAME.new(setup, bytes([n]) * 32).state.first for n in range(9)] == [1] * 9


@pytest.mark.parametrize("first", ["lot", "geologist"])
def test_p7_where_it_cannot_decide_a_lot_does(first: str) -> None:
    setup = Setup(("engineer", "medic", "scientist"), {"first": first})
    found = {GAME.new(setup, bytes([n]) * 32).state.first for n in range(30)}
    assert found == {0, 1, 2}


def test_p20_in_a_campaign_the_first_players_marker_stays_where_it_was() -> None:
    table = Table(campaign="yes")
    table.set(first=2)
    carried = GAME.carried_over(table.state)  # type: ignore[attr-defined]
    setup = Setup(table.setup.seats, {"campaign": "yes", "first": "medic"}, None, carried)
    assert {GAME.new(setup, bytes([n]) * 32).state.first for n in range(9)} == {2}


def test_p14_heal_takes_no_other_word_than_it_lists() -> None:
    """Which wound or condition it is, is chosen when it is resolved; only a bound pawn says so."""
    table = Table()
    table.give("medic", "migraine", "heart-condition")
    table.planning()
    for kind in ("migraine", "x"):
        with pytest.raises(IllegalAction, match="unknown-term"):
            GAME.check(table.state, table.seat("medic"), Heal(kind))
    healing = [line for line in table.legal("medic") if line.startswith("heal")]
    assert healing == ["heal open", "heal heart-condition"]
    table.do("medic", "rest")
    assert [line for line in table.legal("medic") if line.startswith("heal")] == healing[1:]


OPTIONAL = [
    (mission, objective.id)
    for mission in MISSIONS
    for objective in Table(mission=mission).state.mission.objectives
    if objective.optional
]


@pytest.mark.parametrize(("mission", "name"), OPTIONAL)
def test_p4_an_optional_objective_brings_something_when_it_is_reached(
    mission: str, name: str
) -> None:
    """Such as spare parts or food; it comes once."""
    table = Table(mission=mission)
    sheet = table.state.mission
    (wanted,) = (each for each in sheet.objectives if each.id == name)
    assert wanted.reward
    others = tuple(each.id for each in sheet.objectives if each.id != name)
    table.set(reached=others, stress=9, morale=0)
    reach(table, wanted)
    events = table.run(Step(OBJECTIVES))
    assert one(events, ObjectiveReached).objective == name
    assert len(events) > len(wanted.reward)
    assert not of(table.run(Step(OBJECTIVES)), ObjectiveReached)


def reach(table: Table, wanted: Objective) -> None:
    """Let an objective be reached."""
    about, state = wanted.about or "", table.state
    if wanted.goal == "intact":
        data = state.start.content.base.facility[about]
        facilities = tuple(each for each in state.facilities if each.id != about)
        table.set(facilities=(*facilities, new_facility(data)))
    elif wanted.goal == "explored":
        spaces = state.start.content.mars.spaces
        ring = [each.id for each in spaces if each.ring in (wanted.ring, 0) or not wanted.ring]
        table.map(*(f"{space} plain 1" for space in ring))
    else:
        many = ("sample", "mineral-1", "mineral-2", "mineral-3")
        table.set(built=(about,) * 3, discovered=many, cargo=(*state.cargo, about))


def test_p6_the_level_scales_what_stories_do() -> None:
    """More harm and less reward on hard, the other way on easy; at least 1 of each is left."""
    found = {level: Table(level=level).state.start.content.stories.event for level in LEVELS}
    harm = [found[level]["quarrel-over-duty"].effects[0].amount for level in LEVELS]
    reward = [found[level]["quarrel-over-duty"].action.effects[0].amount for level in LEVELS]
    taken = [found[level]["buried-crate"].effects[0].amount for level in LEVELS]
    assert (harm, reward, taken) == ([1, 2, 3], [-7, -6, -5], [-1, -2, -3])
    small = [found[level]["farm-alarm"].effects[0].amount for level in LEVELS]
    assert small == [-1, -1, -1]
    for level, stress in zip(LEVELS, (1, 2, 3), strict=True):
        table = Table(level=level)
        table.run(Step(EFFECTS, 0, ("event:quarrel-over-duty:now", "0")))
        assert table.state.stress == stress


@pytest.mark.parametrize("mission", MISSIONS)
def test_faq_samples_and_the_lab_are_of_use_in_every_mission(mission: str) -> None:
    """For research first of all; in the plants' minerals stand for them."""
    sheet = Table(mission=mission).state.mission
    samples = {"sample", *sheet.minerals}
    taken = [each for each in sheet.projects if {*each.items} & samples]
    assert any(each.type == "research" and each.effects for each in taken)


def test_faq_a_geologists_sample_is_worth_something_before_anybody_can_drive_out() -> None:
    table = Table(mission="landing")
    table.give("geologist", tokens=3)
    table.set(cargo=("sample",))
    table.planning()
    table.refused("engineer", "construct sintered-hull own", "item-lacking", item="sample")
    table.do("geologist", "use eureka")
    both(table, "engineer", "construct sintered-hull own")
    table.resolve()
    assert "module" in table.state.cargo


def test_p20_an_autopilot_goes_on_exploring_a_map_of_an_earlier_mission() -> None:
    """What comes with the second region explored in this mission isn't there for an old one."""
    table = Table(campaign="yes", mission="home-coming")
    table.map("r1-n plain 1", "r1-ne dunes 1", "r1-e geysers 2", "r1-s old-riverbed 2")
    carried = GAME.carried_over(table.state)  # type: ignore[attr-defined]
    table = Table(carried=carried, campaign="yes", mission="home-coming")
    assert GAME.view(table.state, 0).charted == 4
    table.planning()
    evaluation = Evaluation(GAME.view(table.state, 0), 0)
    assert evaluation.lacking["supply-drop"] == 3
    assert asks(evaluation)
    assert explore_value(evaluation, "r1-w") > IDLE
