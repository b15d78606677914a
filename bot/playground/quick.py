"""A game at once: a table opened, filled and started by pressing what anybody would press."""

from __future__ import annotations

from typing import Any

import simcord

from bot.playground.pressing import press
from bot.playground.simulation import World


async def quick_game(
    world: World,
    host: simcord.MemberActor,
    *,
    seats: int,
    humans: int,
    game: str | None = None,
) -> simcord.ChannelHandle:
    """Start a game of ``seats`` (of ``game``, else of the first there is) and return its channel.

    The host and the next people in the world's order sit in ``humans`` of the seats, autopilots
    in the others. A channel that holds an open table is left alone.
    """
    async with world.turn():
        channel = await _free_channel(world)
        chosen = {} if game is None else {"game": game}
        await host.slash(
            channel, "table new", language=world.language, autopilots=seats - humans, **chosen
        )
        others = [person for person in world.people.values() if person.id != host.id]
        for guest in others[: humans - 1]:
            await press(guest, channel, "join")
        await press(host, channel, "start")
    return channel


async def _free_channel(world: World) -> simcord.ChannelHandle:
    bot: Any = world.env.bot
    for channel in world.channels:
        table = await bot.tables.in_channel(channel.id)
        if table is None or not table.status.open:
            return channel
    return world.add_channel()
