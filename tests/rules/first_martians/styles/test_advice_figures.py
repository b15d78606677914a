"""Advice that counts what lies in the plan, rules for good, and Stress near its limit."""

from __future__ import annotations

import pytest

from rules.first_martians.autopilots.autopilot import SteadyAutopilot
from rules.first_martians.autopilots.evaluation import Evaluation
from rules.first_martians.autopilots.plan_choice import choice_value
from rules.first_martians.decision_rules import Choose
from rules.first_martians.game import GAME
from rules.first_martians.plan.laying import Heal
from rules.first_martians.plan.problems import purpose
from rules.first_martians.state import Job, Step
from rules.first_martians.terms import EVENT_CHOICE, FOOD
from tests.rules.first_martians.table import Table, planning


@pytest.mark.parametrize(("rule", "resource"), [("kale", FOOD), ("cool-house", "energy")])
def test_a_forecast_counts_what_rules_for_good_bring_to_the_store(rule: str, resource: str) -> None:
    table = Table(campaign="settlement")
    table.planning()
    table.set(rules=(rule,))
    found = {each.resource: each.lasting for each in GAME.view(table.state, 0).forecast}
    assert found == {"energy": 0, "oxygen": 0, FOOD: 0} | {resource: 1}


def test_healing_a_condition_is_not_explained_by_wounds() -> None:
    table = planning()
    seat = table.seat("engineer")
    table.give("engineer", "poisoning")
    reason = SteadyAutopilot().reason(GAME.view(table.state, seat), (Heal("open"),))
    assert reason is not None
    assert (reason.id, dict(reason.figures)) == ("ailment", {"condition": "poisoning"})
    table.give("engineer", "poisoning", wounds=2)
    reason = SteadyAutopilot().reason(GAME.view(table.state, seat), (Heal("open"),))
    assert reason is not None
    assert reason.id == "heal"


def test_optional_work_is_called_optional() -> None:
    table, guy = planning(mission="mast"), Job("construct", "guy")
    assert purpose(table.state, 0, guy) == "mission"
    table.set(reached=("guyed",))
    assert purpose(table.state, 0, guy) == "optional"


def test_a_side_that_brings_stress_to_its_limit_costs_what_a_quarrel_costs() -> None:
    table = Table()
    events = table.state.start.content.stories.event
    tense = {
        name: [sum(e.amount or 0 for e in side.effects if e.do == "stress") for side in one.choice]
        for name, one in events.items()
        if one.choice
    }
    name = next(name for name, found in tense.items() if max(found) > max(0, min(found)))
    most, least = (pick(tense[name]) for pick in (max, min))
    side = events[name].choice[tense[name].index(most)].id

    def worth(stress: int) -> float:
        table.set(stress=stress, todo=(Step(EVENT_CHOICE, table.state.first, (name,), 1),))
        evaluation = Evaluation(GAME.view(table.state, table.state.first), table.state.first)
        return choice_value(evaluation, Choose(side))

    crew = len(table.state.crew)
    near = 18 - crew - most
    assert least < most
    assert worth(near) == worth(near - 1) - 4 * crew
