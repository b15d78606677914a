"""*Next table*: from a panel to the next table that waits for its reader."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from discord import ui

from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import (
    COMPONENTS,
    ControlId,
    button,
    message,
    row,
    text_display,
    with_button,
)
from bot.settings import LANGUAGES
from tests.bot.cogs.test_mine import elsewhere
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said

EN = words("en")


def place(table: Table) -> str:
    return f"<#{table.channel_id}>"


async def my_move(who: Any, channel: Any) -> Any:
    return await who.slash(channel, "table move")


async def test_from_table_to_table_and_round_again(server: SimulatedServer) -> None:
    first = await server.table("Anna", "Bob", clock=timedelta(hours=9))
    slow = await elsewhere(server, "slow", "Anna", "Bob", clock=None)
    soon = await elsewhere(server, "soon", "Anna", "Bob", clock=timedelta(hours=6))
    for language in LANGUAGES:
        t, anna = words(language), server.person("Anna", language)
        label = t("button-next-table", count=2)
        opened = await my_move(anna, server.channel)
        assert label in buttons(opened.response)
        seen = []
        for _ in range(3):
            opened = await anna.click(opened.response, label=label)
            assert len(opened.followups) == 0, "in place"
            seen.append(next(one for one in (first, slow, soon) if place(one) in said(opened)))
            assert t("panel-title", seat="").split(" · ")[-1] in said(opened)
        assert seen == [slow, soon, first], "the most urgent after each, and then from the start"


async def test_what_was_opened_there_acts_there(server: SimulatedServer) -> None:
    await server.table("Anna", "Bob", clock=None)
    other = await elsewhere(server, "other", "Anna", "Bob", clock=None)
    anna = server.person("Anna")
    opened = await my_move(anna, server.channel)
    opened = await anna.click(opened.response, label=EN("button-next-table", count=1))
    version = (await server.bot.tables.get(other.id)).version
    control = next(c for c in buttons(opened.response).values() if c.verb in ("do", "go"))
    assert control.table == other.id
    acted = await anna.click(opened.response, custom_id=str(control))
    if control.verb == "do":
        assert (await server.bot.tables.get(other.id)).version > version
    assert said(acted)


async def test_without_another_that_waits_there_is_no_button(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", clock=None)
    others = await elsewhere(server, "other", "Anna", "Bob", clock=None)
    anna, label = server.person("Anna"), EN("button-next-table", count=1)
    opened = await my_move(anna, server.channel)
    assert label in buttons(opened.response)
    with server.env._bot_scope():
        await server.bot.tables.hosting.pause(others.id, server.known("Anna"))
    await server.settle()
    pressed = await anna.click(opened.response, label=label)
    assert said(pressed) == EN("mine-no-other")
    assert label not in buttons((await my_move(anna, server.channel)).response)
    assert not await server.bot.tables.mine.waiting(anna.id, table.id)


async def test_whoever_is_not_up_here_is_shown_the_way_too(server: SimulatedServer) -> None:
    here = await server.table("Anna", "Bob", clock=None, game="space1999")
    await elsewhere(server, "other", "Anna", "Bob", clock=None)
    state = (await server.bot.tables.position(here.id)).state
    up = PRESENTERS["space1999"].game.decisions(state)[0].seat
    idle = server.person(("Bob", "Anna")[up])
    answer = await my_move(idle, server.channel)
    assert EN("not-up-running") in said(answer)
    assert EN("button-next-table", count=1) in buttons(answer.response)


async def test_among_direct_messages_it_is_a_message_of_its_own(server: SimulatedServer) -> None:
    """A message there shows a hand, and follows its own table."""
    table = await server.table("Anna", "Bob", clock=None)
    other = await elsewhere(server, "other", "Anna", "Bob", clock=None)
    anna = server.person("Anna").user
    asked = next(one for one in server.direct_messages("Anna") if place(table) in said(one))
    await anna.click(asked, label=EN("race1969-choose-trade-none"))
    asked = next(one for one in server.direct_messages("Anna") if one.id == asked.id)
    label = EN("button-next-table", count=1)
    assert label in buttons(asked)
    opened = await anna.click(asked, label=label)
    assert opened.ephemeral
    assert place(other) in said(opened)
    still = next(one for one in server.direct_messages("Anna") if one.id == asked.id)
    assert place(table) in said(still)


async def test_whoever_has_done_their_part_is_not_waited_for(server: SimulatedServer) -> None:
    mars = await elsewhere(server, "mars", "Anna", "Bob", clock=None, game="first_martians")
    table = await server.table("Anna", "Bob", clock=None)
    tables, anna = server.bot.tables, server.person("Anna")
    assert [one.id for one in await tables.mine.waiting(anna.id, table.id)] == [mars.id]
    game = PRESENTERS["first_martians"].game
    for _ in range(400):
        state = (await tables.position(mars.id)).state
        decisions = {one.seat: one for one in game.decisions(state)}
        if 0 in decisions and decisions[0].ready:
            break
        seat = next(one.seat for one in decisions.values() if not one.ready)
        await server.act(mars.id, seat, game.format_action(game.default_action(state, seat)))
    else:
        pytest.fail("nobody was ever ready")
    assert await tables.mine.waiting(anna.id, table.id) == []


MORE = button(ControlId("more", 1), "More")


def test_a_button_joins_the_last_row_with_room() -> None:
    four = row(*(button(ControlId("one", 1, n), "One") for n in range(4)))
    shown = with_button(message(0, [text_display("Text"), four]), MORE)
    assert [len(one.children) for one in shown.items[1:]] == [5]
    shown = with_button(shown, button(ControlId("most", 1), "Most"))
    assert [len(one.children) for one in shown.items[1:]] == [5, 1]


def test_a_select_has_its_row_to_itself() -> None:
    select = row(ui.Select(custom_id="x", options=[discord.SelectOption(label="x")]))
    shown = with_button(message(0, [select]), MORE)
    assert len(shown.items) == 2


def test_a_full_message_takes_none() -> None:
    full = message(0, [text_display("Text")] * (COMPONENTS - 2))
    assert with_button(full, MORE) == full
