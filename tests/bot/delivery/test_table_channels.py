"""Channels and threads that are deleted while nobody tells the bot: their tables are closed."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.delivery.table_channels import (
    ANSWER_SECONDS,
    ASK_AGAIN,
    AT_ONCE,
    BEGIN_AFTER,
    LOOK_SECONDS,
    LOOKS_AT_ONCE,
    PAUSE,
    ChannelState,
)
from bot.domain.table import Status, Table
from bot.errors import TableError
from bot.i18n import words
from bot.storage.schema import seats, tables
from tests.bot.cogs.before_start.test_guided import Newcomer
from tests.bot.delivery.test_moved_tables import move
from tests.bot.helpers.simulated_server import SimulatedServer, said

EN = words("en")
SOON = BEGIN_AFTER.total_seconds() + 1


async def in_thread(
    server: SimulatedServer, *, archived: bool = True, card: bool = True
) -> tuple[Table, Any]:
    """A running game in a thread, which discord.py doesn't keep once it is archived."""
    server.welcome("Anna", "Bob")
    if card:
        await server.person("Anna").slash(server.channel, "table new", game="race1969")
        thread = server.channel.threads[-1]
        async with server.acting():
            opened = await server.bot.tables.in_channel(thread.id)
            assert opened is not None
            await server.bot.tables.lobby.join(opened.id, server.known("Bob"))
            await server.bot.tables.lobby.start(opened.id, server.known("Anna"))
    else:
        async with server.acting():
            channel = server.bot.get_channel(server.channel.id)
            assert isinstance(channel, discord.TextChannel)
            await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
        thread = server.channel.threads[-1]
        opened = await server.table("Anna", "Bob", channel=thread, thread=True)
    if archived:
        await archive(server, thread.id)
        assert server.bot.get_channel(thread.id) is None
    return opened, thread


async def archive(server: SimulatedServer, thread_id: int) -> None:
    """A thread is archived: Discord doesn't list it any more to a bot that starts."""
    server.env.backend.edit_channel(thread_id, {}, thread_metadata={"archived": True})
    server.env.backend.get_guild(server.guild.id).thread_ids.remove(thread_id)
    await server.settle()


def delete_silently(server: SimulatedServer, *channel_ids: int) -> None:
    """Channels are deleted, and no event tells of it."""
    emit, server.env.backend.emit = server.env.backend.emit, lambda *told: None  # type: ignore[method-assign]
    for channel_id in channel_ids:
        server.env.backend.delete_channel(channel_id)
    server.env.backend.emit = emit  # type: ignore[method-assign]


def delete_with_threads(server: SimulatedServer) -> None:
    """A channel is deleted as Discord does it: its threads go too, one event tells of it."""
    backend = server.env.backend
    below = [one.id for one in backend.channels.values() if one.parent_id == server.channel.id]
    delete_silently(server, *below)
    backend.delete_channel(server.channel.id)


async def status(server: SimulatedServer, table: Table) -> Status:
    return (await server.bot.tables.get(table.id)).status


def asked(server: SimulatedServer, since: int = 0) -> list[str]:
    """The channels that Discord was asked for, in order."""
    requests = server.env.http_requests[since:]
    paths = [one.path.split("/") for one in requests if one.method == "GET"]
    return [path[2] for path in paths if path[1] == "channels" and len(path) == 3]


async def deleted_while_off(server: SimulatedServer, *channel_ids: int) -> None:
    await server.bot.close()
    delete_silently(server, *channel_ids)
    await server.restart()


@pytest.mark.parametrize("archived", [False, True])
async def test_a_thread_deleted_while_the_bot_is_off_closes_its_table(
    server: SimulatedServer, archived: bool
) -> None:
    table, thread = await in_thread(server, archived=archived)
    await deleted_while_off(server, thread.id)
    assert await status(server, table) is Status.RUNNING
    await server.env.advance_time(SOON)
    assert await status(server, table) is Status.CLOSED
    assert await server.nothing_waits()
    count = len(server.env.http_requests)
    await server.advance(timedelta(days=3))
    assert len(server.env.http_requests) == count, "nobody is reminded"


async def test_a_channel_deleted_while_the_bot_is_off_closes_its_lobby(
    server: SimulatedServer,
) -> None:
    await server.person("Anna").slash(server.channel, "table new", game="race1969", thread=False)
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    await deleted_while_off(server, server.channel.id)
    await server.env.advance_time(SOON)
    assert await status(server, table) is Status.CLOSED


async def test_only_what_discord_py_does_not_know_is_asked_for(server: SimulatedServer) -> None:
    _, old = await in_thread(server)
    await in_thread(server, archived=False)
    await server.table("Anna", "Bob")
    await server.restart(killed=False)
    since = len(server.env.http_requests)
    await server.env.advance_time(SOON)
    assert asked(server, since) == [str(old.id)]


@pytest.mark.parametrize("card", [True, False])
@pytest.mark.parametrize("archived", [True, False])
async def test_a_channel_takes_the_tables_of_its_threads_with_it(
    server: SimulatedServer, card: bool, archived: bool
) -> None:
    table, _ = await in_thread(server, archived=archived, card=card)
    delete_with_threads(server)
    await server.settle()
    await server.env.advance_time(SOON)
    assert await status(server, table) is Status.CLOSED
    assert await server.nothing_waits()


@pytest.mark.parametrize("shown", [True, False])
async def test_a_thread_that_discord_still_knows_goes_with_its_channel(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, shown: bool
) -> None:
    """It may show the thread for a while, or say that the bot has no access to it."""
    table, thread = await in_thread(server, card=not shown)
    backend = server.env.backend
    if shown:
        get = backend.require_permissions

        def allowed(guild_id: int, user_id: int, channel_id: int, *names: str) -> None:
            if channel_id != thread.id:
                get(guild_id, user_id, channel_id, *names)

        monkeypatch.setattr(backend, "require_permissions", allowed)
    else:
        path = f"/channels/{thread.id}"
        server.env.inject_error("GET", path, status=403, code=50001, message="no", times=None)
    backend.delete_channel(server.channel.id)
    await server.settle()
    await server.env.advance_time(SOON)
    assert await status(server, table) is Status.CLOSED


async def test_the_end_of_one_channel_leaves_the_threads_of_others(
    server: SimulatedServer,
) -> None:
    table, thread = await in_thread(server)
    other = server.guild.create_text_channel("other")
    server.env.backend.delete_channel(other.id)
    await server.settle()
    since = len(server.env.http_requests)
    await server.env.advance_time(SOON)
    assert asked(server, since) == [str(thread.id)]
    assert await status(server, table) is Status.RUNNING


@pytest.mark.parametrize(
    ("answer", "code"),
    [(500, 0), (503, 0), (429, 0), (403, 50001), (404, 0), (401, 0), (404, 10004), (400, 0)],
)
async def test_only_an_unknown_channel_closes_a_table(
    server: SimulatedServer, answer: int, code: int
) -> None:
    table, thread = await in_thread(server)
    await server.bot.close()
    path = f"/channels/{thread.id}"
    server.env.inject_error("GET", path, status=answer, code=code, message="no", times=None)
    await server.restart()
    for wait in (BEGIN_AFTER, *ASK_AGAIN, timedelta(hours=12)):
        await server.advance(wait + timedelta(seconds=1))
    assert await status(server, table) is Status.RUNNING
    mine = said(await server.person("Anna").slash(server.channel, "mine tables"))
    assert f"<#{thread.id}>" in mine
    expected = 2 if code == 50001 else len(ASK_AGAIN) + 2
    assert asked(server).count(str(thread.id)) == expected


async def test_what_discord_did_not_tell_is_asked_for_again(server: SimulatedServer) -> None:
    table, thread = await in_thread(server)
    await server.bot.close()
    path = f"/channels/{thread.id}"
    server.env.inject_error("GET", path, status=503, message="out of order", times=2)
    delete_silently(server, thread.id)
    await server.restart()
    await server.env.advance_time(SOON)
    await server.advance(ASK_AGAIN[0])
    assert await status(server, table) is Status.RUNNING
    await server.advance(ASK_AGAIN[1])
    assert await status(server, table) is Status.CLOSED


async def test_a_database_that_has_no_time_is_tried_again(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, thread = await in_thread(server)
    await deleted_while_off(server, thread.id)
    abandon, busy = server.bot.tables.hosting.abandon, [True]

    async def slow(table_id: int) -> Table:
        if busy:
            busy.pop()
            raise TableError("storage-busy")
        return await abandon(table_id)

    monkeypatch.setattr(server.bot.tables.hosting, "abandon", slow)
    await server.env.advance_time(SOON)
    assert await status(server, table) is Status.RUNNING
    await server.advance(ASK_AGAIN[0])
    assert await status(server, table) is Status.CLOSED


async def test_a_table_that_has_moved_meanwhile_stays(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    before = (await server.bot.tables.get(table.id)).place
    _, thread = await move(server)
    delete_silently(server, server.channel.id)
    server.bot.get_guild(server.guild.id)._channels.pop(server.channel.id)  # type: ignore[union-attr]
    async with server.acting():
        assert await server.bot.table_channels.close_if_gone(before) is ChannelState.UNKNOWN
    moved = await server.bot.tables.get(table.id)
    assert (moved.channel_id, moved.status) == (thread.id, Status.RUNNING)


async def many(server: SimulatedServer, table: Table, count: int) -> None:
    """More tables like this one, in channels that aren't there."""

    def fill(connection: Any) -> None:
        row = connection.execute(tables.select().where(tables.c.id == table.id)).mappings().one()
        more = [
            dict(row) | {"id": table.id + n, "channel_id": n, "status": "lobby", "seed_hash": None}
            for n in range(1, count + 1)
        ]
        connection.execute(tables.insert(), more)

    await server.bot.database.write(fill)


async def test_many_are_asked_for_a_few_at_a_time(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await many(server, table, 4 * AT_ONCE)
    await server.restart(killed=False)
    since = len(server.env.http_requests)
    await server.env.advance_time(BEGIN_AFTER.total_seconds() + 0.1)
    assert len(asked(server, since)) == AT_ONCE
    await server.env.advance_time(PAUSE.total_seconds())
    assert len(asked(server, since)) == 2 * AT_ONCE
    await server.env.advance_time(3 * PAUSE.total_seconds())
    assert len(asked(server, since)) == 4 * AT_ONCE
    for n in range(1, 4 * AT_ONCE + 1):
        assert (await server.bot.tables.get(table.id + n)).status is Status.CLOSED
    assert await status(server, table) is Status.RUNNING


async def test_while_discord_tells_nothing_the_others_wait(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await many(server, table, 5 * AT_ONCE)
    await server.bot.close()
    server.env.inject_error("GET", "/channels/*", status=503, message="no", times=AT_ONCE)
    await server.restart()
    since = len(server.env.http_requests)
    await server.env.advance_time(SOON + 10)
    assert len(asked(server, since)) == AT_ONCE
    await server.advance(ASK_AGAIN[0])
    assert len(asked(server, since)) == 6 * AT_ONCE
    assert (await server.bot.tables.get(table.id + 5 * AT_ONCE)).status is Status.CLOSED


async def test_a_server_that_removed_the_bot_keeps_its_tables(server: SimulatedServer) -> None:
    table, _ = await in_thread(server)
    await server.bot.close()
    guild = server.env.backend.guilds.pop(server.guild.id)
    await server.restart()
    since = len(server.env.http_requests)
    await server.env.advance_time(3600)
    assert not asked(server, since)
    assert await status(server, table) is Status.RUNNING
    server.env.backend.guilds[server.guild.id] = guild


async def test_the_end_does_not_wait_for_discord(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await in_thread(server)
    await server.restart(killed=False)
    bot, begun = server.bot, asyncio.Event()

    async def silent(guild: discord.Guild, channel_id: int) -> None:
        begun.set()
        await asyncio.sleep(ANSWER_SECONDS / 2)

    monkeypatch.setattr(discord.Guild, "fetch_channel", silent)
    await server.env.advance_time(SOON)
    assert begun.is_set()
    async with server.acting():
        await bot.close()
    assert not bot.table_channels._asking
    await server.restart()
    assert await status(server, table) is Status.RUNNING


# /mine


async def test_mine_finds_out_what_is_gone(server: SimulatedServer) -> None:
    gone, thread = await in_thread(server)
    other = await server.table("Anna", "Bob")
    delete_silently(server, thread.id)
    for answer in (
        await server.person("Anna").slash(server.channel, "mine tables"),
        await server.person("Anna").user.slash("mine tables"),
    ):
        assert f"<#{thread.id}>" not in said(answer)
        assert f"<#{other.channel_id}>" in said(answer)
    assert await status(server, gone) is Status.CLOSED
    assert await status(server, other) is Status.RUNNING


async def test_mine_asks_for_a_channel_once_in_a_while(server: SimulatedServer) -> None:
    _, thread = await in_thread(server)
    since = len(server.env.http_requests)
    for _ in range(3):
        answer = await server.person("Anna").slash(server.channel, "mine tables")
        assert f"<#{thread.id}>" in said(answer)
    assert asked(server, since) == [str(thread.id)]
    await server.env.advance_time(600)
    await server.person("Anna").slash(server.channel, "mine tables")
    assert asked(server, since) == [str(thread.id)] * 2


async def test_mine_asks_for_a_few_channels_only(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await many(server, table, LOOKS_AT_ONCE + 3)

    def sit(connection: Any) -> None:
        seat = {"seat": 0, "identity": "usa", "name": "Anna", "user_id": server.known("Anna").id}
        connection.execute(
            seats.insert(),
            [seat | {"table_id": table.id + n} for n in range(1, LOOKS_AT_ONCE + 4)],
        )

    await server.bot.database.write(sit)
    since = len(server.env.http_requests)
    await server.person("Anna").slash(server.channel, "mine tables")
    assert len(asked(server, since)) == LOOKS_AT_ONCE


async def test_mine_does_not_wait_for_a_slow_discord(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it tells later closes the table later."""
    table, thread = await in_thread(server)
    delete_silently(server, thread.id)
    fetch = discord.Guild.fetch_channel

    async def slow(guild: discord.Guild, channel_id: int) -> Any:
        await asyncio.sleep(ANSWER_SECONDS / 2)
        return await fetch(guild, channel_id)

    monkeypatch.setattr(discord.Guild, "fetch_channel", slow)
    answer = await server.person("Anna").slash(server.channel, "mine tables")
    await server.env.advance_time(LOOK_SECONDS + 0.1)
    assert f"<#{thread.id}>" in said(answer)
    assert await status(server, table) is Status.RUNNING
    await server.env.advance_time(ANSWER_SECONDS)
    assert await status(server, table) is Status.CLOSED


async def test_an_answer_that_does_not_come_is_given_up(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await in_thread(server)

    async def never(guild: discord.Guild, channel_id: int) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(discord.Guild, "fetch_channel", never)
    found: list[ChannelState] = []

    async def look() -> None:
        found.append((await server.bot.table_channels.find(table.place))[0])

    with server.env._bot_scope():
        task = asyncio.create_task(look())
    await server.env.advance_time(ANSWER_SECONDS + 1)
    await task
    assert found == [ChannelState.UNKNOWN]


@pytest.mark.parametrize(("status_", "code"), [(503, 0), (429, 0), (403, 50001)])
async def test_a_guided_game_is_looked_for_whatever_discord_answers(
    server: SimulatedServer, status_: int, code: int
) -> None:
    """One that may be there is led to; where the bot sees nothing any more, another opens."""
    newcomer = Newcomer(server, "race1969", "en")
    await newcomer.open()
    first = await newcomer.table()
    await archive(server, first.channel_id)
    path = f"/channels/{first.channel_id}"
    server.env.inject_error("GET", path, status=status_, code=code, message="no", times=None)
    answer = said(await newcomer.open())
    seen = status_ != 403
    place = first.channel_id if seen else (await newcomer.table()).channel_id
    text = "guided-already" if seen else "guided-opened"
    assert answer == EN(text, channel=f"<#{place}>")
    assert await status(server, first) is Status.RUNNING
