"""A person's tables without their games: where each is, and which of the person's seats it asks.

Their panel reads in the same query what they prefer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, and_, bindparam, literal, or_, select, true
from sqlalchemy.engine import Connection

from bot.domain.clocks import DeadlineKind
from bot.domain.preferences import Preferences
from bot.domain.table import Status, TablePlace
from bot.storage.commits import CURRENT, Current, current_of
from bot.storage.people.people import read_preferences
from bot.storage.schema import IS_OPEN, deadlines, people, seats, snapshots, tables
from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class OwnRow:
    """A table at which a person has a seat.

    ``asked`` are the person's seats that the table waits for, with the moment at which the time of
    each ends; ``unsure`` are those of which only the game tells. A ``what_if`` table waits for
    nobody. ``rules`` and ``program`` are the versions that saved the game.
    """

    place: TablePlace
    game: str
    status: Status
    changed_at: datetime
    current: Current
    rules: int | None
    program: str | None
    asked: dict[Seat, datetime | None]
    unsure: frozenset[Seat]
    what_if: bool


@dataclass(frozen=True, slots=True)
class PanelRow:
    """``knows_game``: the person sat at the end of such a game, or went through its lesson.

    ``played`` are the running tables at which they play a seat.
    """

    preferences: Preferences
    knows_game: bool
    played: list[OwnRow]


# Each panel runs these; built anew each time they would take longer than the database's answer.
_OWN: Select[Any] = (
    select(
        tables.c.id,
        tables.c.guild_id,
        tables.c.channel_id,
        tables.c.card_channel_id,
        tables.c.game,
        tables.c.status,
        tables.c.changed_at,
        tables.c.rules_version,
        tables.c.program_version,
        tables.c.what_if,
        *CURRENT,
        seats.c.seat,
        seats.c.autopilot,
        snapshots.c.since,
        deadlines.c.due_at,
    )
    .select_from(seats)
    .join(tables, tables.c.id == seats.c.table_id)
    .outerjoin(
        snapshots,
        and_(snapshots.c.table_id == seats.c.table_id, tables.c.status == Status.RUNNING),
    )
    .outerjoin(
        deadlines,
        and_(
            deadlines.c.table_id == seats.c.table_id,
            deadlines.c.seat == seats.c.seat,
            deadlines.c.what == DeadlineKind.END,
            deadlines.c.done_at.is_(None),
        ),
    )
    .where(seats.c.user_id == bindparam("user"))
)
_PLAYED = _OWN.where(tables.c.status == Status.RUNNING, seats.c.autopilot.is_(None))
_LATELY = _OWN.where(
    or_(IS_OPEN, and_(tables.c.status == Status.FINISHED, tables.c.changed_at > bindparam("since")))
)
_FINISHED = (
    select(literal(1))
    .select_from(tables.join(seats, seats.c.table_id == tables.c.id))
    .where(seats.c.user_id == bindparam("user"), tables.c.game == bindparam("game"))
    .where(tables.c.status == Status.FINISHED)
)
_ONE, _ROWS = select(literal(1).label("one")).subquery(), _PLAYED.subquery()
_PANEL: Select[Any] = select(
    people.c.preferences, people.c.lessons, _FINISHED.exists().label("finished"), *_ROWS.c
).select_from(
    _ONE.outerjoin(people, people.c.user_id == bindparam("user")).outerjoin(_ROWS, true())
)


def lately(connection: Connection, user_id: int, since: datetime) -> list[OwnRow]:
    """A person's open tables, and their games that ended after ``since``."""
    return _own_rows(connection.execute(_LATELY, {"user": user_id, "since": since}))


def played(connection: Connection, user_id: int) -> list[OwnRow]:
    """The running tables at which a person plays a seat."""
    return _own_rows(connection.execute(_PLAYED, {"user": user_id}))


def at_panel(connection: Connection, user_id: int, game: str) -> PanelRow:
    """What a person's panel at a table of this game needs to know about them."""
    rows = connection.execute(_PANEL, {"user": user_id, "game": game}).all()
    first = rows[0]
    return PanelRow(
        read_preferences(first.preferences),
        bool(first.finished) or game in (first.lessons or ()),
        _own_rows(row for row in rows if row.id is not None),
    )


def _own_rows(found: Iterable[Row[Any]]) -> list[OwnRow]:
    """The tables of a query's rows, of which there is one for each seat; in order of number."""
    by_table: dict[int, list[Row[Any]]] = {}
    for row in found:
        by_table.setdefault(row.id, []).append(row)
    return [_own_row(by_table[table_id]) for table_id in sorted(by_table)]


def _own_row(of_seats: Sequence[Row[Any]]) -> OwnRow:
    asked: dict[Seat, datetime | None] = {}
    unsure: set[Seat] = set()
    for one in sorted(of_seats, key=lambda one: one.seat):
        token = (one.since or {}).get(str(one.seat))
        if token is None or one.autopilot is not None:
            continue
        _kind, _about, _version, *ready = token
        if not ready:  # version 0.1 didn't keep it
            unsure.add(one.seat)
        elif not ready[0]:
            asked[one.seat] = one.due_at
    row = of_seats[0]
    return OwnRow(
        TablePlace(row.id, row.guild_id, row.channel_id, row.card_channel_id),
        row.game,
        Status(row.status),
        row.changed_at,
        current_of(row),
        row.rules_version,
        row.program_version,
        asked,
        frozenset(unsure),
        row.what_if is not None,
    )
