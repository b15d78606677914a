"""People's preferences, a column of their rows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, fields

from sqlalchemy import select, update
from sqlalchemy.engine import Connection

from bot.domain.preferences import DEFAULTS, Preferences
from bot.domain.table import Person
from bot.storage.people import people as known_people
from bot.storage.schema import people
from rules.core.game import Json

_NAMES = frozenset(field.name for field in fields(Preferences))


def of_people(connection: Connection, user_ids: Collection[int]) -> dict[int, Preferences]:
    """The preferences of those of these people who have set any."""
    rows = connection.execute(
        select(people.c.user_id, people.c.preferences).where(
            people.c.user_id.in_(user_ids), people.c.preferences.is_not(None)
        )
    )
    return {row.user_id: read_preferences(row.preferences) for row in rows}


def put(connection: Connection, person: Person, preferences: Preferences) -> None:
    """Keep a person's preferences."""
    known_people.keep(connection, person)
    connection.execute(
        update(people).where(people.c.user_id == person.id).values(preferences=asdict(preferences))
    )


def read_preferences(kept: Json) -> Preferences:
    """The preferences as a row keeps them; the defaults where it keeps none."""
    if kept is None:
        return DEFAULTS
    # A later version may have kept more.
    return Preferences(**{name: value for name, value in kept.items() if name in _NAMES})
