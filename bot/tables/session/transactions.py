"""Changes a table: under its lock, in one transaction, with the autopilots' moves that follow."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, TypeAlias

import structlog

from bot.domain import deadlines
from bot.domain.deadlines import DeadlineChange, RunningClock
from bot.domain.notices import Notice
from bot.domain.table import LogEntry, MoveResult, Status, UndoVote
from bot.errors import TableError
from bot.tables.session.batch import MoveBatch, autopilot_up
from bot.tables.session.commit import Commit, Conflict, write_commit
from bot.tables.session.notices import notices_for_move
from bot.tables.session.session import GameSession
from bot.tables.session.store import TableStore
from bot.tables.session.tokens import undo_ticket
from rules.core.game import Seat

AUTOPILOT_ACTIONS = 50
"""Actions that autopilots take at most before they are saved and others have their turn."""

ATTEMPTS = 20
"""How often a change is tried when another process writes to the same table."""

Command: TypeAlias = Callable[[MoveBatch, GameSession], None]
"""What is to be done, wherever the table stands by then; raises what refuses it."""

Notices: TypeAlias = Callable[[GameSession, GameSession, Sequence[LogEntry]], Sequence[Notice]]
"""What is to be said, from the sessions before and after and the entries between."""

CommitListener: TypeAlias = Callable[[int], None]
"""Told the number of each table that was changed and has something to say."""

DeadlineListener: TypeAlias = Callable[[datetime, timedelta], Awaitable[None]]
"""Told when something is due next at a table whose deadlines changed, and how long its clock is."""

log = structlog.get_logger(__name__)


class Transactions:
    """Runs commands on tables and writes what comes of them.

    Changes of one table wait for each other; the version of its row lets only one of two
    processes write an entry. What a method returns is on the disk.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._commit_listeners: list[CommitListener] = []
        self._deadline_listeners: list[DeadlineListener] = []
        self._autopilot_tasks: dict[int, asyncio.Task[None]] = {}

    def on_commit(self, listener: CommitListener) -> None:
        """Call ``listener`` after each change that has something to say."""
        self._commit_listeners.append(listener)

    def on_deadline(self, listener: DeadlineListener) -> None:
        """Call ``listener`` after each change of a table's deadlines."""
        self._deadline_listeners.append(listener)

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
                session = await self._store.session(table_id)
                batch = self.batch(session)
                command(batch, session)
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
        if playing and batch.autopilot_up() is not None:
            await asyncio.to_thread(batch.run_autopilots, AUTOPILOT_ACTIONS)
        if not batch.moves:
            return MoveResult(session.position, ())
        new = batch.session()
        running = new.table.status is Status.RUNNING
        unfinished = playing and running and batch.autopilot_up() is not None
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
            self.continue_autopilots(new.table.id)
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
                clock = commit.table.clock or deadlines.LOBBY_LIFETIME
                await deadline_listener(due, clock)
        self.announce(commit.table.id)

    async def opened(self, table_id: int, now: datetime) -> None:
        """Tell the listeners of a table that was just opened."""
        for listener in self._deadline_listeners:
            await listener(now + deadlines.LOBBY_LIFETIME, deadlines.LOBBY_LIFETIME)
        self.announce(table_id)

    def announce(self, table_id: int) -> None:
        """Tell the listeners that a table has something to say."""
        for listener in self._commit_listeners:
            listener(table_id)

    def notices_for_moves(
        self, old: GameSession, new: GameSession, entries: Sequence[LogEntry]
    ) -> Sequence[Notice]:
        """What moves have to say."""
        presenter = self._store.presenter(new.table)
        return notices_for_move(presenter, old.position, new.position, entries)

    def continue_autopilots(self, table_id: int) -> None:
        """Let autopilots play on in the background until a person is asked."""
        if table_id not in self._autopilot_tasks:
            task = asyncio.create_task(
                self._run_autopilots(table_id), name=f"autopilots of {table_id}"
            )
            self._autopilot_tasks[table_id] = task

    async def stop(self) -> None:
        """Stop the autopilots that play in the background, after what they are about to save."""
        tasks = list(self._autopilot_tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run_autopilots(self, table_id: int) -> None:
        try:
            more = True
            while more:
                result = await self.run(table_id, lambda batch, session: None)
                more = bool(result.entries) and self._autopilot_up(result)
        except Exception:
            log.exception("autopilots failed", table=table_id)
        finally:
            del self._autopilot_tasks[table_id]

    def _autopilot_up(self, result: MoveResult) -> bool:
        table = result.position.table
        decisions = self._store.game(table).decisions(result.position.state)
        up = autopilot_up(decisions, table.seats) is not None
        return up and table.status is Status.RUNNING

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
            running = deadlines.postponed(running, batch.postponed)
        people = [record.seat for record in new.table.seats if record.played_by_person]
        decisions = self._store.game(new.table).decisions(batch.state)
        change = deadlines.change_of_deadlines(decisions, people, new.table.clock, running, now)
        return change, change.after(running)
