"""Records of games that are played together."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.domain.community.results import How, Result, SeatResult
from bot.ratings.records import Played, Record, records

ANNA, BOB = 1, 2
MARS = "first_martians"
HOME_COMING = Played("", "home-coming", "normal", 3)


def result(how: How = How.PLAYED, until: int | None = None, **detail: Any) -> Result:
    detail = {
        "campaign": "",
        "mission": "home-coming",
        "level": "normal",
        "crew": 3,
        "won": True,
        "score": 2,
        **detail,
    }
    seats = (
        SeatResult(0, "", ANNA, None, 1, how, until),
        SeatResult(1, "", ANNA, None, 1, how, until),
        SeatResult(2, "", BOB, None, 1, How.PLAYED),
    )
    at = datetime(2026, 5, 6, tzinfo=UTC)
    return Result(1, 2, MARS, at, False, seats, detail)


def test_by_what_was_played() -> None:
    found = records(
        [
            result(),
            result(won=False, score=3),
            result(crew=4),
            result(level="hard", won=False, score=0),
            result(mission="", campaign="colony"),
        ],
        ANNA,
    )
    assert found == [
        Record(MARS, Played("", "home-coming", "hard", 3), 1, 0, 0),
        Record(MARS, HOME_COMING, 2, 1, 3),
        Record(MARS, Played("", "home-coming", "normal", 4), 1, 1, 2),
        Record(MARS, Played("colony", "", "normal", 3), 1, 1, 2),
    ]


def test_who_left_or_was_not_there_has_no_record() -> None:
    assert records([result(How.LEFT, 9)], ANNA) == []
    assert records([result(How.TOOK_OVER, 9)], ANNA) == []
    assert records([result()], 77) == []
    assert records([result(How.LEFT, 9)], BOB) == [Record(MARS, HOME_COMING, 1, 1, 2)]


def test_who_took_over_and_stayed_has_one() -> None:
    assert records([result(How.TOOK_OVER)], ANNA) == [Record(MARS, HOME_COMING, 1, 1, 2)]


def test_other_games_have_none() -> None:
    found = result()
    other = replace(found, game="race1969", detail={"scores": [1, 2, 3]})
    assert records([other], ANNA) == []
