"""The gains of more researchers."""

from __future__ import annotations

import pytest

from rules.race1969.gains import LATER, NEXT, NOW, LaunchGains
from rules.race1969.odds import launch_odds, launches_left
from rules.race1969.state import Flight
from rules.race1969.terms import PURCHASES, RESEARCHES
from tests.rules.race1969.table import Table


def shopping() -> Table:
    table = Table()
    table.pass_until(PURCHASES, "usa")
    table.staff("usa", "csm", "genius")
    table.staff("usa", "simulation", "base")
    return table


@pytest.mark.parametrize("research", RESEARCHES)
def test_the_gain_is_what_the_launch_promises_after_the_hire(research: str) -> None:
    table = shopping()
    missions = [mission for mission, cost in launches_left(table.view("usa")) if cost <= 12]
    before = {one: launch_odds(table.view("usa"), 0, one) for one in missions}
    gain = LaunchGains(table.view("usa")).best(research, 1, 0)
    insured = LaunchGains(table.view("usa")).insured(research, 1, 0)
    table.staff("usa", research, "base")
    after = {one: launch_odds(table.view("usa"), 0, one) for one in missions}
    gains = {one: after[one].prestige - before[one].prestige for one in missions}
    if max(gains.values()) <= 0:
        assert gain is None, "it moves no rocket"
    else:
        assert gain is not None
        assert gain.prestige == pytest.approx(max(gains.values()))
        assert gain.after == after[gain.after.mission]
        assert gain.before == before[gain.after.mission]
    assert insured is not None
    assert insured.after.insurance == pytest.approx(after[insured.after.mission].insurance)


def test_what_is_out_of_reach_counts_where_nothing_else_is_left() -> None:
    table = shopping()
    board = table.state.start.board
    symbols = {m.id for m in board.missions if "booster" in m.symbols}
    gain = LaunchGains(table.view("usa")).best("booster", 2, 0)
    assert gain is not None
    assert gain.after.mission in symbols - {"moon"}
    table.give("usa", money=40, moon_cell=9)
    gain = LaunchGains(table.view("usa")).best("booster", 2, 0)
    assert gain is not None
    assert gain.after.mission != "moon", "all six symbols help it alike"
    rerolls = LaunchGains(table.view("usa")).best("simulation", 1, 0)
    assert rerolls is not None
    assert rerolls.after.mission == "moon"
    table.give("usa", flights=tuple(Flight(0, one, 1963, 1, 0) for one in symbols - {"moon"}))
    gain = LaunchGains(table.view("usa")).best("booster", 2, 0)
    assert gain is not None
    assert gain.after.mission == "moon"


def test_the_moon_is_no_reason_before_the_money_is_there() -> None:
    """A first flight there is years away, though one year's income would pay it."""
    table = Table()
    cost = table.view("usa").board.mission("moon").launch_cost
    for money, told in ((cost - 1, False), (cost, True)):
        table.give("usa", money=money, moon_cell=15)
        gains = LaunchGains(table.view("usa"))
        assert max(one.income for one in gains.view.board.rounds) >= cost
        moon = gains.insured("insurance", 1, 0)
        assert moon is not None
        assert (moon.after.mission == "moon") == told


def test_gains_are_of_launches_that_can_be_paid_after_the_purchase() -> None:
    """This year with what is left; else by the next income, and later ones; else not at all."""
    table = shopping()
    board = table.state.start.board
    flown = tuple(Flight(0, one.id, 1963, 1, 0) for one in board.missions if one.level < 4)
    table.give("usa", flights=flown)
    cost = board.mission("moon").launch_cost
    found = []
    for money, paid in ((cost + 5, 5), (cost, 5), (5, 5)):
        table.give("usa", money=money)
        gain = LaunchGains(table.view("usa")).insured("insurance", 1, paid)
        assert gain is not None
        found.append(gain.when)
    assert found == [NOW, NEXT, LATER]
    table.pass_until(PURCHASES, "usa", board.rounds[-1].year)
    table.give("usa", money=cost, flights=flown)
    assert LaunchGains(table.view("usa")).insured("insurance", 1, 5) is None


def test_missions_already_flown_gain_nothing() -> None:
    table = shopping()
    flown = [m.id for m in table.state.start.board.missions if "lem" in m.symbols]
    table.give("usa", flights=tuple(Flight(0, one, 1963, 1, 0) for one in flown))
    assert LaunchGains(table.view("usa")).best("lem", 2, 0) is None
    assert LaunchGains(table.view("usa")).best("eva", 2, 0) is not None


def test_the_public_hires_nobody() -> None:
    with pytest.raises(ValueError, match="public"):
        LaunchGains(Table().view())
