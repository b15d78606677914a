"""A sentence for every event of Spazio: 1999, no more in it than its reader may know."""

from __future__ import annotations

import pytest

from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.game import Standing
from rules.space1999.central_computer import ComputerAnswered, PlanDrawn, PlanProposed, ProgramDrawn
from rules.space1999.decision_rules import GameStarted, MoonMoved, Passed, RoundBegan
from rules.space1999.game import GAME
from rules.space1999.route_tiles import (
    GameEnded,
    RouteChecked,
    TileLaid,
    TilesKept,
    TilesLost,
    TilesReturned,
)
from rules.space1999.ships import (
    CameHome,
    EnergyChanged,
    Flew,
    Jumped,
    PlanetExplored,
    PlanetsReset,
    Stayed,
    Stepped,
    TilesTaken,
)
from rules.space1999.slides import TileRemoved, TileSlid
from rules.space1999.state import Awaited, Event, TurnBegan
from rules.space1999.terms import ANSWERS
from tests.bot.games.presentation import WORST_NAME, present
from tests.bot.games.space1999.played import moments

PEOPLE = ("Anna", "Bruno", "Chloé")
STAYED = ("no-step", "no-energy", "shut-in", "home", "there", "declined", "no-tile")
HOME = ("flight", "plan", "program", "planet", "moon", "reset")

SAMPLES: tuple[Event, ...] = (
    GameStarted(("a", "b", "c"), 1, 3),
    MoonMoved(5, 2, (0, 2), True, 4),
    MoonMoved(5, 2, (), False, 4),
    RoundBegan(3),
    TurnBegan(0, 1),
    Passed(1),
    Flew(0, "base", ("n5", "n13", "corva"), ("n13", "corva"), 2),
    Flew(0, "n5", ("base",), ("base",), 1),
    PlanProposed(0, "land-corva"),
    *(ComputerAnswered(0, "return", answer, 5, 3) for answer in ANSWERS),
    PlanDrawn(0, "land-velta", False, 6),
    PlanDrawn(1, "energy-5", True, 6),
    *(ProgramDrawn(0, program, 7) for program in ("move-tile", "return-2", "plans-1")),
    Stepped(2, "base", "n9"),
    Jumped(2, "n9", "aldra"),
    *(Stayed(1, why) for why in STAYED),
    PlanetExplored(0, "corva", 0, False, 8, 2, 3),
    PlanetExplored(0, "corva", 9, True, 8, 2, 3),
    EnergyChanged(0, -2, "planet"),
    EnergyChanged(0, 4, "plan"),
    TilesTaken(0, (1, 1), 9),
    TilesTaken(0, (0, 2), 9),
    *(CameHome(0, "n9", why, 3) for why in HOME),
    TileLaid(0, "curve", "g1", 3),
    TilesKept(0),
    TilesReturned(0, (2, 0)),
    TileSlid(0, 0, "g1", "g2", 0, False),
    TileSlid(0, 1, "a7", "b7", 5, False),
    TileRemoved(0, 2, "g13", "straight"),
    PlanetsReset(),
    RouteChecked(1, True, 10, 4),
    RouteChecked(1, False, 10, 4),
    TilesLost(1, ("g5", "g6"), (2, 0)),
    Awaited(()),
    GameEnded((Standing(2, 1, 7, 3), Standing(0, 2, 4, 1), Standing(1, 3, 0, 0))),
)

SILENT = (TurnBegan, Awaited)
"""Said by the sentence of another event, or by who is up."""


def told(event: Event, viewer: int | None, language: str, people: tuple[str, ...]) -> str | None:
    """What a viewer is told of an event."""
    moment = next(moments(3, 1))
    view = GAME.view(moment.transition.state, viewer)
    known = GAME.redact(event, viewer)
    return None if known is None else present(GAME.id, view, people, language).describe(known)


def test_the_samples_show_every_kind_of_event() -> None:
    assert {type(sample) for sample in SAMPLES} == set(Event.kinds.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_is_put_into_words(language: str, viewer: int | None) -> None:
    for event in SAMPLES:
        text = told(event, viewer, language, (WORST_NAME,) * 3)
        gift = isinstance(event, EnergyChanged) and event.amount > 0
        if isinstance(event, SILENT) or gift:
            assert text is None
            continue
        assert text is not None
        assert "\n" not in text
        assert len(text) <= 420, text


def test_a_plan_is_named_to_its_owner_alone() -> None:
    event = PlanDrawn(0, "land-velta", False, 6)
    for language in LANGUAGES:
        assert "Velta" in (told(event, 0, language, PEOPLE) or "")
        for viewer in (None, 1, 2):
            assert "Velta" not in (told(event, viewer, language, PEOPLE) or "")


def test_a_flight_is_told_with_its_bends_and_its_cost() -> None:
    flight = Flew(0, "base", ("n5", "n13", "corva"), ("n13", "corva"), 2)
    text = told(flight, None, "en", PEOPLE) or ""
    assert "from Base to Corva for 2 E.U. (via 13)" in text
    text = told(flight, None, "it", PEOPLE) or ""
    assert "dalla Base a Corva con 2 U.E. (passando per 13)" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_ends_in_two_stops(language: str) -> None:
    """Some plans and cards end in the stop of "E.U.", which their sentence must not double."""
    short = (
        PlanProposed(0, "energy-5"),
        PlanDrawn(0, "energy-5", False, 6),
        PlanDrawn(0, "energy-5", True, 6),
        ProgramDrawn(0, "energy-4", 7),
    )
    for event in (*SAMPLES, *short):
        assert ".." not in (told(event, 0, language, PEOPLE) or "").replace("*", ""), event


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_and_sentences_call_a_plan_the_same(language: str) -> None:
    t = words(language)
    for plan in ("plan-land", "plan-return"):
        assert t(f"pic1999-{plan}", planet="Corva") == t(f"space1999-{plan}", planet="Corva")
