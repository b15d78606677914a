"""``/community page``: what a server has played."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.domain.community.results import How, Result, SeatResult
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.storage.community import results
from tests.bot.cogs.community.managers import manager
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.simulated_server import SimulatedServer, parts, said
from tests.bot.helpers.worst_case import COMPONENTS, TEXT

EN = words("en")
AT = datetime(2026, 3, 1, tzinfo=UTC)


async def page(server: SimulatedServer, name: str = "Eve", language: str = "en") -> Any:
    return await server.person(name, language).slash(server.channel, "community page")


async def add(server: SimulatedServer, *found: Result) -> None:
    def work(connection: Any) -> None:
        results.lock(connection)
        for one in found:
            results.add(connection, one)

    async with server.acting():
        await server.bot.database.write(work)


def result(server: SimulatedServer, number: int, game: str, detail: Any, *users: int) -> Result:
    seats = tuple(
        SeatResult(seat, f"i{seat}", user, None, seat + 1, How.PLAYED)
        for seat, user in enumerate(users)
    )
    at = AT + timedelta(days=number)
    return Result(9000 + number, server.guild.id, game, at, False, seats, detail)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_server_where_nothing_was_played(server: SimulatedServer, language: str) -> None:
    shown = await page(server, language=language)
    assert shown.ephemeral
    assert words(language)("server-page-empty") in said(shown)


async def test_a_game_that_has_just_ended_stands_there(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bruno", clock=None)
    await finish(server, table)
    shown = said(await page(server))
    assert EN("server-page-count", count=1, lately=1) in shown
    assert EN("server-page-records") in shown
    assert EN("server-page-latest") in shown
    assert f"<#{table.channel_id}>" in shown
    denied = discord.Permissions(view_channel=True).value
    overwrites = [Overwrite(server.guild.id, 0, 0, denied)]
    hidden, other = server.channel.id, server.guild.create_text_channel("other")
    server.env.backend.edit_channel(hidden, {}, overwrites=overwrites)
    await server.settle()
    shown = said(await server.person("Eve").slash(other, "community page"))
    assert f"<#{table.channel_id}>" not in shown
    assert EN("server-page-latest") not in shown


@pytest.mark.parametrize("language", LANGUAGES)
async def test_records_name_people_as_they_are_called(
    server: SimulatedServer, language: str
) -> None:
    t = words(language)
    anna, bruno = (server.known(name) for name in ("Anna", "Bruno"))
    async with server.acting():
        await server.bot.tables.people.keep(anna)
    race = {"scores": [40, 39], "moon": [1966, None]}
    mars = {"won": True, "level": "hard", "score": 12, "mission": "mast", "campaign": "", "crew": 2}
    home = {"scores": [9, 3], "rounds": 7, "routes": [5, 11]}
    await add(
        server,
        result(server, 1, "race1969", race, anna.id, bruno.id),
        result(server, 2, "space1999", home, bruno.id, anna.id),
        result(server, 3, "first_martians", mars, anna.id, bruno.id),
    )
    shown = await page(server, language=language)
    told = said(shown)
    assert t("record-highest", figure=40, level="") in told
    assert t("record-closest", figure=1, level="") in told
    assert t("record-longest-route", figure=11, level="") in told
    assert t("record-fastest-home", figure=7, level="") in told
    home_line = told.split(t("record-fastest-home", figure=7, level=""))[1].split("\n")[1]
    assert "Anna" not in home_line, "she came second"
    assert "Anna" in told
    assert "Bruno" not in told, "nobody knows the name"
    assert t("name-former") in told
    assert len(list(parts(shown.response))) <= COMPONENTS
    assert len(told) <= TEXT


async def test_games_of_other_servers_dont_count(server: SimulatedServer) -> None:
    one = result(server, 1, "race1969", {"scores": [4, 3], "moon": [None, None]}, 7, 8)
    other = Result(1, 4711, one.game, one.finished_at, False, one.seats, one.detail)
    await add(server, other)
    assert EN("server-page-empty") in said(await page(server))


async def test_leagues_that_run_are_named(server: SimulatedServer) -> None:
    mona = manager(server)
    given = {"name": "Autumn", "game": "race1969", "kind": "swiss", "seats": 2}
    await mona.slash(server.channel, "league new", **given)
    await server.settle()
    shown = said(await page(server))
    assert "Autumn" in shown
    assert EN("server-page-leagues") in shown
