"""Missions 2 to 7, the mission test: dice, researchers, Simulation, Ground Control, Insurance."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.structs import replace
from rules.race1969.game import GAME
from rules.race1969.missions import (
    DiceRolled,
    DieRerolled,
    InsurancePaid,
    MissionLaunched,
    NeutralsTurned,
    RocketMoved,
)
from tests.rules.race1969.table import Table, every, only


@pytest.fixture
def table() -> Table:
    table = Table("canada", "usa", "france")
    table.pass_until("missions", "canada")
    return table


def test_three_successes_one_failure_one_researcher_score_three_example(table: Table) -> None:
    table.staff("canada", "lem", "base")
    moved = only(table.roll("canada", "lem", "sssfn"), RocketMoved)
    assert (moved.successes, moved.failures, moved.research, moved.score) == (3, 1, 1, 3)
    assert (moved.start, moved.cell) == (1, 4)


def test_a_score_may_be_negative_but_the_rocket_stays_on_the_track(table: Table) -> None:
    moved = only(table.roll("canada", "eva", "fffff"), RocketMoved)
    assert (moved.score, moved.cell) == (-5, 1)


def test_the_rocket_halts_on_the_last_cell(table: Table) -> None:
    moved = only(table.roll("canada", "eva", "sssss"), RocketMoved)
    assert (moved.score, moved.cell) == (5, 5)


def test_neutrals_count_for_nothing(table: Table) -> None:
    moved = only(table.roll("canada", "eva", "nnnnn"), RocketMoved)
    assert (moved.score, moved.cell) == (0, 1)


def test_only_the_symbols_of_the_mission_count(table: Table) -> None:
    table.staff("canada", "eva", "genius")
    table.staff("canada", "csm", "base")
    table.staff("canada", "booster", "genius", "base")
    assert only(table.roll("canada", "csm-eva", "nnnnn"), RocketMoved).research == 3


def test_the_moon_has_all_six_symbols(table: Table) -> None:
    for research in ("eva", "launch-pad", "booster", "csm", "lem", "technology"):
        table.staff("canada", research, "base")
    table.staff("canada", "investors", "genius")
    assert only(table.roll("canada", "moon", "nnnnn"), RocketMoved).research == 6


def test_a_hosted_spy_is_no_researcher_and_a_token_is_one(table: Table) -> None:
    table.staff("canada", "eva", "spy", bonus=True)
    assert only(table.roll("canada", "eva", "nnnnn"), RocketMoved).research == 1


def test_rockets_of_others_do_not_matter(table: Table) -> None:
    first = only(table.roll("canada", "eva", "ssnnn"), RocketMoved)
    second = only(table.roll("usa", "eva", "ssnnn"), RocketMoved)
    assert first.cell == second.cell == 3
    assert table.view().missions[0].rockets == ((0, 3), (1, 3))


def test_the_moon_starts_where_the_flag_stands(table: Table) -> None:
    table.give("canada", moon_cell=4, money=60)
    assert only(table.do("canada", "launch moon"), MissionLaunched).cell == 4


def test_on_the_moon_the_score_counts_from_the_flag(table: Table) -> None:
    moved = only(table.roll("canada", "moon", "sssfn", cell=4), RocketMoved)
    assert (moved.start, moved.score, moved.cell) == (4, 2, 6)


def test_a_failed_moon_shot_may_fall_behind_its_flag(table: Table) -> None:
    moved = only(table.roll("canada", "moon", "fffff", cell=4), RocketMoved)
    assert (moved.start, moved.cell) == (4, 1)
    assert table.nation("canada").moon_cell == 1


def test_five_dice_of_three_successes_two_neutrals_one_failure() -> None:
    faces: Counter[str] = Counter()
    table = Table("usa", "ussr")
    table.pass_until("missions", "usa")
    for number in range(400):
        seed = number.to_bytes(32, "little")
        table.state = replace(table.state, start=replace(table.state.start, seed=seed))
        before = table.state
        rolled = only(table.do("usa", "launch eva"), DiceRolled)
        assert len(rolled.dice) == 5
        faces.update(rolled.dice)
        table.state = before
    assert abs(faces["success"] / 2000 - 3 / 6) < 0.04
    assert abs(faces["neutral"] / 2000 - 2 / 6) < 0.04
    assert abs(faces["failure"] / 2000 - 1 / 6) < 0.04


# Simulation


def test_simulation_rerolls_one_die_per_researcher(table: Table) -> None:
    table.staff("canada", "simulation", "genius")
    assert table.roll("canada", "eva", "sfnns") == []
    assert table.deciding() == [("canada", "reroll")]
    launch = table.view().launch
    assert launch is not None
    assert (launch.rerolls_left, launch.score, launch.rerolled) == (2, None, ())
    events = table.do("canada", "reroll 2")
    rerolled = only(events, DieRerolled)
    assert rerolled.die == 2
    assert table.barrier
    launch = table.view().launch
    assert launch is not None
    assert launch.dice == ("success", rerolled.face, "neutral", "neutral", "success")
    assert (launch.rerolls_left, launch.rerolled) == (1, (2,))
    assert only(table.do("canada", "reroll 3"), RocketMoved)


def test_the_second_roll_stands(table: Table) -> None:
    table.staff("canada", "simulation", "genius")
    table.roll("canada", "eva", "sfnns")
    table.do("canada", "reroll 2")
    assert table.refused("canada", "reroll 2") == ("die-rerolled", {"die": 2})
    assert table.legal("canada") == ["reroll 1", "reroll 3", "reroll 4", "reroll 5", "keep"]


def test_rerolls_may_be_left(table: Table) -> None:
    table.staff("canada", "simulation", "base")
    table.roll("canada", "eva", "sssnn")
    moved = only(table.do("canada", "keep"), RocketMoved)
    assert moved.score == 3


def test_any_die_may_be_rolled_again_a_success_too(table: Table) -> None:
    table.staff("canada", "simulation", "base")
    table.roll("canada", "eva", "sssss")
    assert "reroll 1" in table.legal("canada")


def test_there_are_five_dice(table: Table) -> None:
    table.staff("canada", "simulation", "base")
    table.roll("canada", "eva", "sssss")
    assert table.refused("canada", "reroll 6") == ("no-such-die", {"die": 6, "dice": 5})
    assert table.refused("canada", "reroll 0") == ("no-such-die", {"die": 0, "dice": 5})


def test_four_researchers_reroll_four_dice_at_most(table: Table) -> None:
    table.staff("canada", "simulation", "genius", "base", bonus=True)
    table.roll("canada", "eva", "fffff")
    table.do("canada", "reroll 1", "reroll 2", "reroll 3")
    assert only(table.do("canada", "reroll 4"), RocketMoved)


def test_no_more_rerolls_than_dice() -> None:
    """Four researchers on a board with three dice."""
    content = GAME.content()
    content["dice"]["count"] = 3
    table = Table("usa", "ussr", content=content)
    table.pass_until("missions", "usa")
    table.staff("usa", "simulation", "genius", "base", bonus=True)
    table.roll("usa", "eva", "fff")
    table.do("usa", "reroll 3", "reroll 1")
    assert only(table.do("usa", "reroll 2"), RocketMoved)


def test_no_researchers_no_question(table: Table) -> None:
    assert only(table.roll("canada", "eva", "fffff"), RocketMoved)


# Ground Control


def test_ground_control_turns_neutrals_into_successes_ruling_8(table: Table) -> None:
    table.staff("canada", "ground-control", "genius")
    events = table.roll("canada", "eva", "nfnnf")
    turned = only(events, NeutralsTurned)
    assert turned.count == 2
    assert turned.dice == ("success", "failure", "success", "neutral", "failure")
    assert only(events, RocketMoved).score == 0


def test_ground_control_turns_no_more_than_there_are(table: Table) -> None:
    table.staff("canada", "ground-control", "genius", "base")
    assert only(table.roll("canada", "eva", "nsfff"), NeutralsTurned).count == 1
    assert not every(table.roll("usa", "eva", "nsfff"), NeutralsTurned)


def test_ground_control_comes_after_simulation(table: Table) -> None:
    table.staff("canada", "ground-control", "base")
    table.staff("canada", "simulation", "base")
    table.roll("canada", "eva", "nfsss")
    launch = table.view().launch
    assert launch is not None
    assert launch.dice[0] == "neutral"
    events = table.do("canada", "reroll 2")
    assert [type(event) for event in events[:2]] == [DieRerolled, NeutralsTurned]


# Insurance


def test_insurance_pays_three_million_a_failure_and_researcher(table: Table) -> None:
    table.staff("canada", "insurance", "genius")
    money = table.nation("canada").money
    paid = only(table.roll("canada", "eva", "ffsss"), InsurancePaid)
    assert (paid.failures, paid.money) == (2, 12)
    assert table.nation("canada").money == money + 12


def test_insurance_counts_the_failures_after_all_rerolls_ruling_8(table: Table) -> None:
    table.staff("canada", "insurance", "base")
    table.staff("canada", "simulation", "base")
    table.roll("canada", "eva", "fssss")
    events = table.do("canada", "reroll 1")
    failed = only(events, DieRerolled).face == "failure"
    assert [event.money for event in every(events, InsurancePaid)] == ([3] if failed else [])
    table.staff("usa", "insurance", "base")
    table.staff("usa", "simulation", "base")
    table.roll("usa", "eva", "fssss")
    assert only(table.do("usa", "keep"), InsurancePaid).money == 3


def test_insurance_pays_nothing_without_failures(table: Table) -> None:
    table.staff("canada", "insurance", "genius")
    assert not every(table.roll("canada", "eva", "nnsss"), InsurancePaid)
