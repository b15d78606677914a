"""Tables of 1969 whose first decision that isn't secret is open."""

from __future__ import annotations

from typing import Any

from bot.domain.table import Table
from tests.bot.helpers.passing_time import again, seat_up
from tests.bot.helpers.simulated_discord.simulated_server import SimulatedServer

THREE = ("Anna", "Bob", "Chloe")


async def buying(server: Any, **options: Any) -> tuple[int, int, str]:
    """A table where one of two people buys: table, seat, and the person's name."""
    table = await server.table("Anna", "Bruno", **options)
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    seat = await seat_up(server, table)
    return table.id, seat, ("Anna", "Bruno")[seat]


async def buying_of_three(server: SimulatedServer) -> Table:
    """A table where one of three people buys; ``name_of`` says who sits where."""
    table = await server.table(*THREE)
    for seat in range(3):
        await server.act(table.id, seat, "trade 0")
    return await again(server, table)


def name_of(seat: int) -> str:
    """The person in a seat of ``buying_of_three``."""
    return THREE[seat]
