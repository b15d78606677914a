"""Odds of launches, and the gains of more researchers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product
from math import comb
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.race1969.board import cell_after_cards, standard_board
from rules.race1969.odds import (
    advised_reroll,
    card_sums,
    cell_odds,
    espionage_steps,
    launch_odds,
    mission_flags,
    roll_odds,
    unseen_cards,
)
from rules.race1969.terms import FACES, FAILURE, NATIONS, NEUTRAL, SUCCESS
from rules.race1969.view import Own, View
from tests.rules.race1969.table import Table

SIDES = (3, 2, 1)
EVA = 0
"""The index of a mission of five cells."""
CHANCES = dict(zip(FACES, (Fraction(side, 6) for side in SIDES), strict=True))


def brute_force(rerolls: int, control: int, need: int) -> dict[tuple[int, int], Fraction]:
    """Score and failures by walking every ordered fall and asking the policy for each reroll."""
    ends: dict[tuple[int, int], Fraction] = {}
    known: dict[tuple[tuple[str, ...], tuple[int, ...], int], dict[tuple[int, int], Fraction]] = {}

    def settle(
        dice: tuple[str, ...], rerolled: tuple[int, ...], left: int
    ) -> dict[tuple[int, int], Fraction]:
        key = dice, rerolled, left
        if key in known:
            return known[key]
        die = advised_reroll(dice, rerolled, left, control, need)
        found: dict[tuple[int, int], Fraction] = {}
        if die is None:
            turned = min(control, dice.count(NEUTRAL))
            failures = dice.count(FAILURE)
            found[dice.count(SUCCESS) + turned - failures, failures] = Fraction(1)
        else:
            for face, chance in CHANCES.items():
                after = (*dice[: die - 1], face, *dice[die:])
                for end, part in settle(after, (*rerolled, die), left - 1).items():
                    found[end] = found.get(end, Fraction(0)) + chance * part
        known[key] = found
        return found

    for dice in product(FACES, repeat=5):
        chance = Fraction(1)
        for face in dice:
            chance *= CHANCES[face]
        for end, part in settle(dice, (), rerolls).items():
            ends[end] = ends.get(end, Fraction(0)) + chance * part
    return ends


@pytest.mark.parametrize("need", [-5, 2, 4, 6])
@pytest.mark.parametrize("control", [0, 1, 3])
@pytest.mark.parametrize("rerolls", [0, 1, 2, 4])
def test_rolls_are_those_of_every_fall_counted(rerolls: int, control: int, need: int) -> None:
    odds = roll_odds(SIDES, 5, rerolls, control, need)
    exact = {(score, bad): Fraction(weight, odds.total) for score, bad, weight in odds.weights}
    assert exact == brute_force(rerolls, control, need)


@given(
    st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(1, 4)),
    st.integers(1, 6),
    st.integers(0, 6),
    st.integers(0, 6),
    st.integers(-6, 7),
)
def test_weights_sum_to_their_total(
    sides: tuple[int, int, int], count: int, rerolls: int, control: int, need: int
) -> None:
    odds = roll_odds(sides, count, rerolls, control, need)
    assert sum(weight for _, _, weight in odds.weights) == odds.total


@pytest.mark.parametrize("control", range(5))
@pytest.mark.parametrize("rerolls", range(4))
def test_a_reroll_never_makes_the_expected_score_worse(rerolls: int, control: int) -> None:
    def mean(allowed: int) -> Fraction:
        odds = roll_odds(SIDES, 5, allowed, control, 6)
        return Fraction(sum(score * weight for score, _, weight in odds.weights), odds.total)

    assert mean(rerolls + 1) >= mean(rerolls)


def test_without_research_each_die_expects_a_third() -> None:
    odds = roll_odds(SIDES, 5, 0, 0, 6)
    mean = Fraction(sum(score * weight for score, _, weight in odds.weights), odds.total)
    assert mean == 5 * (CHANCES[SUCCESS] - CHANCES[FAILURE]) == Fraction(5, 3)


def test_nothing_is_rerolled_on_the_last_cell() -> None:
    dice = (SUCCESS, SUCCESS, SUCCESS, FAILURE, NEUTRAL)
    assert advised_reroll(dice, (), 2, 0, 2) is None
    assert advised_reroll(dice, (), 2, 0, 3) == 4
    assert advised_reroll(dice, (4,), 2, 0, 3) == 5


def test_a_neutral_that_ground_control_turns_is_kept() -> None:
    dice = (NEUTRAL, NEUTRAL, SUCCESS, SUCCESS, SUCCESS)
    assert advised_reroll(dice, (), 1, 2, 9) is None
    assert advised_reroll(dice, (), 1, 1, 9) == 1
    assert advised_reroll(dice, (1,), 1, 1, 9) == 2
    assert advised_reroll(dice, (1, 2), 1, 1, 9) is None


def test_cells_are_held_between_the_first_and_the_last() -> None:
    odds = cell_odds(standard_board(), EVA, 1, 0, 0, 0, 0)
    exact = brute_force(0, 0, 4)
    first = sum((part for (score, _), part in exact.items() if score <= 0), Fraction(0))
    last = sum((part for (score, _), part in exact.items() if score >= 4), Fraction(0))
    assert odds.chances[0] == float(first)
    assert odds.chances[-1] == float(last)
    assert sum(odds.chances) == pytest.approx(1)


def test_flags_take_no_more_than_a_cell_is_worth() -> None:
    board = standard_board()
    cells = board.missions[EVA].cells
    free, flagged = (cell_odds(board, EVA, 1, 0, 1, 1, flags) for flags in (0, 4))
    expected = sum(
        chance * min(4, worth) for chance, worth in zip(free.chances, cells, strict=True)
    )
    assert flagged.flags_cost == pytest.approx(expected)
    assert flagged.prestige == pytest.approx(free.prestige - expected)


def view_of(
    researchers: Mapping[str, int] = MappingProxyType({}),
    flags: Mapping[str, tuple[int, ...]] = MappingProxyType({}),
    moon_cell: int = 1,
) -> View:
    """A view in which the first of two nations has these researchers and its flag there."""
    view = Table(*NATIONS[:2]).view(NATIONS[0])
    first, second = view.nations
    researches = tuple(
        replace(room, researchers=researchers.get(room.research, 0)) for room in first.researches
    )
    first = replace(first, researches=researches, moon_cell=moon_cell)
    missions = tuple(replace(each, flags=flags.get(each.mission, ())) for each in view.missions)
    return replace(view, nations=(first, second), missions=missions)


def test_a_launch_counts_symbols_investors_and_insurance() -> None:
    view = view_of({"csm": 2, "eva": 1, "lem": 3, "investors": 1, "insurance": 2})
    odds = launch_odds(view, 0, "csm-eva")
    mission = view.board.mission("csm-eva")
    assert odds.research == 3
    assert odds.start == 1
    assert odds.cost == mission.launch_cost - 2
    failures = sum(bad * part for (_, bad), part in brute_force(0, 0, 6).items())
    assert odds.insurance == pytest.approx(float(failures) * 3 * 2)
    assert odds.last == odds.chances[-1]
    assert odds.prestige == pytest.approx(
        sum(c * w for c, w in zip(odds.chances, odds.worths, strict=True))
    )


def test_the_moon_starts_at_the_flag_and_costs_in_full() -> None:
    view = view_of({"investors": 4}, moon_cell=5)
    odds = launch_odds(view, 0, "moon")
    assert odds.start == 5
    assert odds.cost == view.board.mission("moon").launch_cost
    assert launch_odds(view, 1, "moon").start == 1
    assert sum(odds.chances[:4]) == pytest.approx(
        float(sum(part for (score, _), part in brute_force(0, 0, 6).items() if score < 0))
    )


def test_flags_on_a_mission_lower_what_its_cells_pay() -> None:
    view = view_of(flags={"eva": (0, 1)})
    odds = launch_odds(view, 0, "eva")
    assert odds.flags == mission_flags(view, "eva") == 2
    cells = view.board.mission("eva").cells
    assert odds.worths == tuple(max(0, cell - 2) for cell in cells)
    with pytest.raises(KeyError):
        launch_odds(view, 0, "mars")


def test_espionage_steps_name_points_cells_and_prestige() -> None:
    view = view_of(flags={"csm-eva": (1,)})
    mission = view.board.mission("csm-eva")
    steps = espionage_steps(view, "csm-eva", 7)
    assert [step.cell for step in steps.back] == [6, 5, 4, 3, 2, 1]
    assert [step.points for step in steps.forward] == [
        mission.espionage_cost * cells for cells in (1, 2, 3)
    ]
    here = max(0, mission.cells[6] - 1)
    for step in (*steps.back, *steps.forward):
        assert step.prestige == max(0, mission.cells[step.cell - 1] - 1)
        assert step.change == step.prestige - here
        assert step.last == (step.cell == len(mission.cells))


@pytest.mark.parametrize("count", [0, 1, 3])
def test_card_sums_are_those_of_every_hand(count: int) -> None:
    deck = (1, 1, 1, 2, 2, 3)
    found: dict[int, int] = {}
    for hand in combinations(range(len(deck)), count):
        points = sum(deck[card] for card in hand)
        found[points] = found.get(points, 0) + 1
    expected = {points: number / comb(len(deck), count) for points, number in found.items()}
    assert dict(card_sums((3, 2, 1), (1, 2, 3), count)) == pytest.approx(expected)


def test_cards_in_ones_own_hand_are_in_nobody_elses() -> None:
    view = replace(view_of(), own=Own((1, 3), (3,), False, None))
    ones, twos, threes = view.board.espionage.cards
    assert unseen_cards(view) == (ones - 1, twos, threes - 2)


@pytest.mark.parametrize(
    ("cell", "length", "cost", "against", "support", "after"),
    [
        (7, 10, 2, 5, 2, 6),  # the rulebook's example (3.2)
        (2, 5, 2, 9, 2, 2),  # held at the first cell before support counts
        (4, 5, 3, 2, 8, 5),  # held at the last; a remainder is lost
    ],
)
def test_espionage_moves_a_rocket_back_then_forward(
    cell: int, length: int, cost: int, against: int, support: int, after: int
) -> None:
    assert cell_after_cards(cell, length, cost, against, support) == after
