"""The button *Where it turned* below the end of a game, in the reader's language."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise

import discord
import pytest

from bot.domain.review import Judgement
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import Settings
from bot.tables.commands.experts.review import COMPARISONS
from bot.tables.record.review_plan import MOST, MOST_A_SEAT
from bot.ui.handlers import review
from tests.bot.cogs.experts.test_hints import GAME, experts
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.experts import with_expert
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said, simulated_env
from tests.bot.helpers.worst_case import TEXT
from tests.bot.toys.expert import LastIsBest

EN = words("en")


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[SimulatedServer]:
    """Both games, 1969 alone with a style that counts as an expert."""
    presenters = {**PRESENTERS, GAME: with_expert(PRESENTERS[GAME], LastIsBest("saboteur"))}
    async with simulated_env(settings, presenters) as env:
        yield SimulatedServer(env, settings)


async def test_it_tells_the_turning_points_with_a_picture(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", clock=None)
    await finish(server, table)
    end = server.posts()[-1]
    answer = await server.person("Eve", "de").click(end, label=EN("button-review"))
    t, text = words("de"), said(answer)
    assert answer.ephemeral
    assert len(text) <= TEXT
    assert text.startswith(f"### {t('review-title', game=PRESENTERS[GAME].title(t))}")
    told = text.split("\n\n")[1:4]
    assert all(f"**{number}** · 19" in point for number, point in enumerate(told, 1))
    assert all("von 100" in point for point in told)
    assert "Anna" in text or "Bob" in text
    assert [one.filename for one in answer.response.attachments] == ["chances.png"]
    asked = experts(server).asked
    await server.restart()
    again = await server.person("Bob", "fr").click(end, label=EN("button-review"))
    assert all("sur 100" in point for point in said(again).split("\n\n")[1:4])
    assert experts(server).asked == 0 < asked <= (MOST + 2 * MOST_A_SEAT) * (1 + COMPARISONS)


async def test_the_last_decision_of_a_year_is_told_with_that_year(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", clock=None)
    await finish(server, table)
    position, steps = await server.bot.tables.history.replay(table.id)
    before, last = next(
        (before, step)
        for before, step in pairwise(steps)
        if before.round and step.round > before.round and step.entry.seat is not None
    )
    judged = Judgement(last.entry.version, last.entry.seat or 0, 0.5, last.entry.action, 0.2)
    shown = review.Review(PRESENTERS[GAME], position, steps, [judged], EN).message()
    text = shown.items[0]
    assert isinstance(text, discord.ui.TextDisplay)
    assert f"**1** · {before.round}" in text.content


async def test_whoever_waits_too_long_is_told_and_may_ask_again(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.table("Anna", "Bob", clock=None)
    await finish(server, table)
    experts(server).hold()
    end = server.posts()[-1]
    with monkeypatch.context() as patch:
        patch.setattr(review, "PATIENCE", 0.0)
        answer = await server.person("Anna").click(end, label=EN("button-review"))
    assert said(answer) == EN("review-later")
    experts(server).release()
    await server.settle()
    assert "**1**" in said(await server.person("Anna").click(end, label=EN("button-review")))


async def test_a_game_without_an_expert_has_no_button(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", clock=None, game="first_martians")
    await finish(server, table)
    assert EN("button-replay") in buttons(server.posts()[-1])
    assert EN("button-review") not in buttons(server.posts()[-1])
