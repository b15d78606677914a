"""Changes a table: under its lock, with one ``Commit`` written in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, TypeAlias

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.domain.deadlines import (
    LOBBY_LIFETIME,
    DeadlineChange,
    RunningClock,
    change_of_deadlines,
    next_moment,
    postponed,
)
from bot.domain.notices import Notice, vote_over
from bot.domain.table import LogEntry, MoveResult, Status, Table, UndoVote
from bot.errors import TableError
from bot.storage import deadlines, moves, outbox, votes
from bot.storage import tables as rows
from bot.storage.moves import Move
from bot.storage.tables import Snapshot
from bot.tables.session.autopilot_moves import AutopilotMoves
from bot.tables.session.batch import MoveBatch
from bot.tables.session.due_notices import notices_for_move
from bot.tables.session.game_session import GameSession, undo_ticket
from bot.tables.session.store import TableStore
from rules.core.game import Seat


class Conflict(Exception):
    """Somebody else has changed the table since it was read; nothing was written."""


@dataclass(frozen=True, slots=True)
class Commit:
    """From one version of a table to a later one.

    ``table`` is as it will be, ``was`` the version that it must still have. ``values`` are more
    columns of its row. ``timeouts`` are given when the seats have to be written. ``postponed``
    gives the clocks more time; then ``clocks`` stops and starts them. ``vote`` is one that this
    change settles; ``ends_votes``: any other that is open lapses. ``silent``: say nothing more,
    nor what still waits to be said.
    """

    table: Table
    was: int
    now: datetime
    values: Mapping[str, Any] = field(default_factory=dict)
    timeouts: Sequence[int] | None = None
    moves: Sequence[Move] = field(default=(), repr=False)
    snapshot: Snapshot | None = field(default=None, repr=False)
    postponed: timedelta | None = None
    clocks: DeadlineChange | None = None
    notices: Sequence[Notice] = ()
    vote: UndoVote | None = None
    ends_votes: bool = False
    silent: bool = False

    def next_deadline(self, ends: Sequence[datetime]) -> datetime | None:
        """The moment at which something is due at the table next, if this change has moved it.

        ``ends`` are when the clocks end that run from now on.
        """
        if self.table.status is Status.LOBBY:
            return self.now + LOBBY_LIFETIME
        if self.table.clock is None or not (self.clocks or self.postponed):
            return None
        return next_moment(ends, self.table.clock, self.now)


def write_commit(connection: Connection, commit: Commit) -> None:
    """Write a change; raises ``Conflict`` if the table isn't at the version that it starts from."""
    table = commit.table
    values = {
        "version": table.version,
        "status": table.status,
        "changed_at": commit.now,
        **commit.values,
    }
    if not rows.change(connection, table.id, commit.was, values):
        raise Conflict
    if commit.moves:
        try:
            moves.append(connection, table.id, commit.moves)
        except IntegrityError as error:
            raise Conflict from error
    if commit.timeouts is not None:
        rows.put_seats(connection, table.id, table.seats, commit.timeouts)
    if commit.snapshot is not None:
        rows.put_snapshot(connection, table.id, commit.snapshot)
    if table.status in (Status.FINISHED, Status.CLOSED):
        deadlines.drop(connection, table.id)
    if commit.postponed is not None:
        deadlines.shift(connection, [table.id], commit.postponed)
    if commit.clocks:
        deadlines.carry_out(connection, table.id, commit.clocks)
    notices = [*commit.notices]
    if commit.vote is not None:
        votes.cast(connection, commit.vote)
    if commit.ends_votes:
        notices += [vote_over(vote_id) for vote_id in votes.lapse(connection, table.id)]
    if commit.silent:
        outbox.discard(connection, table.id, commit.now)
    outbox.enqueue(connection, table.id, notices, commit.now)
    outbox.renew_reminders(connection, table.id, commit.now)


AUTOPILOT_ACTIONS = 50
"""Actions that autopilots take at most before they are saved and others have their turn."""

ATTEMPTS = 20
"""How often a change is tried when another process writes to the same table."""

Command: TypeAlias = Callable[[MoveBatch, GameSession], None]
"""What is to be done, wherever the table stands by then; raises what refuses it."""

Notices: TypeAlias = Callable[[GameSession, GameSession, Sequence[LogEntry]], Sequence[Notice]]
"""What is to be said, from the sessions before and after and the entries between."""

CommitListener: TypeAlias = Callable[[int], None]
"""Told the number of a table that was changed."""

DeadlineListener: TypeAlias = Callable[[datetime, timedelta], Awaitable[None]]
"""Told when something is due next at a table whose deadlines changed, and how long its clock is."""


class Transactions:
    """Runs commands on tables and writes what comes of them.

    Changes of one table wait for each other; the version of its row lets only one of two
    processes write an entry. What a method returns is on the disk.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._commit_listeners: list[CommitListener] = []
        self._deadline_listeners: list[DeadlineListener] = []
        self._unfinished_listeners: list[CommitListener] = []

    def on_commit(self, listener: CommitListener) -> None:
        """Call ``listener`` after each change that has something to say."""
        self._commit_listeners.append(listener)

    def on_deadline(self, listener: DeadlineListener) -> None:
        """Call ``listener`` after each change of deadlines, with the next (UTC) and the clock."""
        self._deadline_listeners.append(listener)

    def on_unfinished(self, listener: CommitListener) -> None:
        """Call ``listener`` after each change after which autopilots have more to do."""
        self._unfinished_listeners.append(listener)

    async def run(
        self,
        table_id: int,
        command: Command,
        notices: Notices | None = None,
        *,
        silent: bool = False,
    ) -> MoveResult:
        """Run ``command`` and the autopilots after it, and save.

        It is run anew if another process was faster; raises ``TableError`` (``storage-busy``) if
        that happens ``ATTEMPTS`` times, and what the command raises: nothing was changed then.
        """
        async with self._store.lock(table_id):
            for _ in range(ATTEMPTS):
                # What is written is checked against the table's version; a refusal is, here.
                session = self._store.kept(table_id) or await self._store.session(table_id)
                batch = self.batch(session)
                try:
                    command(batch, session)
                except Exception:
                    current = await self._store.session(table_id)
                    if current.table.version == session.table.version:
                        raise
                    continue
                try:
                    return await self.commit(session, batch, notices, silent=silent)
                except Conflict:
                    self._store.forget(table_id)
            raise TableError("storage-busy")

    def batch(self, session: GameSession) -> MoveBatch:
        """An empty batch of moves that goes on from a session."""
        return MoveBatch(self._store.game(session.table), session, self._store.clock.now())

    async def commit(
        self,
        session: GameSession,
        batch: MoveBatch,
        notices: Notices | None = None,
        *,
        values: Mapping[str, Any] | None = None,
        vote: UndoVote | None = None,
        silent: bool = False,
    ) -> MoveResult:
        """Let autopilots go on from the batch, and save; the table's lock must be held.

        ``values`` are more columns of the table's row, ``vote`` one that the batch carries out.
        Raises ``Conflict``.
        """
        playing = batch.status is Status.RUNNING
        autopilots = AutopilotMoves(batch)
        if playing and (autopilots.go_on() or autopilots.waiting()):
            await asyncio.to_thread(autopilots.run, AUTOPILOT_ACTIONS)
        if not batch.moves:
            return MoveResult(session.position, ())
        new = batch.session()
        running = new.table.status is Status.RUNNING
        unfinished = playing and running and autopilots.go_on()
        now = self._store.clock.now()
        change, clocks = self._clocks(batch, session, new, now)
        new = new.with_clocks(clocks)
        commit = Commit(
            table=new.table,
            was=session.table.version,
            now=now,
            values={**(values or {}), "unfinished": unfinished, "paused_at": batch.paused_at},
            timeouts=batch.timeouts if batch.seats_changed else None,
            moves=batch.moves,
            snapshot=batch.snapshot(new),
            postponed=batch.postponed,
            clocks=change,
            notices=(notices or self.notices_for_moves)(session, new, batch.entries),
            vote=vote,
            ends_votes=session.voting and not silent,
            silent=silent,
        )
        await self.write(commit, new)
        if unfinished:
            for listener in self._unfinished_listeners:
                listener(new.table.id)
        first = batch.entries[0]
        ticket = None
        if first.seat is not None:
            ticket = undo_ticket(first.seat, first.version, new.seed)
        return MoveResult(new.position, tuple(batch.entries), ticket)

    async def write(self, commit: Commit, new: GameSession | None = None) -> None:
        """Write a change and tell the listeners; ``new`` is the game after it, if it has begun."""
        await self._store.database.write(write_commit, commit)
        if new is not None:
            self._store.put(new)
        due = commit.next_deadline([clock.ends for clock in new.clocks.values()] if new else [])
        if due is not None:
            for deadline_listener in self._deadline_listeners:
                clock = commit.table.clock or LOBBY_LIFETIME
                await deadline_listener(due, clock)
        self.announce(commit.table.id)

    async def opened(self, table_id: int, now: datetime) -> None:
        """Tell the listeners of a table that was just opened."""
        for listener in self._deadline_listeners:
            await listener(now + LOBBY_LIFETIME, LOBBY_LIFETIME)
        self.announce(table_id)

    def announce(self, table_id: int) -> None:
        """Tell the listeners that a table has something to say."""
        for listener in self._commit_listeners:
            listener(table_id)

    def notices_for_moves(
        self, old: GameSession, new: GameSession, entries: Sequence[LogEntry]
    ) -> Sequence[Notice]:
        """The notices that moves give rise to."""
        presenter = self._store.presenter(new.table)
        return notices_for_move(presenter, old.position, new.position, entries)

    def _clocks(
        self, batch: MoveBatch, old: GameSession, new: GameSession, now: datetime
    ) -> tuple[DeadlineChange | None, Mapping[Seat, RunningClock]]:
        """Which clocks stop and start, if any, and those that run then."""
        if not new.table.status.open:
            return None, {}
        if batch.status is not Status.RUNNING or not batch.clocks_change:
            return None, old.clocks
        running = old.clocks
        if batch.postponed is not None:
            running = postponed(running, batch.postponed)
        people = [record.seat for record in new.table.seats if record.played_by_person]
        decisions = self._store.game(new.table).decisions(batch.state)
        change = change_of_deadlines(decisions, people, new.table.clock, running, now)
        return change, change.after(running)
