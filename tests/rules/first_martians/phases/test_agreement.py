"""A plan settled by all, or by a majority; the reasons for laying pawns; rules explained once."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rules.first_martians.game import LESSON_TOPICS
from rules.first_martians.imagined_state import open_state
from rules.first_martians.needs import needs
from rules.first_martians.plan.planning import PlanChanged, PlanFixed
from rules.first_martians.plan.problems import PURPOSES, check_stack
from rules.first_martians.progress import RuleMet
from rules.first_martians.state import LogEntry
from rules.first_martians.view import view
from tests.rules.first_martians.table import of, planning


def test_all_have_to_agree_unless_the_table_says_otherwise() -> None:
    table = planning()
    for role in ("scientist", "geologist", "engineer"):
        table.do(role, "rest", "rest", "ready")
    assert table.asked() == "plan"
    assert of(table.do("medic", "rest", "rest", "ready"), PlanFixed)


def test_a_majority_settles_the_plan_and_the_others_rest() -> None:
    table = planning(agreement="majority")
    for role in ("scientist", "geologist"):
        table.do(role, "rest", "rest", "ready")
    table.do("medic", "explore r1-n 0 own")
    assert table.asked() == "plan", "two of four are no majority"
    events = table.do("engineer", "rest", "rest", "ready")
    assert of(events, PlanFixed)
    jobs = [(stack.job.kind, stack.pawns) for stack in of(events, PlanChanged)[-1].plan.stacks]
    assert jobs.count(("rest", ("medic",))) == 2
    assert not any(kind == "explore" for kind, _ in jobs), "too few pawns: taken back"


REASONS = [
    ("engineer", "construct backup-solar-panel own", "mission"),
    ("engineer", "explore r1-n 0 own", "finds"),
    ("engineer", "attend tremor own", "threat"),
    ("engineer", "rest", "spent"),
    ("engineer", "manage", ""),
    ("medic", "heal open", ""),
]


@pytest.mark.parametrize(("role", "line", "why"), REASONS)
def test_a_laid_pawn_says_why(role: str, line: str, why: str) -> None:
    table = planning()
    table.set(log=(LogEntry("tremor", 1),), tracks=(1, 1, 1))
    (changed,) = of(table.do(role, line), PlanChanged)
    assert changed.why == why
    assert why in ("", *PURPOSES)
    assert changed.job is not None


def test_reasons_follow_the_crews_need() -> None:
    table = planning()
    table.set(tracks=(0, 4, 0), stress=14)
    table.give("medic", wounds=2)
    found = [of(table.do("medic", line), PlanChanged)[0].why for line in ("manage", "heal open")]
    found += [of(table.do("engineer", "unwind"), PlanChanged)[0].why]
    assert found == ["track", "worn", "tense"]


def test_each_rule_is_explained_once_in_the_first_mission() -> None:
    table = planning()
    table.set(met=())
    events = table.resolve()
    met = [event.rule for event in of(events, RuleMet)]
    assert met
    assert len(met) == len(set(met))
    assert set(met) <= set(LESSON_TOPICS)
    for event, follower in pairwise(events):
        if isinstance(follower, RuleMet) and type(event).lesson:
            assert event.lesson == follower.rule


@pytest.mark.parametrize("options", [{"lessons": "no"}, {"mission": "riddle"}])
def test_nothing_is_explained_where_nobody_wants_it(options: dict[str, str]) -> None:
    table = planning(**options)
    assert not of(table.resolve(), RuleMet)
    assert table.state.met == ()


def test_a_plan_reckoned_from_a_view_is_the_engines_own() -> None:
    table = planning()
    table.put("working-bay", broken=("power", "cpu"), now=("minus-pawn",))
    table.map("r1-n mountains 1")
    table.do("engineer", "construct backup-solar-panel own", "gather r1-n sample 0 own")
    table.do("medic", "join 1 own")
    state = open_state(view(table.state, 0))
    assert state.plan == table.state.plan
    for stack in state.plan.stacks:
        assert needs(state, state.plan, stack) == needs(table.state, table.state.plan, stack)
    check_stack(state, state.plan, state.plan.stacks[0])
    assert state.start.seed == b""
    assert state.regions == state.pois == ()
