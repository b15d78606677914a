"""Wounds and conditions (B10, B11), skills (B3), campaigns (B13)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from rules.core.errors import BrokenData, IllegalAction
from rules.core.game import Setup
from rules.first_martians import events as e
from rules.first_martians.effects.crew import draw_condition, heal, wound
from rules.first_martians.evolve.recorder import Progress
from rules.first_martians.game import GAME
from rules.first_martians.pieces import LogEntry
from rules.first_martians.terms import CONDITIONS
from tests.rules.first_martians.table import Table, of, one


def test_c4_and_c5_five_wounds_are_survived_and_two_steps_draw_conditions() -> None:
    table = Table()
    progress = Progress(table.state)
    drawn = []
    for _ in range(5):
        wound(progress, 0, 1, "test")
        drawn.append(len(of(progress.events, e.ConditionDrawn)))
    assert drawn == [0, 1, 1, 2, 2]
    assert progress.state.outcome is None
    wound(progress, 0, 1, "test")
    assert progress.state.outcome is not None


def test_faq_the_same_icon_crossed_again_draws_again() -> None:
    table = Table()
    table.give("scientist", wounds=1)
    progress = Progress(table.state)
    wound(progress, 0, 1, "test")
    heal(progress, 0, 1, "test")
    wound(progress, 0, 1, "test")
    assert len(of(progress.events, e.ConditionDrawn)) == 2


def test_b10_no_kind_twice_and_c30_none_where_the_pile_has_none() -> None:
    table = Table()
    for role in ("scientist", "geologist"):
        table.give(role, *(kind for kind in CONDITIONS if kind != "anxiety-attack"))
    progress = Progress(table.state)
    draw_condition(progress, 0)
    draw_condition(progress, 2)
    assert {each.condition for each in of(progress.events, e.ConditionDrawn)} == {"anxiety-attack"}
    assert Counter(each.kind for each in progress.state.crew[2].ailments) == {}
    assert progress.state.morale == -2


def test_b10_a_condition_acts_from_the_next_phase_on() -> None:
    table = Table()
    table.set(phase=4)
    progress = Progress(table.state)
    while not progress.state.crew[0].ailments:
        draw_condition(progress, 0)
    table.state = progress.state
    (ailment,) = table.astronaut("scientist").ailments
    assert not table.state.suffers(0, ailment.kind)
    table.set(phase=5)
    assert table.state.suffers(0, ailment.kind)


def test_b11_anaemia_eats_two_portions() -> None:
    table = Table()
    table.give("medic", "anaemia")
    table.set(supply=table.state.supply._replace(food=3))
    table.phase(3)
    assert table.state.supply.food == 2


def test_b11_one_pawn_of_a_heart_patient_can_only_heal_it() -> None:
    table = Table()
    table.give("medic", "heart-condition", wounds=1)
    table.planning()
    table.do("medic", "rest")
    table.refused("medic", "rest", "no-pawn")
    table.refused("medic", "heal open", "no-pawn")
    table.do("medic", "heal heart-condition", "ready")
    table.resolve()
    assert table.astronaut("medic").ailments == ()
    assert table.astronaut("medic").wounds == 1


def test_c21_the_bound_pawn_may_stay_idle() -> None:
    table = Table()
    table.give("medic", "heart-condition")
    table.planning()
    table.do("medic", "rest", "ready")


def test_b11_and_faq_trouble_concentrating_gives_the_performer_one_adventure() -> None:
    table = Table()
    for role in ("medic", "scientist"):
        table.give(role, "trouble-concentrating")
    table.planning()
    table.do("engineer", "construct backup-farm own")
    table.do("medic", "join 1 own")
    table.do("scientist", "join 1 own")
    events = table.resolve()
    assert one(events, e.AdventureDrawn).seat == table.seat("engineer")


def test_b11_migraine_forbids_skills_but_tokens_can_be_given() -> None:
    table = Table()
    table.give("scientist", "migraine", tokens=3)
    table.set(morale=-1)
    table.phase(2)
    assert table.astronaut("scientist").tokens == 2
    table.planning()
    table.refused("scientist", "use field-notes", "migraine")


def test_b11_poisoning_doubles_wounds() -> None:
    table = Table()
    table.give("medic", "poisoning")
    progress = Progress(table.state)
    wound(progress, table.seat("medic"), 1, "test")
    assert progress.state.crew[table.seat("medic")].wounds == 2


def test_b3_a_skill_costs_tokens_and_acts_once_a_round() -> None:
    table = Table()
    table.give("medic", tokens=6)
    table.planning()
    table.refused("medic", "use sure-footed", "skill-not-held", skill="sure-footed")
    table.refused("scientist", "use field-notes", "tokens-lacking", needed=2, held=0)
    table.do("medic", "use pep-talk")
    assert (table.state.morale, table.astronaut("medic").tokens) == (1, 3)
    table.refused("medic", "use pep-talk", "skill-used", skill="pep-talk")


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


def test_b3_a_sample_gathered_by_skill_is_at_hand_at_once() -> None:
    table = Table()
    table.give("geologist", tokens=2)
    table.map("r1-n plain 1")
    table.planning()
    table.do("geologist", "use core-drill")
    assert "sample" in table.state.cargo
    assert table.state.sites[0].samples == 0


def test_faq_shortcut_ignores_the_terrain_of_one_region() -> None:
    table = Table()
    table.give("geologist", tokens=3)
    table.map("r1-n geysers 2")
    table.planning()
    table.do("geologist", "use shortcut", "gather r1-n sample 0 own", "join 1 own")
    table.do("geologist", "send scorpio 1")
    table.resolve()
    assert table.astronaut("geologist").wounds == 0


def test_c39_a_reroll_is_for_own_dice() -> None:
    table = Table()
    table.give("engineer", tokens=2)
    table.give("scientist", tokens=2)
    table.planning()
    table.refused("engineer", "use second-look", "no-dice", skill="second-look")
    table.do("engineer", "construct backup-farm own", "rest")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")

    def roll() -> list[e.Event]:
        return table.do("engineer", "ready")

    table.chance(roll, lambda events: any(not r.success for r in of(events, e.Rolled)))
    (decision,) = GAME.decisions(table.state)
    assert (decision.seat, decision.kind) == (table.seat("engineer"), "reroll-die")
    events = table.do("engineer", "choose second-look-success")
    assert one(events, e.Rerolled).die == "success"


def test_b13_a_discovery_unlocks_a_skill_for_each() -> None:
    table = Table("engineer", "medic", campaign="yes")
    assert table.astronaut("medic").skills == ("bedside",)
    table.set(examined=("sample",))
    table.planning()
    table.do("engineer", "study sample second own", "join 1 own", "ready")
    table.do("medic", "rest", "rest", "ready")
    table.do("engineer", "choose bypass")
    table.do("medic", "choose pep-talk")
    assert table.astronaut("medic").skills == ("bedside", "pep-talk")


def test_b13_everything_is_carried_over_into_the_next_mission() -> None:
    table = Table()
    table.give("medic", "anaemia", wounds=3, tokens=2)
    table.put("lab", broken=("cpu",))
    table.map("r1-n plain 1")
    table.set(cargo=("sample",), log=(LogEntry("tremor", 1),), stress=7, round=8)
    assert GAME.carried_over is not None
    carried = json.loads(json.dumps(GAME.carried_over(table.state)))
    opening = GAME.new(Setup(table.setup.seats, {}, None, carried), bytes(32))
    blank = opening.state
    medic = blank.crew[blank.seat_of("medic")]
    assert (medic.wounds, [each.kind for each in medic.ailments]) == (3, ["anaemia"])
    assert blank.facility("lab").broken == ("cpu",)  # type: ignore[union-attr]
    assert [site.space for site in blank.sites] == ["r1-n"]
    assert "plain" not in blank.regions
    assert blank.round == 1


def test_b13_the_crew_stays_the_same_and_the_record_must_be_whole() -> None:
    table = Table()
    assert GAME.carried_over is not None
    carried = GAME.carried_over(table.state)
    with pytest.raises(IllegalAction, match="other-crew"):
        GAME.new(Setup(("medic", "engineer"), {}, None, carried), bytes(32))
    with pytest.raises(BrokenData):
        GAME.new(Setup(table.setup.seats, {}, None, {**carried, "stress": "high"}), bytes(32))
