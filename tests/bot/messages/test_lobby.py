"""The lobby's message, in words."""

from __future__ import annotations

import re

import pytest
from discord import ui

from bot.domain.table import Status
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.lobby import lobby, settings_lines
from bot.settings import LANGUAGES
from tests.bot.helpers.worst_case import table


def test_settings_are_written_as_the_language_writes_them() -> None:
    presenter = PRESENTERS["space1999"]
    french = settings_lines(presenter, table(2, presenter=presenter), words("fr"))[-1]
    assert re.fullmatch(r"🔹 Arrivée à la Terre\s: \*\*Avec des tuiles en trop\*\*", french)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("presenter", PRESENTERS.values(), ids=list(PRESENTERS))
def test_the_button_to_choose_an_identity_fits(presenter: GamePresenter, language: str) -> None:
    assert 0 < len(presenter.choose_identity(words(language))) <= 34


@pytest.mark.parametrize(("game", "told"), [("first_martians", True), ("race1969", False)])
def test_the_lobby_says_where_one_person_may_take_several_seats(game: str, told: bool) -> None:
    presenter, t = PRESENTERS[game], words("it")

    def says(seats: int) -> bool:
        shown = lobby(presenter, table(seats, Status.LOBBY, presenter=presenter), t)
        return t("lobby-more-seats") in "\n".join(
            item.content for item in shown.items if isinstance(item, ui.TextDisplay)
        )

    assert says(1) is told
    assert not says(max(presenter.game.seat_counts)), "none is free"
