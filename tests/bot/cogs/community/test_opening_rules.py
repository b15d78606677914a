"""Rules for opening tables: places, people and settings that managers chose, and their order."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.delivery.servers import Servers
from bot.domain.presence import Presence
from bot.domain.table import Table
from bot.errors import TableError
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.cogs.before_start.test_guided import Newcomer
from tests.bot.cogs.community.managers import change, manager, with_role
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, controls, said

EN = words("en")
HOUR = timedelta(hours=1)


async def table_in(server: SimulatedServer, channel: Any) -> Table | None:
    found: Table | None = await server.bot.tables.in_channel(channel.id)
    return found


async def new(server: SimulatedServer, who: Any, channel: Any = None, **more: Any) -> str:
    given = {"game": "race1969", "thread": False, **more}
    return said(await who.slash(channel or server.channel, "table new", **given))


# Where


@pytest.mark.parametrize("language", LANGUAGES)
async def test_elsewhere_it_says_where_tables_open(server: SimulatedServer, language: str) -> None:
    games, more = (server.guild.create_text_channel(name) for name in ("games", "more"))
    await change(server, channels=(games.id, more.id))
    anna, t = server.person("Anna", language), words(language)
    where = t("list-and", first=f"<#{games.id}>", last=f"<#{more.id}>")
    for thread in (True, False):
        answer = await new(server, anna, thread=thread)
        assert answer == t("error-opening-elsewhere", channels=where)
    assert not server.channel.threads
    assert await table_in(server, server.channel) is None
    await new(server, anna, games)
    assert await table_in(server, games) is not None


async def test_a_channel_counts_with_its_threads_and_a_category_with_its_channels(
    server: SimulatedServer,
) -> None:
    category = server.guild.create_category("Play")
    inside = server.guild.create_text_channel("inside", category=category)
    games = server.guild.create_text_channel("games")
    anna = server.person("Anna")
    await anna.slash(inside, "table new", game="race1969")
    (thread,) = inside.threads
    await anna.slash(thread, "table close")
    async with server.acting():
        table = await table_in(server, thread)
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))  # type: ignore[union-attr]
    await change(server, channels=(category.id, games.id))
    for where in (thread, inside, games):
        await new(server, anna, where)
        assert await table_in(server, where) is not None
    await new(server, anna, games, thread=True)
    assert len(games.threads) == 1


async def test_where_all_chosen_channels_are_gone_no_table_opens(server: SimulatedServer) -> None:
    gone, stays = (server.guild.create_text_channel(name) for name in ("gone", "stays"))
    await change(server, channels=(gone.id, stays.id))
    server.env.backend.delete_channel(gone.id)
    await server.settle()
    anna = server.person("Anna")
    where = EN("error-opening-elsewhere", channels=f"<#{stays.id}>")
    assert await new(server, anna) == where
    server.env.backend.delete_channel(stays.id)
    await server.settle()
    assert await new(server, anna) == EN("error-opening-nowhere")
    assert await new(server, manager(server)) == EN("error-opening-nowhere")


async def test_a_guided_game_keeps_to_the_channels_and_to_nothing_else(
    server: SimulatedServer,
) -> None:
    crew = server.guild.create_role("Crew")
    month = datetime.fromtimestamp(server.bot.clock.now().timestamp(), UTC).month
    await change(server, host_roles=(crew.id,), quiet_months=(month,))
    newcomer = Newcomer(server, "race1969", "en")
    opened = await newcomer.open()
    assert (await newcomer.table()).guided, said(opened)
    async with server.acting():
        table = await newcomer.table()
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    other = server.guild.create_text_channel("other")
    await change(server, channels=(other.id,))
    refused = said(await newcomer.open())
    assert refused == EN("error-opening-elsewhere", channels=f"<#{other.id}>")


# Who


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_says_who_opens_tables(server: SimulatedServer, language: str) -> None:
    t = words(language)
    crew, club = server.guild.create_role("Crew"), server.guild.create_role("Club")
    await change(server, host_roles=(crew.id, club.id))
    anna = server.person("Anna", language)
    roles = f"<@&{crew.id}>, <@&{club.id}>"
    assert await new(server, anna) == t("error-opening-roles", roles=roles)
    assert await table_in(server, server.channel) is None
    bob = with_role(server, "Bob", club)
    await new(server, bob)
    table = await table_in(server, server.channel)
    assert table is not None
    await anna.click(server.channel.last_message, label=EN("button-join"))
    assert len((await server.bot.tables.get(table.id)).seats) == 2, "whoever likes joins"


async def test_whoever_manages_the_server_may_without_the_role(server: SimulatedServer) -> None:
    crew = server.guild.create_role("Crew")
    await change(server, host_roles=(crew.id,))
    mona, anna = manager(server), server.person("Anna")
    await new(server, mona)
    assert await table_in(server, server.channel) is not None
    server.env.backend.delete_role(server.guild.id, crew.id)
    await server.settle()
    other = server.guild.create_text_channel("other")
    assert await new(server, anna, other) == EN("error-opening-nobody")
    await new(server, mona, other)
    assert await table_in(server, other) is not None


# Games played again


async def again(server: SimulatedServer, table: Table, name: str, *, direct: bool) -> str:
    anna = server.person(name)
    if not direct:
        return said(await forge(server, anna, f"mc1:again:{table.id}", label="Replay"))
    answer = await anna.user.slash("mine tables")
    return said(await anna.user.click(answer.response, label=EN("button-again")))


@pytest.mark.parametrize("direct", [False, True])
async def test_a_game_played_again_is_a_new_table(server: SimulatedServer, direct: bool) -> None:
    crew = server.guild.create_role("Crew")
    with_role(server, "Cleo", crew)
    table = await server.table("Anna", "Cleo", clock=None)
    await finish(server, table)
    other = server.guild.create_text_channel("other")
    await change(server, channels=(other.id,))
    elsewhere = EN("error-opening-elsewhere", channels=f"<#{other.id}>")
    assert await again(server, table, "Anna", direct=direct) == elsewhere
    await change(server, channels=(server.channel.id,), host_roles=(crew.id,))
    roles = EN("error-opening-roles", roles=f"<@&{crew.id}>")
    assert await again(server, table, "Anna", direct=direct) == roles
    assert (await table_in(server, server.channel)) is not None
    await again(server, table, "Cleo", direct=direct)
    opened = await table_in(server, server.channel)
    assert opened is not None
    assert opened.again_of == table.id
    assert opened.settings.clock is None, "it is like the one before"


async def test_a_manager_plays_on_from_a_direct_message(server: SimulatedServer) -> None:
    mona = manager(server)
    table = await server.table("Mona", "Bob")
    await finish(server, table)
    crew = server.guild.create_role("Crew")
    await change(server, host_roles=(crew.id,))
    await again(server, table, "Mona", direct=True)
    opened = await table_in(server, server.channel)
    assert opened is not None
    assert opened.host_id == mona.user.id


async def test_a_server_of_another_process_is_asked_for_roles_and_categories(
    server: SimulatedServer,
) -> None:
    crew = server.guild.create_role("Crew")
    category = server.guild.create_category("Play")
    inside = server.guild.create_text_channel("inside", category=category)
    await with_role(server, "Cleo", crew).slash(inside, "table new", game="race1969")
    (thread,) = inside.threads
    bot, cleo = server.bot, server.person("Cleo")
    async with server.acting():
        known = bot._connection._guilds.pop(server.guild.id)
        foreign = Servers(bot, bot.database, Presence(), bot.clock)
        member = await foreign.member(server.guild.id, cleo.user.id)
        assert member is not None
        assert member.get_role(crew.id) is not None
        assert not member.guild_permissions.manage_guild
        assert await foreign.member(server.guild.id, 7) is None
        guild = await foreign.find(server.guild.id)
        assert guild is not None
        for channel_id in (inside.id, thread.id):
            channel = await guild.fetch_channel(channel_id)
            assert await foreign.category_of(channel) == category.id
    server.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001, times=None)
    async with server.acting():
        with pytest.raises(TableError, match="discord-busy"):
            await foreign.member(server.guild.id, cleo.user.id)
    bot._connection._guilds[server.guild.id] = known


# With what


@pytest.mark.parametrize("game", PRESENTERS)
async def test_a_new_table_begins_as_is_usual_in_the_server(
    server: SimulatedServer, game: str
) -> None:
    option = PRESENTERS[game].game.options[0]
    other = next(one for one in option.choices if one != option.default)
    usual = {game: {option.id: other}}
    pace = {"clock": 72 * HOUR, "refill": 12 * HOUR, "free_weekends": True}
    await change(server, language="it", rated=True, options=usual, **pace)
    await new(server, server.person("Anna"), game=game)
    table = await table_in(server, server.channel)
    assert table is not None
    settings = table.settings
    assert (settings.language, settings.clock, settings.refill) == ("it", 72 * HOUR, 12 * HOUR)
    assert settings.free_weekends
    assert settings.rated is not PRESENTERS[game].game.together
    assert settings.options[option.id] == other


async def test_what_the_host_asks_for_comes_before_what_is_usual(server: SimulatedServer) -> None:
    await change(server, language="it", clock=8 * HOUR, free_weekends=True)
    await new(server, server.person("Anna"), language="fr", clock="3d+12h")
    table = await table_in(server, server.channel)
    assert table is not None
    settings = table.settings
    assert (settings.language, settings.clock, settings.refill) == ("fr", 72 * HOUR, 12 * HOUR)
    other = server.guild.create_text_channel("other")
    await new(server, server.person("Anna"), other, clock="off")
    table = await table_in(server, other)
    assert table is not None
    assert (table.settings.language, table.settings.clock) == ("it", None)


@pytest.mark.parametrize("clock", [None, "off", "24h"])
async def test_so_it_does_where_the_game_is_chosen_from_a_list(
    server: SimulatedServer, clock: str | None
) -> None:
    await change(server, language="it", clock=8 * HOUR)
    anna = server.person("Anna")
    asked = {} if clock is None else {"clock": clock}
    games = await anna.slash(server.channel, "table new", thread=False, **asked)
    await anna.click(
        games.response, custom_id=next(one for one in _open_buttons(games) if ":0:0:" in one)
    )
    table = await table_in(server, server.channel)
    assert table is not None
    expected = {None: 8 * HOUR, "off": None, "24h": 24 * HOUR}[clock]
    assert (table.settings.language, table.settings.clock) == ("it", expected)


def _open_buttons(answer: Any) -> list[str]:
    return [one for one in controls(answer.response) if one.startswith("mc1:open-game:")]


@pytest.mark.parametrize("wish", ["0.0.0.0.2", "0.86400.0.0.2"])
async def test_a_list_of_games_from_before_still_opens_a_table(
    server: SimulatedServer, wish: str
) -> None:
    await change(server, clock=8 * HOUR)
    await server.table("Anna", "Bob", channel=server.guild.create_text_channel("other"))
    await server.table("Anna", "Bob")
    table = await table_in(server, server.channel)
    assert table is not None
    async with server.acting():
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    await forge(server, server.person("Anna"), f"mc1:open-game:0:0:0:{wish}")
    opened = await table_in(server, server.channel)
    assert opened is not None
    assert opened.id != table.id
    assert opened.settings.clock == (None if wish.startswith("0.0") else 24 * HOUR)


async def test_a_table_beside_another_takes_the_rest_of_what_is_usual(
    server: SimulatedServer,
) -> None:
    await server.table("Anna", "Bob")
    await change(server, free_weekends=True, clock=8 * HOUR)
    bob = server.person("Bob")
    offer = await bob.slash(server.channel, "table new", thread=False, game="race1969")
    other = server.guild.create_text_channel("other")
    await change(server, channels=(other.id,))
    refused = await bob.click(offer.response, label=EN("button-open-thread"))
    assert said(refused) == EN("error-opening-elsewhere", channels=f"<#{other.id}>")
    await change(server, channels=())
    await bob.click(offer.response, label=EN("button-open-thread"))
    (thread,) = server.channel.threads
    table = await table_in(server, thread)
    assert table is not None
    assert (table.settings.clock, table.settings.free_weekends) == (8 * HOUR, True)


# Limits


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_limit_and_a_quiet_month_say_so(server: SimulatedServer, language: str) -> None:
    anna, t = server.person("Anna", language), words(language)
    await new(server, anna)
    other = server.guild.create_text_channel("other")
    await change(server, tables_host=1)
    assert await new(server, anna, other) == t("error-limit-server-host", most=1)
    await change(server, tables_host=0, tables_server=1)
    assert await new(server, anna, other, thread=True) == t("error-limit-server-tables", most=1)
    assert not other.threads
    now = server.bot.clock.now()
    await change(server, tables_server=0, quiet_months=(now.month,))
    assert "<t:" in await new(server, anna, other)
    assert await table_in(server, other) is None
