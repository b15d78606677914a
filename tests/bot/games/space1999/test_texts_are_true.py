"""Panels and messages say what is true in each case, in every language."""

from __future__ import annotations

import re

import pytest

from bot.games import PRESENTERS
from bot.games.announcement import Announcement
from bot.games.base import Presentation
from bot.i18n import words
from bot.settings import LANGUAGES
from rules.space1999.game import GAME
from rules.space1999.ships import PlanetExplored
from rules.space1999.slides import ExtraSlide, Slide
from rules.space1999.state import Task
from tests.bot.games.presentation import present
from tests.rules.space1999.table import EAST, Table

PRESENTER = PRESENTERS[GAME.id]
PEOPLE = ("Anna", "Bruno")


def shown(table: Table, sector: str | None, language: str) -> Presentation:
    return present(GAME.id, table.view(sector), PEOPLE, language)


# The Bank


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("bank", "taken"), [((0, 0), 0), ((1, 0), 1), ((2, 0), 2), ((24, 16), 2)])
def test_a_planets_message_tells_the_tiles_that_the_bank_gave(
    bank: tuple[int, int], taken: int, language: str
) -> None:
    table, t = Table("a", "b", moon=EAST), words(language)
    table.give("a", place="n13", energy=7)
    table.set(bank=bank)
    card = next(
        one
        for one in table.board.planet_cards
        if one.tiles == 2 and one.instruction == "none" and one.energy >= 0
    )
    table.rig_card(card.conditions, card.energy, card.instruction)
    events = table.do("a", "fly lumo")
    index = next(i for i, one in enumerate(events) if isinstance(one, PlanetExplored))
    announced = shown(table, None, language).announce(Announcement("planet", index), events)
    (text,) = announced.pages
    printed = t(
        "space1999-announcement-card",
        conditions=t(f"space1999-conditions-{card.conditions}"),
        count=taken,
        energy=f"+{card.energy}" if card.energy else "0",
        instruction=t("space1999-instruction-none"),
    )
    assert printed in text
    short = t("space1999-announcement-bank", taken=taken, due=2)
    assert (short in text) is (taken < 2)


# Slides


def sliding(kind: str, *, energy: int, own: bool = True, others: bool = True) -> Table:
    """A seat at a decision of a kind, with a tile of its own and one of a rival's."""
    table = Table("a", "b", moon=EAST)
    table.lay(*(["a straight c3 1"] if own else []), *(["b straight a7 1"] if others else []))
    place = "base" if kind == "tiles" else "kimor"
    table.give("a", place=place, energy=energy, tiles=(1, 0) if kind == "tiles" else (0, 0))
    card = "remove-tile" if kind == "tile-card" else None
    table.set(turn=0, agenda=(Task(0, kind, 99, card=card),))
    return table


CASES = [
    (7, True, True, "both"),
    (4, True, True, "own"),
    (7, True, False, "own"),
    (7, False, True, "others"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["tiles", "take-off", "tile-card"])
@pytest.mark.parametrize(("energy", "own", "others", "whose"), CASES)
def test_slides_are_promised_as_far_as_they_are_open(
    kind: str, energy: int, own: bool, others: bool, whose: str, language: str
) -> None:
    table, t = sliding(kind, energy=energy, own=own, others=others), words(language)
    presented = shown(table, "a", language)
    (decision,) = GAME.decisions(table.state)
    asked = presented.question(decision)
    told = {
        one: t("space1999-question-slide-price", whose=one, price=5)
        for one in ("own", "others", "both")
    }
    assert [one for one in told if told[one] in asked.split("\n")] == [whose]
    actions = GAME.legal_actions(table.state, 0)
    slides = [
        choice
        for choice in presented.choices(0, actions)
        if isinstance(choice.action, (Slide, ExtraSlide))
    ]
    hints = {choice.labels[0].hint for choice in slides}
    assert hints == {t("space1999-hint-slides", whose=whose, price=5)}
    left = t("space1999-hint-left", energy=energy - 5)
    for choice in slides:
        assert choice.preview is not None
        paid = choice.action.square == "a7"
        assert (t("space1999-preview-free") in choice.preview()) is not paid
        assert choice.labels[1].hint.endswith(left) is paid


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spent_is_promised_no_more(language: str) -> None:
    table, t = sliding("tiles", energy=12), words(language)
    (decision,) = GAME.decisions(table.state)
    table.do("a", "slide c3 c4")
    asked = shown(table, "a", language).question(decision)
    assert t("space1999-question-slide-price", whose="others", price=5) in asked
    table.do("a", "slide a7 a8")
    asked = shown(table, "a", language).question(decision)
    assert not any(
        t("space1999-question-slide-price", whose=one, price=5) in asked
        for one in ("own", "others", "both")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_moves_is_told_apart_from_ones_own_slide(language: str) -> None:
    table = sliding("tile-card", energy=12)
    table.set(agenda=(Task(0, "tile-card", 99, card="move-tile"),))
    actions = GAME.legal_actions(table.state, 0)
    found = shown(table, "a", language).choices(0, actions)
    card = [choice for choice in found if isinstance(choice.action, Slide)]
    extra = [choice for choice in found if isinstance(choice.action, ExtraSlide)]
    assert {choice.action.square for choice in card} == {"c3", "a7"}
    assert {len(choice.path) for choice in card} == {1}
    assert {len(choice.path) for choice in extra} == {2}
    free = words(language)("space1999-preview-free")
    for choice in card:
        assert choice.preview is not None
        assert free in choice.preview()


# Immediate take-off


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_take_off_is_told_by_nodes_and_not_by_what_is_nearest(language: str) -> None:
    table = sliding("take-off", energy=7)
    (decision,) = GAME.decisions(table.state)
    asked = shown(table, "a", language).question(decision).split("\n")[0]
    pages = PRESENTER.rules_pages(words(language))
    rules = pages[PRESENTER.rules_topics.index("planets")][1]
    for text in (asked, rules):
        assert re.search("by one node|di almeno un nodo|d’au moins un nœud|einen Knoten weit", text)
        assert not re.search("next node|più vicino|nœud voisin|nächsten Knoten", text)


# A plan for a planet that is visited already


@pytest.mark.parametrize(
    ("language", "last", "several"),
    [
        ("en", "for the only planet not yet visited.", "any planet not yet visited: 2 to choose"),
        ("it", "per l’unico pianeta ancora da visitare.", "da visitare, 2 tra cui scegliere."),
        ("fr", "pour la seule planète encore à visiter.", "planète à visiter, 2 au choix."),
        ("de", "für den einzigen unbesuchten Planeten.", "unbesuchten Planeten: 2 zur Wahl."),
    ],
)
def test_the_last_planet_is_no_choice_of_planets(language: str, last: str, several: str) -> None:
    table = Table("a", "b", moon=EAST)
    planets = tuple(table.state.start.chart.planets)
    table.visit(*planets[:-2])
    table.set(turn=0, agenda=(Task(0, "planet", 99, card=f"land-{planets[0]}"),))
    (decision,) = GAME.decisions(table.state)
    assert several in shown(table, "a", language).question(decision)
    table.visit(planets[-2])
    assert last in shown(table, "a", language).question(decision)
