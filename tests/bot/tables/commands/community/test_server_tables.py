"""The open tables of a server: in which order, since when they wait, and what stays secret."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import update

from bot.domain.table_settings import TableSettings
from bot.storage import schema
from bot.tables.commands.community.server_tables import STALLED_AFTER, ServerGame
from tests.bot.tables.conftest import ANNA, BOB, OpenedService

CLUB, OTHER = 10, 11


async def game(service: OpenedService) -> ServerGame:
    """The server's only table."""
    queries = service.tables.server_tables
    (one,) = await queries.games(await queries.tables(CLUB))
    return one


async def since(service: OpenedService) -> datetime | None:
    return (await game(service)).since


async def test_what_a_seat_does_in_secret_isnt_told_by_the_time(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    begun = service.clock.now()
    service.clock.pass_(hours=1)
    await service.act(table_id, 0, "pick 3")
    assert await since(service) == begun
    service.clock.pass_(hours=1)
    await service.act(table_id, 0, "seal")
    service.clock.pass_(hours=1)
    await service.act(table_id, 1, "pick 1", "seal")
    assert await since(service) == service.clock.now(), "both have decided: it was revealed"


async def test_a_pause_counts_from_its_beginning(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    service.clock.pass_(hours=1)
    await service.tables.hosting.pause(table_id, ANNA)
    paused = service.clock.now()
    service.clock.pass_(days=30)
    one = await game(service)
    assert (one.since, one.stalled) == (paused, False)
    await service.tables.hosting.resume(table_id, ANNA)
    assert await since(service) == service.clock.now()


async def test_a_running_game_in_which_nothing_happens_is_stalled(service: OpenedService) -> None:
    await service.begun(2, clock=None)
    queries = service.tables.server_tables
    service.clock.time += STALLED_AFTER - STALLED_AFTER / 100
    assert [one.stalled for one in await queries.tables(CLUB)] == [False]
    assert not (await game(service)).stalled
    service.clock.time += STALLED_AFTER / 100
    assert [one.stalled for one in await queries.tables(CLUB)] == [True]
    assert (await game(service)).stalled


async def test_only_open_tables_of_the_server_are_found(service: OpenedService) -> None:
    lobby, english = service.tables.lobby, TableSettings(language="en")
    first = await lobby.open(CLUB, 100, False, ANNA, "toy", english)
    closed = await lobby.open(CLUB, 101, False, ANNA, "toy", english)
    await lobby.open(OTHER, 102, False, ANNA, "toy", english)
    await service.tables.hosting.close(closed.id, ANNA)
    found = await service.tables.server_tables.tables(CLUB)
    assert [one.id for one in found] == [first.id]
    await service.tables.lobby.join(first.id, BOB)
    await service.tables.hosting.close(first.id, ANNA)
    assert await service.tables.server_tables.games(found) == []


async def test_messages_that_wait_for_another_try_are_counted(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    outbox = schema.outbox

    async def refused(target: int | None, attempts: int) -> None:
        row = {"table_id": table_id, "kind": "direct", "target": target, "payload": {}}
        more = {"nonce": "1", "due_at": service.clock.now(), "attempts": attempts}
        await service.database.write(
            lambda connection: connection.execute(outbox.insert(), {**row, **more})
        )

    await service.database.write(
        lambda connection: connection.execute(update(outbox).values(attempts=0))
    )
    for target, attempts in ((None, 1), (None, 0), (7, 2), (8, 1)):
        await refused(target, attempts)
    (one,) = await service.tables.server_tables.tables(CLUB)
    assert (one.unsent, one.unsent_direct) == (1, 2)
