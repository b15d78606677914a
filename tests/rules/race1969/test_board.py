"""The board's data: figures, their origins, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.core.data_files import Document, validate
from rules.core.errors import BrokenData
from rules.core.game import Setup
from rules.race1969.board import Board, board_of, content, standard_board
from rules.race1969.game import GAME
from rules.race1969.terms import MOON, ROCKET_SHEET
from tests.rules.data_file import broken, text_of

TEXT = text_of(GAME.id)


def check(source: Document) -> Board:
    """The board of a document."""
    return validate(Board, source)


def test_the_figures_of_the_rulebook() -> None:
    board = standard_board()
    assert [(s.id, s.supply, s.price, s.researchers, s.prestige) for s in board.scientists] == [
        ("base", 40, 5, 1, 0),
        ("genius", 10, 11, 2, 0),
        ("famous", 10, 9, 1, 3),
        ("novice", 10, 3, 1, -2),
        ("spy", 10, 7, 0, -1),
    ]
    assert [(year.year, year.trade_limit) for year in board.rounds[:3]] == [
        (1963, 1),
        (1964, 1),
        (1965, 2),
    ]
    assert sum(board.espionage.cards) == 39
    assert (board.espionage.price, board.espionage.hand_limit) == (2, 6)
    assert (board.dice.count, board.dice.success + board.dice.neutral + board.dice.failure) == (
        5,
        6,
    )
    assert board.mission("csm-eva").espionage_cost == 2


def test_eleven_missions_and_the_moon_in_four_levels() -> None:
    missions = standard_board().missions
    assert [sum(m.level == level for m in missions) for level in (1, 2, 3, 4)] == [6, 3, 2, 1]
    assert {m.level: len(m.symbols) for m in missions} == {1: 1, 2: 2, 3: 3, 4: 6}
    assert {m.level: len(m.cells) for m in missions} == {1: 5, 2: 10, 3: 15, 4: 20}
    assert missions[-1].id == MOON
    for level in (1, 2, 3):
        symbols = sorted(s for m in missions if m.level == level for s in m.symbols)
        assert symbols == sorted(ROCKET_SHEET)


def test_cells_never_pay_less_further_on() -> None:
    for mission in standard_board().missions:
        assert list(mission.cells) == sorted(mission.cells)


def test_the_content_of_a_game_is_the_standard_board() -> None:
    board = board_of(json.loads(json.dumps(content())))
    assert board.model_dump() == standard_board().model_dump()


def test_a_running_game_keeps_the_board_it_was_started_with() -> None:
    changed = content()
    changed["missions"][0]["launch_cost"] = 17
    changed["rounds"][0]["income"] = 30
    seats = ("usa", "ussr")
    transition = GAME.new(Setup(seats, {}, changed), bytes(32))
    assert GAME.view(transition.state, 0).board.missions[0].launch_cost == 17
    assert transition.state.nations[0].money == 30
    assert GAME.new(Setup(seats), bytes(32)).state.nations[0].money == 12
    assert GAME.new(Setup(seats), bytes(32)) == GAME.new(Setup(seats, {}, content()), bytes(32))


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('edition = "reconstructed', 'edition = 4 # "', "edition"),
        ("prestige_rate = 2 #", 'prestige_rate = "two" #', "money.prestige_rate"),
        ("hand_limit = 6", "hand_limit = 0", "espionage.hand_limit"),
        ("[espionage]\nprice = 2", "[espionage]\nprice = 0", "espionage.price"),
        ("cards = [14, 13, 12]", "cards = [14, 13, -12]", "espionage.cards.2"),
        ("income = 15", "income = 1.5", "rounds.3.income"),
        ("year = 1966", "year = 1966.5", "rounds.3.year"),
        (
            '"technology"]\nlaunch_cost = 11\nespionage_cost = 5',
            '"technology"]\nespionage_cost = 5\nlaunch_cost = -1',
            "missions.11.launch_cost",
        ),
        ('id = "moon"', 'id = "The Moon"', "missions.11.id"),
        ("3, 5, 7, 8, 8,", "3, 5, 'x', 8, 8,", "missions.11.cells.5"),
        ('["lem", "technology"]', '["lem", "alchemy"]', "missions.8.symbols"),
        ('["lem", "technology"]', '["lem", "lem"]', "missions.8.symbols"),
        ("neutral = 2\n", "neutral = 2\nsides = 6\n", "dice.sides"),
    ],
)
def test_a_wrong_value_is_named_by_file_line_and_field(old: str, new: str, field: str) -> None:
    reason, params, line = broken(TEXT, check, (old, new))
    assert (reason, params["field"]) == ("invalid-data", field)
    key = [part for part in field.split(".") if not part.isdecimal()][-1]
    assert line.startswith(f"{key} = ")
    assert new.splitlines()[-1] in line or new in line


@pytest.mark.parametrize(
    ("old", "new", "field", "line"),
    [
        ("moon_cell = 1\n", "", "start.moon_cell", "[start]"),
        ("[start]\nprestige = 2\nmoney = 0\n", "[start]\nprestige = 2\n", "start.money", "[start]"),
        ("trade_limit = 4\n", "", "rounds.6.trade_limit", "[[rounds]]"),
        ('id = "spy"', 'id = "spie"', "scientists", "[[scientists]]"),
        ("year = 1966", "year = 1963", "rounds", "[[rounds]]"),
        ('id = "moon"', 'id = "mars"', "missions", "[[missions]]"),
        ('id = "booster"', 'id = "eva"', "missions", "[[missions]]"),
        (
            "success = 3 # sides\nneutral = 2\nfailure = 1",
            "success = 0\nneutral = 0\nfailure = 0",
            "dice",
            "[dice]",
        ),
    ],
)
def test_what_is_missing_or_does_not_fit_is_named_by_its_table(
    old: str, new: str, field: str, line: str
) -> None:
    _, params, found = broken(TEXT, check, (old, new))
    assert (params["field"], found) == (field, line)


def test_a_flag_beyond_the_moon_track_is_refused() -> None:
    _, params, _ = broken(TEXT, check, ("moon_cell = 1\n", "moon_cell = 21\n"))
    assert "moon_cell" in str(params["why"])


def test_unreadable_toml_is_named_by_line() -> None:
    reason, _, line = broken(TEXT, check, ("hand_limit = 6", "hand_limit = = 6"))
    assert (reason, line) == ("unreadable-data", "hand_limit = = 6")


@pytest.mark.parametrize(
    "unplayable",
    [
        {**content(), "missions": content()["missions"][:-1]},
        {**content(), "missions": content()["missions"] * 2},
        {**content(), "scientists": content()["scientists"][::-1]},
    ],
)
def test_a_board_that_cannot_be_played_is_refused(unplayable: Any) -> None:
    with pytest.raises(BrokenData) as caught:
        GAME.new(Setup(("usa", "ussr"), {}, unplayable), bytes(32))
    assert caught.value.params["file"] == "content"


@pytest.mark.parametrize(
    ("level", "cells", "best", "costs", "espionage", "count", "symbols"),
    [
        (1, 5, 5, range(3, 6), range(1, 5), 6, 1),
        (2, 10, 10, range(6, 9), range(1, 4), 3, 2),
        (3, 15, 15, range(10, 13), range(2, 5), 2, 3),
        (4, 20, 35, range(11, 21), range(3, 6), 1, 6),
    ],
)
def test_each_level_keeps_within_its_bounds(
    level: int, cells: int, best: int, costs: range, espionage: range, count: int, symbols: int
) -> None:
    missions = [mission for mission in standard_board().missions if mission.level == level]
    assert len(missions) == count
    for mission in missions:
        assert len(mission.cells) == cells
        assert mission.cells[0] == 0
        assert mission.cells[-1] == best
        assert list(mission.cells) == sorted(mission.cells)
        assert mission.launch_cost in costs
        assert mission.espionage_cost in espionage
        assert len(set(mission.symbols)) == symbols


def test_fixed_figures_are_the_rulebooks() -> None:
    board = standard_board()
    assert [r.trade_limit for r in board.rounds][:3] == [1, 1, 2]
    assert [r.income for r in board.rounds] == list(range(12, 19))
    assert sum(board.espionage.cards) == 39
    assert board.mission("csm-eva").espionage_cost == 2
