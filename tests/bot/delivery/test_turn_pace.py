"""The live message while one person makes several moves in a row: a few are shown together."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.delivery.channel import TURN_PACE
from bot.storage.messages import outbox
from bot.tables.session.calls import HERE
from rules.race1969.game import GAME
from tests.bot.delivery.test_calls import act, requests, wait
from tests.bot.delivery.test_live_message import buying, up

pytestmark = pytest.mark.people_are_here

MOMENT = TURN_PACE / 10


async def on_turn(server: Any) -> tuple[int, int]:
    """A table, and its seat that may buy; nothing has happened for a while."""
    table, seat = await buying(server, "Anna", "Bruno")
    await wait(server, 4 * HERE)
    return table.id, seat


async def shows_all(server: Any, table_id: int, seat: int) -> bool:
    """Whether the live message shows the money that the seat has now, and nothing waits."""
    view = GAME.view((await server.bot.tables.position(table_id)).state, None)
    nations = next(a for a in server.posts()[-1].attachments if a.filename == "nations.png")
    told = f"{view.nations[seat].money} M" in nations.description
    return told and not await server.bot.database.read(outbox.waiting)


async def test_the_first_move_is_shown_at_once_the_next_ones_together(server: Any) -> None:
    table_id, seat = await on_turn(server)
    assert await act(server, table_id, seat, "hire novice csm") == ["PATCH"]
    for research in ("lem", "booster"):
        await wait(server, MOMENT)
        assert await act(server, table_id, seat, f"hire novice {research}") == []
    assert not await shows_all(server, table_id, seat)
    assert await wait(server, TURN_PACE) == ["PATCH"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, 4 * HERE) == []


async def test_who_takes_time_sees_each_move_at_once(server: Any) -> None:
    table_id, seat = await on_turn(server)
    for research in ("csm", "lem", "booster"):
        assert await act(server, table_id, seat, f"hire novice {research}") == ["PATCH"]
        assert await shows_all(server, table_id, seat)
        await wait(server, 2 * TURN_PACE)


async def test_the_end_of_a_turn_waits_for_nothing(server: Any) -> None:
    table_id, seat = await on_turn(server)
    await act(server, table_id, seat, "hire novice csm")
    assert await act(server, table_id, seat, "hire novice lem") == []
    assert await act(server, table_id, seat, "done") == ["POST", "DELETE"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, TURN_PACE) == []


async def test_moves_are_shown_together_before_a_call_as_well(server: Any) -> None:
    """Who is up has moved a moment ago: the call waits, and with it the moves."""
    table = await server.table("Anna", "Bruno")
    await wait(server, 4 * HERE)
    for seat in range(2):
        await act(server, table.id, seat, "trade 0")
    await wait(server, 2 * TURN_PACE)
    table_id, seat = table.id, await up(server, table.id)
    assert await act(server, table_id, seat, "hire novice csm") == ["PATCH"]
    assert await act(server, table_id, seat, "hire novice lem") == []
    assert await wait(server, TURN_PACE) == ["PATCH"]
    assert "PATCH" not in await wait(server, timedelta(hours=1))
    assert await shows_all(server, table_id, seat)


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_shows_once_what_waited(server: Any, killed: bool) -> None:
    table_id, seat = await on_turn(server)
    await act(server, table_id, seat, "hire novice csm")
    assert await act(server, table_id, seat, "hire novice lem") == []
    since = len(server.env.http_requests)
    await server.restart(killed=killed)
    await server.settle()
    assert requests(server, since) == ["PATCH"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, 4 * HERE) == []
