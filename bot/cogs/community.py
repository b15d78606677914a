"""``/community`` with its commands: what the people of a server play together."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.handlers.community import open_tables, server_page
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import Command, Interaction, add_group, command


@command("command-community-tables")
async def tables(interaction: Interaction) -> None:
    await respond(interaction, open_tables.tables)


@command("command-community-interests")
async def interests(interaction: Interaction) -> None:
    await respond(interaction, open_tables.interests)


@command("command-community-page")
async def page(interaction: Interaction) -> None:
    await respond(interaction, server_page.page)


COMMANDS: tuple[Command, ...] = (tables, interests, page)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add ``/community`` to the bot."""
    add_group(bot, "command-community", COMMANDS)
