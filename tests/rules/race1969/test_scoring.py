"""Prestige, the end of a round and the end of the game."""

from __future__ import annotations

import pytest

from rules.core.game import Standing
from rules.race1969.board import standard_board
from rules.race1969.espionage import MissionPaid, MoonFlagAdvanced
from rules.race1969.game import GAME
from rules.race1969.income import YearBegan
from rules.race1969.missions import StayedHome
from rules.race1969.scoring import FlagPlaced, GameEnded, ScientistsCounted
from rules.race1969.state import Flight
from tests.rules.race1969.table import Table, every, only


def test_a_flag_goes_to_every_mission_launched_whatever_came_of_it() -> None:
    table = Table("usa", "ussr", "france")
    table.pass_until("missions", "usa")
    table.roll("usa", "eva", "fffff")
    table.roll("ussr", "csm", "sssss")
    assert table.view().missions[0].flags == ()
    assert table.view().missions[0].rockets == ((0, 1),)
    events = table.do("france", "stay")
    assert every(events, FlagPlaced) == [FlagPlaced(0, "eva"), FlagPlaced(1, "csm")]
    view = table.view()
    assert view.missions[0].flags == (0,)
    assert view.missions[3].flags == (1,)
    assert all(mission.rockets == () for mission in view.missions)


def test_flags_stay_and_gather() -> None:
    table = Table("usa", "ussr")
    table.pass_until("missions", "usa")
    table.roll("usa", "eva", "nnnnn")
    table.pass_until("missions", "ussr", year=1964)
    table.roll("ussr", "eva", "nnnnn")
    table.pass_until("missions", year=1965)
    assert table.view().missions[0].flags == (0, 1)


def test_the_first_player_passes_left_each_round() -> None:
    table = Table("usa", "ussr", "france")
    table.pass_until("over")
    assert [event.first for event in every(table.log, YearBegan)] == [0, 1, 2, 0, 1, 2, 0]


def test_every_phase_follows_the_new_order() -> None:
    table = Table("usa", "ussr", "france", trades="rulebook")
    table.pass_until("income", year=1964)
    for kind, line in (("trade", "trade 0"), ("purchase", "done"), ("launch", "stay")):
        for nation in ("ussr", "france", "usa"):
            assert table.deciding() == [(nation, kind)]
            table.do(nation, line)
    assert table.view().order == (2, 0, 1)


def test_the_game_ends_with_the_round_of_1969() -> None:
    table = Table("usa", "ussr")
    table.pass_until("missions", "usa", year=1969)
    table.roll("usa", "eva", "ssssn")
    assert GAME.outcome(table.state) is None
    events = table.do("ussr", "stay")
    kinds = [type(event) for event in events]
    assert kinds == [
        StayedHome,
        FlagPlaced,
        ScientistsCounted,
        ScientistsCounted,
        GameEnded,
    ]
    assert table.state.phase == "over"
    assert table.deciding() == []
    assert table.refused("usa", "stay") == ("game-over", {})


def _finish(table: Table, **results: tuple[int, int]) -> tuple[Standing, ...]:
    """Play to the end; the nations then have this prestige and money."""
    *_, last = table.setup.seats
    table.pass_until("missions", last, year=1969)
    for nation, (prestige, money) in results.items():
        table.give(nation, prestige=prestige, money=money)
    return only(table.do(last, "stay"), GameEnded).standings


def test_scientists_count_for_those_whose_sheets_they_are_on() -> None:
    table = Table("usa", "ussr", "france", "canada", "germany")
    table.staff("usa", "eva", "famous", "base")
    table.staff("usa", "robotics", "famous", "novice")
    table.staff("usa", "csm", "spy", "genius")
    _finish(table, usa=(20, 0))
    counted = every(table.log, ScientistsCounted)
    assert counted[0] == ScientistsCounted(0, famous=6, novices=-2, spies=-1, prestige=3)
    assert {event.prestige for event in counted[1:]} == {0}
    assert table.nation("usa").prestige == 23
    final = table.view().final[0]
    assert (final.prestige, final.famous, final.novices, final.spies) == (20, 6, -2, -1)
    assert (final.total, final.rank) == (23, 1)


def test_a_spy_costs_its_host_and_not_its_master() -> None:
    table = Table("france", "ussr")
    table.pass_until("purchases", "france")
    table.do("france", "spy ussr ground-control", "done")
    _finish(table, france=(5, 0), ussr=(5, 0))
    counted = {event.seat: event.prestige for event in every(table.log, ScientistsCounted)}
    assert counted == {0: 0, 1: -1}


def test_prestige_may_fall_below_zero_in_the_count() -> None:
    table = Table("usa", "ussr")
    table.staff("usa", "eva", "novice")
    standings = _finish(table, usa=(1, 3), ussr=(0, 0))
    assert standings == (Standing(1, 1, 0, 0), Standing(0, 2, -1, 3))


def test_most_prestige_wins() -> None:
    standings = _finish(Table(), usa=(9, 50), ussr=(12, 0), france=(10, 10))
    assert [(s.seat, s.rank) for s in standings] == [(1, 1), (2, 2), (0, 3)]


def test_money_breaks_the_tie() -> None:
    standings = _finish(Table(), usa=(9, 4), ussr=(9, 7), france=(2, 90))
    assert [(s.seat, s.rank, s.tiebreak) for s in standings] == [(1, 1, 7), (0, 2, 4), (2, 3, 90)]


def test_a_further_tie_shares_the_victory() -> None:
    table = Table()
    standings = _finish(table, usa=(9, 4), ussr=(3, 4), france=(9, 4))
    assert [(s.seat, s.rank) for s in standings] == [(0, 1), (2, 1), (1, 3)]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0, 2)


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
