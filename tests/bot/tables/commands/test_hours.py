"""Quiet hours and free weekends: clocks that run, pauses and outages are counted by them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.domain.calendar import Absence, PersonalHours, QuietHours
from bot.domain.table_settings import TableSettings
from bot.storage import deadlines
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService
from tests.bot.toys.toy_presenter import presenters

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NIGHT = PersonalHours("Europe/Rome", QuietHours(22 * 60, 7 * 60))


def at(service: OpenedService, *moment: int) -> datetime:
    service.clock.time = datetime(*moment, tzinfo=UTC)  # type: ignore[misc,arg-type]
    return service.clock.time


async def test_quiet_hours_move_the_clocks_that_run(service: OpenedService) -> None:
    start = at(service, 2026, 6, 1, 10)  # noon in Rome
    table_id = (await service.begun(2)).table.id
    heard: list[datetime] = []

    async def listen(moment: datetime, clock: timedelta) -> None:
        heard.append(moment)

    service.tables.on_deadline(listen)
    await service.tables.hours.set(BOB, NIGHT)
    position = await service.tables.position(table_id)
    # Ten hours count until the night, five after it until noon, and nine more.
    assert position.due == {0: start + DAY, 1: start + DAY + 9 * HOUR}
    assert heard, "the timer hears of it"
    assert await service.tables.hours.get(BOB.id) == NIGHT
    await service.tables.hours.set(BOB, PersonalHours("Europe/Rome"))
    assert (await service.tables.position(table_id)).due == dict.fromkeys((0, 1), start + DAY)
    lives = [row for row in await service.rows("outbox") if row.kind == "live"]
    assert len(lives) == 1


async def test_quiet_hours_reach_every_table_and_every_new_clock(service: OpenedService) -> None:
    at(service, 2026, 6, 1, 18)  # eight in the evening in Rome
    await service.tables.hours.set(BOB, NIGHT)
    position = await service.begun(2, clock=4 * HOUR)
    now = service.clock.now()
    assert position.due == {0: now + 4 * HOUR, 1: now + 13 * HOUR}
    rows = [row for row in await service.rows("deadlines") if row.seat == 1]
    moments = {row.what: row.due_at - now for row in rows}
    assert moments == {"half": 2 * HOUR, "hour": 12 * HOUR, "end": 13 * HOUR}


async def test_quiet_hours_that_change_in_a_pause(service: OpenedService) -> None:
    at(service, 2026, 6, 1, 18)
    table_id = (await service.begun(2, clock=4 * HOUR)).table.id
    await service.tables.hosting.pause(table_id, ANNA)
    service.clock.pass_(hours=1)
    await service.tables.hours.set(BOB, NIGHT)
    service.clock.pass_(hours=13)  # ten in the morning in Rome
    resumed = await service.tables.hosting.resume(table_id, ANNA)
    assert resumed.due == dict.fromkeys((0, 1), service.clock.now() + 4 * HOUR)


async def test_weekends_of_a_table(service: OpenedService) -> None:
    friday = at(service, 2026, 6, 5, 12)
    position = await service.begun(2, free_weekends=True)
    assert position.due == dict.fromkeys((0, 1), friday + 3 * DAY)


async def test_quiet_hours_are_told_to_nobody(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await service.tables.hours.set(BOB, NIGHT)
    exported = await service.tables.history.export(table_id)
    assert b"Rome" not in exported
    written: dict[str, list[Any]] = await service.contents()
    assert [name for name, rows in written.items() if "Rome" in repr(rows)] == ["people"]


async def test_an_outage_at_night_is_no_loss(service: OpenedService) -> None:
    start = at(service, 2026, 6, 1, 18)  # eight in the evening in Rome
    await service.tables.hours.set(BOB, NIGHT)
    position = await service.begun(3, clock=4 * HOUR)
    assert position.due[1] == start + 13 * HOUR
    # From eleven in the evening to eight in the morning: one hour of it would have counted.
    since, until = start + 3 * HOUR, start + 12 * HOUR
    await service.database.write(deadlines.credit, since, until)
    service.tables.reload()
    due = (await service.tables.position(position.table.id)).due
    assert due == {0: start + 13 * HOUR, 1: start + 14 * HOUR, 2: start + 13 * HOUR}


async def set_late(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[], Awaitable[Any]]
) -> None:
    """Bob tells his hours; ``meanwhile`` comes between the look at his clocks and their change."""
    write, waiting = service.database.write, [meanwhile]

    async def overtaken(work: Any, *args: Any) -> Any:
        if waiting:
            await waiting.pop()()
        return await write(work, *args)

    monkeypatch.setattr(service.database, "write", overtaken)
    await service.tables.hours.set(BOB, NIGHT)


async def test_an_outage_is_given_back_beside_a_change_of_hours(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = at(service, 2026, 6, 1, 10)  # noon in Rome
    table_id = (await service.begun(2)).table.id
    service.clock.pass_(hours=1)

    async def credit() -> None:
        await service.database.write(deadlines.credit, start, start + HOUR)

    await set_late(service, monkeypatch, credit)
    position = await service.tables.position(table_id)
    assert position.due == {0: start + DAY + HOUR, 1: start + DAY + 10 * HOUR}
    assert await service.tables.hours.get(BOB.id) == NIGHT


async def test_hours_start_no_clock_that_another_process_has_stopped(
    service: OpenedService, open_service: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(service, 2026, 6, 1, 10)
    table_id = (await service.begun(2)).table.id
    other = await open_service(clock=service.clock)

    async def play() -> None:
        await other.act(table_id, 1, "pick 1", "seal")

    await set_late(service, monkeypatch, play)
    assert (await service.tables.position(table_id)).due.keys() == {0}


async def test_an_outage_does_not_prolong_a_vacation(service: OpenedService) -> None:
    position = await service.begun(2)
    start = service.clock.now()
    await service.tables.seats.away(position.table.id, BOB, 5)
    await service.database.write(deadlines.credit, start + DAY, start + 3 * DAY)
    service.tables.reload()
    due = (await service.tables.position(position.table.id)).due
    assert due == {0: start + 3 * DAY, 1: start + 6 * DAY}
    assert Absence(start, start + 5 * DAY) in [
        Absence(row.since, row.until) for row in await service.rows("absences")
    ]


async def test_lobbies_and_lost_games_are_no_obstacle(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    lobby = await service.tables.lobby.open(10, 21, False, BOB, "toy", TableSettings(language="en"))
    again = await open_service(games={"other": presenters()["toy"]}, clock=service.clock)
    await again.tables.hours.set(BOB, NIGHT)
    assert await again.tables.hours.get(BOB.id) == NIGHT
    assert (await service.tables.position(table_id)).due
    await service.tables.hours.set(BOB, PersonalHours())
    assert (await service.tables.get(lobby.id)).version == lobby.version
