"""Tables that move into threads, and the cards that tell of them in the channel above."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
import pytest
from simcord.components import walk_components

from bot.domain.table import EntryKind, Status
from bot.domain.votes import Subject
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.storage import tables as rows
from bot.storage.messages import outbox
from rules.core.chance import Dice
from tests.bot.cogs.test_mine import finish
from tests.bot.delivery.test_digests import Game
from tests.bot.delivery.test_failures import forbid
from tests.bot.helpers.played_tables import again, seat_up
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, options, said
from tests.covering import covering

EN = words("en")
GAME = PRESENTERS["race1969"].game


async def move(server: SimulatedServer, who: str = "Anna") -> tuple[Any, Any]:
    """Move the channel's table: the answer, and the thread that was made last."""
    answer = await server.person(who).slash(server.channel, "table thread")
    return answer, server.channel.threads[-1]


def told_in(server: SimulatedServer, channel: Any) -> list[discord.Message]:
    """What the bot said in a channel; Discord's own word of a thread's beginning aside.

    Discord has that word for threads of old messages only, SimCord for all.
    """
    return [post for post in server.posts(channel) if post.type is discord.MessageType.default]


async def test_a_running_game_goes_on_in_its_thread(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    start, live = told_in(server, server.channel)
    answer, thread = await move(server)
    moved = await again(server, table)
    assert said(answer) == EN("moved-to-thread", channel=f"<#{thread.id}>")
    assert (moved.channel_id, moved.thread, moved.status) == (thread.id, True, Status.RUNNING)
    above = told_in(server, server.channel)
    assert [post.id for post in above] == [start.id, moved.card.message_id if moved.card else 0]
    assert live.id not in [post.id for post in above]
    assert EN("card-running") in said(above[-1])
    (shown,) = told_in(server, thread)
    assert shown.id == moved.live_message_id
    assert EN("button-move") in buttons(shown)
    assert EN("step-moved", who="Anna") in said(shown)
    # The channel is free, moves are told in the thread alone, and the game ends there.
    assert said(await server.person("Bob").slash(server.channel, "table move")) == EN(
        "error-no-table"
    )
    before = len(told_in(server, server.channel))
    await finish(server, table)
    assert len(told_in(server, server.channel)) == before
    assert EN("card-finished") in said(told_in(server, server.channel)[-1])
    assert EN("button-again") in buttons(told_in(server, thread)[-1])
    log = await server.bot.tables.history.log(table.id, None, limit=500)
    assert [one.by for one in log if one.kind is EntryKind.MOVED] == [table.host_id]


async def test_a_lobby_moves_by_its_settings(server: SimulatedServer) -> None:
    anna = server.person("Anna", "de")
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    lobby = told_in(server, server.channel)[-1]
    settings = await anna.click(lobby, label=EN("button-settings"))
    answer = await anna.click(settings.response, label=words("de")("button-to-thread"))
    (thread,) = server.channel.threads
    assert said(answer) == words("de")("moved-to-thread", channel=f"<#{thread.id}>")
    (card,) = told_in(server, server.channel)
    await server.person("Bob").click(card, label=EN("button-join"))
    (shown,) = told_in(server, thread)
    assert "Bob" in said(shown)
    again = await anna.click(shown, label=EN("button-settings"))
    assert words("de")("button-to-thread") not in buttons(again.response)
    started = await anna.click(shown, label=EN("button-start"))
    assert said(started)
    table = await server.bot.tables.in_channel(thread.id)
    assert table.status is Status.RUNNING


async def test_a_paused_game_moves_and_goes_on_after_a_restart(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    anna = server.person("Anna")
    await anna.slash(server.channel, "table pause")
    _, thread = await move(server)
    await server.restart()
    (shown,) = told_in(server, thread)
    assert EN("live-paused") in said(shown)
    await anna.click(shown, label=EN("button-resume"))
    seat = await seat_up(server, table)
    await server.act(table.id, seat, "trade 0")
    moved = await again(server, table)
    assert (moved.status, moved.channel_id) == (Status.RUNNING, thread.id)
    assert moved.live_message_id in [post.id for post in told_in(server, thread)]
    assert EN("card-running") in said(told_in(server, server.channel)[-1])


async def test_a_table_that_moved_before_a_crash_is_told_of_after_it(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bob")
    (live,) = server.lives()
    server.bot.delivery._started = False  # the process dies before it says anything
    _, thread = await move(server)
    assert server.lives() == [live]
    await server.restart()
    assert server.lives() == []
    assert server.lives(thread) == [(await again(server, table)).live_message_id]


async def test_an_old_live_message_works_and_goes_when_it_is_pressed(
    server: SimulatedServer,
) -> None:
    await server.table("Anna", "Bob")
    (old,) = server.lives()
    # As far as the bot can tell, it was gone already.
    gone = {"status": 404, "code": 10008, "message": "Unknown Message", "times": 1}
    server.env.inject_error("DELETE", f"/channels/{server.channel.id}/messages/*", **gone)
    _, thread = await move(server)
    assert server.lives() == [old]
    message = next(post for post in server.posts() if post.id == old)
    panel = await server.person("Anna").click(message, label=EN("button-move"))
    assert panel.ephemeral
    assert said(panel)
    assert server.lives() == []
    assert len(server.lives(thread)) == 1


async def test_a_vote_of_before_ends_where_it_stands(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", "Chloe")
    bob = server.person("Bob")
    await bob.slash(server.channel, "table vote", what=Subject.PAUSE)
    asked = next(post for post in server.posts() if EN("button-agree") in buttons(post))
    await move(server)
    await server.person("Chloe").click(asked, label=EN("button-agree"))
    assert (await again(server, table)).status is Status.PAUSED
    over = next(post for post in server.posts() if post.id == asked.id)
    assert not buttons(over)


class Launching:
    """Launches whatever it can, and buys and does nothing else."""

    def choose(self, view: Any, actions: Sequence[Any], dice: Dice) -> Any:
        lines = [GAME.format_action(action) for action in actions]
        ways = ("launch", "done", "trade 0")
        wanted = (line for way in ways for line in lines if line.startswith(way))
        return actions[lines.index(next(wanted, lines[0]))]


async def test_a_round_that_was_told_in_the_channel_is_told_on_in_the_thread(
    server: SimulatedServer,
) -> None:
    played = await Game.begun(server)
    played.styles = [Launching()]
    await played.flight()
    (digest,) = played.digests()
    _, thread = await move(server)
    await played.flight()
    assert [(post.id, said(post)) for post in played.digests()] == [(digest.id, said(digest))]
    above, live = told_in(server, thread)
    (told,) = options(above).values()
    assert len(told) == 2, "the year, with what was told of it before"
    assert server.lives(thread) == [live.id]


async def test_what_a_sender_of_before_noted_late_is_put_right(server: SimulatedServer) -> None:
    """A round of sending may note a live message in the channel that the table has just left."""
    table = await server.table("Anna", "Bob")
    _, thread = await move(server)
    async with server.acting():
        late = {"live_message_id": table.id}
        await server.bot.database.write(rows.note, table.id, late)
        await server.bot.tables.hosting.show(table.id)
    assert (await again(server, table)).live_message_id in server.lives(thread)


@pytest.mark.parametrize(
    ("reason", "language"), covering(["host-only", "in-thread-already", "no-thread"], LANGUAGES)
)
async def test_who_may_move_what(server: SimulatedServer, reason: str, language: str) -> None:
    t = words(language)
    who = server.person("Anna" if reason != "host-only" else "Bob", language)
    place: Any = server.channel
    match reason:
        case "in-thread-already":
            await who.slash(place, "table new", game="race1969")
            place = server.channel.threads[-1]
        case "no-thread":
            place, reason = server.guild.create_voice_channel("voice"), "no-thread-for-table"
            await who.slash(place, "table new", game="race1969")
        case _:
            await server.table("Anna", "Bob")
    before = len(server.channel.threads)
    assert said(await who.slash(place, "table thread")) == t(f"error-{reason}")
    assert len(server.channel.threads) == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_missing_permissions_are_named(server: SimulatedServer, language: str) -> None:
    table = await server.table("Anna", "Bob")
    await forbid(server, "create_public_threads")
    anna, t = server.person("Anna", language), words(language)
    answer = await anna.slash(server.channel, "table thread")
    name = f"**{t('permission-create-public-threads')}**"
    assert said(answer) == t("error-missing-permissions", permissions=name)
    assert not server.channel.threads
    assert not (await again(server, table)).thread


async def test_a_table_has_moved_though_what_comes_after_it_fails(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table("Anna", "Bob")

    def busy(*known: Any) -> None:
        raise TableError("storage-busy")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "retry_now", busy)
        answer, thread = await move(server)
    moved = await again(server, table)
    assert said(answer) == EN("moved-to-thread", channel=f"<#{thread.id}>")
    assert (moved.channel_id, moved.status) == (thread.id, Status.RUNNING)


async def test_a_live_message_that_is_on_its_way_meanwhile_doesn_t_stay(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bob")
    transport = server.bot.delivery._channel._transport
    post, begun, moved = transport.post, asyncio.Event(), asyncio.Event()

    async def slow(channel: int, *what: Any, **how: Any) -> int:
        posted = await post(channel, *what, **how)
        if channel == server.channel.id:
            begun.set()
            await server.env.external_wait(moved.wait(), reason="held by the test")
        return posted

    transport.post = slow  # type: ignore[method-assign]
    with server.env._bot_scope():
        await server.bot.tables.hosting.show(table.id)
        await begun.wait()
    _, thread = await move(server)
    moved.set()
    await server.settle()
    assert server.lives() == []
    assert server.lives(thread) == [(await again(server, table)).live_message_id]


async def test_what_people_were_sent_directly_leads_to_the_thread(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    seat = await seat_up(server, table)
    await server.env.advance_time(12.1 * 3600)
    name = ("Anna", "Bob")[seat]
    before = [one.id for one in server.direct_messages(name)]
    assert len(before) == 2, "a hand and a reminder"
    _, thread = await move(server)
    after = server.direct_messages(name)
    assert [one.id for one in after] == before, "edited: nobody is rung"
    for message in after:
        assert f"<#{thread.id}>" in said(message)
        assert any(f"/{thread.id}" in one for one in links(message))


def links(message: discord.Message) -> list[str]:
    parts = walk_components([part.to_dict() for part in message.components])
    return [part["url"] for part in parts if "url" in part]


async def opened(server: SimulatedServer, **chosen: Any) -> tuple[Any, Any, Any]:
    """Anna's new table: its thread, its card and the table."""
    wish = {"game": "race1969", **chosen}
    await server.person("Anna").slash(server.channel, "table new", **wish)
    thread = server.channel.threads[-1]
    table = await server.bot.tables.in_channel(thread.id)
    assert table.card is not None
    return thread, card(server), table


def card(server: SimulatedServer) -> Any:
    return told_in(server, server.channel)[-1]


@pytest.mark.parametrize("game", list(PRESENTERS))
async def test_the_card_says_what_waits_in_the_thread(server: SimulatedServer, game: str) -> None:
    presenter = PRESENTERS[game]
    thread, shown, table = await opened(server, game=game, clock="48h")
    assert thread.id == table.channel_id
    text = said(shown)
    for part in (presenter.title(EN), presenter.pitch(EN), presenter.length(EN), "2 days"):
        assert part in text
    most = max(presenter.game.seat_counts)
    assert EN("card-seats", taken=1, most=most, who="Anna") in text
    assert shown.id == table.card.message_id
    assert len(told_in(server, server.channel)) == 1, "nothing else is said in the channel"


async def test_anybody_joins_from_the_card(server: SimulatedServer) -> None:
    _, shown, table = await opened(server)
    joined = await server.person("Bruno", "it").click(shown, label=EN("button-join"))
    assert joined.ephemeral
    assert words("it")("joined", seat="X")[:10] in said(joined)
    assert [seat.name for seat in (await server.bot.tables.get(table.id)).seats] == [
        "Anna",
        "Bruno",
    ]
    assert "Bruno" in said(card(server))


async def test_the_game_is_learnt_from_the_card(server: SimulatedServer) -> None:
    _, shown, _ = await opened(server)
    learnt = await server.person("Bruno", "de").click(shown, label=EN("button-learn"))
    assert learnt.ephemeral
    assert PRESENTERS["race1969"].learn_card(0, words("de"))[0] in said(learnt)


async def test_the_card_follows_the_table_to_its_result(server: SimulatedServer) -> None:
    thread, shown, table = await opened(server, clock="off")
    anna = server.person("Anna")
    await server.person("Bruno").click(shown, label=EN("button-join"))
    await anna.slash(thread, "table start")
    assert EN("card-running") in said(card(server))
    assert EN("button-join") not in buttons(card(server))
    before = len(server.env.http_requests)
    await server.act(table.id, 0, "trade 0")
    path = f"/channels/{server.channel.id}/"
    assert not any(path in one.path for one in server.env.http_requests[before:]), "moves aren't"
    await anna.slash(thread, "table pause")
    assert EN("card-paused") in said(card(server))
    await anna.slash(thread, "table resume")
    await finish(server, table)
    over = await server.bot.tables.get(table.id)
    assert over.status is Status.FINISHED
    assert EN("card-finished") in said(card(server))
    assert [post.id for post in told_in(server, server.channel)] == [shown.id]
    again = server.posts(thread)[-1]
    await anna.click(again, label=EN("button-again"))
    assert EN("card-seats", taken=2, most=5, who="Bruno and Anna") in said(card(server))


async def test_a_table_needs_nothing_of_its_card(server: SimulatedServer) -> None:
    thread, shown, table = await opened(server)
    server.env.backend.delete_message(server.channel.id, shown.id)
    bruno = server.person("Bruno")
    await bruno.click(server.posts(thread)[-1], label=EN("button-join"))
    await server.person("Anna").slash(thread, "table start")
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING
    assert EN("button-move") in buttons(server.posts(thread)[-1])


async def test_a_closed_table_says_so_on_its_card(server: SimulatedServer) -> None:
    thread, _, table = await opened(server)
    await server.person("Anna").slash(thread, "table leave")
    assert (await server.bot.tables.get(table.id)).status is Status.CLOSED
    assert EN("card-closed") in said(card(server))
