"""Two processes at one table: what one does meanwhile is neither lost nor hidden from the other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.table import Person
from bot.domain.votes import Subject, VoteStatus
from bot.errors import TableError
from bot.storage import deadlines
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService

HOUR = timedelta(hours=1)


def overtaken(service: OpenedService, act: Callable[[], Awaitable[Any]]) -> None:
    """Let another process act between a process's next reading and its writing."""
    write = service.database.write

    async def late(*args: Any, **kwargs: Any) -> Any:
        service.database.write = write  # type: ignore[method-assign]
        await act()
        return await write(*args, **kwargs)

    service.database.write = late  # type: ignore[method-assign]


async def both(open_service: Open, people: int = 3) -> tuple[OpenedService, OpenedService, int]:
    first = await open_service()
    second = await open_service(clock=first.clock)
    return first, second, (await first.begun(people)).table.id


async def test_a_move_is_seen_at_once(open_service: Open) -> None:
    first, second, table_id = await both(open_service, 2)
    before = (await second.position(table_id)).table.version
    await first.act(table_id, 0, "pick 3")
    assert (await second.position(table_id)).table.version > before


async def test_a_new_name_is_seen_at_once_though_nothing_was_played(open_service: Open) -> None:
    first, second, table_id = await both(open_service, 2)
    assert (await second.position(table_id)).table.seats[0].name == "Anna"
    await first.tables.people.keep(Person(ANNA.id, "Annette"), 10)
    assert (await second.position(table_id)).table.seats[0].name == "Annette"
    assert (await second.tables.get(table_id)).seats[0].name == "Annette"


async def test_time_that_was_given_back_is_seen_at_once(open_service: Open) -> None:
    first, second, table_id = await both(open_service, 2)
    due, now = (await second.position(table_id)).due[0], first.clock.now()
    await first.database.write(deadlines.credit, [0], now - HOUR, now)
    assert (await second.position(table_id)).due[0] == due + HOUR


async def test_time_that_was_given_back_meanwhile_counts_for_clocks_that_go_on(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service, 2)
    now = first.clock.now()
    due = (await second.position(table_id)).due[1]
    overtaken(second, lambda: first.database.write(deadlines.credit, [0], now - HOUR, now))
    await second.act(table_id, 0, "pick 3", "seal")
    assert (await first.position(table_id)).due[1] == due + HOUR


async def test_the_slower_of_two_moves_is_made_where_the_quicker_has_led(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service, 2)
    overtaken(second, lambda: first.act(table_id, 1, "pick 1"))
    await second.act(table_id, 0, "pick 3")
    assert [row.action for row in await first.rows("moves") if row.kind == "act"] == [
        "pick 1",
        "pick 3",
    ]


async def test_no_vote_is_lost(open_service: Open) -> None:
    first, second, table_id = await both(open_service)
    vote = await first.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    cast = first.tables.clocks.cast
    overtaken(second, lambda: cast(table_id, vote.id, ANNA, False))
    last = await second.tables.clocks.cast(table_id, vote.id, CARA, False)
    assert last.refused == {ANNA.id, CARA.id}
    assert last.status is VoteStatus.REFUSED


async def test_no_vote_counts_after_the_last(open_service: Open) -> None:
    first, second, table_id = await both(open_service)
    vote = await first.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    cast = first.tables.clocks.cast
    overtaken(second, lambda: cast(table_id, vote.id, ANNA, True))
    with pytest.raises(TableError, match="vote-over"):
        await second.tables.clocks.cast(table_id, vote.id, CARA, False)
    (row,) = await first.rows("table_votes")
    assert (row.ballot, sorted(row.agreed)) == ("agreed", [ANNA.id, BOB.id])


async def test_an_order_that_is_withdrawn_while_it_is_looked_after_stays_withdrawn(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service, 2)
    await first.tables.orders.lay(table_id, ANNA, 0, "pick 3")
    (order,) = await first.rows("standing_orders")
    overtaken(second, lambda: first.tables.orders.withdraw(table_id, ANNA, order.id))
    await second.tables.orders.review(table_id)
    (order,) = await first.rows("standing_orders")
    assert (order.status, order.due_at) == ("withdrawn", None)


async def test_an_order_laid_by_another_process_is_found_by_a_look(open_service: Open) -> None:
    first, second, table_id = await both(open_service, 2)
    assert await second.tables.orders.changed() == []
    await first.tables.orders.lay(table_id, ANNA, 0, "pick 3")
    assert await second.tables.orders.changed() == [table_id]
    assert await second.tables.orders.changed() == []
    await first.act(table_id, 1, "pick 1")
    assert await second.tables.orders.changed() == [table_id], "its game has gone on"
