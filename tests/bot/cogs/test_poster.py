"""*On one page*: the poster from the rules, *Learn* and help."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.messages.components.items import ControlId
from bot.settings import LANGUAGES
from tests.bot.helpers.simulated_server import SimulatedServer, buttons, said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_poster_opens_from_the_rules_and_turns_into_text(
    server: SimulatedServer, language: str
) -> None:
    t, anna = words(language), server.person("Anna", language)
    rules: Any = await anna.slash(server.channel, "table rules", game="race1969")
    poster: Any = await anna.click(rules.response, label=t("button-poster"))
    assert poster.response.id == rules.response.id
    names = [file.filename for file in poster.response.attachments]
    assert names == [
        f"poster-{topic}.png" for topic in ("race", "staff", "researches", "launch", "signs")
    ]
    text: Any = await anna.click(poster.response, label=t("button-poster-text"))
    assert not text.response.attachments
    assert t("race1969-poster-launch") in said(text)
    again: Any = await anna.click(text.response, label=t("button-poster-pictures"))
    assert len(again.response.attachments) == 5
    learn: Any = await anna.click(
        (await anna.click(again.response, label=t("button-rules"))).response,
        label=t("button-learn"),
    )
    assert t("button-poster") in buttons(learn.response)


@pytest.mark.parametrize(
    "game", [name for name, presenter in PRESENTERS.items() if presenter.poster is not None]
)
async def test_help_leads_to_the_poster_of_each_game(server: SimulatedServer, game: str) -> None:
    anna, t = server.person("Anna"), words("en")
    found: Any = await anna.slash(server.channel, "table help")
    number = sorted(PRESENTERS).index(game)
    control = str(ControlId("poster-beside", 0, number, 0, (0,)))
    poster: Any = await anna.click(found.response, custom_id=control)
    assert poster.response.id != found.response.id
    assert said(poster).startswith(f"## {t('poster-title', game=PRESENTERS[game].title(t))}")
