"""``/table away``, ``quiet``, ``vote``: what people may do about the clocks."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.domain.calendar import suggested_zones
from bot.domain.votes import Subject
from bot.messages.components.message import Message
from bot.ui.handlers import clocks
from bot.ui.interactions.context import Context
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import (
    SUGGESTIONS,
    Command,
    Interaction,
    Suggestions,
    localized,
    table_group,
)

LONGEST_AWAY = 90
"""Days that can be asked for; how many a table grants is its own affair."""


@app_commands.command(name=localized("command-away"), description=localized("command-away-about"))
@app_commands.rename(days=localized("option-days"))
@app_commands.describe(days=localized("option-days-about"))
async def away(interaction: Interaction, days: app_commands.Range[int, 0, LONGEST_AWAY]) -> None:
    """Be away for some days, or back."""

    async def work(context: Context) -> Message:
        return await clocks.away(context, await context.open_channel_table(), days)

    await respond(interaction, work)


async def _zones(interaction: Interaction, typed: str) -> Suggestions:
    """The time zones whose names contain what is being typed, or come close."""
    found = suggested_zones(typed, SUGGESTIONS)
    return [app_commands.Choice(name=name, value=name) for name in found]


@app_commands.command(name=localized("command-quiet"), description=localized("command-quiet-about"))
@app_commands.rename(hours=localized("option-hours"), zone=localized("option-zone"))
@app_commands.describe(hours=localized("option-hours-about"), zone=localized("option-zone-about"))
@app_commands.autocomplete(zone=_zones)
async def quiet(
    interaction: Interaction, hours: str | None = None, zone: str | None = None
) -> None:
    """The hours in which one's own clocks stand still, at every table."""
    await respond(interaction, lambda context: clocks.quiet(context, hours, zone))


@app_commands.command(name=localized("command-vote"), description=localized("command-vote-about"))
@app_commands.rename(what=localized("option-what"), time=localized("option-time"))
@app_commands.describe(what=localized("option-what-about"), time=localized("option-time-about"))
@app_commands.choices(
    what=[
        app_commands.Choice(name=localized(f"vote-subject-{subject}"), value=subject.value)
        for subject in Subject
    ]
)
async def vote(interaction: Interaction, what: str, time: str | None = None) -> None:
    """Ask the table to pause, to go on, or for more time."""

    async def work(context: Context) -> Message:
        table = await context.open_channel_table()
        return await clocks.vote(context, table, Subject(what), time)

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (away, quiet, vote)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
