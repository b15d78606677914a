"""A seat that an expert plays, as the table sees it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import Settings
from tests.bot.cogs.experts.test_hints import GAME, experts
from tests.bot.helpers.experts import with_expert
from tests.bot.helpers.simulated_server import SimulatedServer, options, said, simulated_env
from tests.bot.toys.expert import LastIsBest

EN = words("en")


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[SimulatedServer]:
    """1969 with a style that counts as an expert."""
    presenters = {GAME: with_expert(PRESENTERS[GAME], LastIsBest("saboteur"))}
    async with simulated_env(settings, presenters) as env:
        yield SimulatedServer(env, settings)


async def test_it_is_chosen_like_any_style_and_named_while_it_thinks(
    server: SimulatedServer,
) -> None:
    anna = server.person("Anna")
    await anna.slash(server.channel, "table new", thread=False, game=GAME)
    panel = await anna.click(server.channel.last_message, label=EN("button-autopilot"))
    ((_, styles),) = options(panel.response).items()
    await anna.select(panel.response, ["saboteur"])
    assert "saboteur" in styles
    thinks, env = experts(server), server.env
    thinks.hold()
    thinks.held_by = lambda wait: env.external_wait(wait, reason="held by the test")
    await anna.click(server.channel.last_message, label=EN("button-start"))
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    await server.act(table.id, 0, "trade 0")
    label = PRESENTERS[GAME].style_label("saboteur", EN).text
    up = next(line for line in said(server.channel.last_message).splitlines() if "▶️" in line)
    assert label in up
    await server.env.advance_time(3 * 24 * 3600)
    thinking = await server.bot.tables.get(table.id)
    assert thinking.status is Status.RUNNING
    assert thinking.seats[0].played_by_person, "nobody's time runs while it thinks"
    thinks.release()
    await server.settle()
    moved = await server.bot.tables.get(table.id)
    assert moved.version > thinking.version
    up = next(line for line in said(server.channel.last_message).splitlines() if "▶️" in line)
    assert label not in up
