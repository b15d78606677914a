"""``/table pause``, ``resume``, ``replace``, ``close``: the host's, and the managers'."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.delivery.message import Screen
from bot.ui.components.escaping import plain
from bot.ui.handlers import table as running
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Visit
from bot.ui.interactions.localization import said
from bot.ui.interactions.responder import answer
from bot.ui.interactions.slash import (
    Command,
    Interaction,
    Suggestions,
    reader,
    suggestions,
    table_behind,
    table_group,
)


@app_commands.command(name=said("command-pause"), description=said("command-pause-about"))
async def pause(interaction: Interaction) -> None:
    """Stop the clocks."""

    async def work(visit: Visit) -> Screen:
        return await running.pause(visit, await lookup.open_table_here(visit))

    await answer(interaction, work)


@app_commands.command(name=said("command-resume"), description=said("command-resume-about"))
async def resume(interaction: Interaction) -> None:
    """Let the clocks run again."""

    async def work(visit: Visit) -> Screen:
        return await running.resume(visit, await lookup.open_table_here(visit))

    await answer(interaction, work)


@app_commands.command(name=said("command-replace"), description=said("command-replace-about"))
@app_commands.rename(
    seat=said("option-seat"), person=said("option-person"), autopilot=said("option-autopilot")
)
@app_commands.describe(
    seat=said("option-seat-about"),
    person=said("option-person-about"),
    autopilot=said("option-replace-autopilot-about"),
)
async def replace(
    interaction: Interaction,
    seat: str,
    person: discord.Member | None = None,
    autopilot: str | None = None,
) -> None:
    """Give a seat to another person, or to an autopilot."""

    async def work(visit: Visit) -> Screen:
        table = await lookup.open_table_here(visit)
        return await running.replace(visit, table, seat, person, autopilot)

    await answer(interaction, work)


@replace.autocomplete("seat")
async def seats(interaction: Interaction, typed: str) -> Suggestions:
    """The table's seats with who sits there."""
    found = await table_behind(interaction)
    if found is None:
        return []
    table, face = found
    t = reader(interaction)
    labels = [
        (seat.identity, f"{face.seat_label(seat.identity, t).text} · {plain(seat.name)}")
        for seat in table.seats
    ]
    return suggestions(labels, typed)


@replace.autocomplete("autopilot")
async def styles(interaction: Interaction, typed: str) -> Suggestions:
    """The autopilots of the table's game."""
    found = await table_behind(interaction)
    if found is None:
        return []
    _, face = found
    t = reader(interaction)
    return suggestions([(s, face.style_label(s, t)) for s in face.game.autopilots], typed)


@app_commands.command(name=said("command-close"), description=said("command-close-about"))
async def close(interaction: Interaction) -> None:
    """End the table, after asking once more."""

    async def work(visit: Visit) -> Screen:
        return running.ask_to_close(visit, await lookup.open_table_here(visit))

    await answer(interaction, work)


COMMANDS: tuple[Command, ...] = (pause, resume, replace, close)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
