"""Mistakes and luck of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.domain.review import (
    ERRORS,
    Judgement,
    Stroke,
    great_strokes,
    luck_of,
    mistakes,
    victory_shares,
)
from rules.core.game import Outcome, Standing


def judged(
    version: int, seat: int, chance: float, played: float, error: float | None = 0.01
) -> Judgement:
    return Judgement(version, seat, chance, "stop", played, error=error)


def test_the_mistakes_that_cost_most_are_told_in_order_of_play() -> None:
    review = [
        judged(1, 0, 0.5, 0.4),
        judged(2, 0, 0.5, 0.44),
        judged(3, 0, 0.6, 0.2),
        judged(4, 1, 0.9, 0.1),
        judged(5, 0, 0.4, 0.2),
    ]
    assert [one.version for one in mistakes(review, (0,))] == [1, 3, 5]
    assert [one.version for one in mistakes(review, (0, 1))] == [3, 4, 5]
    assert mistakes(review, ()) == []


def test_what_chance_explains_is_no_mistake() -> None:
    assert judged(1, 0, 0.5, 0.5 - ERRORS * 0.03 - 0.01, error=0.03).is_mistake
    assert not judged(1, 0, 0.5, 0.5 - ERRORS * 0.03 + 0.01, error=0.03).is_mistake
    assert not judged(1, 0, 0.5, 0.46, error=0.0).is_mistake, "too small to matter"


def test_without_its_error_a_cost_has_to_be_large() -> None:
    """A review of before the errors were kept."""
    assert judged(1, 0, 0.5, 0.39, error=None).is_mistake
    assert not judged(1, 0, 0.5, 0.41, error=None).is_mistake


def test_what_cannot_be_judged_is_no_mistake() -> None:
    assert not Judgement(1, 0, 0.9, "stop").is_mistake


def test_of_what_it_cost_at_once_and_later_the_smaller_counts() -> None:
    made = judged(1, 0, 0.5, 0.3)
    assert made.seen_later(0.4, 0.02, {}).cost == pytest.approx(0.2)
    later = made.seen_later(0.1, 0.02, {"prestige": 2.0})
    assert later.cost == pytest.approx(0.1)
    assert later.is_mistake
    assert later.changes == {"prestige": 2.0}
    assert not made.seen_later(0.1, 0.05, {}).is_mistake
    assert made.seen_later(-0.1, 0.01, {}).cost == 0


def stroke(version: int, kind: str, *gains: float, error: float = 0.01) -> Stroke:
    return Stroke(version, 0, kind, tuple((gain, error) for gain in gains))


STROKES: Sequence[Stroke] = (
    stroke(1, "dice", 0.10, -0.10),
    stroke(2, "cards", -0.04, 0.04),
    stroke(3, "dice", 0.05, -0.05, error=0.04),
    stroke(4, "dice", -0.20, 0.20),
    stroke(5, "dice", 0.11, -0.11),
)


def test_luck_adds_up_by_seat_and_sort() -> None:
    assert luck_of(STROKES, 0, "cards") == pytest.approx(-0.04)
    assert luck_of(STROKES[:2], 0) == pytest.approx(0.06)
    assert luck_of(STROKES[:2], 1) == pytest.approx(-0.06)


def test_luck_that_may_be_none_is_none() -> None:
    assert luck_of(STROKES, 0) == 0.0, "0.02 of 100"
    assert luck_of([stroke(1, "dice", 0.1, error=0.06)], 0) == 0.0
    assert luck_of((), 0) == 0.0


def test_the_greatest_strokes_are_told_in_order_of_play_with_whom_they_hit() -> None:
    found = great_strokes(STROKES)
    assert [(one.version, seat) for one, seat in found] == [(1, 0), (4, 0), (5, 0)]
    assert great_strokes([stroke(1, "dice", 0.01, -0.09, -0.03)])[0][1] == 1
    assert great_strokes([STROKES[2]]) == []


def test_a_shared_victory_is_shared() -> None:
    outcome = Outcome((Standing(2, 1, 9), Standing(0, 1, 9), Standing(1, 3, 2)))
    assert victory_shares(outcome, 3) == (0.5, 0.0, 0.5)
