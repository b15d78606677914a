"""Standing orders of the toy game: laid by its people, looked after, carried out in time."""

from __future__ import annotations

import pytest

from bot.domain.standing_orders import (
    StandingOrder,
)
from bot.domain.table import MoveResult, Position
from bot.storage import standing_orders as rows
from rules.core.game import Setup
from tests.bot.helpers.seeds import deal_from
from tests.bot.tables.conftest import ANNA, BOB, OpenedService
from tests.bot.toys.toy import Toy


def fix_die(monkeypatch: pytest.MonkeyPatch, *, high: bool) -> None:
    """Let the first die of the next game show more than 4, or less."""
    toy, setup = Toy(), Setup(("red", "green"))
    for number in range(256):
        seed = bytes([number]) * 32
        state = toy.new(setup, seed).state
        for seat, line in ((0, "pick 3"), (0, "seal"), (1, "pick 1"), (1, "seal")):
            state = toy.apply(state, seat, toy.parse_action(line)).state
        if (state.scores[0] > 4) == high:
            deal_from(monkeypatch, seed)
            return


async def lay(service: OpenedService, table_id: int, line: str, seat: int = 0) -> StandingOrder:
    """Lay an order for Anna or Bob, and have it looked after."""
    person = (ANNA, BOB)[seat]
    await service.tables.orders.lay(table_id, person, seat, line)
    await service.tables.orders.review(table_id)
    return (await every(service, table_id))[-1]


async def every(service: OpenedService, table_id: int) -> list[StandingOrder]:
    return await service.database.read(rows.of_table, table_id)


async def due_next(service: OpenedService) -> StandingOrder | None:
    """Let time pass until the next order is due, and carry it out."""
    earliest = await service.database.read(rows.earliest)
    if earliest is None:
        return None
    service.clock.time = max(earliest, service.clock.time)
    order = (await service.database.read(rows.due, service.clock.now()))[0]
    await service.tables.orders.carry_out(order.table_id, order.id)
    return order


async def told(service: OpenedService) -> list[tuple[int, int]]:
    """Whom of a dropped order: the person, and the order."""
    found = [row for row in await service.rows("outbox") if row.kind == "direct"]
    return [(row.target, row.payload["order"]) for row in found if row.payload["about"] == "order"]


async def act(service: OpenedService, table_id: int, seat: int, *lines: str) -> MoveResult:
    """Moves by hand, after which orders are looked after."""
    result = await service.act(table_id, seat, *lines)
    await service.tables.orders.review(table_id)
    return result


async def one_round(service: OpenedService, table_id: int) -> Position:
    """Both pick, Anna higher: she is asked for the bonus."""
    await act(service, table_id, 0, "pick 3", "seal")
    return (await act(service, table_id, 1, "pick 1", "seal")).position
