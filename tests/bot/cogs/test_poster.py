"""*On one page*: the poster from the rules, *Learn* and help."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n import words
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


async def test_help_leads_to_posters(server: SimulatedServer) -> None:
    anna, t = server.person("Anna"), words("en")
    found: Any = await anna.slash(server.channel, "table help")
    poster: Any = await anna.click(found.response, label=t("button-poster"))
    assert poster.response.id != found.response.id
    assert said(poster).startswith("## ")
