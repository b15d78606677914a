"""A position as people see it, and pages of a replay."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.domain.table import Position, SeatAssignment, Status, Table
from bot.games import PRESENTERS
from bot.games.base import GamePresenter
from bot.i18n import words
from bot.messages.components import replay_pages
from bot.messages.components.log_entries import describe_entries
from bot.messages.components.position_view import (
    PICTURE_NAME,
    PositionView,
    escaped_names,
    name_beside_title,
    raw_names,
    seat_name,
)
from bot.messages.components.replay_pages import EVERYTHING, PUBLIC, SEATS, Replay, chosen
from bot.settings import LANGUAGES
from bot.tables.record.replay import ReplayStep
from rules.core.game import Decision, Setup
from rules.first_martians.plan.planning import Call
from rules.race1969.missions import Launch
from rules.race1969.purchases import Buy
from tests.bot.helpers.worst_case import autopilots, game, position, table
from tests.bot.toys.toy import Toy
from tests.bot.toys.toy_presenter import presenter
from tests.rules.first_martians.table import Table as MarsTable

PEOPLE = ("Anna", "Bea", "Anna")
DUE = datetime(1999, 9, 13, 12, 0, tzinfo=UTC)


class Deciding(Toy):
    def __init__(self, *decisions: Decision) -> None:
        self.waiting = decisions

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        return self.waiting

    def view(self, state: Any, viewer: Any) -> Any:
        return None


def position_view(*decisions: Decision) -> PositionView:
    ids = {name: 10**18 + number for number, name in enumerate(dict.fromkeys(PEOPLE))}
    seats = tuple(
        SeatAssignment(seat, Toy.identities[seat], ids[name], name)
        for seat, name in enumerate(PEOPLE)
    )
    here: Table = replace(table(3), game="toy", seats=seats, status=Status.RUNNING)
    waiting = [decision.seat for decision in decisions]
    position = Position(here, None, dict.fromkeys(waiting, 1), dict.fromkeys(waiting, DUE))
    return PositionView(presenter(Deciding(*decisions)), position, None, words("en"))


def test_each_seat_that_decides_alone_has_a_line() -> None:
    shown = position_view(Decision(0, "pick"), Decision(1, "pick"))
    lines = shown.up(mention=False)
    assert [line.partition("\n")[0] for line in lines] == [
        "▶️ **red** · Anna chooses a pick",
        "▶️ **green** · Bea chooses a pick",
    ]
    assert all("<t:" in line for line in lines)
    assert shown.up_of(1, 2) == lines[1:]


def test_seats_that_decide_together_share_a_line_and_a_clock() -> None:
    together = [Decision(seat, "route", about="1", shared=True) for seat in range(2)]
    shown = position_view(*together, Decision(2, "pick"))
    lines = shown.up(mention=False)
    assert len(lines) == 2
    assert lines[0].startswith("▶️ **Anna**, **Bea**: chooses a route\n")
    assert lines[0].count("<t:") == 1
    assert shown.up_of(0) == shown.up_of(0, 1) == lines[:1]


def test_decisions_of_different_matters_are_not_made_together() -> None:
    shown = position_view(
        Decision(0, "route", about="1", shared=True), Decision(1, "route", about="2", shared=True)
    )
    assert len(shown.up(mention=False)) == 2


@pytest.mark.parametrize(("leader", "asked"), [("Anna", {2}), ("Bea", {1, 2})])
def test_nobody_is_offered_to_ask_a_seat_of_their_own(leader: str, asked: set[int]) -> None:
    crew = MarsTable("scientist", "geologist", "medic")
    crew.planning()
    crew.do("scientist", "unwind")
    seats = (
        SeatAssignment(0, "scientist", 1, "Anna"),
        SeatAssignment(1, "geologist", 1 if leader == "Anna" else 2, leader),
        SeatAssignment(2, "medic", None, "", "steady"),
    )
    here = replace(table(3), game="first_martians", seats=seats, status=Status.RUNNING)
    position = Position(here, crew.state, {}, {})
    shown = PositionView(PRESENTERS["first_martians"], position, 0, words("en"))
    calls = [each for each in shown.actions(0) if isinstance(each, Call)]
    assert {crew.seat(each.role) for each in calls} == asked
    assert len(shown.choices(0)) == len(shown.actions(0))


def test_a_person_in_two_seats_is_named_and_called_once() -> None:
    shown = position_view(*(Decision(seat, "route", shared=True) for seat in range(3)))
    assert shown.up(mention=False)[0].startswith("▶️ **Anna**, **Bea**: ")
    assert shown.up(mention=True)[0].startswith(f"▶️ <@{10**18}>, <@{10**18 + 1}>: ")
    assert shown.mentions() == (10**18, 10**18 + 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["race1969", "space1999"])
def test_the_headline_of_a_closed_table_names_nobody_as_up(game: str, language: str) -> None:
    found = PRESENTERS[game]
    state = found.game.new(Setup(found.game.identities[:2]), bytes(32)).state
    while game == "race1969" and state.launch is None:
        decision = found.game.decisions(state)[0]
        actions = found.game.legal_actions(state, decision.seat)
        default = found.game.default_action(state, decision.seat)
        # Without a card in anybody's hand a launch would be over at once.
        action = next((one for one in actions if isinstance(one, (Buy, Launch))), default)
        state = found.game.apply(state, decision.seat, action).state
    seats = tuple(
        SeatAssignment(seat, identity, 10**18 + seat, name)
        for seat, (identity, name) in enumerate(
            zip(found.game.identities, ("Anna", "Bea"), strict=False)
        )
    )
    headlines = []
    for status in (Status.RUNNING, Status.CLOSED):
        here = replace(table(2), game=game, seats=seats, status=status)
        view = PositionView(found, Position(here, state, {}, {}), None, words(language))
        headlines.append(view.headline)
    assert any(name in headlines[0] for name in ("Anna", "Bea"))
    assert not any(name in headlines[1] for name in ("Anna", "Bea"))
    assert headlines[1]


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
        end = public.view(None, None)
        again = describe_entries(end, [bare], redacted=True)
        assert tuple(again) == told.get(place, ())
    assert len(whole.pages()) >= len(public.pages())
    assert dict(_sentences(whole)) != told
    step = public.steps[len(public.steps) // 2]
    assert public.hands(step) == []
    assert [seat for seat, _ in whole.hands(step)] == [0, 1]
    assert [seat for seat, _ in replay(presenter, SEATS + 1).hands(step)] == [1]


def _sentences(book: Replay) -> list[tuple[int, tuple[str, ...]]]:
    return [(page.place, page.sentences) for page in book.pages()]
