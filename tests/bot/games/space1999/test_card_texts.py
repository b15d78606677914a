"""Texts of planets and cards: complete, about what there is, and told where they belong."""

from __future__ import annotations

import re
import shutil
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from bot.games import PRESENTERS, text_check
from bot.games.announcement import Announcement
from bot.games.base import Presentation
from bot.games.space1999.announcement_texts import ANSWERED
from bot.games.space1999.planet_texts import PREFIX, texts_of
from bot.games.text_check import check_texts
from bot.i18n import words
from bot.messages.components.log_entries import results_for
from bot.messages.components.position_view import PositionView
from bot.settings import LANGUAGES
from rules.core.data_files import Document
from rules.core.errors import BrokenData
from rules.space1999.board import PlanetCard
from rules.space1999.board_data import DATA, standard_board
from rules.space1999.central_computer import ComputerAnswered, PlanDrawn, PlanProposed, ProgramDrawn
from rules.space1999.decision_rules import MoonMoved
from rules.space1999.game import GAME
from rules.space1999.ships import PlanetExplored
from tests.bot.games.presentation import present
from tests.bot.games.space1999.own_board import own_board, renamed
from tests.bot.helpers.worst_case import game, position
from tests.rules.data_file import broken, text_of
from tests.rules.space1999.table import Table

PRESENTER = PRESENTERS[GAME.id]
PEOPLE = ("Anna", "Bruno")
LONGEST = {"planet": 130, "again": 130, "card": 170, "moon": 80, "plan": 80}
"""Characters of a text by the first part of its id; of the Computer's words 120."""


def shown(language: str, content: Any = None) -> Presentation:
    return present(GAME.id, Table("a", "b", content=content).view(None), PEOPLE, language)


def landing(planet: str, card: int, *, again: bool = False) -> PlanetExplored:
    return PlanetExplored(0, planet, card, again, 8, 2, 3)


def check(document: Document) -> None:
    check_texts(document, texts_of(DATA.checked(document)), PREFIX)


# What there is


def test_every_card_of_the_shipped_board_has_its_texts() -> None:
    PRESENTER.check_texts()
    texts = texts_of(standard_board())
    kinds = {name.removeprefix(PREFIX).partition("-")[0] for name in texts}
    assert kinds >= {"planet", "again", "card", "moon", "plan", "program"}


def test_every_single_card_has_a_text_of_its_own() -> None:
    board = standard_board()
    texts = [name.removeprefix(PREFIX) for name in texts_of(board)]
    assert sum(name.startswith("card-") for name in texts) == len(board.planet_deck)
    assert sum(name.startswith("moon-") for name in texts) == len(board.moon_deck)
    assert sum(name.startswith("plan-") for name in texts) == len(board.plan_deck)
    assert sum(name.startswith("program-") for name in texts) == len(board.program_deck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_and_without_figures_and_none_is_told_of_two_cards(language: str) -> None:
    t = words(language)
    told = {name: t(name) for name in texts_of(standard_board())}
    assert len(set(told.values())) == len(told)
    for name, text in told.items():
        most = LONGEST.get(name.removeprefix(PREFIX).partition("-")[0], 120)
        assert len(text) <= most, (name, len(text))
        assert not re.search(r"[\d'\"*_]", text), name


def test_a_card_whose_figures_were_changed_is_named_by_its_line() -> None:
    text = text_of(GAME.id)
    old = 'conditions = "hostile"\nenergy = -3'
    reason, params, line = broken(text, check, (old, old.replace("-3", "-4")))
    assert (reason, params["field"], line) == ("invalid-data", "planet_cards.0", "[[planet_cards]]")
    assert "card-hostile-minus4-none" in str(params["why"])


def test_a_text_without_a_card_is_named_in_its_catalog() -> None:
    before = "copies = [0, 3, 3, 3, 3, 3, 3, 3, 3]"
    text = text_of(GAME.id).replace(before, "copies = [0, 3, 3, 3, 3, 3, 3, 6, 0]")
    with pytest.raises(BrokenData) as caught:
        check(Document("board.toml", text))
    params = caught.value.params
    assert (params["file"], params["field"]) == ("en/card_texts.ftl", f"{PREFIX}moon-8")
    catalog = resources.files("bot.locales").joinpath("en", GAME.id, "card_texts.ftl")
    lines = catalog.read_text(encoding="utf-8").splitlines()
    assert lines[int(str(params["line"])) - 1].startswith(f"{PREFIX}moon-8 =")


def test_a_text_that_one_language_lacks_is_named_by_its_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locales = Path(str(resources.files("bot.locales")))
    for language in LANGUAGES:
        shutil.copytree(locales / language / GAME.id, tmp_path / language)
    catalog = tmp_path / "fr" / "card_texts.ftl"
    text = catalog.read_text(encoding="utf-8")
    catalog.write_text(text.replace(f"{PREFIX}again-corva", "elsewhere"), encoding="utf-8")
    monkeypatch.setattr(text_check, "LOCALES", tmp_path)
    source = text_of(GAME.id)
    with pytest.raises(BrokenData) as caught:
        check_texts(Document("board.toml", source), texts_of(standard_board()), PREFIX)
    params = caught.value.params
    assert (params["file"], params["field"]) == ("board.toml", "chart.planets.corva")
    assert source.splitlines()[int(str(params["line"])) - 1].startswith("corva =")
    assert str(params["why"]).endswith("of fr")


# Where they are told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_landing_tells_of_planet_and_card_once_and_of_the_card_only_in_full(
    language: str,
) -> None:
    t, p = words(language), shown(language)
    for again in (False, True):
        event = landing("corva", 4, again=again)
        announced = p.announce(Announcement("planet", 0), [event])
        there, other = (t(f"{PREFIX}{visit}-corva") for visit in _visits(again))
        card = t(f"{PREFIX}card-hostile-plus3-none")
        (page,) = announced.pages
        for text in (there, card):
            assert page.count(text) == p.card_texts(event).count(text) == 1
        assert there in announced.beside
        assert card not in announced.beside
        assert other not in page + announced.beside
        assert p.card_texts(event) == (there, card)
        assert there not in (p.describe(event) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_say_the_same_are_told_differently_from_round_to_round(language: str) -> None:
    p = shown(language)
    answers = [ComputerAnswered(0, "return", "neutral", 7, round_) for round_ in range(1, 14)]
    removal, home = ProgramDrawn(0, "remove-tile", 8), PlanProposed(0, "return")
    for event, different in ((removal, 13), (home, 6)):
        told = {p.card_texts(event, (home, answer, removal)) for answer in answers}
        assert len(told) == different
    warm = PlanetCard(conditions="good", energy=1, instruction="none", count=2)
    card = p.view.board.planet_cards.index(warm)
    landings = [PlanetExplored(0, "corva", card, False, 8, 2, round_) for round_ in range(3)]
    assert len({p.card_texts(event) for event in landings}) == len(landings)
    passages = {p.describe(MoonMoved(4, turns, (), False, 7)) for turns in range(3)}
    assert len(passages) == 3


def test_a_program_is_told_in_the_same_words_in_the_log_and_when_it_is_announced() -> None:
    told = 0
    for state, step in game(3, PRESENTER):
        drawn = [event for event in step.events if isinstance(event, ProgramDrawn)]
        for announcement in PRESENTER.announcements(step.events) if drawn else ():
            if announcement.kind == ANSWERED:
                here = position(state, 3, step.version, "en", PRESENTER)
                p = PositionView(PRESENTER, here, None, words("en")).presentation
                page = p.announce(announcement, step.events).pages[0]
                (text,) = p.card_texts(drawn[0], step.events)
                assert text in page
                told += 1
    assert told


def _visits(again: bool) -> tuple[str, str]:
    return ("again", "planet") if again else ("planet", "again")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_computers_words_follow_from_its_answer_and_vary(language: str) -> None:
    p = shown(language)
    for answer in ("ok", "negative", "neutral"):
        given = [ComputerAnswered(0, "land-corva", answer, 1, round_) for round_ in range(1, 8)]
        told = [p.card_texts(event) for event in given]
        assert told == [p.card_texts(event) for event in given]
        assert len(set(told)) == {"ok": 7, "negative": 7, "neutral": 5}[answer]
        assert p.card_texts(ComputerAnswered(1, "land-corva", answer, 1, 1)) != told[0]


def test_a_plan_that_is_drawn_says_no_more_than_its_name() -> None:
    """Only what is laid open has a text, so that none can tell of a hand."""
    p = shown("en")
    assert p.card_texts(PlanDrawn(0, "land-corva", False, 6)) == ()
    text = words("en")(f"{PREFIX}plan-land-corva")
    assert p.card_texts(PlanProposed(0, "land-corva")) == (text,)


def test_texts_stand_in_the_result_of_ones_own_move_alone() -> None:
    state, step = next(
        (state, step)
        for state, step in game(2, PRESENTER)
        if any(isinstance(event, PlanetExplored) for event in step.events)
    )
    assert step.seat is not None
    found = next(event for event in step.events if isinstance(event, PlanetExplored))
    here, t = position(state, 2, step.version, "en", PRESENTER), words("en")
    text = t(f"{PREFIX}planet-{found.planet}")
    own, _ = results_for(PositionView(PRESENTER, here, step.seat, t), [step], step.seat)
    assert "\n".join(line.text for line in own).count(text) == 1
    other = 1 - step.seat
    seen = results_for(PositionView(PRESENTER, here, other, t), [step], other)
    assert text not in "\n".join(line.text for lines in seen for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planet_and_a_card_of_ones_own_have_none(language: str) -> None:
    content = own_board()
    content["planet_cards"][0]["energy"] = -9
    p = shown(language, content)
    event = landing(renamed("corva"), 0)
    assert p.card_texts(event) == ()
    announced = p.announce(Announcement("planet", 0), [event])
    assert "**" in announced.pages[0]
    assert "*\n" not in announced.beside.replace("**", "")
    assert p.card_texts(PlanProposed(0, f"land-{renamed('corva')}")) == ()
