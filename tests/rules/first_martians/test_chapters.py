"""A campaign at one table: its missions one after the other (page 20, B13)."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from rules.core.errors import BrokenData, IllegalAction
from rules.first_martians.effects.card_effects import RuleEnacted
from rules.first_martians.effects.crew import StressChanged, wound
from rules.first_martians.effects.mars_base import SupplyChanged, lose_greenhouse, lose_upgrade
from rules.first_martians.effects.mission_end import MissionEnded
from rules.first_martians.facts import told_here
from rules.first_martians.game import GAME
from rules.first_martians.phases.chapters import CampaignEnded, ChapterBegan
from rules.first_martians.phases.rounds import NEXT_ROUND
from rules.first_martians.progress import Event, Progress
from rules.first_martians.state import Shutdown, Step, Supply
from rules.first_martians.terms import EVENT_CHOICE, LAST_WOUND, PLAN, PRODUCTION, ROLES
from tests.rules.first_martians.sample_campaign import CAMPAIGN, SAMPLE, content
from tests.rules.first_martians.table import LAST, Table, of, one


def campaign(lessons: str = "yes", **changes: Any) -> Table:
    return Table(content=content(**changes), campaign=CAMPAIGN, lessons=lessons)


LASTING: dict[str, Any] = {
    "rules": [{"id": "thin-air", "phase": PRODUCTION, "effects": [{"do": "stress", "amount": 2}]}],
    "chapters": [
        {
            **SAMPLE["chapters"][0],
            "choice": [
                {"id": "tell-earth", "effects": [{"do": "rule", "rule": "thin-air"}]},
                {"id": "keep-silent"},
            ],
        },
        *SAMPLE["chapters"][1:],
    ],
}


def finish(table: Table, *also: str, won: bool = True) -> list[Event]:
    """Let the mission end now, won or out of time, with optional objectives reached besides."""
    state = table.state
    needed = tuple(each.id for each in state.mission.objectives if not each.optional)
    table.set(reached=(*needed, *also) if won else also, round=state.sols)
    if won:
        table.set(facilities=tuple(replace(each, broken=()) for each in state.facilities))
    return table.run(Step(NEXT_ROUND))


def test_p20_a_won_mission_brings_its_rewards_and_a_choice() -> None:
    table = campaign()
    events = finish(table, "first-discovery")
    assert one(events, MissionEnded).won
    assert table.state.resting
    assert table.state.outcome is None
    assert table.state.cargo.count("spare-cpu") == 1 + 2
    assert table.state.morale == 1
    assert table.asked() == "debriefing"
    assert table.legal(ROLES[0]) == ["choose tell-earth", "choose keep-silent", "choose boast"]


def test_p20_without_its_objective_a_reward_does_not_come_nor_is_its_side_offered() -> None:
    table = campaign()
    finish(table)
    assert table.state.cargo.count("spare-cpu") == 1
    assert table.legal(ROLES[0]) == ["choose tell-earth", "choose keep-silent"]


def test_p20_a_side_that_the_crew_cannot_give_is_not_offered() -> None:
    gift = {"id": "tell-earth", "effects": [{"do": "supply", "resource": "energy", "amount": -2}]}
    table = campaign(
        chapters=[
            {**SAMPLE["chapters"][0], "choice": [gift, {"id": "keep-silent"}]},
            *SAMPLE["chapters"][1:],
        ]
    )
    finish(table)
    table.set(supply=Supply(energy=2, oxygen=0, food=0))
    assert table.legal(ROLES[0]) == ["choose tell-earth", "choose keep-silent"]
    table.set(supply=Supply(energy=1, oxygen=2, food=2))
    assert table.legal(ROLES[0]) == ["choose keep-silent"]


def test_a_side_of_a_campaigns_event_is_offered_where_its_facts_hold() -> None:
    sides = [
        {"id": "answer", "effects": [{"do": "morale", "amount": 1}]},
        {
            "id": "ask-back",
            "when": ["won:arrival"],
            "effects": [{"do": "stress", "amount": 1}],
        },
    ]
    event = {
        "id": "call-at-night",
        "choice": sides,
        "consequence": SAMPLE["events"][0]["consequence"],
    }
    event["action"] = SAMPLE["events"][0]["action"]
    table = campaign(events=[event])
    choice = Step(EVENT_CHOICE, seat=0, data=("call-at-night",), number=1)
    for offered in (["choose answer"], ["choose answer", "choose ask-back"]):
        table.set(todo=(choice, Step(PLAN, number=LAST)), asked=LAST)
        assert table.legal(ROLES[0]) == offered
        finish(table)


@pytest.mark.parametrize(("side", "chapter"), [("tell-earth", "tower"), ("keep-silent", "depths")])
def test_p20_what_was_decided_says_which_mission_comes_next(side: str, chapter: str) -> None:
    table = campaign()
    finish(table)
    table.do(ROLES[0], f"choose {side}")
    assert table.asked() == "departure"
    assert table.state.chapter == "arrival"
    events = table.do(ROLES[2], "choose set-out")
    assert one(events, ChapterBegan) == ChapterBegan(chapter, "next")
    assert (table.state.chapter, table.state.round, table.state.resting) == (chapter, 1, False)
    assert [(each.chapter, each.won, each.side) for each in table.state.records] == [
        ("arrival", True, side)
    ]


def test_p20_everything_stays_but_what_a_mission_alone_has() -> None:
    table = campaign()
    table.map("r1-n plain 1 supply-drop", "r2-n chasm 0")
    table.give("medic", "migraine", wounds=3, tokens=2, skills=("triage",))
    finish(table)
    table.put("lab", broken=("cpu",))
    table.do(ROLES[0], "choose tell-earth")
    events = table.do(ROLES[0], "choose set-out")
    assert SupplyChanged("energy", 4, "chapter:tower:opens") in events
    state = table.state
    assert [site.space for site in state.sites] == ["r1-n", "r2-n"]
    assert state.sites[0].finds == ()
    assert table.astronaut("medic").wounds == 3
    assert [each.kind for each in table.astronaut("medic").ailments] == ["migraine"]
    assert "cpu" in table.facility("lab").broken
    assert state.cargo.count("strut") == 3
    assert (state.reached, state.plan.stacks, state.discovered) == ((), (), ())


def test_p20_a_lost_mission_is_tried_again_from_where_it_began() -> None:
    table = campaign()
    finish(table)
    table.do(ROLES[0], "choose tell-earth")
    table.do(ROLES[0], "choose set-out")
    before = table.state
    table.set(cargo=(), morale=-2)
    table.put("lab", broken=("cpu", "power"))
    finish(table, won=False)
    assert table.asked() == "retry"
    assert table.legal(ROLES[1]) == ["choose again", "choose anew", "choose home"]
    table.do(ROLES[1], "choose again")
    state = table.state
    assert state.chapter == "tower"
    assert state.round == 1
    assert (state.cargo, state.morale) == (before.cargo, before.morale)
    assert table.facility("lab").broken == before.required_facility("lab").broken
    assert [(each.chapter, each.won) for each in state.records] == [
        ("arrival", True),
        ("tower", False),
    ]


def test_p20_or_the_campaign_is_begun_anew() -> None:
    table = campaign()
    finish(table)
    table.do(ROLES[0], "choose tell-earth")
    table.do(ROLES[0], "choose set-out")
    table.map("r1-n plain 1")
    finish(table, won=False)
    table.do(ROLES[0], "choose anew")
    assert (table.state.chapter, table.state.records, table.state.sites) == ("arrival", (), ())


def test_p20_or_the_crew_goes_home_and_has_lost() -> None:
    table = campaign()
    finish(table, won=False)
    ended = one(table.do(ROLES[3], "choose home"), CampaignEnded)
    assert (ended.ending, ended.won, ended.score) == ("recalled", False, 0)
    assert table.state.outcome is not None
    assert not table.state.outcome.winners


def test_p20_the_last_mission_leads_to_an_ending() -> None:
    table = campaign()
    finish(table)
    table.do(ROLES[0], "choose keep-silent")
    table.do(ROLES[0], "choose set-out")
    ended = one(finish(table), CampaignEnded)
    assert (ended.ending, ended.won, ended.score) == ("found", True, 2)
    assert table.state.ending == "found"


def test_p20_a_story_that_goes_on_after_a_death_does_not_go_on_with_the_round() -> None:
    table = campaign(lessons="no")
    table.give("medic", wounds=LAST_WOUND)
    progress = Progress(table.state)
    for seat in (ROLES.index("medic"), 0):
        wound(progress, seat, 1, "hunger")
    GAME.advance(progress)
    after = progress.transition()
    assert [type(each).__name__ for each in after.events][:2] == ["Wounded", "MissionEnded"]
    assert after.state.crew[0].wounds == 0
    assert after.state.todo[0].kind == "retry"


def test_p20_a_rule_for_good_comes_each_round_from_then_on() -> None:
    table = campaign(**LASTING)
    finish(table)
    events = table.do(ROLES[0], "choose tell-earth")
    assert one(events, RuleEnacted).rule == "thin-air"
    table.do(ROLES[0], "choose set-out")
    for _ in range(2):
        events = table.phase(PRODUCTION)
        changes = [each for each in of(events, StressChanged) if each.why == "rule:thin-air"]
        assert [each.amount for each in changes] == [2]
    (told,) = GAME.view(table.state, None).content.campaigns.values()
    assert [each.id for each in told.rules] == ["thin-air"]


def test_p20_where_nothing_is_played_again_nobody_dies_and_the_story_goes_on() -> None:
    table = campaign(replayable=False)
    table.give("medic", wounds=LAST_WOUND, skills=("bedside", "second-mug", "pep-talk"))
    progress = Progress(table.state)
    wound(progress, ROLES.index("medic"), 2, "hunger")
    GAME.advance(progress)
    table.state = progress.transition().state
    assert not table.state.records[-1].won
    medic = table.astronaut("medic")
    assert (medic.wounds, medic.skills) == (LAST_WOUND, ("bedside", "second-mug"))
    assert table.asked() == "debriefing"
    table.do(ROLES[0], "choose keep-silent")
    assert table.asked() == "departure"


def test_p20_a_tile_that_was_being_taken_off_as_the_mission_ended_is_gone() -> None:
    """It has no price, so nothing would ever take it off: a game stopped with an error there."""
    table = campaign()
    table.put("lab", shutdowns=(Shutdown("energy", "blown-fuse"),))
    table.put("garage", shutdowns=(Shutdown("oxygen", "slow-leak"), Shutdown("energy")))
    finish(table)
    table.do(ROLES[0], "choose keep-silent")
    table.do(ROLES[0], "choose set-out")
    assert table.facility("lab").shutdowns == ()
    assert Shutdown("oxygen", "slow-leak") in table.facility("garage").shutdowns


def test_p20_what_is_destroyed_stays_destroyed() -> None:
    table = campaign()
    table.put("lab", upgrade="second-microscope")
    progress = Progress(table.state)
    lose_upgrade(progress, "lab")
    lose_greenhouse(progress, "farm")
    state = progress.transition().state
    assert state.required_facility("lab").upgrade == ""
    farm = state.required_facility("farm").farm
    assert farm is not None
    assert (farm.greenhouses, farm.plants) == (3, 3)


def test_b13_skill_cards_are_locked_in_a_campaign() -> None:
    table = campaign()
    skills = table.state.start.content.crew.skill
    for each in table.opening.crew:
        assert [(skills[name].base, skills[name].profile) for name in each.skills] == [
            (True, False),
            (False, True),
        ]


def test_stories_of_a_campaign_are_drawn_only_where_they_have_happened() -> None:
    table = campaign()
    story = table.state.start.content.stories.event["answer-from-darmstadt"]
    assert not told_here(table.state, story)
    finish(table)
    table.do(ROLES[0], "choose tell-earth")
    assert told_here(table.state, story)
    assert not told_here(Table(content=content()).state, story)


def test_what_is_sealed_stands_in_no_view() -> None:
    table = campaign()
    view = GAME.view(table.state, None)
    (told,) = view.content.campaigns.values()
    assert [each.id for each in told.chapters] == ["arrival"]
    assert told.chapters[0].forks == told.endings == told.events == ()
    other = campaign(endings=[{"id": "heard", "won": False}, {"id": "found", "won": False}])
    assert GAME.view(other.state, None) == view
    plain = Table(content=content())
    assert GAME.view(plain.state, None).content.campaigns == {}


def test_a_campaign_goes_on_after_its_state_was_stored() -> None:
    table = campaign()
    finish(table)
    table.do(ROLES[0], "choose tell-earth")
    table.do(ROLES[0], "choose set-out")
    stored = json.loads(json.dumps(GAME.encode_state(table.state)))
    assert GAME.decode_state(stored, table.setup, table.state.start.seed) == table.state


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"first": "nowhere"}, "first"),
        ({"endings": [{"id": "heard", "won": True}]}, "to"),
        (
            {
                "events": [
                    {
                        **SAMPLE["events"][0],
                        "choice": [
                            {"id": side, "when": ["won:nowhere"], "effects": effects}
                            for side, effects in (
                                ("answer", [{"do": "morale", "amount": 1}]),
                                ("ask-back", [{"do": "stress", "amount": 1}]),
                            )
                        ],
                    }
                ]
            },
            "choice.0.when",
        ),
        (
            {
                "endings": [
                    {"id": "heard", "won": True},
                    {"id": "found", "won": True},
                    {"id": "lost-for-good", "won": False},
                ]
            },
            "endings",
        ),
    ],
)
def test_a_campaign_that_leads_nowhere_is_refused(changes: Any, field: str) -> None:
    with pytest.raises(BrokenData) as refused:
        campaign(**changes)
    assert field in str(refused.value.params["field"])


def test_a_campaign_that_is_not_there_is_refused() -> None:
    with pytest.raises(IllegalAction):
        Table(content={**GAME.content(), "campaign_fifth_bunk": None}, campaign=CAMPAIGN)
