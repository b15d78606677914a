"""``/table new``: where a table may stand, and how it begins."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.domain.clocks import parse_clock
from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, disabled, said
from tests.covering import covering


async def table_at(server: SimulatedServer, channel_id: int | None = None) -> Table:
    table = await server.bot.tables.in_channel(channel_id or server.channel.id)
    assert table is not None
    return table


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_opens_in_the_hosts_words(server: SimulatedServer, language: str) -> None:
    anna = server.person("Anna", language)
    answer = await anna.slash(
        server.channel, "table new", game="race1969", thread=False, language=language
    )
    t = words(language)
    assert answer.ephemeral
    assert said(answer) == t("opened", channel=f"<#{server.channel.id}>")
    lobby = server.channel.last_message
    assert lobby is not None
    assert t("lobby-invitation", host="Anna") in said(lobby)
    assert t("button-join") in buttons(lobby)
    assert disabled(lobby) == {t("button-start")}, "one seat is too few"
    table = await table_at(server)
    assert (table.settings.language, table.status) == (language, Status.LOBBY)
    assert table.settings.clock == timedelta(hours=24)
    assert [seat.name for seat in table.seats] == ["Anna"]


@pytest.mark.parametrize(
    ("written", "clock"),
    [
        ("off", None),
        ("36h", timedelta(hours=36)),
        ("2 days", timedelta(days=2)),
        ("3 Tage", timedelta(days=3)),
        ("2 jours", timedelta(days=2)),
        ("5 giorni", timedelta(days=5)),
        ("45 min", timedelta(minutes=45)),
    ],
)
async def test_the_clock_is_chosen(
    server: SimulatedServer, written: str, clock: timedelta | None
) -> None:
    await server.person("Anna").slash(
        server.channel, "table new", game="race1969", thread=False, clock=written
    )
    assert (await table_at(server)).settings.clock == clock
    assert parse_clock(written) == clock


@pytest.mark.parametrize(
    ("written", "reason"),
    [("soon", "clock-unreadable"), ("5m", "clock-out-of-range"), ("99d", "clock-out-of-range")],
)
async def test_a_clock_that_makes_no_sense_opens_no_table(
    server: SimulatedServer, written: str, reason: str
) -> None:
    answer = await server.person("Anna").slash(
        server.channel, "table new", game="race1969", thread=False, clock=written
    )
    assert said(answer) == words("en")(f"error-{reason}", minutes=10, days=14)
    assert await server.bot.tables.in_channel(server.channel.id) is None


async def test_a_second_table_in_a_channel_is_offered_a_thread(server: SimulatedServer) -> None:
    await server.person("Anna").slash(server.channel, "table new", game="race1969", thread=False)
    bob, t = server.person("Bob", "de"), words("de")
    answer = await bob.slash(
        server.channel, "table new", thread=False, game="space1999", clock="3d+12h", autopilots=1
    )
    assert said(answer) == t("offer-thread")
    opened = await bob.click(answer.response, label=t("button-open-thread"))
    (thread,) = server.channel.threads
    assert said(opened) == t("opened", channel=f"<#{thread.id}>")
    table = await table_at(server, thread.id)
    assert (table.game, len(table.seats), table.host_id) == ("space1999", 2, bob.user.id)
    assert (table.settings.clock, table.settings.refill) == (timedelta(days=3), timedelta(hours=12))
    # In a thread that is taken, the offer is one beside it.
    inside = await bob.slash(thread, "table new", game="race1969")
    assert said(inside) == t("offer-thread")
    await bob.click(inside.response, label=t("button-open-thread"))
    assert len(server.channel.threads) == 2


async def test_where_there_are_no_threads_a_second_table_is_refused(
    server: SimulatedServer,
) -> None:
    anna, voice = server.person("Anna"), server.guild.create_voice_channel("voice")
    await anna.slash(voice, "table new", game="race1969")
    assert (await table_at(server, voice.id)).card is None
    assert said(await anna.slash(voice, "table new", game="race1969")) == words("en")(
        "error-channel-taken"
    )
    other = server.guild.create_text_channel("other")
    await server.person("Bob").slash(other, "table new", game="race1969", thread=False)
    assert (await table_at(server, other.id)).host_id == server.person("Bob").user.id


@pytest.mark.parametrize("wish", [{}, {"thread": True}])
async def test_a_table_opens_in_a_thread(server: SimulatedServer, wish: dict[str, bool]) -> None:
    anna = server.person("Anna")
    answer = await anna.slash(server.channel, "table new", game="race1969", **wish)
    (thread,) = server.channel.threads
    assert f"<#{thread.id}>" in said(answer)
    table = await table_at(server, thread.id)
    assert table.thread
    assert table.channel_id == thread.id
    assert await server.bot.tables.in_channel(server.channel.id) is None
    assert "Join" in buttons(thread.last_message)
    # The channel itself is still free, and so is another thread.
    assert said(
        await anna.slash(server.channel, "table new", game="race1969", thread=False)
    ).startswith("The table is open")


async def test_no_thread_inside_a_thread(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", game="race1969", thread=True)
    (thread,) = server.channel.threads
    await anna.slash(thread, "table close")
    answer = await anna.slash(thread, "table new", game="race1969", thread=True)
    assert said(answer) == words("en")("error-no-thread-here")


async def test_autopilots_sit_down_at_once(server: SimulatedServer) -> None:
    await server.person("Anna").slash(
        server.channel, "table new", game="race1969", thread=False, autopilots=4
    )
    table = await table_at(server)
    styles = [seat.autopilot for seat in table.seats]
    assert styles[0] is None
    assert len(set(styles[1:])) > 2, "several autopilots differ"
    lobby = server.channel.last_message
    assert disabled(lobby) == {"Join", "Autopilot"}


async def test_autopilots_of_a_crew_all_mean_to_win(server: SimulatedServer) -> None:
    await server.person("Anna").slash(
        server.channel, "table new", thread=False, game="first_martians", autopilots=3
    )
    table = await table_at(server)
    assert [seat.autopilot for seat in table.seats] == [None, "steady", "steady", "steady"]


@pytest.mark.parametrize(
    ("flag", "language"),
    covering(
        [
            "send_messages",
            "embed_links",
            "attach_files",
            "read_message_history",
            "create_public_threads",
            "send_messages_in_threads",
        ],
        LANGUAGES,
    ),
)
async def test_a_missing_permission_is_named(
    server: SimulatedServer, flag: str, language: str
) -> None:
    thread = "threads" in flag
    closed = server.guild.create_text_channel(
        "closed",
        overwrites={server.guild.default_role: discord.PermissionOverwrite(**{flag: False})},
    )
    answer = await server.person("Anna", language).slash(
        closed, "table new", game="race1969", thread=thread
    )
    t = words(language)
    name = t(f"permission-{flag.replace('_', '-')}")
    assert said(answer) == t("error-missing-permissions", permissions=f"**{name}**")
    assert await server.bot.tables.in_channel(closed.id) is None
    assert not closed.threads


@pytest.mark.parametrize("flag", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_for_threads_it_opens_in_the_channel_and_says_so(
    server: SimulatedServer, flag: str
) -> None:
    closed = server.guild.create_text_channel(
        "closed",
        overwrites={server.guild.default_role: discord.PermissionOverwrite(**{flag: False})},
    )
    answer = said(await server.person("Anna").slash(closed, "table new", game="race1969"))
    t = words("en")
    lacking = t(f"permission-{flag.replace('_', '-')}")
    assert t("opened-without-thread", permissions=f"**{lacking}**") in answer
    assert (await table_at(server, closed.id)).status is Status.LOBBY
    assert not closed.threads


async def test_every_missing_permission_is_named(server: SimulatedServer) -> None:
    nothing = discord.PermissionOverwrite(
        send_messages=False, embed_links=False, attach_files=False
    )
    closed = server.guild.create_text_channel(
        "closed", overwrites={server.guild.default_role: nothing}
    )
    answer = said(
        await server.person("Anna").slash(closed, "table new", game="race1969", thread=False)
    )
    assert "**Send Messages**, **Embed Links** and **Attach Files**" in answer


async def test_games_are_found_by_name(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    found = await anna.autocomplete(server.channel, "table new", "game", "69")
    assert found == [{"name": "1969", "value": "race1969"}]
    found = await anna.autocomplete(server.channel, "table new", "game", "spaz")
    assert found == [{"name": "Spazio: 1999", "value": "space1999"}]
    await anna.slash(server.channel, "table new", thread=False, game="1969")
    assert (await table_at(server)).game == "race1969"
    other = server.guild.create_text_channel("other")
    answer = await anna.slash(other, "table new", thread=False, game="chess **loud**")
    assert "chess" in said(answer)
    assert await server.bot.tables.in_channel(other.id) is None


async def test_clocks_are_suggested_in_the_readers_words(server: SimulatedServer) -> None:
    anna = server.person("Anna", "fr")
    found = await anna.autocomplete(server.channel, "table new", "clock", "heures")
    assert {"name": "24 heures", "value": "24h"} in found
    assert await anna.autocomplete(server.channel, "table new", "clock", "36h") == [
        {"name": "36h", "value": "36h"}
    ]
