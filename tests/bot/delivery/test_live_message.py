"""The live message: edited in place, posted anew, found again; the people it calls."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.delivery.channel import PACE, SLOWER
from bot.games import PRESENTERS
from bot.housekeeping.schedule import EVERY
from render.core.picture import Band
from tests.bot.helpers.simulated_server import controls, texts

GAME = PRESENTERS["race1969"].game


async def buying(server: Any, *names: str) -> tuple[Any, int]:
    """A table at which a seat buys: its number and the seat."""
    table = await server.traded(*names)
    return table, await up(server, table.id)


async def up(server: Any, table_id: int) -> int:
    position = await server.position(table_id)
    return GAME.decisions(position.state)[0].seat


async def test_a_move_within_a_turn_is_one_edit(server: Any) -> None:
    table, seat = await buying(server, "Anna", "Bruno")
    before, since = server.posts(), len(server.env.http_requests)
    await server.act(table.id, seat, "hire novice csm")
    assert [m.id for m in server.posts()] == [m.id for m in before]
    assert [request.method for request in server.env.http_requests[since:]] == ["PATCH"]
    assert controls(server.posts()[-1])


def named(message: discord.Message) -> dict[str, int]:
    return {attachment.filename: attachment.id for attachment in message.attachments}


async def test_an_edit_uploads_only_the_picture_that_changed(server: Any) -> None:
    table, seat = await buying(server, "Anna", "Bruno")
    await server.act(table.id, seat, "hire novice csm")
    before = named(server.posts()[-1])
    await server.act(table.id, seat, "hire novice lem")
    after = named(server.posts()[-1])
    assert before.keys() == after.keys() == {"missions.png", "nations.png", "researches.png"}
    assert before["missions.png"] == after["missions.png"]
    assert before["nations.png"] != after["nations.png"]
    assert before["researches.png"] != after["researches.png"]
    await server.restart()
    await server.act(table.id, seat, "hire novice booster")
    fresh = named(server.posts()[-1])
    assert fresh.keys() == after.keys()
    assert fresh["missions.png"] != after["missions.png"], "a new process knows of no uploads"


async def test_a_picture_that_fails_costs_the_picture_not_the_move(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await buying(server, "Anna", "Bruno")
    drawn = Band.png

    def fails(band: Band) -> bytes:
        if band.name == "nations":
            raise ValueError("the hand is 3, 5, 6")
        return drawn(band)

    monkeypatch.setattr(Band, "png", fails)
    await server.act(table.id, seat, "hire novice csm")
    live = server.posts()[-1]
    assert named(live).keys() == {"missions.png", "researches.png"}
    assert controls(live)
    view = GAME.view((await server.position(table.id)).state, None)
    assert any(
        text.startswith("-# 1969") and f"{view.nations[seat].money} M" in text
        for text in texts(live)
    )
    monkeypatch.setattr(Band, "png", drawn)
    await server.act(table.id, seat, "hire novice lem")
    assert named(server.posts()[-1]).keys() == {"missions.png", "nations.png", "researches.png"}


async def test_another_turn_posts_anew_and_takes_the_old_message_away(server: Any) -> None:
    table, seat = await buying(server, "Anna", "Bruno")
    old, since = server.posts()[-1], len(server.env.http_requests)
    assert old.attachments
    assert controls(old)
    await server.act(table.id, seat, "done")
    posts = server.posts()
    assert posts[-1].id != old.id
    assert controls(posts[-1])
    assert old.id not in {message.id for message in posts}
    assert [request.method for request in server.env.http_requests[since:]] == ["POST", "DELETE"]
    assert server.lives() == [posts[-1].id]


async def test_exactly_those_who_are_up_are_mentioned(server: Any) -> None:
    table, seat = await buying(server, "Anna", "Bruno", "Chloé")
    people = [record.user_id for record in (await server.bot.tables.get(table.id)).seats]
    for _ in range(2):
        stored = server.env.backend.get_message(server.channel.id, server.posts()[-1].id)
        assert [int(user) for user in stored.allowed_mentions.users] == [people[seat]]
        assert not stored.allowed_mentions.everyone
        assert [user.id for user in server.posts()[-1].mentions] == [people[seat]]
        await server.act(table.id, seat, "done")
        seat = await up(server, table.id)


async def test_moves_in_one_breath_are_published_together(server: Any) -> None:
    table, seat = await buying(server, "Anna", "Bruno")
    since = len(server.env.http_requests)
    async with server.acting():
        for research in ("csm", "lem", "booster"):
            await server.bot.tables.play.act(table.id, seat, f"hire novice {research}", by=None)
    edits = [request.method for request in server.env.http_requests[since:]]
    assert edits
    assert set(edits) == {"PATCH"}
    assert len(edits) <= 3
    view = GAME.view((await server.position(table.id)).state, None)
    nations = next(a for a in server.posts()[-1].attachments if a.filename == "nations.png")
    assert f"{view.nations[seat].money} M" in nations.description


async def test_an_archived_thread_is_woken_by_a_new_message(server: Any) -> None:
    channel = server.env.bot.get_channel(server.channel.id)
    async with server.acting():
        await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
    thread = server.channel.threads[0]
    table = await server.traded("Anna", "Bruno", channel=thread, thread=True)
    seat = await up(server, table.id)
    live = server.posts(thread)[-1]
    server.env.inject_error(
        "PATCH",
        f"/channels/{thread.id}/messages/*",
        status=400,
        code=50083,
        message="Thread is archived",
        times=1,
    )
    await server.act(table.id, seat, "hire novice csm")
    assert server.posts(thread)[-1].id != live.id
    assert server.lives(thread) == [server.posts(thread)[-1].id]


@pytest.mark.sqlite_file  # on a server, processes also agree who does what
async def test_a_quiet_table_costs_nothing(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    assert await server.nothing_waits()
    await server.env.advance_time(timedelta(days=7).total_seconds())  # the lobby had a clock
    statements: list[str] = []
    for kind in ("read", "write"):
        inner = getattr(server.bot.database, kind)

        async def counted(work: Any, *args: Any, inner: Any = inner, **kwargs: Any) -> Any:
            statements.append(work.__name__)
            return await inner(work, *args, **kwargs)

        monkeypatch.setattr(server.bot.database, kind, counted)
    since = len(server.env.http_requests)
    await server.env.advance_time(timedelta(days=3).total_seconds())
    assert len(server.env.http_requests) == since
    # Once an hour it is looked whether anything is to be deleted, however many tables there are.
    looks = timedelta(days=3) // EVERY
    assert Counter(statements) == dict.fromkeys(("wishes", "look_around", "prune"), looks)
    assert server.bot.deadlines.next is None
    assert (await server.bot.tables.get(table.id)).status == "running"


async def test_a_nonce_goes_with_every_message_and_is_enforced(server: Any) -> None:
    await server.table("Anna", "Bruno")
    sent = [
        request
        for request in server.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    assert len(sent) == 5  # lobby, start, live message, and two direct messages
    nonces = [request.json["nonce"] for request in sent]
    assert len(set(nonces)) == len(nonces)
    assert all(request.json["enforce_nonce"] for request in sent)
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_plan_that_is_laid_together_is_shown_once_in_a_while(server: Any) -> None:
    game = PRESENTERS["first_martians"].game
    table = await server.table("Anna", "Bruno", game="first_martians")

    async def state() -> Any:
        return (await server.position(table.id)).state

    while game.decisions(await state())[0].kind != "plan":
        asked = game.decisions(await state())[0]
        action = game.default_action(await state(), asked.seat)
        await server.act(table.id, asked.seat, game.format_action(action))

    async def lay() -> list[str]:
        """Lay a pawn to rest, and tell what was called for it."""
        since = len(server.env.http_requests)
        lines = map(game.format_action, game.legal_actions(await state(), 0))
        await server.act(table.id, 0, next(line for line in lines if line.startswith("rest")))
        return [request.method for request in server.env.http_requests[since:]]

    await server.env.advance_time(PACE.total_seconds())
    assert await lay() == ["PATCH"]
    assert await lay() == []
    since = len(server.env.http_requests)
    await server.env.advance_time(SLOWER * PACE.total_seconds())
    assert [request.method for request in server.env.http_requests[since:]] == ["PATCH"]
    assert await server.nothing_waits()
    since = len(server.env.http_requests)
    await server.act(table.id, 0, "ready")
    calls = [request.method for request in server.env.http_requests[since:]]
    assert calls == ["PATCH"], "it is told at once who is waited for"
