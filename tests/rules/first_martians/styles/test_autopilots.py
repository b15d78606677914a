"""Autopilots: they help where the plan lacks pawns, and sense does better than chance."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from rules.core.chance import Dice
from rules.core.game import Setup
from rules.first_martians.game import GAME
from rules.first_martians.plan.agreement import Ready
from rules.first_martians.plan.laying import Install, Rest
from rules.first_martians.plan.planning import Join, Withdraw
from rules.first_martians.plan.salvage import Dismantle
from rules.first_martians.progress import Action
from rules.first_martians.state import State, Step
from rules.first_martians.terms import HOME_COMING, MISSIONS, PAWNS, ROLES
from tests.rules.first_martians.old_riddle import old_riddle
from tests.rules.first_martians.table import Table, planning

MOST_ACTIONS = {"steady": 60, "random": 300}
"""Actions in a sol: a crew that takes so many lays a pawn and takes it back, again and again."""


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
    actions: Counter[int] = Counter()
    while waiting := [each for each in GAME.decisions(state) if not each.ready]:
        seat = waiting[0].seat
        legal = GAME.legal_actions(state, seat)
        action = GAME.autopilots[style].choose(GAME.view(state, seat), legal, dice)
        state = GAME.apply(state, seat, action).state
        actions[state.round] += 1
    assert max(actions.values()) < MOST_ACTIONS[style], actions
    return state


def test_a_call_for_help_is_answered() -> None:
    table = Table()
    table.planning()
    table.do("engineer", "unwind", "call medic 1")
    assert _choice(table, "medic") == Join(1, "own")
    assert _choice(table, "scientist") != Join(1, "own")


@pytest.mark.parametrize("lines", [("rest", "unwind"), ("unwind", "rest")])
def test_for_a_call_the_pawn_that_is_missed_least_is_taken_back(lines: tuple[str, ...]) -> None:
    table = planning()
    table.set(stress=12)
    table.do("engineer", "explore r1-n 0 own", "rest")
    table.do("medic", *lines)
    table.do("engineer", "call medic 1")
    own = [each for each in table.state.plan.stacks if each.pawns == ("medic",)]
    (rest,) = (each.number for each in own if each.job.kind == "rest")
    assert _choice(table, "medic") == Withdraw(rest, "own")
    table.do("medic", f"withdraw {rest} own")
    assert _choice(table, "medic") == Join(1, "own")


def _prepared(table: Table, role: str) -> Action | None:
    seat = table.seat(role)
    legal = GAME.legal_actions(table.state, seat)
    pilot = GAME.autopilots["steady"]
    return pilot.prepare(GAME.view(table.state, seat), legal, Dice(bytes(32), 0), frozenset())


def test_while_people_work_on_the_plan_pawns_are_laid_and_nobody_agrees() -> None:
    table = planning()
    for _ in range(PAWNS):
        laid = _prepared(table, "medic")
        assert laid is not None
        table.do("medic", GAME.format_action(laid))
    assert table.state.plan.pawns_of("medic") == PAWNS
    assert _prepared(table, "medic") is None
    assert _choice(table, "medic") == Ready()


def test_there_is_nothing_to_prepare_outside_planning() -> None:
    table = Table()
    table.set(stress=8)
    table.run(Step("unwinding", table.seat("medic"), number=1))
    assert _prepared(table, "medic") is None


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
    table = Table("medic", "engineer", solo="yes", mission="riddle", content=old_riddle())
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


@pytest.mark.parametrize(("free", "answer"), [(1, Join(0, "own")), (0, Withdraw(0, "own"))])
def test_a_scanned_patients_second_pawn_is_another_not_the_medics(
    free: int, answer: Action
) -> None:
    """Else the patient would lay its pawn in the Med Lab and take it back for ever."""
    table = Table("scientist", "medic", "geologist")
    table.planning()
    assert table.facility("med-lab").upgrade == "autoscanner"
    table.put("med-lab", now=("minus-pawn",))
    table.give("geologist", wounds=3)
    table.do("scientist", "rest", "rest", "ready")
    table.do("medic", "rest", "rest")
    table.do("medic", "ready")
    table.do("geologist", *(["heal open"] if free else ["rest", "heal open"]))
    (number,) = [each.number for each in table.state.plan.stacks if each.job.kind == "heal"]
    chosen = _choice(table, "geologist")
    assert chosen == replace(answer, stack=number)


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
    assert state.mission.id == mission


def _worn(*red: str) -> Table:
    """A base with so many red parts that four of them are one too many, and a card."""
    table = Table(level="hard")
    assert table.state.mission.threshold["hard"] == 4
    table.planning()
    table.set(upgrades=("games-room",), cargo=(), log=())
    table.put("oxygenator-01", broken=("power", "filters", "hardware"))
    table.put("solar-panel-01", broken=red)
    return table


@pytest.mark.parametrize(
    ("red", "round_", "installs"),
    [(("power",), 1, True), (("power", "hardware"), 1, False), (("power",), 5, False)],
)
def test_an_upgrade_is_installed_only_while_it_does_good(
    red: tuple[str, ...], round_: int, installs: bool
) -> None:
    """It hides no red part of too many, and acts from Clean-up on: never in the last sol."""
    table = _worn(*red)
    table.set(round=round_)
    assert table.state.sols == 5
    seat = table.seat("engineer")
    install = [each for each in GAME.legal_actions(table.state, seat) if isinstance(each, Install)]
    view = GAME.view(table.state, seat)
    dice = [Dice(bytes([number]) * 32, 0) for number in range(4)]
    actions = [*install, Rest()]
    chosen = {GAME.autopilots["steady"].choose(view, actions, each) for each in dice}
    assert (chosen == {Install("games-room", "own")}) == installs
    assert installs or chosen == {Rest()}


def test_a_card_is_turned_in_when_the_spare_parts_at_hand_are_laid() -> None:
    table = _worn("power", "hardware")
    table.put("farm", broken=("hardware",))
    table.set(cargo=("spare-hardware",))
    assert _choice(table, "engineer") != Dismantle("games-room")
    table.do("scientist", "repair solar-panel-01 hardware spare own")
    assert _choice(table, "engineer") == Dismantle("games-room")
    table.do("engineer", "rest", "rest")
    assert _choice(table, "engineer") != Dismantle("games-room")
