"""A game without autopilots: nothing offers one, and whoever asks for one learns why not."""

from __future__ import annotations

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.items import ControlId
from tests.bot.conftest import Town
from tests.bot.forged_presses import forge
from tests.bot.interactions import buttons, said
from tests.bot.toy_together import GAME


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lobby_without_autopilots(town: Town, language: str) -> None:
    t, anna = words(language), town.person("Anna", language)
    refused = await anna.slash(town.channel, "table new", game=GAME.id, autopilots=2)
    assert said(refused) == t("error-no-autopilots")
    assert await town.bot.tables.in_channel(town.channel.id) is None
    await anna.slash(town.channel, "table new", game=GAME.id, language=language)
    lobby = town.channel.last_message
    assert {control.verb for control in buttons(lobby).values()} == {
        "join",
        "identity",
        "leave",
        "rules",
        "start",
        "settings",
    }
    assert t("lobby-seats-people", least=2, most=3) in said(lobby)
    assert await anna.autocomplete(town.channel, "table seat", "autopilot", "") == []
    typed = await anna.slash(town.channel, "table seat", autopilot="bold")
    assert said(typed) == t("error-no-autopilots")
    table = await town.bot.tables.in_channel(town.channel.id)
    assert table is not None
    assert len(table.seats) == 1


async def test_an_old_button_for_an_autopilot_is_refused(town: Town) -> None:
    await town.person("Anna").slash(town.channel, "table new", game=GAME.id)
    table = await town.bot.tables.in_channel(town.channel.id)
    assert table is not None
    answer = await forge(
        town, town.person("Anna"), str(ControlId("autopilot", table.id)), label="Rules"
    )
    assert said(answer) == words("en")("error-no-autopilots")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_is_away_is_played_by_the_defaults(
    town: Town, table: Table, language: str
) -> None:
    t, bob = words(language), town.person("Bob", language)
    anna = town.person("Anna", language)
    typed = await anna.slash(town.channel, "table replace", seat="green", autopilot="bold")
    assert said(typed) == t("error-no-autopilots")
    assert said(await bob.slash(town.channel, "table leave")) == t("left-autopilot")
    moved = await bob.slash(town.channel, "table move")
    assert t("style-defaults") in said(moved)
    assert "defaults" not in said(moved)
    back = await bob.click(moved.response, label=t("button-comeback"))
    assert t("welcome-back") in said(back)
    assert (await town.bot.tables.get(table.id)).status is Status.RUNNING
