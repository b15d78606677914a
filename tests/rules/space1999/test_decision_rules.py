"""Decisions as others are told of them, and actions that are no choice."""

from __future__ import annotations

from rules.space1999.game import GAME
from rules.space1999.terms import NEGATIVE
from tests.rules.space1999.table import Table


def test_a_decision_is_told_by_round_number_and_steps_left() -> None:
    table = Table("a", "b")
    (decision,) = GAME.decisions(table.state)
    assert (decision.kind, decision.about, decision.secret) == ("turn", "1 1", False)


def forced(table: Table) -> str | None:
    asked = table.deciding()
    assert asked is not None
    action = GAME.forced_action(table.state, table.seat(asked[0]))
    return None if action is None else GAME.format_action(action)


def test_the_only_plan_of_a_ship_without_energy_is_proposed(table: Table) -> None:
    table.give("a", place="n12", energy=0, plans=("return",))
    assert table.legal("a") == ["propose return"]
    assert forced(table) == "propose return"


def test_two_plans_alike_are_asked_about(table: Table) -> None:
    """Else everybody would know that they are alike."""
    table.give("a", place="n12", energy=0, plans=("return", "return"))
    assert table.legal("a") == ["propose return"]
    assert forced(table) is None


def test_a_flight_or_a_plan_is_a_choice(table: Table) -> None:
    table.give("a", place="n12", energy=1, plans=("return",))
    assert len(table.legal("a")) > 1
    assert forced(table) is None


def test_a_slide_is_a_choice(table: Table) -> None:
    table.give("a", place="n12", energy=0, plans=("return",))
    table.lay("a straight g1 0")
    assert forced(table) is None


def test_the_only_step_is_made(table: Table) -> None:
    table.give("a", place="n12", energy=0, plans=("return", "energy-3"))
    table.propose("a", "return", NEGATIVE)
    assert len(table.legal("a")) > 1
    assert forced(table) is None
    task = table.state.agenda[0]
    for node in table.state.start.chart.nodes:
        table.give("a", place=node)
        table.set(agenda=(task,))
        steps = table.legal("a")
        if len(steps) == 2:
            break
    back, last = steps
    table.set(agenda=(task._replace(back=back.removeprefix("step ")),))
    assert forced(table) == last
