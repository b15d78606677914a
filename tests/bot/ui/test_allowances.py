"""Allowances: their figures, waits and memory."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.limits import HOUR, Hourly, Limits
from bot.settings import Settings
from bot.ui.interactions.limits import MINUTE, REMEMBERED, Allowances, PersonLimits
from tests.bot.tables.conftest import ManualClock

START = datetime(2026, 1, 1, tzinfo=UTC)


def test_an_allowance_is_used_up_and_comes_back_bit_by_bit() -> None:
    allowances, now = Allowances(), START
    for _ in range(4):
        assert allowances.spend("anna", now, most=4, period=HOUR) is None
    again = allowances.spend("anna", now, most=4, period=HOUR)
    assert again == now + timedelta(minutes=15)
    assert allowances.spend("bob", now, most=4, period=HOUR) is None
    assert allowances.spend("anna", again - timedelta(seconds=1), most=4, period=HOUR) == again
    assert allowances.spend("anna", again, most=4, period=HOUR) is None
    assert allowances.spend("anna", again, most=4, period=HOUR) is not None


def test_zero_stands_for_no_limit() -> None:
    allowances = Allowances()
    for _ in range(1000):
        assert allowances.spend("anna", START, most=0, period=HOUR) is None


def test_fewer_may_come_in_a_row_than_within_the_period() -> None:
    allowances = Allowances()
    found = [
        allowances.spend("anna", START, most=60, period=MINUTE, at_once=15) is None
        for _ in range(20)
    ]
    assert found == [True] * 15 + [False] * 5


def test_a_clock_that_was_set_back_shuts_nobody_out() -> None:
    allowances = Allowances()
    for _ in range(4):
        allowances.spend("anna", START, most=4, period=HOUR)
    before = START - timedelta(days=30)
    again = allowances.spend("anna", before, most=4, period=HOUR)
    assert again is not None
    assert again <= before + HOUR


def test_no_number_of_people_takes_more_memory() -> None:
    allowances = Allowances()
    for person in range(REMEMBERED + 100):
        allowances.spend(person, START, most=1, period=HOUR)
    assert len(allowances._spent) == REMEMBERED


def test_every_limit_is_a_setting() -> None:
    settings = Settings(_env_file=None)
    assert all(settings.limits.hourly(what) > 0 for what in Hourly)
    assert settings.limits.tables_server >= 50
    assert settings.limits.tables_person >= 10
    assert settings.without_limits().limits == Limits()


@pytest.mark.parametrize("a_second", [1, 3])
def test_whoever_plays_fast_for_minutes_is_never_too_fast(a_second: int) -> None:
    clock = ManualClock()
    limits = PersonLimits(Settings(_env_file=None).limits, clock)
    for _ in range(10 * 60 * a_second):
        limits.press(1)
        clock.pass_(seconds=1 / a_second)
