"""Undo that belongs to the group: anybody asks, the others agree."""

from __future__ import annotations

import pytest

from bot.domain.table import Table
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.helpers.simulated_discord.interactions import said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer
from tests.bot.together.conftest import play_on, state_of
from tests.bot.toys.rope_presenter import GAME
from tests.covering import one_of

EN = words("en")


@pytest.mark.parametrize("language", one_of(LANGUAGES, "fr"))
async def test_anybody_asks_and_the_others_agree(server: SimulatedServer, language: str) -> None:
    t = words(language)
    table = await server.table("Anna", "Bob", "Cara", game=GAME.id)
    await server.act(table.id, 0, "agree")
    bob = server.person("Bob", language)
    asked = await bob.slash(server.channel, "table undo")
    assert said(asked) == t("undo-voting-group")
    vote = server.channel.last_message
    title = EN("vote-title-group", moves=1, seat="🔴 **red**", who="Bob")
    assert said(vote).startswith(f"### {title}\n{EN('vote-text-group')}")
    others = {server.person(name).id for name in ("Anna", "Cara")}
    assert {user.id for user in vote.mentions} == others
    assert (await state_of(server, table)).agreed == (0,), "not before they have agreed"
    assert said(await bob.click(vote, label="Agree")) == t("error-not-your-vote")
    await server.person("Anna").click(vote, label="Agree")
    done = await server.person("Cara").click(server.channel.last_message, label="Agree")
    assert said(done) == EN("vote-accepted")
    assert (await state_of(server, table)).agreed == ()


async def test_the_own_last_move_needs_no_vote(server: SimulatedServer, table: Table) -> None:
    await server.act(table.id, 0, "agree")
    back = await server.person("Anna").slash(server.channel, "table undo")
    assert EN("undone") in said(back)
    assert (await state_of(server, table)).agreed == ()


async def test_what_was_drawn_is_taken_back_by_vote(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table, "knot")
    asked = await server.person("Anna").slash(server.channel, "table undo")
    assert said(asked) == EN("undo-voting-group")
    refused = await server.person("Bob").click(server.channel.last_message, label="Disagree")
    assert said(refused) == EN("vote-no-noted")
    assert (await state_of(server, table)).pulls == 1
