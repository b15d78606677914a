"""Changes a table: runs a command under its lock and commits what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, TypeAlias, TypeVar

from bot import metrics
from bot.domain.calendar import Calendar
from bot.domain.clocks import LOBBY_LIFETIME, DeadlineChange
from bot.domain.community.results import Result, result_of
from bot.domain.notices import DirectKind, Notice, direct, result
from bot.domain.table import EntryKind, LogEntry, MoveResult, Pause, Status, Table
from bot.domain.votes import SeatOffer, TableVote, UndoVote
from bot.errors import TableError
from bot.storage import commits
from bot.storage.commits import Commit, changes_among, write_commit
from bot.storage.locks import Conflict
from bot.storage.messages import direct_messages
from bot.storage.people import calendars
from bot.tables.session.auto_pause import (
    go_on_with_players,
    pause_without_players,
    wait_for_players,
)
from bot.tables.session.autopilot_moves import AutopilotMoves
from bot.tables.session.clocks import plan_clocks
from bot.tables.session.due_notices import card_notices, next_notices, notices_for_move
from bot.tables.session.game_session import GameSession, MoveBatch, undo_ticket
from bot.tables.session.store import TableStore
from bot.waiting import in_thread, saved

AUTOPILOT_ACTIONS = 50
"""Actions that autopilots take at most before they are saved and others have their turn."""

ATTEMPTS = 20
"""The number of times that a change is tried when another process writes to the same table."""

MINUTE = timedelta(minutes=1)

T = TypeVar("T")

Command: TypeAlias = Callable[[MoveBatch, GameSession], None]
"""Carries out what is asked, wherever the table stands by then; raises what refuses it."""

Notices: TypeAlias = Callable[[GameSession, GameSession, Sequence[LogEntry]], Sequence[Notice]]
"""The notices that are due, from the sessions before and after and the entries between."""

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
        self._commit_listeners: list[tuple[CommitListener, Container[int] | None]] = []
        self._deadline_listeners: list[DeadlineListener] = []
        self._unfinished_listeners: list[CommitListener] = []
        self._lobby_listeners: list[CommitListener] = []

    def on_commit(self, listener: CommitListener, tables: Container[int] | None = None) -> None:
        """Call ``listener`` after each change that has something to say.

        With ``tables`` only after those of tables whose numbers are in it by then.
        """
        self._commit_listeners.append((listener, tables))

    def on_deadline(self, listener: DeadlineListener) -> None:
        """Call ``listener`` after each change of deadlines, with the next (UTC) and the clock."""
        self._deadline_listeners.append(listener)

    def on_lobby(self, listener: CommitListener) -> None:
        """Call ``listener`` after each change of a table that waits for people, or did so."""
        self._lobby_listeners.append(listener)

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
        that happens ``ATTEMPTS`` times or others hold the table for too long, and what the command
        raises: nothing was changed then.
        """

        async def attempt() -> MoveResult:
            session = await self._store.session(table_id)
            batch = self.batch(session)
            command(batch, session)
            return await self.commit(session, batch, notices, silent=silent)

        async with self._store.lock(table_id):
            return await self.retried(attempt, table_id)

    async def retried(self, attempt: Callable[[], Awaitable[T]], *table_ids: int) -> T:
        """The result of ``attempt``, which is made anew where it raises ``Conflict``.

        The locks of the tables that it changes must be held; they are read anew each time. Raises
        ``TableError`` (``storage-busy``) if that happens ``ATTEMPTS`` times.
        """
        for _ in range(ATTEMPTS):
            try:
                return await attempt()
            except Conflict:
                for table_id in table_ids:
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
        table_vote: TableVote | None = None,
        seat_offer: SeatOffer | None = None,
        silent: bool = False,
    ) -> MoveResult:
        """Let autopilots go on from the batch, and save; the table's lock must be held.

        ``values`` are more columns of the table's row, ``vote`` and ``table_vote`` the votes that
        the batch carries out, ``seat_offer`` the handing over of a seat. Raises ``Conflict``.
        """
        now = self._store.clock.now()
        _pause_or_go_on(batch, session, now)
        autopilots = await _let_autopilots_move(batch)
        if not batch.moves:
            return MoveResult(session.position, ())
        new, clock_change = await self._next_session(session, batch, now)
        running = new.table.status is Status.RUNNING
        unfinished = running and autopilots is not None and autopilots.go_on()
        seats_change = batch.seats_changed or new.reserves != session.reserves
        own_notices = (notices or self.usual_notices)(session, new, batch.entries)
        presenter = self._store.presenter(new.table)
        turns = next_notices(presenter, session.position, new.position, batch.entries)
        results = await self._result_notices(session, new)
        cards = card_notices(session.table, new.table)
        changes_status = session.table.status is not new.table.status
        commit = Commit(
            table=new.table,
            was=session.table.version,
            now=now,
            values={
                **(values or {}),
                "unfinished": unfinished,
                "paused_at": batch.paused_at,
                "pause": batch.pause_reason,
                "wakes_at": batch.wakes_at,
            },
            timeouts=batch.timeouts if seats_change else None,
            reserves=new.reserves,
            absences=batch.absences,
            moves=batch.moves,
            snapshot=batch.snapshot(new),
            clocks=clock_change,
            notices=[*own_notices, *_heard(turns, batch.calendars, now), *results, *cards],
            vote=vote,
            table_vote=table_vote,
            seat_offer=seat_offer,
            ends_votes=session.voting and not silent,
            ends_table_votes=changes_status and not silent,
            silent=silent,
            result=await self._result(new, batch, now),
        )
        await self.write(commit, new)
        if unfinished:
            for listener in self._unfinished_listeners:
                listener(new.table.id)
        return _result(new, batch)

    async def _next_session(
        self, session: GameSession, batch: MoveBatch, now: datetime
    ) -> tuple[GameSession, DeadlineChange | None]:
        """The session after the batch with its clocks, and what changes of their deadlines."""
        new = batch.session()
        newcomers = new.table.people - batch.calendars.keys()
        if newcomers:
            batch.calendars |= await self._store.database.read(
                calendars.of_people, new.table.id, newcomers
            )
        clocks, change = session.clocks, None
        if batch.clocks_change or batch.time_changes:
            plan = plan_clocks(self._store.game(new.table), batch, session, new, now)
            clocks, change = plan.running, plan.change
            new = replace(new, reserves=plan.reserves)
        return new.with_clocks(clocks, batch.calendars, now), change

    async def write(self, commit: Commit, new: GameSession | None = None) -> None:
        """Write a change and tell the listeners; ``new`` is the game after it, if it has begun."""
        await self._store.database.write(write_commit, commit)
        saved()
        for move in commit.moves:
            if move.kind is EntryKind.ACT:
                metrics.moves.labels(commit.table.game, move.how).inc()
        if new is not None:
            self._store.put(new)
        due = commit.next_deadline(list(new.clocks.values()) if new else [])
        if due is not None:
            await self.next_deadline(due, commit.table)
        if commit.changes_lobby:
            for listener in self._lobby_listeners:
                listener(commit.table.id)
        self.announce(commit.table.id)

    async def next_deadline(self, due: datetime, table: Table) -> None:
        """Tell the listeners when something is due at a table next."""
        for listener in self._deadline_listeners:
            await listener(due, table.settings.refill or table.settings.clock or LOBBY_LIFETIME)

    async def opened(self, table_id: int, now: datetime) -> None:
        """Tell the listeners of a table that was just opened."""
        for listener in self._deadline_listeners:
            await listener(now + LOBBY_LIFETIME, LOBBY_LIFETIME)
        for lobby_listener in self._lobby_listeners:
            lobby_listener(table_id)
        self.announce(table_id)

    def announce(self, table_id: int) -> None:
        """Tell the listeners that a table has something to say."""
        for listener, tables in self._commit_listeners:
            if tables is None or table_id in tables:
                listener(table_id)

    def usual_notices(
        self, old: GameSession, new: GameSession, entries: Sequence[LogEntry]
    ) -> Sequence[Notice]:
        """The notices of a change for which a command has none of its own."""
        presenter = self._store.presenter(new.table)
        return notices_for_move(presenter, old.position, new.position, entries, new.states)

    async def _result(self, new: GameSession, batch: MoveBatch, now: datetime) -> Result | None:
        """The result of the game, if the batch has ended it."""
        outcome = batch.game.outcome(batch.state)
        if new.table.status is not Status.FINISHED or outcome is None or new.table.what_if:
            return None
        before = await self._store.database.read(commits.seat_changes, new.table.id)
        changes = changes_among([*before, *batch.moves])
        detail = batch.game.result_detail(batch.state)
        return result_of(batch.game, new.table, outcome, changes, detail, now)

    async def _result_notices(self, old: GameSession, new: GameSession) -> Sequence[Notice]:
        """A game that has just ended tells its result to everybody who sat there.

        The hands that were shown to them lead to no move any more, nor do those of one that was
        closed.
        """
        if new.table.status.open or not old.table.status.open:
            return ()
        shown, _ = await self._store.database.read(direct_messages.standing, new.table.id)
        hands = [direct(user, seat, DirectKind.HAND) for user, seat in shown]
        if new.table.status is not Status.FINISHED:
            return hands
        former = await self._store.database.read(commits.people, new.table.id)
        return [*hands, *(result(user) for user in sorted(new.table.people | former))]


def _heard(
    notices: Iterable[Notice], calendars: Mapping[int, Calendar], now: datetime
) -> Iterator[Notice]:
    """The notices, but that nobody is told in their quiet hours that they are next."""
    for notice in notices:
        calendar = calendars.get(notice.target or 0)
        about_next = notice.payload.get("about") == DirectKind.NEXT
        if not about_next or calendar is None or calendar.counted(now, now + MINUTE):
            yield notice


def _pause_or_go_on(batch: MoveBatch, session: GameSession, now: datetime) -> None:
    """Pause a game that nobody plays any more; let one that waited for players go on.

    Nobody may be left at the end of a pause that was begun by the table's people, either.
    """
    waited = session.table.pause in (Pause.DESERTED, Pause.AWAY)
    if (session.table.status, batch.status) == (Status.PAUSED, Status.RUNNING) and not waited:
        wait_for_players(batch, now)
    if not batch.players_change or session.table.status is not batch.status:
        return
    if batch.status is Status.RUNNING:
        pause_without_players(batch, session, now)
    else:
        go_on_with_players(batch, session, now)


async def _let_autopilots_move(batch: MoveBatch) -> AutopilotMoves | None:
    """Add what autopilots do now to the batch; ``None`` where they have nothing to do."""
    if batch.status is not Status.RUNNING or batch.asks_everybody:
        return None
    autopilots = AutopilotMoves(batch)
    if autopilots.go_on() or autopilots.waiting():
        await in_thread(autopilots.run, AUTOPILOT_ACTIONS)
    return autopilots


def _result(new: GameSession, batch: MoveBatch) -> MoveResult:
    first = batch.entries[0]
    ticket = None
    if first.seat is not None:
        ticket = undo_ticket(first.seat, first.version, new.seed)
    return MoveResult(new.position, tuple(batch.entries), ticket)
