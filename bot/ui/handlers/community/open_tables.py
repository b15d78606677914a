"""Answers ``/community tables`` and ``/community interests``, and the buttons of a board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.community.open_tables import Interest, Pace
from bot.domain.table import Table
from bot.errors import TableError
from bot.messages.community.open_tables import OpenTableMessages
from bot.messages.components.items import ControlId, button, notice, row
from bot.messages.components.message import Message
from bot.ui.handlers.lobby import join
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import Route, Routes


async def tables(context: Context) -> Message:
    """The open tables of the server that the person can see, with what they wait for."""
    guild_id = context.interaction.guild_id or 0
    found = filter(context.sees, await context.tables.open_tables.in_server(guild_id))
    tell = button(ControlId("board-tell", 0), context.t("button-board-tell"), emoji="🔔")
    return _messages(context).board([*found], (), {}, context.t, more=[row(tell)], private=True)


async def interests(context: Context) -> Message:
    """What the person waits for, in all servers."""
    return await _interests(context)


async def _interests(context: Context, shown: Interest | None = None) -> Message:
    """What the person waits for; of ``shown`` also the tables that fit it already."""
    own = await context.tables.open_tables.interests_of(context.person.id)
    here = context.interaction.guild_id
    others = sorted({one.guild_id for one in own} - {here})
    servers = await context.services.servers.names(others)
    now: Sequence[Table] = ()
    if shown is not None and shown.guild_id == here:
        seen = filter(context.sees, await context.tables.open_tables.in_server(here))
        now = context.tables.open_tables.fitting(shown, [*seen])
    return _messages(context).interests(own, shown, now, servers, context.t)


def _messages(context: Context) -> OpenTableMessages:
    return context.services.open_table_messages


# Presses


async def pick_table(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Sit down at a table of a board."""
    table = await context.tables.get(int(values[0])) if values[0].isdecimal() else None
    # Its channel may have become private since the board was shown.
    if table is None or table.guided or not context.sees(table):
        raise TableError("no-table")
    if not table.status.open:
        raise TableError("table-closed")
    return await join(context, table)


async def press_tell(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Offer to be told of tables."""
    return await _interests(context)


async def pick_game(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Wait for a table of a game, in the server where that was pressed.

    Whoever waits for it already goes on to change that.
    """
    guild_id = context.interaction.guild_id
    games = [*context.services.presenters]
    place = int(values[0]) if values[0].isdecimal() else len(games)
    if guild_id is None or place >= len(games):
        raise TableError("unknown-control")
    own = await context.tables.open_tables.interests_of(context.person.id)
    same = [one for one in own if one.guild_id == guild_id and one.game == games[place]]
    pace, seats = (same[0].pace, same[0].seats) if same else (Pace.ANY, 0)
    waits = context.tables.open_tables.wait_for
    kept = await waits(guild_id, context.person, games[place], pace, seats)
    return await _interests(context, kept)


async def pick_pace(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Wait for tables of a pace only."""
    one = await _own(context, control)
    if values[0] not in list(Pace):
        raise TableError("unknown-control")
    return await _changed(context, one, Pace(values[0]), one.seats)


async def pick_seats(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Wait for tables of a number of people only."""
    one = await _own(context, control)
    if not values[0].isdecimal():
        raise TableError("unknown-control")
    return await _changed(context, one, one.pace, int(values[0]))


async def press_again(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Wait once more for what a table was found for."""
    one = await _own(context, control)
    if not await context.shares_server(one.guild_id):
        raise TableError("not-in-server")
    again = context.tables.open_tables.wait_for
    kept = await again(one.guild_id, context.person, one.game, one.pace, one.seats)
    told = _messages(context).interest(kept, {}, context.t)
    lines = [context.t("interest-kept", what=told)]
    now = await context.tables.open_tables.listed(kept.guild_id)
    lines += _messages(context).now(context.tables.open_tables.fitting(kept, now), context.t)
    return notice("\n".join(lines), success=True)


async def pick_drop(context: Context, control: ControlId, values: Sequence[str]) -> Message:
    """Take an interest back."""
    if values[0].isdecimal():
        await context.tables.open_tables.take_back(int(values[0]), context.person.id)
    return await _interests(context)


async def _own(context: Context, control: ControlId) -> Interest:
    number = control.path[0] if control.path else 0
    return await context.tables.open_tables.interest(number, context.person.id)


async def _changed(context: Context, one: Interest, pace: Pace, seats: int) -> Message:
    return await _interests(context, await context.tables.open_tables.change(one, pace, seats))


ROUTES: Routes = {
    "board-join": Route(pick_table, select=True),
    "board-tell": Route(press_tell),
    "interest-game": Route(pick_game, select=True, in_place=True),
    "interest-pace": Route(pick_pace, select=True, in_place=True),
    "interest-seats": Route(pick_seats, select=True, in_place=True),
    "interest-drop": Route(pick_drop, select=True, in_place=True),
    "interest-again": Route(press_again),
}
