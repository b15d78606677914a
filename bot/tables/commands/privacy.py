"""Tells people all that is kept about them, and takes it away if they wish.

A person who asks to be forgotten is marked, and the mark is carried out step by step, each in a
transaction of its own: so nothing is lost if the bot is ended between two of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import structlog

from bot.domain.privacy import Forgetting, Wish
from bot.domain.seating import without_seats
from bot.domain.table import (
    Origin,
    SeatAssignment,
    Status,
    Table,
    require_started,
)
from bot.errors import TableError
from bot.storage.people import forgetting, person_records
from bot.storage.people.person_records import SECTIONS, Place
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.people import People
from bot.tables.session.autopilot_moves import stand_in_style
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions
from bot.waiting import in_thread
from rules.core.game import AnyGame

FORMAT = "mission-control-person"
FORMAT_VERSION = 1

log = structlog.get_logger(__name__)


class PrivacyCommands:
    """Commands on what is kept about people."""

    def __init__(
        self,
        store: TableStore,
        transactions: Transactions,
        lobby: LobbyCommands,
        people: People,
    ) -> None:
        self._store = store
        self._transactions = transactions
        self._lobby = lobby
        self._people = people
        self._listeners: list[Callable[[], None]] = []

    def on_wish(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` after somebody has asked to be forgotten."""
        self._listeners.append(listener)

    async def records(self, user_id: int) -> bytes:
        """All that is kept about a person, as JSON in UTF-8.

        It is read in portions, so that others are answered meanwhile.
        """
        read = self._store.database.read
        head = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "made_at": self._store.clock.now().isoformat(timespec="seconds"),
            "person": await read(person_records.person, user_id),
        }
        sections = {
            name: _lines(await read(section, user_id)) for name, section in SECTIONS.items()
        }
        moves = sections["moves"] = []
        after: Place | None = (0, 0)
        while after is not None:
            portion, after = await read(person_records.own_moves, user_id, after)
            moves += await in_thread(_lines, portion)
        return await in_thread(_file, head, sections)

    async def wish(self, user_id: int) -> Wish:
        """What a person has asked for, and at how many open tables they have a part."""
        traces = await self._store.database.read(forgetting.traces, user_id)
        wished = await self._store.database.read(forgetting.wish, user_id)
        return Wish(wished, sum(trace.open for trace in traces))

    async def forget(self, user_id: int, when: Forgetting) -> None:
        """Note that a person wishes to be forgotten; it is carried out soon after."""
        await self._store.database.write(forgetting.put_wish, user_id, when)
        for listener in self._listeners:
            listener()

    async def take_back(self, user_id: int) -> None:
        """A person doesn't wish to be forgotten any more; what is gone is gone."""
        await self._store.database.write(forgetting.put_wish, user_id, None)

    async def leave_tables(self, user_id: int) -> None:
        """Take a person out of every open table.

        In a game that goes on an autopilot takes over for good, and another person is the host. A
        table at which nobody is left is closed. One that can't be read is left as it is.
        """
        traces = await self._store.database.read(forgetting.traces, user_id)
        for trace in traces:
            if not trace.open or not trace.seated:
                continue
            try:
                await self._leave(await self._store.get(trace.table_id), user_id)
            except TableError as error:
                if error.of_storage:
                    raise
                log.warning("a table wasn't left", table=trace.table_id, reason=error.reason)

    async def forget_at(self, table_id: int, user_id: int) -> bool:
        """Take what is kept about a person away from a table where they don't play any more.

        Whether that was done; see ``bot.storage.people.forgetting``.
        """
        async with self._store.lock(table_id):
            now = self._store.clock.now()
            done = await self._store.database.write(forgetting.forget_at, table_id, user_id, now)
            self._store.forget(table_id)
        if not done:
            self._transactions.announce(table_id)  # questions may have ended
        return done

    async def forget_person(self, user_id: int) -> bool:
        """Delete a person of whom nothing is kept at any table; whether they are gone."""
        now = self._store.clock.now()
        gone = await self._store.database.write(forgetting.forget_person, user_id, now)
        if gone:
            self._people.forget(user_id)
        return gone

    async def delete_table(self, table_id: int) -> int:
        """Delete a table with all that belongs to it, and the people who have nothing else.

        Returns how many people these were.
        """
        async with self._store.lock(table_id):
            gone = await self._store.database.write(forgetting.delete_table, table_id)
            self._store.forget(table_id)
        return self._deleted(gone)

    async def forget_server(self, guild_id: int) -> int:
        """Know of a server no more, whose tables were deleted; as ``delete_table`` for people."""
        return self._deleted(await self._store.database.write(forgetting.forget_server, guild_id))

    def _deleted(self, gone: Sequence[int]) -> int:
        for user_id in gone:
            self._people.forget(user_id)
        return len(gone)

    async def _leave(self, table: Table, user_id: int) -> None:
        if table.status is Status.LOBBY:

            def edit(old: Table, game: AnyGame) -> Table:
                left = without_seats(old, old.seats_of(user_id))
                host = _other_host(old, user_id)
                if host is None:
                    return replace(old, status=Status.CLOSED)
                return replace(left, host_id=host)

            await self._lobby.edit(table.id, edit)
        else:
            await self._hand_over(table.id, user_id)

    async def _hand_over(self, table_id: int, user_id: int) -> None:
        async def attempt() -> None:
            session = await self._store.session(table_id)
            table = session.table
            require_started(table)
            host = _other_host(table, user_id)
            if host is not None:
                session = session.with_table(replace(table, host_id=host))
            batch = self._transactions.batch(session)
            style = stand_in_style(self._store.game(table))
            for seat in table.seats_of(user_id):
                left = SeatAssignment(seat.seat, seat.identity, None, "", style)
                batch.assign_seat(left, user_id, Origin.PERSON)
            values = {} if host is None else {"host_id": host}
            if host is None:
                batch.close(user_id)
            elif not batch.moves:  # who hosts a table without a seat leaves no entry of the log
                await self._store.database.write(forgetting.put_host, table_id, host)
                self._store.forget(table_id)
                return
            await self._transactions.commit(session, batch, values=values)

        async with self._store.lock(table_id):
            await self._transactions.retried(attempt, table_id)


def _other_host(table: Table, user_id: int) -> int | None:
    """The host of a table once a person has left it; ``None`` where nobody is left.

    The one that it has, else the first of those who play themselves, else of those who may come
    back.
    """
    others = [seat for seat in table.seats if seat.user_id not in (None, user_id)]
    if not others:
        return None
    if table.host_id != user_id:
        return table.host_id
    return min(others, key=lambda seat: (not seat.played_by_person, seat.seat)).user_id


def _lines(records: Sequence[Any]) -> list[bytes]:
    return [json.dumps(record, ensure_ascii=False).encode() for record in records]


def _file(head: Mapping[str, Any], sections: Mapping[str, Sequence[bytes]]) -> bytes:
    """JSON with a record on each line: so a person can read it, too."""
    file = BytesIO()
    before = "{"
    for name, value in head.items():
        file.write(
            f"{before}\n{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}".encode()
        )
        before = ","
    for name, lines in sections.items():
        file.write(f",\n{json.dumps(name)}: [".encode())
        for place, line in enumerate(lines):
            file.write(b",\n" if place else b"\n")
            file.write(line)
        file.write(b"\n]")
    file.write(b"\n}\n")
    return file.getvalue()
