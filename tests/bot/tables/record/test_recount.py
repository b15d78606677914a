"""Results are worked out anew from the logs of tables, and ratings from results."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import delete, update

from bot.ratings import anchors
from bot.storage.community import results
from bot.storage.people import forgetting
from bot.storage.schema import result_seats, snapshots
from bot.storage.schema import results as result_rows
from tests.bot.tables.conftest import ANNA, BOB, CARA, OpenedService
from tests.bot.tables.session.test_results import finish


@pytest.fixture
def played(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], Awaitable[list[int]]]:
    """Three games: a rated one, a rated one that Anna left, a casual one."""
    monkeypatch.setattr(anchors, "POINTS", {"toy": {"meek": 1400, "bold": 1400}})

    async def play() -> list[int]:
        numbers = []
        for rated, leaves in ((True, False), (True, True), (False, False)):
            table_id = (await service.begun(3, 1, rated=rated)).table.id
            if leaves:
                await service.tables.seats.leave(table_id, ANNA)
            await finish(service, table_id)
            numbers.append(table_id)
        return numbers

    return play


Played = Callable[[], Awaitable[list[int]]]


async def kept(service: OpenedService) -> list[list[Any]]:
    return [
        sorted(await service.rows(name), key=lambda row: row[:2])
        for name in ("results", "result_seats")
    ]


async def change(service: OpenedService, statement: Any) -> None:
    def work(connection: Any) -> None:
        connection.execute(statement)

    await service.database.write(work)


async def test_what_was_written_is_what_follows(service: OpenedService, played: Played) -> None:
    await played()
    before = await kept(service)
    for write in (False, True, True):
        found = await service.tables.recount(write=write)
        assert found.agrees
        assert (found.results, found.with_logs, found.unreadable) == (3, 3, [])
        assert await kept(service) == before, "the same figures every time"


async def test_a_rating_that_was_changed_is_found_and_put_right(
    service: OpenedService, played: Played
) -> None:
    first, second, _ = await played()
    before = await kept(service)
    own = (result_seats.c.number == 1, result_seats.c.user_id == ANNA.id)
    await change(service, update(result_seats).where(*own).values(mu=40.0))
    changed = await kept(service)
    found = await service.tables.recount()
    assert found.ratings == [first], "the second started from what the first should have been"
    assert await kept(service) == changed, "nothing was written"
    await service.tables.recount(write=True)
    assert await kept(service) == before
    assert second not in found.ratings


async def test_a_result_that_was_changed_is_found_and_put_right(
    service: OpenedService, played: Played
) -> None:
    first, second, _ = await played()
    before = await kept(service)
    own = (result_seats.c.number == 2, result_seats.c.user_id == ANNA.id)
    await change(service, update(result_seats).where(*own).values(how="played", until=None))
    found = await service.tables.recount()
    assert found.wrong == [second]
    again = await service.tables.recount(write=True)
    assert again.wrong == [second]
    assert await kept(service) == before
    assert (await service.tables.recount()).agrees
    assert first not in again.wrong


async def test_results_of_earlier_versions_are_added(
    service: OpenedService, played: Played
) -> None:
    numbers = await played()
    before = await kept(service)
    await change(service, delete(result_rows))
    found = await service.tables.recount()
    assert (found.missing, found.results) == (numbers, 0)
    assert (await service.tables.recount(write=True)).missing == numbers
    after = await kept(service)
    assert [row[1:] for row in after[0]] == [row[1:] for row in before[0]]
    assert [row[1:] for row in after[1]] == [row[1:] for row in before[1]]
    assert (await service.tables.recount()).agrees


async def test_a_table_that_is_gone_leaves_its_result(
    service: OpenedService, played: Played
) -> None:
    first, _, _ = await played()
    await service.database.write(forgetting.delete_table, first)
    before = await kept(service)
    assert [row.guild_id for row in before[0]] == [0, 10, 10]
    found = await service.tables.recount(write=True)
    assert found.agrees
    assert (found.results, found.with_logs) == (3, 2)
    assert await kept(service) == before


async def test_a_game_that_cant_be_read_keeps_its_result(
    service: OpenedService, played: Played
) -> None:
    first, _, _ = await played()
    broken = update(snapshots).where(snapshots.c.table_id == first).values(state={"round": 1})
    await change(service, broken)
    service.tables.reload()
    before = await kept(service)
    found = await service.tables.recount(write=True)
    assert found.unreadable == [first]
    assert found.agrees
    assert await kept(service) == before


async def test_ratings_are_the_same_in_whatever_order_they_are_asked_for(
    service: OpenedService, played: Played
) -> None:
    await played()
    people = [ANNA.id, BOB.id, CARA.id]
    known = await service.database.read(results.ratings, "toy", people)
    assert known == await service.database.read(results.ratings, "toy", people[::-1])
    for user in people:
        assert (await service.database.read(results.rated_games, user))[-1].rating == known[user]
