"""Conditions that commands share: who may do a thing, and at which stage of a table."""

from __future__ import annotations

from bot.domain.table import Person, Table
from bot.errors import TableError


def require_host(table: Table, by: Person, manager: bool) -> None:
    """Raise ``TableError`` for somebody who neither hosts the table nor manages the server."""
    if by.id != table.host_id and not manager:
        raise TableError("host-only")
