"""Somebody who floods the bot: refused kindly and cheaply, and nobody else notices."""

from __future__ import annotations

import io
import json
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from bot.errors import TableError
from bot.i18n import words
from bot.limits import Hourly
from bot.messages.components.refusals import error_text
from bot.settings import LANGUAGES, Settings
from bot.storage.engine import Database
from bot.ui.interactions.limits import REFUSED_AFTER
from tests.bot.cogs.before_start.test_guided import Newcomer
from tests.bot.cogs.test_mine import finish
from tests.bot.conftest import NewDatabase, settings_at
from tests.bot.helpers.forged_presses import echoed
from tests.bot.helpers.simulated_server import SimulatedServer, said, simulated_env

EN = words("en")
REFUSAL = timedelta(seconds=REFUSED_AFTER + 0.1)
PRESSES = 40
AT_ONCE = PRESSES // 4


@pytest.fixture
def settings(new_database: NewDatabase) -> Settings:
    return settings_at(
        new_database("games"),
        limit_presses_person=PRESSES,
        limit_suggestions_person=8,
        limit_exports_person=2,
        limit_replays_person=2,
        limit_checks_person=1,
        limit_guided_person=1,
        limit_tables_person=3,
    )


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[SimulatedServer]:
    async with simulated_env(settings) as env:
        yield SimulatedServer(env, settings)


async def used_up(server: SimulatedServer, name: str) -> None:
    """Somebody has just pressed as often in a row as they may."""
    limits, user = server.bot.person_limits, server.person(name).user.id
    with server.env._bot_scope():
        for _ in range(AT_ONCE):
            limits.press(user)
        with pytest.raises(TableError, match="limit-presses"):
            limits.press(user)


def told(text: Any) -> str:
    """A refusal's text; it is no message with components."""
    return str(text.response.content)


async def test_too_many_presses_are_refused_with_figures_and_without_any_work(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    await server.table("Anna", "Bob")
    anna, live = server.person("Anna"), server.channel.last_message

    async def never(*_: Any, **__: Any) -> None:
        raise AssertionError("the database was asked")

    await used_up(server, "Anna")
    with monkeypatch.context() as patched:
        patched.setattr(Database, "read", never)
        patched.setattr(Database, "write", never)
        refused = await anna.click(live, label="My move")
        silent = await anna.click(live, label="Log")
        typed = await anna.slash(server.channel, "table help")
        await server.advance(REFUSAL)
    assert "40" in told(refused)
    assert "<t:" in told(refused)
    assert "," not in told(refused).partition("<t:")[2].partition(":R>")[0]
    assert EN("limit-operator") in told(refused)
    assert refused.ephemeral
    assert silent.acknowledged, "the button doesn't go on thinking"
    assert silent.response is None or not silent.response.content
    assert told(typed).startswith("That was too fast for me")
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    noted = [line for line in lines if line["event"] == "presses refused"]
    assert [line["user"] for line in noted] == [anna.user.id]
    assert "Anna" not in json.dumps(noted)


async def test_others_go_on_meanwhile_and_so_does_whoever_waits(server: SimulatedServer) -> None:
    await server.table("Anna", "Bob")
    await used_up(server, "Anna")
    bob, anna = server.person("Bob"), server.person("Anna")
    helped = said(await bob.slash(server.channel, "table help"))
    assert EN("help-title") in helped
    await server.advance(timedelta(minutes=1) / PRESSES * 2)
    assert said(await anna.slash(server.channel, "table help")) == helped


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_person_may_do_dear_things_so_often_an_hour(
    server: SimulatedServer, language: str
) -> None:
    await server.table("Anna", "Bob")
    anna, t = server.person("Anna", language), words(language)
    for _ in range(2):
        await anna.slash(server.channel, "table export")
    refused = said(await anna.slash(server.channel, "table export"))
    assert "2" in refused
    assert ":R>" in refused
    assert t("limit-operator") in refused
    assert "json" in said(await server.person("Bob").slash(server.channel, "table export"))
    await server.advance(timedelta(minutes=30))
    assert "json" in said(await anna.slash(server.channel, "table export"))


async def test_replays_and_checks_have_their_limits(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await finish(server, table)
    anna = server.person("Anna")
    for command, most in (("replay", 2), ("verify", 1)):
        for _ in range(most):
            answer = said(await anna.slash(server.channel, f"table {command}"))
            assert EN("limit-operator") not in answer
        answer = said(await anna.slash(server.channel, f"table {command}"))
        assert EN("limit-operator") in answer


@pytest.mark.parametrize("what", list(Hourly))
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_limit_is_named(what: Hourly, language: str) -> None:
    t = words(language)
    error = TableError("limit-hourly", what=what.value, most=7, until=1_800_000_000)
    others = [
        error_text(TableError("limit-hourly", what=o.value, most=7, until=1_800_000_000), t)
        for o in Hourly
        if o is not what
    ]
    text = error_text(error, t)
    assert text is not None
    assert text not in others
    assert "<t:1800000000:R>" in text


async def test_ten_tables_at_once_leave_three_and_no_thread_too_many(
    server: SimulatedServer,
) -> None:
    anna = server.person("Anna")
    with echoed(server, 8):
        await anna.slash(server.channel, "table new", game="race1969")
    await server.advance(REFUSAL)
    tables = await server.bot.tables._store.of_person(anna.user.id)
    assert len(tables) == 3
    threads = {table.channel_id for table in tables}
    known = {thread.id for thread in server.env.bot.get_guild(server.guild.id).threads}
    assert known == threads


async def test_guided_games_have_their_limit(server: SimulatedServer) -> None:
    newcomer = Newcomer(server, "race1969", "en")
    opened = await newcomer.open()
    assert EN("limit-operator") not in said(opened)
    async with server.acting():
        await server.bot.tables.hosting.close((await newcomer.table()).id, server.known("Anna"))
    assert EN("limit-operator") in said(await newcomer.open())


async def test_suggestions_that_come_too_late_are_no_failure(
    server: SimulatedServer,
) -> None:
    limits, anna = server.bot.person_limits, server.person("Anna")
    with server.env._bot_scope():
        while limits.suggestion(anna.user.id):
            pass
    server.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=1)
    assert not await anna.autocomplete(server.channel, "table new", "game", "1969")
    await server.advance(REFUSAL)


async def test_suggestions_are_counted_apart_from_presses(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    first = await anna.autocomplete(server.channel, "table new", "game", "1969")
    assert first
    for _ in range(10):
        last = await anna.autocomplete(server.channel, "table new", "game", "1969")
    assert last == []
    assert said(await anna.slash(server.channel, "table help"))
    await used_up(server, "Bob")
    bob = server.person("Bob")
    assert await bob.autocomplete(server.channel, "table new", "game", "1969")
