"""The announcements of Spazio: 1999: which there are, and what they say and show."""

from __future__ import annotations

import pytest

from bot.games import PRESENTERS
from bot.games.announcement import Announcement
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.game import Setup
from rules.space1999.central_computer import ComputerAnswered
from rules.space1999.game import GAME
from rules.space1999.route_tiles import GameEnded, RouteChecked
from rules.space1999.ships import PlanetExplored
from tests.bot.games.presentation import present
from tests.bot.games.space1999.played import moments

PRESENTER = PRESENTERS[GAME.id]
PEOPLE = ("Anna", "Bruno", "Chloé")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_announcement_has_its_text_and_its_picture(language: str) -> None:
    seen = set()
    for seed in (1, 2, 3, 8):  # among them a route that was wrong
        texts: list[str] = []
        for moment in moments(3, seed):
            view = GAME.view(moment.transition.state, None)
            presented = present(GAME.id, view, PEOPLE, language)
            for announcement in PRESENTER.announcements(moment.transition.events):
                events = [GAME.redact(event, None) for event in moment.transition.events]
                announced = presented.announce(announcement, events)
                (text,) = announced.pages
                texts.append(text)
                seen.add(announcement.kind)
                assert 20 < len(text) <= 3500
                assert announced.bands
                for band in announced.bands:
                    assert 20 <= len(band.alt) <= 1024
        assert len(set(texts)) == len(texts), "a message stands twice"
    assert seen == {"planet", "answer", "route", "final"}


def test_an_answer_that_lands_a_ship_is_told_once() -> None:
    answered = ComputerAnswered(0, "land-corva", "ok", 1, 1)
    explored = PlanetExplored(0, "corva", 0, False, 2, 1, 1)
    assert PRESENTER.announcements((answered, explored)) == (Announcement("planet", 1),)
    assert PRESENTER.announcements((answered,)) == (Announcement("answer", 0),)
    won = (RouteChecked(0, True, 1, 1), GameEnded(()))
    assert PRESENTER.announcements(won) == (Announcement("final", 1),)


def test_a_message_tells_the_round_of_its_event_and_not_the_next() -> None:
    state = GAME.new(Setup(("a", "b")), bytes(32)).state
    first = GAME.view(state, None).round
    while True:
        decision = GAME.decisions(state)[0]
        view = GAME.view(state, decision.seat)
        action = GAME.default_action(state, decision.seat)
        transition = GAME.apply(state, decision.seat, action)
        state = transition.state
        after = GAME.view(state, None)
        landed = [one for one in transition.events if isinstance(one, PlanetExplored)]
        if landed and after.round > view.round:
            break
        assert after.round < first + 20
    found = PRESENTER.announcements(transition.events)
    planet = next(announcement for announcement in found if announcement.kind == "planet")
    presented = present(GAME.id, after, PEOPLE)
    (text,) = presented.announce(planet, transition.events).pages
    assert f"round {view.round}" in text
    assert f"round {after.round}" not in text


def test_an_announcement_of_another_game_is_refused() -> None:
    view = GAME.view(GAME.new(Setup(("a", "b")), bytes(32)).state, None)
    with pytest.raises(ValueError, match="reveal"):
        present(GAME.id, view, PEOPLE).announce(Announcement("reveal", 0), [None])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_without_a_route_counts_no_tile(language: str) -> None:
    """French counts nothing like one, in the singular."""
    t = words(language)
    score = t(
        "space1999-announcement-score",
        rank="",
        who="",
        route=0,
        outlook="",
        energy=7,
        nearer=0,
        won="no",
    )
    assert "0" in score
    assert "1" not in score
