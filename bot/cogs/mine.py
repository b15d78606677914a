"""``/mine``: all tables of the person who asks, in a server or by direct message."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.handlers import mine as mine_handler
from bot.ui.interactions.dispatch import respond
from bot.ui.interactions.slash_commands import Interaction, localized


@app_commands.command(name=localized("command-mine"), description=localized("command-mine-about"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def mine(interaction: Interaction) -> None:
    """Every table of the person's: who is up, until when, what is asked."""
    await respond(interaction, mine_handler.mine)


async def setup(bot: commands.Bot) -> None:
    """Add the command."""
    bot.tree.add_command(mine)
