"""From a press or a command to the table, the seat and the scene that it is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.custom_ids import ControlId, parse
from bot.domain.table import Position, SeatAssignment, Status, Table
from bot.errors import TableError
from bot.games.base import GamePresenter
from bot.ui.components.table_view import TableView
from bot.ui.interactions.context import Context
from rules.core.game import Seat, Viewer


async def table_here(visit: Context) -> Table:
    """The channel's table: the open one, else the last that was played here.

    Raises ``TableError`` where there never was one.
    """
    table = await visit.tables.in_channel(visit.channel_id)
    if table is None:
        raise TableError("no-table")
    return table


async def open_table_here(visit: Context) -> Table:
    """The channel's open table; raises ``TableError`` where there is none."""
    table = await table_here(visit)
    if not table.status.open:
        raise TableError("no-table")
    return table


async def table_of(visit: Context, control: ControlId) -> Table:
    """The table that a control names; raises ``TableError`` if it was closed or is unknown.

    A control is found by its table's number, never by its channel's name or place, so that an
    old message can't act on a newer game.
    """
    table = await visit.tables.get(control.table)
    if table is None or table.status is Status.CLOSED:
        raise TableError("table-closed")
    message = visit.interaction.message
    if message is not None and _left_behind(message, visit, table):
        await visit.tables.hosting.remove_stale_live(table.id, message.id)
    return table


_LIVE = frozenset({"hand", "sheet", "log"})
"""Verbs that a live message has among others, and no other public message."""


def _left_behind(message: discord.Message, visit: Context, table: Table) -> bool:
    """Whether a live message was pressed that has a successor.

    It should have lost its buttons, but nobody knew of it where Discord posted it and the answer
    was lost on the way. A newer one than is known of may be about to be noted.
    """
    if table.live_message_id is None or message.id >= table.live_message_id:
        return False
    if visit.channel_id != table.channel_id or message.flags.ephemeral:
        return False
    return verbs_in(part.to_dict() for part in message.components) >= _LIVE


def verbs_in(components: Iterable[Mapping[str, Any]]) -> set[str]:
    """The verbs of all controls in a message."""
    found: set[str] = set()
    for component in components:
        with suppress(KeyError, ValueError):
            found.add(parse(component["custom_id"]).verb)
        found |= verbs_in(component.get("components") or ())
    return found


def presenter_of(visit: Context, table: Table) -> GamePresenter:
    """The face of the table's game; raises ``TableError`` if this bot doesn't know it."""
    try:
        return visit.house.faces[table.game]
    except KeyError:
        raise TableError("unknown-game", game=table.game) from None


async def started_position(visit: Context, table: Table) -> Position:
    """The position of a game that has begun; raises ``TableError`` in the lobby."""
    if table.status is Status.LOBBY or table.seed_hash is None:
        raise TableError("not-started")
    return await visit.tables.position(table.id)


def own_seat(visit: Context, table: Table) -> SeatAssignment:
    """The seat that the person plays; raises ``TableError`` if there is none."""
    seat = table.seat_of(visit.person.id)
    if seat is None:
        raise TableError("not-seated")
    return seat


def table_view(visit: Context, position: Position, viewer: Viewer) -> TableView:
    """The position for the person's eyes only, in their language."""
    house = visit.house
    face = presenter_of(visit, position.table)
    return TableView(face, position, viewer, visit.t, house.screens.pictures)


def seat_by_number(table: Table, seat: Seat | None) -> SeatAssignment:
    """The seat of this number; raises ``TableError`` if the table has none such."""
    if seat is None or seat >= len(table.seats):
        raise TableError("no-such-seat")
    return table.seats[seat]
