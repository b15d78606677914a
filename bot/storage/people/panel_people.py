"""People's preferences, and in one query with them all that a panel needs to know of its person."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass, fields
from typing import Any

from sqlalchemy import Row, Select, bindparam, literal, select, true, update
from sqlalchemy.engine import Connection

from bot.domain.preferences import DEFAULTS, Preferences
from bot.domain.table import Person, Status
from bot.storage.people import people as known_people
from bot.storage.schema import people, seats, snapshots, tables
from rules.core.game import Json

_NAMES = frozenset(field.name for field in fields(Preferences))


@dataclass(frozen=True, slots=True)
class PanelRow:
    """``knows_game``: the person sat at the end of such a game, or went through its lesson.

    ``asking`` are the running tables at which a seat that they play decides something.
    """

    preferences: Preferences
    knows_game: bool
    asking: list[int]


_ASKING = (
    select(tables.c.id, seats.c.seat, snapshots.c.since)
    .join(tables, tables.c.id == seats.c.table_id)
    .join(snapshots, snapshots.c.table_id == seats.c.table_id)
    .where(seats.c.user_id == bindparam("user"), seats.c.autopilot.is_(None))
    .where(tables.c.status == Status.RUNNING)
)
_FINISHED = (
    select(literal(1))
    .select_from(tables.join(seats, seats.c.table_id == tables.c.id))
    .where(seats.c.user_id == bindparam("user"), tables.c.game == bindparam("game"))
    .where(tables.c.status == Status.FINISHED)
)
_ONE, _ASKED = select(literal(1).label("one")).subquery(), _ASKING.subquery()
_PANEL: Select[Any] = select(
    people.c.preferences, people.c.lessons, _FINISHED.exists().label("finished"), *_ASKED.c
).select_from(
    _ONE.outerjoin(people, people.c.user_id == bindparam("user")).outerjoin(_ASKED, true())
)


def read(connection: Connection, user_id: int, game: str) -> PanelRow:
    """What a person's panel at a table of this game needs to know about them."""
    rows = connection.execute(_PANEL, {"user": user_id, "game": game}).all()
    first = rows[0]
    return PanelRow(
        _preferences(first.preferences),
        bool(first.finished) or game in (first.lessons or ()),
        _asking_of(row for row in rows if row.id is not None),
    )


def preferences_of(connection: Connection, user_ids: Collection[int]) -> dict[int, Preferences]:
    """The preferences of those of these people who have set any."""
    rows = connection.execute(
        select(people.c.user_id, people.c.preferences).where(
            people.c.user_id.in_(user_ids), people.c.preferences.is_not(None)
        )
    )
    return {row.user_id: _preferences(row.preferences) for row in rows}


def put_preferences(connection: Connection, person: Person, preferences: Preferences) -> None:
    """Keep a person's preferences."""
    known_people.keep(connection, person)
    connection.execute(
        update(people).where(people.c.user_id == person.id).values(preferences=asdict(preferences))
    )


def _preferences(kept: Json) -> Preferences:
    """The preferences as a row keeps them; the defaults where it keeps none."""
    if kept is None:
        return DEFAULTS
    # A later version may have kept more.
    return Preferences(**{name: value for name, value in kept.items() if name in _NAMES})


def asking(connection: Connection, user_id: int) -> list[int]:
    """The running tables at which a seat that a person plays decides something."""
    return _asking_of(connection.execute(_ASKING, {"user": user_id}))


def _asking_of(rows: Iterable[Row[Any]]) -> list[int]:
    return sorted({row.id for row in rows if str(row.seat) in row.since})


def finish_lesson(connection: Connection, person: Person, game: str) -> None:
    """Note that a person went through the lesson of a game."""
    known_people.keep(connection, person)
    own = people.c.user_id == person.id
    known = connection.scalar(select(people.c.lessons).where(own)) or []
    if game not in known:
        connection.execute(update(people).where(own).values(lessons=[*known, game]))
