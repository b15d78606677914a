"""The file of a game whose data hold surprises."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.domain.table import Table
from bot.i18n import words
from tests.bot.helpers.seeds import deal_from
from tests.bot.helpers.simulated_discord.interactions import said
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer
from tests.bot.together.conftest import play_on, seed_of
from tests.bot.toys.rope_presenter import GAME
from tests.rules.core.rope_game import CONTENT


async def exported(server: SimulatedServer) -> tuple[str, dict[str, Any]]:
    """The file that anybody is given, as text and read."""
    answer = await server.person("Eve").slash(server.channel, "table export")
    (file,) = answer.response.attachments
    data = (await file.read()).decode()
    return data, json.loads(data)


async def test_a_running_games_file_spoils_nothing(server: SimulatedServer, table: Table) -> None:
    await play_on(server, table, "knot")
    text, record = await exported(server)
    assert record["setup"]["content"] is None
    assert "gale" in text, "what was told"
    assert "fog" not in text
    assert "calm" not in text
    await play_on(server, table)
    text, record = await exported(server)
    assert record["setup"]["content"] == CONTENT
    checked = await server.person("Eve").slash(server.channel, "table verify")
    assert words("en")("verify-bad") not in said(checked)
    assert "✅" in said(checked)


async def test_what_a_campaign_carries_over_is_hidden_too(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_of(won=True)
    deal_from(monkeypatch, seed)
    table = await server.table("Anna", "Bob", game=GAME.id)
    await play_on(server, table)
    anna = server.person("Anna")
    await anna.click(server.posts()[-1], label="Play on")
    await server.person("Bob").click(server.channel.last_message, label="Join")
    await anna.click(server.channel.last_message, label="Start")
    _, record = await exported(server)
    assert "carried" not in record["setup"]
    following = await server.bot.tables.in_channel(server.channel.id)
    assert following is not None
    assert following.game == GAME.id
    await play_on(server, following)
    _, record = await exported(server)
    assert record["setup"]["carried"]["length"] > 0
