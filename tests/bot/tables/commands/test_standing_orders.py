"""Standing orders at a table, and in time."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.domain.standing_orders import AWAY_SECONDS, HERE_SECONDS, SEAT_LOST, OrderStatus, delay
from bot.domain.votes import UndoVote
from bot.storage import standing_orders as rows
from bot.storage.messages import outbox
from bot.storage.schema import seats
from rules.core.chance import SEED_BYTES
from rules.core.errors import IllegalAction, UnreadableAction
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.standing_orders import act, due_next, every, fix_die, lay, one_round, told
from tests.bot.tables.conftest import ANNA, BOB, Open, OpenedService

MOST = timedelta(seconds=AWAY_SECONDS[1])


async def test_an_order_presses_for_its_person_in_its_own_time(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    service.tables.orders.chance = lambda: 0.0
    begun = service.clock.now()
    order = await lay(service, table_id, "pick 3")
    assert order.due == begun + timedelta(seconds=AWAY_SECONDS[0])
    assert (await service.position(table_id)).state.picks == (0, 0)
    await due_next(service)
    assert (await service.position(table_id)).state.picks == (3, 0)
    (order,) = await every(service, table_id)
    assert order.due is not None
    assert order.due > service.clock.now(), "the second move has its own time"
    await due_next(service)
    position = await service.position(table_id)
    assert position.state.sealed == (True, False)
    assert await service.database.read(rows.earliest, [0]) is None
    log = (await service.tables.snapshot(table_id, 32)).recent
    assert [(e.seat, e.action, e.by, e.how) for e in log[1:]] == [
        (0, "pick 3", ANNA.id, "person"),
        (0, "seal", ANNA.id, "person"),
    ]


async def test_nothing_but_the_orders_own_rows_tells_of_it(
    open_service: Open, monkeypatch: Any
) -> None:
    """The same moments and moves by hand leave the same rows, but for those of orders."""
    deal_from(monkeypatch, bytes([7]) * SEED_BYTES)
    monkeypatch.setattr("secrets.randbits", lambda count: 7)
    contents = []
    for name in ("by order", "by hand"):
        service = await open_service(name=name)
        table_id = (await service.begun(2)).table.id
        service.tables.orders.chance = lambda: 0.5
        if name == "by order":
            await lay(service, table_id, "pick 2")
            moments = []
            while await due_next(service) is not None:
                moments.append(service.clock.now())
            assert len(moments) == 2
        else:
            for moment, line in zip(moments, ("pick 2", "seal"), strict=True):
                service.clock.time = moment
                await service.act(table_id, 0, line)
        await act(service, table_id, 1, "pick 1", "seal")
        contents.append(await service.contents())
    by_order, by_hand = contents
    assert len(by_order.pop("standing_orders")) == 1
    assert by_hand.pop("standing_orders") == []
    assert by_order == by_hand


async def test_a_table_without_orders_costs_nothing(service: OpenedService) -> None:
    first = (await service.begun(2)).table.id
    assert first not in service.tables.orders.tables
    assert await service.tables.orders.moves_made(first, ANNA) == frozenset()
    await lay(service, first, "stop")
    assert first in service.tables.orders.tables


@pytest.mark.parametrize(
    ("line", "error", "reason"),
    [
        ("dance", UnreadableAction, "unknown-verb"),
        ("", UnreadableAction, "unknown-verb"),
        ("pick 9", UnreadableAction, "unknown-word"),
        ("stop now", UnreadableAction, "wrong-word-count"),
    ],
)
async def test_what_is_no_order_is_refused(
    service: OpenedService, line: str, error: type[Exception], reason: str
) -> None:
    table_id = (await service.begun(2)).table.id
    with pytest.raises(error, match=reason):
        await service.tables.orders.lay(table_id, ANNA, 0, line)
    assert await every(service, table_id) == []


async def test_orders_are_for_the_own_seat_of_a_game_that_goes_on(service: OpenedService) -> None:
    lobby = await service.lobby(2)
    await service.refused("not-started", service.tables.orders.lay(lobby.id, ANNA, 0, "stop"))
    await service.tables.lobby.start(lobby.id, ANNA)
    for seat in (1, 5):
        await service.refused(
            "not-your-seat", service.tables.orders.lay(lobby.id, ANNA, seat, "stop")
        )
    order = await lay(service, lobby.id, "stop")
    await service.refused("order-gone", service.tables.orders.withdraw(lobby.id, BOB, order.id))
    await service.refused(
        "order-gone", service.tables.orders.withdraw(lobby.id, ANNA, order.id + 1)
    )
    await service.tables.seats.leave(lobby.id, ANNA)
    await service.refused("autopilot-plays", service.tables.orders.lay(lobby.id, ANNA, 0, "stop"))
    await service.tables.hosting.close(lobby.id, ANNA)
    await service.refused("over", service.tables.orders.lay(lobby.id, BOB, 1, "stop"))


async def test_another_of_the_same_kind_takes_its_place(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await lay(service, table_id, "pick 1")
    assert [one.status for one in await every(service, table_id)] == ["withdrawn", "active"]
    shown = await service.tables.orders.of_person(table_id, ANNA, 0)
    assert [one.line for one in shown] == ["pick 1"]
    await due_next(service)
    assert (await service.position(table_id)).state.picks == (1, 0)


async def test_withdrawn_orders_are_forgotten_with_the_game(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await lay(service, table_id, "pick 1")
    await service.database.write(outbox.prune, service.clock.now())
    assert len(await every(service, table_id)) == 2, "the game goes on"
    await service.tables.hosting.close(table_id, ANNA)
    assert [one.line for one in await every(service, table_id)] == ["pick 1"]
    assert await told(service) == []


async def test_withdrawn_orders_of_games_that_ended_earlier_are_forgotten(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await service.tables.hosting.close(table_id, ANNA)
    (order,) = await every(service, table_id)
    withdrawn = replace(order, status=OrderStatus.WITHDRAWN, due=None)
    await service.database.write(rows.put, [withdrawn])
    await service.database.write(outbox.prune, service.clock.now())
    assert await every(service, table_id) == []


async def test_no_lock_is_left_behind(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await service.tables.orders.review(table_id)
    assert not len(service.tables.orders._locks)


async def test_a_withdrawn_order_does_nothing(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    order = await lay(service, table_id, "pick 3")
    assert await service.tables.orders.withdraw(table_id, ANNA, order.id) == 0
    await service.tables.orders.review(table_id)
    assert await service.database.read(rows.earliest, [0]) is None
    await service.tables.orders.carry_out(table_id, order.id)
    assert (await service.position(table_id)).state.picks == (0, 0)
    assert await service.tables.orders.of_person(table_id, ANNA, 0) == ()
    assert await told(service) == []


async def test_whoever_is_quicker_than_their_order_decides(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await act(service, table_id, 0, "pick 2", "seal")
    assert await service.database.read(rows.earliest, [0]) is None
    assert (await service.position(table_id)).state.picks == (2, 0)


async def test_an_order_that_has_done_its_part_ends_in_silence(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_die(monkeypatch, high=False)
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "stop")
    await lay(service, table_id, "pick 3")
    await one_round(service, table_id)
    await due_next(service)
    assert (await service.position(table_id)).state.round == 2
    stop, pick = await every(service, table_id)
    assert (stop.status, pick.status) == (OrderStatus.ACTIVE, OrderStatus.DONE)
    assert await told(service) == []
    shown = await service.tables.orders.of_person(table_id, ANNA, 0)
    assert [one.line for one in shown] == ["stop", "pick 3"]


async def test_its_person_alone_is_told_that_an_order_is_dropped(
    service: OpenedService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody may have more than 4 points as long as Bob's order stands."""
    fix_die(monkeypatch, high=True)
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 1", seat=1)
    await one_round(service, table_id)
    (order,) = await every(service, table_id)
    assert (order.status, order.ended.reason) == (OrderStatus.DROPPED, "not-now")
    assert dict(order.ended.figures) == {"decision": "pick"}
    assert await told(service) == [(BOB.id, order.id)]
    await service.tables.orders.review(table_id)
    assert await told(service) == [(BOB.id, order.id)], "once"
    assert await service.tables.orders.of_person(table_id, BOB, 1) == (order,)
    assert await service.tables.orders.of_person(table_id, ANNA, 1) == ()


@pytest.mark.parametrize("how", ["leave", "replace", "autopilot", "time"])
async def test_an_order_belongs_to_whoever_laid_it_and_plays(
    service: OpenedService, how: str
) -> None:
    table_id = (await service.begun(2)).table.id
    order = await lay(service, table_id, "stop", seat=1)
    seats = service.tables.seats
    if how == "leave":
        await seats.leave(table_id, BOB)
    elif how == "replace":
        await seats.replace(table_id, ANNA, 1, person=ANNA.__class__(9, "Zoe"), left=BOB.id)
    elif how == "autopilot":
        await seats.replace(table_id, ANNA, 1, style="meek", left=BOB.id)
    else:
        await act(service, table_id, 0, "pick 3", "seal")
        await service.time_out(table_id, 1)
        await act(service, table_id, 0, "stop")
        await act(service, table_id, 0, "pick 3", "seal")
        await service.time_out(table_id, 1)
    await service.tables.orders.review(table_id)
    (order,) = await every(service, table_id)
    assert (order.status, order.ended.reason) == (OrderStatus.DROPPED, SEAT_LOST)
    assert await told(service) == [(BOB.id, order.id)]
    if how == "leave":
        await seats.come_back(table_id, BOB)
        await service.tables.orders.review(table_id)
        assert (await every(service, table_id))[0].status is OrderStatus.DROPPED


async def test_none_moves_a_seat_that_another_process_has_given_away(
    service: OpenedService, open_service: Open
) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3", seat=1)
    other = await open_service(clock=service.clock)
    await other.tables.seats.replace(table_id, ANNA, 1, style="meek", left=BOB.id)
    await due_next(service)
    (order,) = await every(service, table_id)
    assert (order.status, order.ended.reason) == (OrderStatus.DROPPED, SEAT_LOST)
    assert order.made == ()


async def test_a_move_taken_back_is_left_to_its_person(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await lay(service, table_id, "stop")
    await due_next(service)
    await service.tables.undo.undo(table_id, ANNA)
    await service.tables.orders.review(table_id)
    assert await service.database.read(rows.earliest, [0]) is None
    assert (await service.position(table_id)).state.picks == (0, 0)
    pick, stop = await every(service, table_id)
    assert (pick.active, pick.made, pick.held) == (True, (), ("pick", "round 1"))
    assert stop.held is None
    await act(service, table_id, 0, "pick 2", "seal")
    await act(service, table_id, 1, "pick 1", "seal")
    assert (await due_next(service)) is not None, "other decisions are answered as before"
    assert (await service.position(table_id)).state.round == 2


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
    assert (await service.position(table_id)).state.round == 1
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
    assert (await later.position(table_id)).state.picks == (3, 0)


async def test_nothing_is_due_while_the_table_is_paused(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.orders.review(table_id)
    assert await service.database.read(rows.earliest, [0]) is None
    await service.tables.hosting.resume(table_id, ANNA)
    await service.tables.orders.review(table_id)
    assert await service.database.read(rows.earliest, [0]) is not None


async def test_a_due_order_of_a_table_that_was_just_paused_waits(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    order = await lay(service, table_id, "pick 3")
    await service.tables.hosting.pause(table_id, ANNA)
    await service.tables.orders.carry_out(table_id, order.id)
    assert (await service.position(table_id)).state.picks == (0, 0)


async def test_an_order_is_in_time_for_a_short_clock(service: OpenedService) -> None:
    service.tables.orders.chance = lambda: 1.0
    table_id = (await service.begun(2, clock=timedelta(minutes=10))).table.id
    order = await lay(service, table_id, "pick 3")
    ends = (await service.position(table_id)).due[0]
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


async def test_a_person_sees_that_their_order_moved_and_nobody_else(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    await lay(service, table_id, "pick 3")
    await due_next(service)
    (version,) = await service.tables.orders.moves_made(table_id, ANNA)
    assert not await service.tables.orders.moves_made(table_id, BOB)
    assert version == (await service.position(table_id)).table.version
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
