"""Clocks of a running game: more time, the table's votes on them, pauses that end by themselves."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy.engine import Connection

from bot.domain import notices
from bot.domain.clocks import check_clock
from bot.domain.table import (
    Origin,
    Pause,
    Person,
    Status,
    Table,
    require_host,
    require_running,
    require_started,
)
from bot.domain.votes import Subject, TableVote, VoteStatus
from bot.errors import TableError
from bot.storage.commits import require_current
from bot.storage.messages import outbox
from bot.storage.votes import table_votes
from bot.tables.session.game_session import GameSession, MoveBatch
from bot.tables.session.store import TableStore
from bot.tables.session.transactions import Command, Transactions

VOTED_PAUSE = timedelta(days=14)
"""The longest pause that a table may vote for."""


class ClockCommands:
    """Commands about the clocks, with and without the host."""

    def __init__(self, store: TableStore, transactions: Transactions) -> None:
        self._store = store
        self._transactions = transactions

    async def extend(
        self, table_id: int, by: Person, span: timedelta, *, manager: bool = False
    ) -> Table:
        """Give everybody who is up so much more time, as the host."""
        check_clock(span)

        def play(batch: MoveBatch, session: GameSession) -> None:
            require_host(session.table, by, manager)
            _extend(batch, session, span, by.id, Origin.PERSON)

        return (await self._transactions.run(table_id, play)).position.table

    async def ask(
        self, table_id: int, by: Person, subject: Subject, span: timedelta | None = None
    ) -> TableVote:
        """Ask the table to pause, to go on, or for more time; carried out if one vote is enough.

        For people who play there. Another vote on the clocks that is open at the table lapses, as
        it does when the table pauses, goes on or ends. Raises ``TableError`` for what can't be
        done to it now.
        """
        if subject is Subject.EXTEND:
            check_clock(span)

        async def attempt() -> TableVote:
            session = await self._store.session(table_id)
            table = session.table
            if by.id not in table.players:
                raise TableError("autopilot-plays" if by.id in table.people else "not-seated")
            voters, nobody = table.players, frozenset[int]()
            vote = TableVote(0, table_id, subject, by.id, voters, nobody, span=span)
            _require_possible(session, vote)
            vote = vote.cast(by.id, True)
            return await self._store.database.write(_ask, table, vote, self._store.clock.now())

        async with self._store.lock(table_id):
            asked = await self._transactions.retried(attempt, table_id)
            if asked.status is VoteStatus.AGREED:
                await self._transactions.retried(partial(self._carry_out, asked), table_id)
        self._transactions.announce(table_id)
        return asked

    async def cast(self, table_id: int, vote_id: int, by: Person, agree: bool) -> TableVote:
        """Vote; what was asked for is done once more than half have agreed."""

        async def attempt() -> TableVote:
            vote = (await self.vote_of(table_id, vote_id)).cast(by.id, agree)
            if vote.status is VoteStatus.AGREED:
                await self._carry_out(vote)
            else:
                await self._store.database.write(table_votes.cast, vote)
            return vote

        async with self._store.lock(table_id):
            return await self._transactions.retried(attempt, table_id)

    async def vote_of(self, table_id: int, vote_id: int) -> TableVote:
        """A vote of the table; raises ``TableError`` if there is none such."""
        vote = await self._store.database.read(table_votes.find, table_id, vote_id)
        if vote is None:
            raise TableError("vote-over")
        table = await self._store.get(table_id)
        if vote.status is VoteStatus.OPEN and not vote.possible(table.status):
            return replace(vote, status=VoteStatus.LAPSED)
        return vote

    async def vote_posted(self, vote_id: int, message_id: int) -> None:
        """Note the message in which a vote stands."""
        await self._store.database.write(table_votes.put_message, vote_id, message_id)

    async def vote_message(self, vote_id: int) -> int | None:
        """The message in which a vote stands, if it was posted."""
        return await self._store.database.read(table_votes.message, vote_id)

    async def wake(self, table_id: int, version: int) -> Table:
        """A pause of the table's own is over: go on, or close a game that nobody came back to.

        Nothing happens if the table isn't at ``version`` any more.
        """

        def play(batch: MoveBatch, session: GameSession) -> None:
            table = session.table
            if table.version != version or table.pause is None:
                return
            if table.pause is Pause.DESERTED:
                batch.close(None)
            else:
                batch.resume(None, Origin.TABLE)

        return (await self._transactions.run(table_id, play)).position.table

    async def _carry_out(self, vote: TableVote) -> None:
        """Do what the table has agreed on, and note that in the same transaction.

        Raises ``Conflict``, also where somebody has voted of whom the vote doesn't know.
        """
        session = await self._store.session(vote.table_id)
        batch = self._transactions.batch(session)
        self._command(vote)(batch, session)
        await self._transactions.commit(session, batch, table_vote=vote)

    def _command(self, vote: TableVote) -> Command:
        def play(batch: MoveBatch, session: GameSession) -> None:
            _require_possible(session, vote)
            match vote.subject:
                case Subject.PAUSE:
                    wakes_at = self._store.clock.now() + VOTED_PAUSE
                    batch.pause(vote.by, Origin.VOTE, Pause.VOTE, wakes_at)
                case Subject.RESUME:
                    batch.resume(vote.by, Origin.VOTE)
                case Subject.EXTEND:
                    _extend(batch, session, vote.span or timedelta(0), vote.by, Origin.VOTE)

        return play


def _require_possible(session: GameSession, vote: TableVote) -> None:
    """Raise ``TableError`` for what the table can't do now."""
    table = session.table
    if vote.subject is not Subject.RESUME:
        require_running(table)
    elif table.status is not Status.PAUSED:
        require_started(table)
        raise TableError("not-paused")
    if vote.subject is Subject.EXTEND and not session.clocks:
        raise TableError("no-clock-runs")


def _extend(batch: MoveBatch, session: GameSession, span: timedelta, by: int, how: Origin) -> None:
    require_running(session.table)
    if not session.clocks:
        raise TableError("no-clock-runs")
    batch.extend(span, by, how)


def _ask(connection: Connection, table: Table, vote: TableVote, now: datetime) -> TableVote:
    require_current(connection, table)
    lapsed = table_votes.lapse(connection, vote.table_id)
    kept = replace(vote, status=VoteStatus.OPEN)
    asked = replace(vote, id=table_votes.ask(connection, kept, now))
    said = [notices.table_vote(one, over=True) for one in lapsed]
    if asked.status is VoteStatus.OPEN:
        said.append(notices.table_vote(asked.id))
    outbox.enqueue(connection, vote.table_id, said, now)
    return asked
