"""Undo: alone where nothing is given away, by a vote of the table beyond that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.engine import Connection

from bot.domain import notices
from bot.domain.notices import Notice
from bot.domain.table import (
    EntryKind,
    LogEntry,
    Origin,
    Person,
    Position,
    own_seats,
    require_running,
)
from bot.domain.votes import UndoVote, VoteStatus
from bot.errors import StaleControl, TableError
from bot.storage import commits
from bot.storage.commits import Move
from bot.storage.locks import touch
from bot.storage.messages import outbox
from bot.storage.votes import undo_votes
from bot.storage.votes.undo_votes import Asked
from bot.tables.record import timeline
from bot.tables.record.entries import HIDDEN_UNDO, all_hidden, entry_of, redact_entry
from bot.tables.record.timeline import Timeline
from bot.tables.session.due_notices import notices_for_move, notices_for_undo
from bot.tables.session.game_session import GameSession, undo_ticket
from bot.tables.session.seat_history import put_aside
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Transactions
from bot.waiting import in_thread
from rules.core.errors import RulesError
from rules.core.game import AnyGame, Seat


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """An undo as it would be: what is taken back, what is left, and whether it takes a vote."""

    seat: Seat
    undone: tuple[Move, ...]
    left: Timeline
    state: Any
    free: bool


class UndoCommands:
    """Takes moves back, and holds the votes on it."""

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions

    async def undo(
        self, table_id: int, by: Person, *, ticket: int | None = None
    ) -> Position | UndoVote:
        """Take back the person's own last move, or open a vote on it.

        In a game whose undo belongs to the group it is the last move of anybody's. What one
        command did is one move, however many actions it took. Nobody is asked where the own
        move drew and revealed nothing and nobody else has moved since, or only in secret decisions
        that were open before it: those moves stay. Where undo belongs to the group, neither is
        anybody for what autopilots did since. Beyond that all other people at the table have
        to agree, also those for whom an autopilot plays since that they didn't wish for, and
        everything since the move is taken back with it. ``ticket`` is of the move
        that a button was made for: another raises ``StaleControl``. At a rated table nothing that
        drew or revealed something is taken back (``rated-undo``).
        """

        async def attempt() -> Position | UndoVote:
            session = await self._store.session(table_id)
            seats = _own_seats(session, by)
            plan = await self._plan(session, seats)
            first = plan.undone[0].version
            if ticket is not None and ticket != undo_ticket(plan.seat, first, session.seed):
                raise StaleControl
            needed = frozenset() if plan.free else await self._voters(session, by, first)
            rated = session.table.settings.rated
            if rated and not plan.free and any(move.barrier for move in plan.undone):
                raise TableError("rated-undo")
            if needed:
                return await self._ask(session, by, plan, needed)
            return await self._take_back(session, by.id, plan)

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def vote(self, table_id: int, vote_id: int, by: Person, agree: bool) -> UndoVote:
        """Agree to an undo or refuse it; it is done once everybody has agreed."""

        async def attempt() -> UndoVote:
            session = await self._store.session(table_id)
            asked = await self._find(session, vote_id)
            if asked.vote.status is not VoteStatus.OPEN:
                raise TableError("vote-over")
            if by.id not in asked.vote.needed:
                raise TableError("not-your-vote")
            agreed = asked.vote.agreed | {by.id} if agree else asked.vote.agreed
            status = VoteStatus.OPEN if agree else VoteStatus.REFUSED
            if agreed == asked.vote.needed:
                status = VoteStatus.AGREED
            vote = replace(asked.vote, agreed=agreed, status=status)
            if status is VoteStatus.AGREED:
                plan = await self._plan(session, (vote.seat,), asked.undoes)
                await self._take_back(session, vote.by, plan, vote)
            else:
                await self._store.database.write(undo_votes.cast, vote)
                self._store.forget(table_id)
            return vote

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def vote_of(self, table_id: int, vote_id: int) -> UndoVote:
        """A vote as it stands; raises ``TableError`` if there is none such."""
        return (await self._find(await self._store.session(table_id), vote_id)).vote

    async def vote_posted(self, vote_id: int, message_id: int) -> None:
        """Note the message in which a vote stands."""
        await self._store.database.write(undo_votes.put_message, vote_id, message_id)

    async def vote_message(self, vote_id: int) -> int | None:
        """The message in which a vote stands, if it was posted."""
        return await self._store.database.read(undo_votes.message, vote_id)

    async def _voters(self, session: GameSession, by: Person, first: int) -> frozenset[int]:
        """The people who have to agree that everything from a version on is taken back.

        Nobody loses their voice to an autopilot that somebody else has put in their seat since.
        """
        table = session.table
        changes = await self._store.database.read(commits.seat_changes, table.id)
        return (table.players | put_aside(table, changes, first)) - {by.id}

    async def _find(self, session: GameSession, vote_id: int) -> Asked:
        asked = await self._store.database.read(undo_votes.find, session.table.id, vote_id)
        if asked is None:
            raise TableError("vote-over")
        if asked.vote.status is VoteStatus.OPEN and asked.version != session.table.version:
            asked = replace(asked, vote=replace(asked.vote, status=VoteStatus.LAPSED))
        return asked

    async def _ask(
        self, session: GameSession, by: Person, plan: UndoPlan, needed: frozenset[int]
    ) -> UndoVote:
        table = session.table
        undoes = [move.version for move in plan.undone]
        game = self._store.game(table)
        # How often others acted in secret since is nobody's business.
        public = sum(redact_entry(game, move, None) is not None for move in plan.undone)
        now = self._store.clock.now()

        def work(connection: Connection) -> UndoVote:
            commits.require_current(connection, table)
            open_ = undo_votes.open_at(connection, table.id, table.version)
            if open_ is not None and open_.vote.by == by.id:
                return open_.vote
            before = [notices.vote_over(one) for one in undo_votes.lapse(connection, table.id)]
            vote_id = undo_votes.ask(
                connection,
                table.id,
                table.version,
                by.id,
                plan.seat,
                undoes,
                max(1, public),
                needed,
                now,
            )
            touch(connection, [table.id])  # who moves has to know of it
            outbox.enqueue(connection, table.id, [*before, notices.vote(vote_id)], now)
            asked = undo_votes.find(connection, table.id, vote_id)
            assert asked is not None
            return asked.vote

        vote = await self._store.database.write(work)
        self._store.forget(table.id)
        self._transactions.announce(table.id)
        return vote

    async def _plan(
        self, session: GameSession, seats: Sequence[Seat], undoes: Sequence[int] | None = None
    ) -> UndoPlan:
        """The undo as it would be; raises ``TableError`` where there is nothing to take back."""
        log = timeline.effective_moves(
            await self._store.database.read(commits.whole, session.table.id)
        )
        game = self._store.game(session.table)
        if undoes is None:
            candidates = [
                act
                for act in log.acts
                if (game.group_undo or act.seat in seats)
                and act.how in (Origin.PERSON, Origin.CLOCK)
            ]
            if not candidates:
                far = log.base.kind is EntryKind.REBASE
                raise TableError("undo-too-far" if far else "nothing-to-undo")
            last = candidates[-1]
            first = last.version if last.detail is None else last.detail
            alone = last.seat in seats
        else:
            first, alone = min(undoes), False
        try:
            return await in_thread(_consider, game, session, log, first, alone)
        except RulesError:
            raise TableError("undo-too-far") from None

    async def _take_back(
        self, session: GameSession, by: int, plan: UndoPlan, vote: UndoVote | None = None
    ) -> Position:
        game, presenter = self._store.game(session.table), self._store.presenter(session.table)
        batch = self._transactions.batch(session)
        versions = [move.version for move in plan.undone]
        action = HIDDEN_UNDO if all_hidden(game, plan.undone) else ""
        batch.go_back(plan.state, plan.left.barrier, plan.seat, by, versions, action)
        back = batch.session()
        undone = [entry_of(game, move) for move in plan.undone]

        def said(
            old: GameSession, new: GameSession, entries: Sequence[LogEntry]
        ) -> Sequence[Notice]:
            first = notices_for_undo(presenter, old.position, back.position, undone)
            if len(entries) == 1:
                return first
            since = notices_for_move(
                presenter, back.position, new.position, entries[1:], new.states
            )
            return [*first, *since]

        return (await self._transactions.commit(session, batch, said, vote=vote)).position


def _own_seats(session: GameSession, by: Person) -> tuple[Seat, ...]:
    require_running(session.table)
    own = [seat.seat for seat in own_seats(session.table, by) if seat.played_by_person]
    if not own:
        raise TableError("autopilot-plays")
    return tuple(own)


def _consider(
    game: AnyGame, session: GameSession, log: Timeline, first: int, alone: bool
) -> UndoPlan:
    """Take one move back and keep what came after it, where that gives nothing away.

    If it would (or ``alone`` is false), everything since goes with it.
    """
    before = [act for act in log.acts if act.version < first]
    tail = [act for act in log.acts if act.version >= first]
    move = [act for act in tail if first in (act.version, act.detail)]
    since = tail[len(move) :]
    seat = tail[0].seat
    assert seat is not None
    state = timeline.first_state(game, log.base, session.table.setup, session.seed)
    state = timeline.replay_from(game, state, before)
    harmless = alone and not any(act.barrier for act in move)
    if harmless:
        kept = _kept(game, state, seat, since)
        if kept is not None:
            left = log.without([act.version for act in move])
            return UndoPlan(seat, tuple(move), left, kept, True)
    answers = all(act.how is Origin.AUTOPILOT and not act.barrier for act in since)
    left = log.without([act.version for act in tail])
    return UndoPlan(seat, tuple(tail), left, state, harmless and game.group_undo and answers)


def _kept(game: AnyGame, state: Any, seat: Seat, since: Sequence[Move]) -> Any | None:
    """The game with ``since`` but without a seat's move before; ``None`` if they depend on it."""
    open_ = {d.seat for d in game.decisions(state) if d.secret}
    if any(move.barrier or move.seat == seat or move.seat not in open_ for move in since):
        return None
    try:
        return timeline.replay_from(game, state, since)
    except RulesError:
        return None
