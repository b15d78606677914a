"""The contract's part about standing orders: they see their seat's view and act by the rules."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Sequence
from importlib import import_module
from inspect import ismodule
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.core.decision_rules import DecisionRules
from rules.core.errors import REASONS, IllegalAction, UnreadableAction
from rules.core.game import Seat, Setup
from rules.core.standing_orders import Ended, Order, OrderKind, answer, order_kind, read_order
from tests.rules.cases import every_game, every_table, games_with_orders
from tests.rules.contract import Adapter, autopilots, play

LONGEST_LINE = 200
"""The most characters that a row of the database takes."""


def laid(adapter: Adapter, view: Any, seat: Seat, rnd: random.Random) -> Order | None:
    """A random order as it is kept, or ``None`` for one that is refused as it should be."""
    kind: OrderKind[Any, Any] = rnd.choice(adapter.game.orders)
    values = rnd.choice(kind.candidates(view, seat))
    try:
        return Order(kind.id, kind.lay(view, seat, values))
    except IllegalAction as error:
        refused = error
    known = {**REASONS, **adapter.reasons}
    assert set(refused.params) == set(known[refused.reason]), refused
    return None


def review(
    adapter: Adapter, view: Any, seat: Seat, orders: Sequence[Order], actions: Sequence[Any]
) -> list[Order]:
    """The orders that still stand."""
    known = {**REASONS, **adapter.reasons}
    found = []
    for order in orders:
        kind = order_kind(adapter.game.orders, order.kind)
        judged = kind.judge(view, seat, order.values, actions)
        if isinstance(judged, Ended):
            names = {name for name, _ in judged.figures}
            assert not judged.reason or names == set(known[judged.reason]), judged
            continue
        found.append(Order(order.kind, judged))
    return found


def with_orders(adapter: Adapter, setup: Setup, rnd: random.Random) -> int:
    """A whole game between autopilots with orders; how many moves the orders made."""
    game = adapter.game
    orders: dict[Seat, list[Order]] = {seat: [] for seat in range(len(setup.seats))}
    styles, made = autopilots(adapter, rnd), 0

    def choose(state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
        nonlocal made
        decision = next(one for one in game.decisions(state) if one.seat == seat)
        for other in orders:
            view = game.view(state, other)
            actions = game.legal_actions(state, other)
            orders[other] = review(adapter, view, other, orders[other], actions)
            if rnd.random() < 0.05 and (order := laid(adapter, view, other, rnd)) is not None:
                kept = [one for one in orders[other] if one.kind != order.kind]
                again = review(adapter, view, other, [order], actions)
                assert again, "what was just laid stands, or it should have been refused"
                orders[other] = [*kept, order]
            for one in orders[other]:
                assert read_order(one.line) == one
                assert len(one.line) <= LONGEST_LINE
        view = game.view(state, seat)
        found = answer(game.orders, orders[seat], view, seat, decision.kind, legal)
        if found is None or decision.ready:
            return styles(state, seat, legal)
        made += 1
        assert found[1] in legal
        return found[1]

    if not game.orders:
        pytest.skip("a game without standing orders")
    *_, last = play(adapter, setup, rnd, choose)
    assert game.outcome(last.after.state) is not None
    return made


@every_table
def test_games_with_orders_come_to_their_end(adapter: Adapter, setup: Setup) -> None:
    with_orders(adapter, setup, random.Random(41))


@games_with_orders
def test_orders_make_moves(adapter: Adapter) -> None:
    made = [with_orders(adapter, adapter.setups[0], random.Random(seed)) for seed in (1, 2)]
    assert sum(made) > 0


@pytest.mark.soak
@every_table
def test_thousands_of_orders(adapter: Adapter, setup: Setup, chance: random.Random) -> None:
    for _ in range(60):
        with_orders(adapter, setup, chance)


@every_game
def test_candidates_stay_the_same_and_are_told_apart(adapter: Adapter) -> None:
    """A button names an order by its place among them."""
    game, rnd = adapter.game, random.Random(42)
    first: list[Any] = []
    for step in play(adapter, adapter.setups[0], rnd, autopilots(adapter, rnd)):
        if first and rnd.random() < 0.9:
            continue
        view = game.view(step.before, 0)
        found = [(kind.id, kind.candidates(view, 0)) for kind in game.orders]
        first = first or found
        assert found == first
        for _, candidates in found:
            assert len(set(candidates)) == len(candidates) > 0


@every_game
def test_an_order_that_is_none_is_refused(adapter: Adapter) -> None:
    game = adapter.game
    view = game.view(game.new(adapter.setups[0], bytes(32)).state, 0)
    for kind in game.orders:
        with pytest.raises((UnreadableAction, IllegalAction)):
            kind.lay(view, 0, ("nonsense",))
        with pytest.raises(UnreadableAction):
            kind.lay(view, 0, ("1", "2", "3"))
    with pytest.raises(UnreadableAction, match="unknown-verb"):
        order_kind(game.orders, "nonsense")


@games_with_orders
def test_orders_are_written_over_views(adapter: Adapter) -> None:
    """Their module imports nothing that reads a state, so no order knows more than its person."""
    path = Path(rules.__file__).parent / adapter.game.id / "standing_orders.py"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.module is not None
            assert "State" not in {name.name for name in node.names}
            for name in node.names:
                found = getattr(import_module(node.module), name.name)
                assert not isinstance(found, DecisionRules), name.name
                assert not ismodule(found), f"{name.name} may read a state"
                hints = getattr(found, "__annotations__", {})
                named = " ".join(map(str, hints.values()))
                assert not re.search(r"\bState\b", named), f"{name.name} reads a state"


@every_table
def test_an_order_does_the_same_whatever_its_seat_cannot_know(
    adapter: Adapter, setup: Setup
) -> None:
    game, rnd = adapter.game, random.Random(43)
    for step in play(adapter, setup, rnd, autopilots(adapter, rnd)):
        if rnd.random() < 0.8:
            continue
        seat = rnd.randrange(len(setup.seats))
        twin = adapter.scramble(step.before, seat, rnd)
        for kind in game.orders:
            values = rnd.choice(kind.candidates(game.view(step.before, seat), seat))
            one, two = (
                _outcome(adapter, kind, state, seat, values) for state in (step.before, twin)
            )
            assert one == two, kind.id


def _outcome(
    adapter: Adapter, kind: OrderKind[Any, Any], state: Any, seat: Seat, values: tuple[str, ...]
) -> Any:
    """Whether an order may be laid, how it stands then, and what it answers."""
    game = adapter.game
    view, actions = game.view(state, seat), game.legal_actions(state, seat)
    try:
        kept = kind.lay(view, seat, values)
    except IllegalAction as error:
        return error.reason, error.params
    judged = kind.judge(view, seat, kept, actions)
    decisions = [d.kind for d in game.decisions(state) if d.seat == seat]
    answered = bool(decisions) and decisions[0] in kind.decisions
    return kept, judged, kind.answer(view, seat, kept, actions) if answered else None
