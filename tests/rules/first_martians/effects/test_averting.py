"""Skills may be used at any time (p. 5): whoever could avert what is about to happen is asked."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.chance import Dice
from rules.core.game import Seat
from rules.first_martians.dice import Rerolled, Rolled
from rules.first_martians.effects.averting import AVERT, LET
from rules.first_martians.effects.card_effects import AdventureDrawn
from rules.first_martians.effects.mission_end import DONE, GameEnded
from rules.first_martians.effects.skills import SkillUsed
from rules.first_martians.effects.tracks import NEXT_MALFUNCTION, TRACKS, MalfunctionDrawn
from rules.first_martians.game import GAME
from rules.first_martians.phases.rounds import NEXT_ROUND, broken
from rules.first_martians.progress import Event
from rules.first_martians.state import Step
from rules.first_martians.terms import MORALE, PARTS, PRODUCTION
from tests.rules.first_martians.table import Table, of, one


@pytest.fixture
def table() -> Table:
    return Table()


def asked_to_avert(table: Table) -> Seat | None:
    """The seat that is asked whether it uses a skill against what is about to happen."""
    (first, *_) = GAME.decisions(table.state)
    return first.seat if first.kind == AVERT else None


def wounds(table: Table) -> list[int]:
    return [each.wounds for each in table.state.crew]


def test_p5_before_a_quarrel_a_skill_can_calm_the_crew(table: Table) -> None:
    table.set(stress=15)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    assert (table.state.stress, asked_to_avert(table)) == (19, table.seat("medic"))
    assert table.legal("medic") == ["choose let", "choose bedside"]
    table.do("medic", "choose bedside")
    assert (table.state.stress, wounds(table)) == (16, [0, 0, 0, 0])
    assert table.astronaut("medic").tokens == 0


def test_p5_whoever_is_asked_may_let_it_happen(table: Table) -> None:
    table.set(stress=15)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    table.do("medic", "choose let")
    assert (table.state.stress, table.state.morale, wounds(table)) == (0, -1, [1, 1, 1, 1])
    assert table.astronaut("medic").tokens == 2


def test_nobody_is_asked_whose_skills_are_not_enough(table: Table) -> None:
    table.set(stress=17)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    assert asked_to_avert(table) is None
    assert wounds(table) == [1, 1, 1, 1]


def test_two_skills_together_may_be_enough(table: Table) -> None:
    table.set(stress=17)
    table.give("scientist", tokens=2)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    table.do("scientist", "choose field-notes")
    assert asked_to_avert(table) == table.seat("medic")
    table.do("medic", "choose bedside")
    assert (table.state.stress, wounds(table)) == (15, [0, 0, 0, 0])


def test_after_a_refusal_nobody_is_asked_who_is_not_enough_alone(table: Table) -> None:
    table.set(stress=17)
    table.give("scientist", tokens=2)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    table.do("scientist", f"choose {LET}")
    assert asked_to_avert(table) is None
    assert wounds(table) == [1, 1, 1, 1]


def test_seats_are_asked_from_the_first_player_on(table: Table) -> None:
    table.set(stress=15, first=table.seat("geologist"))
    table.give("scientist", tokens=2)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    assert asked_to_avert(table) == table.seat("medic")
    table.do("medic", f"choose {LET}")
    assert asked_to_avert(table) == table.seat("scientist")


@pytest.mark.parametrize("lack", [{"used": ("bedside",)}, {"tokens": 1}, {"skills": ()}])
def test_a_skill_is_used_once_a_round_for_its_tokens(table: Table, lack: dict[str, Any]) -> None:
    table.set(stress=15)
    table.give("medic", **{"tokens": 2, **lack})
    table.phase(PRODUCTION)
    assert asked_to_avert(table) is None


def test_a_migraine_forbids_skills_at_the_last_moment_too(table: Table) -> None:
    table.set(stress=15)
    table.give("medic", "migraine", tokens=2)
    table.phase(PRODUCTION)
    assert asked_to_avert(table) is None


def test_who_has_no_time_uses_the_skill(table: Table) -> None:
    table.set(stress=15)
    table.give("medic", tokens=2)
    table.phase(PRODUCTION)
    action = GAME.default_action(table.state, table.seat("medic"))
    assert GAME.format_action(action) == "choose bedside"


def test_p5_a_skill_takes_a_track_back_before_its_card(table: Table) -> None:
    table.set(tracks=(0, 0, 5))
    table.give("engineer", tokens=2)
    table.run(Step(TRACKS))
    assert asked_to_avert(table) == table.seat("engineer")
    events = table.do("engineer", "choose bypass")
    assert not of(events, MalfunctionDrawn)
    assert table.state.tracks == (0, 0, 4)


def test_p5_a_track_far_beyond_its_end_is_not_taken_back(table: Table) -> None:
    table.set(tracks=(0, 0, 6))
    table.give("engineer", tokens=2)
    events = table.run(Step(TRACKS))
    assert of(events, MalfunctionDrawn)
    assert table.state.tracks[2] == 0


def test_p5_precautions_need_a_sample(table: Table) -> None:
    table.set(tracks=(6, 0, 0), cargo=())
    table.give("scientist", tokens=1)
    table.run(Step(TRACKS))
    assert asked_to_avert(table) is None
    table.set(tracks=(6, 0, 0), cargo=("sample",), todo=())
    table.run(Step(TRACKS))
    table.do("scientist", "choose precautions")
    assert (table.state.tracks[0], table.state.cargo) == (4, ())


def test_p5_morale_is_raised_before_the_first_player_is_wounded_for_it(table: Table) -> None:
    table.set(morale=-1)
    table.give("medic", tokens=3)
    table.phase(MORALE)
    assert asked_to_avert(table) == table.seat("medic")
    table.do("medic", "choose pep-talk")
    assert (table.state.morale, wounds(table)) == (0, [0, 0, 0, 0])


def test_p5_a_token_for_everybody_spares_the_first_player_a_wound(table: Table) -> None:
    table.set(morale=-1)
    table.give("medic", used=())
    table.phase(MORALE)
    assert asked_to_avert(table) == table.seat("medic")
    table.do("medic", "choose second-mug")
    assert (table.state.morale, wounds(table)) == (-1, [0, 0, 0, 0])
    assert [each.tokens for each in table.state.crew] == [0, 1, 1, 1]


def test_nobody_is_asked_where_the_first_player_can_pay(table: Table) -> None:
    table.set(morale=-1)
    table.give("scientist", tokens=1)
    table.give("medic", tokens=3)
    table.phase(MORALE)
    assert asked_to_avert(table) is None
    assert table.astronaut("scientist").tokens == 0


def test_p5_a_part_works_again_before_the_plants_wilt(table: Table) -> None:
    table.put("farm", broken=("power",))
    table.farm("farm", plants=4, growth=(1, 0, 0, 0, 0, 0))
    table.give("engineer", tokens=4)
    table.phase(PRODUCTION)
    assert asked_to_avert(table) == table.seat("engineer")
    table.do("engineer", "choose oh-yes-i-can")
    farm = table.facility("farm")
    assert farm.broken == ()
    assert farm.farm is not None
    assert farm.farm.growth == (0, 1, 0, 0, 0, 0)


def test_whoever_has_no_time_mends_the_part_without_which_plants_wilt(table: Table) -> None:
    table.put("garage", broken=("power", "cpu"))
    table.put("farm", broken=("hardware", "filters"))
    table.farm("farm", plants=4)
    table.give("engineer", tokens=4)
    table.phase(PRODUCTION)
    engineer, skill = table.seat("engineer"), "choose oh-yes-i-can"
    assert GAME.format_action(GAME.default_action(table.state, engineer)) == skill
    table.do("engineer", skill)
    assert GAME.format_action(GAME.default_action(table.state, engineer)) == "choose farm-filters"
    steady, legal = GAME.autopilots["steady"], GAME.legal_actions(table.state, engineer)
    for number in range(5):
        dice = Dice(bytes(32), number)
        taken = steady.choose(GAME.view(table.state, engineer), legal, dice)
        assert GAME.format_action(taken) == "choose farm-filters"


def test_a_farm_with_both_parts_red_is_beyond_one_skill(table: Table) -> None:
    table.put("farm", broken=("power", "filters"))
    table.give("engineer", tokens=8)
    table.phase(PRODUCTION)
    assert table.asked() == "wilting"


def test_p5_a_part_works_again_before_the_threshold_is_looked_at(table: Table) -> None:
    mission = table.state.mission
    most = mission.threshold[table.state.start.level]
    table.set(reached=tuple(each.id for each in mission.objectives if not each.optional))
    table.put("lab", broken=PARTS)
    table.put("garage", broken=PARTS[: most + 1 - len(PARTS)])
    assert broken(table.state) == most + 1
    table.set(round=table.state.sols)
    table.give("engineer", tokens=4)
    table.run(Step(NEXT_ROUND))
    assert asked_to_avert(table) == table.seat("engineer")
    table.do("engineer", "choose oh-yes-i-can")
    events = table.do("engineer", "choose lab-cpu")
    assert one(events, GameEnded).why == DONE


def dying(table: Table) -> list[Event]:
    """The Medic has the skill that heals it, and its last wound; a quarrel wounds everybody."""
    table.set(stress=14)
    table.give("medic", wounds=5, tokens=3, skills=("field-dressing",))
    return table.phase(PRODUCTION)


def test_p5_whoever_would_die_heals_a_wound_of_its_own(table: Table) -> None:
    dying(table)
    assert asked_to_avert(table) == table.seat("medic")
    table.do("medic", "choose field-dressing")
    assert table.astronaut("medic").wounds == 5
    assert table.state.outcome is None
    assert wounds(table)[:3] == [1, 1, 1]


def test_whoever_lets_it_happen_dies(table: Table) -> None:
    dying(table)
    events = table.do("medic", f"choose {LET}")
    assert one(events, GameEnded).why == "death"


def failed(table: Table, **medic: object) -> None:
    """The Engineer builds with dice that show no success."""
    table.give("engineer", skills=())
    table.give("medic", **medic)
    table.planning()
    table.do("engineer", "construct backup-farm own", "rest")
    for role in ("scientist", "geologist", "medic"):
        table.do(role, "rest", "rest", "ready")
    table.chance(
        lambda: table.do("engineer", "ready"),
        lambda events: any(not r.success for r in of(events, Rolled)),
    )


def test_p5_steady_hands_roll_the_dice_of_others_again(table: Table) -> None:
    failed(table, tokens=2)
    (decision,) = GAME.decisions(table.state)
    assert (decision.seat, decision.kind) == (table.seat("medic"), "reroll-die")
    assert "choose steady-hands-success" in table.legal("medic")
    events = table.do("medic", "choose steady-hands-success")
    assert one(events, SkillUsed).seat == table.seat("medic")
    assert one(events, Rerolled).seat == table.seat("engineer")


def test_the_adventure_die_of_others_is_left_to_them(table: Table) -> None:
    failed(table, tokens=2)
    assert not [line for line in table.legal("medic") if line.endswith("-adventure")]


def test_other_skills_are_for_own_dice(table: Table) -> None:
    table.give("scientist", tokens=4)
    failed(table, skills=())
    assert table.asked() != "reroll-die"


def test_each_of_several_full_tracks_is_asked_about_once(table: Table) -> None:
    """The first player says which comes next; then that is asked about, and no other."""
    table.set(tracks=(5, 0, 5), cargo=("sample",))
    table.give("scientist", tokens=1)
    table.give("engineer", tokens=2)
    table.run(Step(TRACKS))
    assert table.asked() == NEXT_MALFUNCTION
    table.do("scientist", "choose system")
    assert asked_to_avert(table) == table.seat("engineer")
    events = table.do("engineer", f"choose {LET}")
    assert one(events, MalfunctionDrawn).block == "system"
    table.do("scientist", "choose solar-panel-01")
    assert asked_to_avert(table) == table.seat("scientist")
    events = table.do("scientist", f"choose {LET}")
    assert one(events, MalfunctionDrawn).block == "working"


def test_of_several_full_tracks_one_taken_back_leaves_the_other(table: Table) -> None:
    table.set(tracks=(5, 0, 5))
    table.give("engineer", tokens=2)
    table.run(Step(TRACKS))
    table.do("scientist", "choose system")
    events = table.do("engineer", "choose bypass")
    assert one(events, MalfunctionDrawn).block == "working"
    assert table.state.tracks == (0, 0, 4)


def hurt(table: Table) -> list[Event]:
    """The Medic has its last wound, and rolls a further one and an adventure."""
    table.give("medic", wounds=5, tokens=3, skills=("field-dressing",))
    table.planning()
    for role in ("scientist", "geologist", "engineer"):
        table.do(role, "rest", "rest", "ready")
    table.do("medic", "construct backup-farm own", "rest")
    return table.chance(
        lambda: table.do("medic", "ready"),
        lambda events: any(each.wound and each.adventure for each in of(events, Rolled)),
    )


def test_c16_an_adventure_of_the_same_roll_waits_until_a_death_is_averted(table: Table) -> None:
    events = hurt(table)
    assert asked_to_avert(table) == table.seat("medic")
    assert not of(events, AdventureDrawn)
    events = table.do("medic", "choose field-dressing")
    assert one(events, AdventureDrawn).seat == table.seat("medic")


def test_c16_whoever_dies_has_no_adventure(table: Table) -> None:
    events = hurt(table)
    events += table.do("medic", f"choose {LET}")
    assert one(events, GameEnded).why == "death"
    assert not of(events, AdventureDrawn)
