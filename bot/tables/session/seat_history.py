"""The hands through which a table's seats have gone, read from the steps that gave them away.

Pure. Each step is of kind ``seat`` and keeps who played the seat before and who plays it now.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.domain.table import SeatAssignment, Table
from bot.storage.commits import Move
from rules.core.game import Json, Seat


def seats_had(table: Table, changes: Sequence[Move], user_id: int) -> frozenset[Seat]:
    """Every seat that a person has or had in this game."""
    now = {seat.seat for seat in table.seats_of(user_id)}
    earlier = {
        change.seat
        for change in changes
        if change.seat is not None and any(who["person"] == user_id for who in _players(change))
    }
    return frozenset(now | earlier)


def is_opponent(record: SeatAssignment, changes: Sequence[Move]) -> bool:
    """Whether an autopilot has played a seat from the start, as it was chosen."""
    if record.user_id is not None or record.autopilot is None:
        return False
    return not any(
        who["person"] is not None or who.get("former")
        for change in changes
        if change.seat == record.seat
        for who in _players(change)
    )


def autopilot_since(changes: Sequence[Move], seat: Seat) -> datetime | None:
    """The moment at which an autopilot took a seat over from a person; ``None`` if none did."""
    return next(
        (one.at for one in reversed(changes) if one.seat == seat and _puts_aside(one)), None
    )


def put_aside(table: Table, changes: Sequence[Move], version: int) -> frozenset[int]:
    """The people who played their seats at a version, and for whom an autopilot plays since.

    Not those who wished it themselves, nor those who have lost their seats.
    """
    found: set[int] = set()
    for change in changes:
        if change.version > version and _puts_aside(change):
            person = change.detail["from"]["person"]
            (found.discard if change.user_id == person else found.add)(person)
    away = {seat.user_id for seat in table.seats if not seat.played_by_person}
    return frozenset(found & away)


def _players(change: Move) -> tuple[Json, Json]:
    return change.detail["from"], change.detail["to"]


def _puts_aside(change: Move) -> bool:
    """Whether an autopilot plays from now on, and a person did before."""
    before, after = _players(change)
    return before["autopilot"] is None and after["autopilot"] is not None
