"""The figures that a player sees before paying are those of the rules."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.games.race1969 import glossary
from bot.i18n import words
from rules.core.structs import with_item
from rules.race1969.board import standard_board
from rules.race1969.espionage import Play, Seal, Take
from rules.race1969.missions import Launch, Reroll
from rules.race1969.odds import chance_of_points, launch_odds
from rules.race1969.purchases import Buy, Hire, Spy
from rules.race1969.terms import MISSIONS
from tests.bot.games.race1969.tables import choices, question, shopping
from tests.rules.race1969.table import Table

EN = words("en")

# Purchases


def test_a_hire_shows_price_and_researchers() -> None:
    table = shopping(money=12)
    choice = choices(table, "usa")[Hire("genius", "booster")]
    assert [label.text for label in choice.labels] == [
        "Genius · 11 M · 👥 2",
        "Booster · 👥 0 → 2 ⚠️ no launch then",
    ]
    assert choice.labels[0].hint == "", "one in Investors leaves a launch"
    before = launch_odds(table.view("usa"), 0, "booster").prestige
    table.staff("usa", "booster", "genius")
    after = launch_odds(table.view("usa"), 0, "booster").prestige
    gain = f"{before:.1f} → {after:.1f} PP · +2 on 4 missions"
    hint = f"next year, Booster: {gain}, open: 🚀 🗼🚀 🚀🧑‍🚀🕷️ 🌕"
    assert choice.labels[1].hint == hint


def test_a_purchase_that_leaves_enough_for_a_launch_warns_of_nothing() -> None:
    table = shopping(money=12)
    choice = choices(table, "usa")[Hire("famous", "espionage")]
    assert (choice.labels[0].text, choice.labels[0].hint) == (
        "Famous · 9 M · end: +3 PP",
        "",
    )
    assert choice.labels[1].hint == "free cards a year: 0 → 1, 6 more times"


def test_where_no_launch_can_be_paid_anyway_a_purchase_warns_of_nothing() -> None:
    table = shopping(money=2)
    assert choices(table, "usa")[Buy(1)].labels[1].hint == "≈ 1.7 points · leaves 0 M"
    assert "⚠️ 2 M won’t pay for a launch this year" in question(table, "usa")


def test_a_purchase_for_investors_warns_of_what_a_launch_costs_after_it() -> None:
    table = shopping(money=6)
    found = choices(table, "usa")
    assert found[Hire("base", "investors")].labels[0].text == "Base · 5 M · 👥 1"
    assert found[Hire("base", "investors")].labels[1].text == "Investors · 👥 0 → 1"
    assert found[Hire("base", "eva")].labels[1].text.endswith(" ⚠️ no launch then")
    table = shopping(money=5)
    found = choices(table, "usa")
    assert found[Hire("base", "investors")].labels[0].text.endswith(" ⚠️")
    assert found[Hire("base", "eva")].labels[1].text == "Astronautics (EVA) · 👥 0 → 1", "once only"


def test_the_question_says_what_the_cheapest_launch_costs() -> None:
    table = shopping(money=12)
    assert "cheapest launch" not in question(table, "usa"), "the best launches tell it"
    table = shopping(money=2)
    assert "the cheapest mission, 🧑‍🚀 EVA, costs 3 M" in question(table, "usa")


def test_few_scientists_left_are_told() -> None:
    table = shopping(money=30)
    hint = choices(table, "usa")[Hire("genius", "eva")].labels[0].hint
    assert hint == ""
    table.state = replace(table.state, supply=(3,) * len(table.state.supply))
    hint = choices(table, "usa")[Hire("genius", "eva")].labels[0].hint
    assert hint == "only 3 left"


def test_robotics_is_told_until_somebody_was_hired() -> None:
    table = shopping(money=30)
    table.staff("usa", "robotics", "genius")
    assert "4 M off" in question(table, "usa")
    text = choices(table, "usa")[Hire("famous", "eva")].labels[0].text
    assert text == "Famous · 5 M · end: +3 PP"
    table.do("usa", "hire famous eva")
    assert "M off" not in question(table, "usa")
    text = choices(table, "usa")[Hire("famous", "lem")].labels[0].text
    assert text == "Famous · 9 M · end: +3 PP"


def test_a_spy_shows_both_sides() -> None:
    table = shopping(money=20)
    table.staff("ussr", "booster", "genius")
    choice = choices(table, "usa")[Spy("ussr", "booster")]
    assert [label.text for label in choice.labels] == [
        "Spy · 7 M",
        "USSR · Bruno",
        "Booster · 👥 0 → 1",
    ]
    gain, theirs = choice.labels[2].hint.split(" · ")
    assert re.fullmatch(r"Booster: \d\.\d → \d\.\d PP", gain)
    assert theirs == "theirs: −1 PP, no space left"
    table.do("usa", "spy france booster")
    choice = choices(table, "usa")[Spy("ussr", "booster")]
    assert choice.labels[2].hint.startswith("nothing for you: token taken")


# Launches


def preview(table: Table, nation: str, mission: str) -> str:
    told = choices(table, nation)[Launch(mission)].preview
    assert told is not None
    return told()


def test_a_launch_shows_cost_odds_flags_and_the_risk(table: Table) -> None:
    table.pass_until(MISSIONS, "usa", 1965)
    table.give("usa", money=9)
    table.staff("usa", "csm", "genius")
    table.state = _with_flags(table, "csm", (1, 2))
    table.deal("ussr", 1, 2, 3)
    table.deal("usa", 3, 3)
    text = preview(table, "usa", "csm")
    assert "Costs **4 M** of your 9 M: **5 M left**" in text
    assert "Starts on cell “0”, 4 below the last (5)" in text
    assert "**+2**" in text
    assert "2 flags (🔶🌸) take 2 PP off every cell" in text
    assert "One cell costs 3 points" in text
    assert "Against you: 🔶 USSR (3 cards). Their points add up." in text
    one, two = re.findall(r"at least \w+(?: cell back)? (<?\d+%)", text)
    odds = launch_odds(table.view("usa"), 0, "csm")
    chances = [chance_of_points(table.view("usa"), 3, "csm", least) for least in (3, 6)]
    above = [sum(odds.chances[cells:]) for cells in (1, 2)]
    assert round(chances[0], 9) == 1, "three cards make at least three points"
    assert one == f"{above[0]:.0%}", "a rocket on the first cell can’t go back"
    assert two == f"{chances[1] * above[1]:.0%}"
    assert "Your own 2 cards: 6 points, good for 2 cells forward" in text


def test_too_few_cards_to_push_a_rocket_back_are_no_risk(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=40)
    table.deal("ussr", 3)
    assert "can’t push your rocket back" in preview(table, "usa", "moon"), "a cell costs 5 points"
    text = preview(table, "usa", "csm")
    assert "can’t push your rocket back" not in text
    assert "Against you: 🔶 USSR (1 card)." in text


def test_the_table_of_cells_holds_the_exact_odds(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=30)
    table.staff("usa", "simulation", "base")
    table.staff("usa", "ground-control", "genius")
    odds = launch_odds(table.view("usa"), 0, "csm-eva")
    rows = re.findall(r"cell +(\d+) · +(\d+) PP \S+ <?(\d+)%", preview(table, "usa", "csm-eva"))
    cells = table.state.start.board.mission("csm-eva").cells
    possible = {cell for cell, chance in zip(cells, odds.chances, strict=True) if chance > 0}
    assert [int(cell) for cell, _, _ in rows] == sorted(possible, reverse=True)
    for cell, worth, chance in rows:
        same = [place for place, each in enumerate(cells) if each == int(cell)]
        assert {odds.worths[place] for place in same} == {int(worth)}
        assert abs(int(chance) - 100 * sum(odds.chances[place] for place in same)) <= 0.51


def test_cells_with_the_same_figure_are_one_row(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=40, moon_cell=7)
    cells = table.state.start.board.mission("moon").cells
    rows = re.findall(r"cell +(\d+) ·", preview(table, "usa", "moon"))
    assert len(rows) == len(set(rows)) < len(cells) - 6


def test_a_cell_is_called_by_its_figure_and_its_place_among_equals() -> None:
    view = replace(Table().view("usa"), board=standard_board())
    cells = view.board.mission("moon").cells
    assert glossary.cell(view, "moon", 1, EN) == "“0”"
    assert glossary.cell(view, "moon", 10, EN) == "“9” (2nd of 6)"
    named = [glossary.cell(view, "moon", number, EN) for number in range(1, len(cells) + 1)]
    assert len(set(named)) == len(cells), "no two are called alike"


def test_the_hint_of_a_launch_holds_the_same_odds(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=30)
    odds = launch_odds(table.view("usa"), 0, "csm-eva")
    hint = choices(table, "usa")[Launch("csm-eva")].labels[0].hint
    assert hint == f"7 M · {odds.last:.0%} to the top · ≈ {odds.prestige:.1f} PP"


def test_the_moon_starts_where_the_flag_stands(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.give("usa", money=40, moon_cell=4)
    assert "Starts on cell “2”, 16 below the last (35)" in preview(table, "usa", "moon")


def _with_flags(table: Table, mission: str, seats: tuple[int, ...]) -> Any:
    index = table.state.start.board.mission_index(mission)
    return replace(table.state, flags=with_item(table.state.flags, index, seats))


# Dice and cards


def test_the_dice_are_told_as_they_lie(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.staff("usa", "simulation", "base")
    table.roll("usa", "moon", "ssnfs")
    found = choices(table, "usa")
    assert found[Reroll(4)].labels[0].text == "Reroll die 4: failure"
    assert "✅ ✅ 🔹 ❌ ✅" in question(table, "usa")


def test_sabotage_shows_what_each_cell_costs_and_changes(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.deal("ussr", 1, 2, 3)
    table.roll("usa", "booster", "sssfn")
    text = question(table, "ussr")
    assert "rocket on cell “2”, 2 below the last, worth 2 PP. 3 points move it one cell" in text
    assert "• 3 points: cell “1”, 1 PP (−1)" in text
    assert "• 6 points: cell “0”, 0 PP (−2)" in text
    assert choices(table, "ussr")[Seal()].labels[0].text == "Seal: no cards"
    table.do("ussr", "play 1", "play 3")
    assert choices(table, "ussr")[Seal()].labels[0].text == "Seal: 2 cards, 4 points → 1 cell back"
    assert "`1` `3` = 4 points ÷ 3 → 1 cell back, 1 point left over." in question(table, "ussr")
    assert choices(table, "ussr")[Play(2)].labels[0].hint == "6 points → 2 cells back, −2 PP"
    assert choices(table, "ussr")[Take(3)].labels[0].hint == "1 point → no cell"


def test_the_launching_nation_sees_how_many_cards_lie_there(table: Table) -> None:
    table.pass_until(MISSIONS, "usa")
    table.deal("ussr", 1, 2, 3)
    table.deal("usa", 2, 2)
    table.roll("usa", "booster", "sssfn")
    table.do("ussr", "play 1", "play 3", "seal")
    text = question(table, "usa")
    assert "Face down against it: 🔶 USSR (2 cards)" in text
    assert "• 3 points: cell “3”, 3 PP (+1)" in text
    assert "• 6 points: cell “5” 🔝, 5 PP (+3)" in text


def test_a_trade_shows_both_sides_of_the_bargain(table: Table) -> None:
    found = [choice.labels[0] for choice in choices(table, "usa").values()]
    assert [(label.text, label.hint) for label in found] == [
        ("Trade nothing", "leaves 2 PP and 12 M"),
        ("1 PP for 2 M", "leaves 1 PP and 14 M"),
    ]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("it", "ti resta 1 M", "ti restano 2 M"),
        ("de", "es bleibt 1 M", "es bleiben 2 M"),
    ],
)
def test_a_single_million_is_left_in_the_singular(language: str, one: str, two: str) -> None:
    t = words(language)
    for left, told in ((1, one), (2, two)):
        assert t("race1969-hint-left", left=left) == told
        assert t("race1969-hint-left-warning", left=left, keep=3).startswith(told)
