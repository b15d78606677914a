"""Standing orders as people reach them, and of the toy game."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.standing_orders import StandingOrder
from bot.domain.table import MoveResult, Position
from bot.i18n import words
from bot.storage import standing_orders as rows
from rules.core.game import Setup
from tests.bot.helpers.played_tables import deal_from
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, options
from tests.bot.tables.conftest import ANNA, BOB, OpenedService
from tests.bot.toys.toy import Toy

EN = words("en")


async def press(actor: Any, message: Any, label: str) -> Any:
    shown = buttons(message)
    full = next((text for text in shown if text.startswith(label)), None)
    assert full is not None, (label, list(shown), options(message))
    return await actor.click(message, label=full)


async def opened(server: SimulatedServer, name: str) -> Any:
    actor = server.person(name)
    panel = await actor.click(server.channel.last_message, label="My move")
    assert panel.ephemeral
    answer = await press(actor, panel.response, EN("button-orders"))
    assert answer.response.id == panel.response.id
    return answer


async def lines(server: SimulatedServer, table_id: int) -> list[tuple[str, str]]:
    found = await server.bot.database.read(rows.of_table, table_id)
    return [(order.line, order.status.value) for order in found]


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
    person = (ANNA, BOB)[seat]
    await service.tables.orders.lay(table_id, person, seat, line)
    await service.tables.orders.review(table_id)
    return (await every(service, table_id))[-1]


async def every(service: OpenedService, table_id: int) -> list[StandingOrder]:
    return await service.database.read(rows.of_table, table_id)


async def due_next(service: OpenedService) -> StandingOrder | None:
    earliest = await service.database.read(rows.earliest, [0])
    if earliest is None:
        return None
    service.clock.time = max(earliest, service.clock.time)
    order = (await service.database.read(rows.due, [0], service.clock.now()))[0]
    await service.tables.orders.carry_out(order.table_id, order.id)
    return order


async def told(service: OpenedService) -> list[tuple[int, int]]:
    """Whom of a dropped order: the person, and the order."""
    found = await service.outbox("direct")
    return [(row.target, row.payload["order"]) for row in found if row.payload["about"] == "order"]


async def act(service: OpenedService, table_id: int, seat: int, *lines: str) -> MoveResult:
    result = await service.act(table_id, seat, *lines)
    await service.tables.orders.review(table_id)
    return result


async def one_round(service: OpenedService, table_id: int) -> Position:
    """Both pick, Anna higher: she is asked for the bonus."""
    await act(service, table_id, 0, "pick 3", "seal")
    return (await act(service, table_id, 1, "pick 1", "seal")).position
