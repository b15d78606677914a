"""The presenter of Spazio: 1999: labels, rules pages, changed secrets."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.space1999.central_computer import ComputerAnswered, PlanDrawn, PlanProposed
from rules.space1999.game import GAME

PRESENTER = PRESENTERS[GAME.id]
LABEL, HINT = 80, 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_sectors_styles_and_options_have_their_labels(language: str) -> None:
    t = words(language)
    sectors = [PRESENTER.seat_label(sector, t) for sector in GAME.identities]
    assert len({label.emoji for label in sectors}) == len({label.text for label in sectors}) == 4
    told = [PRESENTER.style_label(style, t) for style in GAME.autopilots]
    for option in GAME.options:
        told.append(PRESENTER.option_label(option.id, t))
        told += [PRESENTER.choice_label(option.id, choice, t) for choice in option.choices]
    for label in told:
        assert 1 <= len(label.text) <= LABEL
        assert 1 <= len(label.hint) <= HINT


def test_a_blow_to_the_hand_is_a_change_of_secrets() -> None:
    for event in (
        PlanDrawn(1, None, False, None),
        ComputerAnswered(1, "return", "ok", None, 2),
    ):
        assert PRESENTER.secrets_changed(event, 1)
        assert not PRESENTER.secrets_changed(event, 0)
    for event in (
        PlanProposed(1, "return"),
        ComputerAnswered(1, "return", "neutral", None, 2),
    ):
        assert not PRESENTER.secrets_changed(event, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_fit(language: str) -> None:
    pages = PRESENTER.rules_pages(words(language))
    assert len(pages) >= 8
    for heading, text in pages:
        assert 1 <= len(heading) <= 60
        assert 100 < len(text) <= 1500
