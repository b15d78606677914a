"""A full lobby: its host is told once, or its game begins by itself."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.domain.calendar import PersonalHours, QuietHours
from bot.domain.clocks import START_AFTER
from bot.domain.seating import is_full, most_seats
from bot.domain.table import Origin, Status, Table
from bot.domain.table_settings import TableSettings
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.lobby import lobby, settings_lines
from bot.settings import LANGUAGES
from rules.core.errors import IllegalAction
from tests.bot.delivery.test_direct import close_inbox
from tests.bot.helpers.simulated_server import SimulatedServer, said, texts

EN = words("en")
STYLE = next(iter(PRESENTERS["space1999"].game.autopilots))
OTHERS = ("Bob", "Chloe", "Dan")
"""With the host they fill a table of Spazio."""


async def opened(server: SimulatedServer, **settings: Any) -> Table:
    chosen = TableSettings(language="en", **settings)
    anna = server.known("Anna")
    async with server.acting():
        await server.bot.tables.people.keep(anna)
        return await server.bot.tables.lobby.open(
            server.guild.id, server.channel.id, False, anna, "space1999", chosen
        )


async def join(server: SimulatedServer, *names: str) -> None:
    for name in names:
        await server.person(name).slash(server.channel, "table join")


def told(server: SimulatedServer, name: str = "Anna", language: str = "en") -> list[Any]:
    """The messages that tell somebody of a full table."""
    t = words(language)
    head = f"### {t('direct-full', game=PRESENTERS['space1999'].title(t))}"
    return [one for one in server.direct_messages(name) if texts(one)[0].startswith(head)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_host_is_told_and_starts_from_there(
    server: SimulatedServer, language: str
) -> None:
    anna = server.person("Anna", language)
    table = await opened(server)
    await join(server, "Bob", "Chloe")
    assert not told(server, language=language)
    await join(server, "Dan")
    [message] = told(server, language=language)
    assert "Anna" in said(message)
    assert "Dan" in said(message)
    assert EN("lobby-full") in said(server.channel.last_message)
    t = words(language)
    begun = said(await anna.user.click(message, label=t("button-start")))
    assert begun.startswith(t("started"))
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING


async def test_the_host_is_told_once(server: SimulatedServer) -> None:
    await opened(server)
    await join(server, *OTHERS)
    await server.person("Dan").slash(server.channel, "table leave")
    await join(server, "Dan")
    assert len(told(server)) == 1


async def test_whoever_fills_the_own_table_knows(server: SimulatedServer) -> None:
    await opened(server)
    await join(server, "Bob", "Chloe")
    await server.person("Anna").slash(server.channel, "table seat", autopilot=STYLE)
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    assert is_full(PRESENTERS["space1999"].game, table)
    assert not told(server)


async def test_a_manager_who_fills_it_is_not_the_host(server: SimulatedServer) -> None:
    await opened(server)
    await join(server, "Bob", "Chloe")
    role = server.guild.create_role("mods", permissions=discord.Permissions(manage_guild=True))
    mod = server.guild.add_member(server.env.create_user("mod", global_name="Mod"), roles=[role])
    await mod.slash(server.channel, "table seat", autopilot=STYLE)
    assert len(told(server)) == 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_nobody_is_woken_at_night(server: SimulatedServer, restarted: bool) -> None:
    anna, now = server.known("Anna"), server.env.now()
    minutes = now.hour * 60 + now.minute
    night = QuietHours((minutes - 60) % 1440, (minutes + 120) % 1440)
    await opened(server)
    async with server.acting():
        await server.bot.tables.hours.set(anna, PersonalHours("UTC", night))
    await join(server, *OTHERS)
    if restarted:
        await server.restart()
    await server.advance(timedelta(minutes=115))
    assert not told(server)
    await server.advance(timedelta(minutes=10))
    assert len(told(server)) == 1


async def test_in_the_morning_nothing_is_said_of_a_table_that_has_begun(
    server: SimulatedServer,
) -> None:
    anna, now = server.known("Anna"), server.env.now()
    minutes = now.hour * 60 + now.minute
    table = await opened(server)
    async with server.acting():
        night = QuietHours((minutes - 60) % 1440, (minutes + 120) % 1440)
        await server.bot.tables.hours.set(anna, PersonalHours("UTC", night))
    await join(server, *OTHERS)
    await server.person("Anna").slash(server.channel, "table start")
    await server.advance(timedelta(hours=3))
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING
    assert not told(server)
    assert await server.nothing_waits()


async def test_with_a_closed_inbox_it_is_said_in_the_channel(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    close_inbox(server, "Anna")
    await opened(server)
    await join(server, *OTHERS)
    last = server.channel.last_message
    game = PRESENTERS["space1999"].title(EN)
    assert said(last) == EN("ping-full", who=f"<@{anna.id}>", game=game)
    await anna.click(last, label=EN("button-start"))
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    assert table.status is Status.RUNNING


@pytest.mark.parametrize("restarted", [False, True])
async def test_it_begins_by_itself_where_the_host_wants_that(
    server: SimulatedServer, restarted: bool
) -> None:
    table = await opened(server, start_when_full=True)
    assert EN("lobby-starts-full") in said(server.channel.last_message)
    await join(server, *OTHERS)
    table = await server.bot.tables.get(table.id)
    assert table.wakes_at == server.env.now() + START_AFTER
    when = f"<t:{int(table.wakes_at.timestamp())}:R>"
    assert EN("lobby-starts", when=when) in said(server.channel.last_message)
    assert not told(server)
    if restarted:
        await server.restart()
    await server.advance(START_AFTER - timedelta(seconds=5))
    assert (await server.bot.tables.get(table.id)).status is Status.LOBBY
    await server.advance(timedelta(seconds=10))
    table = await server.bot.tables.get(table.id)
    assert table.status is Status.RUNNING
    assert table.wakes_at is None
    start = (await server.bot.tables.history.log(table.id, None))[0]
    assert (start.by, start.how) == (None, Origin.TABLE)


async def test_it_begins_after_an_outage_that_took_the_moment(server: SimulatedServer) -> None:
    table = await opened(server, start_when_full=True)
    await join(server, *OTHERS)
    await server.outage(2 * START_AFTER)
    await server.advance(timedelta(seconds=5))
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING


async def test_it_waits_again_once_somebody_leaves(server: SimulatedServer) -> None:
    table = await opened(server, start_when_full=True)
    await join(server, *OTHERS)
    await server.advance(START_AFTER / 2)
    await server.person("Dan").slash(server.channel, "table leave")
    assert (await server.bot.tables.get(table.id)).wakes_at is None
    await server.advance(START_AFTER)
    assert (await server.bot.tables.get(table.id)).status is Status.LOBBY
    await join(server, "Dan")
    table = await server.bot.tables.get(table.id)
    assert table.wakes_at == server.env.now() + START_AFTER


async def test_to_choose_a_side_takes_no_time_from_it(server: SimulatedServer) -> None:
    table = await opened(server, start_when_full=True)
    await join(server, "Bob", "Chloe")
    await server.person("Anna").slash(server.channel, "table seat", autopilot=STYLE)
    before = (await server.bot.tables.get(table.id)).wakes_at
    await server.advance(START_AFTER / 3)
    await server.person("Bob").slash(server.channel, "table seat", **{"as": "d"})
    table = await server.bot.tables.get(table.id)
    assert [seat.identity for seat in table.seats] == ["a", "d", "c", "b"]
    assert table.wakes_at == before


async def test_the_setting_counts_for_a_table_that_is_full_already(
    server: SimulatedServer,
) -> None:
    table = await opened(server)
    await join(server, *OTHERS)
    anna = server.known("Anna")
    async with server.acting():
        await server.bot.tables.lobby.configure(table.id, anna, start_when_full=True)
    assert (await server.bot.tables.get(table.id)).wakes_at is not None
    async with server.acting():
        await server.bot.tables.lobby.configure(table.id, anna, start_when_full=False)
    assert (await server.bot.tables.get(table.id)).wakes_at is None


async def test_who_leaves_at_the_very_moment_stops_it_without_an_error(
    server: SimulatedServer,
) -> None:
    table = await opened(server, start_when_full=True)
    await join(server, *OTHERS)
    version = (await server.bot.tables.get(table.id)).version
    async with server.acting():
        await server.bot.tables.lobby.leave(table.id, server.known("Dan"))
        await server.bot.tables.lobby.start_by_itself(table.id, version)
    assert (await server.bot.tables.get(table.id)).status is Status.LOBBY


async def test_what_the_rules_refuse_waits_for_the_host(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(server, start_when_full=True)
    await join(server, *OTHERS)

    def refuse(*known: Any) -> Any:
        raise IllegalAction("seat-count", count=4, least=2, most=4)

    with monkeypatch.context() as patch:
        patch.setattr(PRESENTERS["space1999"].game, "new", refuse)
        await server.advance(2 * START_AFTER)
    table = await server.bot.tables.get(table.id)
    assert (table.status, table.wakes_at) == (Status.LOBBY, None)
    assert EN("lobby-full") in said(server.channel.last_message)


@pytest.mark.parametrize("game", PRESENTERS)
async def test_a_lobby_offers_the_seats_that_its_game_can_start_with(
    server: SimulatedServer, game: str
) -> None:
    """For each option of each game: it says the seats, takes so many, and then starts."""
    presenter, tables, anna = PRESENTERS[game], server.bot.tables, server.known("Anna")
    rules = presenter.game
    choices = [{}, *({one.id: choice} for one in rules.options for choice in one.choices)]
    for number, options in enumerate(choices):
        channel = server.guild.create_text_channel(f"room-{number}")
        settings = TableSettings(language="en", options=options)
        async with server.acting():
            table = await tables.lobby.open(
                server.guild.id, channel.id, False, anna, game, settings
            )
        most = most_seats(rules, table)
        async with server.acting():
            while len(table.seats) < most:
                assert "Join" not in _closed(presenter, table)
                table = await tables.lobby.add_autopilot(
                    table.id, anna, next(iter(rules.autopilots))
                )
        assert "Join" in _closed(presenter, table)
        assert f"{most} seats" in "\n".join(settings_lines(presenter, table, EN))
        async with server.acting():
            assert (await tables.lobby.start(table.id, anna)).table.status is Status.RUNNING


def _closed(presenter: Any, table: Table) -> set[str]:
    items = lobby(presenter, table, EN).items
    found = [child for item in items for child in getattr(item, "children", ())]
    return {child.label for child in found if getattr(child, "disabled", False)}
