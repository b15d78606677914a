"""The presenter of 1969: labels, rules pages, changed secrets."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.race1969.espionage import CardsDrawn, PlaysRevealed
from rules.race1969.game import GAME
from rules.race1969.income import TradeSealed, YearBegan
from rules.race1969.state import Event

PRESENTER = PRESENTERS[GAME.id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_option_and_style_has_its_words(language: str) -> None:
    t = words(language)
    for option in GAME.options:
        assert PRESENTER.option_label(option.id, t).hint
        for choice in option.choices:
            label = PRESENTER.choice_label(option.id, choice, t)
            assert label.text
            assert len(label.hint) <= 100
    for style in GAME.autopilots:
        label = PRESENTER.style_label(style, t)
        assert label.text
        assert 0 < len(label.hint) <= 100
    shown = [PRESENTER.seat_label(identity, t) for identity in GAME.identities]
    assert len({label.emoji for label in shown}) == len({label.text for label in shown}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_their_pages(language: str) -> None:
    pages = PRESENTER.rules_pages(words(language))
    assert len(pages) >= 8
    for heading, text in pages:
        assert 1 <= len(heading) <= 60
        assert 100 <= len(text) <= 1500


@pytest.mark.parametrize(
    ("event", "seat", "changed"),
    [
        (CardsDrawn(0, 1, 0, (2,), None), 0, True),
        (CardsDrawn(0, 1, 0, None, None), 1, False),
        (PlaysRevealed(0, "eva", ((1, (2,)),), 2, 1, 0, 3, 2), 1, True),
        (PlaysRevealed(0, "eva", ((1, (2,)),), 2, 1, 0, 3, 2), 2, False),
        (TradeSealed(2, 1), 2, True),
        (YearBegan(1964, 0), 0, False),
    ],
)
def test_a_hand_is_sent_again_when_it_changed(event: Event, seat: int, changed: bool) -> None:
    assert PRESENTER.secrets_changed(event, seat) is changed
