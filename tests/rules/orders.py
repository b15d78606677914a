"""Carries out a line of a standing order at a table of a game."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import IllegalAction
from rules.core.game import AnyGame
from rules.core.standing_orders import Ended, Values, order_kind, read_order


class Orders:
    """The orders of a game. Tables know the ``seat`` and the ``view`` of a name."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def lay(self, table: Any, name: str, line: str) -> Values:
        order = read_order(line)
        kind = order_kind(self.game.orders, order.kind)
        return kind.lay(table.view(name), table.seat(name), order.values)

    def refused(self, table: Any, name: str, line: str) -> tuple[str, dict[str, Any]]:
        with pytest.raises(IllegalAction) as caught:
            self.lay(table, name, line)
        return caught.value.reason, caught.value.params

    def judged(self, table: Any, name: str, line: str) -> Values | Ended:
        order, seat = read_order(line), table.seat(name)
        actions = self.game.legal_actions(table.state, seat)
        kind = order_kind(self.game.orders, order.kind)
        return kind.judge(table.view(name), seat, order.values, actions)

    def answered(self, table: Any, name: str, line: str) -> str | None:
        """What the order does for the decision at hand."""
        order, seat = read_order(line), table.seat(name)
        kind = order_kind(self.game.orders, order.kind)
        decision = self.game.decision(table.state, seat)
        assert decision is not None
        assert decision.kind in kind.decisions
        actions = self.game.legal_actions(table.state, seat)
        action = kind.answer(table.view(name), seat, order.values, actions)
        return None if action is None else self.game.format_action(action)
