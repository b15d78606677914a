"""Quiet hours, banks and votes, by commands and buttons, with restarts in between."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.domain.table import Pause, Status
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.helpers.played_tables import DAY, HOUR, MINUTE, advance, again, due
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said

EN = words("en")
GAMES = list(PRESENTERS)


# Quiet hours


@pytest.mark.parametrize("language", LANGUAGES)
async def test_quiet_hours(server: SimulatedServer, language: str) -> None:
    t, anna = words(language), server.person("Anna", language)
    quiet = "table quiet"
    unknown = await anna.slash(server.channel, quiet)
    assert said(unknown) == t("quiet-none", zone="UTC")
    where = await anna.slash(server.channel, quiet, hours="22-7")
    assert said(where) == t("error-zone-missing")
    wrong = await anna.slash(server.channel, quiet, hours="22-7", zone="Rome")
    assert said(wrong) == t("error-unknown-zone-near", zone="Rome", near="Europe/Rome")
    long = await anna.slash(server.channel, quiet, hours="0-24", zone="Europe/Rome")
    assert said(long) == t("error-quiet-too-long", hours=16)
    told = t("quiet-hours", hours="22:00–07:00", zone="Europe/Rome")
    kept = await anna.slash(server.channel, quiet, hours="22-7", zone="Europe/Rome")
    assert said(kept) == told
    await server.restart()
    assert said(await anna.slash(server.channel, quiet)) == told
    gone = await anna.slash(server.channel, quiet, hours="off")
    assert said(gone) == t("quiet-none", zone="Europe/Rome")


async def test_what_is_no_zone_is_repeated_harmlessly(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    answer = await anna.slash(server.channel, "table quiet", zone="**@everyone** qqqqqqqq")
    assert "**@everyone**" not in said(answer)
    found = await anna.autocomplete(server.channel, "table quiet", "zone", "rome")
    assert [one["value"] for one in found] == ["Europe/Rome"]
    assert len(await anna.autocomplete(server.channel, "table quiet", "zone", "")) == 25


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_reminded_or_timed_out_at_night(server: SimulatedServer, game: str) -> None:
    for name in ("Anna", "Bob"):
        await server.person(name).slash(
            server.channel, "table quiet", hours="22-7", zone="Asia/Tokyo"
        )
    # Whatever the time now is, begin at nine in the evening in Tokyo, which is noon UTC.
    now = server.bot.clock.now()
    noon = datetime(now.year, now.month, now.day, 12, tzinfo=UTC)
    await advance(server, (noon - now) % DAY)
    table = await server.table("Anna", "Bob", game=game, clock=2 * HOUR)
    start = server.bot.clock.now()
    assert set((await due(server, table)).values()) == {start + 11 * HOUR}
    version, messages = table.version, len(server.direct_messages("Anna"))
    await server.restart()
    await advance(server, HOUR + MINUTE)
    reminded = len(server.direct_messages("Anna")) - messages
    await advance(server, 9 * HOUR)
    assert len(server.direct_messages("Anna")) - messages == reminded, "not at night"
    assert (await again(server, table)).version == version
    await advance(server, HOUR)
    assert (await again(server, table)).version > version, "time was up in the morning"
    public = "".join(map(said, server.posts())) + "".join(map(said, server.direct_messages("Bob")))
    assert "Tokyo" not in public


# Banks


async def test_a_table_with_a_bank(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    opened = await anna.slash(
        server.channel, "table new", game="race1969", thread=False, clock="24h+4h"
    )
    assert said(opened).startswith("The table is open")
    lobby = said(server.channel.last_message)
    bank = EN("clock-bank", most=EN("clock-hours", count=24), refill=EN("clock-hours", count=4))
    assert EN("lobby-bank", clock=bank) in lobby
    assert EN("lobby-vacation", days=14) in lobby
    await server.person("Bob").slash(server.channel, "table join")
    await anna.slash(server.channel, "table start")
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    await advance(server, 10 * HOUR)
    await anna.slash(server.channel, "1969 trade", points=0)
    await server.restart()
    await server.person("Bob").slash(server.channel, "1969 trade", points=0)
    ends = await due(server, table)
    assert set(ends.values()) == {server.bot.clock.now() + 18 * HOUR}
    found = await anna.autocomplete(server.channel, "table new", "clock", "3d+")
    assert [one["value"] for one in found] == ["3d+12h"]
    refused = await server.person("Eve").slash(
        server.guild.create_text_channel("other"),
        "table new",
        game="race1969",
        thread=False,
        clock="2h+3h",
    )
    assert said(refused) == EN("error-bank-refill")


# Votes


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_pauses_and_goes_on_by_vote(server: SimulatedServer, game: str) -> None:
    bob, chloe = server.person("Bob"), server.person("Chloe")
    table = await server.table("Anna", "Bob", "Chloe", game=game)
    asked = await bob.slash(server.channel, "table vote", what="pause")
    assert said(asked) == EN("table-vote-asked")
    vote = server.channel.last_message
    assert EN("table-vote-pause", who="Bob") in said(vote)
    assert EN("table-vote-needed", count=2, all=3) in said(vote)
    assert {user.id for user in vote.mentions} == {
        server.person(name).user.id for name in ("Anna", "Chloe")
    }
    stranger = await server.person("Eve").click(vote, label="Agree")
    assert said(stranger) == EN("error-not-your-vote")
    await server.restart()
    agreed = await chloe.click(vote, label="Agree")
    assert said(agreed) == EN("table-vote-accepted")
    paused = await again(server, table)
    assert (paused.status, paused.pause) == (Status.PAUSED, Pause.VOTE)
    shown = next(message for message in server.posts() if message.id == vote.id)
    assert EN("table-vote-accepted") in said(shown)
    assert buttons(shown) == {}
    await chloe.slash(server.channel, "table vote", what="resume")
    going_on = server.channel.last_message
    first = await server.person("Anna").click(going_on, label="Disagree")
    assert said(first) == EN("vote-no-noted")
    await bob.click(going_on, label="Agree")
    assert (await again(server, table)).status is Status.RUNNING


async def test_more_time_by_vote_and_by_the_host(server: SimulatedServer) -> None:
    anna, bob = server.person("Anna"), server.person("Bob")
    table = await server.table("Anna", "Bob")
    before = await due(server, table)
    host = await anna.slash(server.channel, "table vote", what="extend", time="6h")
    assert said(host) == EN("extended", span=EN("clock-hours", count=6))
    await bob.slash(server.channel, "table vote", what="extend")
    vote = server.channel.last_message
    span = EN("clock-hours", count=24)
    assert EN("table-vote-extend", who="Bob", span=span) in said(vote)
    await anna.click(vote, label="Agree")
    after = await due(server, table)
    assert after == {seat: moment + 30 * HOUR for seat, moment in before.items()}
    for time, reason in (("soon", "clock-unreadable"), ("off", "clock-unreadable")):
        answer = await bob.slash(server.channel, "table vote", what="extend", time=time)
        assert said(answer) == EN(f"error-{reason}")
    refused = await bob.slash(server.channel, "table vote", what="resume")
    assert said(refused) == EN("error-not-paused")


async def test_a_vote_calls_nobody_to_a_table_that_was_closed(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob")
    await server.person("Bob").slash(server.channel, "table vote", what="pause")
    vote = server.channel.last_message
    assert buttons(vote)
    with server.env._bot_scope():
        await server.bot.tables.hosting.close(table.id, server.known("Anna"))
    await server.settle()
    shown = next(message for message in server.posts() if message.id == vote.id)
    assert EN("vote-lapsed") in said(shown)
    assert (buttons(shown), shown.mentions) == ({}, [])


async def test_the_host_pauses_and_resumes_without_a_vote(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    table = await server.table("Anna", "Bob")
    paused = await anna.slash(server.channel, "table vote", what="pause")
    assert said(paused) == EN("paused")
    assert (await again(server, table)).pause is None
    resumed = await anna.slash(server.channel, "table vote", what="resume")
    assert said(resumed) == EN("resumed")
