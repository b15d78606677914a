"""Panels, the log and the help say what is true in each case, in every language."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.games import PRESENTERS
from bot.games.base import Presentation
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.core.structs import with_item
from rules.race1969.board import standard_board
from rules.race1969.espionage import MissionPaid
from rules.race1969.game import GAME
from rules.race1969.missions import Launch
from rules.race1969.purchases import Spy
from rules.race1969.state import Flight
from rules.race1969.terms import MISSIONS, PURCHASES
from tests.bot.games.presentation import present
from tests.rules.race1969.table import Table

PRESENTER = PRESENTERS[GAME.id]
NAMES = ("Anna", "Bruno", "Chloé")


def shown(table: Table, nation: str, language: str) -> Presentation:
    """The nation's view as its player reads it."""
    return present(GAME.id, table.view(nation), NAMES, language)


def at_launch() -> Table:
    table = Table()
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=60, moon_cell=4)
    return table


def flown(table: Table) -> None:
    table.give("usa", flights=(Flight(0, "moon", 1963, 12, 19),))


def preview(table: Table, mission: str, language: str) -> str:
    seat = table.seat("usa")
    actions = GAME.legal_actions(table.state, seat)
    (choice,) = [
        one
        for one in shown(table, "usa", language).choices(seat, actions)
        if one.action == Launch(mission)
    ]
    assert choice.preview is not None
    return choice.preview()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_moon_rocket_starts_nowhere_once_it_was_flown(language: str) -> None:
    table, t = at_launch(), words(language)
    cell = t("race1969-cell", worth=2, place=1, count=1)
    here = t("race1969-question-moon-flag", flown="no", cell=cell, left=16)
    decision = GAME.decisions(table.state)[0]
    assert here in shown(table, "usa", language).question(decision)
    flown(table)
    asked = shown(table, "usa", language).question(decision)
    assert here not in asked
    assert t("race1969-question-moon-flag", flown="yes", cell="", left=0) in asked
    (line,) = [line for line in asked.split("\n") if line.startswith("🌕")]
    assert not re.search(r"\d", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_promises_the_moon_flag_only_while_it_is_of_use(language: str) -> None:
    t = words(language)
    told = {
        flag: t("race1969-preview-expected", prestige="", top="", flag=flag)
        for flag in ("yes", "no")
    }
    promise = told["yes"].removeprefix(told["no"].split(".")[0]).split(".")[0]
    assert len(promise) > 10
    table = at_launch()
    assert promise in preview(table, "eva", language)
    assert promise not in preview(table, "moon", language)
    table.give("usa", moon_cell=20)
    assert promise not in preview(table, "eva", language), "the flag can't move on"
    table.give("usa", moon_cell=4)
    flown(table)
    assert promise not in preview(table, "eva", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_flags_are_said_to_take_nothing_below_zero(language: str) -> None:
    table = at_launch()
    index = standard_board().mission_index("eva")
    flags = with_item(table.state.flags, index, (1, 2, 1))
    table.state = replace(table.state, flags=flags)
    (line,) = [x for x in preview(table, "eva", language).split("\n") if x.startswith("🚩")]
    assert re.search(r"\b3 PP\b", line)
    assert re.search(r"\b0\b(?![.,]\d)", line), "with the least that a cell pays"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("worth", "flags", "prestige", "difference"),
    [(5, 2, 3, True), (3, 3, 0, True), (2, 3, 0, False), (0, 3, 0, False), (5, 0, 5, False)],
)
def test_what_a_mission_pays_is_no_false_sum(
    table: Table, language: str, worth: int, flags: int, prestige: int, difference: bool
) -> None:
    event = MissionPaid(0, "csm", 5, worth, flags, prestige)
    told = shown(table, "usa", language).describe(event)
    assert told is not None
    assert f"**+{prestige} PP**" in told
    assert ("−" in told) is difference
    if worth and flags:
        assert str(worth) in told.partition(": ")[2].replace("\u00a0", " ") or difference
        assert str(flags) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spys_token_is_told_with_its_condition(language: str) -> None:
    table, t = Table(), words(language)
    table.pass_until(PURCHASES, "usa")
    seat = table.seat("usa")
    table.give("usa", money=40)
    actions = GAME.legal_actions(table.state, seat)
    spies = [
        one
        for one in shown(table, "usa", language).choices(seat, actions)
        if isinstance(one.action, Spy)
    ]
    assert t("race1969-scientist-spy") in spies[0].labels[0].text
    taken = t("race1969-hint-spy", gain="\0", bonus="no", prestige=1, free=0).split(" · ")[0]
    assert not any(one.labels[-1].hint.startswith(taken) for one in spies)
    table.do("usa", GAME.format_action(spies[0].action))
    actions = GAME.legal_actions(table.state, seat)
    research = spies[0].action.research
    again = [
        one.labels[-1].hint.startswith(taken)
        for one in shown(table, "usa", language).choices(seat, actions)
        if isinstance(one.action, Spy) and one.action.research == research
    ]
    assert again
    assert all(again)


def page(topic: str, language: str) -> str:
    pages = PRESENTER.rules_pages(words(language))
    return pages[PRESENTER.rules_topics.index(topic)][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_a_table_of_the_missions_from_the_board(language: str) -> None:
    text, board = page("tracks", language), standard_board()
    t = words(language)
    for mission in board.missions:
        name = (
            t("race1969-mission-moon")
            if mission.id == "moon"
            else " + ".join(t(f"race1969-symbol-{symbol}") for symbol in mission.symbols)
        )
        (line,) = [one for one in text.split("\n") if re.search(rf"^\S+ {re.escape(name)} · ", one)]
        assert line.endswith(f" · {mission.launch_cost} M · 🔍 {mission.espionage_cost}")
        assert f": {' '.join(map(str, mission.cells))}" in text.replace("\u00a0", "")


SAID = {
    "purchases": {
        "en": ("more than one spy", "shuffled"),
        "it": ("più di una Spia", "rimescolano"),
        "fr": ("plus d’un Espion", "remélange"),
        "de": ("mehr als ein Spion", "neu gemischt"),
    },
    "aim": {
        "en": ("lot", "to the left"),
        "it": ("sorteggia", "a sinistra"),
        "fr": ("sort", "à gauche"),
        "de": ("Los", "links"),
    },
    "prestige": {
        "en": ("after espionage",),
        "it": ("dopo lo Spionaggio",),
        "fr": ("après l’Espionnage",),
        "de": ("nach den Geheiminformationen",),
    },
    "researches": {
        "en": ("never below 0",),
        "it": ("mai sotto 0",),
        "fr": ("jamais moins de 0",),
        "de": ("nie weniger als 0",),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", SAID)
def test_the_help_says_what_the_rulebook_says(topic: str, language: str) -> None:
    for words_ in SAID[topic][language]:
        assert words_ in page(topic, language)
    if topic == "researches":
        assert page(topic, language).count(SAID[topic][language][0]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_what_is_reconstructed(language: str) -> None:
    text = page("origins", language)
    told = " + ".join(words(language)(f"race1969-symbol-{one}") for one in ("csm", "eva"))
    assert told in text
    assert text.count("**") == 8, "rulebooks, reviews, inferred, our own"
    for wrong in ("are the game’s own", "quelli del gioco", "ceux du jeu", "die des Spiels"):
        assert wrong not in page("table", language)
