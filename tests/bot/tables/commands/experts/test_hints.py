"""Hints: for the seat that asks, once for each decision, and none where anything is against it."""

from __future__ import annotations

import asyncio
from math import sqrt
from typing import Any

import pytest

from bot.errors import StaleControl, TableError
from bot.tables.commands.experts.hints import COMPARISONS, together
from bot.tables.service import TableService
from rules.core.search import ActionValue
from tests.bot.tables.commands.before_start.test_lobby import refused
from tests.bot.tables.conftest import ANNA, BOB, CARA, Open, OpenedService
from tests.bot.toys.expert import Doubtful, Unsure
from tests.bot.toys.expert_games import ExpertToy, expert_presenters
from tests.bot.toys.toy import Pick
from tests.bot.toys.toy_presenter import presenter

FIRST = tuple(
    ActionValue((Pick(number),), chance, 100) for number, chance in ((3, 0.8), (2, 0.5), (1, 0.2))
)


@pytest.fixture
async def service(open_service: Open) -> OpenedService:
    return await open_service(games=expert_presenters())


async def token(tables: TableService, table_id: int, seat: int = 0) -> int:
    return (await tables.position(table_id)).tokens[seat]


async def test_a_hint_asked_twice_is_thought_about_and_counted_once(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2)).table.id
    asked = await token(service.tables, table_id)
    before = await service.rows("moves"), await service.rows("tables"), await service.rows("outbox")
    service.experts.hold()
    both = [
        asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA)) for _ in range(2)
    ]
    await service.experts.begun(1)
    service.experts.release()
    assert await asyncio.gather(*both) == [FIRST, FIRST]
    assert await service.tables.hints.hint(table_id, 0, asked, ANNA) == FIRST
    assert service.experts.asked == 2, "about all actions, then about the best two"
    assert await service.tables.hints.counts(table_id) == {0: 1}
    assert before == (
        await service.rows("moves"),
        await service.rows("tables"),
        await service.rows("outbox"),
    ), "nobody else can tell"


async def test_the_best_two_are_compared_apart(open_service: Open) -> None:
    game = type("Game", (ExpertToy,), {"autopilots": {"expert": Unsure()}})()
    service = await open_service(games={"toy": presenter(game)})
    table_id = (await service.begun(2)).table.id
    asked = await token(service.tables, table_id)
    assert await service.tables.hints.hint(table_id, 0, asked, ANNA) == FIRST


async def test_what_is_hard_to_tell_apart_is_compared_more_often(open_service: Open) -> None:
    game = type("Game", (ExpertToy,), {"autopilots": {"expert": Doubtful()}})()
    service = await open_service(games={"toy": presenter(game)})
    table_id = (await service.begun(2)).table.id
    asked = await token(service.tables, table_id)
    best, other, last = await service.tables.hints.hint(table_id, 0, asked, ANNA)
    assert service.experts.asked == 1 + COMPARISONS
    assert (best.tried, other.tried, last.tried) == (300, 300, 100)
    assert (best.error, other.error) == (0, pytest.approx(0.03 / sqrt(COMPARISONS)))
    assert (best.chance, other.chance) == (pytest.approx(0.8), pytest.approx(0.5))


def test_of_several_comparisons_the_better_one_is_first_in_most() -> None:
    one, other = (Pick(1),), (Pick(2),)
    found = together(
        [
            [ActionValue(one, 0.5, 10), ActionValue(other, 0.3, 10, 0.03)],
            [ActionValue(other, 0.9, 20), ActionValue(one, 0.2, 20, 0.04)],
            [ActionValue(one, 0.5, 30, 0.12), ActionValue(other, 0.6, 30)],
        ]
    )
    assert found == [
        ActionValue(one, pytest.approx(0.4), 60),
        ActionValue(other, pytest.approx(0.6), 60, pytest.approx(0.13 / 3)),
    ]


async def test_a_seat_handed_on_while_the_expert_thinks_asks_for_itself(
    service: OpenedService,
) -> None:
    table_id = (await service.begun(2)).table.id
    asked = await token(service.tables, table_id)
    service.experts.hold()
    hint = service.tables.hints.hint
    before = asyncio.create_task(hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.tables.seats.replace(table_id, ANNA, 0, person=CARA)
    after = asyncio.create_task(hint(table_id, 0, await token(service.tables, table_id), CARA))
    service.experts.release()
    await refused(service, "not-your-seat", before)
    assert await after == FIRST
    assert await service.tables.hints.counts(table_id) == {0: 1}


async def test_they_are_counted_past_restarts_and_undone_moves(
    service: OpenedService, open_service: Open
) -> None:
    table_id = (await service.begun(2)).table.id
    for seat, person in ((0, ANNA), (1, BOB)):
        await service.tables.hints.hint(
            table_id, seat, await token(service.tables, table_id, seat), person
        )
    again = await open_service(games=expert_presenters())
    asked = await token(again.tables, table_id)
    await again.tables.hints.hint(table_id, 0, asked, ANNA)
    await again.act(table_id, 0, "pick 1")
    await again.tables.hints.hint(table_id, 0, await token(again.tables, table_id), ANNA)
    await again.tables.undo.undo(table_id, ANNA)
    assert await again.tables.hints.counts(table_id) == {0: 2, 1: 1}


async def test_a_worker_that_dies_costs_the_hint_and_not_the_move(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    asked = await token(service.tables, table_id)
    service.experts.fails = True
    await refused(service, "hint-failed", service.tables.hints.hint(table_id, 0, asked, ANNA))
    assert await service.tables.hints.counts(table_id) == {}
    service.experts.fails = False
    assert await service.tables.hints.hint(table_id, 0, asked, ANNA) == FIRST
    await service.act(table_id, 0, "pick 1", "seal")


async def test_what_changed_while_the_expert_thought_is_no_hint(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    asked = await token(service.tables, table_id)
    service.experts.hold()
    waiting = asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.act(table_id, 0, "pick 1")
    service.experts.release()
    with pytest.raises(StaleControl):
        await waiting
    assert await service.tables.hints.counts(table_id) == {}


async def test_what_others_do_in_secret_meanwhile_changes_nothing(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    asked = await token(service.tables, table_id)
    service.experts.hold()
    waiting = asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.act(table_id, 1, "pick 1")
    service.experts.release()
    assert await waiting == FIRST


async def test_they_are_for_who_is_up_at_a_table_that_has_them(
    service: OpenedService, open_service: Open
) -> None:
    tables = service.tables
    table = await service.lobby(2)
    await tables.lobby.configure(table.id, ANNA, hints=False)
    await tables.lobby.start(table.id, ANNA)
    asked = await token(tables, table.id)
    await refused(service, "no-hints", tables.hints.hint(table.id, 0, asked, ANNA))
    await refused(service, "not-your-seat", tables.hints.hint(table.id, 1, asked, ANNA))
    await refused(service, "no-such-seat", tables.hints.hint(table.id, 9, asked, ANNA))
    plain = await open_service(name="plain")
    other = (await plain.begun(2)).table.id
    asked = await token(plain.tables, other)
    await refused(plain, "no-hints", plain.tables.hints.hint(other, 0, asked, ANNA))
    await plain.tables.hosting.pause(other, ANNA)
    with pytest.raises(TableError, match="paused"):
        await plain.tables.hints.hint(other, 0, asked, ANNA)


async def test_the_program_s_end_gives_them_up(service: OpenedService) -> None:
    table_id = (await service.begun(2)).table.id
    service.experts.hold()
    asked = await token(service.tables, table_id)
    waiting: Any = asyncio.create_task(service.tables.hints.hint(table_id, 0, asked, ANNA))
    await service.experts.begun(1)
    await service.tables.stop()
    with pytest.raises(asyncio.CancelledError):
        await waiting
