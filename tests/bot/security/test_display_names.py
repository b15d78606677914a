"""Names that people give themselves, and change: in messages, pictures and records."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.i18n import words
from bot.messages.components.text import escaped, readable_name
from tests.bot.conftest import OpenServer
from tests.bot.helpers.forged_presses import GAME
from tests.bot.helpers.simulated_server import buttons, said, texts
from tests.bot.helpers.worst_case import NAMES

EN = words("en")


def rename(server: Any, name: str, new: str, guild: Any = None) -> None:
    """Change what somebody is called in the server, of which Discord tells the bot nothing."""
    members = server.env.backend.guilds[(guild or server.guild).id].members
    members[server.person(name).user.id].nick = new


async def names(server: Any, table_id: int) -> list[str]:
    return [seat.name for seat in (await server.bot.tables.get(table_id)).seats]


MARKS = re.compile(r"\*\*|\|\||~~|__|```")
LIVELY = re.compile(r"(?<!\\)(<[@#:/a]|\]\(|https?:|@everyone|@here|[*]bold|[|]hidden|~no)")


@pytest.mark.parametrize("number", range(len(NAMES)))
async def test_a_name_is_a_name_wherever_it_stands(server: Any, number: int) -> None:
    name = NAMES[number][:32]
    server.person("Anna")
    rename(server, "Anna", name)
    anna, bob = server.person("Anna"), server.person("Bob")
    await anna.slash(server.channel, "table new", game="race1969", thread=True)
    (thread,) = server.channel.threads
    assert len(thread.name) <= 100
    assert "\n" not in thread.name
    await bob.click(thread.last_message, label=EN("button-join"))
    await bob.click(thread.last_message, label=EN("button-rules"))
    shown = await anna.click(thread.last_message, label=EN("button-settings"))
    await anna.click(thread.last_message, label=EN("button-start"))
    table = await server.bot.tables.in_channel(thread.id)
    for seat in (0, 1):
        await server.act(table.id, seat, "trade 0")
    for _ in range(4):
        position = await server.position(table.id)
        decision = GAME.decisions(position.state)[0]
        actor = (anna, bob)[decision.seat]
        await actor.slash(thread, "1969 buy", count=1)
        await actor.slash(thread, "table undo")
        voter = (bob, anna)[decision.seat]
        await voter.click(thread.last_message, label=EN("button-agree"))
        await actor.slash(thread, "1969 done")
        await bob.slash(thread, "table move")
        await bob.slash(thread, "table log")
    await bob.slash(thread, "table nudge")
    await bob.slash(thread, "table show")
    ours = {str(anna.user.id), str(bob.user.id)}
    for request in server.env.http_requests:
        mentions = "allowed_mentions" in (request.json or ()) and request.json["allowed_mentions"]
        if mentions:
            assert not mentions.get("parse")
            assert set(map(str, mentions.get("users", []))) <= ours
    said_ = [text for post in thread.history() for text in texts(post)]
    said_ += [said(shown)]
    assert any(escaped(readable_name(name, "anna")) in text for text in said_)
    for text in said_:
        text = re.sub(rf"<@({'|'.join(ours)})>|<t:\d+:R>", "", text)
        assert not LIVELY.search(text), text
        assert len(MARKS.findall(text.replace("\\*", ""))) % 2 == 0, text
        assert "\u202e" not in text


async def test_a_new_name_reaches_the_seat_with_the_next_press(server: Any) -> None:
    table = await server.table("Anna", "Bob")
    live = server.channel.last_message
    before = (await server.position(table.id)).table.version
    rename(server, "Anna", "Dr. Anna")
    await server.person("Bob").click(live, label="Log")
    assert await names(server, table.id) == ["Anna", "Bob"]
    await server.person("Anna").click(live, label="Log")
    assert await names(server, table.id) == ["Dr. Anna", "Bob"]
    after = await server.position(table.id)
    assert after.table.version == before, "a name is no part of the history"
    await server.settle()
    assert await server.nothing_waits()
    for seat in (0, 1):
        await server.act(table.id, seat, "trade 0")
    assert await names(server, table.id) == ["Dr. Anna", "Bob"]


async def test_a_lobby_shows_the_new_name_at_once(server: Any) -> None:
    await server.person("Anna").slash(server.channel, "table new", game="race1969", thread=False)
    rename(server, "Anna", "Commander Anna")
    answer = await server.person("Anna").click(server.channel.last_message, label="Rules")
    assert answer.acknowledged
    assert "Commander Anna" in "\n".join(texts(server.channel.last_message))
    await server.restart()
    assert await names(server, 1) == ["Commander Anna"]


async def test_each_server_has_its_own_name_and_an_inbox_none(server: Any) -> None:
    table = await server.table("Anna", "Bob")
    rename(server, "Anna", "Anna of the Club")
    anna = server.person("Anna")
    await anna.click(server.channel.last_message, label="Log")
    elsewhere = server.env.create_guild("Elsewhere")
    square = elsewhere.create_text_channel("square")
    there = elsewhere.add_member(anna.user, nick="Anna Abroad")
    await there.slash(square, "table new", game="race1969", thread=False)
    assert await names(server, 2) == ["Anna Abroad"]
    assert await names(server, table.id) == ["Anna of the Club", "Bob"]
    direct_message = server.direct_messages("Anna")[-1]
    await anna.user.click(direct_message, label=next(label for label in buttons(direct_message)))
    await anna.click(server.channel.last_message, label="Log")
    assert await names(server, 2) == ["Anna Abroad"]
    assert await names(server, table.id) == ["Anna of the Club", "Bob"]


async def test_a_known_name_costs_no_statement(server: Any) -> None:
    await server.table("Anna", "Bob")
    anna = server.person("Anna")
    await anna.slash(server.channel, "table rules")
    asked: list[Any] = []
    inner = server.bot.database.read

    async def read(work: Any, *given: Any) -> Any:
        asked.append(work)
        return await inner(work, *given)

    server.bot.database.read = read
    await anna.slash(server.channel, "table rules")
    assert "misnamed" not in [getattr(work, "__name__", "") for work in asked]


async def test_a_seat_taken_back_in_an_inbox_keeps_its_name(open_server: OpenServer) -> None:
    async with open_server("direct_channel") as server:
        anna = server.person("Anna")
        rename(server, "Anna", "Anna of the Club")
        await anna.slash(server.channel, "table new", game="race1969", thread=False)
        await server.person("Bob").click(server.channel.last_message, label="Join")
        await anna.click(server.channel.last_message, label="Start")
        left = await anna.slash(server.channel, "table leave")
        assert left.acknowledged
        listed = await anna.user.slash("mine tables")
        back = await anna.user.click(listed.response, label=EN("button-comeback"))
        assert back.acknowledged
        (seat, _) = (await server.bot.tables.get(1)).seats
        assert seat.played_by_person
        assert seat.name == "Anna of the Club"
