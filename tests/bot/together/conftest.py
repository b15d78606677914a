"""The real bot with one more game, which is played together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.settings import Settings
from rules.core.game import Decision
from tests.bot.conftest import Town, world_of
from tests.bot.patient_env import PatientEnv
from tests.bot.toy_together import GAME, PRESENTER


@pytest.fixture
async def env(settings: Settings) -> AsyncIterator[PatientEnv]:
    """A simulated Discord with the bot, which knows the rope game too."""
    async with world_of(settings, {**PRESENTERS, GAME.id: PRESENTER}) as env:
        yield env


@pytest.fixture
async def table(town: Town) -> Table:
    """A running game of Anna and Bob."""
    return await town.table("Anna", "Bob", game=GAME.id)


async def state_of(town: Town, table: Table) -> Any:
    """Where the game stands."""
    return (await town.bot.tables.position(table.id)).state


async def decisions_of(town: Town, table: Table) -> tuple[Decision, ...]:
    """What is decided now."""
    return GAME.decisions(await state_of(town, table))


async def play_on(town: Town, table: Table, kind: str | None = None) -> None:
    """Play the usual moves until a decision of this kind comes, or to the end."""
    while decisions := await decisions_of(town, table):
        if decisions[0].kind == kind:
            return
        seat = next(one.seat for one in decisions if not one.ready)
        usual = GAME.default_action(await state_of(town, table), seat)
        await town.act(table.id, seat, GAME.format_action(usual))
