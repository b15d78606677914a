"""Undo by a vote of the table."""

from __future__ import annotations

import pytest

from bot.domain.table import Table
from bot.i18n import words
from tests.bot.conftest import Town
from tests.bot.interactions import buttons, said

EN = words("en")


@pytest.fixture
async def table(town: Town) -> Table:
    """A running game of three in which somebody buys."""
    table = await town.table("Anna", "Bob", "Chloe")
    for seat in (0, 1, 2):
        await town.act(table.id, seat, "trade 0")
    return await town.bot.tables.get(table.id)


async def again(town: Town, table: Table) -> Table:
    return await town.bot.tables.get(table.id)


async def seat_up(town: Town, table: Table) -> int:
    here = await town.bot.tables.position(table.id)
    return town.bot.presenters["race1969"].game.decisions(here.state)[0].seat


def name_of(seat: int) -> str:
    return ("Anna", "Bob", "Chloe")[seat]


async def test_a_vote_on_an_undo(town: Town, table: Table) -> None:
    seat = await seat_up(town, table)
    up, *others = (town.person(name_of((seat + step) % 3)) for step in range(3))
    await up.slash(town.channel, "1969 buy", count=1)
    version = (await again(town, table)).version
    asked = await up.slash(town.channel, "table undo")
    assert said(asked) == EN("undo-voting")
    vote = town.channel.last_message
    assert {user.id for user in vote.mentions} == {other.user.id for other in others}
    own = await up.click(vote, label="Agree")
    assert said(own) == EN("error-not-your-vote")
    stranger = await town.person("Eve").click(vote, label="Disagree")
    assert said(stranger) == EN("error-not-your-vote")
    assert (await again(town, table)).version == version
    first = await others[0].click(vote, label="Agree")
    assert said(first) == EN("vote-yes-noted")
    last = await others[1].click(vote, label="Agree")
    assert said(last) == EN("vote-accepted")
    here = await town.bot.tables.position(table.id)
    view = town.bot.presenters["race1969"].game.view(here.state, seat)
    assert view.nations[seat].money == 12
    assert view.nations[seat].cards == 0
    over = next(message for message in town.posts() if message.id == vote.id)
    assert EN("vote-accepted") in said(over)
    assert buttons(over) == {}


async def test_a_refused_undo_changes_nothing(town: Town, table: Table) -> None:
    seat = await seat_up(town, table)
    up, other, _ = (town.person(name_of((seat + step) % 3)) for step in range(3))
    await up.slash(town.channel, "1969 buy", count=1)
    version = (await again(town, table)).version
    await up.slash(town.channel, "table undo")
    vote = town.channel.last_message
    assert said(await other.click(vote, label="Disagree")) == EN("vote-no-noted")
    assert (await again(town, table)).version == version
    over = next(message for message in town.posts() if message.id == vote.id)
    assert EN("vote-refused") in said(over)


async def test_nothing_to_undo(town: Town, table: Table) -> None:
    stranger = town.person("Eve")
    assert said(await stranger.slash(town.channel, "table undo")) == EN("error-not-seated")
