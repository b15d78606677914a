"""Lobbies in which nothing happens close by themselves, and say so."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.deadlines import LOBBY_LIFETIME
from bot.domain.table import Status
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.storage import idle_lobbies
from tests.bot.conftest import controls, texts
from tests.bot.interactions import said
from tests.bot.scheduling.test_deadlines import HOUR, advance, outage
from tests.covering import one_of

EN = words("en")


async def lobby(town: Any, **options: Any) -> int:
    await town.person("Anna").slash(town.channel, "table new", **options)
    return int((await town.bot.tables.in_channel(town.channel.id)).id)


async def status(town: Any, table_id: int) -> Status:
    found: Status = (await town.bot.tables.get(table_id)).status
    return found


def notices(town: Any, language: str = "en") -> list[str]:
    said = words(language)("lobby-idle", game="1969", days=7)
    return [text for post in town.posts() for text in texts(post) if text == said]


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_after_a_week_it_closes_and_says_so(town: Any, language: str) -> None:
    table_id = await lobby(town, language=language)
    await advance(town, LOBBY_LIFETIME - HOUR)
    assert await status(town, table_id) is Status.LOBBY
    assert not notices(town, language)
    await advance(town, 2 * HOUR)
    assert await status(town, table_id) is Status.CLOSED
    assert len(notices(town, language)) == 1
    assert not any(controls(post) for post in town.posts())
    answer = await town.person("Bob").slash(town.channel, "table new")
    assert answer.acknowledged
    assert await status(town, table_id + 1) is Status.LOBBY
    await advance(town, HOUR)
    assert len(notices(town, language)) == 1


async def test_whoever_comes_starts_the_week_anew(town: Any) -> None:
    table_id = await lobby(town)
    await advance(town, LOBBY_LIFETIME - HOUR)
    await town.person("Bob").click(town.channel.last_message, label=EN("button-join"))
    await advance(town, LOBBY_LIFETIME - HOUR)
    assert await status(town, table_id) is Status.LOBBY
    await advance(town, 2 * HOUR)
    assert await status(town, table_id) is Status.CLOSED


@pytest.mark.parametrize("killed", [True, False], ids=["killed", "closed"])
async def test_a_restart_neither_forgets_nor_prolongs_the_wait(town: Any, killed: bool) -> None:
    table_id = await lobby(town)
    for _ in range(3):
        await advance(town, timedelta(days=2))
        await town.restart(killed=killed)
    await advance(town, timedelta(hours=20))
    assert await status(town, table_id) is Status.LOBBY
    await advance(town, timedelta(hours=6))
    assert await status(town, table_id) is Status.CLOSED
    await town.restart(killed=killed)
    await advance(town, HOUR)
    assert len(notices(town)) == 1


async def test_time_without_the_bot_does_not_count(town: Any) -> None:
    table_id = await lobby(town)
    await advance(town, timedelta(days=1))
    await outage(town, timedelta(days=30))
    assert await status(town, table_id) is Status.LOBBY
    await advance(town, timedelta(days=5, hours=22))
    assert await status(town, table_id) is Status.LOBBY
    await advance(town, 4 * HOUR)
    assert await status(town, table_id) is Status.CLOSED


async def test_a_running_game_without_clock_stays(town: Any) -> None:
    table = await town.table("Anna", "Bob", clock=None)
    await advance(town, 3 * LOBBY_LIFETIME)
    assert await status(town, table.id) is Status.RUNNING
    assert not notices(town)


async def test_who_comes_at_the_last_moment_is_not_turned_away(town: Any) -> None:
    table_id = await lobby(town)
    version = (await town.bot.tables.get(table_id)).version
    await town.person("Bob").click(town.channel.last_message, label=EN("button-join"))
    with town.env._bot_scope():
        await town.bot.tables.hosting.expire_lobby(table_id, version)
    assert await status(town, table_id) is Status.LOBBY
    late = town.bot.clock.now() + LOBBY_LIFETIME
    assert await town.bot.database.read(idle_lobbies.due, late) == [(table_id, version + 1)]
    assert await town.bot.database.read(idle_lobbies.due, late - HOUR) == []


async def test_buttons_of_a_lobby_that_closed_say_so(town: Any) -> None:
    await lobby(town)
    live = town.channel.last_message
    town.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await advance(town, LOBBY_LIFETIME + HOUR)
    answer = await town.person("Bob").click(live, label=EN("button-join"))
    assert said(answer) == EN("error-table-closed")
