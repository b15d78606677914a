"""Everything that one change of a table writes, in one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.domain.deadlines import LOBBY_LIFETIME, DeadlineChange, next_moment
from bot.domain.notices import MessageKind, Notice, live, vote_over
from bot.domain.table import Status, Table, UndoVote
from bot.storage import deadlines, moves, outbox, votes
from bot.storage import tables as rows
from bot.storage.moves import Move
from bot.storage.tables import Snapshot


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
        """When something is due at the table next, if this change has moved it.

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
    outbox.enqueue(connection, table.id, _with_one_live(notices), commit.now)


def _with_one_live(notices: Sequence[Notice]) -> Sequence[Notice]:
    """The notices with one live message among them, posted anew if any was to be."""
    lives = [notice for notice in notices if notice.kind is MessageKind.LIVE]
    if len(lives) < 2:
        return notices
    merged = live(anew=any(notice.payload["anew"] for notice in lives))
    place = max(i for i, notice in enumerate(notices) if notice.kind is MessageKind.LIVE)
    return [
        merged if index == place else notice
        for index, notice in enumerate(notices)
        if index == place or notice.kind is not MessageKind.LIVE
    ]
