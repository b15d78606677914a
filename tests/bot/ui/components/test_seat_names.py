"""Names of autopilots and of those whom they stand in for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.table import Table
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.settings import LANGUAGES
from bot.ui.components.seat_names import (
    PICTURE_NAME,
    escaped_names,
    name_beside_title,
    raw_names,
    raw_names_beside_titles,
    seat_name,
)
from tests.bot.helpers.worst_case import most, table


def autopilots(presenter: GamePresenter) -> Table:
    """A table of autopilots only, at which each style plays at least once."""
    styles = list(presenter.game.autopilots)
    full = table(most(presenter), presenter=presenter)
    seats = tuple(
        replace(seat, user_id=None, name="", autopilot=styles[seat.seat % len(styles)])
        for seat in full.seats
    )
    return replace(full, seats=seats)


@pytest.mark.parametrize("presenter", PRESENTERS.values(), ids=list(PRESENTERS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_autopilots_are_called_alike(presenter: GamePresenter, language: str) -> None:
    full, t = autopilots(presenter), words(language)
    for names in (escaped_names(presenter, full, t), raw_names(presenter, full, t)):
        assert len(set(names)) == len(names) == len(full.seats)


@pytest.mark.parametrize("presenter", PRESENTERS.values(), ids=list(PRESENTERS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_autopilot_is_called_alike_in_texts_and_on_pictures(
    presenter: GamePresenter, language: str
) -> None:
    full, t = autopilots(presenter), words(language)
    written = escaped_names(presenter, full, t)
    for name, text in zip(raw_names(presenter, full, t), written, strict=True):
        assert 0 < len(name) <= PICTURE_NAME
        assert text == t("name-autopilot", style=name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stand_in_is_named_after_the_person_without_brackets(language: str) -> None:
    presenter = PRESENTERS["race1969"]
    full = table(2)
    away = replace(full.seats[0], name="Anna", autopilot="balanced")
    name = seat_name(presenter, full, away, words(language))
    assert "Anna" in name
    assert name != "Anna"
    assert "(" not in name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_autopilot_goes_by_its_astronauts_name(language: str) -> None:
    presenter, t = PRESENTERS["first_martians"], words(language)
    full = autopilots(presenter)
    assert raw_names(presenter, full, t) == tuple(
        t(f"first_martians-astronaut-{seat.identity}-first") for seat in full.seats
    )
    seat = full.seats[1]
    assert seat_name(presenter, full, seat, t) == t("name-autopilot", style="Mateus")
    assert name_beside_title(presenter, full, seat, t) == "🤖"
    assert raw_names_beside_titles(presenter, full, t) == ("🤖",) * len(full.seats)
