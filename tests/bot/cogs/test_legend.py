"""*What is this?* at the panel and beside the board."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_legend_opens_beside_the_board_and_leads_to_its_other_pages(
    server: SimulatedServer, language: str
) -> None:
    await server.table("Anna", "Bob")
    t, anna = words(language), server.person("Anna", language)
    headings = PRESENTERS["race1969"].legend_headings(t)
    board: Any = await anna.slash(server.channel, "table show")
    legend: Any = await anna.click(board.response, label=t("button-legend"))
    assert legend.ephemeral
    assert legend.response.id != board.response.id, "the board stays"
    assert said(legend).startswith(f"## 1969 · {headings[0]}")
    assert [file.filename for file in legend.response.attachments] == ["legend.png"]
    other: Any = await anna.select(legend.response, ["5"])
    assert other.response.id == legend.response.id
    assert said(other).startswith(f"## 1969 · {headings[5]}")
    assert not other.response.attachments


@pytest.mark.parametrize("game", PRESENTERS)
async def test_the_live_message_leads_to_the_page_about_its_board(
    server: SimulatedServer, game: str
) -> None:
    table = await server.table("Anna", "Bob", game=game)
    t, eve = words("en"), server.person("Eve")
    live = next(post for post in server.posts() if post.id == table.live_message_id)
    legend: Any = await eve.click(live, label=t("button-legend"))
    assert legend.ephemeral
    page = PRESENTERS[game].legend_about("board")
    assert PRESENTERS[game].legend_headings(t)[page] in said(legend)


async def test_a_panel_leads_to_the_page_about_what_it_shows(server: SimulatedServer) -> None:
    await server.table("Anna", "Bob")
    t = words("en")
    for name in ("Anna", "Bob"):
        person = server.person(name)
        panel: Any = await person.click(server.channel.last_message, label=t("button-move"))
        if t("button-legend") in buttons(panel.response):
            break
    legend: Any = await person.click(panel.response, label=t("button-legend"))
    assert legend.response.id != panel.response.id, "the panel stays"
    page = PRESENTERS["race1969"].legend_about("trade")
    assert PRESENTERS["race1969"].legend_headings(t)[page] in said(legend)
