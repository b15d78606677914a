"""All that a panel needs to know of its person, in one query."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, bindparam, literal, select, true, update
from sqlalchemy.engine import Connection

from bot.domain.preferences import Preferences
from bot.domain.table import Person, Status
from bot.storage.people import people as known_people
from bot.storage.people.own_tables import PLAYED, OwnRow, own_rows
from bot.storage.people.preferences import read_preferences
from bot.storage.schema import people, seats, tables


@dataclass(frozen=True, slots=True)
class PanelRow:
    """``knows_game``: the person sat at the end of such a game, or went through its lesson.

    ``played`` are the running tables at which they play a seat.
    """

    preferences: Preferences
    knows_game: bool
    played: list[OwnRow]


_FINISHED = (
    select(literal(1))
    .select_from(tables.join(seats, seats.c.table_id == tables.c.id))
    .where(seats.c.user_id == bindparam("user"), tables.c.game == bindparam("game"))
    .where(tables.c.status == Status.FINISHED)
)
_ONE, _PLAYED = select(literal(1).label("one")).subquery(), PLAYED.subquery()
_PANEL: Select[Any] = select(
    people.c.preferences, people.c.lessons, _FINISHED.exists().label("finished"), *_PLAYED.c
).select_from(
    _ONE.outerjoin(people, people.c.user_id == bindparam("user")).outerjoin(_PLAYED, true())
)


def read(connection: Connection, user_id: int, game: str) -> PanelRow:
    """What a person's panel at a table of this game needs to know about them."""
    rows = connection.execute(_PANEL, {"user": user_id, "game": game}).all()
    first = rows[0]
    return PanelRow(
        read_preferences(first.preferences),
        bool(first.finished) or game in (first.lessons or ()),
        own_rows(row for row in rows if row.id is not None),
    )


def finish_lesson(connection: Connection, person: Person, game: str) -> None:
    """Note that a person went through the lesson of a game."""
    known_people.keep(connection, person)
    own = people.c.user_id == person.id
    known = connection.scalar(select(people.c.lessons).where(own)) or []
    if game not in known:
        connection.execute(update(people).where(own).values(lessons=[*known, game]))
