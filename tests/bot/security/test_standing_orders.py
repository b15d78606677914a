"""Nobody can tell from what is said, nor when, that a move was made by a standing order."""

from __future__ import annotations

import ast
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.domain.standing_orders import AWAY_SECONDS
from rules.core.game import Setup
from rules.space1999.ships import Fly
from tests.bot.conftest import OpenServer
from tests.bot.delivery.test_direct import close_inbox
from tests.bot.helpers.crews import CREW, arrive
from tests.bot.helpers.forged_presses import GAME, reach
from tests.bot.helpers.positions import SPACE
from tests.bot.helpers.simulated_server import SimulatedServer
from tests.bot.helpers.twins import LOOKS, NAMES, check_alike, seen

pytestmark = pytest.mark.usefixtures("fixed_seed")

WAIT = timedelta(seconds=AWAY_SECONDS[0])
SPAN = timedelta(seconds=120)
COMMANDS = (*LOOKS, "table orders")


async def twin(
    server: SimulatedServer, game: Any, table_id: int, order: str, action: str, *, by_order: bool
) -> dict[str, Any]:
    """The first that decides acts after a while: by an order, or by hand at the same moment."""
    server.bot.tables.orders.chance = lambda: 0.0
    position = await server.position(table_id)
    seat = game.decisions(position.state)[0].seat
    owner = NAMES[seat]
    since = len(server.env.http_requests)
    async with server.acting():
        if by_order:
            await server.bot.tables.orders.lay(table_id, server.known(owner), seat, order)
    await server.advance(WAIT / 2)
    before = await server.position(table_id)
    assert before.table.version == position.table.version, "no faster than a person"
    await server.advance(WAIT / 2)
    if not by_order:
        with server.env._bot_scope():
            await server.bot.tables.play.act(table_id, seat, action, by=server.known(owner))
    await server.settle()
    log = (await server.bot.tables.snapshot(table_id, 32)).recent
    acted = next(entry for entry in reversed(log) if entry.seat == seat)
    assert acted.action == action
    await server.advance(SPAN - WAIT)
    return {
        "at": acted.at,
        "how": (acted.how, acted.by),
        **await seen(server, since, owner, commands=COMMANDS),
    }


async def compared(open_server: OpenServer, begin: Any, order: str, action: str) -> None:
    found = []
    for by_order in (True, False):
        async with open_server(f"{order} {by_order}") as server:
            server.welcome(*NAMES)
            game, table_id = await begin(server)
            found.append(await twin(server, game, table_id, order, action, by_order=by_order))
    by_order, by_hand = found
    assert by_order["requests"], "the move is told"
    check_alike(by_order, by_hand)


async def trading(server: SimulatedServer) -> tuple[Any, int]:
    return GAME, (await server.table(*NAMES)).id


async def sabotaging(server: SimulatedServer) -> tuple[Any, int]:
    return GAME, (await reach(server, (await server.table(*NAMES)).id)).table.id


async def flying(server: SimulatedServer) -> tuple[Any, int]:
    return SPACE, (await server.table(*NAMES, game=SPACE.id)).id


def planet() -> str:
    """One that the first of a game of three reaches with the seed of these tests."""
    state = SPACE.new(Setup(SPACE.identities[:3]), bytes([1]) * 32).state
    first = SPACE.decisions(state)[0].seat
    return next(
        action.place
        for action in SPACE.legal_actions(state, first)
        if isinstance(action, Fly) and action.place in state.start.chart.planets
    )


@pytest.mark.parametrize(
    ("begin", "order", "action"),
    [
        (trading, "trade-nothing 1967", "trade 0"),
        (sabotaging, "no-cards any", "seal"),
        (flying, f"fly-home {planet()}", f"fly {planet()}"),
    ],
)
async def test_a_move_by_order_looks_like_one_by_hand(
    open_server: OpenServer, begin: Any, order: str, action: str
) -> None:
    await compared(open_server, begin, order, action)


async def test_help_with_a_plan(open_server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while the plan's message is edited in its pace."""

    async def begin(server: SimulatedServer) -> tuple[Any, int]:
        position = await arrive(server, monkeypatch, "plan", *NAMES)
        for start in ("explore", "call"):
            state = (await server.position(position.table.id)).state
            lines = map(CREW.format_action, CREW.legal_actions(state, 0))
            await server.act(position.table.id, 0, next(x for x in lines if x.startswith(start)))
        return CREW, position.table.id

    await compared(open_server, begin, "help any", "join 1 own")


async def test_an_order_that_never_answers(open_server: OpenServer) -> None:
    """Whoever has one that doesn't bear on anything yet looks like everybody else."""
    found = []
    for order in ("roll-no-more 3", None):
        async with open_server(str(order)) as server:
            server.welcome(*NAMES)
            table = await server.table(*NAMES)
            since = len(server.env.http_requests)
            if order is not None:
                with server.env._bot_scope():
                    await server.bot.tables.orders.lay(table.id, server.known("Anna"), 0, order)
            await server.settle()
            for seat in range(3):
                await server.act(table.id, seat, "trade 0")
            await server.advance(timedelta(hours=1))
            found.append(await seen(server, since, "Anna", commands=COMMANDS))
    check_alike(*found)


async def test_a_closed_inbox_makes_nothing_public(open_server: OpenServer) -> None:
    """That an order was dropped isn't said in the channel instead; its person finds it listed."""
    found = []
    for order in ("trade-nothing 1967", None):
        async with open_server(f"closed {order}") as server:
            server.welcome(*NAMES)
            close_inbox(server, "Bob")
            table = await server.table(*NAMES)
            async with server.acting():
                if order is not None:
                    await server.bot.tables.orders.lay(table.id, server.known("Bob"), 1, order)
                await server.bot.tables.seats.leave(table.id, server.known("Bob"))
            found.append(await seen(server, 0, "Bob", commands=COMMANDS))
            if order is not None:
                own = await server.bot.tables.orders.of_person(table.id, server.known("Bob"), 1)
                assert [one.status for one in own] == ["dropped"]
    check_alike(*found)


def test_what_an_order_says_is_never_logged() -> None:
    for name in ("scheduling/standing_orders.py", "tables/commands/standing_orders.py"):
        path = Path(bot.__file__).parent / name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Attribute) and getattr(called.value, "id", "") == "log":
                # ``fault`` tells the type and place of an error.
                told = [word for word in node.keywords if not _is_fault(word.value)]
                assert {word.arg for word in told} <= {"table", "error"}


def _is_fault(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and getattr(value.func, "id", "") == "fault"
