"""The card of a table in a thread: what the channel above is told, and joining from it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.i18n import words
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.simulated_discord.interactions import buttons, said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer

EN = words("en")


async def opened(server: SimulatedServer, **chosen: Any) -> tuple[Any, Any, Any]:
    """Anna's new table: its thread, its card and the table."""
    await server.person("Anna").slash(server.channel, "table new", **chosen)
    thread = server.channel.threads[-1]
    table = await server.bot.tables.in_channel(thread.id)
    assert table is not None
    assert table.card is not None
    return thread, card(server), table


def card(server: SimulatedServer) -> Any:
    return said_there(server)[-1]


def said_there(server: SimulatedServer) -> list[Any]:
    """What the bot said in the channel; Discord's own word of a thread's beginning aside.

    Discord has that word for threads of old messages only, SimCord for all.
    """
    return [post for post in server.posts() if post.type is discord.MessageType.default]


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
    assert len(said_there(server)) == 1, "nothing else is said in the channel"


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
    assert [post.id for post in said_there(server)] == [shown.id]
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
    assert not server.env.errors


async def test_a_closed_table_says_so_on_its_card(server: SimulatedServer) -> None:
    thread, _, table = await opened(server)
    await server.person("Anna").slash(thread, "table leave")
    assert (await server.bot.tables.get(table.id)).status is Status.CLOSED
    assert EN("card-closed") in said(card(server))
