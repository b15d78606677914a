"""Autopilots that play on in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.tables.autopilots import PATIENCE
from bot.tables.session import transactions
from rules.core.chance import Dice
from tests.bot.helpers.simulated_discord.patient_env import HANGS
from tests.bot.tables.conftest import OpenedService
from tests.bot.toys import toy


class Wavering:
    """Lays a number, and another, and never seals."""

    style = "bold"

    def choose(self, view: Any, actions: Sequence[toy.Action], dice: Dice) -> toy.Action:
        picks = [action for action in actions if isinstance(action, toy.Pick)]
        return picks[dice.below(len(picks))] if picks else actions[0]


async def test_one_that_goes_in_circles_keeps_nobody_waiting(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transactions, "AUTOPILOT_ACTIONS", 5)
    monkeypatch.setattr(toy.Toy, "autopilots", {"bold": Wavering()})
    changed, game = asyncio.Event(), toy.Toy()
    service.tables.on_commit(lambda _: changed.set())
    position = await service.begun(1, 1)
    async with asyncio.timeout(HANGS):
        while 1 in {decision.seat for decision in game.decisions(position.state)}:
            await changed.wait()
            changed.clear()
            position = await service.tables.position(position.table.id)
    moves = [move.action for move in await service.rows("moves") if move.seat == 1]
    assert moves[-1] == "seal"
    assert set(moves[:-1]) <= {"pick 1", "pick 2", "pick 3"}
    assert 5 < len(moves) <= 5 * (PATIENCE + 3)
