"""Autopilots: they help where the plan lacks pawns, and sense does better than chance."""

from __future__ import annotations

import random

import pytest

from rules.core.chance import Dice
from rules.core.game import Setup
from rules.first_martians.actions import Action, Join, Ready, Withdraw
from rules.first_martians.game import GAME
from rules.first_martians.state import State
from rules.first_martians.terms import HOME_COMING, MISSIONS, ROLES
from tests.rules.first_martians.table import Table


def _choice(table: Table, role: str, style: str = "steady") -> Action:
    seat = table.seat(role)
    legal = GAME.legal_actions(table.state, seat)
    return GAME.autopilots[style].choose(GAME.view(table.state, seat), legal, Dice(bytes(32), 0))


def _played(
    style: str, seed: int, mission: str = HOME_COMING, roles: tuple[str, ...] = ROLES
) -> State:
    rnd = random.Random(seed)
    options = {"level": "easy", "mission": mission}
    state = GAME.new(Setup(roles, options), rnd.randbytes(32)).state
    dice = Dice(rnd.randbytes(32), 0)
    while waiting := [each for each in GAME.decisions(state) if not each.ready]:
        seat = waiting[0].seat
        legal = GAME.legal_actions(state, seat)
        action = GAME.autopilots[style].choose(GAME.view(state, seat), legal, dice)
        state = GAME.apply(state, seat, action).state
    return state


def test_a_call_for_help_is_answered() -> None:
    table = Table()
    table.planning()
    table.do("engineer", "unwind", "call medic 1")
    assert _choice(table, "medic") == Join(1, "own")
    assert _choice(table, "scientist") != Join(1, "own")


def test_a_stack_that_lacks_a_pawn_is_helped() -> None:
    table = Table()
    table.planning()
    table.do("engineer", "explore r1-n 0 own")
    assert _choice(table, "medic") == Join(1, "own")


def test_what_cannot_be_carried_out_is_taken_back() -> None:
    table = Table()
    table.planning()
    table.put("working-bay", now=("wound",))
    table.give("engineer", wounds=5)
    table.do("engineer", "construct backup-farm own", "rest")
    assert _choice(table, "engineer") == Withdraw(1, "own")


@pytest.mark.parametrize(("energy", "answer"), [(1, Join(1, "own")), (0, Withdraw(1, "analyser"))])
def test_a_stack_that_cannot_be_paid_is_given_up(energy: int, answer: Action) -> None:
    """Else its owner would add a pawn and take it back for ever."""
    table = Table("medic", "engineer", solo="yes", mission="riddle")
    table.planning()
    table.put("lab", now=("minus-pawn",))
    table.set(supply=table.state.supply._replace(energy=1))
    table.do("medic", "experiment orbiter-pass analyser")
    table.set(supply=table.state.supply._replace(energy=energy))
    assert _choice(table, "medic") == answer


def test_a_stack_that_would_kill_is_given_up_also_where_it_lacks_a_pawn() -> None:
    table = Table()
    table.planning()
    table.put("working-bay", now=("wound", "minus-pawn"))
    table.give("engineer", wounds=5)
    table.do("engineer", "construct backup-farm own")
    assert _choice(table, "engineer") == Withdraw(1, "own")


def test_who_has_laid_all_pawns_agrees() -> None:
    table = Table()
    table.planning()
    table.do("medic", "rest", "rest")
    for style in GAME.autopilots:
        assert _choice(table, "medic", style) == Ready()


def test_the_mission_comes_first() -> None:
    table = Table()
    table.planning()
    table.set(log=())
    assert GAME.format_action(_choice(table, "engineer")).startswith("construct backup-")


def test_a_steady_crew_reaches_more_than_a_random_one() -> None:
    steady = [len(_played("steady", seed).reached) for seed in range(4)]
    chance = [len(_played("random", seed).reached) for seed in range(4)]
    assert sum(steady) >= 2 * sum(chance)


@pytest.mark.parametrize("style", ["steady", "random"])
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_comes_to_its_end(mission: str, style: str) -> None:
    state = _played(style, 3, mission, ("engineer", "geologist"))
    assert state.outcome is not None
    assert state.start.mission.id == mission
