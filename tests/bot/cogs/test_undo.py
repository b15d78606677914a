"""Undo by a vote of the table."""

from __future__ import annotations

import discord
import pytest

from bot.domain.table import Table
from bot.i18n import words
from tests.bot.helpers.played_tables import again, buying_of_three, name_of, seat_up
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said

EN = words("en")


@pytest.fixture
async def table(server: SimulatedServer) -> Table:
    return await buying_of_three(server)


async def test_a_vote_on_an_undo(server: SimulatedServer, table: Table) -> None:
    seat = await seat_up(server, table)
    up, *others = (server.person(name_of((seat + step) % 3)) for step in range(3))
    await up.slash(server.channel, "1969 buy", count=1)
    version = (await again(server, table)).version
    asked = await up.slash(server.channel, "table undo")
    assert said(asked) == EN("undo-voting")
    vote = server.channel.last_message
    assert {user.id for user in vote.mentions} == {other.user.id for other in others}
    own = await up.click(vote, label="Agree")
    assert said(own) == EN("error-not-your-vote")
    stranger = await server.person("Eve").click(vote, label="Disagree")
    assert said(stranger) == EN("error-not-your-vote")
    assert (await again(server, table)).version == version
    first = await others[0].click(vote, label="Agree")
    assert said(first) == EN("vote-yes-noted")
    last = await others[1].click(vote, label="Agree")
    assert said(last) == EN("vote-accepted")
    here = await server.bot.tables.position(table.id)
    view = server.bot.presenters["race1969"].game.view(here.state, seat)
    assert view.nations[seat].money == 12
    assert view.nations[seat].cards == 0
    over = next(message for message in server.posts() if message.id == vote.id)
    assert EN("vote-accepted") in said(over)
    assert buttons(over) == {}


async def test_a_refused_undo_changes_nothing(server: SimulatedServer, table: Table) -> None:
    seat = await seat_up(server, table)
    up, other, _ = (server.person(name_of((seat + step) % 3)) for step in range(3))
    await up.slash(server.channel, "1969 buy", count=1)
    version = (await again(server, table)).version
    await up.slash(server.channel, "table undo")
    vote = server.channel.last_message
    assert said(await other.click(vote, label="Disagree")) == EN("vote-no-noted")
    assert (await again(server, table)).version == version
    over = next(message for message in server.posts() if message.id == vote.id)
    assert EN("vote-refused") in said(over)


async def test_a_vote_counts_where_discord_does_not_show_it(
    server: SimulatedServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py looks for ``retry_after`` in a 429, and raises ``KeyError`` without it."""
    seat = await seat_up(server, table)
    up, *others = (server.person(name_of((seat + step) % 3)) for step in range(3))
    await up.slash(server.channel, "1969 buy", count=1)
    await up.slash(server.channel, "table undo")
    vote = server.channel.last_message

    async def limited(*args: object, **kwargs: object) -> None:
        raise KeyError("retry_after")

    monkeypatch.setattr(discord.Message, "edit", limited)
    first = await others[0].click(vote, label="Agree")
    assert said(first) == EN("vote-yes-noted")
    last = await others[1].click(vote, label="Agree")
    assert said(last) == EN("vote-accepted")


async def test_nothing_to_undo(server: SimulatedServer, table: Table) -> None:
    stranger = server.person("Eve")
    assert said(await stranger.slash(server.channel, "table undo")) == EN("error-not-seated")
