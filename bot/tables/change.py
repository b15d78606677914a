"""Everything that one act changes, written in one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.storage import deadlines, moves, outbox
from bot.storage import tables as rows
from bot.storage.moves import Move
from bot.storage.outbox import Mail
from bot.storage.tables import Snapshot
from bot.tables import clocks
from bot.tables.model import Status, Table
from bot.tables.notices import Kind, Notice, live
from rules.core.game import Decision, Seat


class Conflict(Exception):
    """Somebody else has changed the table since it was read; nothing was written."""


@dataclass(frozen=True, slots=True)
class Change:
    """From one version of a table to a later one.

    ``table`` is as it will be, ``was`` the version that it must still have. ``values`` are more
    columns of its row. ``timeouts`` are given when the seats have to be written. ``decisions``
    are what is decided now; ``None`` leaves the clocks as they are. ``later`` gives them more time.
    """

    table: Table
    was: int
    now: datetime
    values: Mapping[str, Any] = field(default_factory=dict)
    timeouts: Sequence[int] | None = None
    moves: Sequence[Move] = field(default=(), repr=False)
    snapshot: Snapshot | None = field(default=None, repr=False)
    decisions: Sequence[Decision] | None = None
    later: timedelta | None = None
    notices: Sequence[Notice] = ()
    silent: bool = False
    """Say nothing more, nor what still waits to be said."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a change has led to.

    ``due`` tells when each deciding seat's time ends, ``None`` if as before; ``mail`` is what the
    change has to say.
    """

    due: Mapping[Seat, datetime] | None
    mail: Mail


def save(connection: Connection, change: Change) -> Saved:
    """Write a change.

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
    due = _clocks(connection, change)
    if change.silent:
        outbox.discard(connection, table.id, change.now)
    said = outbox.enqueue(connection, table.id, change.notices, change.now)
    return Saved(due, outbox.mail(connection, table.id, said, changed.live_message_id))


def _clocks(connection: Connection, change: Change) -> dict[Seat, datetime] | None:
    table = change.table
    if table.status in (Status.FINISHED, Status.CLOSED):
        deadlines.drop(connection, table.id)
        return {}
    if change.decisions is None:
        return None
    if change.later is not None:
        deadlines.shift(connection, [table.id], change.later)
    running = deadlines.running(connection, table.id)
    people = [record.seat for record in table.seats if record.played_by_person]
    plan = clocks.plan(change.decisions, people, table.clock, running, change.now)
    deadlines.carry_out(connection, table.id, plan)
    return plan.due(running)


def one_live(notices: Sequence[Notice]) -> tuple[Notice, ...]:
    """The notices with one live message among them, posted anew if any was to be."""
    lives = [notice for notice in notices if notice.kind is Kind.LIVE]
    if len(lives) < 2:
        return tuple(notices)
    merged = live(anew=any(notice.payload["anew"] for notice in lives))
    place = notices.index(lives[-1])
    return tuple(
        merged if index == place else notice
        for index, notice in enumerate(notices)
        if index == place or notice.kind is not Kind.LIVE
    )
