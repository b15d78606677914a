"""Tables that nobody waits for, thousands after an outage: those where somebody plays go first."""

from __future__ import annotations

import asyncio
from datetime import datetime

import pytest

from bot.delivery.worker import AT_ONCE
from tests.bot.helpers.simulated_server import SimulatedServer

CREDITED = range(1000, 2000)
PLAYED = 5


async def turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_table_where_somebody_plays_is_served_at_once(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivery, served, may_go_on = server.bot.delivery, list[int](), asyncio.Event()

    async def serve(table_id: int) -> tuple[bool, datetime | None]:
        served.append(table_id)
        await may_go_on.wait()
        return False, None

    monkeypatch.setattr(delivery, "_round", serve)
    async with server.acting():
        delivery.wake_by_and_by(CREDITED)
        await turns()
        assert len(served) == AT_ONCE // 2
        delivery.wake(PLAYED)
        await turns()
        assert served[-1] == PLAYED
        may_go_on.set()
        await delivery.idle()
    assert sorted(served) == [PLAYED, *CREDITED]


async def test_nothing_is_fed_once_nothing_is_sent_any_more(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivery = server.bot.delivery
    async with server.acting():
        delivery.wake_by_and_by(CREDITED)
        monkeypatch.setattr(delivery, "_started", False)
        await delivery.idle()
