"""Lobbies in which nothing happens close by themselves, and say so."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.clocks import LOBBY_LIFETIME
from bot.domain.table import Status
from bot.i18n import words
from bot.scheduling import heartbeat
from bot.settings import LANGUAGES
from bot.storage.waiting_tables import LOBBIES
from tests.bot.helpers.simulated_server import controls, said, texts
from tests.bot.scheduling.test_deadlines import HOUR
from tests.covering import one_of

EN = words("en")


@pytest.fixture(autouse=True)
def rare_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weeks go by here; a heartbeat every half-hour of them would be nearly all that is done."""
    monkeypatch.setattr(heartbeat, "LONGEST", timedelta(hours=2))


async def lobby(server: Any, **options: Any) -> int:
    await server.person("Anna").slash(
        server.channel, "table new", game="race1969", thread=False, **options
    )
    return int((await server.bot.tables.in_channel(server.channel.id)).id)


async def status(server: Any, table_id: int) -> Status:
    found: Status = (await server.bot.tables.get(table_id)).status
    return found


def notices(server: Any, language: str = "en") -> list[str]:
    said = words(language)("lobby-idle", game="1969", days=7)
    return [text for post in server.posts() for text in texts(post) if text == said]


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_after_a_week_it_closes_and_says_so(server: Any, language: str) -> None:
    table_id = await lobby(server, language=language)
    await server.advance(LOBBY_LIFETIME - HOUR)
    assert await status(server, table_id) is Status.LOBBY
    assert not notices(server, language)
    await server.advance(2 * HOUR)
    assert await status(server, table_id) is Status.CLOSED
    assert len(notices(server, language)) == 1
    assert not any(controls(post) for post in server.posts())
    answer = await server.person("Bob").slash(
        server.channel, "table new", game="race1969", thread=False
    )
    assert answer.acknowledged
    assert await status(server, table_id + 1) is Status.LOBBY
    await server.advance(HOUR)
    assert len(notices(server, language)) == 1


async def test_whoever_comes_starts_the_week_anew(server: Any) -> None:
    table_id = await lobby(server)
    await server.advance(LOBBY_LIFETIME - HOUR)
    await server.person("Bob").click(server.channel.last_message, label=EN("button-join"))
    await server.advance(LOBBY_LIFETIME - HOUR)
    assert await status(server, table_id) is Status.LOBBY
    await server.advance(2 * HOUR)
    assert await status(server, table_id) is Status.CLOSED


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_neither_forgets_nor_prolongs_the_wait(server: Any, killed: bool) -> None:
    table_id = await lobby(server)
    for _ in range(3):
        await server.advance(timedelta(days=2))
        await server.restart(killed=killed)
    await server.advance(timedelta(hours=20))
    assert await status(server, table_id) is Status.LOBBY
    await server.advance(timedelta(hours=6))
    assert await status(server, table_id) is Status.CLOSED
    await server.restart(killed=killed)
    await server.advance(HOUR)
    assert len(notices(server)) == 1


async def test_time_without_the_bot_does_not_count(server: Any) -> None:
    table_id = await lobby(server)
    await server.advance(timedelta(days=1))
    await server.outage(timedelta(days=30))
    assert await status(server, table_id) is Status.LOBBY
    await server.advance(timedelta(days=5, hours=22))
    assert await status(server, table_id) is Status.LOBBY
    await server.advance(4 * HOUR)
    assert await status(server, table_id) is Status.CLOSED


async def test_a_running_game_without_clock_stays(server: Any) -> None:
    table = await server.table("Anna", "Bob", clock=None)
    await server.advance(3 * LOBBY_LIFETIME)
    assert await status(server, table.id) is Status.RUNNING
    assert not notices(server)


async def test_who_comes_at_the_last_moment_is_not_turned_away(server: Any) -> None:
    table_id = await lobby(server)
    version = (await server.bot.tables.get(table_id)).version
    await server.person("Bob").click(server.channel.last_message, label=EN("button-join"))
    with server.env._bot_scope():
        await server.bot.tables.hosting.expire_lobby(table_id, version)
    assert await status(server, table_id) is Status.LOBBY
    late = server.bot.clock.now() + LOBBY_LIFETIME
    assert await server.bot.database.read(LOBBIES.due, [0], late) == [(table_id, version + 1)]
    assert await server.bot.database.read(LOBBIES.due, [0], late - HOUR) == []


async def test_buttons_of_a_lobby_that_closed_say_so(server: Any) -> None:
    await lobby(server)
    live = server.channel.last_message
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await server.advance(LOBBY_LIFETIME + HOUR)
    answer = await server.person("Bob").click(live, label=EN("button-join"))
    assert said(answer) == EN("error-table-closed")
