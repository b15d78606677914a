"""Results: places, how each person's game went, and who counts for a seat."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.domain.community.results import (
    Counted,
    How,
    Result,
    SeatChange,
    SeatResult,
    Unrated,
    counted_seats,
    result_of,
    unrated,
)
from bot.domain.table import Origin, SeatAssignment, Table
from bot.domain.table_settings import TableSettings
from rules.core.game import Json, Outcome, Standing
from tests.bot.helpers import worst_case
from tests.bot.toys.toy import Toy

ANNA, BOB, CARL, DORA = 1, 2, 3, 4
GAME = Toy()
END = datetime(2026, 5, 6, tzinfo=UTC)
PILOT = "meek"


def player(person: int | None, pilot: str | None = None) -> Json:
    return {"person": person, "name": "", "autopilot": pilot}


FORMER = {**player(None), "former": True}


def at_table(*players: Json, rated: bool = True, **more: Any) -> Table:
    """A finished table with these players at its end."""
    seats = tuple(
        SeatAssignment(seat, f"side-{seat}", one["person"], "", one["autopilot"])
        for seat, one in enumerate(players)
    )
    settings = TableSettings(language="en", rated=rated)
    return replace(worst_case.table(), seats=seats, settings=settings, **more)


def result(table: Table, ranks: tuple[int, ...], *changes: SeatChange) -> Result:
    standings = tuple(Standing(seat, rank, 0) for seat, rank in enumerate(ranks))
    return result_of(GAME, table, Outcome(standings), changes, None, END)


def change(
    version: int, seat: int, before: Json, after: Json, by: int | None, how: Origin = Origin.PERSON
) -> SeatChange:
    return SeatChange(version, seat, before, after, by, how)


def told(found: Result) -> list[tuple[int, int | None, How, int]]:
    return [(one.seat, one.user_id, one.how, one.place) for one in found.seats]


def test_who_plays_to_the_end_has_the_place_of_the_game() -> None:
    found = result(at_table(player(ANNA), player(BOB), player(None, PILOT)), (2, 1, 2))
    assert told(found) == [
        (0, ANNA, How.PLAYED, 2),
        (1, BOB, How.PLAYED, 1),
        (2, None, How.AUTOPILOT, 2),
    ]
    assert found.seats[2].autopilot == PILOT
    assert found.rated
    assert found.people == {ANNA, BOB}


@pytest.mark.parametrize(
    ("by", "how", "went"),
    [
        (ANNA, Origin.PERSON, How.LEFT),
        (None, Origin.CLOCK, How.TIMED_OUT),
        (BOB, Origin.PERSON, How.LEFT),
        (ANNA, Origin.VOTE, How.REPLACED),
    ],
)
def test_a_seat_that_an_autopilot_ends(by: int | None, how: Origin, went: How) -> None:
    table = at_table(player(ANNA, PILOT), player(BOB))
    found = result(table, (1, 2), change(7, 0, player(ANNA), player(ANNA, PILOT), by, how))
    gone = found.seats[0]
    assert (gone.user_id, gone.how, gone.until, gone.autopilot) == (ANNA, went, 7, PILOT)
    assert found.rated


def test_who_comes_back_has_played() -> None:
    found = result(
        at_table(player(ANNA), player(BOB)),
        (1, 2),
        change(7, 0, player(ANNA), player(ANNA, PILOT), None, Origin.CLOCK),
        change(9, 0, player(ANNA, PILOT), player(ANNA), ANNA),
    )
    assert told(found)[0] == (0, ANNA, How.PLAYED, 1)
    assert found.seats[0].until is None


def test_a_seat_has_a_row_for_each_of_its_players() -> None:
    found = result(
        at_table(player(CARL), player(BOB)),
        (1, 2),
        change(7, 0, player(ANNA), player(ANNA, PILOT), ANNA),
        change(9, 0, player(ANNA, PILOT), player(CARL), BOB),
    )
    assert told(found) == [
        (0, ANNA, How.LEFT, 1),
        (0, CARL, How.TOOK_OVER, 1),
        (1, BOB, How.PLAYED, 2),
    ]
    assert [one.until for one in found.seats] == [7, None, None]


def test_who_gets_the_own_seat_back_from_another_has_played() -> None:
    found = result(
        at_table(player(ANNA), player(BOB)),
        (1, 2),
        change(7, 0, player(ANNA), player(CARL), ANNA, Origin.VOTE),
        change(9, 0, player(CARL), player(ANNA), CARL),
    )
    assert told(found)[:2] == [(0, CARL, How.TOOK_OVER, 1), (0, ANNA, How.PLAYED, 1)]


def test_an_autopilots_seat_that_is_taken_over() -> None:
    found = result(
        at_table(player(CARL), player(BOB), player(ANNA)),
        (1, 2, 3),
        change(7, 0, player(None, PILOT), player(CARL), BOB),
    )
    assert told(found)[:2] == [(0, None, How.AUTOPILOT, 1), (0, CARL, How.TOOK_OVER, 1)]
    assert found.seats[0].until == 7


def test_who_was_forgotten_is_no_autopilot() -> None:
    table = at_table(player(None), player(BOB))
    table = replace(table, seats=(replace(table.seats[0], autopilot=None), table.seats[1]))
    found = result(table, (1, 2))
    assert told(found)[0] == (0, None, How.PLAYED, 1)
    assert found.rated
    gone = result(table, (1, 2), change(7, 0, FORMER, {**FORMER, "autopilot": PILOT}, None))
    assert gone.seats[0].how is How.LEFT
    assert gone.rated


def test_a_host_who_did_not_ask_for_it_gets_no_rated_game() -> None:
    assert not result(at_table(player(ANNA), player(BOB), rated=False), (1, 2)).rated


@pytest.mark.parametrize(
    ("people", "more", "why"),
    [
        ((ANNA, None), {}, Unrated.ALONE),
        ((ANNA, ANNA, None), {}, Unrated.ALONE),
        ((ANNA, ANNA, BOB), {}, Unrated.TWO_SEATS),
        ((ANNA, BOB), {"guided": True}, Unrated.GUIDED),
        ((ANNA, BOB, None), {}, None),
    ],
)
def test_why_a_game_is_not_rated(
    people: tuple[int | None, ...], more: dict[str, Any], why: Unrated | None
) -> None:
    table = at_table(*(player(user, None if user else PILOT) for user in people), **more)
    assert unrated(GAME, table, people) is why
    assert result(table, tuple(range(1, len(people) + 1))).rated is (why is None)


def test_who_stands_together_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "together", True)
    assert unrated(GAME, at_table(player(ANNA), player(BOB)), (ANNA, BOB)) is Unrated.TOGETHER


def row(seat: int, user: int | None, place: int, how: How, until: int | None = None) -> SeatResult:
    return SeatResult(seat, "", user, None, place, how, until)


def test_who_left_counts_behind_those_who_were_there() -> None:
    rows = [
        row(0, ANNA, 1, How.LEFT, 20),
        row(1, BOB, 4, How.PLAYED),
        row(2, CARL, 2, How.TIMED_OUT, 30),
        row(3, DORA, 2, How.PLAYED),
    ]
    assert [one.place for one in counted_seats(rows)] == [4, 2, 3, 1]


def test_ties_share_a_place() -> None:
    rows = [row(0, ANNA, 1, How.PLAYED), row(1, BOB, 1, How.PLAYED), row(2, CARL, 3, How.PLAYED)]
    assert [one.place for one in counted_seats(rows)] == [1, 1, 3]


def test_whose_seat_it_is_where_somebody_took_it_over() -> None:
    left = [
        row(0, ANNA, 1, How.LEFT, 7),
        row(0, CARL, 1, How.TOOK_OVER),
        row(1, BOB, 2, How.PLAYED),
    ]
    assert counted_seats(left) == [Counted(0, 2, taker=1), Counted(2, 1)]
    agreed = [replace(left[0], how=How.REPLACED), *left[1:]]
    assert counted_seats(agreed) == [Counted(1, 1), Counted(2, 2)]
    pilots = [replace(left[0], how=How.AUTOPILOT), *left[1:]]
    assert counted_seats(pilots) == [Counted(1, 1), Counted(2, 2)]
    taken_and_left = [left[0], replace(left[1], until=9), left[2]]
    assert counted_seats(taken_and_left) == [Counted(0, 2), Counted(2, 1)]


def test_an_autopilot_stands_for_a_seat_that_was_given_away_to_it() -> None:
    rows = [replace(row(0, ANNA, 1, How.REPLACED, 7), autopilot=PILOT), row(1, BOB, 2, How.PLAYED)]
    assert counted_seats(rows)[0] == Counted(0, 1, by_autopilot=True)
