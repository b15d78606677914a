"""Decisions of 1969 without a choice: whatever the nation did would come to the same."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rules.core.structs import replace
from rules.race1969.espionage import MissionPaid
from rules.race1969.game import GAME
from rules.race1969.terms import FACES, FAILURE, NEUTRAL, SUCCESS
from tests.rules.race1969.table import Table, only


def forced(table: Table, nation: str) -> str | None:
    action = GAME.forced_action(table.state, table.seat(nation))
    return None if action is None else GAME.format_action(action)


@pytest.fixture
def table() -> Table:
    table = Table("canada", "usa", "france")
    table.pass_until("missions", "canada")
    for nation in table.setup.seats:
        table.deal(nation)
    return table


def rolled(table: Table, dice: str, simulation: int = 1, mission: str = "eva") -> str | None:
    table.staff("canada", "simulation", *{1: ("base",), 2: ("genius",)}[simulation])
    table.roll("canada", mission, dice)
    assert table.deciding() == [("canada", "reroll")]
    return forced(table, "canada")


def test_five_successes_are_kept(table: Table) -> None:
    assert rolled(table, "sssss", mission="csm-eva") == "keep"


def test_dice_that_may_get_better_are_asked_about(table: Table) -> None:
    assert rolled(table, "ssssn", mission="csm-eva") is None


def test_the_last_cell_is_certain(table: Table) -> None:
    table.staff("canada", "eva", "genius")
    assert rolled(table, "sssnn") == "keep"


def test_one_cell_before_the_last_is_not(table: Table) -> None:
    assert rolled(table, "sssnn") is None


def test_what_stays_on_the_first_cell_whatever_falls_is_kept(table: Table) -> None:
    assert rolled(table, "fffff") == "keep"


def test_two_rerolls_may_lift_what_one_may_not(table: Table) -> None:
    assert rolled(table, "fffff", simulation=2, mission="csm-eva") == "keep"
    other = Table("canada", "usa", "france")
    other.pass_until("missions", "canada")
    assert rolled(other, "ffffs", simulation=2, mission="csm-eva") is None


def test_a_neutral_that_ground_control_turns_is_a_success(table: Table) -> None:
    table.staff("canada", "ground-control", "base")
    assert rolled(table, "ssssn", mission="csm-eva") == "keep"


def test_money_from_insurance_makes_it_a_choice(table: Table) -> None:
    table.staff("canada", "insurance", "base")
    assert rolled(table, "sssss", mission="csm-eva") is None


def test_a_die_that_was_rolled_again_is_no_chance_any_more(table: Table) -> None:
    table.staff("canada", "simulation", "genius")
    table.roll("canada", "csm-eva", "ssssf")
    launch = replace(table.state.current_launch, rerolled=(5,))
    table.state = replace(table.state, launch=launch)
    assert forced(table, "canada") == "keep"


def test_a_board_that_pays_less_further_on_is_always_asked_about() -> None:
    content: Any = GAME.content()
    for mission in content["missions"]:
        if mission["id"] == "eva":
            mission["cells"] = [0, 5, 3, 2, 1]
    table = Table("canada", "usa", content=content)
    table.pass_until("missions", "canada")
    assert rolled(table, "sssss") is None


def test_keeping_is_what_no_fall_could_better(table: Table) -> None:
    """Every fall of five dice and of all that may be rolled again, counted out."""
    table.staff("canada", "simulation", "genius")
    table.staff("canada", "ground-control", "base")
    table.roll("canada", "csm-eva", "nnnnn")
    begun = table.state
    for faces in product((SUCCESS, NEUTRAL, FAILURE), repeat=5):
        launch = replace(begun.current_launch, dice=faces)
        table.state = replace(begun, launch=launch)

        def cell(dice: tuple[str, ...]) -> int:
            turned = min(1, dice.count(NEUTRAL))
            score = dice.count(SUCCESS) + turned - dice.count(FAILURE)
            return min(max(1 + score, 1), 10)

        best = max(
            cell((*(new if place in again else old for place, old in enumerate(faces)),))
            for again in product(range(5), repeat=2)
            for new in FACES
        )
        assert (forced(table, "canada") == "keep") == (best == cell(faces)), faces


# Cards


def in_flight(table: Table, dice: str, mission: str = "csm-eva", **hands: tuple[int, ...]) -> None:
    """A launch of Canada's without Simulation, with these hands round it."""
    for nation, hand in hands.items():
        table.deal(nation, *hand)
    table.roll("canada", mission, dice)


def test_opponents_are_not_asked_against_a_rocket_that_cannot_fall(table: Table) -> None:
    in_flight(table, "fffff", usa=(3, 3), france=(1,))
    assert forced(table, "usa") == forced(table, "france") == "seal"


def test_opponents_are_asked_where_support_would_start_lower(table: Table) -> None:
    in_flight(table, "sssss", usa=(1,))
    assert table.deciding() == [("usa", "sabotage")]
    assert forced(table, "usa") is None


def test_cards_of_all_opponents_together_are_too_few(table: Table) -> None:
    """One card can't come to 4, whatever it is; nobody learns what it is."""
    in_flight(table, "sssss", mission="lem", usa=(1,))
    assert forced(table, "usa") == "seal"


def test_two_opponents_with_a_card_each_are_asked(table: Table) -> None:
    in_flight(table, "sssss", mission="lem", usa=(1,), france=(1,))
    assert forced(table, "usa") is None
    assert forced(table, "france") is None


@pytest.mark.parametrize("card", [1, 2, 3])
def test_a_hand_that_only_its_owner_knows_to_be_weak_is_asked_about(
    table: Table, card: int
) -> None:
    in_flight(table, "sssss", usa=(card,))
    assert table.state.start.board.mission("csm-eva").espionage_cost == 2
    assert forced(table, "usa") is None


def test_the_launching_nation_is_not_asked_on_the_last_cell_with_nothing_against_it(
    table: Table,
) -> None:
    table.staff("canada", "eva", "genius", "base")
    table.staff("canada", "csm", "genius", "base")
    in_flight(table, "sssss", canada=(3, 3))
    assert table.state.current_launch.cell == 10
    assert table.deciding() == [("canada", "support")]
    assert forced(table, "canada") == "seal"


def test_it_is_asked_where_cards_lie_against_it(table: Table) -> None:
    table.staff("canada", "eva", "genius", "base")
    table.staff("canada", "csm", "genius", "base")
    in_flight(table, "sssss", canada=(3, 3), usa=(1, 1))
    table.do("usa", "play 1", "seal")
    assert forced(table, "canada") is None


def test_it_is_asked_below_the_last_cell(table: Table) -> None:
    in_flight(table, "sssss", canada=(1,))
    assert forced(table, "canada") is None


def test_flags_may_make_all_cells_alike(table: Table) -> None:
    """Four flags leave nothing of cells worth up to 4, but the last may advance the Moon flag."""
    flags = list(table.state.flags)
    index = table.state.start.board.mission_index("csm-eva")
    flags[index] = (0, 1, 2, 1, 2, 1, 2, 1, 2, 1)
    table.state = replace(table.state, flags=tuple(flags))
    in_flight(table, "ssfff", canada=(1, 1), usa=(1,))
    assert forced(table, "usa") == "seal"
    table.do("usa", "seal")
    assert forced(table, "canada") == "seal"
    moved = only(table.do("canada", "seal"), MissionPaid)
    assert moved.prestige == 0


def test_whoever_has_laid_cards_by_the_rulebook_counts_with_these(table: Table) -> None:
    other = Table("canada", "usa", "france", espionage="rulebook")
    other.pass_until("missions", "canada")
    for nation in other.setup.seats:
        other.deal(nation)
    in_flight(other, "sssss", usa=(1,), france=(1,))
    other.do("usa", "play 1", "seal")
    assert other.deciding() == [("france", "sabotage")]
    assert forced(other, "france") is None
