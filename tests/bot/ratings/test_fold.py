"""Ratings that follow from results, compared with figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from math import sqrt

import pytest

from bot.domain.community.results import How, Result, SeatResult
from bot.games import PRESENTERS
from bot.ratings.anchors import POINTS, anchor
from bot.ratings.fold import RatingChange, rated_by
from bot.ratings.rating import MODEL, START, Rating

ANNA, BOB, CARL = 1, 2, 3
GAME = "race1969"
VARIANCE = START.sigma**2 + MODEL.tau**2
OF_GAME = VARIANCE + MODEL.beta**2


def row(
    seat: int, user: int | None, place: int, how: How = How.PLAYED, until: int | None = None
) -> SeatResult:
    return SeatResult(seat, "", user, None, place, how, until)


def pilot(seat: int, place: int, style: str = "balanced") -> SeatResult:
    return SeatResult(seat, "", None, style, place, How.AUTOPILOT)


def result(*rows: SeatResult, rated: bool = True) -> Result:
    return Result(1, 2, GAME, datetime(2026, 5, 6, tzinfo=UTC), rated, rows)


def after(*rows: SeatResult, **ratings: Rating) -> dict[int, Rating]:
    """The ratings of people after a game; ``ratings`` are those before it, by ``u`` and user id."""
    known = {int(name[1:]): rating for name, rating in ratings.items()}
    found = result(*rows)
    changes = rated_by(found, known)
    return {found.seats[one.row].user_id or 0: one.after for one in changes}


@pytest.mark.parametrize("seats", range(2, 6))
def test_equals_by_their_places(seats: int) -> None:
    """Plackett and Luce: each place is won among those who are left.

    Whoever is best of n who are equal had a chance of 1/n; for everybody else that one is taken
    off, and then 1/(n-1), and so on. An uncertain rating moves by the share of its variance.
    """
    found = after(*(row(seat, 10 + seat, seat + 1) for seat in range(seats)))
    step = VARIANCE / sqrt(seats * OF_GAME)
    for place in range(1, seats + 1):
        chances = sum(1 / (seats - before) for before in range(min(place, seats - 1)))
        gain = 1 - chances if place < seats else -chances
        assert found[9 + place].mu == pytest.approx(25 + step * gain, abs=1e-6)
        assert found[9 + place].games == 1


def test_two_by_hand() -> None:
    found = after(row(0, ANNA, 1), row(1, BOB, 2))
    assert found[ANNA].mu == pytest.approx(27.635, abs=0.001)
    assert found[BOB].mu == pytest.approx(22.365, abs=0.001)
    assert found[ANNA].points - 1500 == 1500 - found[BOB].points == 63


def test_three_by_hand() -> None:
    found = after(row(0, ANNA, 3), row(1, BOB, 1), row(2, CARL, 2))
    gains = [found[user].mu - 25 for user in (BOB, CARL, ANNA)]
    assert gains == pytest.approx([2.869, 0.717, -3.586], abs=0.001)


def test_a_tie_of_equals_moves_nobody_and_tells_something() -> None:
    found = after(row(0, ANNA, 1), row(1, BOB, 1))
    assert found[ANNA] == found[BOB]
    assert found[ANNA].mu == 25
    assert found[ANNA].sigma < START.sigma


def test_a_tie_brings_unequal_ratings_nearer() -> None:
    strong = Rating(30, 5)
    found = after(row(0, ANNA, 1), row(1, BOB, 1), u1=strong)
    assert found[ANNA].mu < strong.mu
    assert found[BOB].mu > START.mu


@pytest.mark.parametrize("seats", range(2, 6))
def test_all_of_a_table_tie(seats: int) -> None:
    found = after(*(row(seat, 10 + seat, 1) for seat in range(seats)))
    assert {rating.mu for rating in found.values()} == {25}


def test_ties_in_the_middle_share_what_their_places_bring() -> None:
    found = after(row(0, 10, 1), row(1, 11, 2), row(2, 12, 2), row(3, 13, 4))
    assert found[10].mu > found[11].mu == found[12].mu > found[13].mu


def test_an_upset_moves_more_than_what_was_to_be_expected() -> None:
    strong, weak = Rating(32, 4), Rating(20, 4)
    expected = after(row(0, ANNA, 1), row(1, BOB, 2), u1=strong, u2=weak)
    upset = after(row(0, ANNA, 2), row(1, BOB, 1), u1=strong, u2=weak)
    assert expected[ANNA].mu - strong.mu < strong.mu - upset[ANNA].mu


def test_the_same_figures_every_time() -> None:
    rows = [row(0, ANNA, 2), row(1, BOB, 1), pilot(2, 3), row(3, CARL, 4)]
    found = rated_by(result(*rows), {ANNA: Rating(31.25, 6.5, 3)})
    assert all(rated_by(result(*rows), {ANNA: Rating(31.25, 6.5, 3)}) == found for _ in range(20))
    assert all(
        round(figure, 6) == figure for one in found for figure in (one.after.mu, one.after.sigma)
    )


def test_a_casual_game_changes_nothing() -> None:
    assert rated_by(result(row(0, ANNA, 1), row(1, BOB, 2), rated=False), {}) == []


def test_who_left_loses_as_the_last_however_their_seat_ended() -> None:
    stayed = after(row(0, ANNA, 3), row(1, BOB, 1), row(2, CARL, 2))
    left = after(row(0, ANNA, 1, How.LEFT, 7), row(1, BOB, 2), row(2, CARL, 3))
    late = after(row(0, ANNA, 1, How.TIMED_OUT, 7), row(1, BOB, 2), row(2, CARL, 3))
    assert stayed == left == late


def test_who_took_over_gains_as_the_seat_ended_and_costs_nobody_anything() -> None:
    without = after(row(0, ANNA, 1, How.LEFT, 7), row(1, BOB, 2))
    found = after(row(0, ANNA, 1, How.LEFT, 7), row(0, CARL, 1, How.TOOK_OVER), row(1, BOB, 2))
    assert {user: found[user] for user in (ANNA, BOB)} == without
    won = after(row(0, CARL, 1), row(1, BOB, 2))
    assert found[CARL] == won[CARL]


@pytest.mark.parametrize("before", [How.LEFT, How.TIMED_OUT, How.REPLACED, How.AUTOPILOT])
def test_who_took_over_loses_nothing(before: How) -> None:
    known = Rating(28, 5, 9)
    user = None if before is How.AUTOPILOT else ANNA
    found = after(
        row(0, user, 2, before, 7), row(0, CARL, 2, How.TOOK_OVER), row(1, BOB, 1), u3=known
    )
    assert found[CARL] == known


def test_who_took_over_the_last_place_of_many_is_not_behind_who_left() -> None:
    rows = [
        row(0, ANNA, 3, How.LEFT, 7),
        row(0, CARL, 3, How.TOOK_OVER),
        row(1, BOB, 1),
        row(2, 4, 2, How.LEFT, 9),
    ]
    weak = Rating(10, 5)
    assert after(*rows, u3=weak)[CARL].mu > weak.mu  # ahead of the other who left


def test_a_seat_given_away_by_consent_costs_its_first_person_nothing() -> None:
    found = after(row(0, ANNA, 2, How.REPLACED, 7), row(0, CARL, 2, How.TOOK_OVER), row(1, BOB, 1))
    assert ANNA not in found
    assert found[BOB].mu > 25
    to_autopilot = replace(row(0, ANNA, 2, How.REPLACED, 7), autopilot="balanced")
    found = after(to_autopilot, row(1, BOB, 1), row(2, CARL, 3))
    assert found.keys() == {BOB, CARL}


def test_who_left_one_seat_and_took_another_is_rated_once() -> None:
    found = rated_by(
        result(
            row(0, ANNA, 1, How.LEFT, 7),
            row(0, CARL, 1, How.TOOK_OVER),
            row(1, CARL, 2, How.LEFT, 5),
            row(1, ANNA, 2, How.TOOK_OVER),
            row(2, BOB, 3),
        ),
        {},
    )
    assert [one.row for one in found] == [0, 2, 4]


def test_autopilots_are_anchors() -> None:
    ratings = after(row(0, ANNA, 1), pilot(1, 2), row(2, BOB, 3))
    assert ratings.keys() == {ANNA, BOB}
    beaten = after(row(0, ANNA, 1), row(2, BOB, 2), pilot(1, 3, "expert"))
    quick = after(row(0, ANNA, 1), row(2, BOB, 2), pilot(1, 3))
    assert beaten[BOB].mu > quick[BOB].mu


def test_an_unknown_style_counts_for_nobody() -> None:
    assert after(row(0, ANNA, 1), pilot(1, 2, "defaults"), row(2, BOB, 3)) == after(
        row(0, ANNA, 1), row(2, BOB, 3)
    )


@pytest.mark.parametrize("game", sorted(POINTS))
def test_every_style_of_a_rated_game_has_a_fixed_rating(game: str) -> None:
    assert POINTS[game].keys() == PRESENTERS[game].game.autopilots.keys()
    assert not PRESENTERS[game].game.together


def test_games_with_ratings() -> None:
    rated = {game for game, presenter in PRESENTERS.items() if not presenter.game.together}
    assert rated == POINTS.keys()
    assert anchor("first_martians", "steady") is None


def test_who_was_forgotten_still_weighs_the_same_for_others() -> None:
    strong = Rating(33, 5, 12)
    rows = [row(0, ANNA, 1), row(1, BOB, 2)]
    known = rated_by(result(*rows), {ANNA: strong})
    forgotten = rated_by(result(replace(rows[0], user_id=None), rows[1]), {}, {0: strong})
    assert forgotten == known
    assert rated_by(result(replace(rows[0], user_id=None), rows[1]), {}) == []


def test_changes_name_their_rows() -> None:
    found = rated_by(result(row(0, ANNA, 1), row(1, BOB, 2)), {BOB: Rating(20, 5, 4)})
    assert found[0] == RatingChange(0, START, found[0].after)
    assert found[1].before == Rating(20, 5, 4)
    assert found[1].after.games == 5
