"""Requests that Discord or the database fails to take are tried again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.transport import DiscordTransport
from bot.errors import TableError
from bot.storage.messages import outbox
from tests.bot.helpers.buying import buying
from tests.bot.helpers.simulated_discord.simulated_server import texts


def tries(server: Any) -> int:
    """How often something was posted in the channel, or tried to be."""
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
    with server.env._bot_scope():
        await server.bot.tables.hosting.show(table_id)
    await server.settle()
    assert tries(server) == before + 3
    assert len(server.posts()) == count
    await server.env.advance_time(39)
    assert tries(server) == before + 3
    await server.env.advance_time(2)
    assert len(server.posts()) == count
    assert server.posts()[-1].id != old
    assert server.lives() == [server.posts()[-1].id]
    assert not await server.bot.database.read(outbox.waiting)


async def test_who_acts_before_the_call_got_through_is_not_called(server: Any) -> None:
    table_id, seat, _ = await buying(server)
    server.env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    old = server.posts()[-1].id
    await server.act(table_id, seat, "done")
    await server.act(table_id, 1 - seat, "hire novice csm")
    assert server.posts()[-1].id == old
    assert "CSM" in "".join(texts(server.posts()[-1]))
    assert not await server.bot.database.read(outbox.waiting)


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
    server: Any,
    monkeypatch: pytest.MonkeyPatch,
    call: str,
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
    with server.env._bot_scope():
        # The second comes while the first is being told, so that it has to be read.
        await server.bot.tables.play.act(table_id, seat, "hire novice csm", by=None)
        await server.bot.tables.play.act(table_id, seat, "done", by=None)
    await server.settle()
    await server.env.advance_time(11)
    assert not locked
    assert len(server.posts()) == count
    assert server.posts()[-1].id != old
    assert "CSM" in "".join(texts(server.posts()[-1]))
    assert server.lives() == [server.posts()[-1].id]
    assert not await server.bot.database.read(outbox.waiting)


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
    assert not await server.bot.database.read(outbox.waiting)
