"""Show, board, hand, sheets, rules, help."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.table import Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.conftest import Town
from tests.bot.interactions import buttons, said

EN = words("en")


@pytest.fixture
async def table(town: Town) -> Table:
    return await town.table("Anna", "Bob")


async def test_show_before_and_after_the_start(town: Town) -> None:
    anna, bob = town.person("Anna"), town.person("Bob", "it")
    await anna.slash(town.channel, "table new")
    lobby = await bob.slash(town.channel, "table show")
    assert words("it")("lobby-invitation", host="Anna") in said(lobby)
    await bob.click(town.channel.last_message, label="Join")
    await anna.slash(town.channel, "table start")
    shown = await bob.slash(town.channel, "table show")
    assert shown.ephemeral
    assert words("it")("race1969-phase-income") in said(shown)
    assert [file.filename for file in shown.response.attachments] == ["board.png"]


async def test_show_everybody(town: Town, table: Table) -> None:
    live = town.channel.last_message
    stranger = await town.person("Eve").slash(town.channel, "table show", everybody=True)
    assert said(stranger) == EN("error-not-seated")
    await town.person("Eve").send(town.channel, "a lot of chat")
    assert town.channel.last_message.id != live.id
    answer = await town.person("Bob").slash(town.channel, "table show", everybody=True)
    assert said(answer) == EN("shown")
    anew = town.channel.last_message
    assert anew.id > live.id
    assert "My move" in buttons(anew)
    assert live.id not in {message.id for message in town.posts()}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_one_message_shows_page_after_page(town: Town, table: Table, language: str) -> None:
    t = words(language)
    anna = town.person("Anna", language)
    sheets = await anna.click(town.channel.last_message, label="Sheets")
    assert "Anna" in said(sheets)
    other = town.bot.presenters["race1969"].seat_label("ussr", t).text
    second = await anna.click(sheets.response, label=other)
    assert second.response.id == sheets.response.id
    assert "Bob" in said(second)
    hand = await anna.click(second.response, label=t("button-hand"))
    assert said(hand).startswith(f"### {t('hand-title')}")
    log = await anna.click(hand.response, label=t("button-log"))
    assert said(log).startswith(f"### {t('log-title', game='1969')}")
    board = await anna.click(log.response, label=t("button-board"))
    assert board.response.attachments[0].filename == "board.png"
    move = await anna.click(board.response, label=t("button-move"))
    assert move.response.id == sheets.response.id, "one message for all of it"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_and_rules(town: Town, language: str) -> None:
    t, anna = words(language), town.person("Anna", language)
    answer = said(await anna.slash(town.channel, "table help"))
    assert t("help-title") in answer
    assert f"/{t('command-table')} {t('command-new')}" in answer
    assert t("button-move") in answer
    rules: Any = await anna.slash(town.channel, "table rules", game="race1969")
    assert said(rules).startswith("## 1969 · ")
    unknown = await anna.slash(town.channel, "table rules", game="go")
    assert said(unknown) == t("error-unknown-game", game="go")
