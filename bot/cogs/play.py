"""``/table move``, ``undo``, ``nudge``: for those who play."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.delivery.message import Message
from bot.ui.handlers import play, table
from bot.ui.interactions import lookup
from bot.ui.interactions.context import Context
from bot.ui.interactions.localization import localized
from bot.ui.interactions.responder import respond
from bot.ui.interactions.slash import Command, Interaction, table_group


@app_commands.command(name=localized("command-move"), description=localized("command-move-about"))
async def move(interaction: Interaction) -> None:
    """The panel, as the button opens it."""

    async def work(visit: Context) -> Message:
        return await play.my_move(visit, await lookup.table_here(visit))

    await respond(interaction, work)


@app_commands.command(name=localized("command-undo"), description=localized("command-undo-about"))
async def undo(interaction: Interaction) -> None:
    """Take the own last move back."""

    async def work(visit: Context) -> Message:
        return await table.undo(visit, await lookup.open_table_here(visit))

    await respond(interaction, work)


@app_commands.command(name=localized("command-nudge"), description=localized("command-nudge-about"))
async def nudge(interaction: Interaction) -> None:
    """Mention those who are up."""

    async def work(visit: Context) -> Message:
        return await table.nudge(visit, await lookup.open_table_here(visit))

    await respond(interaction, work)


COMMANDS: tuple[Command, ...] = (move, undo, nudge)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to ``/table``."""
    group = table_group(bot)
    for command in COMMANDS:
        group.add_command(command)
