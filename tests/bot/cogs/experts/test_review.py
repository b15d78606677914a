"""The button *Where it turned* below the end of a game, in the reader's language."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise

import discord
import pytest
from sqlalchemy import update

from bot.domain.review import Judgement, Stroke
from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES, Settings
from bot.storage import analyses
from bot.storage.schema import tables
from bot.ui.handlers.record import review
from bot.ui.handlers.record.review import of_100
from tests.bot.cogs.experts.test_hints import GAME, experts
from tests.bot.cogs.test_history import play_on
from tests.bot.cogs.test_mine import finish
from tests.bot.helpers.experts import with_expert
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said, simulated_env
from tests.bot.helpers.stories import read, unmarked
from tests.bot.helpers.worst_case import TEXT
from tests.bot.toys.expert import LastIsBest

EN = words("en")
GAME_RULES = PRESENTERS[GAME].game
CHANGES = {"prestige": 2.5, "money": 0.1}


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[SimulatedServer]:
    """Both games, 1969 alone with a style that counts as an expert."""
    presenters = {**PRESENTERS, GAME: with_expert(PRESENTERS[GAME], LastIsBest("saboteur"))}
    async with simulated_env(settings, presenters) as env:
        yield SimulatedServer(env, settings)


async def reviewed(server: SimulatedServer, *costs: float) -> list[Judgement]:
    """A finished game whose review finds these costs in Anna's decisions, and twice 40 in Bob's."""
    table = await server.table("Anna", "Bob", clock=None)
    await play_on(server, table, 60)
    await finish(server, table)
    _, steps = await server.bot.tables.history.replay(table.id)
    found: list[Judgement] = []
    left = {0: [*costs], 1: [0.4, 0.4]}
    for before, step in pairwise(steps):
        seat = step.entry.seat
        if before.state is None or seat is None or not left[seat]:
            continue
        legal = [GAME_RULES.format_action(a) for a in GAME_RULES.legal_actions(before.state, seat)]
        other = next((line for line in legal if line != step.entry.action), None)
        if other is not None:
            chance, version = 0.6, step.entry.version
            played = chance - left[seat].pop(0)
            found.append(Judgement(version, seat, chance, other, played, (), 0.01, CHANGES))
    with server.env._bot_scope():
        await server.bot.database.write(analyses.keep, table.id, found)
        await server.bot.database.write(analyses.keep_luck, table.id, await strokes(server, table))
    return found


async def strokes(server: SimulatedServer, table: Table) -> list[Stroke]:
    """The game's first launches, each a stroke that the first seat gains by."""
    _, steps = await server.bot.tables.history.replay(table.id)
    presenter = PRESENTERS[GAME]
    rolled = [step for step in steps if presenter.luck_in(step.entry.events) == "dice"]
    gains = ((0.12, 0.01), (-0.12, 0.01))
    return [Stroke(step.entry.version, 0, "dice", gains) for step in rolled[:2]]


async def test_it_teaches_the_reader_by_their_own_decisions(server: SimulatedServer) -> None:
    await reviewed(server, 0.2, 0.01, 0.1)
    end = server.posts()[-1]
    for language in LANGUAGES:
        t, anna = words(language), server.person("Anna", language)
        answer = await anna.click(end, label=EN("button-review"))
        text = said(answer)
        assert answer.ephemeral
        assert len(text) <= TEXT
        assert text.startswith(f"### {t('review-title', game=PRESENTERS[GAME].title(t))}")
        first, second = text.split("\n\n")[1:3]
        assert first.startswith("**1** · 19")
        assert "Anna" in first
        assert t("review-best-chance", action="", chance=60).split("****")[0] in first
        assert "**2**" in second
        assert "**3**" not in text, "what cost 1 of 100 is no mistake"
        assert not any("Bob" in line for line in text.split("\n") if line.startswith("**"))
        figure = t("review-figure", sign="+", amount=2.5)
        assert t("race1969-changed-prestige", amount=figure) in text
        assert [one.filename for one in answer.response.attachments] == ["chances.png"]
        everybody = await anna.click(answer.response, label=t("button-review-all"))
        assert "Bob" in said(everybody)
        luck = await anna.click(everybody.response, label=t("button-luck"))
        assert t("luck-title") in said(luck)
        own = await anna.click(luck.response, label=t("button-review-own"))
        assert said(own) == text


async def test_whoever_made_no_mistake_is_told_of_the_luck(server: SimulatedServer) -> None:
    await reviewed(server, 0.04, 0.0)
    end = server.posts()[-1]
    for language in LANGUAGES:
        t, anna = words(language), server.person("Anna", language)
        text = said(await anna.click(end, label=EN("button-review")))
        assert t("review-none-own", count=2) in text
        assert t("luck-title") in text
        assert "**+24**" in text
        assert "**−24**" in text
        assert f"{t('race1969-luck-dice')} +24" in text
        told = [line for line in text.split("\n") if line.startswith("• ")]
        assert len(told) == 2
        assert all("19" in line and "**+12**" in line for line in told)


async def test_a_spectator_is_told_of_everybody(server: SimulatedServer) -> None:
    await reviewed(server, 0.2)
    end = server.posts()[-1]
    answer = await server.person("Eve").click(end, label=EN("button-review"))
    assert "Anna" in said(answer)
    assert "Bob" in said(answer)
    assert EN("button-review-own") not in buttons(answer.response)


async def test_a_review_that_an_earlier_program_kept_stays_readable(
    server: SimulatedServer,
) -> None:
    found = await reviewed(server, 0.2, 0.08)
    rows = [[one.version, one.seat, one.chance, one.best, one.played, []] for one in found]
    table = await server.bot.tables.in_channel(server.channel.id)
    assert table is not None
    with server.env._bot_scope():
        await server.bot.database.write(
            lambda c: c.execute(update(tables).where(tables.c.id == table.id).values(review=rows))
        )
    end = server.posts()[-1]
    text = said(await server.person("Anna").click(end, label=EN("button-review")))
    assert "**1**" in text
    assert "**2**" not in text, "8 of 100 may be chance where nobody knows how exact they are"
    assert experts(server).asked == 0


async def test_the_last_decision_of_a_year_is_told_with_that_year(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", clock=None)
    await finish(server, table)
    position, steps = await server.bot.tables.history.replay(table.id)
    before, last = next(
        (before, step)
        for before, step in pairwise(steps)
        if before.round and step.round > before.round and step.entry.seat is not None
    )
    seat = last.entry.seat or 0
    judged = Judgement(last.entry.version, seat, 0.5, last.entry.action, 0.2)
    shown = review.Review(PRESENTERS[GAME], position, steps, [judged], EN)
    text = shown.message(review.OWN, [seat]).items[0]
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
    answer = await server.person("Anna").click(end, label=EN("button-review"))
    assert said(answer).startswith("### ")


async def test_a_game_without_an_expert_has_no_button(server: SimulatedServer) -> None:
    table = await server.table("Anna", "Bob", clock=None, game="first_martians")
    await finish(server, table)
    assert EN("button-replay") in buttons(server.posts()[-1])
    assert EN("button-review") not in buttons(server.posts()[-1])


async def test_a_story_tells_the_turns_of_a_review_that_was_made(server: SimulatedServer) -> None:
    found = await reviewed(server, 0.2, 0.01)
    answer = await server.person("Eve").slash(server.channel, "table story")
    (file,) = answer.response.attachments
    page = read(await file.read())
    assert EN("button-review") in page.headings
    text = "".join(page.text)
    assert text.count(EN("review-figure", sign="+", amount=2.5)) == 3, "with what it cost"
    told = [one for one in found if one.cost >= 0.1]
    for number, one in enumerate(told, 1):
        assert str(number) in page.text
        assert f"({of_100(one.played or 0.0)} of 100)" in text
    assert unmarked(EN("review-about", count=len(found))) in text
    assert any(EN("chances-title") in alt or "of 100" in alt for alt in page.alts)
