"""The decisions of a finished game that are looked into."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.tables.record.review_plan import ReviewPlan


def looked_into(
    seats: Sequence[int],
    shares: Sequence[float],
    chance: Callable[[int], float | None],
    most: int,
) -> list[int]:
    plan, found = ReviewPlan(seats, shares, most), list[int]()
    while (place := plan.next()) is not None:
        found.append(place)
        plan.note(place, chance(place))
    return found


def test_of_a_short_game_all_are_looked_into_once() -> None:
    found = looked_into([0, 1, 0, 1, 1], (1, 0), lambda place: 0.5, 30)
    assert sorted(found) == [0, 1, 2, 3, 4]


def test_where_chances_change_most_is_looked_at_closely() -> None:
    turn = 137
    found = looked_into([0] * 200, (0.1,), lambda place: 0.9 if place <= turn else 0.1, 20)
    assert len(found) == len(set(found)) == 20
    assert {0, 199, turn, turn + 1} <= set(found)


def test_a_sudden_end_is_followed_back() -> None:
    found = looked_into([0] * 100, (0.0,), lambda place: 0.8, 6)
    assert 99 in found


def test_what_can_t_be_analysed_is_left_out() -> None:
    found = looked_into([0] * 50, (1.0,), lambda place: None if place % 2 else 0.5, 40)
    assert len(found) == len(set(found)) == 40


def test_every_seat_has_its_share() -> None:
    seats = [place % 5 for place in range(500)]
    found = looked_into(seats, (1, 0, 0, 0, 0), lambda place: 0.2, 30)
    assert all(sum(seats[place] == seat for place in found) >= 3 for seat in range(5))
