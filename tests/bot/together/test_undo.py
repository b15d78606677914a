"""Undo that belongs to the group: anybody asks, the others agree."""

from __future__ import annotations

import pytest

from bot.domain.table import Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.conftest import Town
from tests.bot.interactions import said
from tests.bot.together.conftest import play_on, state_of
from tests.bot.toy_together import GAME

EN = words("en")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_anybody_asks_and_the_others_agree(town: Town, language: str) -> None:
    t = words(language)
    table = await town.table("Anna", "Bob", "Cara", game=GAME.id)
    await town.act(table.id, 0, "agree")
    bob = town.person("Bob", language)
    asked = await bob.slash(town.channel, "table undo")
    assert said(asked) == t("undo-voting-group")
    vote = town.channel.last_message
    title = EN("vote-title-group", moves=1, seat="🔴 **red**", who="Bob")
    assert said(vote).startswith(f"### {title}\n{EN('vote-text-group')}")
    others = {town.person(name).id for name in ("Anna", "Cara")}
    assert {user.id for user in vote.mentions} == others
    assert (await state_of(town, table)).agreed == (0,), "not before they have agreed"
    assert said(await bob.click(vote, label="Agree")) == t("error-not-your-vote")
    await town.person("Anna").click(vote, label="Agree")
    done = await town.person("Cara").click(town.channel.last_message, label="Agree")
    assert said(done) == EN("vote-accepted")
    assert (await state_of(town, table)).agreed == ()


async def test_the_own_last_move_needs_no_vote(town: Town, table: Table) -> None:
    await town.act(table.id, 0, "agree")
    back = await town.person("Anna").slash(town.channel, "table undo")
    assert EN("undone") in said(back)
    assert (await state_of(town, table)).agreed == ()


async def test_what_was_drawn_is_taken_back_by_vote(town: Town, table: Table) -> None:
    await play_on(town, table, "knot")
    asked = await town.person("Anna").slash(town.channel, "table undo")
    assert said(asked) == EN("undo-voting-group")
    refused = await town.person("Bob").click(town.channel.last_message, label="Disagree")
    assert said(refused) == EN("vote-no-noted")
    assert (await state_of(town, table)).pulls == 1
