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
    """A simulated Discord with the bot, which knows the rope game too."""
    async with simulated_env(settings, {**PRESENTERS, GAME.id: PRESENTER}) as env:
        yield env


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    """A running game of Anna and Bob."""
    return await server.table("Anna", "Bob", game=GAME.id)


async def state_of(server: SimulatedServer, table: Table) -> Any:
    """Where the game stands."""
    return (await server.position(table.id)).state


async def decisions_of(server: SimulatedServer, table: Table) -> tuple[Decision, ...]:
    """What is decided now."""
    return GAME.decisions(await state_of(server, table))


async def play_on(server: SimulatedServer, table: Table, kind: str | None = None) -> None:
    """Play the usual moves until a decision of this kind comes, or to the end."""
    while decisions := await decisions_of(server, table):
        if decisions[0].kind == kind:
            return
        seat = next(one.seat for one in decisions if not one.ready)
        usual = GAME.default_action(await state_of(server, table), seat)
        await server.act(table.id, seat, GAME.format_action(usual))


def seed_of(*, won: bool) -> bytes:
    """A seed with which the usual moves win, or lose."""
    for number in range(100):
        outcome = GAME.outcome(played(seed=bytes([number]) * 32))
        if outcome is not None and bool(outcome.winners) is won:
            return bytes([number]) * 32
    raise LookupError
