"""More than a hundred choices: all of them can be reached, on messages that Discord takes."""

from __future__ import annotations

from bot.domain.table import Table
from tests.bot.helpers.simulated_discord.interactions import options, parts, said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer
from tests.bot.together.conftest import play_on, state_of
from tests.rules.core.rope_game import KNOTS


async def test_the_panel_pages_through_a_hundred_choices(
    server: SimulatedServer, table: Table
) -> None:
    await play_on(server, table, "knot")
    anna = server.person("Anna")
    shown = await anna.click(server.channel.last_message, label="My move")
    found: list[str] = []
    for page in range(1, 6):
        if page > 1:
            shown = await anna.click(shown.response, label=f"Page {page}")
        values = options(shown.response)["pick"]
        assert len(values) <= 25
        assert len(list(parts(shown.response))) <= 40
        assert len(said(shown)) <= 4000
        found += values
    assert len(found) == len(KNOTS)
    await anna.select(shown.response, [found[-1]])
    assert (await state_of(server, table)).knots == (KNOTS[-1],)
