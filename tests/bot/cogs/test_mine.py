"""``/mine tables``: all tables of a person, in servers and by direct message."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.domain.table import Pause, Status, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.text import timestamp
from bot.settings import LANGUAGES
from bot.tables.commands.mine import OwnGame, OwnTable
from bot.ui.handlers.mine import PAGE
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, parts, said
from tests.bot.helpers.worst_case import COMPONENTS, TEXT
from tests.covering import one_of

EN = words("en")
GAME = PRESENTERS["race1969"].game
DAY = 86_400.0


async def elsewhere(server: SimulatedServer, name: str, *people: str, **options: Any) -> Table:
    """A running table in a channel of its own."""
    return await server.table(*people, channel=server.guild.create_text_channel(name), **options)


async def finish(server: SimulatedServer, table: Table) -> None:
    """The game is played to its end by its defaults; what there is to say is said after it."""
    game, tables = PRESENTERS[table.game].game, server.bot.tables
    server.bot.delivery._started = False
    with server.env._bot_scope():
        state = (await tables.position(table.id)).state
        while decisions := game.decisions(state):
            seat = next(one.seat for one in decisions if not one.ready)
            action = game.default_action(state, seat)
            state = (await tables.play.act(table.id, seat, action, by=None)).position.state
        server.bot.delivery._started = True
        server.bot.delivery.wake(table.id)
    await server.settle()


def links(answer: Any) -> list[str]:
    """The addresses of an answer's links, in order."""
    return [part["url"] for part in parts(answer.response) if "url" in part]


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_nobody_has_a_table(server: SimulatedServer, language: str) -> None:
    t, eve = words(language), server.person("Eve", language)
    for answer in (
        await eve.slash(server.channel, "mine tables"),
        await eve.user.slash("mine tables"),
    ):
        assert answer.ephemeral
        assert t("mine-title") in said(answer)
        assert t("mine-none") in said(answer)


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_what_waits_stands_first_with_all_that_one_needs(
    server: SimulatedServer, language: str
) -> None:
    t = words(language)
    for name in ("Anna", "Bruno", "Cleo"):
        server.person(name, language)
    await server.table("Anna", "Bruno")
    done = await elsewhere(server, "done", "Anna", "Bruno", clock=None)
    await finish(server, done)
    waits = await elsewhere(server, "waits", "Bruno", "Cleo", clock=timedelta(hours=6))
    place, host = server.guild.create_text_channel("lobby"), server.known("Bruno")
    with server.env._bot_scope():
        lobby = await server.bot.tables.lobby.open(
            server.guild.id, place.id, False, host, "space1999", TableSettings(language="en")
        )
    await server.settle()
    bruno = server.person("Bruno")
    for answer in (
        await bruno.user.slash("mine tables"),
        await bruno.slash(server.channel, "mine tables"),
    ):
        text = said(answer)
        assert t("mine-waiting", count=2) in text
        places = [f"<#{waits.channel_id}>", f"<#{server.channel.id}>", f"<#{lobby.channel_id}>"]
        places.append(f"<#{done.channel_id}>")
        assert [text.index(one) for one in places] == sorted(text.index(one) for one in places)
        assert text.count("· <#") == 4
        assert "Club" in text
        due = (await server.bot.tables.position(waits.id)).due[0]
        assert f"<t:{int(due.timestamp())}:R>" in text, "until when"
        assert t("mine-lobby", taken=1, most=4) in text
        assert links(answer)[0].endswith(f"/{waits.channel_id}/{waits.live_message_id}")
        assert len(links(answer)) == 4
        outcome = GAME.outcome((await server.bot.tables.position(done.id)).state)
        assert outcome is not None
        assert "🏁" in text.rpartition("Club")[0].rpartition("**1969**")[0][-40:]


async def test_a_press_leads_straight_to_the_move(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno")
    anna = server.person("Anna")
    listed = await anna.user.slash("mine tables")
    opened = await anna.user.click(listed.response, label=EN("button-move"))
    title = EN("panel-title-direct", game=EN("race1969-title"), seat="🔶 **USSR**")
    assert title in said(opened) or "it’s your move" in said(opened)
    assert f"Club · <#{table.channel_id}>" in said(opened)


async def test_whom_an_autopilot_stands_in_for_may_come_back_from_there(
    server: SimulatedServer,
) -> None:
    table = await server.table("Anna", "Bruno")
    anna = server.person("Anna")
    await anna.slash(server.channel, "table leave")
    listed = await anna.user.slash("mine tables")
    assert EN("mine-stand-in") in said(listed)
    assert EN("mine-waiting", count=0) in said(listed)
    await anna.user.click(listed.response, label=EN("button-comeback"))
    assert (await server.bot.tables.get(table.id)).seats[0].autopilot is None


async def test_finished_games_are_listed_for_a_week(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    await finish(server, table)
    anna = server.person("Anna")
    listed = await anna.user.slash("mine tables")
    assert "🏁" in said(listed)
    assert set(buttons(listed.response)) == {EN("button-replay"), EN("button-again")}
    page = await anna.user.click(listed.response, label=EN("button-replay"))
    assert EN("replay-public") in said(page)
    for _ in range(8):
        await server.env.advance_time(DAY)
    assert EN("mine-none") in said(await anna.user.slash("mine tables"))


async def test_many_tables_stand_on_pages(server: SimulatedServer) -> None:
    tables = [await elsewhere(server, f"c{number}", "Anna", "Bruno") for number in range(PAGE + 2)]
    anna = server.person("Anna")
    answer = await anna.user.slash("mine tables")
    first, labels = said(answer), set(buttons(answer.response))
    assert labels == {EN("button-move"), EN("button-next")}
    answer = await anna.user.click(answer.response, label=EN("button-next"))
    second, labels = said(answer), set(buttons(answer.response))
    assert labels == {EN("button-move"), EN("button-back")}
    assert [text.count("· <#") for text in (first, second)] == [PAGE, 2]
    for text in (first, second):
        assert len(text) <= TEXT
        assert EN("mine-waiting", count=len(tables)) in text
    back = await anna.user.click(answer.response, label=EN("button-back"))
    assert said(back) == first
    assert len(list(parts(back.response))) <= COMPONENTS


async def test_a_server_that_one_has_left_is_only_counted(server: SimulatedServer) -> None:
    await server.table("Anna", "Bruno")
    bruno = server.person("Bruno")
    assert "Club" in said(await bruno.user.slash("mine tables"))
    other = server.env.create_guild("Elsewhere")
    other.add_member(bruno.user)
    server.guild.remove_member(bruno)
    text = said(await bruno.user.slash("mine tables"))
    assert EN("mine-elsewhere", count=1) in text
    assert "Club" not in text
    assert f"<#{server.channel.id}>" not in text
    assert "1969" not in text


async def test_a_table_that_is_closed_meanwhile_is_left_out(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, hosting = await server.table("Anna", "Bruno"), server.bot.tables.hosting
    mine, inner = server.bot.tables.mine, server.bot.tables.mine.games

    async def closed_meanwhile(found: Sequence[OwnTable], user_id: int) -> list[OwnGame]:
        await hosting.close(table.id, server.known("Anna"))
        return await inner(found, user_id)

    monkeypatch.setattr(mine, "games", closed_meanwhile)
    listed = said(await server.person("Bruno").slash(server.channel, "mine tables"))
    assert f"<#{table.channel_id}>" not in listed
    assert (await server.bot.tables.get(table.id)).status is Status.CLOSED


async def test_it_tells_no_more_than_everybody_knows(server: SimulatedServer) -> None:
    """A hand is for the table's own messages: the list may be opened in a crowded channel."""
    table = await server.table("Anna", "Bruno")
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    state = (await server.bot.tables.position(table.id)).state
    seat = GAME.decisions(state)[0].seat
    await server.act(table.id, seat, "buy 2")
    view = server.bot.tables
    position = await view.position(table.id)
    hand = GAME.view(position.state, seat).own.hand
    assert len(hand) >= 2
    owner = server.person(("Anna", "Bruno")[seat])
    own = said(await owner.user.slash("mine tables"))
    assert "🃏" not in own
    assert ", ".join(map(str, sorted(hand))) not in own


async def test_a_failing_membership_is_no_reason_to_tell_anything(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.table("Anna", "Bruno")

    async def unknown(guild: discord.Guild, user: int) -> Any:
        raise discord.NotFound(type("R", (), {"status": 404, "reason": ""})(), "gone")

    monkeypatch.setattr(discord.Guild, "fetch_member", unknown)
    assert "Club" not in said(await server.person("Anna").user.slash("mine tables"))


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_who_is_away_finds_the_way_back(server: SimulatedServer, language: str) -> None:
    t, bruno = words(language), server.person("Bruno", language)
    table = await server.table("Anna", "Bruno", game="race1969")
    tables = server.bot.tables
    with server.env._bot_scope():
        await tables.seats.away(table.id, server.known("Anna"), 5)
        await tables.seats.away(table.id, server.known("Bruno"), 3)
    await server.settle()
    paused = await tables.get(table.id)
    assert (paused.status, paused.pause) == (Status.PAUSED, Pause.AWAY)
    assert paused.wakes_at is not None
    answer = await bruno.user.slash("mine tables")
    when = timestamp(paused.wakes_at, "f")
    assert t("live-paused-away", when=when, relative=timestamp(paused.wakes_at)) in said(answer)
    assert t("button-comeback") in buttons(answer.response)
    await bruno.user.click(answer.response, label=t("button-comeback"))
    assert (await tables.get(table.id)).status is Status.RUNNING
    assert bruno.id not in (await tables.position(table.id)).away


async def test_who_else_is_away_is_told(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", "Cleo")
    tables = server.bot.tables
    await server.act(table.id, 0, "trade 0")
    assert {d.seat for d in GAME.decisions((await tables.position(table.id)).state)} == {1, 2}
    with server.env._bot_scope():
        await tables.seats.away(table.id, server.known("Cleo"), 3)
    until = (await tables.position(table.id)).away[server.person("Cleo").id]
    text = said(await server.person("Anna").user.slash("mine tables"))
    assert EN("live-away", who="Cleo", when=timestamp(until, "D")) in text
