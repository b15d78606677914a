"""Turning points of a game."""

from __future__ import annotations

import pytest

from bot.domain.review import Judgement, TurningPoint, turning_points, victory_shares
from rules.core.game import Outcome, Standing

ONE_ROUND = dict.fromkeys(range(10), 1)


def judged(version: int, seat: int, chance: float, played: float | None = None) -> Judgement:
    return Judgement(version, seat, chance, "stop", played)


def test_they_are_the_decisions_that_cost_most_in_order_of_play() -> None:
    review = [
        judged(1, 0, 0.5, 0.3),
        judged(2, 1, 0.5, 0.45),
        judged(3, 0, 0.5, 0.5),  # a little is lost later, but not by this
        judged(4, 1, 0.6, 0.2),
        judged(5, 0, 0.4, 0.25),
    ]
    found = turning_points(review, (0.0, 1.0), ONE_ROUND, ())
    assert [(one.judgement.version, one.after) for one in found] == [(1, 0.3), (4, 0.2), (5, 0.25)]
    assert not any(one.later for one in found)


def test_where_none_cost_anything_what_came_after_them_counts() -> None:
    review = [
        judged(1, 0, 0.5),
        judged(2, 1, 0.5),
        judged(3, 0, 0.9),  # 0 gained 40 since version 1
        judged(4, 1, 0.45),
        judged(5, 0, 0.85),  # loses all by the end
        judged(6, 1, 0.7),  # and 1 gains the rest
    ]
    found = turning_points(review, (0.0, 1.0), ONE_ROUND, ())
    # What the end brought to both is told once.
    assert [(one.judgement.version, one.after) for one in found] == [(1, 0.9), (4, 0.7), (5, 0.0)]
    assert all(one.later for one in found)
    assert found[2].change == pytest.approx(0.85)
    assert turning_points(review[:1], (0.5, 0.5), ONE_ROUND, ()) == [
        TurningPoint(review[0], 0.5, later=True)
    ]


def test_what_changed_over_several_rounds_is_no_turn() -> None:
    """Few decisions of a long game are looked into: one of them would stand for many."""
    review = [
        judged(1, 0, 0.2),
        judged(2, 1, 0.2),
        judged(8, 1, 0.25),  # six rounds later: not what was decided in the first
        judged(9, 1, 0.3),
    ]
    rounds = {1: 1, 2: 1, 8: 6, 9: 7}
    found = turning_points(review, (0.0, 1.0), rounds, ())
    assert [(one.judgement.version, one.after) for one in found] == [(8, 0.3), (9, 1.0)]


def test_a_small_cost_is_no_greater_turn_than_a_great_change() -> None:
    review = [
        judged(1, 0, 0.37, 0.30),  # 7 of 100, perhaps by chance
        judged(2, 1, 0.5),
        judged(3, 0, 0.40, 0.36),
        judged(4, 1, 0.55),
        judged(5, 0, 0.9, 0.85),  # cost a little, and then all was lost within the round
        judged(6, 1, 0.2, 0.08),
    ]
    found = turning_points(review, (0.0, 1.0), ONE_ROUND, ())
    assert [(one.judgement.version, one.after) for one in found] == [(3, 0.9), (5, 0.0), (6, 0.08)]
    assert [one.later for one in found] == [True, True, False]


def test_the_greatest_change_is_told_beside_great_costs() -> None:
    review = [
        judged(1, 0, 0.5, 0.35),
        judged(2, 1, 0.5, 0.38),
        judged(3, 0, 0.6, 0.4),
        judged(4, 1, 0.6),  # falls to 5 by what others did
        judged(5, 0, 0.5),  # less than 60 of 100, before and after
        judged(6, 1, 0.05),
        judged(7, 0, 0.45),
    ]
    found = turning_points(review, (0.5, 0.0), ONE_ROUND, ())
    assert [(one.judgement.version, one.after) for one in found] == [(1, 0.35), (3, 0.4), (4, 0.05)]
    review[1] = judged(2, 1, 0.8, 0.2)
    review[3] = judged(4, 1, 0.15)  # 10 of 100 are less than any of the three costs
    found = turning_points(review, (0.5, 0.0), ONE_ROUND, ())
    assert [one.judgement.version for one in found] == [1, 2, 3]


def test_one_turn_at_least_is_a_persons() -> None:
    review = [
        judged(1, 0, 0.5, 0.44),
        judged(2, 1, 0.5, 0.3),
        judged(3, 1, 0.9, 0.2),
        judged(4, 1, 0.8, 0.3),
        judged(5, 0, 0.52, 0.50),
    ]
    rounds = {one.version: 3 * one.version for one in review}
    assert [one.judgement.version for one in turning_points(review, (0.5, 0.5), rounds, ())] == [
        2,
        3,
        4,
    ]
    assert [one.judgement.version for one in turning_points(review, (0.5, 0.5), rounds, (0,))] == [
        1,
        3,
        4,
    ]


def test_what_the_end_brought_to_all_is_told_once() -> None:
    """The losers' fall to nothing is the winner's arrival once more."""
    review = [
        judged(1, 0, 0.40),
        judged(2, 1, 0.35),
        judged(3, 2, 0.25),
        judged(4, 0, 0.63),
        judged(5, 1, 0.17),
        judged(6, 2, 0.15),
        judged(7, 0, 0.73),
    ]
    found = turning_points(review, (1.0, 0.0, 0.0), ONE_ROUND, ())
    assert [(one.judgement.version, one.after) for one in found] == [(1, 0.63), (2, 0.17), (7, 1.0)]
    # A person's own is told all the same where they have no other.
    found = turning_points(review[2:], (1.0, 0.0, 0.0), ONE_ROUND, (2,))
    assert 2 in [one.judgement.seat for one in found]


def test_a_shared_victory_is_shared() -> None:
    outcome = Outcome((Standing(2, 1, 9), Standing(0, 1, 9), Standing(1, 3, 2)))
    assert victory_shares(outcome, 3) == (0.5, 0.0, 0.5)
