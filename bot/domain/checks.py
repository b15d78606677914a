"""Conditions that commands share: who may do a thing, and at which stage of a table."""

from __future__ import annotations

from bot.domain.table import Person, SeatAssignment, Status, Table
from bot.errors import TableError


def require_host(table: Table, by: Person, manager: bool) -> None:
    """Raise ``TableError`` for somebody who neither hosts the table nor manages the server."""
    if by.id != table.host_id and not manager:
        raise TableError("host-only")


def require_lobby(table: Table) -> None:
    """Raise ``TableError`` unless the table waits for its start."""
    if not table.status.open:
        raise TableError("over")
    if table.status is not Status.LOBBY:
        raise TableError("already-started")


def require_running(table: Table) -> None:
    """Raise ``TableError`` unless the game goes on."""
    match table.status:
        case Status.LOBBY:
            raise TableError("not-started")
        case Status.PAUSED:
            raise TableError("paused")
        case Status.FINISHED | Status.CLOSED:
            raise TableError("over")


def require_started(table: Table) -> None:
    """Raise ``TableError`` unless the game is running or paused."""
    if table.status is not Status.PAUSED:
        require_running(table)


def own_seats(table: Table, person: Person) -> tuple[SeatAssignment, ...]:
    """The person's seats, at least one; raises ``TableError`` if there is none."""
    seats = table.seats_of(person.id)
    if not seats:
        raise TableError("not-seated")
    return seats
