"""The announcements of 1969: which there are, and what they say and show."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.games.base import Announcement
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.race1969 import events as ev
from rules.race1969.game import GAME
from tests.bot.games.presentation import present
from tests.bot.games.race1969.played import moments

PRESENTER = PRESENTERS[GAME.id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_flight_and_the_end_get_a_message_with_a_picture(language: str) -> None:
    kinds = []
    flights = 0
    for moment in moments(2, 2):
        transition = moment.transition
        view = GAME.view(transition.state, None)
        flights += sum(isinstance(event, ev.PlaysRevealed) for event in transition.events)
        for announcement in PRESENTER.announcements(transition.events):
            kinds.append(announcement.kind)
            if kinds.count(announcement.kind) > 1:
                continue
            presented = present(GAME.id, view, ("Anna", "Bruno"), language)
            announced = presented.announce(announcement, transition.events)
            (text,) = announced.pages
            assert 20 <= len(text) <= 2000
            assert announced.bands
            for band in announced.bands:
                assert 20 <= len(band.alt) <= 1024
    assert kinds.count("reveal") == flights > 5
    assert kinds[-1:] == ["final"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_flights_of_a_year_are_not_told_alike(language: str) -> None:
    said = [words(language)(f"race1969-mood-{kind}") for kind in moods()]
    assert len(set(said)) == len(said) == 9


def moods() -> list[str]:
    return [f"{mood}-{line}" for mood in ("triumph", "progress", "silence") for line in (1, 2, 3)]


def test_an_announcement_of_another_game_is_refused() -> None:
    moment = next(moments(2, 1))
    view = GAME.view(moment.transition.state, None)
    with pytest.raises(ValueError, match="landing"):
        present(GAME.id, view, ("A", "B")).announce(Announcement("landing", 0), [None])
