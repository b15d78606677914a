"""Guided first games: their texts, and that every decision has one."""

from __future__ import annotations

import re

import pytest

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.games.guide import SHARED, lesson_text
from bot.i18n import words
from bot.messages.components.guidance import guide_text
from bot.settings import LANGUAGES

EACH_GAME = pytest.mark.parametrize("presenter", PRESENTERS.values(), ids=list(PRESENTERS))
MOST = 300
CONDITION = {
    "en": r"\b(if|unless|save them)\b",
    "it": r"\b(se (?!c’è|la |il )|solo se|a meno che)",
    "fr": r"\b(si (?!c’|un )|s’il (?!y)|sauf si)",
    "de": r"\b(wenn|falls)\b",
}
"""Words of a sentence that advises something under a condition."""
ADVISER = re.compile(r"💡|\*(Hint|Suggerimento|Conseil|Tipp)\*")


@EACH_GAME
def test_every_kind_of_decision_has_a_topic(presenter: GamePresenter) -> None:
    game, guide = presenter.game, presenter.guide
    assert guide is not None
    assert set(guide.topics) >= set(game.kinds)
    assert guide.again <= set(guide.topics)
    assert not {*guide.topics, *guide.screens} & set(SHARED)
    assert guide.style in game.autopilots
    known = {option.id: option.choices for option in game.options}
    assert all(choice in known[option] for option, choice in guide.options.items())


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_short_text(presenter: GamePresenter, language: str) -> None:
    t, guide, game = words(language), presenter.guide, presenter.game.id
    assert guide is not None
    first = {topic: guide_text(game, topic, t) for topic in (*guide.topics, *guide.screens)}
    later = {topic: guide_text(game, f"{topic}-later", t) for topic in guide.again}
    shared = [guide_text(game, topic, t) for topic in SHARED]
    for text in (*first.values(), *later.values(), *shared):
        assert 0 < len(text) <= MOST
        assert text[-1] in ".!?"
    assert all(len(text) < len(first[topic]) for topic, text in later.items())
    known = {name for name in t.messages() if name.startswith(f"{game}-guide-")}
    topics = {*first, *(f"{topic}-later" for topic in later)}
    assert known == {f"{game}-guide-{topic}" for topic in topics}


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained(presenter: GamePresenter, language: str) -> None:
    assert presenter.guide is not None
    assert len(presenter.guide.lessons) >= 10
    for rule in presenter.guide.lessons:
        assert 0 < len(lesson_text(presenter.game.id, rule, words(language))) <= MOST


@pytest.mark.parametrize("game", ["race1969", "space1999"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_depends_on_the_position_is_left_to_the_adviser(game: str, language: str) -> None:
    """The texts that advise something are compared with the marks of played games elsewhere."""
    guide, t = PRESENTERS[game].guide, words(language)
    assert guide is not None
    for topic in (*guide.topics, *(f"{one}-later" for one in guide.again)):
        text = guide_text(game, topic, t)
        if topic.removesuffix("-later") not in guide.only_advised:
            assert ADVISER.search(text) or not re.search(CONDITION[language], text), text
