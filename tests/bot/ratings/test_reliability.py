"""Reliability: what recent answers tell."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.ratings.reliability import ENOUGH, HALF_LIFE, WINDOW, Answer, Reliability, reliability

NOW = datetime(2026, 5, 6, tzinfo=UTC)
HOUR = timedelta(hours=1)


def answers(
    count: int, took: timedelta | None, age: timedelta = HOUR, **more: bool
) -> list[Answer]:
    return [Answer(NOW - age, took, **more) for _ in range(count)]


def test_nothing_is_said_of_few_decisions() -> None:
    assert reliability([], NOW) == Reliability(None, None, 0)
    assert reliability(answers(ENOUGH - 1, HOUR), NOW) == Reliability(None, None, ENOUGH - 1)


def test_the_share_in_time_and_the_median() -> None:
    found = reliability([*answers(7, HOUR), *answers(5, 3 * HOUR), *answers(4, None)], NOW)
    assert found.in_time == pytest.approx(0.75)
    assert found.usual == HOUR
    assert found.decisions == 16


def test_recent_weeks_count_more() -> None:
    bad, good = answers(10, None, 2 * HALF_LIFE), answers(10, HOUR, timedelta(0))
    assert reliability([*bad, *good], NOW).in_time == pytest.approx(0.8)


def test_what_is_long_ago_is_forgiven() -> None:
    found = reliability([*answers(50, None, WINDOW), *answers(ENOUGH, HOUR)], NOW)
    assert found == Reliability(1.0, HOUR, ENOUGH)


def test_without_a_clock_nobody_is_late() -> None:
    found = reliability(answers(ENOUGH, HOUR, hurried=False), NOW)
    assert found == Reliability(None, HOUR, ENOUGH)


def test_who_never_answers_has_no_usual_time() -> None:
    assert reliability(answers(ENOUGH, None), NOW) == Reliability(0.0, None, ENOUGH)
