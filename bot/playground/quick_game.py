"""Opens a table, fills its seats and starts a game, by the commands and buttons of anybody."""

from __future__ import annotations

from typing import Any

import simcord

from bot.playground.buttons import press
from bot.playground.simulation import Simulation


async def quick_game(
    simulation: Simulation,
    host: simcord.MemberActor,
    *,
    seats: int,
    humans: int,
    game: str | None = None,
) -> simcord.ChannelHandle:
    """Start a game of ``seats`` (of ``game``, else of the first there is) and return its channel.

    The host and the next people of the simulation sit in ``humans`` of the seats, autopilots
    in the others; where the game has none, people sit in all. A channel that holds an open table
    is left alone.
    """
    async with simulation.exclusive():
        bot: Any = simulation.env.bot
        presenter = next(iter(bot.presenters.values())) if game is None else bot.presenters[game]
        if not presenter.game.autopilots:
            humans = seats
        channel = await _free_channel(simulation)
        chosen = {} if game is None else {"game": game}
        await host.slash(
            channel,
            "table new",
            thread=False,
            language=simulation.language,
            autopilots=seats - humans,
            **chosen,
        )
        others = [person for person in simulation.people.values() if person.id != host.id]
        for guest in others[: humans - 1]:
            await press(guest, channel, "join")
        await press(host, channel, "start")
    return channel


async def _free_channel(simulation: Simulation) -> simcord.ChannelHandle:
    bot: Any = simulation.env.bot
    for channel in simulation.channels:
        table = await bot.tables.in_channel(channel.id)
        if table is None or not table.status.open:
            return channel
    return simulation.add_channel()
