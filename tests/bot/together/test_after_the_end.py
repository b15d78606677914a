"""A game played together is looked at again, and played again by the same crew."""

from __future__ import annotations

import pytest

from bot.domain.table import Status, Table
from bot.i18n import words
from tests.bot.helpers.seeds import deal_from
from tests.bot.helpers.simulated_discord.interactions import buttons, options, said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer
from tests.bot.together.conftest import play_on
from tests.bot.together.test_end import ended, seed_of

EN = words("en")


async def test_the_crew_keeps_its_seats(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table)
    anna = server.person("Anna")
    opened = await anna.click(server.posts()[-1], label=EN("button-again"))
    assert said(opened) == EN("again-opened", channel=f"<#{server.channel.id}>", moved="no")
    new = await server.bot.tables.in_channel(server.channel.id)
    assert new is not None
    assert new.status is Status.LOBBY
    assert [(one.identity, one.user_id) for one in new.seats] == [
        (one.identity, one.user_id) for one in table.seats
    ]
    assert new.settings.options == table.settings.options


async def test_a_game_without_rounds_has_no_select(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table)
    page = await server.person("Eve").slash(server.channel, "table replay")
    assert EN("button-next") in buttons(page.response)
    assert options(page.response) == {}


async def test_what_goes_on_from_an_earlier_game_does_so_again(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_of(won=True)
    deal_from(monkeypatch, seed)
    await ended(server, "en")
    bob = server.person("Bob")
    await bob.click(server.posts()[-1], label=EN("button-continue"))
    await server.person("Anna").click(server.channel.last_message, label=EN("button-join"))
    await bob.slash(server.channel, "table start")
    later = await server.bot.tables.in_channel(server.channel.id)
    assert later is not None
    assert later.carried is not None
    await play_on(server, later)
    await bob.click(server.posts()[-1], label=EN("button-again"))
    again = await server.bot.tables.in_channel(server.channel.id)
    assert again is not None
    assert again.id != later.id
    assert again.carried == later.carried
