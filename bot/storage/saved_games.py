"""All that games go on from, of several tables in a few queries."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.engine import Connection

from bot.domain.calendar import Calendar
from bot.domain.clocks import RunningClock
from bot.storage import deadlines
from bot.storage import tables as rows
from bot.storage.commits import Snapshot
from bot.storage.people import calendars
from bot.storage.schema import snapshots
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
    clocks = deadlines.running(connection, begun)
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
