"""Days away, as many a season as the table grants."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.calendar import SEASON, Absence, begun, ended, vacation_left
from bot.errors import TableError

OPENED = datetime(2026, 1, 1, tzinfo=UTC)
DAY = timedelta(days=1)


def test_days_are_used_up() -> None:
    now = OPENED + 10 * DAY
    away = begun((), 5 * DAY, 14, OPENED, now)
    assert away == (Absence(now, now + 5 * DAY),)
    assert vacation_left(away, 14, OPENED, now) == 9 * DAY


def test_longer_than_is_left_is_refused_with_what_is() -> None:
    now = OPENED + 10 * DAY
    away = begun((), 5 * DAY, 14, OPENED, now)
    later = now + 20 * DAY
    with pytest.raises(TableError) as refused:
        begun(away, 10 * DAY, 14, OPENED, later)
    assert refused.value.reason == "away-too-long"
    assert refused.value.params == {"days": 9, "granted": 14}
    assert len(begun(away, 9 * DAY, 14, OPENED, later)) == 2


def test_coming_back_early_gives_days_back() -> None:
    now = OPENED + DAY
    away = ended(begun((), 14 * DAY, 14, OPENED, now), now + 2 * DAY)
    assert away == (Absence(now, now + 2 * DAY),)
    assert vacation_left(away, 14, OPENED, now + 2 * DAY) == 12 * DAY
    assert ended(away, now) == ()


def test_whoever_is_away_may_say_something_else() -> None:
    now = OPENED + DAY
    away = begun(begun((), 10 * DAY, 14, OPENED, now), 12 * DAY, 14, OPENED, now + 2 * DAY)
    assert away == (Absence(now, now + 2 * DAY), Absence(now + 2 * DAY, now + 14 * DAY))


def test_each_season_grants_its_own_days() -> None:
    now = OPENED + SEASON - DAY
    away = begun((), 14 * DAY, 14, OPENED, now)
    assert vacation_left(away, 14, OPENED, now) == timedelta(0)
    assert vacation_left(away, 14, OPENED, OPENED + SEASON) == 14 * DAY


def test_a_table_may_grant_none() -> None:
    with pytest.raises(TableError, match="no-vacation"):
        begun((), DAY, 0, OPENED, OPENED)
