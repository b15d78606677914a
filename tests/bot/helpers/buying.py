"""A table of 1969 whose first decision that isn't secret is open."""

from __future__ import annotations

from typing import Any

from bot.games import PRESENTERS

GAME = PRESENTERS["race1969"].game


async def buying(server: Any, **options: Any) -> tuple[int, int, str]:
    """A table where one of two people buys: table, seat, and the person's name."""
    table = await server.table("Anna", "Bruno", **options)
    for seat in range(2):
        await server.act(table.id, seat, "trade 0")
    position = await server.bot.tables.position(table.id)
    seat = GAME.decisions(position.state)[0].seat
    return table.id, seat, ("Anna", "Bruno")[seat]
