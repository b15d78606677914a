"""Records of a server: which of its games is the best by each measure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.domain.community.records import FinishedGame, count_since, quarter_start, server_records

AT = datetime(2026, 3, 1, tzinfo=UTC)


def game(number: int, detail: Mapping[str, Any] | None, name: str = "race1969") -> FinishedGame:
    return FinishedGame(number, name, AT + timedelta(days=number), detail)


def race(number: int, scores: list[int], moon: list[int | None]) -> FinishedGame:
    return game(number, {"scores": scores, "moon": moon})


def told(*games: FinishedGame) -> dict[str, tuple[int, int, tuple[int, ...]]]:
    """By record the game's number, the figure and the seats."""
    found = server_records(games)
    return {one.id: (one.game.number, one.mark.figure, one.mark.seats) for one in found}


def test_records_of_the_race() -> None:
    first = race(1, [30, 40], [1967, None])
    second = race(2, [38, 37, 10], [1966, 1966, 1968])
    third = race(3, [40, 20], [1969, 1966])
    assert told(first, second, third) == {
        "highest": (1, 40, (1,)),
        "closest": (2, 1, ()),
        "first-on-moon": (2, 1966, (0, 1)),
    }
    assert told(race(3, [40, 20], [1969, 1966]))["first-on-moon"] == (3, 1966, (1,))


def test_who_shares_a_record_is_named_with_it() -> None:
    found = told(race(1, [40, 40, 2], [1967, 1966, None]))
    assert found["highest"] == (1, 40, (0, 1))


def test_nobody_on_the_moon_is_no_record() -> None:
    assert "first-on-moon" not in told(race(1, [30, 40], [None, None]))


def test_records_of_the_way_home() -> None:
    def home(number: int, rounds: int, routes: list[int]) -> FinishedGame:
        return game(number, {"scores": [9, 5], "rounds": rounds, "routes": routes}, "space1999")

    assert told(home(1, 20, [5, 9]), home(2, 7, [7, 3]), home(3, 7, [9, 3])) == {
        "fastest-home": (2, 7, ()),
        "longest-route": (1, 9, (1,)),
    }


def test_the_hardest_mission_that_was_won() -> None:
    def mars(number: int, level: str, score: int, won: bool = True) -> FinishedGame:
        detail = {"won": won, "level": level, "score": score, "mission": "mast"}
        return game(number, detail, "first_martians")

    games = [
        mars(1, "easy", 99),
        mars(2, "normal", 5),
        mars(3, "normal", 7),
        mars(4, "hard", 9, False),
    ]
    assert told(*games) == {"hardest-mission": (3, 7, ())}


def test_results_of_before_count_for_what_they_have() -> None:
    assert told(game(1, None), game(2, {"scores": [3, 4]})) == {}


def test_a_quarter_begins_with_its_first_month() -> None:
    assert quarter_start(AT) == datetime(2026, 1, 1, tzinfo=UTC)
    assert quarter_start(datetime(2026, 12, 31, 23, tzinfo=UTC)) == datetime(
        2026, 10, 1, tzinfo=UTC
    )
    assert count_since([game(1, None), game(40, None)], AT + timedelta(days=40)) == 1
