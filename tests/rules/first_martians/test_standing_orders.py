"""Standing orders of First Martians, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import IllegalAction, UnreadableAction
from rules.core.game import Seat
from rules.core.standing_orders import DONE, Ended, Values, order_kind
from rules.first_martians.dice import REROLL_DIE
from rules.first_martians.game import GAME
from rules.first_martians.plan.laying import Rest
from rules.first_martians.state import Step
from rules.first_martians.terms import ROLES
from tests.rules.first_martians.table import Table, planning


@pytest.fixture
def table() -> Table:
    return planning()


def view(table: Table, seat: Seat) -> Any:
    return GAME.view(table.state, seat)


def lay(table: Table, role: str, line: str) -> Values:
    kind, *values = line.split()
    seat = table.seat(role)
    return order_kind(GAME.orders, kind).lay(view(table, seat), seat, tuple(values))


def refused(table: Table, role: str, line: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as caught:
        lay(table, role, line)
    return caught.value.reason, caught.value.params


def judged(table: Table, role: str, kind: str, values: Values) -> Values | Ended:
    seat = table.seat(role)
    actions = GAME.legal_actions(table.state, seat)
    return order_kind(GAME.orders, kind).judge(view(table, seat), seat, values, actions)


def answered(table: Table, role: str, kind: str, values: Values) -> str | None:
    found, seat = order_kind(GAME.orders, kind), table.seat(role)
    decisions = [each.kind for each in GAME.decisions(table.state) if each.seat == seat]
    assert decisions[0] in found.decisions
    action = found.answer(view(table, seat), seat, values, GAME.legal_actions(table.state, seat))
    return None if action is None else GAME.format_action(action)


def rest(table: Table, *roles: str) -> None:
    """Lay both pawns of these to rest."""
    for role in roles:
        table.do(role, GAME.format_action(Rest()), GAME.format_action(Rest()))


FIRST, *OTHERS = ROLES


def test_agreement_rests_on_the_round_and_the_own_stacks(table: Table) -> None:
    rest(table, FIRST)
    values = lay(table, FIRST, "agree")
    assert values[0] == str(table.state.round)
    assert judged(table, FIRST, "agree", values) == values


def test_pawns_are_laid_before_it(table: Table) -> None:
    assert refused(table, FIRST, "agree") == ("pawns-unused", {"count": 2})
    table.do(FIRST, "rest")
    assert refused(table, FIRST, "agree") == ("pawns-unused", {"count": 1})


def test_whoever_has_agreed_needs_no_order(table: Table) -> None:
    rest(table, FIRST)
    table.do(FIRST, "ready")
    assert refused(table, FIRST, "agree") == ("order-agreed", {})


def test_it_waits_until_all_pawns_are_laid(table: Table) -> None:
    rest(table, FIRST, *OTHERS[:-1])
    values = lay(table, FIRST, "agree")
    assert answered(table, FIRST, "agree", values) is None
    rest(table, OTHERS[-1])
    assert answered(table, FIRST, "agree", values) == "ready"
    table.do(FIRST, "ready")
    assert answered(table, FIRST, "agree", values) is None
    assert judged(table, FIRST, "agree", values) == values


def test_nothing_may_stand_against_the_plan(table: Table) -> None:
    rest(table, *ROLES[:-1])
    values = lay(table, FIRST, "agree")
    last = ROLES[-1]
    lone = next(
        line for line in table.legal(last) if line.startswith("explore") and line.endswith("own")
    )
    table.do(last, lone, "rest")
    problems = [each.problem for each in view(table, 0).stacks if each.problem]
    ready = answered(table, FIRST, "agree", values) == "ready"
    assert ready == (not problems)


def test_somebody_who_touches_the_own_stack_ends_it(table: Table) -> None:
    rest(table, FIRST)
    values = lay(table, FIRST, "agree")
    number = table.state.plan.stacks[0].number
    table.do(OTHERS[0], f"join {number} own")
    assert judged(table, FIRST, "agree", values) == Ended("order-plan-changed")


def test_changes_elsewhere_do_not(table: Table) -> None:
    rest(table, FIRST)
    values = lay(table, FIRST, "agree")
    table.do(OTHERS[0], "rest", "unwind")
    assert judged(table, FIRST, "agree", values) == values


def test_it_is_over_with_the_plan(table: Table) -> None:
    rest(table, FIRST)
    values = lay(table, FIRST, "agree")
    before = table.state
    table.set(round=before.round + 1)
    assert judged(table, FIRST, "agree", values) == DONE
    table.set(round=before.round, todo=(before.todo[0]._replace(kind="wilting", data=("farm",)),))
    assert judged(table, FIRST, "agree", values) == DONE


def test_there_is_nothing_to_agree_to_outside_planning(table: Table) -> None:
    step = table.state.todo[0]._replace(kind="wilting", data=("farm",))
    table.set(todo=(step, *table.state.todo[1:]))
    assert refused(table, FIRST, "agree") == ("order-not-planning", {})


def called(table: Table, line: str = "rest") -> int:
    """Somebody else's stack for which the first is called."""
    other = OTHERS[0]
    table.do(other, line)
    number = table.state.plan.stacks[-1].number
    table.do(other, f"call {FIRST} {number}")
    return number


def test_a_call_is_answered_with_a_pawn(table: Table) -> None:
    line = next(each for each in table.legal(OTHERS[0]) if each.startswith("explore"))
    number = called(table, line)
    for values in (("any",), ("explore",)):
        assert answered(table, FIRST, "help", values) == f"join {number} own"
    assert answered(table, FIRST, "help", ("build",)) is None


def test_nobody_called_nothing_laid(table: Table) -> None:
    assert answered(table, FIRST, "help", ("any",)) is None
    called(table, next(each for each in table.legal(OTHERS[0]) if each.startswith("explore")))
    assert answered(table, OTHERS[1], "help", ("any",)) is None


def test_without_a_free_pawn_nobody_helps(table: Table) -> None:
    called(table, next(each for each in table.legal(OTHERS[0]) if each.startswith("explore")))
    rest(table, FIRST)
    assert answered(table, FIRST, "help", ("any",)) is None


def test_types_that_are_none(table: Table) -> None:
    assert lay(table, FIRST, "help any") == ("any",)
    for line in ("help", "help dance", "help explore build", "agree now", "keep-dice 2"):
        with pytest.raises(UnreadableAction):
            lay(table, FIRST, line)


def test_help_is_offered_for_anything_or_for_a_type_of_action(table: Table) -> None:
    offered = order_kind(GAME.orders, "help").candidates(view(table, 0), 0)
    assert offered[0] == ("any",)
    assert len(offered) == len(set(offered)) == 7
    for (kind,) in offered:
        assert lay(table, FIRST, f"help {kind}") == (kind,)


def test_alone_nobody_calls(table: Table) -> None:
    lonely = view(table, 0).__class__
    alone = {name: getattr(view(table, 0), name) for name in lonely.__slots__}
    with pytest.raises(IllegalAction, match="order-alone"):
        order_kind(GAME.orders, "help").lay(lonely(**{**alone, "roles": (FIRST,)}), 0, ("any",))


def test_dice_are_kept(table: Table) -> None:
    assert lay(table, FIRST, "keep-dice") == ()
    step = Step(REROLL_DIE, 0, ("1", "build", "no", "-", "-"), 901)
    table.set(todo=(step, *table.state.todo))
    table.give(FIRST, tokens=5, skills=("calculate",))
    assert answered(table, FIRST, "keep-dice", ()) == "choose keep"
    assert judged(table, FIRST, "keep-dice", ()) == ()
