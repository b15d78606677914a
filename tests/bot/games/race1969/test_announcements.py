"""The announcements of 1969: which there are, and what they say and show."""

from __future__ import annotations

import re

import pytest

from bot.games import PRESENTERS
from bot.games.announcement import Announcement
from bot.games.race1969.announcement_texts import mood_of
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.race1969.espionage import PlaysRevealed
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
        flights += sum(isinstance(event, PlaysRevealed) for event in transition.events)
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
def test_the_parts_of_a_final_score_add_up(language: str) -> None:
    (*_, last) = moments(3, 4)
    view = GAME.view(last.transition.state, None)
    presented = present(GAME.id, view, ("Anna", "Bruno", "Chloé"), language)
    (text,) = presented.announce(Announcement("final", 0), ()).pages
    parts = [line for line in text.splitlines() if line.startswith("-# ")]
    for score, line in zip(view.final, parts, strict=True):
        told = re.findall(r"[+−]\d+", re.sub(r"\(.*?\)", "", line))
        assert sum(int(one.replace("−", "-")) for one in told) == score.total


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_flights_of_a_year_are_not_told_alike(language: str) -> None:
    said = [words(language)(f"race1969-mood-{kind}") for kind in moods()]
    assert len(set(said)) == len(said) == 12


def moods() -> list[str]:
    moods = ("triumph", "success", "progress", "silence")
    return [f"{mood}-{line}" for mood in moods for line in (1, 2, 3)]


@pytest.mark.parametrize(
    ("cell", "prestige", "mood"),
    [(5, 40, "triumph"), (4, 29, "success"), (3, 19, "progress"), (2, 0, "silence")],
)
def test_what_is_said_of_a_flight_fits_what_it_brought(cell: int, prestige: int, mood: str) -> None:
    assert mood_of(cell, (0, 8, 20, 30, 40), prestige) == mood


def test_an_announcement_of_another_game_is_refused() -> None:
    moment = next(moments(2, 1))
    view = GAME.view(moment.transition.state, None)
    with pytest.raises(ValueError, match="landing"):
        present(GAME.id, view, ("A", "B")).announce(Announcement("landing", 0), [None])
