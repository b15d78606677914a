"""Requests that fail, permissions that are missing, channels and servers that are gone."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from structlog.testing import capture_logs

from bot.delivery.transport import DiscordTransport, FailureKind, failure_kind, is_discords
from bot.delivery.worker import AT_ONCE, HELD
from bot.domain.table import Status
from bot.domain.votes import Subject
from bot.errors import TableError
from bot.storage.messages import outbox
from tests.bot.helpers.played_tables import buying
from tests.bot.helpers.simulated_server import controls, texts


def tries(server: Any) -> int:
    path = f"/channels/{server.channel.id}/messages"
    return sum((r.method, r.path) == ("POST", path) for r in server.env.http_requests)


async def test_what_fails_is_tried_again_later_and_in_order(server: Any) -> None:
    table_id, seat, _ = await buying(server)
    server.env.inject_error("POST", "/channels/*/messages", status=503, times=3)
    count, old, before = len(server.posts()), server.posts()[-1].id, tries(server)
    await server.act(table_id, seat, "done")
    await server.env.advance_time(9)
    assert tries(server) == before + 1
    await server.env.advance_time(2)
    assert tries(server) == before + 2
    # A move is a reason to try at once; what it shows takes the place of what waits.
    async with server.acting():
        await server.bot.tables.hosting.show(table_id)
    assert tries(server) == before + 3
    assert len(server.posts()) == count
    await server.env.advance_time(39)
    assert tries(server) == before + 3
    await server.env.advance_time(2)
    assert len(server.posts()) == count
    assert server.posts()[-1].id != old
    assert server.lives() == [server.posts()[-1].id]
    assert await server.nothing_waits()


async def test_a_session_that_was_closed_at_the_end_is_like_a_lost_network() -> None:
    session = aiohttp.ClientSession()
    await session.close()
    with pytest.raises(RuntimeError) as closed:
        await session.get("http://127.0.0.1")
    assert failure_kind(closed.value) is FailureKind.LATER
    assert failure_kind(RuntimeError("a mistake of ours")) is FailureKind.REFUSED


def test_what_discord_did_is_told_from_mistakes_of_ours() -> None:
    # discord.py looks for ``retry_after`` in every 429, where some have none.
    theirs = (KeyError("retry_after"), TimeoutError(), discord.RateLimited(900.0))
    assert all(map(is_discords, theirs))
    ours = (KeyError("wait"), ValueError("retry_after"), RuntimeError("retry_after"))
    assert not any(map(is_discords, ours))


async def test_a_limit_that_does_not_say_for_how_long_is_waited_for(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py looks for ``retry_after`` in the answer, and raises ``KeyError`` without it."""
    table_id, seat, _ = await buying(server)
    post, refused = DiscordTransport.post, list[str]()

    async def limited(*args: Any, **kwargs: Any) -> int:
        if not refused:
            refused.append("once")
            raise KeyError("retry_after")
        return await post(*args, **kwargs)

    monkeypatch.setattr(DiscordTransport, "post", limited)
    old = server.posts()[-1].id
    await server.act(table_id, seat, "done")
    assert refused
    assert server.posts()[-1].id == old
    await server.env.advance_time(11)
    assert server.posts()[-1].id != old
    assert await server.nothing_waits()


async def test_tables_that_are_held_up_give_their_places_to_others(server: Any) -> None:
    place = server.bot.delivery.place
    async with AsyncExitStack() as held:
        for _ in range(AT_ONCE):
            await held.enter_async_context(place())
        ninth = asyncio.create_task(held.enter_async_context(place()))
        await server.env.advance_time(HELD / 2)
        assert not ninth.done()
        await server.env.advance_time(HELD)
        await asyncio.wait_for(ninth, 5)
    async with AsyncExitStack() as held:
        for _ in range(AT_ONCE):
            await held.enter_async_context(place())
        ninth = asyncio.create_task(held.enter_async_context(place()))
        await server.env.advance_time(HELD / 2)
        assert not ninth.done(), "each place is given back once"
        await server.env.advance_time(HELD)
        await asyncio.wait_for(ninth, 5)


async def test_who_acts_before_the_call_got_through_is_not_called(server: Any) -> None:
    table_id, seat, _ = await buying(server)
    server.env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    old = server.posts()[-1].id
    await server.act(table_id, seat, "done")
    await server.act(table_id, 1 - seat, "hire novice csm")
    assert server.posts()[-1].id == old
    assert "CSM" in "".join(texts(server.posts()[-1]))
    assert await server.nothing_waits()


async def test_a_failed_call_that_was_heard_after_all_is_not_repeated(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A 502 may come back for a message that was posted."""
    table_id, seat, _ = await buying(server)
    post = DiscordTransport.post

    async def heard(courier: DiscordTransport, *args: Any, **kwargs: Any) -> int:
        await post(courier, *args, **kwargs)
        monkeypatch.setattr(DiscordTransport, "post", post)
        raise ConnectionResetError

    monkeypatch.setattr(DiscordTransport, "post", heard)
    count, old = len(server.posts()), server.posts()[-1].id
    await server.act(table_id, seat, "done")
    await server.env.advance_time(30)
    assert len(server.posts()) == count
    assert server.posts()[-1].id != old
    assert server.lives() == [server.posts()[-1].id]


async def test_a_message_that_discord_refuses_holds_up_nobody_else(
    server: Any, caplog: pytest.LogCaptureFixture
) -> None:
    table_id, seat, _ = await buying(server)
    server.env.inject_error(
        "PATCH", "/channels/*/messages/*", status=400, code=50035, message="Invalid", times=1
    )
    await server.act(table_id, seat, "hire novice csm")
    since = len(server.env.http_requests)
    await server.act(table_id, seat, "hire novice lem")
    assert [r.method for r in server.env.http_requests[since:]] == ["PATCH"]


@pytest.mark.parametrize("call", ["load", "settle"])
async def test_a_locked_database_is_waited_for(
    server: Any, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    table_id, seat, _ = await buying(server)
    locked = [True]

    def busy(way: str) -> Any:
        inner = getattr(server.bot.database, way)

        async def asked(work: Any, *args: Any, **kwargs: Any) -> Any:
            if work is getattr(outbox, call) and locked:
                locked.pop()
                raise TableError("storage-busy")
            return await inner(work, *args, **kwargs)

        return asked

    for way in ("read", "write"):
        monkeypatch.setattr(server.bot.database, way, busy(way))
    count, old = len(server.posts()), server.posts()[-1].id
    with capture_logs() as logs:
        async with server.acting():
            # The second comes while the first is being told, so that it has to be read.
            await server.bot.tables.play.act(table_id, seat, "hire novice csm", by=None)
            await server.bot.tables.play.act(table_id, seat, "done", by=None)
        await server.env.advance_time(11)
    assert not locked
    (line,) = [one for one in logs if one["log_level"] in ("warning", "error")]
    assert line["log_level"] == "warning", "others hold it, which is no fault of the delivery"
    assert (line["reason"], line["table"]) == ("storage-busy", table_id)
    assert len(server.posts()) == count
    assert server.posts()[-1].id != old
    assert "CSM" in "".join(texts(server.posts()[-1]))
    assert server.lives() == [server.posts()[-1].id]
    assert await server.nothing_waits()


async def test_what_waits_is_looked_up_again_where_that_failed(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, seat, _ = await buying(server)
    server.env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    old, read, locked = server.posts()[-1].id, server.bot.database.read, [True]

    async def asked(work: Any, *args: Any) -> Any:
        if work is outbox.due and locked:
            locked.pop()
            raise TableError("storage-busy")
        return await read(work, *args)

    monkeypatch.setattr(server.bot.database, "read", asked)
    await server.act(table_id, seat, "done")
    await server.env.advance_time(11)
    assert not locked
    assert server.posts()[-1].id == old
    await server.env.advance_time(11)
    assert server.posts()[-1].id != old
    assert await server.nothing_waits()


async def forbid(server: Any, *flags: str) -> None:
    """Take permissions from everybody in the channel, as its owner would; none gives all back."""
    denied = discord.Permissions(**dict.fromkeys(flags, True)).value
    role = server.guild.default_role.id
    overwrites = [Overwrite(role, 0, 0, denied)]
    server.env.backend.edit_channel(server.channel.id, {}, overwrites=overwrites)
    await server.settle()


async def test_missing_permissions_are_named_to_the_host_once_and_made_good_at_once(
    server: Any,
) -> None:
    table_id, seat, _ = await buying(server)
    old, direct_messages = server.posts()[-1].id, len(server.direct_messages("Anna"))
    await forbid(server, "send_messages")
    await server.act(table_id, seat, "done")
    told = server.direct_messages("Anna")[direct_messages:]
    assert len(told) == 1
    assert "Send Messages" in "".join(texts(told[0]))
    await server.env.advance_time(3 * 3600)
    assert len(server.direct_messages("Anna")) == direct_messages + 1
    await forbid(server)
    assert server.lives() == [server.posts()[-1].id]
    assert server.posts()[-1].id != old


@pytest.mark.parametrize(("status", "code"), [(400, 160005), (403, 160005), (403, 50001)])
async def test_a_locked_thread_is_named_and_goes_on_once_it_is_unlocked(
    server: Any, status: int, code: int
) -> None:
    async with server.acting():
        channel = server.env.bot.get_channel(server.channel.id)
        await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
    thread = server.channel.threads[0]
    table = await server.traded("Anna", "Bruno", channel=thread, thread=True)
    await forbid(server, "manage_threads")
    direct_messages = len(server.direct_messages("Anna"))
    await close_thread(server, thread.id, archived=True, locked=True)
    assert server.env.bot.get_channel(thread.id) is None
    for method in ("POST", "PATCH"):
        server.env.inject_error(
            method,
            f"/channels/{thread.id}/messages*",
            status=status,
            code=code,
            message="This thread is locked",
            times=None,
        )
    async with server.acting():
        await server.bot.tables.hosting.show(table.id)
    told = server.direct_messages("Anna")[direct_messages:]
    assert len(told) == 1
    assert "Manage Threads" in "".join(texts(told[0]))
    assert "View Channel" not in "".join(texts(told[0]))
    server.env.backend.faults.clear()
    await close_thread(server, thread.id, archived=False, locked=False)
    assert server.lives(thread) == [server.posts(thread)[-1].id]
    assert await server.nothing_waits()


async def close_thread(server: Any, thread: int, **state: bool) -> None:
    server.env.backend.edit_channel(thread, {}, thread_metadata=state)
    await server.settle()


async def test_once_a_vote_got_through_the_next_loss_is_told(server: Any) -> None:
    table_id, seat, _ = await buying(server)
    direct_messages, posts = len(server.direct_messages("Anna")), len(server.posts())
    await forbid(server, "send_messages")
    async with server.acting():
        await server.bot.tables.clocks.ask(table_id, server.known("Bruno"), Subject.PAUSE)
    assert len(server.direct_messages("Anna")) == direct_messages + 1
    await forbid(server)
    assert len(server.posts()) == posts + 1
    await forbid(server, "send_messages")
    await server.act(table_id, seat, "done")
    assert len(server.direct_messages("Anna")) == direct_messages + 2


async def test_the_end_of_a_vote_does_not_tell_that_messages_get_through(server: Any) -> None:
    table_id, seat, _ = await buying(server)
    posts = len(server.posts())
    async with server.acting():
        await server.bot.tables.undo.undo(table_id, server.known("Bruno"))
    assert len(server.posts()) == posts + 1
    direct_messages = len(server.direct_messages("Anna"))
    await forbid(server, "send_messages")
    await server.act(table_id, seat, "done")
    assert len(server.direct_messages("Anna")) == direct_messages + 1
    async with server.acting():
        await server.bot.tables.clocks.ask(table_id, server.known("Bruno"), Subject.PAUSE)
    assert len(server.direct_messages("Anna")) == direct_messages + 1


async def test_a_deleted_channel_closes_its_table(server: Any) -> None:
    table_id, _, _ = await buying(server)
    server.env.backend.delete_channel(server.channel.id)
    await server.settle()
    assert (await server.bot.tables.get(table_id)).status is Status.CLOSED
    since = len(server.env.http_requests)
    await server.env.advance_time(timedelta(days=3).total_seconds())
    assert len(server.env.http_requests) == since


async def test_a_channel_deleted_while_the_bot_was_away_closes_its_table(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, seat, _ = await buying(server)
    with monkeypatch.context() as patched:
        patched.setattr(server.bot.delivery, "_started", False)
        await server.act(table_id, seat, "done")
    await server.bot.close()
    server.env.backend.delete_channel(server.channel.id)
    await server.restart()
    assert (await server.bot.tables.get(table_id)).status is Status.CLOSED
    assert await server.nothing_waits()


def invite(server: Any) -> None:
    backend = server.env.backend
    payload = serializers.guild_create_payload(backend, backend.get_guild(server.guild.id))
    backend.emit("GUILD_CREATE", payload)


async def test_thrown_out_and_invited_back_the_game_goes_on_where_it_was(server: Any) -> None:
    table_id, _, _ = await buying(server)
    (due,) = (await server.position(table_id)).due.values()
    since = len(server.env.http_requests)
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.settle()
    await server.env.advance_time(timedelta(days=5).total_seconds())
    assert len(server.env.http_requests) == since, "nobody is reminded, nobody's time is over"
    invite(server)
    await server.settle()
    position = await server.position(table_id)
    assert position.table.status is Status.RUNNING
    assert list(position.due.values()) == [due + timedelta(days=5)]
    assert controls(server.posts()[-1])
    assert len(server.env.http_requests) == since + 1, "the live message tells the new end"


async def test_thrown_out_while_away_and_invited_back_later(server: Any) -> None:
    table_id, _, _ = await buying(server)
    (due,) = (await server.position(table_id)).due.values()
    await server.bot.close()
    guild = server.env.backend.guilds.pop(server.guild.id)
    await server.restart()
    await server.env.advance_time(timedelta(days=5).total_seconds())
    assert (await server.bot.tables.get(table_id)).status is Status.RUNNING
    server.env.backend.guilds[server.guild.id] = guild
    invite(server)
    await server.settle()
    (later,) = (await server.position(table_id)).due.values()
    assert later == due + timedelta(days=5)


async def thrown_out(server: Any) -> timedelta:
    """Thrown out, which lasts for two hours by now; the time that was left."""
    table_id, _, _ = await buying(server)
    (due,) = (await server.position(table_id)).due.values()
    left = due - server.bot.clock.now()
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.settle()
    await server.env.advance_time(timedelta(hours=2).total_seconds())
    return left


async def left_now(server: Any) -> timedelta:
    table = await server.bot.tables.in_channel(server.channel.id)
    (due,) = (await server.position(table.id)).due.values()
    return due - server.bot.clock.now()


async def test_invited_back_while_away_the_outage_is_given_back_once(server: Any) -> None:
    left = await thrown_out(server)
    await server.bot.close()
    server.env.backend.clock.advance(timedelta(hours=6).total_seconds())
    await server.restart()
    assert await left_now(server) == left


@pytest.mark.parametrize("event", ["on_shard_ready", "on_shard_resumed"])
async def test_invited_back_while_the_connection_is_lost_it_is_given_back_once(
    server: Any, event: str
) -> None:
    """What was missed is told before the connection counts as back."""
    left = await thrown_out(server)
    with server.env._bot_scope():
        await server.bot.on_shard_disconnect(0)
    await server.env.advance_time(timedelta(hours=6).total_seconds())
    invite(server)
    await server.settle()
    async with server.acting():
        await getattr(server.bot, event)(0)
    assert await left_now(server) == left
    before = len(server.direct_messages("Anna")) + len(server.direct_messages("Bruno"))
    await server.env.advance_time(timedelta(hours=12.1).total_seconds())
    after = len(server.direct_messages("Anna")) + len(server.direct_messages("Bruno"))
    assert after == before + 1, "reminded at half time"


@pytest.mark.parametrize("away", [True, False], ids=["while away", "later"])
async def test_back_in_the_only_server_the_heart_beats_on(server: Any, away: bool) -> None:
    await thrown_out(server)
    if away:
        await server.restart(killed=False)
    else:
        invite(server)
    await server.settle()
    left = await left_now(server)
    await server.env.advance_time(timedelta(hours=5).total_seconds())
    server.env.backend.clock.advance(timedelta(hours=1).total_seconds())
    await server.restart()
    lost = left - await left_now(server)
    assert timedelta(hours=4.4) < lost <= timedelta(hours=5)
