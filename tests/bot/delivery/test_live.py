"""The live message: edited in place, posted anew, found again, and whom it calls."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.games import PRESENTERS
from bot.storage import outbox

GAME = PRESENTERS["race1969"].game
Read = Callable[[Any], list[str]]


async def buying(town: Any, *names: str) -> tuple[Any, int]:
    """A table at which a seat buys: its number and the seat."""
    table = await town.table(*names)
    for seat in range(len(names)):
        await town.act(table.id, seat, "trade 0")
    return table, await up(town, table.id)


async def up(town: Any, table_id: int) -> int:
    position = await town.bot.tables.position(table_id)
    return GAME.decisions(position.state)[0].seat


async def test_a_move_within_a_turn_is_one_edit(town: Any, controls_of: Read) -> None:
    table, seat = await buying(town, "Anna", "Bruno")
    before, since = town.posts(), len(town.env.http_requests)
    await town.act(table.id, seat, "hire novice csm")
    assert [m.id for m in town.posts()] == [m.id for m in before]
    assert [request.method for request in town.env.http_requests[since:]] == ["PATCH"]
    assert controls_of(town.posts()[-1])


async def test_another_turn_posts_anew_and_takes_the_old_message_away(
    town: Any, controls_of: Read
) -> None:
    table, seat = await buying(town, "Anna", "Bruno")
    old, since = town.posts()[-1], len(town.env.http_requests)
    assert old.attachments
    assert controls_of(old)
    await town.act(table.id, seat, "done")
    posts = town.posts()
    assert posts[-1].id != old.id
    assert controls_of(posts[-1])
    assert old.id not in {message.id for message in posts}
    assert [request.method for request in town.env.http_requests[since:]] == ["POST", "DELETE"]
    assert [message.id for message in posts if controls_of(message)] == [posts[-1].id]


async def test_exactly_those_who_are_up_are_mentioned(town: Any) -> None:
    table, seat = await buying(town, "Anna", "Bruno", "Chloé")
    people = [record.user_id for record in (await town.bot.tables.get(table.id)).seats]
    for _ in range(2):
        stored = town.env.backend.get_message(town.channel.id, town.posts()[-1].id)
        assert [int(user) for user in stored.allowed_mentions.users] == [people[seat]]
        assert not stored.allowed_mentions.everyone
        assert [user.id for user in town.posts()[-1].mentions] == [people[seat]]
        await town.act(table.id, seat, "done")
        seat = await up(town, table.id)


async def test_moves_in_one_breath_are_published_together(town: Any, texts_of: Read) -> None:
    table, seat = await buying(town, "Anna", "Bruno")
    since = len(town.env.http_requests)
    with town.env._bot_scope():
        for research in ("csm", "lem", "booster"):
            await town.bot.tables.play.act(table.id, seat, f"hire novice {research}", by=None)
    await town.settle()
    edits = [request.method for request in town.env.http_requests[since:]]
    assert edits
    assert set(edits) == {"PATCH"}
    assert len(edits) <= 3
    view = GAME.view((await town.bot.tables.position(table.id)).state, None)
    assert f"{view.nations[seat].money} M" in town.posts()[-1].attachments[0].description


async def test_a_deleted_live_message_comes_back(town: Any, controls_of: Read) -> None:
    table, seat = await buying(town, "Anna", "Bruno")
    town.env.backend.delete_message(town.channel.id, town.posts()[-1].id)
    await town.act(table.id, seat, "hire novice csm")
    assert controls_of(town.posts()[-1])
    since = len(town.env.http_requests)
    await town.act(table.id, seat, "hire novice lem")
    assert [request.method for request in town.env.http_requests[since:]] == ["PATCH"]


async def test_an_archived_thread_is_woken_by_a_new_message(town: Any, controls_of: Read) -> None:
    channel = town.env.bot.get_channel(town.channel.id)
    with town.env._bot_scope():
        await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
    await town.settle()
    thread = town.channel.threads[0]
    table = await town.table("Anna", "Bruno", channel=thread, thread=True)
    for seat in range(2):
        await town.act(table.id, seat, "trade 0")
    seat = await up(town, table.id)
    live = town.posts(thread)[-1]
    town.env.inject_error(
        "PATCH",
        f"/channels/{thread.id}/messages/*",
        status=400,
        code=50083,
        message="Thread is archived",
        times=1,
    )
    await town.act(table.id, seat, "hire novice csm")
    assert town.posts(thread)[-1].id != live.id
    assert [m.id for m in town.posts(thread) if controls_of(m)] == [town.posts(thread)[-1].id]


async def test_a_quiet_table_costs_nothing(town: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await town.table("Anna", "Bruno", clock=None)
    assert not await town.bot.database.read(outbox.waiting)
    await town.env.advance_time(timedelta(days=7).total_seconds())  # the lobby had a clock
    statements: list[str] = []
    for kind in ("read", "write"):
        inner = getattr(town.bot.database, kind)

        async def counted(work: Any, *args: Any, inner: Any = inner, **kwargs: Any) -> Any:
            statements.append(work.__name__)
            return await inner(work, *args, **kwargs)

        monkeypatch.setattr(town.bot.database, kind, counted)
    since = len(town.env.http_requests)
    await town.env.advance_time(timedelta(days=3).total_seconds())
    assert len(town.env.http_requests) == since
    assert statements == []
    assert town.bot.deadlines.next is None
    assert (await town.bot.tables.get(table.id)).status == "running"


async def test_a_nonce_goes_with_every_message_and_is_enforced(town: Any) -> None:
    await town.table("Anna", "Bruno")
    sent = [
        request
        for request in town.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    assert len(sent) == 5  # lobby, start, live message, and two direct messages
    nonces = [request.json["nonce"] for request in sent]
    assert len(set(nonces)) == len(nonces)
    assert all(request.json["enforce_nonce"] for request in sent)
    assert all(len(nonce) <= 25 for nonce in nonces)
