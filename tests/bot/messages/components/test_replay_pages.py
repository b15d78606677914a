"""The moments of a game that an animated replay shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.components import replay_pages
from bot.messages.components.log_entries import describe_entries
from bot.messages.components.replay_pages import EVERYTHING, PUBLIC, SEATS, Replay, chosen
from bot.tables.record.replay import ReplayStep
from tests.bot.helpers.worst_case import game, position


def replay(presenter: GamePresenter, viewed_by: int, *, lost: int = 0) -> Replay:
    """A game of two; the states of its ``lost`` first steps can't be had any more."""
    played = game(2, presenter)
    steps = [
        ReplayStep(
            entry,
            None if place < lost else state,
            presenter.round_of(presenter.game.view(state, None)),
        )
        for place, (state, entry) in enumerate(played)
    ]
    end = position(played[-1][0], 2, len(played), presenter=presenter)
    return Replay(presenter, end, steps, viewed_by, words("en"))


@pytest.mark.parametrize("most", [2, 3, 7, 12])
def test_a_long_game_keeps_the_ends_of_its_rounds(most: int) -> None:
    rounds = [number // 5 for number in range(30)]
    places = chosen(rounds, most)
    assert len(places) == most
    assert places == sorted(set(places))
    assert places[-1] == 29
    ends = {4, 9, 14, 19, 24, 29}
    assert ends <= set(places) or set(places) <= ends


def test_a_short_game_is_shown_whole() -> None:
    assert chosen([1, 1, 2], 3) == [0, 1, 2]
    assert chosen([], 3) == []


@pytest.mark.parametrize("name", list(PRESENTERS))
def test_films_are_of_one_length_and_bounded(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_pages, "MOST_FRAMES", 8)
    presenter = PRESENTERS[name]
    for viewed_by in (PUBLIC, EVERYTHING, SEATS):
        films, whole = replay(presenter, viewed_by).films()
        assert films
        assert {len(film) for film in films} == {8}
        assert all(len({band.name for band in film}) == 1 for film in films)
        assert whole > 8
        assert len({band.key for band in films[0]}) > 1, "something moves"


def test_what_cannot_be_shown_is_left_out() -> None:
    presenter = PRESENTERS["space1999"]
    whole = replay(presenter, PUBLIC).films()[1]
    assert replay(presenter, PUBLIC, lost=10).films()[1] < whole
    nothing = replay(presenter, PUBLIC, lost=10**6)
    assert nothing.films() == ([], 0)
    assert [page.sentences for page in nothing.pages()], "it is told in words"


@pytest.mark.parametrize("name", ["race1969", "space1999"])
def test_other_viewers_see_no_more_than_they_knew(name: str) -> None:
    """The public's pages don't change with what only a seat knows; those of all hands do."""
    presenter = PRESENTERS[name]
    public, whole = (replay(presenter, viewed_by) for viewed_by in (PUBLIC, EVERYTHING))
    told = dict(_sentences(public))
    for place, step in enumerate(public.steps):
        events = [presenter.game.redact(event, None) for event in step.entry.events]
        known = tuple(event for event in events if event is not None)
        bare = replace(step.entry, events=known)
        again = describe_entries(public.view(None, None), [bare], redacted=True)
        assert tuple(again) == told.get(place, ())
    assert len(whole.pages()) >= len(public.pages())
    assert dict(_sentences(whole)) != told
    step = public.steps[len(public.steps) // 2]
    assert public.hands(step) == []
    assert [seat for seat, _ in whole.hands(step)] == [0, 1]
    assert [seat for seat, _ in replay(presenter, SEATS + 1).hands(step)] == [1]


def _sentences(book: Replay) -> list[tuple[int, tuple[str, ...]]]:
    return [(page.place, page.sentences) for page in book.pages()]
