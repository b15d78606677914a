"""Missions 9 and 10, prestige for a mission, flags, and the Moon track."""

from __future__ import annotations

import pytest

from rules.race1969.board import standard_board
from rules.race1969.espionage import MissionPaid, MoonFlagAdvanced
from rules.race1969.state import Flight
from tests.rules.race1969.table import Table, every, only


@pytest.fixture
def table() -> Table:
    table = Table("france", "usa", "ussr")
    table.pass_until("missions", "france")
    return table


def _fly(table: Table, nation: str, mission: str, dice: str, cell: int = 1) -> MissionPaid:
    return only(table.roll(nation, mission, dice, cell), MissionPaid)


@pytest.mark.parametrize(
    ("dice", "cell", "prestige"),
    [("nnnnn", 1, 0), ("snnnn", 2, 1), ("ssnnn", 3, 2), ("sssnn", 4, 3), ("ssssn", 5, 5)],
)
def test_a_mission_pays_what_its_cell_says(
    table: Table, dice: str, cell: int, prestige: int
) -> None:
    paid = _fly(table, "france", "csm", dice)
    assert (paid.cell, paid.worth, paid.flags, paid.prestige) == (cell, prestige, 0, prestige)
    assert table.nation("france").prestige == 2 + prestige
    assert table.nation("france").flights == (Flight(0, "csm", 1963, cell, prestige),)


def test_two_flags_on_a_last_cell_worth_five_example(table: Table) -> None:
    """3 PP and the Moon flag advances all the same."""
    table.do("france", "stay")
    _fly(table, "usa", "csm", "nnnnn")
    _fly(table, "ussr", "csm", "nnnnn")
    table.pass_until("missions", "france", year=1964)
    events = table.roll("france", "csm", "sssss")
    paid = only(events, MissionPaid)
    assert (paid.worth, paid.flags, paid.prestige) == (5, 2, 3)
    assert only(events, MoonFlagAdvanced) == MoonFlagAdvanced(0, 2)
    reveal = table.view().reveal
    assert reveal is not None
    assert (reveal.flags, reveal.prestige, reveal.advanced) == (2, 3, True)


def test_flags_never_cost_more_than_the_cell_is_worth(table: Table) -> None:
    table.do("france", "stay")
    _fly(table, "usa", "csm", "nnnnn")
    _fly(table, "ussr", "csm", "nnnnn")
    table.pass_until("missions", "france", year=1964)
    paid = _fly(table, "france", "csm", "snnnn")
    assert (paid.worth, paid.flags, paid.prestige) == (1, 2, 0)
    assert table.nation("france").prestige == 2


def test_launches_of_one_round_do_not_count_against_each_other_ruling_9(table: Table) -> None:
    for nation in ("france", "usa", "ussr"):
        paid = _fly(table, nation, "csm", "sssss")
        assert (paid.flags, paid.prestige) == (0, 5)


def test_flags_on_other_missions_do_not_matter(table: Table) -> None:
    table.do("france", "stay")
    _fly(table, "usa", "eva", "nnnnn")
    _fly(table, "ussr", "csm-eva", "nnnnn")
    table.pass_until("missions", "france", year=1964)
    assert _fly(table, "france", "csm", "sssss").flags == 0


def test_a_last_cell_moves_the_moon_flag_once(table: Table) -> None:
    _fly(table, "france", "csm", "sssss")
    assert table.nation("france").moon_cell == 2
    table.pass_until("missions", "france", year=1964)
    _fly(table, "france", "eva", "ssssn")
    assert table.nation("france").moon_cell == 3


def test_any_other_cell_leaves_the_moon_flag(table: Table) -> None:
    assert not every(table.roll("france", "csm", "sssnn"), MoonFlagAdvanced)
    assert table.nation("france").moon_cell == 1


def test_own_cards_may_bring_a_rocket_to_the_last_cell(table: Table) -> None:
    table.deal("france", 3)
    table.roll("france", "csm", "sssnn")
    events = table.do("france", "play 3", "seal")
    assert only(events, MoonFlagAdvanced).cell == 2


def test_opponents_cards_may_keep_a_rocket_from_the_last_cell(table: Table) -> None:
    table.deal("usa", 3)
    table.roll("france", "csm", "sssss")
    events = table.do("usa", "play 3", "seal")
    assert only(events, MissionPaid).cell == 4
    assert not every(events, MoonFlagAdvanced)


def test_the_moons_own_last_cell_moves_no_flag(table: Table) -> None:
    for research in ("eva", "launch-pad", "booster", "csm", "lem", "technology"):
        table.staff("france", research, "genius", "base")
    events = table.roll("france", "moon", "sssss")
    paid = only(events, MissionPaid)
    assert (paid.cell, paid.prestige) == (20, 35)
    assert not every(events, MoonFlagAdvanced)


def test_on_the_moon_only_the_flags_of_those_who_flew_count_ruling_10(table: Table) -> None:
    for nation in ("usa", "ussr"):
        table.give(nation, moon_cell=9)
    assert _fly(table, "france", "moon", "sssss").flags == 0
    table.pass_until("missions", "usa", year=1964)
    assert _fly(table, "usa", "moon", "sssss", cell=9).flags == 1


def test_the_best_cells_pay_as_the_reviews_say() -> None:
    best = {mission.level: mission.cells[-1] for mission in standard_board().missions}
    assert best == {1: 5, 2: 10, 3: 15, 4: 35}
