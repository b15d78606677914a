"""Time zones and quiet hours as people write them."""

from __future__ import annotations

import pytest

from bot.domain.calendar import QuietHours, check_zone, parse_quiet, suggested_zones, written_hours
from bot.errors import TableError


@pytest.mark.parametrize("typed", ["Europe/Rome", " europe/rome ", "EUROPE/ROME"])
def test_a_zone_is_known_however_it_is_written(typed: str) -> None:
    assert check_zone(typed) == "Europe/Rome"


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Rome", "Europe/Rome"),
        ("new york", "America/New_York"),
        ("Europe/Belrin", "Europe/Berlin"),
        ("Pariss", "Europe/Paris"),
    ],
)
def test_a_wrong_zone_is_refused_with_what_was_meant(typed: str, near: str) -> None:
    with pytest.raises(TableError, match="unknown-zone-near") as refused:
        check_zone(typed)
    assert near in str(refused.value.params["near"])


@pytest.mark.parametrize("typed", ["", "zzzzzzzz", "../etc/passwd", "x" * 5000])
def test_nonsense_is_refused(typed: str) -> None:
    with pytest.raises(TableError, match="unknown-zone"):
        check_zone(typed)


def test_suggestions_are_no_more_than_asked_for() -> None:
    assert len(suggested_zones("a", 25)) == 25
    assert len(suggested_zones("", 25)) == 25


@pytest.mark.parametrize(
    ("typed", "start", "end"),
    [
        ("22-7", 1320, 420),
        ("22:30 – 6.45", 1350, 405),
        ("dalle 22", None, None),
        ("0-8", 0, 480),
        ("16-24", 960, 0),
        ("22 bis 7", 1320, 420),
        ("22 à 7", 1320, 420),
    ],
)
def test_hours_are_read(typed: str, start: int | None, end: int | None) -> None:
    if start is None or end is None:
        with pytest.raises(TableError, match="quiet-unreadable"):
            parse_quiet(typed)
    else:
        assert parse_quiet(typed) == QuietHours(start, end)


@pytest.mark.parametrize("typed", ["25-7", "22:60-7", "22", "night", "24:30-7", "-1-5"])
def test_what_are_no_hours_is_refused(typed: str) -> None:
    with pytest.raises(TableError, match="quiet-unreadable"):
        parse_quiet(typed)


@pytest.mark.parametrize("typed", ["0-24", "7-7", "0-0", "8-7", "0-16:01"])
def test_the_whole_day_cannot_be_quiet(typed: str) -> None:
    with pytest.raises(TableError, match="quiet-too-long"):
        parse_quiet(typed)


def test_none_at_all() -> None:
    assert parse_quiet("off") is None
    assert parse_quiet(" OFF ") is None
    assert written_hours(QuietHours(1350, 405)) == "22:30–06:45"
