"""Rows of people: names and languages as last seen, preferences, lessons that they have done."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, fields

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.preferences import DEFAULTS, Preferences
from bot.domain.table import Person
from bot.storage.locks import lock_person
from bot.storage.schema import people
from rules.core.game import Json

_NAMES = frozenset(field.name for field in fields(Preferences))


def keep(connection: Connection, person: Person) -> None:
    """Remember a person's name and the language of their client."""
    lock_person(connection, person.id)
    values = {"name": person.name[:128], "language": person.language}
    changed = connection.execute(
        update(people).where(people.c.user_id == person.id).values(**values)
    )
    if not changed.rowcount:
        connection.execute(insert(people).values(user_id=person.id, **values))


def preferences(connection: Connection, user_ids: Collection[int]) -> dict[int, Preferences]:
    """The preferences of those of these people who have set any."""
    rows = connection.execute(
        select(people.c.user_id, people.c.preferences).where(
            people.c.user_id.in_(user_ids), people.c.preferences.is_not(None)
        )
    )
    return {row.user_id: read_preferences(row.preferences) for row in rows}


def names(connection: Connection, user_ids: Collection[int]) -> dict[int, str]:
    """The names of those of these people who are known, as they were called last."""
    rows = connection.execute(
        select(people.c.user_id, people.c.name).where(people.c.user_id.in_(user_ids))
    )
    return {row.user_id: row.name for row in rows if row.name}


def prefer(connection: Connection, person: Person, wanted: Preferences) -> None:
    """Keep a person's preferences."""
    keep(connection, person)
    connection.execute(
        update(people).where(people.c.user_id == person.id).values(preferences=asdict(wanted))
    )


def read_preferences(kept: Json) -> Preferences:
    """The preferences as a row keeps them; the defaults where it keeps none."""
    if kept is None:
        return DEFAULTS
    # A later version may have kept more.
    return Preferences(**{name: value for name, value in kept.items() if name in _NAMES})


def finish_lesson(connection: Connection, person: Person, game: str) -> None:
    """Note that a person went through the lesson of a game."""
    keep(connection, person)
    own = people.c.user_id == person.id
    known = connection.scalar(select(people.c.lessons).where(own)) or []
    if game not in known:
        connection.execute(update(people).where(own).values(lessons=[*known, game]))
