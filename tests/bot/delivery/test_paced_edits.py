"""The live message while a plan is laid together: it keeps its pace, whatever comes between."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import aiohttp
import pytest

from bot.delivery.channel import PACE, SLOWER, SLOWEST_PACE
from bot.delivery.errors import FIRST_WAIT
from bot.delivery.transport import DiscordTransport
from bot.domain.table import Position
from bot.storage.messages import outbox
from bot.tables.session.calls import HERE
from rules.core.game import Seat
from tests.bot.delivery.test_calls import requests, wait
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
