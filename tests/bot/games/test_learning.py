"""Texts that tell a newcomer of a game: rules pages by decision, and the cards behind Learn."""

from __future__ import annotations

import re

import pytest

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.settings import LANGUAGES
from render.core.picture import MAX_BYTES

EACH_GAME = pytest.mark.parametrize("presenter", PRESENTERS.values(), ids=list(PRESENTERS))
CARDS = 3
UNIT = re.compile("[EU]\\.[EU]\\.")
"""The unit of energy, whose points end no sentence."""


@EACH_GAME
def test_each_kind_of_decision_has_a_page_of_the_rules(presenter: GamePresenter) -> None:
    kinds = set(presenter.game.kinds)
    assert set(presenter.topic_of_decision) == kinds
    assert set(presenter.topic_of_decision.values()) <= set(presenter.rules_topics)
    for kind, topic in presenter.topic_of_decision.items():
        assert presenter.rules_topics[presenter.rules_page_about(kind)] == topic
    assert presenter.rules_page_about("of no game") == 0


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_short(presenter: GamePresenter, language: str) -> None:
    t = words(language)
    assert len(presenter.learn_topics) == CARDS
    for number in range(CARDS):
        heading, text, bands = presenter.learn_card(number, t)
        assert 0 < len(heading) <= 40
        assert len(text) <= 700
        assert 3 <= len(re.findall(r"[.!?](?=\s|$)", UNIT.sub("", text))) <= 5, text
        assert bands
        assert all(band.alt for band in bands)


@pytest.mark.drawn_pictures
@EACH_GAME
def test_the_cards_pictures_are_drawn(presenter: GamePresenter) -> None:
    for number in range(CARDS):
        for band in presenter.learn_card(number, words("en"))[2]:
            assert 1000 < len(band.png()) <= MAX_BYTES
