"""The expert: ranks what it looked into, takes what wins at once, and keeps to its budget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.core.chance import Dice, stream
from rules.core.search import Expert
from rules.space1999 import autopilots
from rules.space1999.autopilots import EXPERT, MARGIN, SearchingAutopilot
from rules.space1999.evaluation import chances
from rules.space1999.game import GAME
from rules.space1999.state import Action, State, Task
from tests.rules.space1999.table import Table


def think(table: Table, sector: str, budget: int = 24) -> list[tuple[str, float]]:
    seat = table.seat(sector)
    actions = GAME.legal_actions(table.state, seat)
    values = SearchingAutopilot(budget=budget).analyse(
        table.view(sector), actions, stream(bytes(32), "expert")
    )
    return [(GAME.format_action(value.action), value.chance) for value in values]


def test_it_is_an_expert_and_no_usual_style() -> None:
    assert isinstance(EXPERT, Expert)
    assert GAME.autopilots["expert"] is EXPERT
    assert "expert" not in GAME.styles_in_turn()


def test_other_than_the_usual_has_to_be_better_by_a_margin() -> None:
    table = Table("a", "b")
    values = think(table, "a")
    assert set(dict(values)) <= set(table.legal("a"))
    assert len(values) > 3
    usual = GAME.format_action(
        autopilots.PILOT.choose(
            table.view("a"), GAME.legal_actions(table.state, 0), stream(bytes(32), "usual")
        )
    )
    assert values[0][0] == usual or values[0][1] >= dict(values)[usual] + MARGIN


def test_the_tile_that_completes_the_route_is_laid_towards_earth() -> None:
    table = Table("a", "b")
    table.lay(*(f"a straight g{row} 0" for row in range(1, 6)))
    table.give("a", tiles=(1, 0))
    table.set(turn=0, agenda=(Task(0, "tiles", 99),))
    assert think(table, "a")[0][0] == "lay straight g6 0"


def test_a_nearer_route_and_tiles_in_hand_are_worth_more() -> None:
    table = Table("a", "b")
    even = chances(table.state)
    assert even[0] == even[1] == 0.5
    table.lay(*(f"a straight g{row} 0" for row in range(1, 5)))
    nearer = chances(table.state)[0]
    table.give("a", tiles=(1, 0))
    assert 0.5 < nearer < chances(table.state)[0] < 1


def test_it_takes_as_many_actions_as_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    table, taken = Table("a", "b"), Counter[str]()

    def counting(state: State, seat: int, dice: Dice) -> Action:
        taken["chosen"] += 1
        return autopilots.playout(state, seat, dice)

    def judging(state: State) -> Sequence[float]:
        taken["judged"] += 1
        return chances(state)

    game = replace(autopilots.GAME, playout=counting, chances=judging)
    monkeypatch.setattr(autopilots, "GAME", game)
    think(table, "a", budget=150)
    assert 75 < taken.total() <= 150
