"""A game without autopilots: nothing offers one, and whoever asks for one learns why not."""

from __future__ import annotations

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from tests.bot.helpers.simulated_discord.forged_presses import forge
from tests.bot.helpers.simulated_discord.interactions import buttons, said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer
from tests.bot.toys.rope_presenter import GAME
from tests.covering import one_of


@pytest.mark.parametrize("language", one_of(LANGUAGES, "it"))
async def test_a_lobby_without_autopilots(server: SimulatedServer, language: str) -> None:
    t, anna = words(language), server.person("Anna", language)
    refused = await anna.slash(
        server.channel, "table new", thread=False, game=GAME.id, autopilots=2
    )
    assert said(refused) == t("error-no-autopilots")
    assert await server.bot.tables.in_channel(server.channel.id) is None
    await anna.slash(server.channel, "table new", thread=False, game=GAME.id, language=language)
    lobby = server.channel.last_message
    assert {control.verb for control in buttons(lobby).values()} == {
        "join",
        "identity",
        "leave",
        "rules",
        "start",
        "settings",
    }
    assert t("lobby-seats-people", least=2, most=3) in said(lobby)
    assert await anna.autocomplete(server.channel, "table seat", "autopilot", "") == []
    typed = await anna.slash(server.channel, "table seat", autopilot="bold")
    assert said(typed) == t("error-no-autopilots")
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    assert len(table.seats) == 1


async def test_an_old_button_for_an_autopilot_is_refused(server: SimulatedServer) -> None:
    await server.person("Anna").slash(server.channel, "table new", thread=False, game=GAME.id)
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    answer = await forge(
        server, server.person("Anna"), str(ControlId("autopilot", table.id)), label="Rules"
    )
    assert said(answer) == words("en")("error-no-autopilots")


@pytest.mark.parametrize("language", one_of(LANGUAGES, "de"))
async def test_who_is_away_is_played_by_the_defaults(
    server: SimulatedServer, table: Table, language: str
) -> None:
    t, bob = words(language), server.person("Bob", language)
    anna = server.person("Anna", language)
    typed = await anna.slash(server.channel, "table replace", seat="green", autopilot="bold")
    assert said(typed) == t("error-no-autopilots")
    assert said(await bob.slash(server.channel, "table leave")) == t("left-autopilot")
    moved = await bob.slash(server.channel, "table move")
    assert t("style-defaults") in said(moved)
    assert "defaults" not in said(moved)
    back = await bob.click(moved.response, label=t("button-comeback"))
    assert t("welcome-back") in said(back)
    assert (await server.bot.tables.get(table.id)).status is Status.RUNNING
