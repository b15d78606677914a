"""Achievements, and the page of a person, as results tell them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.domain.community.achievements import ALL_GAMES, achievements, part_of
from bot.domain.community.profile import profile_of
from bot.domain.community.results import How, Result, SeatResult

ME = 7
NOW = datetime(2026, 3, 1, tzinfo=UTC)
GAMES = ("race1969", "space1999", "first_martians")
RACE = {"scores": [40, 30, 20], "moon": [None, 1967, 1969]}
HOME = {"scores": [9, 5], "rounds": 20, "routes": [7, 5]}
MARS = {"won": True, "wounds": 3, "crew": 2, "level": "normal", "mission": "mast", "score": 5}


def result(
    game: str,
    detail: Mapping[str, Any] | None,
    places: tuple[int, ...] = (1, 2, 3),
    *,
    seat: int = 0,
    how: How = How.PLAYED,
    until: int | None = None,
    number: int = 1,
    identity: str = "usa",
) -> Result:
    """A game in which I had a seat; the others are autopilots'."""
    rows = tuple(
        SeatResult(place, identity, ME, None, rank, how, until)
        if place == seat
        else SeatResult(place, f"other-{place}", None, "balanced", rank, How.AUTOPILOT)
        for place, rank in enumerate(places)
    )
    at = NOW + timedelta(days=number)
    return Result(number, 1, game, at, False, rows, detail, number)


def earned(*results: Result) -> list[str]:
    return [one.id for one in achievements(results, ME, GAMES)]


@pytest.mark.parametrize(
    ("found", "ids"),
    [
        (result("race1969", RACE), ["without-moon"]),
        (result("race1969", {**RACE, "moon": [1969, 1967, None]}), ["at-the-last"]),
        (result("race1969", {"scores": [9, 9], "moon": [None, None]}, (1, 1)), []),
        (result("race1969", {**RACE, "moon": [1966, 1967, None]}, (2, 1, 3)), ["first-flight"]),
        (result("race1969", {**RACE, "moon": [1966, 1966, None]}, (2, 1, 3)), []),
        (result("race1969", {**RACE, "moon": [1967, 1968, None]}, (1, 2, 3)), []),
        (
            result("race1969", {"scores": [40, 39, 2], "moon": [1967, None, None]}),
            ["narrow"],
        ),
        (result("race1969", {"scores": [40, 39], "moon": [1967, None]}, (1, 2)), []),
        (result("race1969", {"scores": [40, 30, 20]}), []),
        (result("race1969", RACE, (2, 1, 3)), []),
        (result("space1999", HOME, (1, 2)), []),
        (result("space1999", {**HOME, "rounds": 8}, (1, 2)), ["short-way"]),
        (result("space1999", {**HOME, "rounds": 8}, (2, 1)), []),
        (result("space1999", {**HOME, "routes": [11, 5]}, (1, 2)), ["long-way"]),
        (result("space1999", {**HOME, "routes": [5, 11]}, (1, 2)), []),
        (result("first_martians", MARS, (1, 1)), []),
        (result("first_martians", {**MARS, "wounds": 0}, (1, 1)), ["unscathed"]),
        (result("first_martians", {**MARS, "wounds": 0, "won": False}, (1, 1)), []),
        (result("first_martians", {**MARS, "crew": 1, "wounds": 0}, (1,)), ["alone"]),
        (result("first_martians", {**MARS, "level": "hard"}, (1, 1)), ["hard"]),
        (result("space1999", HOME, (1, 2), how=How.TOOK_OVER), ["fresh-hands"]),
        (result("race1969", RACE, how=How.LEFT, until=9), []),
        (result("race1969", None), []),
    ],
)
def test_an_achievement_is_of_one_game(found: Result, ids: list[str]) -> None:
    assert earned(found) == ids


def test_the_first_time_is_told() -> None:
    first, second = (result("race1969", RACE, number=number) for number in (1, 2))
    (one,) = achievements([first, second], ME, GAMES)
    assert one.result is first
    assert one.at == first.finished_at


def test_a_win_in_each_game_is_told_with_the_last() -> None:
    race = result("race1969", {**RACE, "moon": [1967, 1968, None]}, number=1)
    home, mars = (
        result("space1999", HOME, (1, 2), number=2),
        result("first_martians", MARS, (1,), number=3),
    )
    assert ALL_GAMES not in earned(race, home)
    found = achievements([race, home, mars], ME, GAMES)
    assert (found[-1].id, found[-1].result) == (ALL_GAMES, mars)


def test_a_page_counts_what_was_played_to_its_end() -> None:
    played = [
        result("race1969", RACE, number=1),
        result("race1969", RACE, (3, 1, 2), number=2),
        result("race1969", RACE, number=3, identity="france"),
        result("race1969", RACE, number=4, how=How.LEFT, until=8),
        result("first_martians", {**MARS, "won": False}, (1, 1), number=5),
    ]
    found = profile_of(played, ME, GAMES)
    race, mars = found.games
    assert (race.finished, race.won, race.places) == (3, 2, (2, 0, 1))
    assert race.favourite == ("usa", 2)
    assert (mars.finished, mars.won) == (1, 0)
    assert mars.favourite is None
    assert found.since == played[0].finished_at
    assert profile_of([], ME, GAMES).since is None


def test_no_side_is_a_favourite_that_another_equals() -> None:
    played = [result("race1969", RACE, number=n, identity=i) for n, i in enumerate("aabb", 1)]
    assert profile_of(played, ME, GAMES).games[0].favourite is None


def test_who_left_had_no_part_in_the_end() -> None:
    left = result("race1969", RACE, how=How.TIMED_OUT, until=3)
    assert part_of(left, ME) is None
    assert part_of(result("race1969", RACE), 99) is None
