"""Everything that one act changes, written in one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.domain.deadlines import DeadlineChange
from bot.domain.notices import MessageKind, Notice, live
from bot.domain.table import Status, Table
from bot.storage import deadlines, moves, outbox
from bot.storage import tables as rows
from bot.storage.moves import Move
from bot.storage.outbox import Unsent
from bot.storage.tables import Snapshot


class Conflict(Exception):
    """Somebody else has changed the table since it was read; nothing was written."""


@dataclass(frozen=True, slots=True)
class Commit:
    """From one version of a table to a later one.

    ``table`` is as it will be, ``was`` the version that it must still have. ``values`` are more
    columns of its row. ``timeouts`` are given when the seats have to be written. ``later`` gives
    the clocks more time; then ``clocks`` stops and starts them.
    """

    table: Table
    was: int
    now: datetime
    values: Mapping[str, Any] = field(default_factory=dict)
    timeouts: Sequence[int] | None = None
    moves: Sequence[Move] = field(default=(), repr=False)
    snapshot: Snapshot | None = field(default=None, repr=False)
    later: timedelta | None = None
    clocks: DeadlineChange | None = None
    notices: Sequence[Notice] = ()
    silent: bool = False
    """Say nothing more, nor what still waits to be said."""


def write_commit(connection: Connection, change: Commit) -> Unsent:
    """Write a change; returns what it has to say.

    Raises ``Conflict`` if the table isn't at the version that the change starts from.
    """
    table = change.table
    values = {
        "version": table.version,
        "status": table.status,
        "changed_at": change.now,
        **change.values,
    }
    changed = rows.change(connection, table.id, change.was, values)
    if changed is None:
        raise Conflict
    try:
        moves.append(connection, table.id, change.moves)
    except IntegrityError as error:
        raise Conflict from error
    if change.timeouts is not None:
        rows.put_seats(connection, table.id, table.seats, change.timeouts)
    if change.snapshot is not None:
        rows.put_snapshot(connection, table.id, change.snapshot)
    if table.status in (Status.FINISHED, Status.CLOSED):
        deadlines.drop(connection, table.id)
    if change.later is not None:
        deadlines.shift(connection, [table.id], change.later)
    if change.clocks is not None:
        deadlines.carry_out(connection, table.id, change.clocks)
    if change.silent:
        outbox.discard(connection, table.id, change.now)
    said = outbox.enqueue(
        connection, table.id, change.notices, change.now, live_waits=changed.live_waits
    )
    return outbox.mail(connection, table.id, said, changed.live_message_id)


def one_live(notices: Sequence[Notice]) -> tuple[Notice, ...]:
    """The notices with one live message among them, posted anew if any was to be."""
    lives = [notice for notice in notices if notice.kind is MessageKind.LIVE]
    if len(lives) < 2:
        return tuple(notices)
    merged = live(anew=any(notice.payload["anew"] for notice in lives))
    place = notices.index(lives[-1])
    return tuple(
        merged if index == place else notice
        for index, notice in enumerate(notices)
        if index == place or notice.kind is not MessageKind.LIVE
    )
