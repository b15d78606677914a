"""All that games go on from, of several tables in a few queries."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.engine import Connection

from bot.domain.calendar import Calendar
from bot.domain.clocks import DeadlineKind, RunningClock
from bot.storage import tables as rows
from bot.storage.commits import Snapshot
from bot.storage.people import calendars
from bot.storage.schema import deadlines, snapshots
from bot.storage.tables import Stored
from bot.storage.votes import undo_votes
from rules.core.game import Seat


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A table's rows; ``snapshot`` is ``None`` before the start.

    ``clocks`` are those that run, ``calendars`` those of everybody who sits there, by user id.
    ``voting``: a vote on an undo is open.
    """

    stored: Stored
    snapshot: Snapshot | None = field(default=None, repr=False)
    clocks: Mapping[Seat, RunningClock] = field(default_factory=dict)
    calendars: Mapping[int, Calendar] = field(default_factory=dict)
    voting: bool = False


def load(connection: Connection, table_ids: Collection[int]) -> dict[int, SavedGame]:
    """Those of these tables that there are."""
    found = rows.load_all(connection, table_ids)
    saved = _snapshots(connection, table_ids)
    begun = {table_id: found[table_id].table for table_id in saved if table_id in found}
    clocks = _clocks(connection, begun)
    hours = calendars.of_everybody(connection, begun.values())
    voting = undo_votes.open_among(connection, begun)
    return {
        table_id: SavedGame(stored)
        if table_id not in begun
        else SavedGame(
            stored,
            saved[table_id],
            clocks.get(table_id, {}),
            hours[table_id],
            table_id in voting,
        )
        for table_id, stored in found.items()
    }


def _snapshots(connection: Connection, table_ids: Collection[int]) -> dict[int, Snapshot]:
    found = connection.execute(select(snapshots).where(snapshots.c.table_id.in_(table_ids)))
    return {row.table_id: Snapshot(row.state, row.since, row.barrier) for row in found}


def _clocks(
    connection: Connection, table_ids: Collection[int]
) -> dict[int, dict[Seat, RunningClock]]:
    """The clocks that run at tables by seat, with the reminders that are still to come."""
    found = connection.execute(
        select(deadlines)
        .where(deadlines.c.table_id.in_(table_ids), deadlines.c.done_at.is_(None))
        .order_by(deadlines.c.due_at)
    ).all()
    ends = {(row.table_id, row.seat): row for row in found if row.what == DeadlineKind.END}
    clocks: dict[int, dict[Seat, RunningClock]] = {}
    for (table_id, seat), end in ends.items():
        reminders = tuple(
            (DeadlineKind(row.what), row.due_at)
            for row in found
            if (row.table_id, row.seat) == (table_id, seat) and row.what != DeadlineKind.END
        )
        clock = RunningClock(end.kind, end.about, end.due_at, reminders)
        clocks.setdefault(table_id, {})[seat] = clock
    return clocks
