"""Clocks that a table may have, however they are written."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.domain.clock_limits import (
    DEFAULT_CLOCK,
    MAX_CLOCK,
    MIN_CLOCK,
    USUAL_CLOCKS,
    check_clock,
    parse_clock,
    usual_name,
)
from bot.domain.seating import check_settings
from bot.errors import TableError
from tests.bot.toys.toy import Toy


@pytest.mark.parametrize(
    ("written", "clock"),
    [
        ("off", None),
        ("0", None),
        (" OFF ", None),
        ("10m", timedelta(minutes=10)),
        ("36h", timedelta(hours=36)),
        ("2 days", timedelta(days=2)),
        ("3 Tage", timedelta(days=3)),
        ("2 jours", timedelta(days=2)),
        ("5 giorni", timedelta(days=5)),
        ("45 min", timedelta(minutes=45)),
        ("14d", timedelta(days=14)),
    ],
)
def test_written_clocks(written: str, clock: timedelta | None) -> None:
    assert parse_clock(written) == clock


@pytest.mark.parametrize("written", ["", "soon", "h", "1.5h", "-3h", "999999h", "2w"])
def test_unreadable_clocks(written: str) -> None:
    with pytest.raises(TableError, match="clock-unreadable"):
        parse_clock(written)


@pytest.mark.parametrize("written", ["9m", "5m", "0h", "15d", "99999d"])
def test_clocks_that_are_too_short_or_too_long(written: str) -> None:
    with pytest.raises(TableError) as refused:
        parse_clock(written)
    assert refused.value.reason == "clock-out-of-range"
    assert refused.value.params == {"minutes": 10, "days": 14}


@pytest.mark.parametrize(
    "clock", [timedelta(0), MIN_CLOCK - timedelta(seconds=1), MAX_CLOCK + timedelta(seconds=1)]
)
def test_the_service_has_the_same_limits(clock: timedelta) -> None:
    with pytest.raises(TableError, match="clock-out-of-range"):
        check_settings(Toy(), "en", clock, {})


def test_the_usual_clocks_are_allowed() -> None:
    for name, clock in USUAL_CLOCKS.items():
        assert check_clock(clock) == clock == parse_clock(name)
        assert usual_name(clock) == name
        check_settings(Toy(), "en", clock, {})
    assert usual_name(DEFAULT_CLOCK) == "24h"
    assert usual_name(timedelta(hours=5)) is None
