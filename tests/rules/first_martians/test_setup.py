"""Set-up (B2) and tables of fewer than four astronauts (B12)."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import Setup
from rules.first_martians.game import GAME
from rules.first_martians.start_position import blank
from rules.first_martians.state import State
from rules.first_martians.terms import ROLES


def _laid_out(*roles: str, **options: str) -> State:
    return blank(GAME.start(Setup(roles, options), bytes(32)))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_b2_greenhouses_and_plants_for_each_astronaut(count: int) -> None:
    state = _laid_out(*ROLES[:count])
    facility = state.facility("farm")
    assert facility is not None
    assert facility.farm is not None
    assert (facility.farm.greenhouses, facility.farm.plants) == (count, count)


def test_b2_everything_works_and_production_is_at_its_limit() -> None:
    state = _laid_out(*ROLES)
    assert all(not each.broken for each in state.facilities)
    assert [each.production for each in state.facilities if each.production] == [4, 4, 5, 5]
    assert (state.morale, state.stress, state.tracks) == (0, 0, (0, 0, 0))
    assert state.boxes == (False, False, False)


def test_b2_all_skills_are_at_hand_but_in_a_campaign() -> None:
    assert [len(each.skills) for each in _laid_out(*ROLES).crew] == [5, 5, 5, 5]
    campaign = _laid_out(*ROLES, campaign="yes")
    assert [len(each.skills) for each in campaign.crew] == [2, 2, 2, 2]


@pytest.mark.parametrize(("count", "machines"), [(2, 2), (3, 1), (4, 0)])
def test_b12_a_small_crew_chooses_machines(count: int, machines: int) -> None:
    state = GAME.new(Setup(ROLES[:count]), bytes(32)).state
    chosen = []
    while state.todo[0].kind == "machine":
        assert {decision.shared for decision in GAME.decisions(state)} == {True}
        action = GAME.default_action(state, 0)
        chosen.append(action)
        state = GAME.apply(state, 0, action).state
    assert len(chosen) == len(state.machines) == machines


def test_b12_alone_all_four_machines_are_at_hand() -> None:
    state = GAME.new(Setup(ROLES[:2], {"solo": "yes"}), bytes(32)).state
    assert len(state.machines) == 4
    assert state.todo[0].kind != "machine"
    with pytest.raises(IllegalAction, match="solo-seats"):
        GAME.new(Setup(ROLES, {"solo": "yes"}), bytes(32))


def test_a_game_for_a_crew() -> None:
    """One person may lead several astronauts, undo is the group's, and surprises stay hidden."""
    assert GAME.seats_per_person == 4
    assert GAME.group_undo
    assert GAME.hides_content


def test_the_plan_is_one_decision_of_all_with_agreement() -> None:
    state = GAME.new(Setup(ROLES), bytes(32)).state
    while state.todo[0].kind != "plan":
        seat = GAME.decisions(state)[0].seat
        state = GAME.apply(state, seat, GAME.default_action(state, seat)).state
    decisions = GAME.decisions(state)
    assert [each.seat for each in decisions] == [0, 1, 2, 3]
    assert len({each.about for each in decisions}) == 1
    assert all(each.shared and not each.ready for each in decisions)
    for line in ("rest", "rest", "ready"):
        state = GAME.apply(state, 2, GAME.parse_action(line)).state
    assert [each.ready for each in GAME.decisions(state)] == [False, False, True, False]
    state = GAME.apply(state, 2, GAME.parse_action("revise")).state
    assert not any(each.ready for each in GAME.decisions(state))
