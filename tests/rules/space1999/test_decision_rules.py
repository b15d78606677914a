"""The decisions of a table as others are told of them."""

from __future__ import annotations

from rules.space1999.game import GAME
from tests.rules.space1999.table import Table


def test_a_decision_is_told_by_round_number_and_steps_left() -> None:
    table = Table("a", "b")
    (decision,) = GAME.decisions(table.state)
    assert (decision.kind, decision.about, decision.secret) == ("turn", "1 1", False)
