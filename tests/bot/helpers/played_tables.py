"""Tables that are played on: time that passes, decisions that come up, seeds that are chosen."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.domain.table import Table
from rules.core import chance
from rules.core.chance import SEED_BYTES
from tests.bot.helpers.simulated_server import SimulatedServer

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


async def advance(server: SimulatedServer, span: timedelta) -> None:
    await server.advance(span)


async def again(server: SimulatedServer, table: Table) -> Table:
    return await server.bot.tables.get(table.id)


async def seat_up(server: SimulatedServer, table: Table) -> int:
    here = await server.position(table.id)
    return server.bot.presenters[table.game].game.decisions(here.state)[0].seat


async def due(server: SimulatedServer, table: Table) -> dict[int, datetime]:
    return dict((await server.position(table.id)).due)


THREE = ("Anna", "Bob", "Chloe")


async def buying(server: Any, **options: Any) -> tuple[int, int, str]:
    table = await server.traded("Anna", "Bruno", **options)
    seat = await seat_up(server, table)
    return table.id, seat, ("Anna", "Bruno")[seat]


async def buying_of_three(server: SimulatedServer) -> Table:
    """A table where one of three people buys; ``name_of`` says who sits where."""
    table = await server.traded(*THREE)
    return await again(server, table)


def name_of(seat: int) -> str:
    """The person in a seat of ``buying_of_three``."""
    return THREE[seat]


def deal_from(monkeypatch: pytest.MonkeyPatch, seed: bytes) -> None:
    """Let every game that starts from now on be dealt from the first bytes of ``seed``.

    So is what is promised of each; its contributions change nothing then.
    """
    monkeypatch.setattr("secrets.token_bytes", lambda count: seed[:count])
    monkeypatch.setattr(chance, "seed_of", lambda secret, contributions: seed[:SEED_BYTES])
