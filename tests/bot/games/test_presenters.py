"""Presenters of all games: labels, rules pages, changed secrets."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.race1969.espionage import CardsDrawn, PlaysRevealed
from rules.race1969.income import TradeSealed, YearBegan
from rules.space1999.central_computer import ComputerAnswered, PlanDrawn, PlanProposed

LABEL, HINT, HEADING = 80, 100, 60
RACE, SPAZIO = PRESENTERS["race1969"], PRESENTERS["space1999"]

every_presenter = pytest.mark.parametrize("presenter", PRESENTERS.values())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_presenter
def test_seats_styles_and_options_have_their_labels(
    presenter: GamePresenter, language: str
) -> None:
    t, game = words(language), presenter.game
    seats = [presenter.seat_label(identity, t) for identity in game.identities]
    assert len({label.text for label in seats}) == len(game.identities)
    assert len({label.emoji for label in seats}) == len(game.identities)
    told = [presenter.style_label(style, t) for style in game.autopilots]
    for option in game.options:
        told.append(presenter.option_label(option.id, t))
        told += [presenter.choice_label(option.id, choice, t) for choice in option.choices]
    for label in told:
        assert 1 <= len(label.text) <= LABEL
        assert 1 <= len(label.hint) <= HINT


@every_language
@every_presenter
def test_the_rules_fit_their_pages(presenter: GamePresenter, language: str) -> None:
    pages = presenter.rules_pages(words(language))
    assert len(pages) >= 8
    for heading, text in pages:
        assert 1 <= len(heading) <= HEADING
        assert 100 <= len(text) <= 1500


@pytest.mark.parametrize(
    ("presenter", "event", "seat", "changed"),
    [
        (RACE, CardsDrawn(0, 1, 0, (2,), None), 0, True),
        (RACE, CardsDrawn(0, 1, 0, None, None), 1, False),
        (RACE, PlaysRevealed(0, "eva", ((1, (2,)),), 2, 1, 0, 3, 2), 1, True),
        (RACE, PlaysRevealed(0, "eva", ((1, (2,)),), 2, 1, 0, 3, 2), 2, False),
        (RACE, TradeSealed(2, 1), 2, True),
        (RACE, YearBegan(1964, 0), 0, False),
        (SPAZIO, PlanDrawn(1, None, False, None), 1, True),
        (SPAZIO, PlanDrawn(1, None, False, None), 0, False),
        (SPAZIO, ComputerAnswered(1, "return", "ok", None, 2), 1, True),
        (SPAZIO, ComputerAnswered(1, "return", "ok", None, 2), 0, False),
        (SPAZIO, ComputerAnswered(1, "return", "neutral", None, 2), 1, False),
        (SPAZIO, PlanProposed(1, "return"), 1, False),
    ],
)
def test_a_hand_is_sent_again_when_it_changed(
    presenter: GamePresenter, event: object, seat: int, changed: bool
) -> None:
    assert presenter.secrets_changed(event, seat) is changed
