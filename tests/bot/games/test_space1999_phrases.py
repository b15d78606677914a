"""A sentence for every event of Spazio: 1999, no more in it than its reader may know."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.games import FACES
from bot.games.base import Announcement
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.game import Setup, Standing
from rules.space1999 import events as ev
from rules.space1999.game import GAME
from rules.space1999.terms import ANSWERS
from tests.bot.games.games import WORST_NAME
from tests.bot.games.space import moments

FACE = FACES["space1999"]
PEOPLE = ("Anna", "Bruno", "Chloé")
STAYED = ("no-step", "no-energy", "shut-in", "home", "there", "declined", "no-tile")
HOME = ("flight", "plan", "program", "planet", "moon", "reset")

SAMPLES: tuple[ev.Event, ...] = (
    ev.GameStarted(("a", "b", "c"), 1, 3),
    ev.MoonMoved(5, 2, (0, 2), True, 4),
    ev.MoonMoved(5, 2, (), False, 4),
    ev.RoundBegan(3),
    ev.TurnBegan(0, 1),
    ev.Passed(1),
    ev.Flew(0, "base", ("n5", "n13", "corva"), ("n13", "corva"), 2),
    ev.Flew(0, "n5", ("base",), ("base",), 1),
    ev.PlanProposed(0, "land-corva"),
    *(ev.ComputerAnswered(0, "return", answer, 5, 3) for answer in ANSWERS),
    ev.PlanDrawn(0, "land-velta", False, 6),
    ev.PlanDrawn(1, "energy-5", True, 6),
    *(ev.ProgramDrawn(0, program, 7) for program in ("move-tile", "return-2", "plans-1")),
    ev.Stepped(2, "base", "n9"),
    ev.Jumped(2, "n9", "aldra"),
    *(ev.Stayed(1, why) for why in STAYED),
    ev.PlanetExplored(0, "corva", 0, False, 8, 2, 3),
    ev.PlanetExplored(0, "corva", 9, True, 8, 2, 3),
    ev.EnergyChanged(0, -2, "planet"),
    ev.EnergyChanged(0, 4, "plan"),
    ev.TilesTaken(0, (1, 1), 9),
    ev.TilesTaken(0, (0, 2), 9),
    *(ev.CameHome(0, "n9", why, 3) for why in HOME),
    ev.TileLaid(0, "curve", "g1", 3),
    ev.TilesKept(0),
    ev.TilesReturned(0, (2, 0)),
    ev.TileSlid(0, 0, "g1", "g2", 0, False),
    ev.TileSlid(0, 1, "a7", "b7", 5, False),
    ev.TileRemoved(0, 2, "g13", "straight"),
    ev.PlanetsReset(),
    ev.RouteChecked(1, True, 10, 4),
    ev.RouteChecked(1, False, 10, 4),
    ev.TilesLost(1, ("g5", "g6"), (2, 0)),
    ev.Awaited(()),
    ev.GameEnded((Standing(2, 1, 7, 3), Standing(0, 2, 4, 1), Standing(1, 3, 0, 0))),
)

SILENT = (ev.TurnBegan, ev.Awaited)
"""Said by the sentence of another event, or by who is up."""


def told(event: ev.Event, viewer: int | None, language: str, people: tuple[str, ...]) -> str | None:
    """What a viewer is told of an event."""
    moment = next(moments(3, 1))
    view = GAME.view(moment.transition.state, viewer)
    known = GAME.redact(event, viewer)
    return None if known is None else FACE.describe(known, view, people, words(language))


def test_the_samples_show_every_kind_of_event() -> None:
    assert {type(sample) for sample in SAMPLES} == set(get_args(ev.Event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_is_put_into_words(language: str, viewer: int | None) -> None:
    for event in SAMPLES:
        text = told(event, viewer, language, (WORST_NAME,) * 3)
        gift = isinstance(event, ev.EnergyChanged) and event.amount > 0
        if isinstance(event, SILENT) or gift:
            assert text is None
            continue
        assert text is not None
        assert "\n" not in text
        assert len(text) <= 420, text


def test_a_plan_is_named_to_its_owner_alone() -> None:
    event = ev.PlanDrawn(0, "land-velta", False, 6)
    for language in LANGUAGES:
        assert "Velta" in (told(event, 0, language, PEOPLE) or "")
        for viewer in (None, 1, 2):
            assert "Velta" not in (told(event, viewer, language, PEOPLE) or "")


def test_a_flight_is_told_with_its_bends_and_its_cost() -> None:
    flight = ev.Flew(0, "base", ("n5", "n13", "corva"), ("n13", "corva"), 2)
    text = told(flight, None, "en", PEOPLE) or ""
    assert "from Base to Corva for 2 E.U. (by 13)" in text
    text = told(flight, None, "it", PEOPLE) or ""
    assert "dalla Base a Corva con 2 U.E. (passando per 13)" in text


def test_a_blow_to_the_hand_is_a_change_of_secrets() -> None:
    for event in (
        ev.PlanDrawn(1, None, False, None),
        ev.ComputerAnswered(1, "return", "ok", None, 2),
    ):
        assert FACE.secrets_changed(event, 1)
        assert not FACE.secrets_changed(event, 0)
    for event in (
        ev.PlanProposed(1, "return"),
        ev.ComputerAnswered(1, "return", "neutral", None, 2),
    ):
        assert not FACE.secrets_changed(event, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_post_has_its_text_and_its_picture(language: str) -> None:
    t, seen, drawn = words(language), set(), set()
    for seed in (1, 2, 3, 8):  # among them a route that was wrong
        texts: list[str] = []
        for moment in moments(3, seed):
            view = GAME.view(moment.transition.state, None)
            for post in FACE.posts(moment.transition.events):
                event = GAME.redact(moment.transition.events[post.event], None)
                text, picture = FACE.post(post, event, view, PEOPLE, t)
                texts.append(text)
                seen.add(post.kind)
                assert 20 < len(text) <= 3500
                if post.kind not in drawn:
                    drawn.add(post.kind)
                    assert picture.png().startswith(b"\x89PNG")
                    assert picture.alt
        assert len(set(texts)) == len(texts), "a message stands twice"
    assert seen == {"planet", "answer", "route", "final"}


def test_an_answer_that_lands_a_ship_is_told_once() -> None:
    answered = ev.ComputerAnswered(0, "land-corva", "ok", 1, 1)
    explored = ev.PlanetExplored(0, "corva", 0, False, 2, 1, 1)
    assert FACE.posts((answered, explored)) == (Announcement("planet", 1),)
    assert FACE.posts((answered,)) == (Announcement("answer", 0),)
    won = (ev.RouteChecked(0, True, 1, 1), ev.GameEnded(()))
    assert FACE.posts(won) == (Announcement("final", 1),)


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
        landed = [one for one in transition.events if isinstance(one, ev.PlanetExplored)]
        if landed and after.round > view.round:
            break
        assert after.round < first + 20
    post = next(post for post in FACE.posts(transition.events) if post.kind == "planet")
    text, _ = FACE.post(post, transition.events[post.event], after, PEOPLE, words("en"))
    assert f"round {view.round}" in text
    assert f"round {after.round}" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_fit(language: str) -> None:
    pages = FACE.rules(words(language))
    assert len(pages) >= 8
    for heading, text in pages:
        assert 1 <= len(heading) <= 60
        assert 100 < len(text) <= 1500


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_ends_in_two_stops(language: str) -> None:
    """Some plans and cards end in the stop of "E.U.", which their sentence must not double."""
    short = (
        ev.PlanProposed(0, "energy-5"),
        ev.PlanDrawn(0, "energy-5", False, 6),
        ev.PlanDrawn(0, "energy-5", True, 6),
        ev.ProgramDrawn(0, "energy-4", 7),
    )
    for event in (*SAMPLES, *short):
        assert ".." not in (told(event, 0, language, PEOPLE) or "").replace("*", ""), event


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_without_a_route_counts_no_tile(language: str) -> None:
    """French counts nothing like one, in the singular."""
    t = words(language)
    score = t("space1999-post-score", rank="", who="", route=0, outlook="", energy=7)
    assert "0" in score
    assert "1" not in score


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_and_sentences_call_a_plan_the_same(language: str) -> None:
    t = words(language)
    for plan in ("plan-land", "plan-return"):
        assert t(f"pic1999-{plan}", planet="Corva") == t(f"space1999-{plan}", planet="Corva")
