"""The board of open tables, ``/community``, and who is told of a table or given one."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.domain.calendar import PersonalHours, QuietHours
from bot.domain.community.open_tables import KEPT, MOST_INTERESTS, THINKING, TOLD_EVERY, Pace
from bot.domain.privacy import Forgetting
from bot.domain.table import Status
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.community.open_tables import OpenTableMessages
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from bot.storage.community.boards import TOGETHER
from tests.bot.cogs.community.managers import change, choose, kept, manager
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, parts, said
from tests.bot.helpers.worst_case import COMPONENTS, TEXT

EN = words("en")
TELL = EN("button-board-tell")
BOARD, ELSEWHERE = 8, 7
SOON = TOGETHER + timedelta(seconds=1)
COUNTS = THINKING + SOON
"""The time after which a wish counts, and a table is opened for those who wait."""
GAMES = sorted(PRESENTERS)
TITLE = {name: PRESENTERS[name].title(EN) for name in GAMES}


@pytest.fixture
async def news(server: SimulatedServer) -> Any:
    """The channel of the board."""
    channel = server.guild.create_text_channel("news")
    await change(server, board_channel=channel.id)
    await server.advance(SOON)
    return channel


def board(server: SimulatedServer, channel: Any) -> discord.Message:
    (found,) = [one for one in server.posts(channel) if TELL in buttons(one)]
    return found


def told(server: SimulatedServer, name: str, text: str) -> list[discord.Message]:
    """The direct messages to somebody about tables."""
    return [one for one in server.direct_messages(name) if text in said(one)]


async def wait_for(server: SimulatedServer, name: str, game: str = "race1969", **more: Any) -> None:
    person = server.known(name)
    async with server.acting():
        waits = server.bot.tables.open_tables.wait_for
        await waits(server.guild.id, person, game, more.get("pace", Pace.ANY), more.get("seats", 0))


def number_of(game: str) -> str:
    return str([*PRESENTERS].index(game))


async def test_the_board_follows_the_tables(server: SimulatedServer, news: Any) -> None:
    first = board(server, news)
    assert EN("board-none") in said(first)
    table = await server.table("Anna", start=False)
    assert said(board(server, news)) == said(first), "what changes soon is shown together"
    await server.advance(SOON)
    shown = board(server, news)
    assert shown.id == first.id
    assert TITLE[table.game] in said(shown)
    assert "Anna" in said(shown)
    assert f"<#{table.channel_id}>" in said(shown)
    bob = server.person("Bob")
    answer = await bob.select(shown, [str(table.id)], custom_id=str(ControlId("board-join", 0)))
    assert answer.ephemeral
    now = await server.bot.tables.get(table.id)
    assert server.known("Bob").id in now.people
    anna = server.person("Anna")
    live = server.posts()[-1]
    await anna.click(live, label=EN("button-start"))
    await server.advance(SOON)
    assert EN("board-none") in said(board(server, news))
    assert len(server.posts(news)) == 1


async def test_a_stale_choice_on_the_board_is_refused(server: SimulatedServer, news: Any) -> None:
    table = await server.table("Anna", start=False)
    await server.advance(SOON)
    shown, control = board(server, news), str(ControlId("board-join", 0))
    anna = server.known("Anna")
    async with server.acting():
        await server.bot.tables.seats.leave(table.id, anna)
    bob = server.person("Bob")
    answer = await bob.select(shown, [str(table.id)], custom_id=control)
    assert said(answer) == EN("error-table-closed")
    for value in ("0", "99999", "x"):
        answer = await forge(server, bob, control, [value], [value], message=shown, label=TELL)
        assert said(answer) == EN("error-no-table")


async def test_no_table_of_another_server_is_joined_here(
    server: SimulatedServer, news: Any
) -> None:
    table = await server.table("Anna", start=False)
    await server.advance(SOON)
    other, anna = server.env.create_guild("Elsewhere"), server.known("Anna")
    settings = TableSettings(language="en")
    async with server.acting():
        lobby = await server.bot.tables.lobby.open(
            other.id, 4711, False, anna, "race1969", settings
        )
    assert lobby.guild_id != table.guild_id
    bob, control = server.person("Bob"), str(ControlId("board-join", 0))
    choice = [str(lobby.id)]
    shown = board(server, news)
    answer = await forge(server, bob, control, choice, choice, message=shown, label=TELL)
    assert said(answer) == EN("error-no-table")


async def test_a_restart_keeps_the_message(server: SimulatedServer, news: Any) -> None:
    await server.table("Anna", start=False)
    first = board(server, news)
    await server.restart()
    await server.advance(timedelta(minutes=2))
    shown = board(server, news)
    assert shown.id == first.id
    assert "Anna" in said(shown)
    assert len(server.posts(news)) == 1


async def test_a_deleted_message_comes_back(server: SimulatedServer, news: Any) -> None:
    first = board(server, news)
    await first.delete()
    await server.table("Anna", start=False)
    await server.advance(SOON)
    assert board(server, news).id != first.id
    assert len(server.posts(news)) == 1


async def test_the_board_moves_and_goes(server: SimulatedServer, news: Any) -> None:
    other = server.guild.create_text_channel("hall")
    mona = manager(server)
    panel = (await mona.slash(server.channel, "server settings")).response
    await mona.click(panel, label=EN("button-server-board"))
    assert EN("server-board-text") in said(panel)
    await choose(mona, panel, BOARD, other)
    assert (await kept(server)).board_channel == other.id
    await server.advance(SOON)
    assert not server.posts(news)
    assert board(server, other)
    await choose(mona, panel, BOARD)
    assert (await kept(server)).board_channel is None
    await server.advance(SOON)
    assert not server.posts(other)
    await choose(mona, panel, ELSEWHERE, "on")
    assert (await kept(server)).shown_elsewhere


async def test_a_channel_that_not_all_see_stays_unnamed(server: SimulatedServer, news: Any) -> None:
    hidden = server.guild.create_text_channel("staff")
    everyone, anna = server.guild.id, server.known("Anna")
    denied = discord.Permissions(view_channel=True).value
    server.env.backend.edit_channel(hidden.id, {}, overwrites=[Overwrite(everyone, 0, 0, denied)])
    await server.settle()
    await wait_for(server, "Bob")
    async with server.acting():
        await server.bot.tables.lobby.open(
            everyone,
            hidden.id,
            False,
            anna,
            "race1969",
            TableSettings(language="en"),
        )
    await server.advance(COUNTS)
    assert "Anna" not in said(board(server, news))
    assert not told(server, "Bob", TITLE["race1969"])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_waits_is_told_once_of_a_table(server: SimulatedServer, language: str) -> None:
    t = words(language)
    bob = server.person("Bob", language)
    listed = await bob.slash(server.channel, "community tables")
    assert t("board-none") in said(listed)
    panel = (await bob.click(listed.response, label=t("button-board-tell"))).response
    game = str(ControlId("interest-game", 0))
    await bob.select(panel, [number_of("race1969")], custom_id=game)
    assert PRESENTERS["race1969"].title(t) in said(panel)
    (one,) = await server.bot.tables.open_tables.interests_of(server.known("Bob").id)
    await bob.select(
        panel, ["days"], custom_id=str(ControlId("interest-pace", 0, 0, 0, (one.number,)))
    )
    await bob.select(
        panel, ["3"], custom_id=str(ControlId("interest-seats", 0, 0, 0, (one.number,)))
    )
    (now,) = await server.bot.tables.open_tables.interests_of(server.known("Bob").id)
    assert (now.pace, now.seats, now.number) == (Pace.DAYS, 3, one.number)
    await server.advance(SOON)
    table = await server.table("Anna", start=False)
    await server.advance(SOON)
    assert not server.direct_messages("Bob"), "he may go on to choose"
    await server.advance(THINKING)
    title = t("direct-open-table", game=PRESENTERS["race1969"].title(t))
    (message,) = told(server, "Bob", title)
    await server.table("Chloe", start=False, channel=server.guild.create_text_channel("two"))
    await server.advance(SOON)
    assert len(told(server, "Bob", title)) == 1
    assert not await server.bot.tables.open_tables.interests_of(server.known("Bob").id)
    answer = await bob.user.click(message, label=t("button-interest-again"))
    assert PRESENTERS["race1969"].title(t) in said(answer)
    assert t("interests-now") in said(answer), "he is shown what is open already"
    await server.advance(TOLD_EVERY - timedelta(hours=1))
    assert len(told(server, "Bob", title)) == 1, "no message about these"
    await server.table("Dora", start=False, channel=server.guild.create_text_channel("three"))
    await server.advance(timedelta(minutes=30))
    assert len(told(server, "Bob", title)) == 1, "at most one a day"
    await server.advance(timedelta(minutes=30))
    assert len(told(server, "Bob", title)) == 2
    await bob.user.click(message, label=t("button-join"))
    assert server.known("Bob").id in (await server.bot.tables.get(table.id)).people


async def test_an_own_table_and_a_taken_back_wish_tell_nothing(server: SimulatedServer) -> None:
    await wait_for(server, "Bob")
    await wait_for(server, "Chloe", "space1999")
    bob = server.person("Bob")
    panel = (await bob.slash(server.channel, "community interests")).response
    (one,) = await server.bot.tables.open_tables.interests_of(server.known("Bob").id)
    (other,) = await server.bot.tables.open_tables.interests_of(server.known("Chloe").id)
    drop = str(ControlId("interest-drop", 0))
    listed = (await bob.slash(server.channel, "community tables")).response
    choice = [str(other.number)]
    answer = await forge(server, bob, drop, choice, choice, message=listed, label=TELL)
    assert EN("interests-title") in said(answer)
    assert await server.bot.tables.open_tables.interests_of(server.known("Chloe").id), "not his"
    await bob.select(panel, [str(one.number)], custom_id=drop)
    await server.table("Anna", start=False)
    await server.advance(COUNTS)
    assert not server.direct_messages("Bob")
    assert not server.direct_messages("Chloe")


async def test_a_wish_ends_by_itself(server: SimulatedServer) -> None:
    await wait_for(server, "Bob")
    await server.advance(KEPT + timedelta(hours=1))
    await server.table("Anna", start=False)
    await server.advance(SOON)
    assert not server.direct_messages("Bob")


async def test_wishes_are_bounded(server: SimulatedServer) -> None:
    bob = server.known("Bob")
    waits = server.bot.tables.open_tables.wait_for
    async with server.acting():
        for place in range(len(GAMES) * 2):
            await waits(server.guild.id, bob, GAMES[place % len(GAMES)])
    assert len(await server.bot.tables.open_tables.interests_of(bob.id)) == len(GAMES)
    assert len(GAMES) <= MOST_INTERESTS


async def test_enough_who_wait_get_a_table(server: SimulatedServer, news: Any) -> None:
    for name in ("Anna", "Bob"):
        await wait_for(server, name, seats=3)
    await server.advance(COUNTS)
    assert not server.bot.tables.open_tables.party(
        (await server.bot.tables.open_tables.waiting(server.guild.id))[0]
    )
    await wait_for(server, "Chloe")
    await server.advance(COUNTS)
    people = {server.known(name).id for name in ("Anna", "Bob", "Chloe")}
    (table,) = await server.bot.tables.open_tables.in_server(server.guild.id)
    assert table.people == people
    assert table.host_id == server.known("Anna").id
    assert table.status is Status.LOBBY
    title = EN("direct-by-interest", game=TITLE["race1969"])
    for name in ("Anna", "Bob", "Chloe"):
        assert len(told(server, name, title)) == 1
        assert len(server.direct_messages(name)) == 1
    await server.restart()
    await server.advance(timedelta(minutes=5))
    assert len(await server.bot.tables.open_tables.in_server(server.guild.id)) == 1
    assert TITLE["race1969"] in said(board(server, news))
    (message,) = told(server, "Bob", title)
    await server.person("Bob").user.click(message, label=EN("button-leave"))
    assert server.known("Bob").id not in (await server.bot.tables.get(table.id)).people


async def test_without_the_right_to_open_threads_nothing_opens(
    server: SimulatedServer, news: Any
) -> None:
    server.env.inject_error("POST", "/channels/*/threads", status=403)
    for name in ("Anna", "Bob"):
        await wait_for(server, name)
    await server.advance(COUNTS)
    assert not await server.bot.tables.open_tables.in_server(server.guild.id)
    waiting, _ = await server.bot.tables.open_tables.waiting(server.guild.id)
    assert len(waiting) == 2, "they still wait"


async def test_who_waits_again_gets_another_table_while_the_first_goes_on(
    server: SimulatedServer, news: Any
) -> None:
    for name in ("Anna", "Bob"):
        await wait_for(server, name)
    await server.advance(COUNTS)
    (table,) = await server.bot.tables.open_tables.in_server(server.guild.id)
    async with server.acting():
        await server.bot.tables.lobby.start(table.id, server.known("Anna"))
    for name in ("Anna", "Bob"):
        await wait_for(server, name)
    await server.advance(TOLD_EVERY + timedelta(hours=3))
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING
    (second,) = await server.bot.tables.open_tables.in_server(server.guild.id)
    assert second.channel_id != table.channel_id


async def test_others_get_their_table_where_the_first_cant_have_one(
    server: SimulatedServer, news: Any
) -> None:
    crew = server.guild.create_role("Crew")
    await change(server, host_roles=(crew.id,))
    for name, game in (("Anna", GAMES[0]), ("Bob", GAMES[0]), ("Chloe", GAMES[1])):
        await wait_for(server, name, game)
    await wait_for(server, "Dan", GAMES[1])
    dan = server.known("Dan").id
    server.env.backend.edit_member(server.guild.id, dan, {"role_ids": [crew.id]})
    await server.advance(COUNTS)
    (table,) = await server.bot.tables.open_tables.in_server(server.guild.id)
    assert (table.game, table.host_id) == (GAMES[1], dan)


async def test_a_wish_can_be_changed_before_it_counts(server: SimulatedServer, news: Any) -> None:
    await server.table("Anna", start=False)
    bob = server.person("Bob")
    panel = (await bob.slash(server.channel, "community interests")).response
    game = str(ControlId("interest-game", 0))
    await bob.select(panel, [number_of("race1969")], custom_id=game)
    assert EN("interests-now") in said(panel)
    joins = str(ControlId("board-join", 0))
    assert joins in [part.get("custom_id") for part in parts(panel)], "he may sit down at once"
    waits = server.bot.tables.open_tables.interests_of
    (one,) = await waits(server.known("Bob").id)
    for step, kind, value in ((1, "interest-pace", "days"), (2, "interest-seats", "4")):
        await server.advance(THINKING - timedelta(seconds=20))
        await server.table(
            "Chloe", channel=server.guild.create_text_channel(f"c{step}"), start=False
        )
        control = str(ControlId(kind, 0, 0, 0, (one.number,)))
        await bob.select(panel, [value], custom_id=control)
    assert not server.direct_messages("Bob"), "these stood in the answers"
    await bob.select(panel, [number_of("race1969")], custom_id=game)
    (now,) = await waits(server.known("Bob").id)
    assert (now.number, now.pace, now.seats) == (one.number, Pace.DAYS, 4), "it stays as it was"
    await server.advance(timedelta(days=3))
    assert not server.direct_messages("Bob")
    await server.table("Dora", channel=server.guild.create_text_channel("new"), start=False)
    await server.advance(SOON)
    assert told(server, "Bob", EN("direct-open-table", game=TITLE["race1969"]))


async def test_a_stale_choice_renews_no_wish_that_is_over(server: SimulatedServer) -> None:
    bob = server.person("Bob")
    panel = (await bob.slash(server.channel, "community interests")).response
    game = str(ControlId("interest-game", 0))
    await bob.select(panel, [number_of("race1969")], custom_id=game)
    (one,) = await server.bot.tables.open_tables.interests_of(server.known("Bob").id)
    async with server.acting():
        await server.bot.tables.open_tables.take_back(one.number, one.user_id)
    for kind, value in (("interest-pace", "days"), ("interest-seats", "3")):
        control = str(ControlId(kind, 0, 0, 0, (one.number,)))
        answer = await bob.select(panel, [value], custom_id=control)
        assert EN("error-interest-gone") in said(answer)
    assert not await server.bot.tables.open_tables.interests_of(one.user_id)


async def test_who_sleeps_is_told_of_a_table_that_is_open_in_the_morning(
    server: SimulatedServer, news: Any
) -> None:
    server.welcome("Bob", "Chloe")
    bob, chloe = server.known("Bob"), server.known("Chloe")
    now = server.bot.clock.now()
    minute = now.hour * 60 + now.minute
    night = QuietHours(minute, (minute + 8 * 60) % 1440)
    async with server.acting():
        await server.bot.tables.people.keep(bob)
        await server.bot.tables.hours.set(bob, PersonalHours("UTC", night))
    await wait_for(server, "Bob")
    await server.advance(COUNTS)
    table = await server.table("Anna", start=False)
    await server.advance(SOON)
    async with server.acting():
        await server.bot.tables.lobby.join(table.id, chloe)
        await server.bot.tables.lobby.start(table.id, server.known("Anna"))
    later = await server.table("Dan", start=False, channel=server.guild.create_text_channel("two"))
    await server.advance(timedelta(hours=7))
    assert not server.direct_messages("Bob"), "he sleeps"
    await server.advance(timedelta(hours=1))
    (message,) = told(server, "Bob", EN("direct-open-table", game=TITLE["race1969"]))
    assert f"/{later.channel_id}" in str([part.get("url") for part in parts(message)])


async def test_who_wishes_to_be_forgotten_gets_no_new_table(
    server: SimulatedServer, news: Any
) -> None:
    await server.table("Anna", "Dora", clock=None, game="space1999")
    await wait_for(server, "Anna")
    async with server.acting():
        await server.bot.tables.privacy.forget(server.known("Anna").id, Forgetting.WHEN_OVER)
    await wait_for(server, "Bob")
    await server.advance(COUNTS)
    assert not await server.bot.tables.open_tables.in_server(server.guild.id)


async def test_settings_of_the_server_hold_for_such_tables(
    server: SimulatedServer, news: Any
) -> None:
    crew = server.guild.create_role("Crew")
    await change(server, host_roles=(crew.id,))
    for name in ("Anna", "Bob"):
        await wait_for(server, name)
    await server.advance(COUNTS)
    assert not await server.bot.tables.open_tables.in_server(server.guild.id), "nobody may host"
    server.env.backend.edit_member(server.guild.id, server.known("Bob").id, {"role_ids": [crew.id]})
    await change(server, language="it", clock=timedelta(hours=8))
    await wait_for(server, "Bob")
    await server.advance(COUNTS)
    (table,) = await server.bot.tables.open_tables.in_server(server.guild.id)
    assert table.host_id == server.known("Bob").id
    assert table.settings.language == "it"
    assert table.settings.clock == timedelta(hours=8)


async def test_somebody_who_left_the_server_waits_no_more(
    server: SimulatedServer, news: Any
) -> None:
    await wait_for(server, "Anna")
    server.guild.remove_member(server.person("Anna"))
    await wait_for(server, "Bob")
    await server.advance(COUNTS)
    waiting, _ = await server.bot.tables.open_tables.waiting(server.guild.id)
    assert [one.name for one in waiting] == ["Bob"]


async def test_servers_show_each_others_tables_if_both_wish(
    server: SimulatedServer, news: Any
) -> None:
    other = server.env.create_guild("Elsewhere")
    channel = other.create_text_channel("games")
    table = await server.table("Anna", start=False)
    async with server.acting():
        settings = server.bot.tables.server_settings
        await settings.change(other.id, board_channel=channel.id)
        await settings.change(server.guild.id, shown_elsewhere=True)
    await server.advance(timedelta(minutes=3))
    assert "Anna" not in said(board(server, channel))
    assert EN("board-elsewhere") not in said(board(server, channel))
    async with server.acting():
        await settings.change(other.id, shown_elsewhere=True)
    await server.advance(timedelta(minutes=3))
    shown = said(board(server, channel))
    assert EN("board-elsewhere") in shown
    assert server.guild.name in shown
    assert f"/{table.channel_id}" in shown
    assert "board-join" not in str(
        [part.get("custom_id") for part in parts(board(server, channel))]
    )
    async with server.acting():
        await server.bot.tables.seats.leave(table.id, server.known("Anna"))
    await server.advance(timedelta(minutes=3))
    assert EN("board-elsewhere") not in said(board(server, channel))


async def two_boards(server: SimulatedServer) -> Any:
    """The channel of a board in another server that shows a table of the first."""
    other = server.env.create_guild("Elsewhere")
    channel = other.create_text_channel("games")
    await server.table("Anna", start=False)
    async with server.acting():
        settings = server.bot.tables.server_settings
        await settings.change(other.id, board_channel=channel.id, shown_elsewhere=True)
        await settings.change(server.guild.id, shown_elsewhere=True)
    await server.advance(timedelta(minutes=3))
    assert server.guild.name in said(board(server, channel))
    return channel


async def test_tables_go_from_other_boards_once_they_arent_to_be_shown(
    server: SimulatedServer, news: Any
) -> None:
    channel = await two_boards(server)
    for shown in (False, True):
        await change(server, shown_elsewhere=shown)
        await server.advance(timedelta(minutes=3))
        assert (server.guild.name in said(board(server, channel))) is shown


async def test_tables_go_from_other_boards_once_the_bot_is_removed(
    server: SimulatedServer, news: Any
) -> None:
    channel = await two_boards(server)
    gone = server.env.backend.guilds.pop(server.guild.id)
    server.env.backend.emit("GUILD_DELETE", {"id": str(server.guild.id)})
    await server.advance(timedelta(minutes=3))
    assert gone.name not in said(board(server, channel))


@pytest.mark.parametrize("private", ["channel", "server"])
async def test_tables_go_from_the_boards_once_not_everybody_sees_them(
    server: SimulatedServer, news: Any, private: str
) -> None:
    channel = await two_boards(server)
    shown = board(server, news)
    assert "Anna" in said(shown)
    (table,) = await server.bot.tables.open_tables.in_server(server.guild.id)
    everyone, view = server.guild.id, discord.Permissions(view_channel=True).value
    bot = Overwrite(server.env.bot.user.id, 1, view, 0)
    if private == "channel":
        hidden = [Overwrite(everyone, 0, 0, view), bot]
        server.env.backend.edit_channel(server.channel.id, {}, overwrites=hidden)
    else:
        server.env.backend.edit_channel(server.channel.id, {}, overwrites=[bot])
        public = [Overwrite(everyone, 0, view, 0)]
        server.env.backend.edit_channel(news.id, {}, overwrites=public)
        server.env.backend.edit_role(everyone, everyone, {"permissions": 0})
    await server.settle()
    bob = server.person("Bob")
    control, choice = str(ControlId("board-join", 0)), [str(table.id)]
    answer = await forge(server, bob, control, choice, choice, message=shown, label=TELL)
    assert said(answer) == EN("error-no-table")
    await server.advance(timedelta(minutes=2))
    assert "Anna" not in said(board(server, news))
    assert server.guild.name not in said(board(server, channel))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_forty_tables_fit_a_message(server: SimulatedServer, language: str) -> None:
    t = words(language)
    table = await server.table("Anna", start=False)
    settings = TableSettings(
        language="fr",
        clock=timedelta(days=7),
        refill=timedelta(hours=24),
        beginners=True,
        rated=True,
    )
    many = []
    for place in range(40):
        seats = tuple(replace(seat, name="W" * 32) for seat in table.seats)
        many.append(replace(table, id=10**12 + place, seats=seats, settings=settings))
    messages = OpenTableMessages(PRESENTERS)
    elsewhere = [replace(one, guild_id=9) for one in many[:10]]
    shown = messages.board(many, elsewhere, {9: "S" * 100}, t)
    everything = [*_walk(shown.items)]
    assert len(everything) + 1 <= COMPONENTS
    assert sum(len(getattr(item, "content", "")) for item in everything) <= TEXT


async def test_tables_of_a_list_stand_apart(server: SimulatedServer) -> None:
    table = await server.table("Anna", start=False)
    shown = OpenTableMessages(PRESENTERS).board([table, replace(table, id=9)], [], {}, EN)
    (listed, *_) = [item.content for item in _walk(shown.items) if hasattr(item, "content")]
    assert len(listed.split("\n\n")) == 2


def _walk(items: Any) -> Any:
    for item in items:
        yield item
        yield from _walk(getattr(item, "children", ()))


async def test_discord_is_asked_only_about_people_who_would_get_a_table(
    server: SimulatedServer, news: Any
) -> None:
    await wait_for(server, "Anna", "space1999")
    await wait_for(server, "Bob", "race1969", seats=5)
    await server.advance(COUNTS)
    before = len(server.env.http_requests)
    await server.table("Chloe", start=False, game="first_martians")
    await server.advance(SOON)
    asked = [one.path for one in server.env.http_requests[before:] if "/members/" in one.path]
    assert asked == []
