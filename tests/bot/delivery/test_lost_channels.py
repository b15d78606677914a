"""Channels that are deleted, and servers that remove the bot and invite it back."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from simcord.backend import serializers

from bot.domain.table import Status
from bot.storage.messages import outbox
from tests.bot.helpers.buying import buying
from tests.bot.helpers.simulated_discord.simulated_server import controls


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
    await server.settle()
    assert (await server.bot.tables.get(table_id)).status is Status.CLOSED
    assert not await server.bot.database.read(outbox.waiting)


def invite(server: Any) -> None:
    backend = server.env.backend
    payload = serializers.guild_create_payload(backend, backend.get_guild(server.guild.id))
    backend.emit("GUILD_CREATE", payload)


async def test_thrown_out_and_invited_back_the_game_goes_on_where_it_was(server: Any) -> None:
    table_id, _, _ = await buying(server)
    (due,) = (await server.bot.tables.position(table_id)).due.values()
    since = len(server.env.http_requests)
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.settle()
    await server.env.advance_time(timedelta(days=5).total_seconds())
    assert len(server.env.http_requests) == since, "nobody is reminded, nobody's time is over"
    invite(server)
    await server.settle()
    position = await server.bot.tables.position(table_id)
    assert position.table.status is Status.RUNNING
    assert list(position.due.values()) == [due + timedelta(days=5)]
    assert controls(server.posts()[-1])
    assert len(server.env.http_requests) == since + 1, "the live message tells the new end"


async def test_thrown_out_while_away_and_invited_back_later(server: Any) -> None:
    table_id, _, _ = await buying(server)
    (due,) = (await server.bot.tables.position(table_id)).due.values()
    await server.bot.close()
    guild = server.env.backend.guilds.pop(server.guild.id)
    await server.restart()
    await server.env.advance_time(timedelta(days=5).total_seconds())
    assert (await server.bot.tables.get(table_id)).status is Status.RUNNING
    server.env.backend.guilds[server.guild.id] = guild
    invite(server)
    await server.settle()
    (later,) = (await server.bot.tables.position(table_id)).due.values()
    assert later == due + timedelta(days=5)


async def thrown_out(server: Any) -> timedelta:
    """Thrown out, which lasts for two hours by now; the time that was left."""
    table_id, _, _ = await buying(server)
    (due,) = (await server.bot.tables.position(table_id)).due.values()
    left = due - server.bot.clock.now()
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.settle()
    await server.env.advance_time(timedelta(hours=2).total_seconds())
    return left


async def left_now(server: Any) -> timedelta:
    table = await server.bot.tables.in_channel(server.channel.id)
    (due,) = (await server.bot.tables.position(table.id)).due.values()
    return due - server.bot.clock.now()


async def test_invited_back_while_away_the_outage_is_given_back_once(server: Any) -> None:
    left = await thrown_out(server)
    await server.bot.close()
    server.env.backend.clock.advance(timedelta(hours=6).total_seconds())
    await server.restart()
    await server.settle()
    assert await left_now(server) == left


@pytest.mark.parametrize("event", ["on_ready", "on_resumed"])
async def test_invited_back_while_the_connection_is_lost_it_is_given_back_once(
    server: Any, event: str
) -> None:
    """What was missed is told before the connection counts as back."""
    left = await thrown_out(server)
    with server.env._bot_scope():
        await server.bot.on_disconnect()
    await server.env.advance_time(timedelta(hours=6).total_seconds())
    invite(server)
    await server.settle()
    with server.env._bot_scope():
        await getattr(server.bot, event)()
    await server.settle()
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
    await server.settle()
    lost = left - await left_now(server)
    assert timedelta(hours=4.4) < lost <= timedelta(hours=5)
