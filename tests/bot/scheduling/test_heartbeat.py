"""Time that is given back where several processes act, and where the database fails on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert

from bot.errors import TableError
from bot.scheduling import heartbeat as module
from bot.scheduling.heartbeat import Heartbeat
from bot.storage import shards
from bot.storage.schema import processes
from tests.bot.tables.conftest import ManualClock, Open, OpenedService, open_service

__all__ = ["open_service"]

HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


class SleeplessClock(ManualClock):
    """One on which nobody wakes: the tests say when it is time."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()


@pytest.fixture
async def service(open_service: Open) -> OpenedService:
    return await open_service(clock=SleeplessClock())


def heartbeat_of(service: OpenedService) -> Heartbeat:
    def credited(tables: Collection[int]) -> None:
        service.tables.reload()

    service.presence.change(0, True, service.clock.now())
    return Heartbeat(service.database, service.clock, service.presence, credited=credited)


async def due(service: OpenedService, table_id: int) -> datetime:
    return (await service.position(table_id)).due[0]


async def test_what_other_processes_do_shortens_no_outage(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People play by direct messages, which another shard's process gets."""
    monkeypatch.setattr(module, "AMONG_OTHERS", MINUTE)
    table_id = (await service.begun(2)).table.id
    before = await due(service, table_id)
    await service.database.write(shards.beat, [0], service.clock.now())
    service.clock.pass_(hours=1)
    await service.act(table_id, 1, "pick 1")
    service.clock.pass_(hours=1)
    await service.database.write(_add_process, 7, service.clock.now())
    service.database.membership.process_id = 7
    heartbeat = heartbeat_of(service)
    await heartbeat.start()
    assert await due(service, table_id) == before + 2 * HOUR
    assert heartbeat._timer.when == service.clock.now() + MINUTE
    service.database.membership.process_id = None
    await heartbeat.stop()


async def test_an_outage_whose_credit_was_saved_unheard_is_given_back_once(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2)).table.id
    before = await due(service, table_id)
    heartbeat = heartbeat_of(service)
    await heartbeat.start()
    heartbeat.connection_lost(0)
    service.clock.pass_(hours=1)
    write = service.database.write

    async def unsure(*args: Any, **kwargs: Any) -> Any:
        service.database.write = write  # type: ignore[method-assign]
        await write(*args, **kwargs)
        raise TableError("storage-unsure")

    service.database.write = unsure  # type: ignore[method-assign]
    with pytest.raises(TableError, match="storage-unsure"):
        await heartbeat.start()
    service.clock.pass_(minutes=1)
    await heartbeat.catch_up()
    service.tables.reload()
    assert before + HOUR <= await due(service, table_id) <= before + HOUR + MINUTE
    await heartbeat.stop()


async def test_no_time_is_called_over_before_it_is_given_back(service: OpenedService) -> None:
    heartbeat = heartbeat_of(service)
    await service.begun(2)
    await heartbeat.start()
    heartbeat.connection_lost(0)
    service.clock.pass_(minutes=20)
    write, may_go_on = service.database.write, asyncio.Event()

    async def slow(*args: Any, **kwargs: Any) -> Any:
        await may_go_on.wait()
        return await write(*args, **kwargs)

    service.database.write = slow  # type: ignore[method-assign]
    starting = asyncio.create_task(heartbeat.start())
    await asyncio.sleep(0)
    catching_up = asyncio.create_task(heartbeat.catch_up())
    done, _ = await asyncio.wait({catching_up}, timeout=0.1)
    assert not done
    may_go_on.set()
    await starting
    await catching_up
    await heartbeat.stop()


async def test_a_first_beat_that_fails_gives_no_days_away(service: OpenedService) -> None:
    """The last one was days ago, as no clock ran."""
    await service.database.write(shards.beat, [0], service.clock.now())
    service.clock.pass_(days=3)
    heartbeat = heartbeat_of(service)
    await heartbeat.start()
    service.clock.pass_(days=3)
    table_id = (await service.begun(2)).table.id
    before, write = await due(service, table_id), service.database.write

    async def busy(*args: Any, **kwargs: Any) -> Any:
        service.database.write = write  # type: ignore[method-assign]
        raise TableError("storage-busy")

    service.database.write = busy  # type: ignore[method-assign]
    await heartbeat.expect(timedelta(days=1))
    service.clock.pass_(minutes=30)
    await heartbeat._tick()
    service.tables.reload()
    assert await due(service, table_id) == before
    await heartbeat.stop()


def _add_process(connection: Any, number: int, until: datetime) -> None:
    row = {"id": number, "name": "this", "program": "", "shard_count": 1, "expires_at": until}
    connection.execute(insert(processes).values(**row))
