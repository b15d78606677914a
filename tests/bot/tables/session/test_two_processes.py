"""Two processes at one table: what one does meanwhile is neither lost nor hidden from the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.domain.privacy import Forgetting
from bot.domain.table import Person, Status
from bot.domain.table_settings import Takeover
from bot.domain.votes import Subject, UndoVote, VoteStatus
from bot.errors import TableError
from bot.housekeeping.people import PersonRemoval
from bot.scheduling import deadlines as scheduled
from bot.storage import deadlines, tables
from bot.storage.community import guilds
from bot.storage.messages import outbox
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService

HOUR = timedelta(hours=1)
DORA, EVE = Person(4, "Dora"), Person(5, "Eve")


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


async def test_a_move_ends_a_vote_that_another_process_has_begun(open_service: Open) -> None:
    first, second, table_id = await both(open_service, 2)
    await second.revealed(table_id)
    await first.tables.undo.undo(table_id, ANNA)
    await second.act(table_id, 0, "take")
    (row,) = await first.rows("votes")
    assert row.ballot == "lapsed"


async def test_a_move_ends_a_vote_that_begins_while_it_is_saved(open_service: Open) -> None:
    first, second, table_id = await both(open_service, 2)
    await second.revealed(table_id)
    overtaken(second, lambda: first.tables.undo.undo(table_id, ANNA))
    await second.act(table_id, 0, "take")
    (row,) = await first.rows("votes")
    assert row.ballot == "lapsed"


async def test_no_vote_is_asked_for_where_the_game_has_gone_on_meanwhile(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service, 2)
    await second.revealed(table_id)
    overtaken(second, lambda: first.act(table_id, 0, "take"))
    asked = await second.tables.undo.undo(table_id, BOB)
    assert isinstance(asked, UndoVote)
    assert (await second.tables.undo.vote_of(table_id, asked.id)).status is VoteStatus.OPEN


async def test_the_last_voice_in_a_vote_counts_though_somebodys_name_changes(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service, 2)
    await second.revealed(table_id)
    vote = await second.tables.undo.undo(table_id, ANNA)
    assert isinstance(vote, UndoVote)
    overtaken(second, lambda: first.tables.people.keep(Person(ANNA.id, "Annette"), 10))
    done = await second.tables.undo.vote(table_id, vote.id, BOB, True)
    assert done.status is VoteStatus.AGREED


async def test_a_name_that_changes_meanwhile_is_kept(open_service: Open) -> None:
    first, second, table_id = await both(open_service)
    overtaken(second, lambda: first.tables.people.keep(Person(ANNA.id, "Annette"), 10))
    await second.tables.seats.leave(table_id, BOB)
    assert (await first.position(table_id)).table.seats[0].name == "Annette"


async def test_the_voice_that_settles_a_vote_is_cast_where_the_others_have_led(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service)
    vote = await first.tables.clocks.ask(table_id, BOB, Subject.PAUSE)
    cast = first.tables.clocks.cast
    overtaken(second, lambda: cast(table_id, vote.id, ANNA, False))
    last = await second.tables.clocks.cast(table_id, vote.id, CARA, True)
    assert (last.refused, last.status) == ({ANNA.id}, VoteStatus.AGREED)
    assert (await first.tables.get(table_id)).status is Status.PAUSED


async def test_an_order_that_is_withdrawn_while_it_is_carried_out_makes_no_move(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service, 2)
    await first.tables.orders.lay(table_id, ANNA, 0, "pick 3")
    await second.tables.orders.review(table_id)
    (order,) = await first.rows("standing_orders")
    overtaken(second, lambda: first.tables.orders.withdraw(table_id, ANNA, order.id))
    await second.tables.orders.carry_out(table_id, order.id)
    assert not [row for row in await first.rows("moves") if row.kind == "act"]


async def test_an_order_is_not_forgotten_while_the_lease_is_late(open_service: Open) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    await service.tables.orders.lay(table_id, ANNA, 0, "pick 3")
    share = service.presence.share
    share.lease_until = 0.0
    with pytest.raises(TableError, match="storage-busy"):
        await service.tables.orders.review(table_id)
    share.shards = frozenset()
    await service.tables.orders.review(table_id)
    (order,) = await service.rows("standing_orders")
    assert order.due_at is None, "another process looks after it"


async def test_a_pause_that_was_given_time_is_as_long_everywhere(open_service: Open) -> None:
    first, second, table_id = await both(open_service, 2)
    for person in (ANNA, BOB):
        await first.tables.seats.leave(table_id, person)
    ends, now = (await second.position(table_id)).table.wakes_at, first.clock.now()
    assert ends is not None
    await first.database.write(guilds.leave, 10, 0, now - HOUR)
    await first.database.write(guilds.come_back, 10, now)
    assert (await second.position(table_id)).table.wakes_at == ends + HOUR


async def test_nobody_is_reminded_of_what_ends_later_by_now(open_service: Open) -> None:
    first, second, table_id = await both(open_service, 2)
    second.clock.pass_(hours=13)
    now = second.clock.now()
    found = await second.database.read(deadlines.due, [0], now)
    assert found
    await first.tables.clocks.extend(table_id, ANNA, 20 * HOUR)
    await second.database.write(scheduled._remind, found, now)
    reminders = [row for row in await first.outbox("direct") if row.payload["about"] == "half"]
    assert not reminders


async def test_closed_messages_are_noted_while_their_person_speaks_for_the_first_time(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service, 2)
    now, begun, may_end = first.clock.now(), asyncio.Event(), asyncio.Event()

    async def note() -> None:
        async with first.database._writer.connection() as (connection, _, _), connection.begin():
            progress = outbox.Progress(closed={BOB.id: now + HOUR})
            await connection.run_sync(outbox.settle, table_id, progress, now)
            begun.set()
            await may_end.wait()

    noting = asyncio.create_task(note())
    await asyncio.wait({noting, asyncio.create_task(begun.wait())}, return_when="FIRST_COMPLETED")
    keeping = asyncio.create_task(second.tables.people.keep(BOB))
    await asyncio.wait({keeping}, timeout=0.2)
    may_end.set()
    await noting
    await keeping
    (row,) = [row for row in await first.rows("people") if row.user_id == BOB.id]
    assert (row.name, row.inbox_closed_until) == ("Bob", now + HOUR)


async def test_whom_another_process_has_forgotten_is_kept_anew(open_service: Open) -> None:
    first, second, _ = await both(open_service, 2)
    await second.tables.people.keep(CARA, 10)
    await first.tables.privacy.forget(CARA.id, Forgetting.NOW)
    assert await first.tables.privacy.forget_person(CARA.id)
    assert (10, CARA.id) in second.tables.people.known
    second.clock.pass_(hours=2)
    assert (10, CARA.id) not in second.tables.people.known


async def test_a_wish_that_is_taken_back_while_others_are_forgotten_is_not_carried_out(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service)
    transport: Any = None
    removal = PersonRemoval(first.database, first.tables, transport, first.clock, first.presence)
    for person in (ANNA, BOB):
        await first.tables.privacy.forget(person.id, Forgetting.NOW)
    leave_tables = first.tables.privacy.leave_tables

    async def slow(user_id: int) -> None:
        await second.tables.privacy.take_back(BOB.id)
        await leave_tables(user_id)

    first.tables.privacy.leave_tables = slow  # type: ignore[method-assign]
    await removal.run()
    assert [one.user_id for one in (await first.tables.get(table_id)).seats] == [
        None,
        BOB.id,
        CARA.id,
    ]


async def test_a_game_of_an_earlier_program_is_taken_over_though_a_name_changes(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service, 2)
    await first.database.write(tables.note, table_id, {"program_version": "0.0.1"})
    overtaken(second, lambda: first.tables.people.keep(Person(ANNA.id, "Annette"), 10))
    assert (await second.position(table_id)).table.id == table_id
    await second.act(table_id, 0, "pick 3")
    assert (await first.position(table_id)).table.seats[0].name == "Annette"


async def test_of_two_who_take_a_seat_at_once_one_has_it(open_service: Open) -> None:
    first, second, table_id = await both(open_service)
    offer = await first.tables.offers.offer(table_id, BOB, 1)
    answer = first.tables.offers.answer
    overtaken(second, lambda: answer(table_id, offer.id, DORA, True))
    with pytest.raises(TableError, match="vote-over"):
        await second.tables.offers.answer(table_id, offer.id, EVE, True)
    assert (await second.tables.get(table_id)).seats[1].user_id == DORA.id


async def test_of_two_who_take_an_autopilots_seat_at_once_one_has_it(open_service: Open) -> None:
    first = await open_service()
    second = await open_service(clock=first.clock)
    settings = {"takeover": Takeover.ANYBODY, "takeover_opponents": True}
    table_id = (await first.begun(2, 1, **settings)).table.id
    overtaken(second, lambda: first.tables.offers.take(table_id, DORA, 2))
    with pytest.raises(TableError, match="seat-not-free"):
        await second.tables.offers.take(table_id, EVE, 2)
    assert (await second.tables.get(table_id)).seats[2].user_id == DORA.id


async def test_a_seat_that_is_taken_while_its_offer_is_withdrawn_stays_taken(
    open_service: Open,
) -> None:
    first, second, table_id = await both(open_service)
    offer = await first.tables.offers.offer(table_id, BOB, 1)
    answer = first.tables.offers.answer
    overtaken(second, lambda: answer(table_id, offer.id, DORA, True))
    with pytest.raises(TableError, match="vote-over"):
        await second.tables.offers.withdraw(table_id, offer.id, BOB)
    (row,) = await first.rows("table_votes")
    assert row.ballot == "agreed"


async def test_two_questions_for_one_seat_at_once_are_one(open_service: Open) -> None:
    first, second, table_id = await both(open_service)
    overtaken(second, lambda: first.tables.offers.offer(table_id, BOB, 1))
    await second.tables.offers.offer(table_id, BOB, 1)
    (row,) = await first.rows("table_votes")
    assert row.ballot == "open"
