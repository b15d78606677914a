"""People: names and languages as seen last, names that their seats bear, preferences."""

from __future__ import annotations

from datetime import datetime

from cachetools import TTLCache
from sqlalchemy.engine import Connection

from bot.clock import timer_of
from bot.domain.notices import LIVE
from bot.domain.preferences import DEFAULTS, Preferences
from bot.domain.table import Person
from bot.storage import tables as rows
from bot.storage.locks import lock_table, touch
from bot.storage.messages import outbox
from bot.storage.people import people
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions

KEPT_PEOPLE = 4096
"""People whose stored name and language are remembered, of some 200 bytes each."""
KNOWN_FOR = 3600.0
"""Seconds for which they are: another process may have forgotten them."""


class People:
    """Keeps preferences, and notices names and languages when somebody does something.

    Discord tells the bot of no renaming without a privileged intent.
    """

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions
        self.known: TTLCache[tuple[int | None, int], Person] = TTLCache(
            KEPT_PEOPLE, KNOWN_FOR, timer_of(store.clock)
        )
        """Those who were kept last, by server (``None``: in direct messages) and user id."""

    async def keep(self, person: Person, guild_id: int | None = None) -> None:
        """Keep the name and language of a person who did something, in a server or outside any.

        In a server their seats there bear the name from now on. Whoever is ``known`` as they are
        needn't be kept again.
        """
        await self._store.database.write(people.keep, person)
        if guild_id is not None:
            await self._rename_seats(guild_id, person)
        self.known[guild_id, person.id] = person

    async def preferences(self, user_id: int) -> Preferences:
        """What a person prefers at all their tables."""
        found = await self._store.database.read(people.preferences, [user_id])
        return found.get(user_id, DEFAULTS)

    async def prefer(self, person: Person, wanted: Preferences) -> None:
        """Keep a person's preferences."""
        await self._store.database.write(people.prefer, person, wanted)

    async def finish_lesson(self, person: Person, game: str) -> None:
        """Note that a person went through the lesson of a game."""
        await self._store.database.write(people.finish_lesson, person, game)

    def forget(self, user_id: int) -> None:
        """Know a person no more: they may have been deleted, and are kept anew if they act."""
        for key in [key for key in self.known if key[1] == user_id]:
            del self.known[key]

    async def _rename_seats(self, guild_id: int, person: Person) -> None:
        found = await self._store.database.read(rows.misnamed, guild_id, person.id, person.name)
        for table_id in found:
            async with self._store.lock(table_id):
                now = self._store.clock.now()
                await self._store.database.write(_rename, table_id, person, now)
                self._store.forget(table_id)
            self._transactions.announce(table_id)


def _rename(connection: Connection, table_id: int, person: Person, now: datetime) -> None:
    lock_table(connection, table_id)
    rows.rename(connection, table_id, person.id, person.name)
    touch(connection, [table_id])
    outbox.enqueue(connection, table_id, [LIVE], now)
