"""Discord fails, forbids, forgets, or throws the bot out."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite

from bot.delivery.transport import DiscordTransport
from bot.domain.table import Status
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.storage import outbox

GAME = PRESENTERS["race1969"].game
Read = Callable[[Any], list[str]]


async def buying(town: Any, **options: Any) -> tuple[int, int]:
    table = await town.table("Anna", "Bruno", **options)
    for seat in range(2):
        await town.act(table.id, seat, "trade 0")
    position = await town.bot.tables.position(table.id)
    return table.id, GAME.decisions(position.state)[0].seat


def tries(town: Any) -> int:
    """How often something was posted in the channel, or tried to be."""
    path = f"/channels/{town.channel.id}/messages"
    return sum((r.method, r.path) == ("POST", path) for r in town.env.http_requests)


async def test_what_fails_is_tried_again_later_and_in_order(
    town: Any, texts_of: Read, controls_of: Read
) -> None:
    table_id, seat = await buying(town)
    town.env.inject_error("POST", "/channels/*/messages", status=503, times=3)
    count, old, before = len(town.posts()), town.posts()[-1].id, tries(town)
    await town.act(table_id, seat, "done")
    await town.env.advance_time(9)
    assert tries(town) == before + 1
    await town.env.advance_time(2)
    assert tries(town) == before + 2
    # A move is a reason to try at once; what it shows takes the place of what waits.
    await town.act(table_id, 1 - seat, "hire novice csm")
    assert tries(town) == before + 3
    assert len(town.posts()) == count
    await town.env.advance_time(39)
    assert tries(town) == before + 3
    await town.env.advance_time(2)
    assert len(town.posts()) == count
    assert town.posts()[-1].id != old
    assert "CSM" in "".join(texts_of(town.posts()[-1]))
    assert [m.id for m in town.posts() if controls_of(m)] == [town.posts()[-1].id]
    assert not await town.bot.database.read(outbox.waiting)


async def test_a_failed_call_that_was_heard_after_all_is_not_repeated(
    town: Any, monkeypatch: pytest.MonkeyPatch, controls_of: Read
) -> None:
    """A 502 may come back for a message that was posted."""
    table_id, seat = await buying(town)
    post = DiscordTransport.post

    async def heard(courier: DiscordTransport, *args: Any, **kwargs: Any) -> int:
        await post(courier, *args, **kwargs)
        monkeypatch.setattr(DiscordTransport, "post", post)
        raise ConnectionResetError

    monkeypatch.setattr(DiscordTransport, "post", heard)
    count, old = len(town.posts()), town.posts()[-1].id
    await town.act(table_id, seat, "done")
    await town.env.advance_time(30)
    assert len(town.posts()) == count
    assert town.posts()[-1].id != old
    assert [m.id for m in town.posts() if controls_of(m)] == [town.posts()[-1].id]


async def test_missing_permissions_are_named_to_the_host_once_and_made_good_at_once(
    town: Any, texts_of: Read, controls_of: Read
) -> None:
    table_id, seat = await buying(town)
    channel, everyone = town.channel.id, town.guild.default_role
    old, letters = town.posts()[-1].id, len(town.letters("Anna"))
    forbid(town, channel, everyone, discord.PermissionOverwrite(send_messages=False))
    await town.act(table_id, seat, "done")
    told = town.letters("Anna")[letters:]
    assert len(told) == 1
    assert "Send Messages" in "".join(texts_of(told[0]))
    await town.env.advance_time(3 * 3600)
    assert len(town.letters("Anna")) == letters + 1
    forbid(town, channel, everyone, discord.PermissionOverwrite())
    await town.settle()
    assert [m.id for m in town.posts() if controls_of(m)] == [town.posts()[-1].id]
    assert town.posts()[-1].id != old


def forbid(town: Any, channel: int, role: Any, overwrite: discord.PermissionOverwrite) -> None:
    """Set what everybody may do in a channel, as its owner would."""
    allow, deny = overwrite.pair()
    town.env.backend.edit_channel(
        channel, {}, overwrites=[Overwrite(role.id, 0, allow.value, deny.value)]
    )


async def test_a_deleted_channel_closes_its_table(town: Any) -> None:
    table_id, _ = await buying(town)
    town.env.backend.delete_channel(town.channel.id)
    await town.settle()
    assert (await town.bot.tables.get(table_id)).status is Status.CLOSED
    since = len(town.env.http_requests)
    await town.env.advance_time(timedelta(days=3).total_seconds())
    assert len(town.env.http_requests) == since


async def test_a_channel_deleted_while_the_bot_was_away_closes_its_table(
    town: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, seat = await buying(town)
    with monkeypatch.context() as patched:
        patched.setattr(town.bot.delivery, "_started", False)
        await town.act(table_id, seat, "done")
    await town.bot.close()
    town.env.backend.delete_channel(town.channel.id)
    await town.restart()
    await town.settle()
    assert (await town.bot.tables.get(table_id)).status is Status.CLOSED
    assert not await town.bot.database.read(outbox.waiting)


async def test_thrown_out_and_invited_back_the_game_goes_on_where_it_was(
    town: Any, controls_of: Read
) -> None:
    table_id, _ = await buying(town)
    (due,) = (await town.bot.tables.position(table_id)).due.values()
    since = len(town.env.http_requests)
    town.env.backend.emit("GUILD_DELETE", {"id": str(town.guild.id)})
    await town.settle()
    await town.env.advance_time(timedelta(days=5).total_seconds())
    assert len(town.env.http_requests) == since, "nobody is reminded, nobody's time is over"
    invite(town)
    await town.settle()
    position = await town.bot.tables.position(table_id)
    assert position.table.status is Status.RUNNING
    assert list(position.due.values()) == [due + timedelta(days=5)]
    assert controls_of(town.posts()[-1])
    assert len(town.env.http_requests) == since + 1, "the live message tells the new end"


async def test_thrown_out_while_away_and_invited_back_later(town: Any) -> None:
    table_id, _ = await buying(town)
    (due,) = (await town.bot.tables.position(table_id)).due.values()
    await town.bot.close()
    guild = town.env.backend.guilds.pop(town.guild.id)
    await town.restart()
    await town.env.advance_time(timedelta(days=5).total_seconds())
    assert (await town.bot.tables.get(table_id)).status is Status.RUNNING
    town.env.backend.guilds[town.guild.id] = guild
    invite(town)
    await town.settle()
    (later,) = (await town.bot.tables.position(table_id)).due.values()
    assert later == due + timedelta(days=5)


def invite(town: Any) -> None:
    backend = town.env.backend
    payload = serializers.guild_create_payload(backend, backend.get_guild(town.guild.id))
    backend.emit("GUILD_CREATE", payload)


async def test_a_message_that_discord_refuses_holds_up_nobody_else(
    town: Any, caplog: pytest.LogCaptureFixture
) -> None:
    table_id, seat = await buying(town)
    town.env.inject_error(
        "PATCH", "/channels/*/messages/*", status=400, code=50035, message="Invalid", times=1
    )
    await town.act(table_id, seat, "hire novice csm")
    since = len(town.env.http_requests)
    await town.act(table_id, seat, "hire novice lem")
    assert [r.method for r in town.env.http_requests[since:]] == ["PATCH"]


@pytest.mark.parametrize("call", ["load", "settle"])
async def test_a_locked_database_is_waited_for(
    town: Any,
    monkeypatch: pytest.MonkeyPatch,
    texts_of: Read,
    controls_of: Read,
    call: str,
) -> None:
    table_id, seat = await buying(town)
    locked = [True]

    def busy(way: str) -> Any:
        inner = getattr(town.bot.database, way)

        async def asked(work: Any, *args: Any, **kwargs: Any) -> Any:
            if work is getattr(outbox, call) and locked:
                locked.pop()
                raise TableError("storage-busy")
            return await inner(work, *args, **kwargs)

        return asked

    for way in ("read", "write"):
        monkeypatch.setattr(town.bot.database, way, busy(way))
    count, old = len(town.posts()), town.posts()[-1].id
    with town.env._bot_scope():
        # The second comes while the first is being told, so that it has to be read.
        await town.bot.tables.play.act(table_id, seat, "hire novice csm", by=None)
        await town.bot.tables.play.act(table_id, seat, "done", by=None)
    await town.settle()
    await town.env.advance_time(11)
    assert not locked
    assert len(town.posts()) == count
    assert town.posts()[-1].id != old
    assert "CSM" in "".join(texts_of(town.posts()[-1]))
    assert [m.id for m in town.posts() if controls_of(m)] == [town.posts()[-1].id]
    assert not await town.bot.database.read(outbox.waiting)
