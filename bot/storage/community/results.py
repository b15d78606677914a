"""Results of finished games, with the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
    true,
    update,
)
from sqlalchemy.engine import Connection

from bot.domain.community.records import FinishedGame
from bot.domain.community.results import How, Result, SeatResult
from bot.ratings.fold import RatingChange, rated_by
from bot.ratings.rating import RatedGame, Rating
from bot.storage.locks import lock_name
from bot.storage.schema import result_seats, results
from rules.core.game import Json

NO_SERVER = 0
"""Stands for a server that was forgotten."""

LOCK = "results"
"""The name under which results are given their numbers and ratings are worked out."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A result as it is kept, with the changes of ratings by it as they were worked out."""

    result: Result
    changes: tuple[RatingChange, ...]
    former: Mapping[int, Rating]
    """The ratings before it of people who were forgotten since, by their rows."""


def lock(connection: Connection) -> None:
    """Keep others from writing results until this transaction ends; to be taken first of all."""
    lock_name(connection, LOCK)


def add(connection: Connection, result: Result) -> None:
    """Write a new result and the ratings that follow from it; ``lock`` has to be held."""
    number = connection.execute(
        insert(results).returning(results.c.number),
        {
            "table_id": result.table_id,
            "guild_id": result.guild_id,
            "game": result.game,
            "finished_at": result.finished_at,
            "rated": result.rated,
            "detail": result.detail,
        },
    ).scalar_one()
    known = ratings(connection, result.game, result.people) if result.rated else {}
    _add_seats(connection, number, result, rated_by(result, known))


def _add_seats(
    connection: Connection, number: int, result: Result, changes: Iterable[RatingChange]
) -> None:
    by_row = {change.row: change for change in changes}
    connection.execute(
        insert(result_seats),
        [
            {
                "number": number,
                "row": row,
                "seat": one.seat,
                "identity": one.identity,
                "user_id": one.user_id,
                "autopilot": one.autopilot,
                "place": one.place,
                "how": one.how,
                "until": one.until,
                **_figures(by_row.get(row)),
            }
            for row, one in enumerate(result.seats)
        ],
    )


def _figures(change: RatingChange | None) -> dict[str, float | None]:
    """The columns of a change of a rating."""
    if change is None:
        return dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma"))
    before, after = change.before, change.after
    return {
        "mu_before": before.mu,
        "sigma_before": before.sigma,
        "mu": after.mu,
        "sigma": after.sigma,
    }


def ratings(connection: Connection, game: str, people: Collection[int]) -> dict[int, Rating]:
    """The ratings in a game of those of these people who have one."""
    found: dict[int, Rating] = {}
    own = result_seats.c.user_id.in_(people)
    for row in connection.execute(_RATED.where(results.c.game == game, own)):
        found[row.user_id] = _after(row, found.get(row.user_id))
    return found


def _after(row: Row[Any], before: Rating | None) -> Rating:
    """The rating after a game; a game that was no loss and no gain counts for none."""
    unchanged = (row.mu, row.sigma) == (row.mu_before, row.sigma_before)
    games = 0 if before is None else before.games
    return Rating(row.mu, row.sigma, games + (not unchanged))


_RATED: Select[Any] = (
    select(
        result_seats.c.user_id,
        result_seats.c.mu_before,
        result_seats.c.sigma_before,
        result_seats.c.mu,
        result_seats.c.sigma,
        results.c.game,
        results.c.finished_at,
    )
    .join(results, results.c.number == result_seats.c.number)
    .where(result_seats.c.mu.is_not(None))
    .order_by(results.c.number)
)


def rated_games(connection: Connection, user_id: int) -> list[RatedGame]:
    """A person's rating after each of their rated games, in order."""
    latest: dict[str, Rating] = {}
    found: list[RatedGame] = []
    for row in connection.execute(_RATED.where(result_seats.c.user_id == user_id)):
        latest[row.game] = _after(row, latest.get(row.game))
        found.append(RatedGame(row.game, row.finished_at, latest[row.game]))
    return found


def of_person(connection: Connection, user_id: int) -> list[Result]:
    """The results of the games in which a person had a part, in order."""
    own = select(result_seats.c.number).where(result_seats.c.user_id == user_id)
    return [stored.result for stored in _stored(connection, results.c.number.in_(own))]


def of_number(connection: Connection, number: int) -> Result | None:
    """A result by its number."""
    return next((one.result for one in _stored(connection, results.c.number == number)), None)


def of_numbers(connection: Connection, numbers: Collection[int]) -> dict[int, Result]:
    """Results by their numbers; those that there are."""
    found = _stored(connection, results.c.number.in_(numbers))
    return {stored.result.number: stored.result for stored in found}


def of_server(connection: Connection, guild_id: int) -> list[FinishedGame]:
    """The finished games of a server in order, without their seats."""
    one = results.c
    rows = connection.execute(
        select(one.number, one.game, one.finished_at, one.detail)
        .where(one.guild_id == guild_id)
        .order_by(one.number)
    )
    return [FinishedGame(*row) for row in rows]


def count_of_person(connection: Connection, user_id: int) -> int:
    """The games in which a person had a part."""
    found = select(func.count(result_seats.c.number.distinct()))
    return connection.scalar(found.where(result_seats.c.user_id == user_id)) or 0


def page_of_person(connection: Connection, user_id: int, page: int, size: int) -> list[Result]:
    """A page of the results of a person's games, the newest first; pages count from 0."""
    own = (
        select(result_seats.c.number)
        .where(result_seats.c.user_id == user_id)
        .distinct()
        .order_by(result_seats.c.number.desc())
        .limit(size)
        .offset(page * size)
    )
    numbers = list(connection.scalars(own))
    return [one.result for one in _stored(connection, results.c.number.in_(numbers))][::-1]


def of_tables(connection: Connection, table_ids: Collection[int]) -> dict[int, Result]:
    """The results of the games of tables, by the tables' numbers; those that there are."""
    found = _stored(connection, results.c.table_id.in_(table_ids))
    return {stored.result.table_id: stored.result for stored in found}


def everything(connection: Connection) -> list[Stored]:
    """All results in the order of their numbers."""
    return list(_stored(connection, true()))


def refold(connection: Connection, *, write: bool) -> list[int]:
    """Work out all ratings from the results; the tables whose results are kept with others.

    With ``write`` the ratings are written as they were worked out; ``lock`` has to be held then.
    """
    latest: dict[str, dict[int, Rating]] = {}
    found: list[int] = []
    for kept in everything(connection):
        result, known = kept.result, latest.setdefault(kept.result.game, {})
        changes = [
            change
            for change in rated_by(result, known, kept.former)
            if result.seats[change.row].user_id is not None
        ]
        if [_told(one) for one in changes] != [_told(one) for one in kept.changes]:
            found.append(result.table_id)
            if write:
                _put_changes(connection, result, changes)
        for change in changes:
            user = result.seats[change.row].user_id
            assert user is not None
            known[user] = change.after
    return found


def _told(change: RatingChange) -> tuple[int, dict[str, float | None]]:
    return change.row, _figures(change)


def _put_changes(connection: Connection, result: Result, changes: Iterable[RatingChange]) -> None:
    by_row = {change.row: change for change in changes}
    for row, one in enumerate(result.seats):
        if one.user_id is not None:
            connection.execute(
                update(result_seats)
                .where(result_seats.c.number == result.number, result_seats.c.row == row)
                .values(**_figures(by_row.get(row)))
            )


def replace(connection: Connection, number: int, result: Result) -> None:
    """Write a result anew in place of an earlier one, with nobody's ratings yet."""
    values = {"rated": result.rated, "detail": result.detail}
    connection.execute(update(results).where(results.c.number == number).values(values))
    connection.execute(delete(result_seats).where(result_seats.c.number == number))
    _add_seats(connection, number, result, ())


def has_part(connection: Connection, user_id: int) -> bool:
    """Whether a person had a part in any game that has a result."""
    found = select(exists().where(result_seats.c.user_id == user_id))
    return bool(connection.scalar(found))


def forget(connection: Connection, user_id: int) -> None:
    """Take a person out of all results; ``lock`` has to be held.

    The ratings with which they went into games stay, as nobody's: others were measured by them.
    """
    connection.execute(
        update(result_seats)
        .where(result_seats.c.user_id == user_id)
        .values(user_id=None, mu=None, sigma=None)
    )


def forget_server(connection: Connection, table_id: int) -> None:
    """Take the server out of the result of a table that is deleted."""
    connection.execute(
        update(results).where(results.c.table_id == table_id).values(guild_id=NO_SERVER)
    )


_ALL: Select[Any] = (
    select(
        results.c.number.label("result"),
        results.c.table_id,
        results.c.guild_id,
        results.c.game,
        results.c.finished_at,
        results.c.rated,
        results.c.detail,
        result_seats,
    )
    .join(result_seats, result_seats.c.number == results.c.number)
    .order_by(results.c.number, result_seats.c.row)
)


def _stored(connection: Connection, which: ColumnElement[bool]) -> Iterator[Stored]:
    rows = connection.execute(_ALL.where(which))
    games: dict[tuple[str, int], int] = {}
    for _, group in groupby(rows, key=lambda row: row.result):
        yield _read(list(group), games)


def _read(rows: Sequence[Row[Any]], games: dict[tuple[str, int], int]) -> Stored:
    """One result; ``games`` counts the rated games of people before it, by game and user id."""
    first = rows[0]
    seats: list[SeatResult] = []
    changes: list[RatingChange] = []
    former: dict[int, Rating] = {}
    for place, row in enumerate(rows):
        how = How(row.how)
        seats.append(
            SeatResult(
                row.seat, row.identity, row.user_id, row.autopilot, row.place, how, row.until
            )
        )
        if row.mu_before is None:
            continue
        if row.user_id is None:
            former[place] = Rating(row.mu_before, row.sigma_before)
            continue
        key = (first.game, row.user_id)
        before = Rating(row.mu_before, row.sigma_before, games.get(key, 0))
        after = _after(row, before)
        games[key] = after.games
        changes.append(RatingChange(place, before, after))
    detail: Json = first.detail
    result = Result(
        *(first.table_id, first.guild_id, first.game, first.finished_at, first.rated),
        tuple(seats),
        detail,
        first.result,
    )
    return Stored(result, tuple(changes), former)
