"""``/table new``: where a table may stand, and how it begins."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from bot.domain.clock_limits import parse_clock
from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.conftest import Town
from tests.bot.interactions import buttons, disabled, said
from tests.covering import covering


async def table_at(town: Town, channel_id: int | None = None) -> Table:
    table = await town.bot.tables.in_channel(channel_id or town.channel.id)
    assert table is not None
    return table


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_opens_in_the_hosts_words(town: Town, language: str) -> None:
    anna = town.person("Anna", language)
    answer = await anna.slash(town.channel, "table new", language=language)
    t = words(language)
    assert answer.ephemeral
    assert said(answer) == t("opened", channel=f"<#{town.channel.id}>")
    lobby = town.channel.last_message
    assert lobby is not None
    assert t("lobby-invitation", host="Anna") in said(lobby)
    assert t("button-join") in buttons(lobby)
    assert disabled(lobby) == {t("button-start")}, "one seat is too few"
    table = await table_at(town)
    assert (table.language, table.status) == (language, Status.LOBBY)
    assert table.clock == timedelta(hours=24)
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
async def test_the_clock_is_chosen(town: Town, written: str, clock: timedelta | None) -> None:
    await town.person("Anna").slash(town.channel, "table new", clock=written)
    assert (await table_at(town)).clock == clock
    assert parse_clock(written) == clock


@pytest.mark.parametrize(
    ("written", "reason"),
    [("soon", "clock-unreadable"), ("5m", "clock-out-of-range"), ("99d", "clock-out-of-range")],
)
async def test_a_clock_that_makes_no_sense_opens_no_table(
    town: Town, written: str, reason: str
) -> None:
    answer = await town.person("Anna").slash(town.channel, "table new", clock=written)
    assert said(answer) == words("en")(f"error-{reason}", minutes=10, days=14)
    assert await town.bot.tables.in_channel(town.channel.id) is None


async def test_one_table_at_a_time_in_a_channel(town: Town) -> None:
    await town.person("Anna").slash(town.channel, "table new")
    answer = await town.person("Bob", "de").slash(town.channel, "table new")
    assert said(answer) == words("de")("error-channel-taken")
    other = town.guild.create_text_channel("other")
    await town.person("Bob").slash(other, "table new")
    assert (await table_at(town, other.id)).host_id == town.person("Bob").user.id


async def test_the_host_has_a_thread_opened(town: Town) -> None:
    anna = town.person("Anna")
    answer = await anna.slash(town.channel, "table new", thread=True)
    (thread,) = town.channel.threads
    assert f"<#{thread.id}>" in said(answer)
    table = await table_at(town, thread.id)
    assert table.thread
    assert table.channel_id == thread.id
    assert await town.bot.tables.in_channel(town.channel.id) is None
    assert "Join" in buttons(thread.last_message)
    # The channel itself is still free, and so is another thread.
    assert said(await anna.slash(town.channel, "table new")).startswith("The table is open")
    taken = await anna.slash(thread, "table new")
    assert said(taken) == words("en")("error-channel-taken")


async def test_no_thread_inside_a_thread(town: Town) -> None:
    anna = town.person("Anna")
    await anna.slash(town.channel, "table new", thread=True)
    (thread,) = town.channel.threads
    await anna.slash(thread, "table close")
    answer = await anna.slash(thread, "table new", thread=True)
    assert said(answer) == words("en")("error-no-thread-here")


async def test_autopilots_sit_down_at_once(town: Town) -> None:
    await town.person("Anna").slash(town.channel, "table new", autopilots=4)
    table = await table_at(town)
    styles = [seat.autopilot for seat in table.seats]
    assert styles[0] is None
    assert len(set(styles[1:])) > 2, "several autopilots differ"
    lobby = town.channel.last_message
    assert disabled(lobby) == {"Join", "Add autopilot"}


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
async def test_a_missing_permission_is_named(town: Town, flag: str, language: str) -> None:
    thread = "threads" in flag
    closed = town.guild.create_text_channel(
        "closed",
        overwrites={town.guild.default_role: discord.PermissionOverwrite(**{flag: False})},
    )
    answer = await town.person("Anna", language).slash(closed, "table new", thread=thread)
    t = words(language)
    name = t(f"permission-{flag.replace('_', '-')}")
    assert said(answer) == t("error-missing-permissions", permissions=f"**{name}**")
    assert await town.bot.tables.in_channel(closed.id) is None
    assert not closed.threads


async def test_every_missing_permission_is_named(town: Town) -> None:
    nothing = discord.PermissionOverwrite(
        send_messages=False, embed_links=False, attach_files=False
    )
    closed = town.guild.create_text_channel("closed", overwrites={town.guild.default_role: nothing})
    answer = said(await town.person("Anna").slash(closed, "table new"))
    assert "**Send Messages**, **Embed Links** and **Attach Files**" in answer


async def test_games_are_found_by_name(town: Town) -> None:
    anna = town.person("Anna")
    found = await anna.autocomplete(town.channel, "table new", "game", "69")
    assert found == [{"name": "1969", "value": "race1969"}]
    found = await anna.autocomplete(town.channel, "table new", "game", "spaz")
    assert found == [{"name": "Spazio: 1999", "value": "space1999"}]
    await anna.slash(town.channel, "table new", game="1969")
    assert (await table_at(town)).game == "race1969"
    other = town.guild.create_text_channel("other")
    answer = await anna.slash(other, "table new", game="chess **loud**")
    assert "chess" in said(answer)
    assert await town.bot.tables.in_channel(other.id) is None


async def test_clocks_are_suggested_in_the_readers_words(town: Town) -> None:
    anna = town.person("Anna", "fr")
    found = await anna.autocomplete(town.channel, "table new", "clock", "heures")
    assert {"name": "24 heures", "value": "24h"} in found
    assert await anna.autocomplete(town.channel, "table new", "clock", "36h") == [
        {"name": "36h", "value": "36h"}
    ]
