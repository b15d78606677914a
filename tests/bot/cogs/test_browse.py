"""Show, board, hand, sheets, rules, help."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said

EN = words("en")


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await server.table("Anna", "Bob")


async def test_show_before_and_after_the_start(server: SimulatedServer) -> None:
    anna, bob = server.person("Anna"), server.person("Bob", "it")
    await anna.slash(server.channel, "table new", game="race1969", thread=False)
    lobby = await bob.slash(server.channel, "table show")
    assert words("it")("lobby-invitation", host="Anna") in said(lobby)
    await bob.click(server.channel.last_message, label="Join")
    await anna.slash(server.channel, "table start")
    shown = await bob.slash(server.channel, "table show")
    assert shown.ephemeral
    assert words("it")("race1969-phase-income") in said(shown)
    assert [file.filename for file in shown.response.attachments] == [
        "missions.png",
        "nations.png",
        "researches.png",
    ]


async def test_show_everybody(server: SimulatedServer, table: Table) -> None:
    live = server.channel.last_message
    stranger = await server.person("Eve").slash(server.channel, "table show", everybody=True)
    assert said(stranger) == EN("error-not-seated")
    await server.person("Eve").send(server.channel, "a lot of chat")
    assert server.channel.last_message.id != live.id
    answer = await server.person("Bob").slash(server.channel, "table show", everybody=True)
    assert said(answer) == EN("shown")
    anew = server.channel.last_message
    assert anew.id > live.id
    assert "My move" in buttons(anew)
    assert live.id not in {message.id for message in server.posts()}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_one_message_shows_page_after_page(
    server: SimulatedServer, table: Table, language: str
) -> None:
    t = words(language)
    anna = server.person("Anna", language)
    sheets = await anna.click(server.channel.last_message, label="Sheets")
    assert "Anna" in said(sheets)
    other = server.bot.presenters["race1969"].seat_label("ussr", t).text
    second = await anna.click(sheets.response, label=other)
    assert second.response.id == sheets.response.id
    assert "Bob" in said(second)
    hand = await anna.click(second.response, label=t("button-hand"))
    assert said(hand).startswith(f"### {t('hand-title')}")
    log = await anna.click(hand.response, label=t("button-log"))
    assert said(log).startswith(f"### {t('log-title', game='1969')}")
    board = await anna.click(log.response, label=t("button-board"))
    assert board.response.attachments[0].filename == "missions.png"
    move = await anna.click(board.response, label=t("button-move"))
    assert move.response.id == sheets.response.id, "one message for all of it"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_and_rules(server: SimulatedServer, language: str) -> None:
    t, anna = words(language), server.person("Anna", language)
    answer = said(await anna.slash(server.channel, "table help"))
    assert t("help-title") in answer
    assert f"/{t('command-table')} {t('command-new')}" in answer
    assert t("button-move") in answer
    rules: Any = await anna.slash(server.channel, "table rules", game="race1969")
    assert said(rules).startswith("## 1969 · ")
    unknown = await anna.slash(server.channel, "table rules", game="go")
    assert said(unknown).startswith(t("error-unknown-game", game="go"))
