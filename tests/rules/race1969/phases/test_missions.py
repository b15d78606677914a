"""Missions 1: who may launch what, and for how much."""

from __future__ import annotations

import pytest

from rules.race1969.card_choice import likely_launch
from rules.race1969.espionage import MissionPaid
from rules.race1969.forecast import STYLES, Forecast
from rules.race1969.missions import MissionLaunched, StayedHome
from rules.race1969.odds import launches_left
from tests.rules.race1969.table import Table, every, only

LEVEL_1 = ["eva", "launch-pad", "booster", "csm", "lem", "technology"]


@pytest.fixture
def table() -> Table:
    table = Table("usa", "ussr", "france")
    table.pass_until("missions", "usa")
    table.give("usa", money=60)
    return table


def test_any_mission_may_be_launched_that_can_be_paid(table: Table) -> None:
    missions = [mission.id for mission in table.state.start.board.missions]
    assert len(missions) == 12
    assert table.legal("usa") == [*(f"launch {mission}" for mission in missions), "stay"]


def test_a_launch_costs_what_the_board_says(table: Table) -> None:
    for mission, cost in zip(
        table.state.start.board.missions, table.view("usa").launch_costs, strict=True
    ):
        assert cost == mission.launch_cost
    events = table.do("usa", "launch moon")
    cost = table.state.start.board.mission("moon").launch_cost
    assert events[0] == MissionLaunched(0, "moon", cost, 1)
    assert table.nation("usa").money == 60 - cost
    assert table.barrier


def test_a_launch_needs_the_money(table: Table) -> None:
    cost = table.state.start.board.mission("eva").launch_cost
    table.give("usa", money=cost - 1)
    assert table.refused("usa", "launch eva") == (
        "money-lacking",
        {"needed": cost, "held": cost - 1},
    )


def test_nobody_has_to_launch(table: Table) -> None:
    assert table.do("usa", "stay") == [StayedHome(0)]
    assert table.deciding() == [("ussr", "launch")]


def test_who_can_pay_for_nothing_stays_home(table: Table) -> None:
    table.give("ussr", money=2)
    assert table.do("usa", "stay") == [StayedHome(0), StayedHome(1)]


def test_one_launch_a_round(table: Table) -> None:
    table.roll("usa", "eva", "nnnnn")
    assert table.deciding() == [("ussr", "launch")]
    assert table.refused("usa", "launch csm") == ("not-deciding", {})


def test_each_mission_once_a_game(table: Table) -> None:
    table.roll("usa", "eva", "nnnnn")
    table.pass_until("missions", "usa", year=1964)
    table.give("usa", money=60)
    assert table.refused("usa", "launch eva") == ("mission-flown", {"mission": "eva"})
    assert "launch csm" in table.legal("usa")


def test_the_moon_once_a_game_too(table: Table) -> None:
    table.roll("usa", "moon", "sssss")
    table.pass_until("missions", "usa", year=1964)
    table.give("usa", money=60)
    assert table.refused("usa", "launch moon") == ("mission-flown", {"mission": "moon"})


def test_without_the_option_each_mission_may_be_flown_however_many() -> None:
    """The rulebook forbids only to repeat one (Missions, ruling 14)."""
    table = Table("usa", "ussr", missions="rulebook")
    for year, mission in zip(range(1963, 1969), LEVEL_1, strict=True):
        table.pass_until("missions", "usa", year=year)
        table.roll("usa", mission, "nnnnn")
    table.pass_until("missions", "usa", year=1969)
    table.give("usa", money=60)
    assert set(table.legal("usa")) == {
        "launch csm-eva",
        "launch launch-pad-booster",
        "launch lem-technology",
        "launch launch-pad-csm-technology",
        "launch booster-eva-lem",
        "launch moon",
        "stay",
    }
    assert [mission for mission, _ in launches_left(table.view("usa"))] == [
        "csm-eva",
        "launch-pad-booster",
        "lem-technology",
        "launch-pad-csm-technology",
        "booster-eva-lem",
        "moon",
    ]
    table.roll("usa", "csm-eva", "nnnnn")
    assert len(table.nation("usa").flights) == 7


@pytest.mark.parametrize(("missions", "limit"), [("rulebook", None), ("flags", 6)])
def test_the_view_tells_how_many_missions_may_be_flown(missions: str, limit: int | None) -> None:
    assert Table("usa", "ussr", missions=missions).view().mission_limit == limit


def test_an_autopilot_plans_a_seventh_mission_only_where_it_may_fly_one() -> None:
    for missions, open_ in (("rulebook", True), ("flags", False)):
        table = Table("usa", "ussr", missions=missions)
        for year, mission in zip(range(1963, 1969), LEVEL_1, strict=True):
            table.pass_until("missions", "usa", year=year)
            table.roll("usa", mission, "nnnnn")
        forecast = Forecast(table.view("usa"), 0, next(iter(STYLES.values())))
        planned = {table.view().board.missions[index].id for index in forecast.open}
        assert ("csm-eva" in planned) is open_
        assert "moon" in planned
        if missions == "flags":
            table.give("usa", money=30)
            rival = Forecast(table.view("ussr"), 1, next(iter(STYLES.values())))
            assert likely_launch(rival, 0) in (None, "moon")


def test_a_setup_from_before_the_option_keeps_the_limit() -> None:
    assert Table("usa", "ussr").view().mission_limit == 6


def test_flags_for_six_missions_besides_the_moon() -> None:
    table = Table("usa", "ussr", missions="flags")
    for year, mission in zip(range(1963, 1969), LEVEL_1, strict=True):
        table.pass_until("missions", "usa", year=year)
        table.roll("usa", mission, "nnnnn")
    table.pass_until("missions", "usa", year=1969)
    table.give("usa", money=60)
    assert table.refused("usa", "launch csm-eva") == ("flags-spent", {"limit": 6})
    assert table.legal("usa") == ["launch moon", "stay"]


def test_the_moons_flag_is_not_among_the_six() -> None:
    table = Table("usa", "ussr", missions="flags")
    for year, mission in zip(range(1963, 1969), ["moon", *LEVEL_1], strict=False):
        table.pass_until("missions", "usa", year=year)
        table.roll("usa", mission, "nnnnn")
    table.pass_until("missions", "usa", year=1969)
    table.give("usa", money=60)
    assert "launch technology" in table.legal("usa")


def test_what_others_have_flown_stays_open(table: Table) -> None:
    table.roll("usa", "eva", "nnnnn")
    table.give("ussr", money=60)
    assert "launch eva" in table.legal("ussr")


def test_an_unknown_mission_is_named(table: Table) -> None:
    assert table.refused("usa", "launch mars") == ("unknown-mission", {"mission": "mars"})


# Investors


def test_investors_lower_each_launch_by_two_million(table: Table) -> None:
    table.staff("usa", "investors", "base")
    cost = table.state.start.board.mission("csm-eva").launch_cost
    assert only(table.do("usa", "launch csm-eva"), MissionLaunched).paid == cost - 2


def test_investors_lower_to_zero_at_the_least(table: Table) -> None:
    table.staff("usa", "investors", "genius", "base", bonus=True)
    table.give("usa", money=0)
    assert "launch eva" in table.legal("usa")
    assert only(table.do("usa", "launch eva"), MissionLaunched).paid == 0


def test_investors_never_lower_the_moon(table: Table) -> None:
    table.staff("usa", "investors", "genius", "base")
    cost = table.state.start.board.mission("moon").launch_cost
    assert table.view("usa").launch_costs[-1] == cost
    table.give("usa", money=cost - 1)
    assert table.refused("usa", "launch moon")[0] == "money-lacking"


def test_missions_are_flown_in_turn_order(table: Table) -> None:
    for nation in ("usa", "ussr", "france"):
        assert table.deciding() == [(nation, "launch")]
        table.roll(nation, "eva", "nnnnn")
    flights = every(table.log, MissionPaid)
    assert [event.seat for event in flights] == [0, 1, 2]
