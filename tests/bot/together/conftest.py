"""The real bot with one more game, which is played together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.settings import Settings
from rules.core.game import Decision
from tests.bot.helpers.simulated_server import PatientEnv, SimulatedServer, simulated_env
from tests.bot.toys.rope_presenter import GAME, PRESENTER
from tests.rules.core.rope_game import played


@pytest.fixture
async def env(settings: Settings) -> AsyncIterator[PatientEnv]:
    async with simulated_env(settings, {**PRESENTERS, GAME.id: PRESENTER}) as env:
        yield env


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await server.table("Anna", "Bob", game=GAME.id)


async def state_of(server: SimulatedServer, table: Table) -> Any:
    return (await server.position(table.id)).state


async def decisions_of(server: SimulatedServer, table: Table) -> tuple[Decision, ...]:
    return GAME.decisions(await state_of(server, table))


async def play_on(server: SimulatedServer, table: Table, kind: str | None = None) -> None:
    while decisions := await decisions_of(server, table):
        if decisions[0].kind == kind:
            return
        seat = next(one.seat for one in decisions if not one.ready)
        usual = GAME.default_action(await state_of(server, table), seat)
        await server.act(table.id, seat, GAME.format_action(usual))


def seed_of(*, won: bool) -> bytes:
    for number in range(100):
        outcome = GAME.outcome(played(seed=bytes([number]) * 32))
        if outcome is not None and bool(outcome.winners) is won:
            return bytes([number]) * 32
    raise LookupError
