"""Hosting: pause, resume, nudge, show the table anew, close it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy.engine import Connection

from bot.domain.notices import (
    CARD,
    LIVE,
    LIVE_ANEW,
    DirectKind,
    Notice,
    direct,
    idle,
    ping,
    remove_stale_live,
    renew_reminder,
)
from bot.domain.table import (
    Card,
    EntryKind,
    LogEntry,
    Origin,
    Pause,
    Person,
    Position,
    Status,
    Table,
    require_host,
    require_movable,
    require_running,
    require_started,
)
from bot.errors import TableError, until
from bot.storage import tables as rows
from bot.storage.commits import Commit
from bot.storage.locks import lock_table
from bot.storage.messages import direct_messages, outbox
from bot.tables.commands.before_start.lobby import LobbyCommands
from bot.tables.session.due_notices import people_up
from bot.tables.session.game_session import GameSession, MoveBatch
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions
from rules.core.game import AnyGame

NUDGE_AGAIN = timedelta(hours=1)
"""The time between two nudges at a table."""
WAITS_FOR_OTHERS = timedelta(days=7)
"""Time in which nobody lets autopilots end a game to which others may still return."""


class HostingCommands:
    """Commands that keep a table going, or end it."""

    def __init__(self, store: TableStore, transactions: Transactions, lobby: LobbyCommands) -> None:
        self._store = store
        self._transactions = transactions
        self._lobby = lobby

    async def pause(self, table_id: int, by: Person, *, manager: bool = False) -> Position:
        """Stop the clocks; nobody can move until the table is resumed."""

        def play(batch: MoveBatch, session: GameSession) -> None:
            require_host(session.table, by, manager)
            require_running(session.table)
            batch.pause(by.id)

        return (await self._transactions.run(table_id, play, _live_notice)).position

    async def resume(self, table_id: int, by: Person, *, manager: bool = False) -> Position:
        """Let the game go on; each decision has as much time left as when it was paused.

        Where autopilots have every seat they play it to its end. Raises ``TableError``
        (``others-may-return``) while it waits for others than ``by``, for ``WAITS_FOR_OTHERS``.
        """

        def play(batch: MoveBatch, session: GameSession) -> None:
            require_host(session.table, by, manager)
            if session.table.status is not Status.PAUSED:
                require_started(session.table)
                raise TableError("not-paused")
            if session.table.pause is Pause.DESERTED and session.table.people - {by.id}:
                free_at = (session.table.paused_at or batch.now) + WAITS_FOR_OTHERS
                if batch.now < free_at:
                    raise TableError("others-may-return", until=until(free_at))
            batch.resume(by.id)

        return (await self._transactions.run(table_id, play)).position

    async def nudge(self, table_id: int, by: Person, *, manager: bool = False) -> None:
        """Mention those who are up, once an hour at most; for the table's people only."""
        async with self._store.lock(table_id):
            position = await self._store.position(table_id)
            table = position.table
            require_running(table)
            own = table.seats_of(by.id)
            if not own and by.id != table.host_id and not manager:
                raise TableError("not-seated")
            up = people_up(self._store.presenter(table), position)
            up -= {seat.seat for seat in own}
            if not up:
                raise TableError("nobody-up")
            now = self._store.clock.now()
            await self._store.database.write(_nudge, table_id, ping(up), now)
        self._transactions.announce(table_id)

    async def show(self, table_id: int) -> None:
        """Post the table's live message anew, at the channel's end."""
        await self._store.get(table_id)
        await self._say(table_id, LIVE_ANEW)

    async def remove_stale_live(self, table_id: int, message_id: int, channel_id: int) -> None:
        """Take a live message away that has a successor."""
        await self._say(table_id, remove_stale_live(message_id, channel_id))

    async def move(
        self, table_id: int, by: Person, thread_id: int, card: Card | None, *, manager: bool = False
    ) -> Table:
        """Move an open table into a thread of its channel, below ``card``.

        What stays in the channel are messages that last; the live message is posted anew, and what
        people were sent directly leads to the thread. Raises ``TableError`` for a table that is in
        a thread or over; whatever is raised, the table hasn't moved.
        """

        async def attempt() -> Table:
            table = await self._store.get(table_id)
            require_host(table, by, manager)
            require_movable(table)
            moved = replace(
                table, channel_id=thread_id, thread=True, card=card, live_message_id=None
            )
            notices = await self._move_notices(table, moved)
            if table.status is Status.LOBBY:
                return await self._move_lobby(table, moved, notices)
            return await self._move_game(table, moved, by, notices)

        async with self._store.lock(table_id):
            moved = await self._transactions.retried(attempt, table_id)
            # What waited for permissions in the channel needn't any more. It has moved, though
            # this should fail; what waits is tried again later, too.
            with suppress(TableError):
                now = self._store.clock.now()
                await self._store.database.write(outbox.retry_now, [table_id], now)
            self._transactions.announce(table_id)
        return moved

    async def _move_notices(self, old: Table, moved: Table) -> Sequence[Notice]:
        """The live message leaves the channel for the thread; the card takes its place.

        What people were sent directly leads there, too.
        """
        stale = old.live_message_id
        gone = [] if stale is None else [remove_stale_live(stale, old.channel_id)]
        shown, reminded = await self._store.database.read(direct_messages.standing, old.id)
        hands = [direct(user, seat, DirectKind.HAND) for user, seat in shown]
        reminders = [renew_reminder(user, moved=True) for user in reminded]
        return [*gone, LIVE_ANEW, *([] if moved.card is None else [CARD]), *hands, *reminders]

    async def _move_lobby(self, old: Table, moved: Table, notices: Sequence[Notice]) -> Table:
        new = replace(moved, version=old.version + 1)
        commit = Commit(
            table=new,
            was=old.version,
            now=self._store.clock.now(),
            values=rows.place_columns(new),
            notices=notices,
        )
        await self._transactions.write(commit)
        return new

    async def _move_game(
        self, old: Table, moved: Table, by: Person, notices: Sequence[Notice]
    ) -> Table:
        session = (await self._store.session(old.id)).with_table(moved)
        batch = self._transactions.batch(session)
        batch.note(EntryKind.MOVED, None, by.id, Origin.PERSON)

        def told(
            before: GameSession, after: GameSession, entries: Sequence[LogEntry]
        ) -> Sequence[Notice]:
            return [*self._transactions.usual_notices(before, after, entries), *notices]

        values = rows.place_columns(moved)
        made = await self._transactions.commit(session, batch, told, values=values)
        return made.position.table

    async def close(self, table_id: int, by: Person, *, manager: bool = False) -> Table:
        """End a table for good, whatever its stage; what was played can still be read.

        A rated game that others play can't be ended by who has a seat in it, nor by its host: only
        by a manager who has none. Raises ``TableError`` (``rated-close``).
        """
        table = await self._store.get(table_id)
        require_closable(table, by, manager)
        return await self._end(table, by.id)

    async def expire_lobby(self, table_id: int, version: int) -> Table:
        """Nothing has happened in a lobby for too long: close it, and say so.

        Nothing is changed if it isn't at ``version`` any more: somebody came after all.
        """

        def edit(table: Table, game: AnyGame) -> Table:
            if table.version != version:
                return table
            return replace(table, status=Status.CLOSED)

        return await self._lobby.edit(table_id, edit, (LIVE, idle()), fixed=True)

    async def expire_what_if(self, table_id: int, version: int) -> Table:
        """Nobody has played at a what-if table for too long: close it, and say nothing."""
        table = await self._store.get(table_id)
        return table if table.version != version else await self._end(table, None)

    async def abandon(self, table_id: int) -> Table:
        """The table's channel is gone: close it and say nothing."""
        return await self._end(await self._store.get(table_id), None)

    async def _end(self, table: Table, by: int | None) -> Table:
        silent = by is None
        if table.status is Status.LOBBY:

            def edit(old: Table, game: AnyGame) -> Table:
                return replace(old, status=Status.CLOSED)

            notices = () if silent else (LIVE,)
            return await self._lobby.edit(table.id, edit, notices, silent=silent, fixed=True)

        def play(batch: MoveBatch, session: GameSession) -> None:
            require_started(session.table)
            batch.close(by)

        told = _no_notices if silent else _live_notice
        closed = await self._transactions.run(table.id, play, told, silent=silent)
        return closed.position.table

    async def _say(self, table_id: int, notice: Notice) -> None:
        now = self._store.clock.now()
        await self._store.database.write(outbox.enqueue, table_id, [notice], now)
        self._transactions.announce(table_id)


def require_closable(table: Table, by: Person, manager: bool) -> None:
    """Raise ``TableError`` for whoever may not end a table for all."""
    require_host(table, by, manager)
    begun = table.settings.rated and table.status in (Status.RUNNING, Status.PAUSED)
    if begun and table.players - {by.id} and (by.id in table.people or not manager):
        raise TableError("rated-close")


def _live_notice(
    old: GameSession, new: GameSession, entries: Sequence[LogEntry]
) -> Sequence[Notice]:
    was_running = old.table.status is Status.RUNNING
    return [LIVE_ANEW if new.table.status is Status.CLOSED and was_running else LIVE]


def _no_notices(
    old: GameSession, new: GameSession, entries: Sequence[LogEntry]
) -> Sequence[Notice]:
    return []


def _nudge(connection: Connection, table_id: int, notice: Notice, now: datetime) -> None:
    lock_table(connection, table_id)
    last = rows.nudged_at(connection, table_id)
    if last is not None and now < last + NUDGE_AGAIN:
        raise TableError("nudged-lately", until=until(last + NUDGE_AGAIN))
    rows.note(connection, table_id, {"nudged_at": now})
    outbox.enqueue(connection, table_id, [notice], now)
