"""The settings of a server: what new tables take of them, quiet months, what can't be."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.domain.clocks import TimeControl
from bot.domain.community.server_settings import DEFAULTS, ServerSettings
from bot.domain.table_settings import TableSettings
from bot.errors import TableError
from bot.games import PRESENTERS

GAME = PRESENTERS["race1969"].game
HOUR = timedelta(hours=1)


def test_without_a_choice_tables_open_as_they_always_did() -> None:
    assert DEFAULTS.new_table(GAME, "fr") == TableSettings(language="fr")


def test_a_new_table_takes_the_pace_and_the_options() -> None:
    chosen = {"race1969": {"trades": "rulebook"}, "space1999": {"plans": "x"}}
    server = ServerSettings(clock=8 * HOUR, refill=HOUR, free_weekends=True, options=chosen)
    made = server.new_table(GAME, "de")
    expected = TableSettings(
        language="de",
        clock=8 * HOUR,
        refill=HOUR,
        free_weekends=True,
        options={"trades": "rulebook"},
    )
    assert made == expected
    own = server.new_table(GAME, "de", TimeControl(None))
    assert (own.clock, own.refill, own.options) == (None, None, made.options)


def test_options_that_a_game_has_no_more_are_left_out() -> None:
    server = ServerSettings(options={GAME.id: {"trades": "unheard-of", "moons": "two"}})
    assert server.options_of(GAME) == {}


def test_a_games_own_default_is_not_kept() -> None:
    option = GAME.options[0]
    other = next(one for one in option.choices if one != option.default)
    chosen = DEFAULTS.with_option(GAME, option.id, other)
    assert chosen == {GAME.id: {option.id: other}}
    assert ServerSettings(options=chosen).with_option(GAME, option.id, option.default) == {}
    for wrong in ((option.id, "unheard-of"), ("moons", other)):
        with pytest.raises(TableError, match="unknown-control"):
            DEFAULTS.with_option(GAME, *wrong)


@pytest.mark.parametrize(
    ("months", "moment", "opens"),
    [
        ((7, 8), datetime(2026, 7, 15, 12, tzinfo=UTC), datetime(2026, 9, 1, tzinfo=UTC)),
        ((12, 1), datetime(2026, 12, 31, tzinfo=UTC), datetime(2027, 2, 1, tzinfo=UTC)),
        (tuple(range(1, 12)), datetime(2026, 1, 31, tzinfo=UTC), datetime(2026, 12, 1, tzinfo=UTC)),
    ],
)
def test_a_quiet_month_lasts_until_the_next_that_isnt(
    months: tuple[int, ...], moment: datetime, opens: datetime
) -> None:
    server = ServerSettings(quiet_months=months)
    assert server.is_quiet(moment)
    assert server.quiet_until(moment) == opens
    assert not server.is_quiet(opens)
    assert server.is_quiet(opens - timedelta(microseconds=1))


def test_months_are_those_of_utc() -> None:
    server = ServerSettings(quiet_months=(7,))
    west = timezone(timedelta(hours=-8))
    assert not server.is_quiet(datetime(2026, 7, 31, 20, tzinfo=west))
    assert server.is_quiet(datetime(2026, 6, 30, 20, tzinfo=west))


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"language": "xx"}, "unknown-language"),
        ({"clock": timedelta(minutes=1)}, "clock-out-of-range"),
        ({"clock": None, "refill": HOUR}, "bank-refill"),
        ({"quiet_months": tuple(range(1, 13))}, "unknown-control"),
        ({"quiet_months": (13,)}, "unknown-control"),
        ({"tables_host": -1}, "unknown-control"),
    ],
)
def test_what_cant_be_is_refused(wrong: dict[str, object], reason: str) -> None:
    with pytest.raises(TableError, match=reason):
        ServerSettings(**wrong).check()  # type: ignore[arg-type]
