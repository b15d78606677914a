"""Standing orders over time: undo, restarts, pauses, short clocks, and the record of moves."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.domain.standing_orders import (
    AWAY_SECONDS,
    HERE_SECONDS,
    OrderStatus,
    delay,
)
from bot.domain.votes import UndoVote
from bot.storage import standing_orders as rows
from bot.storage.schema import seats
from rules.core.errors import IllegalAction
from tests.bot.helpers.toy_standing_orders import (
    act,
    due_next,
    every,
    fix_die,
    lay,
    one_round,
    told,
)
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService

MOST = timedelta(seconds=AWAY_SECONDS[1])


async def test_a_move_taken_back_is_left_to_its_person(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await lay(service, table_id, "stop")
    await due_next(service)
    await service.tables.undo.undo(table_id, ANNA)
    await service.tables.orders.review(table_id)
    assert await service.database.read(rows.earliest) is None
    assert (await service.tables.position(table_id)).state.picks == (0, 0)
    pick, stop = await every(service, table_id)
    assert (pick.active, pick.made, pick.held) == (True, (), ("pick", "round 1"))
    assert stop.held is None
    await act(service, table_id, 0, "pick 2", "seal")
    await act(service, table_id, 1, "pick 1", "seal")
    assert (await due_next(service)) is not None, "other decisions are answered as before"
    assert (await service.tables.position(table_id)).state.round == 2


async def test_an_undo_restores_what_the_move_had_ended(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_die(monkeypatch, high=False)
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await one_round(service, table_id)
    await act(service, table_id, 0, "stop")
    (order,) = await every(service, table_id)
    assert order.status is OrderStatus.DONE
    await service.tables.undo.undo(table_id, ANNA)
    await service.tables.orders.review(table_id)
    assert (await service.tables.position(table_id)).state.round == 1
    assert (await every(service, table_id))[0].active
    await act(service, table_id, 0, "stop")
    assert (await every(service, table_id))[0].status is OrderStatus.DONE


async def test_an_undo_restores_no_order_that_its_person_has_replaced(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_die(monkeypatch, high=True)
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 1", seat=1)
    await one_round(service, table_id)
    vote = await service.tables.undo.undo(table_id, BOB)
    assert isinstance(vote, UndoVote)
    await lay(service, table_id, "pick 2", seat=1)
    await service.tables.undo.vote(table_id, vote.id, ANNA, True)
    await service.tables.orders.review(table_id)
    old, new = await every(service, table_id)
    assert (old.status, new.status) == (OrderStatus.WITHDRAWN, OrderStatus.ACTIVE)
    assert await told(service) == [(BOB.id, old.id), (BOB.id, new.id)], "each when it was dropped"


async def test_a_restart_keeps_the_moment_and_what_is_overdue_waits_anew(
    open_service: Open,
) -> None:
    service = await open_service()
    table_id = (await service.begun(2)).table.id
    order = await lay(service, table_id, "pick 3")
    again = await open_service(clock=service.clock)
    assert await again.tables.orders.start() == (table_id,)
    await again.tables.orders.review(table_id, restarted=True)
    (kept,) = await every(again, table_id)
    assert kept.due == order.due
    service.clock.pass_(hours=5)
    later = await open_service(clock=service.clock)
    await later.tables.orders.start()
    await later.tables.orders.review(table_id, restarted=True)
    (kept,) = await every(later, table_id)
    assert kept.due is not None
    assert timedelta(0) < kept.due - service.clock.now() <= MOST
    await due_next(later)
    assert (await later.tables.position(table_id)).state.picks == (3, 0)


async def test_nothing_is_due_while_the_table_is_paused(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.orders.review(table_id)
    assert await service.database.read(rows.earliest) is None
    await service.tables.hosting.resume(table_id, ANNA)
    await service.tables.orders.review(table_id)
    assert await service.database.read(rows.earliest) is not None


async def test_a_due_order_of_a_table_that_was_just_paused_waits(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    order = await lay(service, table_id, "pick 3")
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.orders.carry_out(table_id, order.id)
    assert (await service.tables.position(table_id)).state.picks == (0, 0)


async def test_an_order_is_in_time_for_a_short_clock(service: OpenedService) -> None:
    service.tables.orders.chance = lambda: 1.0
    table_id = (await service.begun(2, clock=timedelta(minutes=10))).table.id
    order = await lay(service, table_id, "pick 3")
    ends = (await service.tables.position(table_id)).due[0]
    assert order.due is not None
    assert order.due < ends


async def test_moves_of_orders_count_as_the_persons(service: OpenedService) -> None:
    """Else the autopilot that comes after two time-outs would tell them apart."""
    table_id = (await service.begun(2)).table.id
    await service.time_out(table_id, 0)
    await act(service, table_id, 1, "pick 1", "seal")
    await lay(service, table_id, "stop")
    assert [row.timeouts for row in await service.rows("seats")] == [1, 0]
    await due_next(service)
    assert [row.timeouts for row in await service.rows("seats")] == [0, 0]


def test_people_who_are_here_are_quicker() -> None:
    for chance in (0.0, 0.3, 1.0):
        here = delay(here=True, left=None, chance=chance)
        away = delay(here=False, left=None, chance=chance)
        assert timedelta(seconds=HERE_SECONDS[0]) <= here <= timedelta(seconds=HERE_SECONDS[1])
        assert timedelta(seconds=AWAY_SECONDS[0]) <= away <= MOST
    assert delay(here=False, left=timedelta(seconds=-5), chance=0.5) == timedelta(0)


async def test_a_person_sees_that_their_order_moved_and_nobody_else(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await due_next(service)
    (version,) = await service.tables.orders.moves_made(table_id, ANNA)
    assert not await service.tables.orders.moves_made(table_id, BOB)
    assert version == (await service.tables.position(table_id)).table.version
    export = await service.tables.history.export(table_id)
    assert b"order" not in export


async def test_what_orders_did_in_each_of_a_persons_seats_counts(open_service: Open) -> None:
    """Else *Since your move* would begin after a move that the person hasn't seen."""
    first = await open_service()
    table_id = (await first.begun(2)).table.id

    def seat_both(connection: Connection) -> None:
        connection.execute(seats.update().values(user_id=ANNA.id))

    await first.database.write(seat_both)
    service = await open_service(clock=first.clock)
    for seat in (0, 1):
        await service.tables.orders.lay(table_id, ANNA, seat, "pick 3")
    await service.tables.orders.review(table_id)
    await due_next(service)
    await due_next(service)
    assert len(await service.tables.orders.moves_made(table_id, ANNA)) == 2


async def test_an_order_that_cannot_be_is_refused_with_the_figures(
    service: OpenedService, monkeypatch: Any
) -> None:
    table_id = (await service.begun(2)).table.id
    monkeypatch.setattr("tests.bot.toys.toy.ROUNDS", 0)
    with pytest.raises(IllegalAction, match="game-over"):
        await service.tables.orders.lay(table_id, ANNA, 0, "pick 1")
