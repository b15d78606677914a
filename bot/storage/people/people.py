"""People: names and languages, as last seen."""

from __future__ import annotations

from sqlalchemy import insert, select, update
from sqlalchemy.engine import Connection

from bot.domain.table import Person
from bot.storage.locks import lock_person
from bot.storage.schema import people


def keep(connection: Connection, person: Person) -> None:
    """Remember a person's name and the language of their client."""
    lock_person(connection, person.id)
    values = {"name": person.name[:128], "language": person.language}
    changed = connection.execute(
        update(people).where(people.c.user_id == person.id).values(**values)
    )
    if not changed.rowcount:
        connection.execute(insert(people).values(user_id=person.id, **values))


def find(connection: Connection, user_id: int) -> Person | None:
    """A person as they were seen last."""
    row = connection.execute(select(people).where(people.c.user_id == user_id)).first()
    return None if row is None else Person(row.user_id, row.name, row.language)
