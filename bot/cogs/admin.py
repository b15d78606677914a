"""``/table pause``, ``resume``, ``replace``, ``close``: the host's, and the managers'."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.delivery.message import Message
from bot.ui.components.escaping import plain
from bot.ui.handlers import table as running
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context
from bot.ui.interactions.localization import localized
from bot.ui.interactions.responder import respond
from bot.ui.interactions.slash import (
    Command,
    Interaction,
    Suggestions,
    reader_language,
    suggestions,
    table_for_autocomplete,
    table_group,
)


@app_commands.command(name=localized("command-pause"), description=localized("command-pause-about"))
async def pause(interaction: Interaction) -> None:
    """Stop the clocks."""

    async def work(visit: Context) -> Message:
        return await running.pause(visit, await lookup.open_table_here(visit))

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-resume"), description=localized("command-resume-about")
)
async def resume(interaction: Interaction) -> None:
    """Let the clocks run again."""

    async def work(visit: Context) -> Message:
        return await running.resume(visit, await lookup.open_table_here(visit))

    await respond(interaction, work)


@app_commands.command(
    name=localized("command-replace"), description=localized("command-replace-about")
)
@app_commands.rename(
    seat=localized("option-seat"),
    person=localized("option-person"),
    autopilot=localized("option-autopilot"),
)
@app_commands.describe(
    seat=localized("option-seat-about"),
    person=localized("option-person-about"),
    autopilot=localized("option-replace-autopilot-about"),
)
async def replace(
    interaction: Interaction,
    seat: str,
    person: discord.Member | None = None,
    autopilot: str | None = None,
) -> None:
    """Give a seat to another person, or to an autopilot."""

    async def work(visit: Context) -> Message:
        table = await lookup.open_table_here(visit)
        return await running.replace(visit, table, seat, person, autopilot)

    await respond(interaction, work)


@replace.autocomplete("seat")
async def seats(interaction: Interaction, typed: str) -> Suggestions:
    """The table's seats with who sits there."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    table, face = found
    t = reader_language(interaction)
    labels = [
        (seat.identity, f"{face.seat_label(seat.identity, t).text} · {plain(seat.name)}")
        for seat in table.seats
    ]
    return suggestions(labels, typed)


@replace.autocomplete("autopilot")
async def styles(interaction: Interaction, typed: str) -> Suggestions:
    """The autopilots of the table's game."""
    found = await table_for_autocomplete(interaction)
    if found is None:
        return []
    _, face = found
    t = reader_language(interaction)
    return suggestions([(s, face.style_label(s, t)) for s in face.game.autopilots], typed)


@app_commands.command(name=localized("command-close"), description=localized("command-close-about"))
async def close(interaction: Interaction) -> None:
    """End the table, after asking once more."""

    async def work(visit: Context) -> Message:
        return running.ask_to_close(visit, await lookup.open_table_here(visit))

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (pause, resume, replace, close)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
