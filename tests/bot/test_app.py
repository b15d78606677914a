"""The bot as a whole: what it publishes, how it starts and how it ends."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from simcord.backend.models import Overwrite

from bot.app import create_bot, use_proxies
from bot.games import PRESENTERS
from bot.settings import Settings
from bot.storage import meta
from bot.storage.engine import Database
from bot.storage.schema import deadlines, outbox, seats, tables
from bot.ui.interactions import dispatch
from tests.bot.helpers.simulated_server import texts

GAME = PRESENTERS["race1969"].game


def published(server: Any) -> int:
    return sum(r.method == "PUT" and r.path.endswith("/commands") for r in server.env.http_requests)


async def test_commands_are_published_only_when_they_changed(server: Any) -> None:
    assert published(server) == 1
    await server.restart()
    assert published(server) == 1
    await server.bot.database.write(meta.put, "commands", "those of an older version")
    await server.restart()
    assert published(server) == 2


async def test_commands_that_discord_has_lost_are_published_again(server: Any) -> None:
    with server.env._bot_scope():
        server.bot.tree.clear_commands(guild=None)
        await server.bot.tree.sync()
    assert published(server) == 2
    await server.restart()
    assert published(server) == 3


async def test_no_privileged_intent_and_no_caches(server: Any) -> None:
    intents = server.bot.intents
    assert intents.guilds
    assert not any((intents.members, intents.message_content, intents.presences))
    assert not server.bot.cached_messages


async def test_closing_leaves_nothing_behind(server: Any) -> None:
    await server.table("Anna", "Bruno")
    async with server.acting():
        await server.bot.close()
    left = {task.get_name() for task in asyncio.all_tasks()}
    assert not {name for name in left if name.startswith(("delivery", "deadlines", "heart"))}
    await server.bot.close()  # a second time does nothing


async def test_answers_under_way_reach_discord_before_the_end(server: Any) -> None:
    bot, told = server.bot, []

    async def answer() -> None:
        await asyncio.sleep(0.02)
        told.append(bot.is_closed())

    with server.env._bot_scope():
        task = asyncio.create_task(answer())
        bot.answering.add(task)
        await bot.close()
        await task
    assert told == [False]


async def test_no_shard_waits_until_pictures_can_be_drawn(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, drawing = server.bot, asyncio.Event()
    monkeypatch.setattr(bot.pictures.queue, "start", drawing.wait)
    with server.env._bot_scope():
        first = asyncio.create_task(bot.on_shard_ready(0))
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await bot.on_shard_resumed(0)
        assert not first.done()
        drawing.set()
        await first


async def test_a_press_counts_as_under_way_until_it_is_answered(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []

    async def seen(interaction: Any, work: Any) -> Any:
        found.append(len(server.bot.answering))
        return await message_of(interaction, work)

    message_of = dispatch._message_of
    monkeypatch.setattr(dispatch, "_message_of", seen)
    await server.table("Anna", "Bruno")
    await server.person("Anna").slash(server.channel, "table move")
    assert found == [1]
    assert not server.bot.answering


async def test_a_bot_that_never_connected_can_be_closed(settings: Settings) -> None:
    async with create_bot(settings):
        pass


async def test_a_thousand_open_tables_need_no_task_each(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table("Anna", "Bruno")

    def fill(connection: Any) -> None:
        (row,) = connection.execute(tables.select()).mappings().all()
        many = [dict(row) | {"id": n, "channel_id": n} for n in range(2, 1002)]
        connection.execute(tables.insert(), many)
        chair = {"identity": "usa", "name": "Anna", "seat": 0}
        connection.execute(
            seats.insert(), [chair | {"table_id": n, "user_id": 1} for n in range(2, 1002)]
        )
        due = {"seat": 0, "kind": "trade", "about": "1963", "what": "end"}
        late = datetime(2027, 1, 1, tzinfo=UTC)
        connection.execute(
            deadlines.insert(), [due | {"table_id": n, "due_at": late} for n in range(2, 1002)]
        )

    await server.bot.database.write(fill)
    statements: list[str] = []
    read = Database.read

    async def counted(database: Database, work: Any, *args: Any) -> Any:
        statements.append(work.__name__)
        return await read(database, work, *args)

    monkeypatch.setattr(Database, "read", counted)
    bot = await server.restart(killed=False)
    ours = [
        task
        for task in asyncio.all_tasks()
        if task.get_name().startswith(("delivery", "deadlines", "heart"))
    ]
    assert {task.get_name() for task in ours} == {"deadlines", "heartbeat"}
    assert len(statements) < 10
    await server.act(table.id, 0, "trade 0")
    assert not await bot.database.read(_pending)


def _pending(connection: Any) -> list[int]:
    return list(connection.scalars(outbox.select().where(outbox.c.done_at.is_(None))))


def test_proxies_are_where_discord_py_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    use_proxies(Settings(_env_file=None))  # type: ignore[call-arg]
    assert Route.BASE == "https://discord.com/api/v10"
    use_proxies(
        Settings(
            _env_file=None,  # type: ignore[call-arg]
            discord_api_url="http://localhost:3000/api/v10/",
            discord_gateway_url="ws://localhost:3001/",
        )
    )
    assert Route("GET", "/users/@me").url == "http://localhost:3000/api/v10/users/@me"
    assert yarl.URL("ws://localhost:3001/") == DiscordWebSocket.DEFAULT_GATEWAY


async def test_the_host_of_a_thread_is_told_what_is_missing_there(server: Any) -> None:
    """Threads ask for a permission of their own."""
    channel = server.bot.get_channel(server.channel.id)
    async with server.acting():
        await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
    thread = server.channel.threads[0]
    table = await server.table("Anna", "Bruno", channel=thread, thread=True)
    direct_messages = len(server.direct_messages("Anna"))
    deny = discord.Permissions(send_messages_in_threads=True).value
    server.env.backend.edit_channel(
        server.channel.id, {}, overwrites=[Overwrite(server.guild.default_role.id, 0, 0, deny)]
    )
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    seat = GAME.decisions((await server.position(table.id)).state)[0].seat
    await server.act(table.id, seat, "done")
    told = [
        "".join(texts(direct_message))
        for direct_message in server.direct_messages("Anna")[direct_messages:]
    ]
    assert sum("Send Messages in Threads" in text for text in told) == 1
