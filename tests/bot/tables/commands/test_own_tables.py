"""A person's tables without their games: whom each waits for, as all processes know it."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from sqlalchemy.engine import Connection

from bot.domain.table import Table
from bot.domain.table_settings import TableSettings
from bot.storage.schema import snapshots
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService, selects

OTHER_TABLE = 0
"""The number of no table: whoever asks is at none."""


async def waiting(service: OpenedService, user_id: int = ANNA.id) -> list[int]:
    return [one.id for one in await service.tables.mine.waiting(user_id, OTHER_TABLE)]


async def test_what_another_process_did_counts_at_once(open_service: Open) -> None:
    here, there = await open_service(), await open_service()
    table = (await here.begun(2)).table
    assert await waiting(here) == [table.id]
    assert (await here.tables.mine.at_panel(ANNA.id, table)).waiting == 0, "but for this one"
    await there.act(table.id, 0, "pick 3", "seal")
    assert await waiting(here) == []
    [own] = await here.tables.mine.tables(ANNA.id)
    [game] = await here.tables.mine.games([own], ANNA.id)
    assert (own.seats, game.seats) == ((), ())
    assert game.table.version == (await there.tables.get(table.id)).version


async def test_due_is_when_the_time_of_the_seat_ends(service: OpenedService) -> None:
    position = await service.begun(2)
    [own] = await service.tables.mine.tables(BOB.id)
    assert (own.seats, own.due) == ((1,), position.due[1])


async def test_games_saved_by_version_0_1_are_asked_themselves(service: OpenedService) -> None:
    table = (await service.begun(2)).table

    def forget_who_is_ready(connection: Connection) -> None:
        [row] = connection.execute(snapshots.select()).all()
        since = {seat: token[:3] for seat, token in row.since.items()}
        connection.execute(update(snapshots).values(since=since))

    await service.database.write(forget_who_is_ready)
    service.tables.reload()
    assert await waiting(service) == [table.id]
    await service.act(table.id, 0, "pick 3", "seal")
    assert await waiting(service) == []
    assert await waiting(service, BOB.id) == [table.id]


@pytest.mark.parametrize("look", ["list", "panel"])
async def test_many_tables_take_as_many_queries_as_few(service: OpenedService, look: str) -> None:
    counts = []
    for channel in range(6):
        lobby = service.tables.lobby
        table = await lobby.open(10, channel, False, ANNA, "toy", TableSettings(language="en"))
        await lobby.join(table.id, BOB)
        await lobby.start(table.id, ANNA)
        service.tables.reload()
        counts.append(await queries(service, look, await service.tables.get(table.id)))
    assert len(set(counts[1:])) == 1


async def queries(service: OpenedService, look: str, table: Table) -> int:
    with selects() as said:
        if look == "panel":
            await service.tables.mine.at_panel(ANNA.id, table)
        else:
            own = await service.tables.mine.tables(ANNA.id)
            await service.tables.mine.games(own, ANNA.id)
    return len(said)
