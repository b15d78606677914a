"""Phase VI, Clean-up, and the end of a mission (B9)."""

from __future__ import annotations

from rules.first_martians.effects.mission_end import GameEnded, broken
from rules.first_martians.game import GAME
from rules.first_martians.objectives import ObjectiveReached
from rules.first_martians.phases.rounds import NEXT_ROUND, OBJECTIVES
from rules.first_martians.state import Step
from rules.first_martians.terms import CLEAN_UP, ROLES
from tests.rules.first_martians.table import Table, of, one

MANDATORY = (
    "backup-energy",
    "backup-air",
    "backup-harvest",
    "first-greenhouse",
    "first-seed",
    "supply-drops",
)


def test_vi_tokens_move_on_one_at_a_time() -> None:
    table = Table()
    table.put("lab", now=("wound", "reroll"), next=("blocked", "minus-pawn"))
    table.phase(CLEAN_UP)
    assert (table.facility("lab").now, table.facility("lab").next) == (
        ("minus-pawn",),
        ("blocked",),
    )


def test_vi_skills_are_refreshed_and_the_first_player_changes() -> None:
    table = Table()
    table.give("medic", used=("pep-talk",))
    table.phase(CLEAN_UP)
    assert table.astronaut("medic").used == ()
    assert table.state.first == 1


def test_b9_the_mission_is_won_before_time_is_over_if_all_is_done() -> None:
    table = Table()
    table.set(round=4, reached=MANDATORY)
    table.run(Step(NEXT_ROUND))
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0, 1, 2, 3)


def test_b9_optional_objectives_are_not_needed_and_others_are() -> None:
    table = Table()
    table.set(round=8, reached=(*MANDATORY[1:], "growth-conditions", "first-discovery"))
    ended = one(table.run(Step(NEXT_ROUND)), GameEnded)
    assert (ended.won, ended.why) == (False, "time")


def test_b9_too_many_broken_parts_keep_from_winning_until_time_is_over() -> None:
    table = Table()
    for name in ("lab", "garage"):
        table.put(name, broken=("power", "filters", "hardware", "cpu"))
    assert broken(table.state) == 8
    table.set(round=4, reached=MANDATORY)
    assert not of(table.run(Step(NEXT_ROUND)), GameEnded)
    table.set(round=8)
    ended = one(table.run(Step(NEXT_ROUND)), GameEnded)
    assert (ended.won, ended.why) == (False, "threshold")


def test_b9_a_death_ends_it_for_all_at_once() -> None:
    table = Table()
    table.give("medic", wounds=5)
    table.set(stress=17)
    events = table.phase(3)
    assert one(events, GameEnded).why == "death"
    assert events[-1] == one(events, GameEnded)
    assert GAME.decisions(table.state) == ()


def test_objectives_are_marked_when_they_are_reached_and_stay() -> None:
    table = Table()
    table.set(cargo=("supply-drop",) * 4, built=("backup-solar-panel",))
    events = table.run(Step(OBJECTIVES))
    assert {each.objective for each in of(events, ObjectiveReached)} == {
        "backup-energy",
        "supply-drops",
    }
    table.set(cargo=())
    assert not of(table.run(Step(OBJECTIVES)), ObjectiveReached)
    assert len(table.state.reached) == 2


def test_a_mission_is_as_long_as_crew_and_level_say() -> None:
    sols = [
        Table(*ROLES[:count], level=level).state.sols
        for count, level in ((2, "easy"), (2, "normal"), (3, "normal"), (4, "normal"), (4, "hard"))
    ]
    assert sols == [7, 6, 5, 6, 5]
