"""What all commands and controls stand on: buttons, selects, languages, the last safety net."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.components.controls import dispatch

# Each of these modules answers the presses of some verbs.
from bot.ui.handlers import browse, lobby, play, table, verification
from bot.ui.interactions.localization import CatalogTranslator
from bot.ui.interactions.responder import report_failure

HANDLERS = (browse, lobby, play, table, verification)


async def on_error(
    interaction: discord.Interaction[Any], error: app_commands.AppCommandError
) -> None:
    """What went wrong before a command began, such as an argument that can't be read."""
    await report_failure(interaction, error)


async def setup(bot: commands.Bot) -> None:
    """Let the bot answer buttons and selects, and translate its commands."""
    bot.add_listener(dispatch, "on_interaction")
    bot.tree.error(on_error)
    await bot.tree.set_translator(CatalogTranslator())
