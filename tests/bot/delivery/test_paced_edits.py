"""The live message while a plan is laid together, or one person makes several moves: its pace."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import aiohttp
import pytest

from bot.delivery.channel import PACE, SLOWER, SLOWEST_PACE, TURN_PACE
from bot.delivery.transport import FIRST_WAIT, DiscordTransport
from bot.domain.table import Position
from bot.storage import outbox
from bot.tables.session.calls import HERE
from rules.core.game import Seat
from rules.race1969.game import GAME
from tests.bot.delivery.test_calls import act as move
from tests.bot.delivery.test_calls import requests, wait
from tests.bot.delivery.test_live_message import buying, up
from tests.bot.helpers.crews import CREW, arrive, now

pytestmark = pytest.mark.people_are_here


async def crew(server: Any, monkeypatch: pytest.MonkeyPatch) -> Position:
    """Two who lay a plan, and of whom nothing was heard for a while."""
    position = await arrive(server, monkeypatch, "plan", "Anna", "Bruno")
    await wait(server, 4 * HERE)
    return position


async def act(server: Any, position: Position, seat: Seat, start: str) -> list[str]:
    """Let a seat's person do the first thing that begins so; the public requests that follow."""
    since = len(server.env.http_requests)
    state = (await now(server, position)).state
    lines = map(CREW.format_action, CREW.legal_actions(state, seat))
    line = next(one for one in lines if one.startswith(start))
    person = server.known(position.table.seats[seat].name)
    with server.env._bot_scope():
        await server.bot.tables.play.act(position.table.id, seat, line, by=person)
    await server.settle()
    return requests(server, since)


async def waits(server: Any, position: Position) -> str:
    """Let what the live message shows be outdated; what it shows."""
    assert await act(server, position, 0, "rest") == ["PATCH"]
    await wait(server, PACE / 5)
    assert await act(server, position, 0, "explore") == []
    return shown(server)


def shown(server: Any, channel: Any = None) -> str:
    """The plan as the live message describes it."""
    (live,) = server.lives(channel)
    message = next(one for one in server.posts(channel) if one.id == live)
    return next(file.description for file in message.attachments if "Plan" in file.description)


async def nothing_left(server: Any) -> bool:
    return not await server.bot.database.read(outbox.waiting) and not await wait(server, 4 * HERE)


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_shows_once_what_waited(
    server: Any, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    position = await crew(server, monkeypatch)
    before, since = await waits(server, position), len(server.env.http_requests)
    await server.restart(killed=killed)
    await server.settle()
    assert requests(server, since) == ["PATCH"]
    assert shown(server) != before
    assert await nothing_left(server)


async def test_what_waited_is_shown_in_the_thread_that_the_table_moves_into(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await crew(server, monkeypatch)
    before = await waits(server, position)
    await server.person("Anna").slash(server.channel, "table thread")
    assert server.lives() == []
    assert shown(server, server.channel.threads[-1]) != before
    assert await nothing_left(server)


async def test_a_live_message_that_is_deleted_meanwhile_comes_back_in_time(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await crew(server, monkeypatch)
    before = await waits(server, position)
    server.env.backend.delete_message(server.channel.id, server.lives()[0])
    assert await wait(server, SLOWER * PACE) == ["PATCH", "POST", "DELETE"]
    assert shown(server) != before
    assert await nothing_left(server)


async def test_an_edit_that_discord_refuses_is_none(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again as soon as any message is."""
    position = await crew(server, monkeypatch)
    edit: Callable[..., Any] = DiscordTransport.edit

    async def fails(*known: Any) -> None:
        monkeypatch.setattr(DiscordTransport, "edit", edit)
        raise aiohttp.ClientError

    before = shown(server)
    monkeypatch.setattr(DiscordTransport, "edit", fails)
    assert await act(server, position, 0, "rest") == []
    assert await wait(server, FIRST_WAIT) == ["PATCH"]
    assert shown(server) != before
    assert await nothing_left(server)


async def test_a_call_that_waits_hurries_nothing(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who was ready has to plan again, but has moved a moment ago."""
    position = await crew(server, monkeypatch)
    await act(server, position, 0, "rest")
    await act(server, position, 1, "join 1")
    await act(server, position, 1, "rest")
    assert await act(server, position, 1, "ready") == ["PATCH"]
    assert await act(server, position, 0, "withdraw 1") == ["PATCH"], "it was Bruno's, too"
    (live,) = server.lives()
    assert await act(server, position, 0, "explore") == []
    assert await act(server, position, 0, "rest") == []
    before = shown(server)
    assert await wait(server, PACE) == ["PATCH"]
    assert shown(server) != before
    assert await act(server, position, 0, "withdraw") == []
    assert await act(server, position, 0, "call") == ["PATCH"], "who is asked for help is told"
    assert server.lives() == [live]
    assert await wait(server, HERE) == ["POST", "DELETE"]
    assert await nothing_left(server)


async def test_a_slow_plan_costs_no_more_than_a_quick_one(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await crew(server, monkeypatch)
    edits: list[str] = []
    for start in ("rest", "withdraw") * 10:
        edits += await act(server, position, 0, start)
        edits += await wait(server, timedelta(seconds=40))
    assert 3 <= len(edits) <= 4
    assert await wait(server, SLOWEST_PACE) in (["PATCH"], [])
    before = shown(server)
    await act(server, position, 0, "rest")
    await wait(server, SLOWEST_PACE)
    assert shown(server) != before
    assert await nothing_left(server)


async def test_who_has_to_plan_again_begins_a_quick_pace(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await crew(server, monkeypatch)
    for start in ("rest", "withdraw") * 5:
        await act(server, position, 0, start)
        await wait(server, timedelta(seconds=40))
    await act(server, position, 0, "rest")
    await act(server, position, 1, "join 1")
    await act(server, position, 1, "rest")
    await act(server, position, 1, "ready")
    await wait(server, SLOWEST_PACE)
    assert await act(server, position, 0, "withdraw 1") == ["POST", "DELETE"], "calls Bruno"
    assert await act(server, position, 0, "explore") == []
    assert await wait(server, PACE) == ["PATCH"]


# One person makes several moves in a row.

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
    assert await move(server, table_id, seat, "hire novice csm") == ["PATCH"]
    for research in ("lem", "booster"):
        await wait(server, MOMENT)
        assert await move(server, table_id, seat, f"hire novice {research}") == []
    assert not await shows_all(server, table_id, seat)
    assert await wait(server, TURN_PACE) == ["PATCH"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, 4 * HERE) == []


async def test_who_takes_time_sees_each_move_at_once(server: Any) -> None:
    table_id, seat = await on_turn(server)
    for research in ("csm", "lem", "booster"):
        assert await move(server, table_id, seat, f"hire novice {research}") == ["PATCH"]
        assert await shows_all(server, table_id, seat)
        await wait(server, 2 * TURN_PACE)


async def test_the_end_of_a_turn_waits_for_nothing(server: Any) -> None:
    table_id, seat = await on_turn(server)
    await move(server, table_id, seat, "hire novice csm")
    assert await move(server, table_id, seat, "hire novice lem") == []
    assert await move(server, table_id, seat, "done") == ["POST", "DELETE"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, TURN_PACE) == []


async def test_moves_are_shown_together_before_a_call_as_well(server: Any) -> None:
    """Who is up has moved a moment ago: the call waits, and with it the moves."""
    table = await server.table("Anna", "Bruno")
    await wait(server, 4 * HERE)
    for seat in range(2):
        await move(server, table.id, seat, "trade 0")
    await wait(server, 2 * TURN_PACE)
    table_id, seat = table.id, await up(server, table.id)
    assert await move(server, table_id, seat, "hire novice csm") == ["PATCH"]
    assert await move(server, table_id, seat, "hire novice lem") == []
    assert await wait(server, TURN_PACE) == ["PATCH"]
    assert "PATCH" not in await wait(server, timedelta(hours=1))
    assert await shows_all(server, table_id, seat)


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_shows_once_what_waited_of_a_turn(server: Any, killed: bool) -> None:
    table_id, seat = await on_turn(server)
    await move(server, table_id, seat, "hire novice csm")
    assert await move(server, table_id, seat, "hire novice lem") == []
    since = len(server.env.http_requests)
    await server.restart(killed=killed)
    await server.settle()
    assert requests(server, since) == ["PATCH"]
    assert await shows_all(server, table_id, seat)
    assert await wait(server, 4 * HERE) == []
