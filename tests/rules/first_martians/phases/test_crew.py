"""The crew: wounds and conditions (B10, B11), skills (B3), what campaigns carry over (B13)."""

from __future__ import annotations

import json

import pytest

from rules.core.errors import BrokenData, IllegalAction
from rules.core.game import Setup
from rules.first_martians.effects.crew import draw_condition, wound
from rules.first_martians.game import GAME
from rules.first_martians.progress import Progress
from rules.first_martians.state import LogEntry
from rules.first_martians.terms import CLEAN_UP
from tests.rules.first_martians.table import Table


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
    table.refused("medic", "rest", "heart-bound", laid=1, pawns=2)
    table.refused("medic", "heal open", "heart-bound", laid=1)
    table.do("medic", "heal heart-condition", "ready")
    table.resolve()
    assert table.astronaut("medic").ailments == ()
    assert table.astronaut("medic").wounds == 1


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


def test_b3_a_sample_gathered_by_skill_is_at_hand_at_once() -> None:
    table = Table()
    table.give("geologist", tokens=2)
    table.map("r1-n plain 1")
    table.planning()
    table.do("geologist", "use core-drill")
    assert "sample" in table.state.cargo
    assert table.state.sites[0].samples == 0


def test_a4_a_profile_helps_once_a_mission_and_costs_no_token() -> None:
    table = Table()
    table.give("medic", used=())
    table.planning()
    table.do("medic", "use second-mug")
    assert [each.tokens for each in table.state.crew] == [1, 1, 1, 1]
    table.refused("medic", "use second-mug", "skill-used", skill="second-mug")
    table.phase(CLEAN_UP)
    assert table.astronaut("medic").used == ("second-mug",)
    table.planning()
    table.refused("medic", "use second-mug", "skill-used", skill="second-mug")


def test_a4_a_profile_stays_where_skill_cards_are_locked() -> None:
    table = Table(campaign="yes")
    assert table.astronaut("scientist").skills == ("calculate", "night-shift")


def test_b13_a_discovery_unlocks_a_skill_for_each() -> None:
    table = Table("engineer", "medic", campaign="yes")
    assert table.astronaut("medic").skills == ("bedside", "second-mug")
    table.set(examined=("sample",))
    table.planning()
    table.do("engineer", "study sample second own", "join 1 own", "ready")
    table.do("medic", "rest", "rest", "ready")
    table.do("engineer", "choose bypass")
    table.do("medic", "choose pep-talk")
    assert table.astronaut("medic").skills == ("bedside", "second-mug", "pep-talk")


def test_b13_everything_is_carried_over_into_the_next_mission() -> None:
    table = Table()
    table.give("medic", "anaemia", wounds=3, tokens=2)
    table.put("lab", broken=("cpu",))
    table.map("r1-n plain 1")
    table.set(cargo=("sample",), log=(LogEntry("tremor", 1),), stress=7, round=8)
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
    carried = GAME.carried_over(table.state)
    with pytest.raises(IllegalAction, match="other-crew"):
        GAME.new(Setup(("medic", "engineer"), {}, None, carried), bytes(32))
    with pytest.raises(BrokenData):
        GAME.new(Setup(table.setup.seats, {}, None, {**carried, "stress": "high"}), bytes(32))
