"""Rated tables, and ``/mine rating``: what people see of results."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.domain.preferences import Preferences
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.simulated_server import SimulatedServer, controls, parts, said
from tests.covering import one_of

EN = words("en")
RATED = 115
SHOWS_RATINGS = str(ControlId("preference", 0, 0, 0, (3, 1)))


async def table_at(server: SimulatedServer) -> Any:
    return await server.bot.tables.in_channel(server.channel.id)


async def lobby_of(server: SimulatedServer, game: str) -> Any:
    await server.person("Anna").slash(server.channel, "table new", game=game, thread=False)
    return server.channel.last_message


def select_of(message: Any, number: int) -> list[str]:
    """The custom_ids of the selects that set a setting."""
    paths = [ControlId.parse(one) for one in controls(message)]
    return [str(one) for one in paths if one is not None and one.path == (number,)]


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_somebody_without_a_rated_game(server: SimulatedServer, language: str) -> None:
    t, eve = words(language), server.person("Eve", language)
    for answer in (
        await eve.slash(server.channel, "mine rating"),
        await eve.user.slash("mine rating"),
    ):
        assert answer.ephemeral
        for told in ("ratings-title", "ratings-none", "reliability-few"):
            assert t(told) in said(answer), told


async def test_ratings_become_a_line(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    for number in range(2):
        place = server.guild.create_text_channel(f"rated-{number}")
        table = await server.table("Anna", "Bruno", channel=place, rated=True, clock=None)
        await finish(server, table)
        answer = await anna.slash(server.channel, "mine rating")
        count = EN("ratings-game", game="1969", rating="", count=number + 1).partition(" · ")[2]
        assert count in said(answer)
        pictures = [part for part in parts(answer.response) if "items" in part]
        assert bool(pictures) is (number == 1), "a point is no line"
    assert EN("ratings-band") in said(answer)
    own = await server.bot.tables.ratings.of_person(anna.id)
    assert [one.rating.games for one in own.rated["race1969"]] == [1, 2]


async def test_a_host_makes_a_table_rated(server: SimulatedServer) -> None:
    lobby = await lobby_of(server, "race1969")
    anna, bruno = server.person("Anna"), server.person("Bruno")
    panel = await anna.click(lobby, label="Settings")
    [switch] = select_of(panel.response, RATED)
    assert select_of(panel.response, 113), "hints"
    changed = await anna.select(panel.response, ["rated"], custom_id=switch)
    assert select_of(changed.response, 113) == [], "there are none at a rated table"
    assert (await table_at(server)).settings.rated
    assert EN("lobby-unrated-alone") in said(server.channel.last_message)
    await bruno.click(server.channel.last_message, label="Join")
    assert EN("lobby-rated") in said(server.channel.last_message)
    await anna.click(server.channel.last_message, label="Start")
    live = next(post for post in reversed(server.posts()) if EN("live-rated") in said(post))
    assert "1969" in said(live)
    left = await bruno.slash(server.channel, "table leave")
    assert EN("left-rated") in said(left)
    assert not (await table_at(server)).advised


async def test_a_casual_table_says_nothing_of_ratings(server: SimulatedServer) -> None:
    await server.table("Anna", "Bruno")
    assert not any(EN("live-rated") in said(post) for post in server.posts())


async def test_a_game_that_is_played_together_is_not_offered_ratings(
    server: SimulatedServer,
) -> None:
    lobby = await lobby_of(server, "first_martians")
    panel = await server.person("Anna").click(lobby, label="Settings")
    assert select_of(panel.response, RATED) == []


async def test_a_host_is_told_of_those_who_sit_down(server: SimulatedServer) -> None:
    place = server.guild.create_text_channel("rated")
    await finish(server, await server.table("Anna", "Bruno", channel=place, rated=True, clock=None))
    lobby = await lobby_of(server, "race1969")
    anna, bruno = server.person("Anna"), server.person("Bruno")
    panel = await anna.click(lobby, label="Settings")
    assert EN("applicants-title") not in said(panel)
    await bruno.click(server.channel.last_message, label="Join")
    panel = await anna.click(server.channel.last_message, label="Settings")
    assert panel.ephemeral
    assert EN("applicants-title") in said(panel)
    assert f"**Bruno** · {EN('reliability-unknown')}" in said(panel)
    rating = EN("applicant-rating", rating="").strip()
    assert rating not in said(panel), "private unless they show it"
    answer = await bruno.slash(server.channel, "mine settings")
    await bruno.click(answer.response, custom_id=SHOWS_RATINGS)
    assert await server.bot.tables.people.preferences(bruno.id) == Preferences(shows_ratings=True)
    panel = await anna.click(server.channel.last_message, label="Settings")
    assert rating in said(panel)


async def test_records_of_a_crew(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", game="first_martians", clock=timedelta(days=1))
    await finish(server, table)
    found = (await server.bot.tables.ratings.of_person(server.person("Bruno").id)).records
    assert [(one.game, one.games, one.played.crew) for one in found] == [("first_martians", 1, 2)]
    answer = await server.person("Bruno").slash(server.channel, "mine rating")
    title = EN("first_martians-title")
    assert EN("records-title", game=title) in said(answer)
