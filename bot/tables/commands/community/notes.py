"""Notes that people keep about tables, each for its person alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.engine import Connection

from bot.domain.community.notes import CLEAR, MOST_CHARACTERS, SHOWN, Note
from bot.domain.table import Person, Table
from bot.errors import TableError
from bot.storage import tables
from bot.storage.people import notes as rows
from bot.tables.session.store import TableStore


@dataclass(frozen=True, slots=True)
class Notes:
    """A person's notes, and the tables that they are about, by number."""

    notes: Sequence[Note]
    tables: Mapping[int, Table]


class NoteCommands:
    """Keeps notes. What a method changes is on the disk."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def of_person(self, user_id: int, first: int | None = None) -> Notes:
        """The latest notes of a person; that about the ``first`` table before the others."""

        def work(connection: Connection) -> Notes:
            found = rows.of_person(connection, user_id, SHOWN, first)
            kept = tables.load_all(connection, [one.table_id for one in found])
            return Notes(found, {number: one.table for number, one in kept.items()})

        return await self._store.database.read(work)

    async def write(self, table_id: int, person: Person, text: str) -> None:
        """Keep a note about a table, in place of the earlier one; ``CLEAR`` deletes it.

        Raises ``TableError`` for one that is too long.
        """
        text = text.strip()
        if len(text) > MOST_CHARACTERS:
            raise TableError("note-too-long", most=MOST_CHARACTERS)
        text = "" if text == CLEAR else text
        now = self._store.clock.now()
        await self._store.database.write(rows.put, table_id, person.id, text, now)
