"""The page with the rules of Spazio: 1999 quotes the figures that are played with."""

from __future__ import annotations

import re
from pathlib import Path

import bot
from bot.games.space1999.learning import figures
from bot.i18n import words
from rules.space1999.board_data import standard_board

PAGE = (Path(bot.__file__).parent.parent / "docs" / "rules-space1999.md").read_text(
    encoding="utf-8"
)
BOARD = standard_board()
KNOWN = figures(words("en"))


def row(first: str) -> list[str]:
    """The cells of the one table row that begins so."""
    lines = [line.strip().strip("|").split("|") for line in PAGE.splitlines() if "|" in line]
    (found,) = [cells for cells in lines if cells[0].strip() == first]
    return [cell.strip() for cell in found]


def said(text: str) -> bool:
    """Whether the page says so, wherever its lines are broken."""
    return " ".join(text.split()) in " ".join(PAGE.split())


def test_planet_cards_are_the_decks() -> None:
    for number, name in enumerate(("hostile", "good", "excellent")):
        count = sum(card.tiles == number for card in BOARD.planet_deck)
        assert row(name)[1:] == [str(count), str(number)]


def test_plans_are_the_decks() -> None:
    kinds = [plan.kind for plan in BOARD.plan_deck]
    assert row("Land on a planet")[1] == str(kinds.count("land"))
    assert row("Return to Base")[1] == str(kinds.count("return"))
    assert row("Receive energy")[1] == str(kinds.count("energy"))
    amounts = [int(n) for n in re.findall(r"\d", row("Receive energy")[2])]
    assert amounts == sorted(plan.amount for plan in BOARD.plan_deck if plan.kind == "energy")


def test_programs_are_the_decks() -> None:
    for text, figure in {
        "move a route tile": "moves",
        "remove a route tile": "removes",
        "return to Base, with energy on top": "homes",
        "receive energy": "energies",
        "draw flight plans": "moreplans",
        "land on a given planet, visited or not": "lands",
    }.items():
        assert row(text)[1] == str(KNOWN[figure])


def test_the_computers_chances_are_the_boards() -> None:
    assert row("✅ OK")[1] == f"{KNOWN['ok']} %"
    assert row("❌ negative")[1] == f"{KNOWN['negative']} %"
    assert row("⚪ neutral")[1] == f"{KNOWN['neutral']} %"
    assert said(f"✅ OK, {KNOWN['right']} %")


def test_energy_tiles_and_chart_are_the_boards() -> None:
    assert said(f"{KNOWN['energy']} E.U. and {KNOWN['plans']} flight plan")
    assert said(f"Every landing at Base gives {KNOWN['homecoming']} E.U.")
    assert said(
        f"jump home with {KNOWN['resethome']} E.U., all others get {KNOWN['resetaway']} E.U."
    )
    assert said(f"one of an opponent's for {KNOWN['slide']} E.U.")
    assert said(f"A grid of {KNOWN['size']} × {KNOWN['size']} squares")
    assert said(f"the shortest way has {KNOWN['least']} tiles")
    assert said(f"{KNOWN['straights']} straight tiles and {KNOWN['curves']} curves")
    assert said(f"The chart has {KNOWN['nodes']} nodes and {KNOWN['planets']} planets")
    assert said(f"then on 1 to {KNOWN['numbers']}")
    assert said(f"loses the {KNOWN['lost']} tiles laid last")


def test_every_ruling_is_there() -> None:
    for number in range(1, 41):
        assert len(row(f"A{number}")) == 3


def test_the_glossary_says_what_the_bot_says() -> None:
    glossary = PAGE[PAGE.index("### In the four languages") :].casefold()
    for language in ("en", "it", "fr", "de"):
        t = words(language)
        for key in (
            "shape-straight",
            "shape-curve",
            "conditions-hostile",
            "conditions-good",
            "conditions-excellent",
            "instruction-take-off",
            "instruction-return",
        ):
            assert t(f"space1999-{key}").casefold() in glossary, (language, key)
