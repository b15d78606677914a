"""The boards and cards that ship keep to the rulebook, and wrong data are refused by line."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from rules.core.data_files import Document
from rules.core.errors import BrokenData
from rules.space1999.board_data import DATA, FILE, board_of, content, standard_board
from rules.space1999.terms import CONDITIONS, LAND, PROGRAMS, SECTORS


def test_decks_and_tiles_are_as_many_as_the_rulebook_counts() -> None:
    board = standard_board()
    assert board.tiles.straight + board.tiles.curve == 40
    assert sum(card.count for card in board.planet_cards) == len(board.chart.planets) == 24
    assert sum(board.moon_cards.copies) == 24
    assert len(board.plan_deck) == len(board.program_deck) == 36
    assert board.computer.ok + board.computer.negative + board.computer.neutral == 100


def test_a_sweep_of_all_planets_gives_each_of_four_a_route() -> None:
    board = standard_board()
    found = sum(CONDITIONS.index(card.conditions) * card.count for card in board.planet_cards)
    assert found >= 4 * (board.monitor.size // 2)


TEXT = resources.files("rules.space1999").joinpath(FILE).read_text(encoding="utf-8")


def test_the_figures_of_the_rulebook() -> None:
    board = standard_board()
    assert (board.start.energy, board.start.plans) == (7, 1)
    assert (board.energy.homecoming, board.energy.slide) == (3, 5)
    assert (board.energy.reset_home, board.energy.reset_away) == (8, 5)
    assert len(board.moon_deck) == 24
    assert len(board.planet_deck) == 24
    assert len(board.plan_deck) == 36
    assert len(board.program_deck) == 36
    assert board.tiles.straight + board.tiles.curve == 40


def test_the_moon_is_drawn_to_each_number_but_the_start_three_times() -> None:
    board = standard_board()
    assert Counter(board.moon_deck) == dict.fromkeys(range(1, len(board.chart.axis)), 3)


def test_planet_cards_hold_tiles_for_the_routes_of_four() -> None:
    deck = standard_board().planet_deck
    assert [sum(c.conditions == each for c in deck) for each in CONDITIONS] == [7, 11, 6]
    assert sum(card.tiles for card in deck) == 23  # a route takes 5
    assert {card.instruction for card in deck} == {"take-off", "return", "none"}
    assert min(card.energy for card in deck) < 0 < max(card.energy for card in deck)


def test_a_flight_plan_for_each_planet_six_returns_and_six_of_energy() -> None:
    board = standard_board()
    lands = [plan.planet for plan in board.plan_deck if plan.kind == LAND]
    assert lands == sorted(board.chart.planets)
    assert Counter(plan.kind for plan in board.plan_deck) == {"land": 24, "return": 6, "energy": 6}
    assert {board.plan(plan.id) for plan in board.plan_deck} == set(board.plan_deck)
    assert board.plan("energy-4").amount == 4
    with pytest.raises(KeyError):
        board.plan("land-earth")


def test_programs_of_every_kind() -> None:
    board = standard_board()
    assert {program.kind for program in board.program_deck} == set(PROGRAMS)
    assert board.program("return-2").amount == 2
    ordered = {program.planet for program in board.programs if program.kind == LAND}
    corners = {(x > 0, y > 0) for x, y in (board.chart.planets[planet] for planet in ordered)}
    assert len(corners) == 4


def test_names_are_told_apart_by_their_first_letter() -> None:
    planets = standard_board().chart.planets
    assert len({planet[0] for planet in planets}) == len(planets) == 24


def test_content_holds_the_board_and_no_origins() -> None:
    board = board_of(json.loads(json.dumps(content(), sort_keys=True)))
    assert board.model_dump() == standard_board().model_dump()
    assert "origin" not in json.dumps(content())
    assert set(board.monitor.starts) == set(SECTORS)


def _broken(*changes: tuple[str, str]) -> tuple[str, dict[str, object], str]:
    """Break the file; return the reason, its params, and the line that they name."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    with pytest.raises(BrokenData) as caught:
        DATA.checked(Document(FILE, text))
    params = caught.value.params
    assert params["file"] == "board.toml"
    assert params["why"]
    line = params["line"]
    assert isinstance(line, int)
    return caught.value.reason, params, text.splitlines()[line - 1]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('edition = "designed', 'edition = 4 # "', "edition"),
        ("energy = 7", 'energy = "seven"', "start.energy"),
        ("homecoming = 3", "homecoming = -3", "energy.homecoming"),
        ("ok = 38", "ok = 0", "computer.ok"),
        ("curve = 12", "curve = 12\nbridge = 2", "tiles.bridge"),
        ("size = 11", "size = 12", "monitor.size"),
        ("copies = [0, 3,", "copies = [0, -3,", "moon_cards.copies.1"),
        ('conditions = "hostile"\nenergy = 3', 'conditions = "hot"\nenergy = 3', None),
        ("energy = [3, 3, 4,", "energy = [3, 0, 4,", "plans.energy.1"),
        ('kind = "move-tile"', 'kind = "turn-tile"', "programs.0.kind"),
        ('id = "move-tile"', 'id = "Move tile"', "programs.0.id"),
        ("axis = [0, -8, -6,", "axis = [0, -6, -6,", "chart.axis"),
        ("moon_radius = 1.6", "moon_radius = 0", "chart.moon_radius"),
        ("aldra = [-2, -9]", "aldra = [-2, 0.5]", "chart.planets.aldra.1"),
        ('l1 = ["', 'l1 = [7, "', "chart.lines.l1.0"),
    ],
)
def test_a_wrong_value_is_named_by_file_line_and_field(
    old: str, new: str, field: str | None
) -> None:
    reason, params, line = _broken((old, new))
    assert reason == "invalid-data"
    if field is not None:
        assert params["field"] == field
    key = [part for part in str(params["field"]).split(".") if not part.isdecimal()][-1]
    assert line.startswith(f"{key} = ")
    assert any(part in line for part in new.splitlines())


@pytest.mark.parametrize(
    ("old", "new", "field", "line"),
    [
        ("plans = 1\n", "", "start.plans", "[start]"),
        ('a = "f1", ', 'a = "f2", ', "monitor", "[monitor]"),
        ('a = "f1", ', 'a = "a1", ', "monitor", "[monitor]"),
        ('a = "f1", ', 'a = "a6", ', "monitor", "[monitor]"),
        ('a = "f1", ', "", "monitor", "[monitor]"),
        ('id = "remove-tile"', 'id = "move-tile"', "programs", "[[programs]]"),
        ('kind = "land"\nplanet = "aldra"', 'kind = "land"', "programs.10", "[[programs]]"),
        ('kind = "move-tile"', 'kind = "move-tile"\namount = 2', "programs.0", "[[programs]]"),
        ('id = "energy-2"\nkind = "energy"\namount = 2', 'id = "energy-2"\nkind = "energy"',
         "programs.5", "[[programs]]"),
    ],
)  # fmt: skip
def test_what_is_missing_or_does_not_fit_is_named_by_its_table(
    old: str, new: str, field: str, line: str
) -> None:
    _, params, found = _broken((old, new))
    assert (params["field"], found) == (field, line)


@pytest.mark.parametrize(
    ("changes", "field", "why"),
    [
        ([("copies = [0, 3, ", "copies = [0, ")], "moon_cards.copies", "9 numbers"),
        ([('energy = 2\ninstruction = "take-off"\ncount = 3',
           'energy = 2\ninstruction = "take-off"\ncount = 2')], "planet_cards", "than planets"),
        ([('planet = "aldra"', 'planet = "mars"')], "programs.10.planet", "unknown planet mars"),
        ([("plans = 1\n", "plans = 9\n")], "plans", "start with"),
        ([("straight = 28", "straight = 27")], "tiles", "39 in all, where the rulebook has 40"),
        ([("copies = [0, 3, ", "copies = [1, 3, ")], "moon_cards.copies", "25 in all"),
        ([("returns = 6", "returns = 5")], "plans", "35 in all"),
        ([('kind = "remove-tile"\ncount = 13', 'kind = "remove-tile"\ncount = 14')],
         "programs", "37 in all"),
        ([("size = 11", "size = 23"), ('c = "f11", d = "k6"', 'c = "f23", d = "w6"')],
         "monitor.size", "routes of 11"),
        ([("aldra = [-2, -9]", "aldra = [0, -7]")], "chart.planets.aldra", "lies on n1"),
        ([("n7 = [-4, -4]", "n7 = [-4, -3]")], "chart.lines.l12", "not straight"),
        ([('["aldra", "n1"', '["nowhere", "n1"')], "chart.lines.l1", "unknown place nowhere"),
        ([("kimor = [-8, -3]", "kimor = [-8, -1]")], "chart.planets.kimor", "Moon's way"),
        ([("moon_radius = 1.6", "moon_radius = 3.5")], "chart.planets.kimor", "Moon's way"),
        ([("axis = [0,", "axis = [11,")], "chart.lines", "none leaves"),
        ([("axis = [0,", "axis = [10,")], "chart.lines", "between two sectors"),
        ([("moon_radius = 1.6", "moon_radius = 2.0")], "chart.moon_radius", "on the rim"),
        ([("[chart.lines]", '[chart.lines]\nl0 = ["n1", "n99"]')], "chart.lines.l0", "n99"),
        ([("[chart.lines]", '[chart.lines]\nl0 = ["aldra", "brenno", "n1"]')],
         "chart.lines.l0", "isn't at an end"),
        ([("[chart.lines]", '[chart.lines]\nl0 = ["aldra", "n1"]')], None, "lies on"),
        ([("[chart.lines]", '[chart.lines]\nl0 = ["galdo", "jorun"]')], None, "crosses"),
        ([("[chart.nodes]", "[chart.nodes]\nn99 = [0, -9]")], "chart.nodes.n99", "on no line"),
        ([("[chart.nodes]", "[chart.nodes]\nn99 = [0, -9]"),
          ("[chart.lines]", '[chart.lines]\nl0 = ["n99", "n1"]')], None, "goes straight on"),
        ([("[chart.nodes]", "[chart.nodes]\nn98 = [0, -11]\nn99 = [2, -11]"),
          ("[chart.lines]", '[chart.lines]\nl0 = ["n98", "n99"]')],
         "chart.nodes.n98", "out of reach"),
        ([("[chart.planets]", "[chart.planets]\nbase = [0, -11]"),
          ("[chart.lines]", '[chart.lines]\nl0 = ["base", "aldra"]')],
         "chart.planets.base", "name"),
    ],
)  # fmt: skip
def test_a_board_that_breaks_the_game_is_named_by_line_and_field(
    changes: list[tuple[str, str]], field: str | None, why: str
) -> None:
    reason, params, line = _broken(*changes)
    assert reason == "invalid-data"
    assert why in str(params["why"])
    if field is not None:
        assert params["field"] == field
        key = [part for part in field.split(".") if not part.isdecimal()][-1]
        assert line.startswith((f"{key} = ", f"[{field}]", f"[[{field}]]"))


def test_a_running_game_may_have_another_board() -> None:
    changed = content()
    changed["start"]["energy"] = 9
    assert board_of(changed).start.energy == 9


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {**content(), "surprise": 1},
        {**content(), "programs": content()["programs"] * 2},
        {**content(), "planet_cards": content()["planet_cards"][:3]},
    ],
)
def test_content_that_cannot_be_played_is_refused(broken: Any) -> None:
    with pytest.raises(BrokenData) as caught:
        board_of(broken)
    assert (caught.value.params["file"], caught.value.params["line"]) == ("content", 0)


def test_unreadable_toml_is_named_by_line() -> None:
    reason, _, line = _broken(("homecoming = 3", "homecoming = = 3"))
    assert (reason, line.split(" #")[0]) == ("unreadable-data", "homecoming = = 3")
