"""Presses find their handlers, also those of buttons that stand in old messages."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import pytest
from discord import ui

from bot.domain.table import Table
from bot.i18n import words
from bot.messages.components.items import ControlId, notice
from bot.messages.components.message import Message
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import RETIRED_VERBS, Route, Router
from bot.ui.routes import ROUTER
from tests.bot.helpers.simulated_discord.forged_presses import forge
from tests.bot.helpers.simulated_discord.interactions import options, said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer

EN = words("en")


async def answer(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    return notice("pressed")


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await server.table("Anna", "Bob")


def test_every_verb_can_stand_in_a_custom_id() -> None:
    assert len(ROUTER.verbs) > 20
    for verb in (*ROUTER.verbs, *RETIRED_VERBS):
        assert ControlId.parse(f"mc1:{verb}:1").verb == verb


def test_a_verb_has_one_handler() -> None:
    with pytest.raises(ValueError, match="two handlers for move"):
        Router({"move": Route(answer)}, {"move": Route(answer)})
    with pytest.raises(ValueError, match="two handlers for nation"):
        Router({"nation": Route(answer)})


def test_retired_verbs_lead_to_verbs_that_have_handlers() -> None:
    assert set(RETIRED_VERBS.values()) <= ROUTER.verbs
    assert not set(RETIRED_VERBS) & ROUTER.verbs


async def test_a_lobby_of_an_earlier_program_still_works(server: SimulatedServer) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", thread=False)
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    shown = await forge(server, anna, f"mc1:nation:{table.id}", label="Rules")
    assert said(shown) == EN("identity-choose")
    assert "france" in options(shown.response)["pick-identity"]
    chosen = await forge(
        server, anna, f"mc1:pick-nation:{table.id}", ["france"], ["france"], label="Rules"
    )
    assert "France" in said(chosen)
    assert (await server.bot.tables.get(table.id)).seats[0].identity == "france"


async def test_an_unknown_button_says_so(server: SimulatedServer, table: Table) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="Old", custom_id="mc1:teleport:1")))
    with server.env._bot_scope():
        channel = server.bot.get_channel(server.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send(view=view)
    answer = await server.person("Anna").click(server.channel.last_message, label="Old")
    assert said(answer) == EN("error-unknown-control")


async def test_a_button_of_a_table_that_never_was(server: SimulatedServer) -> None:
    view = ui.LayoutView(timeout=None)
    for number, verb in enumerate(("move", "join", "log", "vote-yes", "sheet")):
        view.add_item(ui.ActionRow(ui.Button(label=verb, custom_id=f"mc1:{verb}:99999{number}")))
    with server.env._bot_scope():
        channel = server.bot.get_channel(server.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send(view=view)
    for verb in ("move", "join", "log", "vote-yes", "sheet"):
        answer = await server.person("Anna").click(server.channel.last_message, label=verb)
        assert said(answer) in (EN("error-no-table"), EN("error-table-closed")), verb
