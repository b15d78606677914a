"""Undo: alone where nothing is given away, by a vote of the table beyond that."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.engine import Connection

from bot.domain import notices
from bot.domain.notices import Notice
from bot.domain.table import EntryKind, LogEntry, MoveResult, Person, Position, UndoVote, VoteStatus
from bot.errors import StaleControl, TableError
from bot.storage import moves, outbox, votes
from bot.storage.moves import Move
from bot.storage.votes import Asked
from bot.tables.ahead import Ahead
from bot.tables.commands.hosting import Caring
from bot.tables.commands.play import ATTEMPTS, Tell
from bot.tables.record import timeline
from bot.tables.record.redaction import HIDDEN_UNDO, all_hidden, redact_entry
from bot.tables.record.timeline import Timeline
from bot.tables.session.batch import CLOCK, PERSON, MoveBatch
from bot.tables.session.commit import Conflict
from bot.tables.session.notices import notices_for_move, notices_for_undo
from bot.tables.session.session import AnyGame, GameSession, entry_of
from bot.tables.session.store import require_running
from rules.core.errors import RulesError
from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """An undo as it would be: what is taken back, what is left, and whether it takes a vote."""

    undone: tuple[Move, ...]
    left: Timeline
    state: Any
    free: bool


class Undoing(Caring):
    """The part of the service that takes moves back."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._voting: set[int] = set()
        """Tables with an open vote."""

    async def go_on(self) -> None:
        """End the votes that play has passed by, and let interrupted autopilots go on."""
        for table_id, late in (await self._database.read(votes.still_open)).items():
            self._voting.add(table_id)
            if late:
                await self._lapse(table_id)
        await super().go_on()

    async def undo(
        self, table_id: int, by: Person, *, ticket: int | None = None
    ) -> Position | UndoVote:
        """Take back the person's own last move, or open a vote on it.

        What one command did is one move, however many actions it took. Nobody is asked where the
        move drew and revealed nothing and nobody else has moved since, or only in secret decisions
        that were open before it: those moves stay. Beyond that all other people at the table have
        to agree, and everything since the move is taken back with it. ``ticket`` is of the move
        that a button was made for: another raises ``StaleControl``.
        """
        async with self._lock(table_id):
            for _ in range(ATTEMPTS):
                entry = await self._load_session(table_id)
                seat = _own_seat(entry, by)
                wish = await self._wish(entry, seat)
                first = wish.undone[0].version
                if ticket is not None and ticket != entry.ticket(seat, first):
                    raise StaleControl
                needed = frozenset() if wish.free else _others(entry, by)
                if needed:
                    return await self._ask(entry, by, seat, wish, needed)
                try:
                    return await self._take_back(entry, by.id, seat, wish)
                except Conflict:
                    self._shelf.drop(table_id)
            raise TableError("storage-busy")

    async def vote(self, table_id: int, vote_id: int, by: Person, agree: bool) -> UndoVote:
        """Agree to an undo or refuse it; it is done once everybody has agreed."""
        async with self._lock(table_id):
            entry = await self._load_session(table_id)
            asked = await self._find(entry, vote_id)
            if asked.vote.ballot is not VoteStatus.OPEN:
                raise TableError("vote-over")
            if by.id not in asked.vote.needed:
                raise TableError("not-your-vote")
            agreed = asked.vote.agreed | {by.id} if agree else asked.vote.agreed
            ballot = VoteStatus.OPEN if agree else VoteStatus.REFUSED
            if agreed == asked.vote.needed:
                ballot = VoteStatus.AGREED
            vote = replace(asked.vote, agreed=agreed, ballot=ballot)
            if ballot is not VoteStatus.OPEN:
                self._voting.discard(table_id)
            if ballot is VoteStatus.AGREED:
                wish = await self._wish(entry, vote.seat, asked.undoes)
                try:
                    await self._take_back(entry, vote.by, vote.seat, wish)
                except Conflict:
                    raise TableError("vote-over") from None
            await self._database.write(votes.cast, vote)
            return vote

    async def vote_posted(self, vote_id: int, message_id: int) -> None:
        """A vote stands in this message."""
        await self._database.write(votes.put_message, vote_id, message_id)

    async def vote_message(self, vote_id: int) -> int | None:
        """The message in which a vote stands, if it was posted."""
        return await self._database.read(votes.message, vote_id)

    async def vote_of(self, table_id: int, vote_id: int) -> UndoVote:
        """How a vote stands; raises ``TableError`` if there is none such."""
        return (await self._find(await self._load_session(table_id), vote_id)).vote

    async def _find(self, entry: GameSession, vote_id: int) -> Asked:
        asked = await self._database.read(votes.find, entry.table.id, vote_id)
        if asked is None:
            raise TableError("vote-over")
        if asked.vote.ballot is VoteStatus.OPEN and asked.version != entry.table.version:
            asked = replace(asked, vote=replace(asked.vote, ballot=VoteStatus.LAPSED))
        return asked

    async def _ask(
        self, entry: GameSession, by: Person, seat: Seat, wish: UndoPlan, needed: frozenset[int]
    ) -> UndoVote:
        table = entry.table
        undoes = [move.version for move in wish.undone]
        game = self._game(table)
        # How often others acted in secret since is nobody's business.
        public = sum(redact_entry(game, move, None) is not None for move in wish.undone)
        now = self._clock.now()

        def work(connection: Connection) -> UndoVote:
            open_ = votes.open_at(connection, table.id, table.version)
            if open_ is not None and open_.vote.by == by.id:
                return open_.vote
            before = [notices.vote_over(one) for one in votes.lapse(connection, table.id)]
            vote_id = votes.ask(
                connection,
                table.id,
                table.version,
                by.id,
                seat,
                undoes,
                max(1, public),
                needed,
                now,
            )
            outbox.enqueue(connection, table.id, [*before, notices.vote(vote_id)], now)
            asked = votes.find(connection, table.id, vote_id)
            assert asked is not None
            return asked.vote

        vote = await self._database.write(work)
        self._voting.add(table.id)
        self._on_commit(table.id)
        return vote

    async def _conclude(
        self,
        entry: GameSession,
        run: MoveBatch,
        tell: Tell,
        values: Mapping[str, Any],
        silent: bool = False,
        ahead: Ahead[Any] | None = None,
    ) -> MoveResult:
        acted = await super()._conclude(entry, run, tell, values, silent, ahead)
        if entry.table.id in self._voting and acted.steps and not silent:
            await self._lapse(entry.table.id)
        return acted

    async def _lapse(self, table_id: int) -> None:
        """Something else happened at a table with an open vote: it is over, and shows so."""
        now = self._clock.now()

        def work(connection: Connection) -> None:
            over = [notices.vote_over(vote_id) for vote_id in votes.lapse(connection, table_id)]
            outbox.enqueue(connection, table_id, over, now)

        await self._database.write(work)
        self._voting.discard(table_id)
        self._on_commit(table_id)

    async def _wish(
        self, entry: GameSession, seat: Seat, undoes: Sequence[int] | None = None
    ) -> UndoPlan:
        """What an undo would do; raises ``TableError`` where there is nothing to take back."""
        whole = await self._database.read(moves.whole, entry.table.id)
        line = timeline.effective_moves(whole)
        if undoes is None:
            own = [act for act in line.acts if act.seat == seat and act.how in (PERSON, CLOCK)]
            if not own:
                far = line.base.kind is EntryKind.REBASE
                raise TableError("undo-too-far" if far else "nothing-to-undo")
            first = own[-1].version if own[-1].detail is None else own[-1].detail
        else:
            first = min(undoes)
        game = self._game(entry.table)
        try:
            return await asyncio.to_thread(_consider, game, entry, line, first, undoes is None)
        except RulesError:
            raise TableError("undo-too-far") from None

    async def _take_back(self, entry: GameSession, by: int, seat: Seat, wish: UndoPlan) -> Position:
        game, face = self._game(entry.table), self._face(entry.table)
        run = MoveBatch(game, entry, self._clock.now())
        versions = [move.version for move in wish.undone]
        action = HIDDEN_UNDO if all_hidden(game, wish.undone) else ""
        run.go_back(wish.state, wish.left.barrier, seat, by, versions, action)
        back = run.entry()
        undone = [entry_of(game, move) for move in wish.undone]

        def tell(old: GameSession, new: GameSession, steps: Sequence[LogEntry]) -> Sequence[Notice]:
            said = notices_for_undo(face, old.position, back.position, undone)
            if len(steps) == 1:
                return said
            return [*said, *notices_for_move(face, back.position, new.position, steps[1:])]

        return (await self._conclude(entry, run, tell, {})).position


def _own_seat(entry: GameSession, by: Person) -> Seat:
    require_running(entry.table)
    own = entry.table.seat_of(by.id)
    if own is None:
        raise TableError("not-seated")
    if not own.played_by_person:
        raise TableError("autopilot-plays")
    return own.seat


def _others(entry: GameSession, by: Person) -> frozenset[int]:
    """The people who have to agree."""
    return frozenset(
        seat.user_id
        for seat in entry.table.seats
        if seat.user_id is not None and seat.played_by_person and seat.user_id != by.id
    )


def _consider(
    game: AnyGame, entry: GameSession, line: Timeline, first: int, alone: bool
) -> UndoPlan:
    """Take one move back and keep what came after it, where that gives nothing away.

    If it would (or ``alone`` is false), everything since goes with it.
    """
    table = entry.table
    before = [act for act in line.acts if act.version < first]
    tail = [act for act in line.acts if act.version >= first]
    move = [act for act in tail if first in (act.version, act.detail)]
    since = tail[len(move) :]
    state = timeline.first_state(game, line.base, table.setup, entry.seed)
    state = timeline.replay_from(game, state, before)
    if alone and not any(act.barrier for act in move):
        kept = _kept(game, state, tail[0].seat, since)
        if kept is not None:
            return UndoPlan(tuple(move), line.without([act.version for act in move]), kept, True)
    return UndoPlan(tuple(tail), line.without([act.version for act in tail]), state, False)


def _kept(game: AnyGame, state: Any, seat: Seat | None, since: Sequence[Move]) -> Any | None:
    """The game with ``since`` but without a seat's move before; ``None`` if they hang together."""
    open_ = {d.seat for d in game.decisions(state) if d.secret}
    if any(move.barrier or move.seat == seat or move.seat not in open_ for move in since):
        return None
    try:
        return timeline.replay_from(game, state, since)
    except RulesError:
        return None
