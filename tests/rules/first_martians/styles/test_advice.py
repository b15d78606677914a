"""The crew's advice: a crew that follows it gets there, and its figures are those of the game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from rules.core.advice import Reason
from rules.core.chance import Dice
from rules.core.game import Seat, Setup
from rules.core.search import adviser_of
from rules.first_martians.autopilots.autopilot import SteadyAutopilot
from rules.first_martians.autopilots.evaluation import Evaluation
from rules.first_martians.autopilots.plan_choice import choice_value
from rules.first_martians.decision_rules import Choose
from rules.first_martians.dice import REROLL_DIE
from rules.first_martians.game import GAME
from rules.first_martians.plan.planning import Join, Send
from rules.first_martians.progress import Action
from rules.first_martians.state import State
from rules.first_martians.terms import (
    ADVENTURE_CHOICE,
    EVENT_CHOICE,
    FOOD,
    LAST_WOUND,
    PLAN,
    ROLES,
    STRESS_LIMIT,
)
from rules.first_martians.view import View
from tests.rules.first_martians.table import Table

ADVISER = SteadyAutopilot()
MOST_ACTIONS = 60
"""Actions in a sol: a crew that takes so many lays a pawn and takes it back, again and again."""


@dataclass(frozen=True)
class Advised:
    """What a seat was told in a state: what to do, why, and what threatens."""

    state: State
    seat: Seat
    action: Action
    reason: Reason | None
    outlook: tuple[Reason, ...]

    @property
    def view(self) -> View:
        return GAME.view(self.state, self.seat)


def followed(seats: int, seed: int) -> Iterator[Advised]:
    """A mission of a crew that does as it is advised."""
    rnd = random.Random(seed)
    state = GAME.new(Setup(ROLES[:seats], {"level": "easy"}), rnd.randbytes(32)).state
    dice, actions, sol = Dice(rnd.randbytes(32), 0), 0, 0
    while waiting := [each for each in GAME.decisions(state) if not each.ready]:
        seat = waiting[0].seat
        legal, view = GAME.legal_actions(state, seat), GAME.view(state, seat)
        line = ADVISER.at_once(view, legal) if len(legal) > 1 else ()
        if line:
            reason = ADVISER.reason(view, line)
            yield Advised(state, seat, line[0], reason, ADVISER.outlook(view))
        action = line[0] if line else ADVISER.choose(view, legal, dice)
        state = GAME.apply(state, seat, action).state
        actions, sol = (actions + 1, sol) if state.round == sol else (0, state.round)
        assert actions < MOST_ACTIONS
    outcome = GAME.outcome(state)
    assert outcome is not None


@pytest.fixture(scope="module")
def advised() -> list[Advised]:
    return [each for seed in range(4) for each in followed(2 + seed % 3, seed)]


def of(advised: list[Advised], id_: str) -> Iterator[tuple[Advised, Any]]:
    for each in advised:
        for reason in (each.reason, *each.outlook):
            if reason is not None and reason.id == id_:
                yield each, reason.figures


def test_it_is_the_adviser_of_the_game() -> None:
    assert adviser_of(GAME.autopilots) == ADVISER


def test_the_plan_always_knows_a_next_step(advised: list[Advised]) -> None:
    planned = [each for each in advised if each.view.step and each.view.step.kind == PLAN]
    assert len(planned) > 50


def test_stacks_lack_as_many_pawns_as_is_said(advised: list[Advised]) -> None:
    found = [*of(advised, "lacks"), *of(advised, "lacking"), *of(advised, "call")]
    assert found
    for each, figures in found:
        stack = next(s for s in each.view.stacks if s.stack.number == figures["stack"])
        assert figures["missing"] == stack.needs.pawns - stack.needs.given > 0
        assert stack.problem


def test_more_hands_spare_the_dice(advised: list[Advised]) -> None:
    spared = 0
    for each, figures in of(advised, "safer"):
        assert isinstance(each.action, Join | Send)
        after = GAME.view(GAME.apply(each.state, each.seat, each.action).state, each.seat)
        before, then = (
            next(s for s in view.stacks if s.stack.number == figures["stack"])
            for view in (each.view, after)
        )
        assert before.chance == figures["chance"] < 100
        spared += then.chance > before.chance
    assert spared


def test_dangers_are_those_of_the_state(advised: list[Advised]) -> None:
    for each, figures in of(advised, "danger-wounds"):
        seat = each.view.roles.index(figures["role"])
        assert each.view.crew[seat].wounds + figures["left"] == LAST_WOUND + 1
    for each, figures in of(advised, "danger-stress"):
        assert figures["stress"] == each.state.stress
        assert each.state.stress + len(each.state.crew) >= STRESS_LIMIT
    for each, figures in of(advised, "danger-time"):
        missing = [one for one in each.view.objectives if not one.reached and not one.optional]
        assert figures["missing"] == len(missing)
        assert figures["left"] == each.view.sols - each.view.round + 1
    for each, figures in of(advised, "danger-food"):
        food = next(one for one in each.view.forecast if one.resource == FOOD)
        assert figures["missing"] == food.needed - food.produced - each.state.supply.food
    assert [*of(advised, "danger-time")]


def test_advice_never_goes_in_circles() -> None:
    """A rover that is hindered saves no pawn: what needs it would be laid and taken back again."""
    assert [*followed(4, 8)]


def test_a_stack_that_lacks_a_pawn_is_helped_first() -> None:
    table = Table()
    table.planning()
    table.do("engineer", "unwind", "call medic 1")
    seat = table.seat("medic")
    view = GAME.view(table.state, seat)
    line = ADVISER.at_once(view, GAME.legal_actions(table.state, seat))
    assert line == (Join(1, "own"),)
    assert ADVISER.reason(view, line) is not None


def test_whatever_is_advised_has_a_reason(advised: list[Advised]) -> None:
    for each in advised:
        assert each.reason is not None, each.action
    kinds = {each.view.step.kind for each in advised if each.view.step is not None}
    assert {EVENT_CHOICE, ADVENTURE_CHOICE, REROLL_DIE} <= kinds


def test_the_side_of_a_story_is_worth_more_than_the_one_that_it_is_compared_with(
    advised: list[Advised],
) -> None:
    found = [*of(advised, "side")]
    assert found
    for each, figures in found:
        evaluation = Evaluation(each.view, each.seat)
        mine, other = (
            choice_value(evaluation, Choose(str(figures[side]))) for side in ("option", "other")
        )
        assert figures["option"] == each.action.option  # type: ignore[union-attr]
        assert mine > other
        assert (figures["brings"] == "gain") == (mine > 0)


def test_rolling_again_names_the_chance_of_the_actions_own_die(advised: list[Advised]) -> None:
    found = [*of(advised, "again")]
    assert found
    for each, figures in found:
        assert each.view.step is not None
        faces = each.view.content.base.action_dice[each.view.step.data[1]]
        assert figures["chance"] == round(100 * faces.success / faces.sides)
