"""A league's organiser goes on and takes people out; who may know of a league; who has won."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite

from bot.domain.community.competition import CompetitionStatus, EntryState
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.cogs.community.test_league import (
    DAY,
    JOIN,
    announce,
    pictures,
    play,
    rounds,
    season,
    sign_up,
)
from tests.bot.helpers.forged_presses import forge
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said
from tests.covering import one_of

EN = words("en")
GO_ON, TAKE_OUT = EN("button-league-hasten"), EN("button-league-remove")


async def joined(server: SimulatedServer, *names: str) -> None:
    for name in names:
        await server.person(name).click(sign_up(server), label=JOIN)


async def next_(server: SimulatedServer, organiser: Any) -> Any:
    answer = await organiser.slash(server.channel, "league next")
    await server.settle()
    return answer


# The next round


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_the_organiser_is_asked_before_a_round_ends_early(
    server: SimulatedServer, organiser: Any, language: str
) -> None:
    t = words(language)
    server.person("Olga", language)
    await announce(server, organiser, rounds=2)
    await joined(server, "Anna", "Bob", "Chloe", "Dan")
    answer = await next_(server, organiser)
    assert said(answer) == t("league-hastened", name="Autumn", turn=1)
    answer = await next_(server, organiser)
    assert said(answer) == t("league-hasten-sure", count=2, turn=1, following=2)
    assert (await season(server)).turn == 1, "it was asked only"
    done = await organiser.click(answer.response, label=t("button-league-hasten"))
    assert said(done) == t("league-hastened", name="Autumn", turn=2)
    await server.settle()
    assert (await season(server)).turn == 2
    assert said(rounds(server)[0]).count("⏳") == 2
    last = await next_(server, organiser)
    assert said(last) == t("league-hasten-sure", count=2, turn=2, following=0)
    done = await organiser.click(last.response, label=t("button-league-hasten"))
    assert said(done) == t("league-hastened", name="Autumn", turn=0)
    await server.settle()
    assert (await season(server)).competition.status is CompetitionStatus.OVER


async def test_a_question_about_a_round_that_is_over_ends_no_other(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser, rounds=3)
    await joined(server, "Anna", "Bob", "Chloe", "Dan")
    await next_(server, organiser)
    asked = await next_(server, organiser)
    await play(server)
    assert (await season(server)).turn == 2
    again = await organiser.click(asked.response, label=GO_ON)
    assert said(again) == EN("error-competition-moved-on")
    await server.settle()
    assert (await season(server)).turn == 2
    known = (await season(server)).competition
    eve, anna, shown = server.person("Eve"), server.person("Anna"), sign_up(server)
    for control in (
        f"mc1:league-hasten:{known.id}:2:1:",
        f"mc1:league-remove:{known.id}:0:{anna.user.id}:",
    ):
        answer = await forge(server, eve, control, label=JOIN, message=shown)
        assert said(answer) == EN("error-competition-organiser-only")
    late = f"mc1:league-hasten:{known.id}:2:9:"
    answer = await forge(server, organiser, late, label=JOIN, message=shown)
    assert said(answer) == EN("error-competition-moved-on")
    assert (await season(server)).turn == 2


# Taking somebody out


@pytest.mark.parametrize("reserve", [True, False])
async def test_who_is_taken_out_is_named_first_and_who_comes_in(
    server: SimulatedServer, organiser: Any, reserve: bool
) -> None:
    await announce(server, organiser, most=2)
    await joined(server, "Anna", "Bob", *(["Chloe"] if reserve else []))
    await next_(server, organiser)
    bob = server.person("Bob")
    comes = EN("league-comes-in", newcomer="Chloe") if reserve else EN("league-comes-in-nobody")
    asked = await organiser.slash(server.channel, "league replace", person=bob)
    assert said(asked) == f"{EN('league-remove-sure', name='Bob', league='Autumn')}\n{comes}"
    assert (await season(server)).entries[1].state is EntryState.IN
    stranger = await server.person("Eve").slash(server.channel, "league replace", person=bob)
    assert said(stranger) == EN("error-competition-organiser-only")
    done = await organiser.click(asked.response, label=TAKE_OUT)
    assert said(done) == f"{EN('league-removed', name='Bob')}\n{comes}"
    assert (await season(server)).entries[1].state is EntryState.GONE
    again = await organiser.slash(server.channel, "league replace", person=bob)
    assert said(again) == EN("error-competition-not-in")


# Who may know of it


def hide(server: SimulatedServer) -> simcord.ChannelHandle:
    """Let nobody but managers see the league's channel; another one that all see."""
    denied = discord.Permissions(view_channel=True).value
    overwrites = [Overwrite(server.guild.id, 0, 0, denied)]
    other = server.guild.create_text_channel("other")
    server.env.backend.edit_channel(server.channel.id, {}, overwrites=overwrites)
    return other


async def test_a_league_in_a_private_channel_is_known_to_who_sees_that(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser)
    (known,) = await server.bot.tables.competitions.of_guild(server.guild.id)
    eve = server.person("Eve")
    found = await eve.autocomplete(server.channel, "league join", "league", "")
    assert [one["name"] for one in found] == ["Autumn"]
    other = hide(server)
    await server.settle()
    assert not await eve.autocomplete(other, "league join", "league", "")
    for command in ("join", "leave", "standings", "next", "cancel"):
        for which in ({}, {"league": "autumn"}, {"league": str(known.id)}):
            answer = await eve.slash(other, f"league {command}", **which)
            assert said(answer) == EN("error-no-competition"), (command, which)
    options = {"name": "Spring", "game": "race1969", "kind": "swiss", "seats": 2}
    await organiser.slash(other, "league new", **options)
    await server.settle()
    (spring,) = [one for one in server.posts(other) if JOIN in buttons(one)]
    hidden = f"mc1:league-join:{known.id}"
    answer = await forge(server, eve, hidden, label=JOIN, message=spring)
    assert said(answer) == EN("error-no-competition")
    assert "Autumn" not in said(await eve.slash(other, "community page"))
    here = await server.bot.tables.competitions.season(known.id)
    assert here.entries == ()
    found = await organiser.autocomplete(other, "league join", "league", "")
    assert [one["name"] for one in found] == ["Spring", "Autumn"]
    shown = await organiser.slash(other, "league standings", league="autumn")
    assert "Autumn" in said(shown)
    async with server.acting():
        sign_ups = server.bot.tables.sign_up
        await sign_ups.announce(
            server.guild.id,
            server.channel.id,
            server.known("Eve"),
            "Winter",
            known.settings,
            7 * DAY,
        )
    found = await eve.autocomplete(other, "league join", "league", "")
    assert [one["name"] for one in found] == ["Winter", "Spring"], "she organises it"


async def test_who_takes_part_may_leave_though_the_channel_was_hidden(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser)
    eve = server.person("Eve")
    await eve.click(sign_up(server), label=JOIN)
    other = hide(server)
    await server.settle()
    answer = await eve.slash(other, "league leave", league="autumn")
    assert EN("league-left", name="Autumn") in said(answer)


# Who has won


async def test_the_winner_is_named_at_the_end(server: SimulatedServer, organiser: Any) -> None:
    await announce(server, organiser, rounds=1)
    await joined(server, "Anna", "Bob")
    await next_(server, organiser)
    answer = await organiser.slash(server.channel, "league standings")
    assert not pictures(answer), "there is no result yet"
    await play(server)
    here = await season(server)
    first, _ = here.best()
    assert first
    names = " and ".join(f"**{one.name}**" for one in first)
    verb = "wins" if len(first) == 1 else "win"
    told = f"🏆 {names} {verb} **Autumn**"
    assert told in said(sign_up(server))
    assert told in said(rounds(server)[0])
    assert told in said(await organiser.slash(server.channel, "league standings"))
    page = said(await server.person("Eve").slash(server.channel, "community page"))
    assert f"🏆 {names} {verb} **[Autumn](" in page


async def test_between_seasons_the_winner_of_the_last_is_named(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser, rounds=1, pause=7)
    await joined(server, "Anna", "Bob")
    await next_(server, organiser)
    await play(server)
    here = await season(server)
    assert here.competition.season == 2
    first, _ = (await season(server, 1)).best()
    names = " and ".join(f"**{one.name}**" for one in first)
    told = EN("league-season-winner", season=1, names=names)
    assert told in said(sign_up(server))
    page = said(await server.person("Eve").slash(server.channel, "community page"))
    assert told in page


async def test_the_page_has_no_points_of_a_knock_out(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser, kind="elimination")
    await joined(server, "Anna", "Bob", "Chloe", "Dan")
    await next_(server, organiser)
    await play(server, but=1)
    page = said(await server.person("Eve").slash(server.channel, "community page"))
    assert "Autumn" in page
    assert "1. " not in page
    answer = await organiser.slash(server.channel, "league standings")
    assert len(pictures(answer)) == 1
    assert buttons(sign_up(server))


async def test_a_beginning_that_is_over_is_not_told_any_more(
    server: SimulatedServer, organiser: Any
) -> None:
    await announce(server, organiser)
    await joined(server, "Anna")
    assert EN("league-waits", least=2) not in said(sign_up(server))
    await server.advance(7 * DAY)
    assert EN("league-waits", least=2) in said(sign_up(server))
