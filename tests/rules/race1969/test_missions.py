"""Missions: launches, and the test with its dice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.race1969.card_choice import likely_launch
from rules.race1969.espionage import MissionPaid
from rules.race1969.forecast import STYLES, Forecast
from rules.race1969.game import GAME
from rules.race1969.missions import (
    DiceRolled,
    DieRerolled,
    InsurancePaid,
    MissionLaunched,
    NeutralsTurned,
    RocketMoved,
    StayedHome,
)
from rules.race1969.odds import launches_left
from tests.rules.race1969.table import Table, every, only

LEVEL_1 = ["eva", "launch-pad", "booster", "csm", "lem", "technology"]


def fly_each_year(table: Table, missions: list[str]) -> None:
    """Let the first nation fly a mission a year from 1963 on."""
    for year, mission in zip(range(1963, 1969), missions, strict=False):
        table.pass_until("missions", "usa", year=year)
        table.roll("usa", mission, "nnnnn")


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


@pytest.mark.parametrize("mission", ["eva", "moon"])
def test_each_mission_once_a_game(table: Table, mission: str) -> None:
    table.roll("usa", mission, "nnnnn")
    table.pass_until("missions", "usa", year=1964)
    table.give("usa", money=60)
    refused = table.refused("usa", f"launch {mission}")
    assert refused == ("mission-flown", {"mission": mission})
    assert "launch csm" in table.legal("usa")


def test_without_the_option_each_mission_may_be_flown_however_many() -> None:
    """The rulebook forbids only to repeat one (Missions, ruling 14)."""
    table = Table("usa", "ussr", missions="rulebook")
    fly_each_year(table, LEVEL_1)
    table.pass_until("missions", "usa", year=1969)
    table.give("usa", money=60)
    left = [mission for mission, _ in launches_left(table.view("usa"))]
    assert left == [
        "csm-eva",
        "launch-pad-booster",
        "lem-technology",
        "launch-pad-csm-technology",
        "booster-eva-lem",
        "moon",
    ]
    assert set(table.legal("usa")) == {*(f"launch {mission}" for mission in left), "stay"}
    table.roll("usa", "csm-eva", "nnnnn")
    assert len(table.nation("usa").flights) == 7


@pytest.mark.parametrize(("missions", "limit"), [("rulebook", None), ("flags", 6)])
def test_the_view_tells_how_many_missions_may_be_flown(missions: str, limit: int | None) -> None:
    assert Table("usa", "ussr", missions=missions).view().mission_limit == limit


def test_an_autopilot_plans_a_seventh_mission_only_where_it_may_fly_one() -> None:
    for missions, open_ in (("rulebook", True), ("flags", False)):
        table = Table("usa", "ussr", missions=missions)
        fly_each_year(table, LEVEL_1)
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
    fly_each_year(table, LEVEL_1)
    table.pass_until("missions", "usa", year=1969)
    table.give("usa", money=60)
    assert table.refused("usa", "launch csm-eva") == ("flags-spent", {"limit": 6})
    assert table.legal("usa") == ["launch moon", "stay"]


def test_the_moons_flag_is_not_among_the_six() -> None:
    table = Table("usa", "ussr", missions="flags")
    fly_each_year(table, ["moon", *LEVEL_1])
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


@pytest.fixture
def testing() -> Table:
    table = Table("canada", "usa", "france")
    table.pass_until("missions", "canada")
    return table


def test_three_successes_one_failure_one_researcher_score_three_example(testing: Table) -> None:
    testing.staff("canada", "lem", "base")
    moved = only(testing.roll("canada", "lem", "sssfn"), RocketMoved)
    assert (moved.successes, moved.failures, moved.research, moved.score) == (3, 1, 1, 3)
    assert (moved.start, moved.cell) == (1, 4)


@pytest.mark.parametrize(
    ("dice", "score", "cell"),
    [
        pytest.param("fffff", -5, 1, id="negative-but-on-the-track"),
        pytest.param("sssss", 5, 5, id="it-halts-on-the-last-cell"),
        pytest.param("nnnnn", 0, 1, id="neutrals-count-for-nothing"),
    ],
)
def test_the_score_moves_the_rocket_along_the_track(
    testing: Table, dice: str, score: int, cell: int
) -> None:
    moved = only(testing.roll("canada", "eva", dice), RocketMoved)
    assert (moved.score, moved.cell) == (score, cell)


def test_only_the_symbols_of_the_mission_count(testing: Table) -> None:
    testing.staff("canada", "eva", "genius")
    testing.staff("canada", "csm", "base")
    testing.staff("canada", "booster", "genius", "base")
    assert only(testing.roll("canada", "csm-eva", "nnnnn"), RocketMoved).research == 3


def test_the_moon_has_all_six_symbols(testing: Table) -> None:
    for research in ("eva", "launch-pad", "booster", "csm", "lem", "technology"):
        testing.staff("canada", research, "base")
    testing.staff("canada", "investors", "genius")
    assert only(testing.roll("canada", "moon", "nnnnn"), RocketMoved).research == 6


def test_a_hosted_spy_is_no_researcher_and_a_token_is_one(testing: Table) -> None:
    testing.staff("canada", "eva", "spy", bonus=True)
    assert only(testing.roll("canada", "eva", "nnnnn"), RocketMoved).research == 1


def test_rockets_of_others_do_not_matter(testing: Table) -> None:
    first = only(testing.roll("canada", "eva", "ssnnn"), RocketMoved)
    second = only(testing.roll("usa", "eva", "ssnnn"), RocketMoved)
    assert first.cell == second.cell == 3
    assert testing.view().missions[0].rockets == ((0, 3), (1, 3))


def test_the_moon_starts_where_the_flag_stands(testing: Table) -> None:
    testing.give("canada", moon_cell=4, money=60)
    assert only(testing.do("canada", "launch moon"), MissionLaunched).cell == 4


def test_on_the_moon_the_score_counts_from_the_flag(testing: Table) -> None:
    moved = only(testing.roll("canada", "moon", "sssfn", cell=4), RocketMoved)
    assert (moved.start, moved.score, moved.cell) == (4, 2, 6)


def test_a_failed_moon_shot_may_fall_behind_its_flag(testing: Table) -> None:
    moved = only(testing.roll("canada", "moon", "fffff", cell=4), RocketMoved)
    assert (moved.start, moved.cell) == (4, 1)
    assert testing.nation("canada").moon_cell == 1


def test_five_dice_of_three_successes_two_neutrals_one_failure() -> None:
    faces: Counter[str] = Counter()
    testing = Table("usa", "ussr")
    testing.pass_until("missions", "usa")
    for number in range(400):
        seed = number.to_bytes(32, "little")
        testing.state = replace(testing.state, start=replace(testing.state.start, seed=seed))
        before = testing.state
        rolled = only(testing.do("usa", "launch eva"), DiceRolled)
        assert len(rolled.dice) == 5
        faces.update(rolled.dice)
        testing.state = before
    assert abs(faces["success"] / 2000 - 3 / 6) < 0.04
    assert abs(faces["neutral"] / 2000 - 2 / 6) < 0.04
    assert abs(faces["failure"] / 2000 - 1 / 6) < 0.04


# Simulation


def test_simulation_rerolls_one_die_per_researcher(testing: Table) -> None:
    testing.staff("canada", "simulation", "genius")
    assert testing.roll("canada", "eva", "sfnns") == []
    assert testing.deciding() == [("canada", "reroll")]
    launch = testing.view().launch
    assert launch is not None
    assert (launch.rerolls_left, launch.score, launch.rerolled) == (2, None, ())
    events = testing.do("canada", "reroll 2")
    rerolled = only(events, DieRerolled)
    assert rerolled.die == 2
    assert testing.barrier
    launch = testing.view().launch
    assert launch is not None
    assert launch.dice == ("success", rerolled.face, "neutral", "neutral", "success")
    assert (launch.rerolls_left, launch.rerolled) == (1, (2,))
    assert only(testing.do("canada", "reroll 3"), RocketMoved)


def test_the_second_roll_stands(testing: Table) -> None:
    testing.staff("canada", "simulation", "genius")
    testing.roll("canada", "eva", "sfnns")
    testing.do("canada", "reroll 2")
    assert testing.refused("canada", "reroll 2") == ("die-rerolled", {"die": 2})
    assert testing.legal("canada") == ["reroll 1", "reroll 3", "reroll 4", "reroll 5", "keep"]


def test_rerolls_may_be_left(testing: Table) -> None:
    testing.staff("canada", "simulation", "base")
    testing.roll("canada", "eva", "sssnn")
    moved = only(testing.do("canada", "keep"), RocketMoved)
    assert moved.score == 3


def test_any_of_five_dice_may_be_rolled_again_a_success_too(testing: Table) -> None:
    testing.staff("canada", "simulation", "base")
    testing.roll("canada", "eva", "sssss")
    assert "reroll 1" in testing.legal("canada")
    for die in (0, 6):
        refused = testing.refused("canada", f"reroll {die}")
        assert refused == ("no-such-die", {"die": die, "dice": 5})


def test_four_researchers_reroll_four_dice_at_most(testing: Table) -> None:
    testing.staff("canada", "simulation", "genius", "base", bonus=True)
    testing.roll("canada", "eva", "fffff")
    testing.do("canada", "reroll 1", "reroll 2", "reroll 3")
    assert only(testing.do("canada", "reroll 4"), RocketMoved)


def test_no_more_rerolls_than_dice() -> None:
    """Four researchers on a board with three dice."""
    content = GAME.content()
    content["dice"]["count"] = 3
    testing = Table("usa", "ussr", content=content)
    testing.pass_until("missions", "usa")
    testing.staff("usa", "simulation", "genius", "base", bonus=True)
    testing.roll("usa", "eva", "fff")
    testing.do("usa", "reroll 3", "reroll 1")
    assert only(testing.do("usa", "reroll 2"), RocketMoved)


def test_no_researchers_no_question(testing: Table) -> None:
    assert only(testing.roll("canada", "eva", "fffff"), RocketMoved)


# Ground Control


def test_ground_control_turns_neutrals_into_successes_ruling_8(testing: Table) -> None:
    testing.staff("canada", "ground-control", "genius")
    events = testing.roll("canada", "eva", "nfnnf")
    turned = only(events, NeutralsTurned)
    assert turned.count == 2
    assert turned.dice == ("success", "failure", "success", "neutral", "failure")
    assert only(events, RocketMoved).score == 0


def test_ground_control_turns_no_more_than_there_are(testing: Table) -> None:
    testing.staff("canada", "ground-control", "genius", "base")
    assert only(testing.roll("canada", "eva", "nsfff"), NeutralsTurned).count == 1
    assert not every(testing.roll("usa", "eva", "nsfff"), NeutralsTurned)


def test_ground_control_comes_after_simulation(testing: Table) -> None:
    testing.staff("canada", "ground-control", "base")
    testing.staff("canada", "simulation", "base")
    testing.roll("canada", "eva", "nfsss")
    launch = testing.view().launch
    assert launch is not None
    assert launch.dice[0] == "neutral"
    events = testing.do("canada", "reroll 2")
    assert [type(event) for event in events[:2]] == [DieRerolled, NeutralsTurned]


# Insurance


def test_insurance_pays_three_million_a_failure_and_researcher(testing: Table) -> None:
    testing.staff("canada", "insurance", "genius")
    money = testing.nation("canada").money
    paid = only(testing.roll("canada", "eva", "ffsss"), InsurancePaid)
    assert (paid.failures, paid.money) == (2, 12)
    assert testing.nation("canada").money == money + 12


def test_insurance_counts_the_failures_after_all_rerolls_ruling_8(testing: Table) -> None:
    testing.staff("canada", "insurance", "base")
    testing.staff("canada", "simulation", "base")
    testing.roll("canada", "eva", "fssss")
    events = testing.do("canada", "reroll 1")
    failed = only(events, DieRerolled).face == "failure"
    assert [event.money for event in every(events, InsurancePaid)] == ([3] if failed else [])
    testing.staff("usa", "insurance", "base")
    testing.staff("usa", "simulation", "base")
    testing.roll("usa", "eva", "fssss")
    assert only(testing.do("usa", "keep"), InsurancePaid).money == 3


def test_insurance_pays_nothing_without_failures(testing: Table) -> None:
    testing.staff("canada", "insurance", "genius")
    assert not every(testing.roll("canada", "eva", "nnsss"), InsurancePaid)
