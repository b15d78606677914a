"""A person's quiet hours: kept once for all tables, whose clocks follow at once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import datetime

import structlog
from sqlalchemy.engine import Connection

from bot.domain.calendar import ALWAYS, PersonalHours
from bot.domain.clocks import DeadlineChange, RunningClock, change_between, next_moment, recounted
from bot.domain.notices import LIVE
from bot.domain.table import Person, Status
from bot.storage import deadlines
from bot.storage import tables as rows
from bot.storage.commits import current_versions, is_current
from bot.storage.locks import Conflict, lock_person, lock_tables, touch
from bot.storage.messages import outbox
from bot.storage.people import calendars
from bot.tables.session.game_session import GameSession
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions
from rules.core.game import Seat

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class _Moved:
    """A table whose clocks end at other times from now on."""

    session: GameSession
    clocks: dict[Seat, RunningClock]
    change: DeadlineChange


class HoursCommands:
    """Hours and absences in which somebody isn't hurried; nobody but the person is told."""

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions

    async def get(self, user_id: int) -> PersonalHours:
        """A person's time zone and quiet hours."""
        return await self._store.database.read(calendars.hours_of, user_id)

    async def set(self, person: Person, hours: PersonalHours) -> None:
        """Keep a person's time zone and quiet hours, and count their clocks by them."""
        async with AsyncExitStack() as locks:
            found = await self._store.database.read(rows.of_person, person.id)
            for table_id in found:
                await locks.enter_async_context(self._store.lock(table_id))
            now = self._store.clock.now()

            async def attempt() -> list[_Moved]:
                sessions = await self._sessions(found)
                moved = [self._moved(session, person, hours, now) for session in sessions]
                await self._store.database.write(_write, person, hours, moved, now)
                return moved

            moved = await self._transactions.retried(attempt, *found)
            for one in moved:
                self._store.forget(one.session.table.id)
        for one in moved:
            table = one.session.table
            due = next_moment(one.clocks.values(), now)
            if due is not None and table.status is Status.RUNNING:
                await self._transactions.next_deadline(due, table)
            self._transactions.announce(table.id)

    async def _sessions(self, table_ids: Collection[int]) -> list[GameSession]:
        """The games of those tables that have begun, but for games that can't be read."""
        currents = await self._store.database.read(current_versions, table_ids)
        looks = await self._store.looks(currents)
        for look in looks:
            if look.why:
                log.info("clocks left alone", table=look.table.id, reason=look.why)
        return [look.session for look in looks if look.session is not None]

    def _moved(
        self, session: GameSession, person: Person, hours: PersonalHours, now: datetime
    ) -> _Moved:
        table = session.table
        before = session.seat_calendars(session.calendars)
        own = session.calendars.get(person.id, ALWAYS).with_hours(hours)
        after = session.seat_calendars({**session.calendars, person.id: own})
        decisions = self._store.game(table).decisions(session.position.state)
        shared = {(d.kind, d.about) for d in decisions if d.shared}
        # The clocks of a paused table stand as they were when it was paused.
        since = table.paused_at or now
        clocks = recounted(session.clocks, since, since, before, after, shared=shared)
        return _Moved(session, clocks, change_between(session.clocks, clocks))


def _write(
    connection: Connection,
    person: Person,
    hours: PersonalHours,
    moved: Sequence[_Moved],
    now: datetime,
) -> None:
    """Raises ``Conflict`` if a table was changed since, or its clocks by an outage's credit."""
    lock_person(connection, person.id)
    sessions = {one.session.table.id: one.session for one in moved}
    lock_tables(connection, sessions)
    currents = current_versions(connection, sessions)
    if not all(is_current(one.table, currents.get(key)) for key, one in sessions.items()):
        raise Conflict
    calendars.put_hours(connection, person, hours)
    touch(connection, sessions)
    for table_id, one in zip(sessions, moved, strict=True):
        if one.change:
            deadlines.carry_out(connection, table_id, one.change)
            outbox.enqueue(connection, table_id, [LIVE], now)
            outbox.renew_reminders(connection, table_id, now)
