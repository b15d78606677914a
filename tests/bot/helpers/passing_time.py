"""Time that passes at a table, and what is read off the table then."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.domain.table import Table
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


async def advance(server: SimulatedServer, span: timedelta) -> None:
    """Let time pass in pieces: SimCord wants each call to be over within seconds."""
    while span > timedelta(0):
        piece = min(span, DAY)
        await server.env.advance_time(piece.total_seconds())
        span -= piece


async def again(server: SimulatedServer, table: Table) -> Table:
    """The table as it is now."""
    return await server.bot.tables.get(table.id)


async def seat_up(server: SimulatedServer, table: Table) -> int:
    """The first of the seats that decide."""
    here = await server.bot.tables.position(table.id)
    return server.bot.presenters[table.game].game.decisions(here.state)[0].seat


async def due(server: SimulatedServer, table: Table) -> dict[int, datetime]:
    """When the time of each deciding seat ends."""
    return dict((await server.bot.tables.position(table.id)).due)
