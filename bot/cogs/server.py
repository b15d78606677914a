"""``/server`` with its commands, for those who manage a server: its settings and its tables."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.handlers.community import server_settings, server_tables
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import Command, Interaction, add_group, command


@command("command-server-settings")
async def settings(interaction: Interaction) -> None:
    await respond(interaction, server_settings.settings)


@command("command-server-tables")
async def tables(interaction: Interaction) -> None:
    await respond(interaction, server_tables.tables)


COMMANDS: tuple[Command, ...] = (settings, tables)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add ``/server`` to the bot."""
    add_group(bot, "command-server", COMMANDS, managers=True)
