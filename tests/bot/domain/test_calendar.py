"""Time that counts: time zones, quiet hours, weekends, and days of vacation."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.domain.calendar import (
    ALWAYS,
    SEASON,
    Absence,
    Calendar,
    PersonalHours,
    QuietHours,
    begun,
    check_zone,
    end_of,
    ended,
    known_zone,
    left_of,
    parse_quiet,
    suggested_zones,
    vacation_left,
    written_hours,
)
from bot.errors import TableError

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ROME = ZoneInfo("Europe/Rome")
NIGHT = QuietHours(22 * 60, 7 * 60)
ZONES = ["UTC", "Europe/Rome", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"]


def rome(*moment: int, fold: int = 0) -> datetime:
    return datetime(*moment, tzinfo=ROME, fold=fold).astimezone(UTC)  # type: ignore[misc,arg-type]


@st.composite
def calendars(draw: st.DrawFn) -> Calendar:
    minutes = st.integers(0, 24 * 60 - 1)
    start, length = draw(minutes), draw(st.integers(1, 16 * 60))
    quiet = draw(st.sampled_from([None, QuietHours(start, (start + length) % (24 * 60))]))
    since = draw(moments)
    absences = draw(st.sampled_from([(), (Absence(since, since + 10 * DAY),)]))
    return Calendar(draw(st.sampled_from(ZONES)), quiet, draw(st.booleans()), absences)


# Both changes of the clocks of the northern and of the southern half of the Earth lie among them.
moments = st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC))
spans = st.timedeltas(timedelta(0), 14 * DAY)


@settings(max_examples=150, deadline=None)
@given(calendars(), moments, spans)
def test_exactly_so_much_counts_until_the_moment(
    calendar: Calendar, start: datetime, span: timedelta
) -> None:
    end = calendar.moment_after(start, span)
    assert end >= start + span
    assert calendar.counted(start, end) == span
    if span:
        assert calendar.counted(start, end - timedelta(microseconds=1)) < span


@settings(max_examples=100, deadline=None)
@given(calendars(), moments, spans, spans)
def test_time_counts_piece_by_piece(
    calendar: Calendar, start: datetime, first: timedelta, second: timedelta
) -> None:
    middle, end = start + first, start + first + second
    whole = calendar.counted(start, end)
    assert whole == calendar.counted(start, middle) + calendar.counted(middle, end)
    assert timedelta(0) <= whole <= end - start
    halfway = calendar.moment_after(start, first)
    assert calendar.moment_after(halfway, second) == calendar.moment_after(start, first + second)


@settings(max_examples=60, deadline=None)
@given(calendars(), calendars(), moments, spans)
def test_of_several_the_last_has_had_the_span(
    one: Calendar, other: Calendar, start: datetime, span: timedelta
) -> None:
    end = end_of(start, span, [one, other])
    assert left_of(start, end, [one, other]) == span
    assert end == max(one.moment_after(start, span), other.moment_after(start, span))


def test_who_joined_a_clock_that_ends_in_their_night_shortens_it_for_nobody() -> None:
    night, span = Calendar("Europe/Rome", NIGHT), timedelta(hours=6)
    evening = datetime(2026, 6, 18, 19, tzinfo=UTC)  # nine o'clock in Rome
    end = end_of(evening, span, [ALWAYS])
    assert left_of(evening, end, [night, ALWAYS]) == span
    assert left_of(evening, end, [night]) == timedelta(hours=1), "nobody else's: what counts"


def test_nothing_stops_a_clock_that_runs_always() -> None:
    start = rome(2026, 3, 28)
    assert ALWAYS.moment_after(start, 9 * DAY) == start + 9 * DAY
    assert end_of(start, DAY, []) == start + DAY
    assert left_of(start, start + DAY, []) == DAY
    assert ALWAYS.counted(start, start - DAY) == timedelta(0)


def test_a_night_is_skipped() -> None:
    calendar = Calendar("Europe/Rome", NIGHT)
    assert calendar.moment_after(rome(2026, 6, 1, 21), 2 * HOUR) == rome(2026, 6, 2, 8)
    assert calendar.moment_after(rome(2026, 6, 1, 23), HOUR) == rome(2026, 6, 2, 8)
    assert calendar.moment_after(rome(2026, 6, 1, 20), 2 * HOUR) == rome(2026, 6, 1, 22)
    assert calendar.counted(rome(2026, 6, 1, 12), rome(2026, 6, 2, 12)) == 15 * HOUR


def test_quiet_hours_within_a_day() -> None:
    calendar = Calendar("Europe/Rome", QuietHours(9 * 60, 17 * 60 + 30))
    assert calendar.moment_after(rome(2026, 6, 1, 8), 2 * HOUR) == rome(2026, 6, 1, 18, 30)


@pytest.mark.parametrize(
    ("day", "night"),
    [((2026, 3, 28), 8), ((2026, 10, 24), 10), ((2026, 6, 1), 9)],
    ids=["an hour is skipped", "an hour comes twice", "any night"],
)
def test_a_night_is_as_long_as_it_is(day: tuple[int, int, int], night: int) -> None:
    calendar = Calendar("Europe/Rome", NIGHT)
    evening = rome(*day, 21)
    assert calendar.moment_after(evening, 2 * HOUR) == evening + (2 + night) * HOUR
    assert calendar.counted(evening, evening + DAY) == (24 - night) * HOUR


def test_quiet_hours_that_end_while_the_clocks_change() -> None:
    calendar = Calendar("Europe/Rome", QuietHours(0, 2 * 60 + 30))
    # Half past two comes twice on 25 October: they end with the second.
    assert (
        calendar.moment_after(rome(2026, 10, 25), HOUR) == rome(2026, 10, 25, 2, 30, fold=1) + HOUR
    )
    # It doesn't come at all on 29 March: they end when it would have.
    assert calendar.moment_after(rome(2026, 3, 29), HOUR) == rome(2026, 3, 29, 4, 30)


def test_quiet_hours_that_begin_while_the_clocks_change() -> None:
    calendar = Calendar("Europe/Rome", QuietHours(2 * 60 + 15, 8 * 60))
    first = rome(2026, 10, 25, 2, 15)
    assert calendar.moment_after(first - HOUR, HOUR + timedelta(minutes=1)) == rome(
        2026, 10, 25, 8, 1
    )
    assert calendar.counted(rome(2026, 3, 29, 1), rome(2026, 3, 29, 9)) == HOUR + timedelta(
        hours=1, minutes=15
    )


def test_weekends_are_those_of_the_persons_zone() -> None:
    friday = rome(2026, 6, 5, 23)
    calendar = Calendar("Europe/Rome", free_weekends=True)
    assert calendar.moment_after(friday, 2 * HOUR) == rome(2026, 6, 8, 1)
    assert Calendar(free_weekends=True).moment_after(friday, 2 * HOUR) == friday + 2 * HOUR
    # With the change of the clocks the weekend of 28 March is an hour shorter.
    assert calendar.counted(rome(2026, 3, 27, 12), rome(2026, 3, 30, 12)) == DAY


def test_nights_and_weekends_together() -> None:
    calendar = Calendar("Europe/Rome", NIGHT, free_weekends=True)
    assert calendar.moment_after(rome(2026, 6, 5, 21), 2 * HOUR) == rome(2026, 6, 8, 8)
    longest = Calendar("Europe/Rome", QuietHours(0, 16 * 60), free_weekends=True)
    monday = rome(2026, 6, 8)
    assert longest.moment_after(monday, 40 * HOUR) == rome(2026, 6, 13)
    assert longest.moment_after(monday, 14 * DAY) < monday + 70 * DAY


def test_absences_end_on_the_day_that_was_named() -> None:
    since = rome(2026, 6, 1, 12)
    calendar = Calendar(absences=(Absence(since, since + 3 * DAY),))
    assert calendar.moment_after(since - HOUR, 2 * HOUR) == since + 3 * DAY + HOUR
    assert calendar.absent_until(since - HOUR) is None
    assert calendar.absent_until(since) == since + 3 * DAY
    assert calendar.absent_until(since + 3 * DAY) is None


def test_a_zone_that_the_machine_lacks_is_taken_for_utc() -> None:
    calendar = ALWAYS.with_hours(PersonalHours("Moon/Tycho", NIGHT))
    assert known_zone("Moon/Tycho") == ZoneInfo("UTC")
    start = datetime(2026, 1, 1, 21, tzinfo=UTC)
    assert calendar.moment_after(start, 2 * HOUR) == start + 11 * HOUR


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


OPENED = datetime(2026, 1, 1, tzinfo=UTC)


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
